## Names and descriptions of commands, and what they answer.

command-table = Tables: make one, fill its seats, start and end it
command-table-new = Open a new table in this channel, for your house rules or any game
command-table-join = Take a seat at a table
command-table-leave = Leave a table before the match begins
command-table-seats = Move to another seat, or see who sits where
command-table-computer = Let a computer fill a seat, or remove one
command-table-terms = Table settings: clock, reminders, board and so on (the host sets them)
command-table-start = Start the match
command-table-rematch = Play again with the same people; their seats are reserved
command-table-cancel = Close a table for good (its host or server managers)
command-table-move = Move a table to this channel
command-table-show = Look at a table
command-table-list = The tables of this server
command-my-tables = All your tables in all servers: where it is your turn, and since when
command-hand = Your hand, and everything you can do now (only you see it)
command-draw = Draw a card from the stock
command-take-pile = Take the discard pile
command-meld = Lay down melds, or add cards to your melds
command-take-back = Take back your discard, or what you have laid down in this turn
command-discard = Discard a card and end your turn
command-ask-partner = Ask your partner whether you may go out
command-answer = Answer your partner’s question; your answer is binding
command-orders = What I should do when your turn comes: draw, take the pile, answer your partner
command-ready = You are ready: the next round may be dealt
command-cut = Cut the next deal: add words of your own that nobody can predict
command-lay-threes = Lay threes that you hold on the table and draw a card for each
command-special-hand = Show your whole hand as a special hand; this ends the round
command-end-round = Leave the pile when the stock is empty; this ends the round
command-substitute = Hand your seat over: invite somebody, or offer it to anybody
command-resign = Give up the match, if your side agrees
command-pause = Pause the match if everybody agrees: no clock runs
command-resume = Resume after a pause if everybody agrees (the host can do it alone)
command-back = Take over again from the computer that plays for you
command-more-time = Give the player whose turn it is more time
command-score = The scores of the match so far
command-verify = Check the deals, plays and scores of finished rounds
command-log = What happened at the table
command-why = May I do this? And if not, which rule says so?
command-rules = The rules of the game
command-settings = Where I call you, your time zone and quiet hours, how cards are shown
command-help = How to start, and all commands

option-seat-of-gone = The seat of somebody who has left the server (default: your own)
option-round-upto = Up to which round (default: all finished ones)
option-member = Who to invite; leave this out to let anybody take the seat
option-hours = How many hours, a week at most (default: a day)
option-title = A name for the table
option-table = The number of the table, if you sit at several
option-other-partners = Swap seats so that partners change
option-seat = The number of the seat
option-computer-action = Add a computer, or remove one
option-level = How well it plays (default: steady)
option-character = Who plays, each in their own style
option-computers = Fill the other seats with computers of this level
option-own = Only the tables where you sit
option-take-cards = The cards from your hand that go with the top card, like KK or KK, QQQ
option-meld-cards = The cards, like KKK2, QQQ
option-cut-words = Any words; everybody sees them, and they change the order of the cards
option-three-cards = The threes, like 3C 3H (default: all you hold)
option-special-hand = Which one (default: the one you hold)
option-discard-card = The card, like 4 or 4S
option-answer = May your partner go out?
option-why-action = What you would like to do, like: take KK, meld QQQ2, discard 4, go out
option-section = A part of the rules
option-discard = { $card }, one of { $count }

choice-add = Add
choice-remove = Remove
choice-yes = Yes, go out
choice-no = No, not yet

table-made = { $table } is open in { $forum ->
    [none] this channel. Others join with the buttons below it
   *[other] { $forum }. Others join with the buttons there
}; empty seats can be filled with computers.
table-made-usual = { table-made } It plays { $game }; you can choose another game until the match starts.
table-seat = You sit at seat { $number } of { $table }.
table-left = You left { $table }.
rematch-seat = You sit at seat { $number } of { $table }, with the same rules: { $place }
rematch-is-on = The rematch has already started: { $table }, { $place }
next-match-is-on = The next match has already started: { $table }, { $place }
table-seats-left =
    { $count ->
        [0] All seats of { $table } are taken. Start with `/table start`.
        [one] One seat of { $table } is still free.
       *[other] { $count } seats of { $table } are still free.
    }
table-started = { $table } has begun: { $place }. To see your cards, press **My hand** or use `/hand`.
table-no-permission = I cannot write here. I need the permissions "View Channel", "Send Messages" and "Embed Links" in this channel.

table-moved = { $table } is here now. All cards are as they were.
table-moved-away = 🚚 { $table } continues in { $place }.
table-move-none = No other table of yours is open. Name a table by its number.

which-table-none-over = No match of yours has ended here. Name the table by its number.
which-table-none = There is no table of yours here. Open one with `/table new`, or name a table by its number.
which-table-several = Which table do you mean? Add its number to the command: { $tables }.
which-table-to-administer = Which table do you mean? Add its number to the command: { $tables }. `/admin tables` shows all open tables of this server.
which-table-none-to-administer = No table is open here. Add the number of a table to the command: `/admin tables` shows all open tables of this server.
