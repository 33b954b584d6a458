### What is wrong with rules that cannot be played. A text may name an option by its own: “{ option-hand-size }”.

ruleset-problems = Não dá para jogar assim:

problem-unknown-option = opção desconhecida: “{ $option }”
problem-unknown-preset = modalidade desconhecida: “{ $preset }”; conhecidas: { $known }
problem-impossible-value = “{ $name }”: { $value } não é possível; permitido: { $allowed }

problem-unplayable-side-structure = “{ option-side-structure }”: { $seats } jogadores não podem jogar assim ({ $structure }). Possível: { $possible }
problem-unplayable-hand-size = “{ option-hand-size }”: { $hands } mãos de { $cards } cartas{ $foot ->
    [0] { "" }
   *[other] { " " }e mortos de { $foot }
    } deixam para o monte muito poucas das { $pack } cartas
problem-unplayable-foot-size = “{ option-foot-size }”: de um morto de uma carta não sobraria nenhuma depois de um descarte; ele não tem carta nenhuma, ou tem duas ou mais
problem-unplayable-first-packet-rule = “{ option-first-packet-rule }”: para escolher entre dois pacotes, eles têm de ser do mesmo tamanho; “{ option-hand-size }” é { $hand }, “{ option-foot-size }” é { $foot }
problem-unplayable-lone-hand-rule = “{ option-lone-hand-rule }”: { $rule ->
    [none] onde um joga contra dois, tem de dizer quem joga só; mude junto com “{ option-side-structure }”, ou escolha outros times
   *[other] precisa de um contra dois em “{ option-side-structure }”; mude as duas juntas
}
problem-unplayable-three-lay-timing = “{ option-three-lay-timing }”: os 3 não são baixados, mas “{ option-red-three-role }” ou “{ option-black-three-role }” diz que são
problem-unplayable-pile-block-tops = “{ option-pile-block-tops }”: um curinga em cima nunca pode ser baixado, então os curingas têm de estar entre elas
problem-unplayable-black-three-blocks-pile = “{ option-black-three-blocks-pile }”: os 3 pretos não trancam o lixo, mas estão entre “{ option-pile-block-tops }”
problem-unplayable-canasta-mix = “{ option-canasta-mix }”: pede { $canastas ->
    [1] { $canastas } canastra
   *[other] { $canastas } canastras
}, e “{ option-canastas-to-go-out }” pede { $needed }

