### What is wrong with rules that cannot be played. A text may name an option by its own: “{ option-hand-size }”.

ruleset-problems = That cannot be played:

problem-unknown-option = unknown option '{ $option }'
problem-unknown-preset = unknown preset '{ $preset }'; known: { $known }
problem-impossible-value = “{ $name }”: { $value } is not possible; allowed: { $allowed }

## Rules that cannot be played at all

problem-unplayable-side-structure = “{ option-side-structure }”: { $seats } players cannot play like this ({ $structure }). Possible: { $possible }
problem-unplayable-hand-size = “{ option-hand-size }”: { $hands } hands of { $cards }{ $foot ->
    [0] { "" }
   *[other] { " " }and feet of { $foot }
    } leave too few of the { $pack } cards for the stock
problem-unplayable-foot-size = “{ option-foot-size }”: of a foot of one card none would be left to keep after a discard; it has no card, or two and more
problem-unplayable-first-packet-rule = “{ option-first-packet-rule }”: a choice between two packets needs two of the same size; “{ option-hand-size }” is { $hand }, “{ option-foot-size }” { $foot }
problem-unplayable-lone-hand-rule = “{ option-lone-hand-rule }”: { $rule ->
    [none] where one plays against two, it must say who plays alone; change it together with “{ option-side-structure }”, or choose other partnerships
   *[other] it needs one against two under “{ option-side-structure }”; change both together
}
problem-unplayable-three-lay-timing = “{ option-three-lay-timing }”: threes are not laid, yet “{ option-red-three-role }” or “{ option-black-three-role }” says that they are
problem-unplayable-pile-block-tops = “{ option-pile-block-tops }”: a wild card on top can never be melded, so wild cards must be among them
problem-unplayable-black-three-blocks-pile = “{ option-black-three-blocks-pile }”: black threes do not stop anybody, yet they are among “{ option-pile-block-tops }”
problem-unplayable-canasta-mix = “{ option-canasta-mix }”: asks for { $canastas } canastas, “{ option-canastas-to-go-out }” for { $needed }

## Options that contradict others: the key names those that do

