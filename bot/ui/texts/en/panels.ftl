## Buttons, menus and short sentences of the panels.

panel-fault = Sorry, something went wrong on my side. Look at your hand before you try again; if it keeps happening, give the bot’s operator the code **{ $code }**.
panel-outdated = This button belongs to an older version of the bot. Please open your hand again with `/hand`.
panel-plays-in-thread = The match is being played in { $place }.
panel-refused = ⚠️ { $reason }
panel-moved-on = 🔄 The table had moved on since you last looked. This is how it stands now; nothing was done.
panel-clicked-twice = 🔄 By then the table had moved on, so your second click did nothing.
panel-draft-moved-on = 🔄 Your draft had changed since you last looked. This is how it stands now.
panel-no-special-hand = Your hand is not a special hand that can be shown now.
panel-no-special-hands = There are no special hands in this game. Play your cards as melds.
panel-not-offered = 🔄 That is no longer possible. This is how the table stands now.
panel-discard-sure = Discard **{ $card }** and end your turn?
panel-undiscarded = ↩️ You have your discard back.
panel-discard-final = ⌛ Too late to take it back: your discard counts.
panel-draft-waiting = You have prepared melds that are not laid down yet. Discard { $card } anyway?
panel-cancel-sure = Do you really want to end { $table }? This cannot be undone.
panel-cancelled = The table is closed.

# Buttons: short, 80 characters at most; a phone shows some 20.
button-join = Join
button-set-up = Set up
button-leave = Leave
button-free-seats = Free the reserved seats
button-rematch = Rematch
button-rematch-others = Rematch, new partners
button-start = Start the match
button-add-computer = Add a computer
button-computers = Computers
# $level: one of level-…, a word.
button-add-level = Add { $level }
button-dismiss-computer = Remove { $name }
button-cancel = Cancel the table
button-really-cancel = Yes, end it
button-hand = My hand
button-score = Score
button-log = Log
button-rules = Rules
button-in-words = In words
button-more = More
button-bring-down = Post board again
button-refresh = Refresh
button-next-round = Next round
button-next-table = Next: { $table }
button-back = Back
button-page-back = Back
button-page-on = More
page-number = Page { $page } of { $pages }
button-draw =
    { $count ->
        [one] Draw
       *[other] Draw { $count } cards
    }
button-pass = Leave the pile: end the round
button-lay-down = Lay down
# $play: an infinitive of actions.ftl, with a capital letter.
button-suggested-out = { $play } and go out
button-go-out = Lay down and go out
button-take-with-draft = Take the pile with this
button-clear = Clear
button-take-seat = Take the seat
button-keep-seat = Withdraw the offer
button-really-resign = Yes, resign
button-resign-to = Resign: { $level }
button-propose-resign = Yes, propose it
button-agree-to-resign = Resign
button-play-on = Keep playing
button-take-back = ↩️ Take back
button-hint = What would you do?
button-undiscard = ↩️ Take it back
button-finish-discard = Discard it now
button-ask = Ask: “May I go out?”
button-withdraw = Withdraw the question
button-yes = Yes, go out
button-no = No, not yet
button-meld = Meld
button-add = Add
button-discard = Discard { $card }
button-discard-nothing = Discard
button-discard-saying-more = 🤫 Discard { $card }, say “more than one”
button-card-chosen = { $chosen }/{ $count }
# $rank: a word.
button-cards-chosen = { $chosen }/{ $count } { $rank }
button-discard-anyway = Discard { $card }

# Menus: 150 characters at most; a phone shows some 35.
menu-seat = Choose your seat…
menu-character = Who shall play?
menu-which-computer = Which computer?
menu-take = 💡 Other ways to take the pile…
menu-suggestions = 💡 Suggested melds…
menu-suggestions-kept = 💡 Possible melds (better kept now)…
menu-complete = 💡 Complete your melds with…
menu-ranks = 🃏 Prepare melds: all cards of…
menu-rank = ➕ Add single or wild cards to…
menu-home = Where does { $wild } go?
menu-discard = ⬇️ Discard and end your turn…
menu-discard-saying-more = 🤫 Discard and say “more than one”…
menu-count-naturals = How many { $rank }?
menu-count-twos = How many twos with the { $rank }?
menu-count-jokers = How many jokers with the { $rank }?
menu-run = Cards for the { $sequence }…
menu-reading = Which do you mean?

# Entries of menus: 100 characters at most; a phone shows some 35.
option-seat-free = Seat { $number } (free)
option-seat-computer = Seat { $number } ({ $name } moves)
option-computer = Seat { $number }: { $name }, { $level }
option-new-computer = A new computer
option-partner-free = seat { $number }
option-seat-partner = Partner of { $names }
option-home-hand = Back to your hand
# $adds: cards to add, as $help in hand.ftl.
option-help = Add { $adds }
option-help-points = Add { $adds }: { $counted } of { $needed }
# $melds: counted cards of several melds.
option-initial = { $melds }: { $counted } points
button-initial = { $melds }: { $counted }
# $rank: the name of a meld, a word.
option-rank-new = A new meld of { $rank }, { $points } points
option-rank-pair = A pair of { $rank }, { $points } points: add a wild card
option-rank-pair-alone = A pair of { $rank }, { $points } points
option-rank-joins = To your { $rank }, { $points } points
option-place-new = { $rank }, { $points } points
option-row =
    { $prepared ->
        [none] In your hand: { $held }
       *[other] In your hand: { $held }. Prepared: { $prepared }
    }
place-black-threes = black threes
place-red-threes = red threes
option-held-exposed = One of your penalty cards
option-held =
    { $count ->
        [one] You hold one
       *[other] You hold { $count }
    }
option-count-naturals =
    { $count ->
        [0] No { $rank }
        [one] One of the { $rank }
       *[other] { number-in-words } { $rank }
    }
option-count-twos =
    { $count ->
        [0] No twos
        [one] One two
       *[other] { number-in-words } 2s
    }
option-count-jokers =
    { $count ->
        [0] No jokers
        [one] One joker
       *[other] { number-in-words } jokers
    }

panel-no-member = { $name } is not a member of this server. Choose somebody who is.
panel-only-in-a-server = You can do this only in the server where the table is, not in a direct message.
direct-no-seat = You have no seat at that table, so nothing of it can be opened here.
direct-no-member = Only members of the table’s server can open this, and I do not find you there.
direct-unknown = I cannot find out right now whether you are a member of the table’s server. Try again soon, or press **{ button-hand }** at the table.
panel-too-often-told = You have done many things in a short time, and others are told about each of them. You can play on, but please wait with this for { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
panel-too-fast = You are too fast for me. Please go on in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
