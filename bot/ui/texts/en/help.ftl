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
help-tips = Good to know
help-tips-lines = 🔕 Too many notifications? Set a table’s thread to **Only @mentions** in Discord: I mention you when it is your turn.
    👀 No answer shows after a click? { $hand }, typed at the end of the channel, always shows your cards.
help-words = Words of the game
help-words-lines = A **meld** is three or more cards of one rank, a **canasta** one of seven.
    {""}**Wild** cards are twos and jokers, **natural** ones those from four to ace. A **natural pair** is two of one rank.
    The **upcard** lies on top of the pile. Who takes the pile must meld it immediately.
    ❄️ A **frozen** pile is taken only with a natural pair from the hand, of the upcard’s rank.
    The **turn card**, in games with one, lies near the bottom of the stock. When it is drawn, everybody is told.
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
