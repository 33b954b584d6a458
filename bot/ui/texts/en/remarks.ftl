### What computers say on the board: rarely, and drily. None speaks of cards that are not on the table.

board-remark = 💬 **{ $name }**: “{ $remark }”

## Clover collects natural canastas.
remark-clover-canasta-1 = One more for the collection.
remark-clover-canasta-2 = I had just the place for it.
remark-clover-pile-1 = I will sort it later.
remark-clover-pile-2 = Nobody wanted these? Really?
remark-clover-exit-1 = Fine. I was not done collecting.
remark-clover-exit-2 = No hurry. I like it here.

## Domino races to go out.
remark-domino-canasta-1 = Next.
remark-domino-canasta-2 = That took longer than planned.
remark-domino-pile-1 = Now I have to carry all this.
remark-domino-pile-2 = A detour, but a short one.
remark-domino-exit-1 = I had my coat on already.
remark-domino-exit-2 = “No” is such a slow word.

## Pepper freezes the pile.
remark-pepper-canasta-1 = Do not warm to me now.
remark-pepper-canasta-2 = Cool.
remark-pepper-pile-1 = Careful, it is still cold.
remark-pepper-pile-2 = Thank you for keeping it on ice.
remark-pepper-exit-1 = That was chilly, even for me.
remark-pepper-exit-2 = Noted. In frost.

## Biscuit hoards wild cards.
remark-biscuit-canasta-1 = I could spare those.
remark-biscuit-canasta-2 = Do not ask what I kept.
remark-biscuit-pile-1 = There is always room in the tin.
remark-biscuit-pile-2 = One should have supplies.
remark-biscuit-exit-1 = Good. I was not going to share anyway.
remark-biscuit-exit-2 = Then I keep them a while longer.

## Maple discards with care.
remark-maple-canasta-1 = Slowly, and in good order.
remark-maple-canasta-2 = I looked twice. It is a canasta.
remark-maple-pile-1 = Somebody was careless. It was not me.
remark-maple-pile-2 = I read the label first.
remark-maple-exit-1 = Better asked than sorry.
remark-maple-exit-2 = You will have your reasons.

## Ziggy keeps pairs for the big pile.
remark-ziggy-canasta-1 = They came in twos, mostly.
remark-ziggy-canasta-2 = Patience, times seven.
remark-ziggy-pile-1 = This is the one I was waiting for.
remark-ziggy-pile-2 = Worth every boring turn.
remark-ziggy-exit-1 = I can wait. I have practice.
remark-ziggy-exit-2 = Then I shall sit here. With my pairs.

## Pickle takes piles that others leave.
remark-pickle-canasta-1 = And you called it rubbish.
remark-pickle-canasta-2 = All found, none drawn.
remark-pickle-pile-1 = Were you going to finish that?
remark-pickle-pile-2 = Mine now.
remark-pickle-exit-1 = There may be another pile. Fine.
remark-pickle-exit-2 = I would only have missed the leftovers.

## Waffle waits long before melding.
remark-waffle-canasta-1 = Oh, is it my turn already?
remark-waffle-canasta-2 = I was saving that.
remark-waffle-pile-1 = This needs some thought. Later.
remark-waffle-pile-2 = More to hold. Lovely.
remark-waffle-exit-1 = I was not sure either.
remark-waffle-exit-2 = What is one more round of waiting?
