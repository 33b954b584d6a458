### The course: /learn. Each step has a task, taps, a sentence why one is right, and one why each other is not.

command-learn = Learn Canasta by touch in a few minutes
learn-title = 🎓 Learn Canasta
learn-about = You and your partner lay down cards of one rank, collect seven of them for a **canasta**, and count points.
    { $steps } small steps show you how: each has one thing to tap and says why. A wrong tap costs nothing, and you can leave and go on whenever you like.
    Do you know all that? The menu also has short chapters on { $others }.
learn-so-far = You have done { $count } of { $steps } steps.
learn-begin = Begin
learn-go-on = Go on
learn-again = From the beginning
learn-rummy = I know rummy
learn-menu = Go to a step or another game…
learn-step = { $number }. { $title }
learn-chapter = What is different there, in { $steps } steps
learn-in-chapter = { $game } · { $step }
learn-footer = Step { $number } of { $steps } · { $game }
learn-overview = Overview
learn-next = Next
learn-play = Play a first match
learn-hand = Your hand
learn-pile = **Pile**, its top card last: { $cards }
learn-melds = **{ $seats ->
    [2] Your
   *[other] Your side’s
} melds:** { $melds }
learn-theirs = **The other side’s melds:** { $melds }
learn-right = ✅ **{ $tapped }** – { $why }
learn-wrong = ❌ **{ $tapped }** – { $why }
learn-done = 🎉 That is all you need. The rest comes up in play, and your hand shows what you can do. A first match against easy computers waits for you.
learn-chapter-done = 🎉 That is the heart of { $game }. `/rules` has the rest, and a match against easy computers is the place to try it.
learn-practise = Practise { $game }
learn-in-a-server = Matches need a server. Type `/practice` in one where I am.

learn-turn-title = A turn
learn-turn-task = It is your turn. What do you do **first**?
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
learn-first-task = Your side’s **first** melds of a round must count enough together: **50 points** at the beginning of a match, more as your score grows, and 15 below zero. Tens count 10, sevens 5, aces 20. With what can you open?
learn-first-why = three aces count 60, and 50 are enough. From now on your side lays down whatever it likes.
learn-first-wrong-1 = three tens count only 30 of the 50 points.
learn-first-wrong-2 = three tens and three sevens count 45: five points are missing.

learn-pile-title = Taking the pile
learn-pile-task = Instead of drawing you may take the **whole pile**, if you meld its top card at once: with two cards from your hand, one of which may be wild, or in a meld of yours. The eight of clubs is on top. With what do you take the pile?
learn-pile-choice-1 = With nothing, to look at it
learn-pile-why = the three eights go down as a meld, and all the other cards of the pile come to your hand. That is how games are won.
learn-pile-wrong-1 = the top card must be melded at once. Nobody takes the pile just to have it.
learn-pile-wrong-3 = the fours do not go with the eight. Only the top card counts for taking; the rest follows.

learn-frozen-title = The frozen pile
learn-frozen-task = Somebody has thrown a **two** on the pile: it is **frozen** until it is taken. Now only **two natural cards** of your hand will do, no wild one. With what can you take it?
learn-frozen-why = two natural eights. The pile is frozen for you, too, as long as your side has not melded yet.
learn-frozen-wrong-1 = a two helps only while the pile is not frozen.

learn-threes-title = Threes
learn-threes-task = **Red threes** go to the table at once, and you draw another card: 100 points each, or minus 100 if your side melds nothing. **Black threes** are stop cards: below one, the next player cannot take the pile. The next player collects kings and eights. What do you throw?
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

# Classic Canasta for two players.

learn-two-cards-title = Two cards
learn-two-cards-task = Two players have no partners, and begin with **15 cards** each. Your turn begins. If you do not take the pile, what does the turn look like?
learn-two-cards-choice-1 = Draw one, discard one
learn-two-cards-choice-2 = Draw two, discard one
learn-two-cards-choice-3 = Draw two, discard two
learn-two-cards-why = two cards come and one goes, so hands grow quickly and canastas come soon.
learn-two-cards-wrong-1 = that is how four play it. For two players the stock gives two cards.
learn-two-cards-wrong-3 = two are drawn, but only one card is ever discarded.