problem-conflict-seat-draw-side-structure = “{ option-seat-draw }” não combina com “{ option-side-structure }”: parceiros são sorteados para times do mesmo tamanho
problem-conflict-wild-meld-lock-wild-melds = “{ option-wild-meld-lock }” não combina com “{ option-wild-melds }”: sem jogos de curingas, nada pode ficar preso
problem-conflict-pile-wild-pair-wild-melds = “{ option-pile-wild-pair }” não combina com “{ option-wild-melds }”: o que se pega viraria um jogo de curingas, que não é permitido
problem-conflict-sequence-pile-take-sequence-melds = “{ option-sequence-pile-take }” não combina com “{ option-sequence-melds }”: não há sequências
problem-conflict-sequence-max-wilds-sequence-melds = “{ option-sequence-max-wilds }” não combina com “{ option-sequence-melds }”: não há sequências
problem-conflict-canasta-mix-wild-melds = “{ option-canasta-mix }” não combina com “{ option-wild-melds }”: pede-se uma canastra de curingas, mas curingas não são baixados sozinhos
problem-conflict-canasta-mix-sequence-melds = “{ option-canasta-mix }” não combina com “{ option-sequence-melds }”: pede-se uma sequência, mas não há sequências
problem-conflict-canasta-mix-max-wilds = “{ option-canasta-mix }” não combina com “{ option-max-wilds }”: pede-se uma canastra suja, mas os jogos não têm curingas
problem-conflict-canasta-mix-deck-count-joker-count = “{ option-canasta-mix }” não combina com “{ option-deck-count }” e “{ option-joker-count }”: há curingas de menos para tantas canastras de curingas
problem-conflict-canasta-mix-same-rank-melds = “{ option-canasta-mix }” não combina com “{ option-same-rank-melds }”: pedem-se duas canastras de setes, mas um time só tem um jogo de setes
problem-conflict-red-threes-to-go-out-red-three-role = “{ option-red-threes-to-go-out }” não combina com “{ option-red-three-role }”: nunca há 3 vermelhos na mesa
problem-conflict-red-threes-to-go-out-canastas-to-go-out = “{ option-red-threes-to-go-out }” não combina com “{ option-canastas-to-go-out }”: não há tantos 3 vermelhos no baralho
problem-conflict-ask-required-ask-limit-per-hand = “{ option-ask-required }” não combina com “{ option-ask-limit-per-hand }”: ninguém que tenha parceiro poderia bater
problem-conflict-max-wild-meld-cards-canasta-size = “{ option-max-wild-meld-cards }” não combina com “{ option-canasta-size }”: nenhuma canastra de curingas seria possível
problem-conflict-max-meld-cards-canasta-size = “{ option-max-meld-cards }” não combina com “{ option-canasta-size }”: nenhuma canastra seria possível
problem-conflict-all-members-must-play-from-foot-foot-size = “{ option-all-members-must-play-from-foot }” não combina com “{ option-foot-size }”: não há morto
problem-conflict-foot-trigger-foot-size = “{ option-foot-trigger }” não combina com “{ option-foot-size }”: não há morto
problem-conflict-red-three-from-foot-replaced-foot-size = “{ option-red-three-from-foot-replaced }” não combina com “{ option-foot-size }”: um morto de 3 deixaria cartas de menos para guardar uma e descartar outra
problem-conflict-foot-scope-foot-size = “{ option-foot-scope }” não combina com “{ option-foot-size }”: não há morto
problem-conflict-foot-scope-side-structure = “{ option-foot-scope }” não combina com “{ option-side-structure }”: os mortos são dos times, e ainda não há times
problem-conflict-foot-scope-first-packet-rule = “{ option-foot-scope }” não combina com “{ option-first-packet-rule }”: ninguém tem dois pacotes entre os quais escolher
problem-conflict-foot-scope-all-members-must-play-from-foot = “{ option-foot-scope }” não combina com “{ option-all-members-must-play-from-foot }”: só um do time pega o morto
problem-conflict-bonus-card-counts-bonus-cards = “{ option-bonus-card-counts }” não combina com “{ option-bonus-cards }”: há números de cartas de bônus, mas ninguém ganha nenhuma
problem-conflict-bonus-cards-bonus-card-counts = “{ option-bonus-cards }” não combina com “{ option-bonus-card-counts }”: há cartas de bônus, mas o número delas é 0
problem-conflict-discard-threes-red-three-role = “{ option-discard-threes }” não combina com “{ option-red-three-role }”: os 3 vermelhos só podem ser descartados, e nunca são
problem-conflict-discard-threes-black-three-role = “{ option-discard-threes }” não combina com “{ option-black-three-role }”: os 3 pretos só podem ser descartados, e nunca são
problem-conflict-threes-kept-in-hand-red-three-role = “{ option-threes-kept-in-hand }” não combina com “{ option-red-three-role }”: os 3 vermelhos vão sozinhos para a mesa
problem-conflict-last-stock-three-threes-kept-in-hand = “{ option-last-stock-three }” não combina com “{ option-threes-kept-in-hand }”: o último 3 ficaria na mão, onde poderia ser um a mais
problem-conflict-unreplaced-three-ends-round-stock-exhaustion = “{ option-unreplaced-three-ends-round }” não combina com “{ option-stock-exhaustion }”: o lixo viraria um novo monte, que repõe o 3
problem-conflict-unreplaced-three-ends-round-penalty-unexposed-red-three = “{ option-unreplaced-three-ends-round }” não combina com “{ option-penalty-unexposed-red-three }”: um 3 esquecido fica na mão
problem-conflict-initial-meld-may-leave-one-bonus-cards = “{ option-initial-meld-may-leave-one }” não combina com “{ option-bonus-cards }”: não há cartas de bônus a receber
problem-conflict-ask-timing-exit-without-drawing = “{ option-ask-timing }” não combina com “{ option-exit-without-drawing }”: só se poderia perguntar onde dá para bater sem comprar, então ninguém poderia perguntar
problem-conflict-covered-exit-bonus-concealed-rule = “{ option-covered-exit-bonus }” não combina com “{ option-concealed-rule }”: uma batida coberta valeria menos que qualquer outra
problem-conflict-hand-canasta-bonus-concealed-rule = “{ option-hand-canasta-bonus }” não combina com “{ option-concealed-rule }”: o grau mais alto valeria menos
problem-conflict-special-hands-pairs-wild-pair = “{ option-special-hands }” não combina com “{ option-pairs-wild-pair }”: joga-se com pares com 2, mas nenhum par de curingas conta
problem-conflict-special-hand-scores-special-hands = “{ option-special-hand-scores }” não combina com “{ option-special-hands }”: há pontos para uma mão que não se joga
