### Standing orders: what is to be done when the turn comes. Only their owner reads any of this.

orders-title = Your next turn · { $table }
orders-none = Nothing is ordered: you will be called when it is your turn.
orders-own-turn = It is your turn now. Play it from your hand; an order is for a turn that is still ahead.
orders-nobody-asks = In this round nobody can ask you “May I go out?”, so there is nothing to answer beforehand.
orders-footer = Only you see this. An order holds for one turn, and you are called for the rest of it.

orders-start-draw = 📌 When it is your turn: draw.
orders-start-take = { $least ->
    [1] 📌 When it is your turn: take the pile if its top card fits, else draw.
   *[other] 📌 When it is your turn: take the pile if its top card fits and it has at least { $least } cards, else draw.
}
orders-answer-yes = 📌 If your partner asks “May I go out?” in this round: yes.
orders-answer-no = 📌 If your partner asks “May I go out?” in this round: no.

orders-sure = { $order }
    Is that right?
orders-given = ✅ Noted.
orders-always = 📌 Your answer is the same for the rest of this round. { $command } changes it.
orders-forgotten = Forgotten; nothing will be done for you.
orders-too-late = The turn you thought of has come already. Nothing was ordered.

orders-happened-drew = 📌 As you ordered, you have drawn.
orders-happened-took = 📌 As you ordered, you have taken the pile.
orders-happened-drew-small-pile = 📌 As you ordered, you have drawn: the pile had fewer than { $least } cards.
orders-happened-drew-no-fit = 📌 As you ordered, you have drawn: the pile could not be taken.
orders-happened-dropped = 📌 What you ordered was not possible any more, so nothing was done. Choose now.
orders-round-over = 📌 The round ended before your turn came, so what you ordered was dropped.

button-orders = Next turn…
button-orders-confirm = Confirm
button-orders-back = Cancel
button-orders-forget = Forget the order
button-orders-forget-answer = Forget the answer
button-always-yes = Always yes this round

menu-orders = What is to be done for you?
option-orders-draw = Draw
option-orders-take = { $least ->
    [1] Take the pile if it fits, else draw
   *[other] Take it if it fits and has { $least } cards or more
}
option-orders-yes = Answer partner: yes, always this round
option-orders-no = Answer partner: no, always this round
