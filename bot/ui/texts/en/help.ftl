### The help pages. On a phone a line holds some 35 characters.

help-title = 🃏 Canasta, in your own time
help-intro = Canasta over hours or days: everybody plays when it suits them. The bot deals, keeps score, knows the rules and tells you when it is your turn.
help-menu = 📚 More help, and all commands…
help-first = First steps
help-first-lines = 1. Open a table with { $new }, or join one with { $join }. **{ button-games }** shows all games.
    2. Fill free seats with people or computers: **{ button-add-computer }**.
    3. **{ button-start }** deals the cards.
    4. **{ button-hand }**, or { $hand }, shows your cards and what you can do. Only you see it.
    5. Your turn: draw or take the pile, meld if you like, then discard. Buttons and menus do it all.
help-game = Never played?
help-game-lines = Collect cards of one rank. Three or more of them, laid down together, are a **meld**; seven are a **canasta**, which scores most. Twos and jokers are wild.
    { $learn } shows you how in a few minutes, one tap at a time.
    { $practice } is a match of your own against computers, and explains what is new.
    { $rules } shows the rules of your table, { $why } says whether you may do something, and why not.
help-know = Good to know
help-know-lines = 🔕 Too many notifications? Set a table’s thread to **Only @mentions** in Discord: I mention you when it is your turn.
    👀 No answer shows after a click? { $hand }, typed at the end of the channel, always shows your cards.
help-words = Words of the game
help-words-lines = **Meld**: three or more cards of one rank on the table. It belongs to your side.
    {""}**Canasta**: a meld of seven. It scores most, and you need one, or more, to go out.
    {""}**Wild** cards are twos and jokers, **natural** ones those from four to ace.
    {""}**Natural canasta**: one without wild cards. A **mixed** one has some, and counts less.
    {""}**Natural pair**: two natural cards of one rank.
    {""}**Stock**: the cards you draw from.
    {""}**Pile**: what was discarded. Who takes it must meld its top card, the **upcard**, immediately.
    ❄️ **Frozen**: a pile that is taken only with a natural pair from the hand, of the upcard’s rank.
    {""}**Red three**: in most games it goes to the table at once, and scores.
    {""}**Black three**: in most games a **stop card**, like wild cards: below it the next player cannot take the pile.
    {""}**Safe card**: a discard that the next player has no use for, such as one of a rank whose canasta is complete.
    {""}**First meld**, or initial meld: what a side lays down first in a round. It must count enough: 50 points in Classic, 90 or 120 later in the match.
    {""}**Going out**: playing your last card, which ends the round.
    {""}**Concealed**: going out in one turn, with nothing melded before. It scores more.
    {""}**In some games:**
    {""}**Sequence**: a meld of one suit in a row. Seven cards are a **samba**, a canasta.
    {""}**Foot**: a second hand, for when the first is used up.
    {""}**Special hand**: a whole hand such as seven pairs, shown instead of a first meld. It ends the round.
    {""}**Splash**: a whole canasta from the hand as first meld. It needs no points.
    {""}**Bonus cards**, or talon: what a side gets for its first meld.
    {""}**Turn card**: lies near the bottom of the stock. When it is drawn, everybody is told.
help-tips = Tips
help-tips-lines = { $tips } positions in Classic for four, and what pays there.
    For every play shown, the strong computer has played the round to its end { $rounds } times, with other hidden cards each time.
    “75 points less (± 5)” is the average difference for your side, give or take 5.
    A tip tells what pays most of the time. Your own cards may say otherwise.
tip-menu = Go to a tip…
tip-title = { $number }. { $title }
tip-ours = **You:** { $melded ->
    [yes] { $melds }
   *[no] no meld, { $needed } points needed
}
tip-theirs = **They:** { $melded ->
    [yes] { $melds }
   *[no] no meld
}
tip-threes = **Red threes:** you { $ours }, they { $theirs }
tip-pile = **Pile:** { $count ->
    [one] 1 card, { $upcard }
   *[other] { $count } cards, { $upcard } on top
}{ $frozen ->
    [yes] , frozen
   *[no] {""}
}
tip-counts = Left { $left }, partner { $partner }, right { $right }, stock { $stock }
tip-hand = **Your hand:** { $cards }
tip-less = **{ $play }**: { $points } points less (±{"\u00A0"}{ $error }).
tip-footer = The strong computer, { $rounds } tries each

