### The help pages. On a phone a line holds some 35 characters.

help-title = 🃏 Canasta, in your own time
help-intro = Canasta, played over hours or days: everybody plays when it suits. The bot keeps the table, deals, knows the rules and tells you when it is your turn.
help-menu = 📚 More help, and all commands…
help-first = First steps
help-first-lines = 1. Open a table with { $new }, or sit down at one with { $join }.
    2. Fill free seats with people or computers: **{ button-add-computer }**.
    3. **{ button-start }** deals the cards.
    4. **{ button-hand }**, or { $hand }, shows your cards and what you can do. Only you see it.
    5. Your turn: draw or take the pile, meld if you like, discard. All of it works with buttons and menus.
help-game = Never played?
help-game-lines = Collect cards of one rank. Three or more of them, laid down together, are a **meld**; seven are a **canasta**, which counts most. Twos and jokers are wild.
    The first meld of a side must count some points; your hand says how many. Later your side adds to its melds.
    The round ends when somebody is rid of all cards, and for that a side needs a canasta.
    { $rules } has the rules of your table, { $why } tells whether you may do something, and why not.
help-play = Playing
help-play-lines = { $hand } your cards and what you can do

    {""}**Your turn**
    { $draw } draw from the stock
    { $take } take the pile
    { $meld } lay down or add cards, such as `KKK2, QQQ`
    { $discard } end your turn
    { $takeback } have back what you laid down, where the table allows it
    { $ask } “May I go out?”

    {""}**When it comes to it**
    { $answer } your answer to your partner
    { $threes } lay threes that you kept
    { $special } show a special hand, in games that have them
    { $endround } leave the pile when the stock is empty

    {""}**While you wait**
    { $orders } what is to be done when your turn comes
    { $ready } on to the next round
    { $cut } mix the next deal with your own words
    { $moretime } more hours for whoever is to play
    { $back } play for yourself again, when a computer plays for you
help-look = Looking
help-look-lines = { $mine } all your tables, and where it is your turn
    { $rules } the rules of your table, or of any game
    { $why } may I do this, and if not, why not

    { $score } the score
    { $log } what happened
    { $catchup } what happened since your last turn
    { $show } the board again
    { $replay } a round that is over, all hands open
    { $verify } was it dealt fairly?

    { $settings } where you are called, your quiet hours, how cards are shown
    { $privacyshow } what I store about you
    { $privacyexport } the same as a file
    { $privacydelete } forget me
help-table = Tables
help-table-lines = **Before the match**
    { $new } open one · { $join } take a seat
    { $list } the tables here
    { $seats } change seats
    { $computer } a computer fills a seat
    { $terms } its clock, reminders and the like
    { $start } deal · { $leave } stand up

    {""}**During the match**
    { $substitute } hand your seat over
    { $resign } give the match up, if your side agrees
    { $pause } let it rest, if all agree
    { $resume } play on after a pause
    { $move } let a table go on in another channel
    { $cancel } close a table for good

    {""}**After it**
    { $rematch } the same people once more
help-house = House rules
help-house-lines = For who manages the server:
    { $housecreate } make a house rule from any game
    { $houseedit } change it by menus
    { $houseset } and { $houseunset } change one option by typing
    { $houseterms } its clock, reminders and the like
    { $housedefault } what new tables play
    { $housedelete } delete it

    { $houseshare } a code for another server
    { $houseimport } take one over

    For everybody:
    { $houselist } those of this server
    { $houseshow } one of them
help-admin = Managing the server
help-admin-lines = For who manages the server:
    { $admindoctor } what the bot needs here, and how to mend it
    { $admintables } all open tables, and what is wrong
    { $adminpause } let a match rest
    { $adminresume } let it go on
    { $adminextend } more time for a turn
    { $adminreplace } give a seat to somebody else
    { $adminend } end a table
    { $adminlimits } how many tables there may be
    { $adminlog } what was done
help-cards = Typing cards
help-cards-lines = Nothing has to be typed. Who likes it writes cards as they are:
    `K`, `10`, `2`; `*` or `JK` is a joker. Suits are not needed.

    { $meld } `KKK2, QQQ` two melds; commas keep them apart
    { $meld } `K` adds a king to your side’s kings
    { $meld } `2 > K` adds a two to them
    { $take } `KK` takes the pile with two kings
    { $discard } `4` throws a four
    { $why } `take KK` asks whether you may
help-footer = Anything in your hand is shown to you alone.
