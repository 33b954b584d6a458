### Standing orders: what is to be done when the turn comes. Only their owner reads any of this.

orders-title = Your next turn · { $table }
orders-none = No orders yet: I will tell you when it is your turn.
orders-sits-out = You sit out this round, so there is nothing to order. Next round I will tell you when it is your turn.
orders-own-turn = It is your turn now. Play it from your hand; an order is for a later turn.
orders-nobody-asks = Nobody can ask you “May I go out?” this round, so there is nothing to answer in advance.
orders-footer = Only you see this. An order is for one turn, and I call you for the rest of it.

orders-start-draw = 📌 When it is your turn: draw.
orders-start-take = { $least ->
    [1] 📌 When it is your turn: take the pile if its top card fits, otherwise draw.
   *[other] 📌 When it is your turn: take the pile if its top card fits and it has at least { $least } cards, otherwise draw.
}
orders-answer-yes = 📌 If your partner asks “May I go out?” this round: yes.
orders-answer-no = 📌 If your partner asks “May I go out?” this round: no.

orders-sure = { $order }
    Is that right?
orders-given = ✅ Noted.
orders-always = 📌 I will give the same answer for the rest of this round. Change it with { $command }.
orders-forgotten = Cancelled; nothing will be done for you.
orders-too-late = That turn has already come. Nothing was ordered.

orders-happened-drew = 📌 As you ordered, you drew.
orders-happened-took = 📌 As you ordered, you took the pile.
orders-happened-drew-small-pile = 📌 As you ordered, you drew: the pile had fewer than { $least } cards.
orders-happened-drew-no-fit = 📌 As you ordered, you drew: the pile could not be taken.
orders-happened-forced-draw = 📌 Nobody could take the pile, so I drew for you.
orders-happened-forced-pass = 📌 The stock was empty and you could not take the pile, so I passed for you.
orders-happened-dropped = 📌 Your order was no longer possible, so nothing was done. Choose now.
orders-round-over = 📌 The round ended before your turn came, so your order was dropped.

button-orders = Plan ahead
button-orders-confirm = Confirm
button-orders-back = Back
button-orders-forget = Cancel the order
button-orders-forget-answer = Cancel the answer
button-always-yes = Always yes this round

menu-orders = What should I do for you?
option-orders-draw = Draw
option-orders-take = { $least ->
    [1] Take the pile if it fits, otherwise draw
   *[other] Take it if it fits and has { $least } cards or more
}
option-orders-yes = Answer partner: yes, always this round
option-orders-no = Answer partner: no, always this round