tip-take-title = Take a large pile
tip-take-text = Ten cards for an eight and a two: they make pairs and melds, and the other side does not get them. Here a wild card is cheap.
tip-leave-title = Leave a small pile
tip-leave-text = The same hand, but one card lies there. You would spend a wild card on three eights and get nothing else. Wait for a pile that is worth it.
tip-hold-title = Hold back a costly first meld
tip-hold-text = 120 points would take six cards, both wild ones among them. The round has just begun: wait for a third of a rank, or for a pile to take with a pair.
tip-start-title = Start with natural cards
tip-start-text = Three aces are enough, and cost no wild card. And until your side has melded, neither of you takes the pile without a natural pair.
tip-freeze-title = Freeze what they would take
tip-freeze-text = Nearly any card gives them eleven more. A two stops the next player; then it takes a natural pair, and you hold four.
tip-early-title = Early, throw low and loose
tip-early-text = Nobody has melded, so few can take the small pile. A five that goes with nothing is no loss. Aces count 20 each, and the first meld needs 90.
tip-late-title = Late, throw what is safe
tip-late-text = A large pile, and they have three melds. This is what black threes are for. Without one, throw what lies there already and was not taken, like nines.
tip-pairs-title = Keep your pairs
tip-pairs-text = Only a natural pair takes the frozen pile. Do not break one for a discard, nor lay it down with a wild card: three cards on the table bring less.
tip-wild-title = Finish one canasta
tip-wild-text = Both wild cards make the kings a canasta, so that your side may go out. Spread over two melds they make none.
tip-partner-title = Count your partner’s cards
tip-partner-text = Your partner has one card left, and your side a canasta: the round may end before your next turn. Lay down what would count against you.
tip-out-title = Go out before they do
tip-out-text = Your partner’s cards will count against you. But they have a canasta, too, and few cards left: going out now costs less than coming too late.
tip-end-title = Meld before the stock ends
tip-end-text = A side without melds loses 100 points for each red three instead of winning them. Few cards are left: lay down a first meld, even a poor one.

help-play = Playing
help-play-lines = { $hand } your cards and what you can do

    {""}**Your turn**
    { $draw } draw from the stock
    { $take } take the pile
    { $meld } lay down or add cards, such as `KKK2, QQQ`
    { $discard } end your turn
    { $takeback } take back what you laid down or discarded, if the table allows it
    { $ask } “May I go out?”

    {""}**When needed**
    { $answer } your answer to your partner
    { $threes } lay threes that you kept
    { $special } show a special hand, in games that have them
    { $endround } leave the pile when the stock is empty

    {""}**While you wait**
    { $orders } what I should do when your turn comes
    { $ready } ready for the next round
    { $cut } mix the next deal with your own words
    { $moretime } more time for the player whose turn it is
    { $back } take over again from a computer
help-look = Looking
help-look-lines = { $mine } all your tables, and where it is your turn
    { $rules } the rules of your table, or of any game
    { $why } may I do this, and if not, why not

    { $score } the score
    { $stats } your matches and rounds in this server
    { $records } the records of this server
    { $ladder } who plays best here
    { $scorepad } the score of a game with real cards
    { $log } what happened
    { $catchup } what happened since your last turn
    { $show } the board again
    { $replay } a finished round, all hands open
    { $verify } was it dealt fairly?

    { $settings } how I call you, quiet hours, how cards are shown
    { $privacyshow } what I store about you
    { $privacyexport } all of it as a file
    { $privacydelete } forget me
help-table = Tables
help-table-lines = **Before the match**
    { $new } open one · { $join } take a seat
    { $list } the tables here, and where you can join
    { $evening } plan an evening with a sign-up, or see those to come
    { $seats } change seats
    { $computer } let a computer fill a seat
    { $terms } table settings: clock, reminders, board
    { $start } deal · { $leave } give up your seat

    {""}**During the match**
    { $substitute } hand your seat over
    { $resign } give up, if your side agrees
    { $pause } pause it, if all agree
    { $resume } play on after a pause
    { $move } move a table to another channel
    { $cancel } close a table for good

    {""}**After it**
    { $rematch } play again with the same people

    {""}**Tournaments**
    { $tournamentnew } open one · { $tournamentshow } the standings
    { $tournamentsubstitute } replace a player
    { $tournamentremove } take an entry out
help-house = House rules
help-house-lines = For server managers:
    { $housecreate } make a house rule from any game
    { $houseedit } change it with menus
    { $houseset } and { $houseunset } change one option by typing
    { $houseterms } table settings: clock, reminders, board
    { $housedefault } what new tables play
    { $housedelete } delete it

    { $houseshare } a code for another server
    { $houseimport } import one by its code
    { $housepublish } offer one to all servers

    For everybody:
    { $houselist } those of this server
    { $houseshow } one of them
    { $library } those that other servers offer
help-admin = Managing the server
help-admin-lines = For server managers:
    { $setup } the usual game, table settings, roles, the daily deal
    { $admindoctor } what the bot needs here, and how to fix it
    { $admintables } all open tables, and what is wrong
    { $adminpause } pause a match
    { $adminresume } resume it
    { $adminextend } more time for a turn
    { $adminreplace } give a seat to somebody else
    { $adminend } end a table
    { $adminlimits } how many tables there may be
    { $admindaily } a daily deal to vote on, and where it is posted
    { $adminplayers } who is called when a table needs players
    { $adminlog } what was done
help-cards = Typing cards
help-cards-lines = You never have to type. If you like to, write cards like this:
    `K`, `10`, `2`; `*` or `JK` is a joker. Suits are not needed.

    { $meld } `KKK2, QQQ` two melds; commas keep them apart
    { $meld } `K` adds a king to your side’s kings
    { $meld } `2 > K` adds a two to them
    { $take } `KK` takes the pile with two kings
    { $discard } `4` discards a four
    { $why } `take KK` asks whether you may
button-link-invite = Add to my server
button-link-support = Support
button-link-privacy = Privacy
button-link-terms = Terms of use
help-footer = Your hand is shown only to you.
