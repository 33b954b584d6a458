### House rules of a server.

command-house = House rules of this server: how you play Canasta here
command-house-list = The house rules of this server
command-house-show = What a house rule changes
command-house-create = Create a house rule, starting from a known game
command-house-set = Change one option of a house rule
command-house-unset = Reset an option to the game the house rule started from
command-house-edit = Change a house rule with menus
command-house-delete = Delete a house rule; tables that play it continue
command-house-terms = Table settings (clock, reminders, board) for tables of a house rule, or all new tables
command-house-default = What new tables play by default
command-house-share = Get a code for using a house rule on another server
command-house-import = Import a house rule from another server by its code

option-house-name = The name of the house rule
option-house-new-name = A name for the house rule
option-house-preset = The game to start from (default: Classic)
option-house-option = The option: type a word to search for it
option-house-value = Its value
option-house-code = The code that /house share showed on the other server
option-house-terms = The house rule (leave this out for all new tables of this server)
option-house-default = The house rule (leave this out for Classic)
option-rules = A house rule of this server, or a game
option-rules-of = A house rule or a game, instead of the table in this channel

house-title = 🏠 House rule { $name }
house-footer = Play it with /table new.
house-footer-form = Change it with the menus below; play it with /table new.
# $differences: a list of clauses (option-…-is): "the pile is always frozen and two canastas are needed".
house-sentence = { $preset }, but { $differences }.
house-sentence-same = { $preset }, without any change.
house-is-default = ⭐ New tables play this.
house-line = • **{ $name }**: { $value } (instead of { $before }) · `{ $option }`
house-line-clause = • **{ $name }**: { $value } (in { $preset }: { $before }) · `{ $option }`
house-line-unknown = • `{ $option }`: this version of the bot does not know it
# $names: names of options, $count of them.
house-no-penalty = 💡 Only what has a penalty of its own is penalised. Still without one here: { $names }.
# $names: names of options, $count of them.
house-penalty-unused = 💡 No effect until **{ $option }** is set, too: { $names }.
# $names: names of options, $count of them.
house-no-effect = 💡 No effect as long as **{ $option }** stays as it is: { $names }.
house-no-effect-minimums = 💡 { $by ->
    [round] The match ends after { $end ->
        [one] one round
       *[other] { $end } rounds
    }
   *[other] The match ends at { $end } points
}, so this never counts for the first meld{ $tie ->
    [play_on] , except after a tie
   *[other] {""}
}: { $rows }.
house-contradicts = ⚠️ Some of this does not fit together. Tables play it as it is, but the next change has to settle it:
house-option-named = **{ $name }**
house-list-title = 🏠 House rules of this server
house-list-line = • **{ $name }**: { $what }
house-list-default = ⭐ **{ $name }** (for new tables): { $what }
house-list-none = There are none yet. Make one with `/house create`, then change it with `/house set` or `/house edit`.
house-made = 🏠 **{ $name }** is created.
house-set-done = ✅ From now on: { $what }.
house-unset-done = ↩️ { $name } is as in { $preset } again.
house-deleted = **{ $name }** is deleted. Tables that play it continue as they are.
house-delete-sure = Do you really want to delete **{ $name }**? Tables that play it continue as they are.
house-renamed = ✏️ **{ $before }** is now called **{ $name }**. Open tables keep the old name.
house-copied = 🏠 **{ $name }** is a copy of **{ $original }**. Change below what is different.
house-taken-back = ↩️ **{ $name }** is as it was. Tables that are open keep their rules.
house-rename-title = Rename { $name }
house-copy-title = Copy { $name }
house-name-label = New name
house-copy-label = Name of the copy
house-name-hint = At most 40 letters
house-history-title = 🕘 Changes of { $name }
house-version-now = **{ $number } (now)** · { $when } · { $who }: { $what }
house-version = **{ $number }** · { $when } · { $who }: { $what }
house-version-title = 🕘 { $name }, version { $number }
# $names: names of options, $count of them.
house-version-undone = { $names } as in { $preset } again
house-version-renamed = called **{ $name }**
house-version-instead = If you go back to this: { $changes }.
menu-house-show = Show a house rule…
menu-house-versions = Look at an earlier version…
house-default-done = ⭐ New tables play **{ $name }** now.
house-default-none = New tables play { $preset } now.
house-share = 🏠 **{ $name }**: { $what }
    `{ $code }`
    On the other server: `/house import`, with this code.
house-import-title = 🏠 Import this house rule?
house-import-declined = Nothing was imported.
house-fix = 💡 To fix this: { $fix }.
house-setting = { $name } = { $value }
house-admins-only = Only server managers can change house rules.
house-offer-lost = This offer can no longer be read. Type `/house import` again.
house-code-mistyped = This code has a typo or is incomplete. Copy all of it: letters, digits and dashes.
house-code-too-new = This code comes from a newer version of the bot. This bot has to be updated first.
house-code-too-long = This house rule changes more than a code can hold. Start from a game that is closer to it: `/house create`.
house-code-unknown = This code contains an option, a value or a game that this version of the bot does not know.
rules-unknown = I know no game and no house rule “{ $name }”. Did you mean { $nearest }? While you type, the command shows all of them.
house-option-unknown = There is no option “{ $option }”. Type a word to search, then choose from the list.

house-choice-default = ⭐ { $name } (house rule, for new tables)
house-choice = 🏠 { $name } (house rule)
house-choice-preset = { $name }
house-choice-option = { $name }: { $about }
house-choice-now = { $value } (as it is now)

house-form-sections = ✏️ Change something in…
house-form-section = ✏️ Section: { $section }
house-form-options = ✏️ Which option?
house-form-option-chosen = ✏️ Option: { $name }
house-form-values = ✏️ Value: { $value }
house-form-fixes = 💡 To fix this, also change…
house-form-option = **{ $name }**: { $about }
    Now: { $value }. In { $preset }: { $before }.
house-type-label = The value
house-type-hint = Possible: { $allowed }
house-form-type = Possible: { $allowed }. Not in the menu? **{ button-house-type }**
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
button-house-publish = Publish…
button-house-rename = Rename…
button-house-copy = Copy…
button-house-history = History
button-house-take-back = Back to this
button-house-type = Type a value…
button-house-unset = As in { $preset }
button-house-accept = Import
button-house-decline = No
button-house-delete = Yes, delete it

# $differences: a list of clauses (option-…-is).
refusal-house-rule = 🏠 House rule: { $differences }.
refusal-preset-rule = 📖 { $preset }: { $differences }.

rules-menu = 📖 Read more of the rules…
rules-line-changed = 🔸 { $rule }
rules-line-house = 🏡 { $rule }
rules-game = **{ $name }**: { $about }
rules-completion = ❔ The sources for this game leave some things open. They are played here as in the game it comes from, where that fits:
rules-note = 📝 { $note }
rules-marked = 🔸 { $shown ->
    [yes] = not as in { $classic }
   *[no] In the menu: what is not as in { $classic }
}
rules-marked-house = 🏡 { $shown ->
    [yes] = house rule, not as in { $game }
   *[no] In the menu: the house rules, not as in { $game }
}