learn-two-canastas-title = Two canastas
learn-two-canastas-task = Nobody shares your melds, and to go out you need **two canastas**. The kings are one. You have drawn, and of your last two cards one goes to your melds and the other to the pile. Which do you lay down?
learn-two-canastas-why = the seventh queen makes the second canasta, just in time: the four is your last discard, and you are out.
learn-two-canastas-wrong-2 = then you could not discard the queen: with only one canasta you may not go out.

learn-two-ask-title = Nobody to ask
learn-two-ask-task = You have two canastas: the six can go to the sixes, and the nine is your discard. The other player still holds many cards. What do you do?
learn-two-ask-choice-1 = Ask: “May I go out?”
learn-two-ask-choice-2 = Go out at once
learn-two-ask-choice-3 = Discard and play on
learn-two-ask-why = it brings 100 points, and all those cards count against the other player.
learn-two-ask-wrong-1 = without a partner there is nobody to ask. You decide alone.
learn-two-ask-wrong-3 = you may, but the other player could lay down many cards next, or go out first.

# Hand and Foot.

learn-foot-packets-title = The foot
learn-foot-packets-task = Besides the **hand** each player has ten cards face down, the **foot**. You pick it up when your hand is used up: at once if you **laid down** the last card, else after your discard. You have drawn your two cards. What do you lay down, to play on with your foot **in this turn**?
learn-foot-packets-why = no card is left, so the foot is yours at once, and the turn goes on.
learn-foot-packets-wrong-1 = the nine would be left to discard: the foot would come only when your turn is over.
learn-foot-packets-wrong-2 = the king would be left to discard: the foot would come only when your turn is over.

learn-foot-pile-title = The top card
learn-foot-pile-task = A turn begins with **two** cards from the stock, or with the pile if you can meld its top card. You take the pile with your two eights. What comes to you?
learn-foot-pile-choice-1 = The eight of clubs alone
learn-foot-pile-choice-2 = The whole pile
learn-foot-pile-why = only the top card is taken, and it lies in your meld already. The rest of the pile stays.
learn-foot-pile-wrong-2 = that would be Classic Canasta. Here the cards below the top card stay where they are.

learn-foot-wild-title = Wild cards
learn-foot-wild-task = A meld has at least two natural cards and at most **three wild** ones, as in Classic Canasta. These nines need one more card to be a canasta. Which do you add?
learn-foot-wild-why = the seventh card, a natural one: a **mixed** canasta, for 300 points.
learn-foot-wild-wrong-1 = the two would be the fourth wild card, and three is the most.
learn-foot-wild-wrong-2 = the joker would be the fourth wild card, and three is the most.

learn-foot-threes-title = Threes
learn-foot-threes-task = **Threes** can only be discarded here, never laid down. A **red** one that is left in your hand or your foot costs 100 points. What do you discard?
learn-foot-threes-why = now it cannot cost you anything. And like every three it keeps the next player from the pile.
learn-foot-threes-wrong-1 = that would break a pair, and leave you with a red three that may cost 100 points.
learn-foot-threes-wrong-2 = a black three left in your hand costs nothing, a red one 100 points. The red one goes first.

learn-foot-out-title = Going out
learn-foot-out-task = To go out your side needs a **natural** and a **mixed** canasta, and each of you must have played from the foot. You both have. Of your last two cards you lay down one and discard the other. Which do you lay down?
learn-foot-out-why = the nines are the mixed canasta beside the natural kings. The six is your last discard.
learn-foot-out-wrong-1 = that makes a second natural canasta. Without a mixed one you could not discard the nine, your last card.

# Samba.

learn-samba-row-title = Sequences
learn-samba-row-task = In Samba three to seven cards of **one suit in a row** are a meld, too: a **sequence**. Four is the lowest card, ace the highest, and wild cards have no place in it. Which of these can you lay down?
learn-samba-row-why = three hearts in a row. Cards of one rank are melds as ever, with two wild cards at most.
learn-samba-row-wrong-1 = they stand in a row, but the jack is not a spade.
learn-samba-row-wrong-3 = a joker stands for a card of a rank, but never for one of a sequence.

