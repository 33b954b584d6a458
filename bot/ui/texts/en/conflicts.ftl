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
problem-unplayable-foot-size = “{ option-foot-size }”: of a foot of one card none is left to keep after a discard; 0 or 2 and more
problem-unplayable-first-packet-rule = “{ option-first-packet-rule }”: { $rule } chooses between two equal packets; “{ option-hand-size }” is { $hand }, “{ option-foot-size }” { $foot }
problem-unplayable-lone-hand-rule = “{ option-lone-hand-rule }”: { $rule } does not go with “{ option-side-structure }” { $structure }; three players with a lone hand need both
problem-unplayable-three-lay-timing = “{ option-three-lay-timing }”: not laid, yet “{ option-red-three-role }” or “{ option-black-three-role }” says that threes are laid
problem-unplayable-pile-block-tops = “{ option-pile-block-tops }”: a wild card on top can never be melded; "wild" must be among them
problem-unplayable-black-three-blocks-pile = “{ option-black-three-blocks-pile }”: false, yet "black three" is among “{ option-pile-block-tops }”
problem-unplayable-canasta-mix = “{ option-canasta-mix }”: asks for { $canastas } canastas, “{ option-canastas-to-go-out }” for { $needed }

## Options that contradict others: the key names those that do

problem-conflict-seat-draw-side-structure = “{ option-seat-draw }”: contradicts “{ option-side-structure }”; partners are drawn for sides of the same size: set “{ option-seat-draw }” as seated or another “{ option-side-structure }”
problem-conflict-wild-meld-lock-wild-melds = “{ option-wild-meld-lock }”: contradicts “{ option-wild-melds }”; without wild melds nothing can be locked: set “{ option-wild-melds }” true or “{ option-wild-meld-lock }” false
problem-conflict-pile-wild-pair-wild-melds = “{ option-pile-wild-pair }”: contradicts “{ option-wild-melds }”; what is taken becomes a wild meld: set “{ option-wild-melds }” true or “{ option-pile-wild-pair }” false
problem-conflict-sequence-pile-take-sequence-melds = “{ option-sequence-pile-take }”: contradicts “{ option-sequence-melds }”; set “{ option-sequence-melds }” true or “{ option-sequence-pile-take }” not allowed
problem-conflict-sequence-max-wilds-sequence-melds = “{ option-sequence-max-wilds }”: contradicts “{ option-sequence-melds }”; set “{ option-sequence-melds }” true or “{ option-sequence-max-wilds }” 0
problem-conflict-canasta-mix-wild-melds = “{ option-canasta-mix }”: contradicts “{ option-wild-melds }”; a wild canasta is asked for: set “{ option-wild-melds }” true or take wild out of “{ option-canasta-mix }”
problem-conflict-canasta-mix-sequence-melds = “{ option-canasta-mix }”: contradicts “{ option-sequence-melds }”; a sequence is asked for: set “{ option-sequence-melds }” true or take sequence out of “{ option-canasta-mix }”
problem-conflict-canasta-mix-max-wilds = “{ option-canasta-mix }”: contradicts “{ option-max-wilds }”; a mixed canasta is asked for: let “{ option-max-wilds }” be 1 or more or take mixed out of “{ option-canasta-mix }”
problem-conflict-canasta-mix-deck-count-joker-count = “{ option-canasta-mix }”: contradicts “{ option-deck-count }” and “{ option-joker-count }”; the pack has too few wild cards for so many wild canastas: ask for fewer or let there be more packs or jokers
problem-conflict-canasta-mix-same-rank-melds = “{ option-canasta-mix }”: contradicts “{ option-same-rank-melds }”; a side has one meld of sevens: ask for one canasta of sevens or let “{ option-same-rank-melds }” be another
problem-conflict-red-threes-to-go-out-red-three-role = “{ option-red-threes-to-go-out }”: contradicts “{ option-red-three-role }”; no red three ever lies on the table: set “{ option-red-threes-to-go-out }” none or another “{ option-red-three-role }”
problem-conflict-red-threes-to-go-out-canastas-to-go-out = “{ option-red-threes-to-go-out }”: contradicts “{ option-canastas-to-go-out }”; the pack has fewer red threes: set “{ option-red-threes-to-go-out }” none or fewer “{ option-canastas-to-go-out }”
problem-conflict-ask-required-ask-limit-per-hand = “{ option-ask-required }”: contradicts “{ option-ask-limit-per-hand }”; nobody with a partner could ever go out: set “{ option-ask-required }” false or let “{ option-ask-limit-per-hand }” be 1 or more
problem-conflict-max-wild-meld-cards-canasta-size = “{ option-max-wild-meld-cards }”: contradicts “{ option-canasta-size }”; no wild canasta could be made: let “{ option-max-wild-meld-cards }” be at least “{ option-canasta-size }”
problem-conflict-max-meld-cards-canasta-size = “{ option-max-meld-cards }”: contradicts “{ option-canasta-size }”; no canasta could be made: let “{ option-max-meld-cards }” be at least “{ option-canasta-size }”
problem-conflict-all-members-must-play-from-foot-foot-size = “{ option-all-members-must-play-from-foot }”: contradicts “{ option-foot-size }”; there is no foot: set “{ option-foot-size }” or “{ option-all-members-must-play-from-foot }” false
problem-conflict-foot-trigger-foot-size = “{ option-foot-trigger }”: contradicts “{ option-foot-size }”; there is no foot: set “{ option-foot-size }” or “{ option-foot-trigger }” hand empty
problem-conflict-foot-scope-foot-size = “{ option-foot-scope }”: contradicts “{ option-foot-size }”; there is no foot: set “{ option-foot-size }” or “{ option-foot-scope }” player
problem-conflict-foot-scope-side-structure = “{ option-foot-scope }”: contradicts “{ option-side-structure }”; no players are a side when the feet are dealt: set “{ option-foot-scope }” player or another “{ option-side-structure }”
problem-conflict-foot-scope-first-packet-rule = “{ option-foot-scope }”: contradicts “{ option-first-packet-rule }”; nobody has two packets to choose between: set “{ option-foot-scope }” player or “{ option-first-packet-rule }” none
problem-conflict-foot-scope-all-members-must-play-from-foot = “{ option-foot-scope }”: contradicts “{ option-all-members-must-play-from-foot }”; only one of a side picks its foot up: set “{ option-foot-scope }” player or “{ option-all-members-must-play-from-foot }” false
problem-conflict-bonus-card-counts-bonus-cards = “{ option-bonus-card-counts }”: contradicts “{ option-bonus-cards }”; set “{ option-bonus-cards }” or “{ option-bonus-card-counts }” 0 0
problem-conflict-bonus-cards-bonus-card-counts = “{ option-bonus-cards }”: contradicts “{ option-bonus-card-counts }”; set “{ option-bonus-card-counts }” or “{ option-bonus-cards }” none
problem-conflict-discard-threes-red-three-role = “{ option-discard-threes }”: contradicts “{ option-red-three-role }”; red threes can only be discarded, and never are: let “{ option-discard-threes }” or “{ option-red-three-role }” be another
problem-conflict-discard-threes-black-three-role = “{ option-discard-threes }”: contradicts “{ option-black-three-role }”; black threes can only be discarded, and never are: let “{ option-discard-threes }” or “{ option-black-three-role }” be another
problem-conflict-threes-kept-in-hand-red-three-role = “{ option-threes-kept-in-hand }”: contradicts “{ option-red-three-role }”; red threes go to the table by themselves: set “{ option-threes-kept-in-hand }” none or “{ option-red-three-role }” american three
problem-conflict-last-stock-three-threes-kept-in-hand = “{ option-last-stock-three }”: contradicts “{ option-threes-kept-in-hand }”; it could be one too many: set “{ option-threes-kept-in-hand }” unlimited or another “{ option-last-stock-three }”
problem-conflict-unreplaced-three-ends-round-stock-exhaustion = “{ option-unreplaced-three-ends-round }”: contradicts “{ option-stock-exhaustion }”; the pile would become a stock that replaces it: set “{ option-unreplaced-three-ends-round }” false or another “{ option-stock-exhaustion }”
problem-conflict-unreplaced-three-ends-round-penalty-unexposed-red-three = “{ option-unreplaced-three-ends-round }”: contradicts “{ option-penalty-unexposed-red-three }”; a forgotten three stays in the hand: set “{ option-unreplaced-three-ends-round }” false or “{ option-penalty-unexposed-red-three }” 0
problem-conflict-initial-meld-may-leave-one-bonus-cards = “{ option-initial-meld-may-leave-one }”: contradicts “{ option-bonus-cards }”; no bonus cards can be due: set “{ option-bonus-cards }” or “{ option-initial-meld-may-leave-one }” false
problem-conflict-ask-timing-exit-without-drawing = “{ option-ask-timing }”: contradicts “{ option-exit-without-drawing }”; nobody could ever ask: set “{ option-exit-without-drawing }” with permission or another “{ option-ask-timing }”
problem-conflict-covered-exit-bonus-concealed-rule = “{ option-covered-exit-bonus }”: contradicts “{ option-concealed-rule }”; a covered exit would be worth less than any other: let “{ option-covered-exit-bonus }” be at least “{ option-bonus-going-out }”
problem-conflict-hand-canasta-bonus-concealed-rule = “{ option-hand-canasta-bonus }”: contradicts “{ option-concealed-rule }”; the higher grade would be worth less: let “{ option-hand-canasta-bonus }” be at least “{ option-covered-exit-bonus }”
problem-conflict-special-hands-pairs-wild-pair = “{ option-special-hands }”: contradicts “{ option-pairs-wild-pair }”; no wild pair would do for pairs with twos: set “{ option-pairs-wild-pair }” or take it out of “{ option-special-hands }”
problem-conflict-special-hand-scores-special-hands = “{ option-special-hand-scores }”: contradicts “{ option-special-hands }”; points for a hand that is not played: add it to “{ option-special-hands }” or take its points away
