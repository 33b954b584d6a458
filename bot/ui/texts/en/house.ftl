### House rules of a server.

command-house = House rules of this server: how you play Canasta here
command-house-list = The house rules of this server
command-house-show = What a house rule changes
command-house-create = Write down a new house rule, beginning with a known game
command-house-set = Change one option of a house rule
command-house-unset = Let an option be as in the game the house rule began with
command-house-edit = Change a house rule by menus
command-house-delete = Delete a house rule; tables that play it go on
command-house-terms = How tables of a house rule, or all new tables, treat time: clock, reminders and the like
command-house-default = What new tables play when nobody says otherwise
command-house-share = A code by which another server can take a house rule over
command-house-import = Take over a house rule from another server by its code

option-house-name = The name of the house rule
option-house-new-name = A name for the house rule
option-house-preset = The game to begin with (Classic if you leave this out)
option-house-option = The option; type a word that it is about
option-house-value = Its value
option-house-code = The code that /house share showed on the other server
option-house-terms = The house rule (leave this out for all new tables of this server)
option-house-default = The house rule (leave this out for Classic)
option-rules = A house rule of this server, or a game
option-rules-of = A house rule or a game, instead of the table in this channel

house-title = 🏠 House rule { $name }
house-footer = Change it with /house set or /house edit; play it with /table new.
house-footer-form = Change it with the menus below; play it with /table new.
house-sentence = { $preset }, but { $differences }.
house-sentence-same = { $preset }, without any change.
house-is-default = ⭐ New tables play this.
house-line = • **{ $name }**: { $value } (otherwise { $before }) · `{ $option }`
house-line-unknown = • `{ $option }`: this version of the bot does not know it
house-list-title = 🏠 House rules of this server
house-list-line = • **{ $name }**: { $what }
house-list-default = ⭐ **{ $name }** (for new tables): { $what }
house-list-none = There are none yet. Make one with `/house create`, then change it with `/house set` or `/house edit`.
house-made = 🏠 **{ $name }** is written down.
house-set-done = ✅ From now on: { $what }.
house-unset-done = ↩️ { $name } is as in { $preset } again.
house-deleted = **{ $name }** is deleted. Tables that play it go on as they are.
house-delete-sure = Do you really want to delete **{ $name }**? Tables that play it go on as they are.
house-default-done = ⭐ New tables play **{ $name }** now.
house-default-none = New tables play { $preset } now.
house-share = 🏠 **{ $name }**: { $what }
    `{ $code }`
    On the other server: `/house import`, with this code.
house-import-title = 🏠 Take over this house rule?
house-import-declined = Nothing was taken over.
house-way = 💡 A way out: { $way }.
house-setting = { $name } = { $value }
house-admins-only = Only who manages the server changes house rules.
house-offer-lost = This offer can no longer be read. Type `/house import` again.
house-code-mistyped = This code has a typing error, or a part of it is missing. Copy it whole: letters, digits and dashes.
house-code-too-new = This code was written by a newer version of the bot than this one. It has to be updated first.
house-code-too-long = This house rule changes more than a code can carry. Begin with a game that is nearer to it: `/house create`.
house-code-unknown = This code speaks of an option, a value or a game that this version of the bot does not know.
house-option-unknown = There is no option `{ $option }`. Type a word that it is about and choose from the list.

house-choice-default = ⭐ { $name } (house rule, for new tables)
house-choice = 🏠 { $name } (house rule)
house-choice-preset = { $name }
house-choice-option = { $name }: { $about }
house-choice-now = { $value } (as it is now)

house-form-sections = ✏️ Change something in…
house-form-options = ✏️ Which option?
house-form-values = { $name }: which value?
house-form-ways = 💡 A way out: change this too…
house-form-option = **{ $name }**: { $about }
    Now: { $value }. In { $preset }: { $before }.
house-type-label = The value
house-type-hint = Possible: { $allowed }
house-form-type = Possible are: { $allowed }. What the menu lacks: **{ button-house-type }**
house-section-page = { $section } ({ $number })
house-section-deal = The deal
house-section-draw = Drawing
house-section-threes = Threes
house-section-melds = Melds
house-section-initial = The first meld
house-section-pile = The discard pile
house-section-discard = Discards
house-section-going_out = Going out
house-section-scoring = Scoring
house-section-end = The end
house-section-three_handed = Three players
house-section-manners = Questions and irregularities
button-house-edit = Change
button-house-type = Type a value…
button-house-unset = As in { $preset }
button-house-accept = Take over
button-house-decline = No
button-house-delete = Yes, delete it

refusal-house-rule = 🏠 House rule: { $differences }.
refusal-preset-rule = 📖 { $preset }: { $differences }.

rules-menu = 📖 Read more of the rules…
rules-line-changed = 🔸 { $rule }
rules-game = **{ $name }**: { $about }
rules-completion = 🏠 House completion: the texts on this game leave these open, so they are settled here, as in the game it comes from where that fits: { $options }.
rules-note = 📝 { $note }
rules-marked = 🔸 marks what is otherwise in { $classic }.
