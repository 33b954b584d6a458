### The library of house rules that servers offer to all others.

command-library = House rules of other servers: read them, try them, import them
command-house-publish = Offer a house rule to all servers, in the library

library-title = 📚 Library of house rules
library-footer = { $pages ->
    [one] { "" }
   *[other] Page { $page } of { $pages } ·{ " " }
}A server manager adds one with /house publish.
library-empty = No server offers a house rule at present.
library-line = • **{ $name }**: { $about }
library-rule-title = 📚 { $name }
library-author = ✍️ { $author }
library-code = Code for `/house import`
library-published = 📚 **{ $name }** is in the library as it is now. Later changes of yours do not change it there; publish it again for that.
library-imported = 🏠 **{ $name }** is a house rule of this server now. Play it with `/table new`.
library-name-taken = This server has another house rule called **{ $name }**. Import it under another name: `/house import` with the code `{ $code }`.
library-down-sure = Do you really want to take **{ $name }** out of the library? Servers that have imported it keep it.
library-taken-down = **{ $name }** is no longer in the library.
library-practice-runs = You have a practice match in play. `/practice` goes on with it; try this one when it is over.
library-form-title = Publish { $name }
library-form-about = What is it like? One sentence
library-form-about-hint = We draw two cards, and the pile is always frozen.
library-form-author = Who made it?
library-form-author-hint = A name that everybody sees; empty for none

menu-library = 📖 Open one…
button-library-newer = ◀ Newer
button-library-older = Older ▶
button-library-try = Try it
button-library-import = Import
button-library-down = Take down…
button-library-down-sure = Yes, take it down
