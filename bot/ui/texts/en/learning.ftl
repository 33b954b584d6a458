### The course: /learn. Each step has a task, taps, a sentence why one is right, and one why each other is not.

command-learn = Learn Canasta by touch in a few minutes
learn-title = 🎓 Learn Canasta
learn-about = You and your partner lay down cards of one rank, collect seven of them for a **canasta**, and count points.
    { $steps } small steps show you how: each has one thing to tap and says why. A wrong tap costs nothing, and you can leave and go on whenever you like.
learn-so-far = You have done { $count } of { $steps } steps.
learn-begin = Begin
learn-go-on = Go on
learn-again = From the beginning
learn-rummy = I know rummy
learn-menu = Go to a step…
learn-step = { $number }. { $title }
learn-footer = Step { $number } of { $steps } · Classic Canasta
learn-overview = Overview
learn-next = Next
learn-play = Play a first match
learn-hand = Your hand
learn-pile = **Pile**, its top card last: { $cards }
learn-melds = **Your side’s melds:** { $melds }
learn-right = ✅ **{ $tapped }** – { $why }
learn-wrong = ❌ **{ $tapped }** – { $why }
learn-done = 🎉 That is all you need. The rest comes up in play, and your hand shows what you can do. A first match against easy computers waits for you.
learn-in-a-server = Matches need a server. Type `/practice` in one where I am.

learn-turn-title = A turn
learn-turn-task = It is your turn, and you hold eleven cards or so. What do you do **first**?
learn-turn-choice-1 = Draw a card
learn-turn-choice-2 = Discard a card
learn-turn-choice-3 = Lay down cards
learn-turn-why = every turn begins with a card from the stock (or with the pile: later). Then you lay down what you like, and one discard ends the turn.
learn-turn-wrong-2 = the discard comes last: it ends your turn.
learn-turn-wrong-3 = laying down comes second. A turn begins with a card.

learn-melds-title = Melds
learn-melds-task = A **meld** is three or more cards of **one rank**; suits do not matter. Which of these can you lay down?
learn-melds-why = three sevens are a meld. It lies on the table for your whole side, and counts.
learn-melds-wrong-1 = two are too few: a meld has at least three cards.
learn-melds-wrong-3 = rows of one suit are rummy. In Classic Canasta only cards of one rank go together.

learn-adding-title = Adding to melds
learn-adding-task = Your partner’s melds are yours, too: you both add to them. Which card can you add?
learn-adding-why = the fourth king. The more a meld grows, the closer it comes to a canasta. You never add to the other side’s melds.
learn-adding-wrong-1 = your side has no meld of aces yet, and one ace alone makes none.
learn-adding-wrong-2 = your side has no meld of nines yet, and one nine alone makes none.

learn-worth-title = What cards are worth
learn-worth-task = Cards on the table count for you, cards left in your hand against you. Which of these counts **most**?
learn-worth-why = a joker counts 50. Aces and twos count 20, kings to eights 10, sevens to fours and black threes 5.
learn-worth-wrong-1 = a king counts only 10, like all cards from eight up to king.
learn-worth-wrong-2 = an ace counts 20, as much as a two. One card here counts more.

learn-wild-title = Wild cards
learn-wild-task = Twos and jokers are **wild**: they stand for any rank. But a meld needs at least **two natural cards** and takes at most **three wild** ones. Which is a meld?
learn-wild-why = two queens and a two: the two stands for a third queen.
learn-wild-wrong-2 = one natural card is too few. Two fives and a wild card would do.
learn-wild-wrong-3 = wild cards alone make no meld here. They need two natural cards beside them.

learn-first-title = The first meld
learn-first-task = Your side’s **first** melds of a round must count enough together: **50 points** at the beginning of a match, more once you are ahead. Tens count 10, sevens 5, aces 20. With what can you open?
learn-first-why = three aces count 60, and 50 are enough. From now on your side lays down whatever it likes.
learn-first-wrong-1 = three tens count only 30 of the 50 points.
learn-first-wrong-2 = three tens and three sevens count 45: five points are missing.

learn-pile-title = Taking the pile
learn-pile-task = Instead of drawing you may take the **whole pile**, if you meld its top card at once with two cards of its rank from your hand. The eight of clubs is on top. With what do you take the pile?
learn-pile-choice-1 = With nothing, to look at it
learn-pile-why = the three eights go down as a meld, and all the other cards of the pile come to your hand. That is how games are won.
learn-pile-wrong-1 = the top card must be melded at once. Nobody takes the pile just to have it.
learn-pile-wrong-3 = the fours do not go with the eight. Only the top card counts for taking; the rest follows.

learn-frozen-title = The frozen pile
learn-frozen-task = Somebody has thrown a **two** on the pile: it is **frozen** until it is taken. Now only **two natural cards** of your hand will do, no wild one. With what can you take it?
learn-frozen-why = two natural eights. The pile is frozen for you, too, as long as your side has not melded yet.
learn-frozen-wrong-1 = a two helps only while the pile is not frozen.

learn-threes-title = Threes
learn-threes-task = **Red threes** go to the table at once for 100 points, and you draw another card. **Black threes** are stop cards: below one, the next player cannot take the pile. The next player collects kings and eights. What do you throw?
learn-threes-why = nobody takes the pile with a black three on top. But it stops only the next player, once.
learn-threes-wrong-1 = that is a king for somebody who collects kings: the pile would be gone.
learn-threes-wrong-2 = that is an eight for somebody who collects eights: the pile would be gone.

learn-canasta-title = The canasta
learn-canasta-task = Seven cards make a **canasta**. A **natural** one has no wild card and brings **500** points, a **mixed** one **300**. Six kings lie there. Which card is the better seventh?
learn-canasta-why = the seventh king makes it natural: 500 points beside the cards. Your side needs a canasta to end the round.
learn-canasta-wrong-2 = that makes a mixed canasta of 300 points. You can do better here.

learn-out-title = Going out
learn-out-task = Whoever has no card left **goes out** and ends the round, for 100 points. Your side has a canasta, so you may: the six to the sixes, and the nine is your discard. But your partner still holds many cards, and they would count against you. What is wise?
learn-out-choice-1 = Go out at once
learn-out-choice-2 = Ask: “May I go out?”
learn-out-choice-3 = Keep both cards
learn-out-why = your partner answers yes or no, and you must keep to it. You ask after drawing, before you lay down more.
learn-out-wrong-1 = you may, but your partner’s cards would count against your side. Ask first: it costs nothing.
learn-out-wrong-3 = you would end your turn with a discard anyway. Ask first whether it is time.

learn-score-title = The score
learn-score-task = The round is over, and you went out: **100**. Your side has one red three: **100**. Its natural canasta: **500**, and the seven kings in it count 10 each: **70**. Your partner holds a joker and an ace: **70** against you. What do you score?
learn-score-choice-1 = 600
learn-score-choice-2 = 700
learn-score-choice-3 = 770
learn-score-why = the bonuses make 700, and what the kings bring, your partner’s cards take away. The first side with 5,000 points wins the match.
learn-score-wrong-1 = that is what bonuses would bring without the red three. Add everything once more.
learn-score-wrong-3 = what is left in your partner’s hand counts against you.
