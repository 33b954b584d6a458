### The help page.

help-title = 🃏 Canasta, in your own time
help-intro = Canasta, played over hours or days: everybody plays when it suits. The bot keeps the table, deals, knows the rules and tells you when it is your turn.
help-first = First steps
help-first-steps = 1. Open a table with { $new }, or sit down at one with { $join }.
    2. Fill free seats with people or computers: { $computer }.
    3. { $start } deals the cards. Your hand opens with the **{ button-hand }** button or { $hand }; only you see it.
    4. Your turn: draw or take the pile, meld if you like, discard. All of it works with buttons.
help-play = Playing
help-play-lines = { $hand } your cards and what you can do
    { $draw } draw from the stock · { $take } take the pile
    { $meld } lay down or add cards, such as `KKK2, QQQ`
    { $discard } end your turn · { $takeback } have back what you laid down, where the table allows it
    { $ask } “May I go out?” · { $answer } your answer
    { $threes } lay threes that you kept · { $special } show a special hand, in games that have them
    { $orders } what is to be done when your turn comes · { $ready } on to the next round
    { $endround } leave the pile when the stock is empty
    { $cut } mix the next deal with your own words
help-look = Looking
help-look-lines = { $why } may I do this, and if not, why not
    { $score } the score · { $log } what happened · { $catchup } since your last turn
    { $replay } a round that is over, all hands open · { $verify } was it dealt fairly?
    { $mine } all your tables, and where it is your turn
    { $rules } the rules · { $show } the board again
    { $settings } where you are called, your quiet hours, how cards are shown
    { $privacyshow } what I store about you · { $privacyexport } as a file · { $privacydelete } forget me
help-table = Tables
help-table-lines = { $list } the tables here · { $seats } change seats
    { $move } let a table go on in another channel
    { $leave } stand up before the start · { $cancel } give a table up
    { $terms } its clock, reminders and the like · { $rematch } the same people once more
    { $substitute } hand your seat over during the match · { $resign } give the match up
    { $pause } let it rest, if all agree · { $resume } play on · { $back } when a computer plays for you
    { $moretime } more hours for whoever is to play
help-house = House rules (for who manages the server)
help-house-lines = { $houselist } those of this server · { $houseshow } one of them
    { $housecreate } make one · { $houseedit } change it by menus · { $housedelete } delete it
    { $houseset } and { $houseunset } change one option · { $housedefault } what new tables play
    { $houseterms } their clock, reminders and the like
    { $houseshare } a code for another server · { $houseimport } take one over
help-admin = For who manages the server
help-admin-lines = { $admintables } all open tables · { $adminend } end one
    { $admindoctor } what the bot needs here, and how to mend it
    { $adminpause } and { $adminresume } let a match rest and go on · { $adminextend } more time
    { $adminreplace } give a seat to somebody else
    { $adminlimits } how many tables there may be · { $adminlog } what was done
help-cards = Typing cards
help-cards-lines = Write them as on the cards: `K`, `10`, `2`, `*` for a joker. Suits are not needed, as in `KKK2, QQQ`; commas keep melds apart. `2 > K` adds a two to your side’s kings.
help-footer = Anything in your hand is shown to you alone.