problem-conflict-seat-draw-side-structure = “{ option-seat-draw }” does not go with “{ option-side-structure }”: partners are drawn for sides of the same size
problem-conflict-wild-meld-lock-wild-melds = “{ option-wild-meld-lock }” does not go with “{ option-wild-melds }”: without melds of wild cards nothing can be locked
problem-conflict-pile-wild-pair-wild-melds = “{ option-pile-wild-pair }” does not go with “{ option-wild-melds }”: what is taken would become a meld of wild cards, which are not allowed
problem-conflict-sequence-pile-take-sequence-melds = “{ option-sequence-pile-take }” does not go with “{ option-sequence-melds }”: there are no sequences
problem-conflict-sequence-max-wilds-sequence-melds = “{ option-sequence-max-wilds }” does not go with “{ option-sequence-melds }”: there are no sequences
problem-conflict-canasta-mix-wild-melds = “{ option-canasta-mix }” does not go with “{ option-wild-melds }”: a wild canasta is asked for, but wild cards are not melded on their own
problem-conflict-canasta-mix-sequence-melds = “{ option-canasta-mix }” does not go with “{ option-sequence-melds }”: a sequence is asked for, but there are no sequences
problem-conflict-canasta-mix-max-wilds = “{ option-canasta-mix }” does not go with “{ option-max-wilds }”: a mixed canasta is asked for, but melds hold no wild cards
problem-conflict-canasta-mix-deck-count-joker-count = “{ option-canasta-mix }” does not go with “{ option-deck-count }” and “{ option-joker-count }”: the pack has too few wild cards for so many wild canastas
problem-conflict-canasta-mix-same-rank-melds = “{ option-canasta-mix }” does not go with “{ option-same-rank-melds }”: two canastas of sevens are asked for, but a side has only one meld of sevens
problem-conflict-red-threes-to-go-out-red-three-role = “{ option-red-threes-to-go-out }” does not go with “{ option-red-three-role }”: no red three ever lies on the table
problem-conflict-red-threes-to-go-out-canastas-to-go-out = “{ option-red-threes-to-go-out }” does not go with “{ option-canastas-to-go-out }”: the pack has fewer red threes
problem-conflict-ask-required-ask-limit-per-hand = “{ option-ask-required }” does not go with “{ option-ask-limit-per-hand }”: nobody with a partner could ever go out
problem-conflict-max-wild-meld-cards-canasta-size = “{ option-max-wild-meld-cards }” does not go with “{ option-canasta-size }”: no wild canasta could be made
problem-conflict-max-meld-cards-canasta-size = “{ option-max-meld-cards }” does not go with “{ option-canasta-size }”: no canasta could be made
problem-conflict-all-members-must-play-from-foot-foot-size = “{ option-all-members-must-play-from-foot }” does not go with “{ option-foot-size }”: there is no foot
problem-conflict-foot-trigger-foot-size = “{ option-foot-trigger }” does not go with “{ option-foot-size }”: there is no foot
problem-conflict-red-three-from-foot-replaced-foot-size = “{ option-red-three-from-foot-replaced }” does not go with “{ option-foot-size }”: a foot of threes would leave too few cards to keep one and discard one
problem-conflict-foot-scope-foot-size = “{ option-foot-scope }” does not go with “{ option-foot-size }”: there is no foot
problem-conflict-foot-scope-side-structure = “{ option-foot-scope }” does not go with “{ option-side-structure }”: the feet are dealt to sides, and there are no sides yet
problem-conflict-foot-scope-first-packet-rule = “{ option-foot-scope }” does not go with “{ option-first-packet-rule }”: nobody has two packets to choose between
problem-conflict-foot-scope-all-members-must-play-from-foot = “{ option-foot-scope }” does not go with “{ option-all-members-must-play-from-foot }”: only one of a side picks its foot up
problem-conflict-bonus-card-counts-bonus-cards = “{ option-bonus-card-counts }” does not go with “{ option-bonus-cards }”: numbers of bonus cards are set, but nobody gets any
problem-conflict-bonus-cards-bonus-card-counts = “{ option-bonus-cards }” does not go with “{ option-bonus-card-counts }”: bonus cards are set, but their number is 0
problem-conflict-discard-threes-red-three-role = “{ option-discard-threes }” does not go with “{ option-red-three-role }”: red threes can only be discarded, and never are
problem-conflict-discard-threes-black-three-role = “{ option-discard-threes }” does not go with “{ option-black-three-role }”: black threes can only be discarded, and never are
problem-conflict-threes-kept-in-hand-red-three-role = “{ option-threes-kept-in-hand }” does not go with “{ option-red-three-role }”: red threes go to the table by themselves
problem-conflict-last-stock-three-threes-kept-in-hand = “{ option-last-stock-three }” does not go with “{ option-threes-kept-in-hand }”: the last three would stay in the hand, where it could be one too many
problem-conflict-unreplaced-three-ends-round-stock-exhaustion = “{ option-unreplaced-three-ends-round }” does not go with “{ option-stock-exhaustion }”: the pile would become a new stock, which replaces the three
problem-conflict-unreplaced-three-ends-round-penalty-unexposed-red-three = “{ option-unreplaced-three-ends-round }” does not go with “{ option-penalty-unexposed-red-three }”: a forgotten three stays in the hand
problem-conflict-initial-meld-may-leave-one-bonus-cards = “{ option-initial-meld-may-leave-one }” does not go with “{ option-bonus-cards }”: no bonus cards can be due
problem-conflict-ask-timing-exit-without-drawing = “{ option-ask-timing }” does not go with “{ option-exit-without-drawing }”: the question may be asked only where the draw can be skipped, so nobody could ever ask
problem-conflict-covered-exit-bonus-concealed-rule = “{ option-covered-exit-bonus }” does not go with “{ option-concealed-rule }”: a covered exit would be worth less than any other exit
problem-conflict-hand-canasta-bonus-concealed-rule = “{ option-hand-canasta-bonus }” does not go with “{ option-concealed-rule }”: the higher grade would be worth less
problem-conflict-special-hands-pairs-wild-pair = “{ option-special-hands }” does not go with “{ option-pairs-wild-pair }”: pairs with twos are played, but no wild pair counts
problem-conflict-special-hand-scores-special-hands = “{ option-special-hand-scores }” does not go with “{ option-special-hands }”: points are set for a hand that is not played