learn-samba-adding-title = Adding to a sequence
learn-samba-adding-task = A sequence grows at both of its ends. Which card can your side add?
learn-samba-adding-why = the four goes below the five. Higher up, the nine, ten and jack of hearts could follow.
learn-samba-adding-wrong-1 = the nine and the ten of hearts are missing between: a sequence has no gaps.
learn-samba-adding-wrong-3 = a nine comes next, but it must be a heart.

learn-samba-seven-title = The samba
learn-samba-seven-task = Seven in a row are a **samba**, a canasta that takes no further card. Two of your cards would each finish a canasta. Which of them brings **more**?
learn-samba-seven-why = a samba counts **1,500** points, three times as much as a natural canasta.
learn-samba-seven-wrong-1 = that makes a natural canasta, for 500 points. There is more to be had.

learn-samba-pile-title = The pile
learn-samba-pile-task = Instead of your **two** cards from the stock you may take the pile. It is **always frozen**: a natural pair takes all of it, a sequence of yours just its top card. How do you get the **whole pile**?
learn-samba-pile-choice-3 = With the clubs
learn-samba-pile-why = three tens go down, and all the other cards of the pile come to your hand.
learn-samba-pile-wrong-1 = a wild card never helps to take the pile here.
learn-samba-pile-wrong-3 = the ten would go to the sequence, but the rest of the pile would stay.

learn-samba-out-title = Going out
learn-samba-out-task = To go out your side needs **two canastas**, one of them natural or a samba. The nines are a mixed one. Of your last two cards you lay down one and discard the other. Which do you lay down?
learn-samba-out-why = the queens are a natural canasta, and the eight is your last discard. A match goes to 10,000 points.
learn-samba-out-wrong-1 = that makes a second mixed canasta. One must be natural or a samba, else the queen cannot be your last discard.

# Modern American.

learn-american-first-title = First melds
learn-american-first-task = Your side’s first melds come **from your hand**, count **125 points** together, and one of them has no wild cards (or only wild ones). Kings and queens count 10, jokers 50. What do you lay down?
learn-american-first-why = 150 points, and the kings are natural. For that you draw **bonus cards** after your discard: four for the first side to meld, three for the second.
learn-american-first-wrong-1 = these count 100 points, and 125 are needed.
learn-american-first-wrong-2 = these count 140 points, but there is a joker in both melds.

learn-american-hand-title = The pile waits
learn-american-hand-task = Your side has no melds, and the cards in your hand make none of 125 points. The eight of clubs is on top of the pile. How do you begin your turn?
learn-american-hand-choice-2 = With a card from the stock
learn-american-hand-why = the pile is for those who have melded, or can do so before they draw. It is always frozen, so that only a natural pair takes it.
learn-american-hand-wrong-1 = the pile cannot help with your first melds: they come from your hand alone.

learn-american-closed-title = Closed ranks
learn-american-closed-task = A canasta has seven cards and **closes its rank**: from then on nobody melds cards of that rank. And **sevens** never take wild cards. What can you lay down?
learn-american-closed-why = nothing bars the tens. With your first melds down, wild cards join only melds of five natural cards, or make their own.
learn-american-closed-wrong-1 = the other side’s canasta has closed the jacks, for you as well.
learn-american-closed-wrong-2 = sevens are melded without wild cards. A canasta of them counts 2,500.

learn-american-threes-title = Threes
learn-american-threes-task = **Threes** of both colours go to the table and are replaced. Each colour counts by itself, and three of one make 500 points. The round is over: your side has three red threes and **one** canasta. What do the threes bring?
learn-american-threes-choice-1 = 500 points
learn-american-threes-choice-2 = Nothing
learn-american-threes-choice-3 = Minus 500 points
learn-american-threes-why = threes count for a side with **two** canastas, and against a side that has none. With one they count nothing.
learn-american-threes-wrong-1 = for that your side would need a second canasta.
learn-american-threes-wrong-3 = they would count against you if your side had no canasta at all.

learn-american-special-title = Special hands
learn-american-special-task = Your side has no melds, you have drawn, and your **14 cards** are seven pairs, without wild cards and threes. That is a **special hand**. What do you do?
learn-american-special-choice-1 = Discard one and play on
learn-american-special-choice-2 = Show all 14 cards
learn-american-special-why = that ends the round and brings 2,500 points. `/rules` lists the other special hands.
learn-american-special-wrong-1 = a discard would break a pair, and 2,500 points lie in your hand.
