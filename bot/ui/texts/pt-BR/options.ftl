### The rule options in words. For each: its name, one sentence that says what it decides (-about), and a clause (-is).

option-seat-count = Jogadores
option-seat-count-about = Quantas pessoas jogam na mesa.
option-seat-count-is = { $value } pessoas jogam
option-side-structure = Times
option-side-structure-about = Quem joga e marca pontos junto.
option-side-structure-is = { $value ->
    [individual] cada um joga por si
    [pairs_2x2] jogam duas duplas
    [pairs_3x2] jogam três duplas
    [pairs_4x2] jogam quatro duplas
    [trios_2x3] jogam dois times de três
    [pairs_2x2_rotating_fifth] dois jogam contra três, que se revezam para ficar de fora
   *[lone_vs_pair] um joga só contra dois, o que se decide em cada rodada
}
option-deck-count = Baralhos
option-deck-count-about = Quantos baralhos de 52 cartas são embaralhados juntos.
option-deck-count-is = { $value ->
    [1] joga-se com um baralho
   *[other] joga-se com { $value } baralhos
}
option-joker-count = Jokers
option-joker-count-about = Quantos jokers há ao todo.
option-joker-count-is = { $value ->
    [0] não há jokers
    [1] há um joker
   *[other] há { $value } jokers
}
option-max-copies-per-natural-rank = Cartas de cada valor
option-max-copies-per-natural-rank-about = Se só algumas cartas de cada valor, de quatro a ás, ficam no baralho.
option-max-copies-per-natural-rank-is = { $value ->
    [none] todas as cartas de cada valor estão no baralho
    [1] só { $value } carta de cada valor está no baralho
   *[other] só { $value } cartas de cada valor estão no baralho
}
option-hand-size = Cartas dadas
option-hand-size-about = Quantas cartas cada jogador recebe.
option-hand-size-is = cada jogador recebe { $value } cartas
option-foot-size = Morto
option-foot-size-about = Quantas cartas tem um segundo pacote, o morto.
option-foot-size-is = { $value ->
    [0] não há morto
   *[other] um morto tem { $value } cartas
}
option-foot-scope = De quem é o morto
option-foot-scope-about = Um morto por jogador, ou um por time, que fica com o primeiro do time que chegar a ele.
option-foot-scope-is = { $value ->
    [team] cada time tem um morto
   *[player] cada jogador tem um morto
}
option-first-packet-rule = Mão ou morto primeiro
option-first-packet-rule-about = Qual dos dois pacotes é a mão.
option-first-packet-rule-is = { $value ->
    [lower_bottom_card_first] a mão é o pacote com a menor carta no fundo
   *[none] a mão é o pacote dado primeiro
}
option-foot-trigger = Pegar o morto
option-foot-trigger-about = Quando um jogador pega o morto.
option-foot-trigger-is = { $value ->
    [own_first_canasta] o morto é pego com a primeira canastra do jogador
   *[hand_empty] o morto é pego quando a mão acaba
}
option-seat-draw = Parceiros e lugares
option-seat-draw-about = Como se formam os times e os lugares, de novo a cada partida.
option-seat-draw-is = { $value ->
    [high_card_chooses] os parceiros são sorteados com cartas no começo da partida, altas contra baixas; a carta mais alta mantém o seu lugar
    [cut_for_seats] os parceiros são sorteados com cartas no começo da partida, baixas contra altas; depois, um de cada time corta para definir os lugares, e uma carta vermelha faz os parceiros trocarem de lugar
   *[as_seated] cada um escolhe o seu lugar antes da partida
}
option-first-dealer = Quem dá as cartas primeiro
option-first-dealer-about = Como se define quem dá as cartas na primeira rodada.
option-first-dealer-is = { $value ->
    [low_cut] dá as cartas primeiro quem corta a carta mais baixa
    [right_of_high_cut] dá as cartas primeiro quem está à direita da carta mais alta cortada
   *[random] quem dá as cartas primeiro é sorteado
}
option-start-pile = Começo do lixo
option-start-pile-about = O que há no lixo depois da distribuição.
option-start-pile-is = { $value ->
    [empty] o lixo começa vazio
    [four_down_one_up] o lixo começa com quatro cartas viradas para baixo e uma para cima
   *[upcard] o lixo começa com uma carta virada para cima
}
option-upcard-cover-on = Primeira carta coberta
option-upcard-cover-on-about = Quais primeiras cartas do lixo são cobertas pela carta seguinte.
option-upcard-cover-on-is = primeiras cartas do lixo que são cobertas: { $value }
option-cover-freezes = Carta coberta congela
option-cover-freezes-about = Se um curinga ou 3 vermelho coberto congela o lixo desde o começo.
option-cover-freezes-is = { $value ->
    [yes] uma primeira carta coberta congela o lixo
   *[no] uma primeira carta coberta não congela o lixo
}
option-bonus-cards = Cartas de bônus
option-bonus-cards-about = Que cartas extras ganha o jogador que faz a abertura de um time.
option-bonus-cards-is = { $value ->
    [draw_after_initial_meld] a abertura de um time dá cartas de bônus para a vez seguinte
    [wings] a abertura de um time dá um pacote separado na distribuição
    [dead_wings] dois pacotes são separados na distribuição e ficam fora de jogo
    [draw_into_hand] a abertura de um time dá cartas de bônus direto para a mão
   *[none] a abertura não dá cartas de bônus
}
option-bonus-card-counts = Número de cartas de bônus
option-bonus-card-counts-about = Quantas cartas de bônus ganha o primeiro time a abrir, e quantas o segundo.
option-bonus-card-counts-is = cartas de bônus para o primeiro e o segundo time: { $value }
option-turn-card-from-bottom = Carta de aviso
option-turn-card-from-bottom-about = Qual carta do monte, contada do fundo, é anunciada; depois dela não há cartas de bônus.
option-turn-card-from-bottom-is = { $value ->
    [0] não há carta de aviso
   *[other] a carta de aviso é a de número { $value } a partir do fundo do monte
}
option-exact-cut-bonus = Corte exato
option-exact-cut-bonus-about = O que um time ganha por cortar exatamente as cartas da distribuição.
option-exact-cut-bonus-is = { $value ->
    [0] um corte exato não vale nada
   *[other] o jogador à direita de quem dá as cartas corta o baralho: um corte com exatamente as cartas da distribuição, decidido ao acaso, vale { $value } para o time desse jogador
}

option-draw-count = Cartas compradas
option-draw-count-about = Quantas cartas se compram do monte em uma vez.
option-draw-count-is = { $value ->
    [1] compra-se uma carta
   *[other] compram-se { $value } cartas
}
option-draw-counts-by-round = Cartas compradas por rodada
option-draw-counts-by-round-about = Quantas cartas se compram na primeira, segunda, terceira… rodada, se isso muda.
option-draw-counts-by-round-is = cartas compradas em cada rodada: { $value }
option-short-draw-is-complete = Compra incompleta
option-short-draw-is-complete-about = Se a última carta, sozinha, vale como compra onde se compram duas.
option-short-draw-is-complete-is = { $value ->
    [yes] a última carta, sozinha, vale como compra
   *[no] a última carta, sozinha, não vale como compra
}
option-exit-without-drawing = Bater sem comprar
option-exit-without-drawing-about = Se um jogador pode bater sem comprar antes.
option-exit-without-drawing-is = { $value ->
    [with_permission] um jogador pode bater antes de comprar, com a permissão do parceiro
   *[never] ninguém bate antes de comprar
}
option-pile-take-extent = Quanto do lixo
option-pile-take-extent-about = Que parte do lixo é pega.
option-pile-take-extent-is = { $value ->
    [top_only] só se pega a carta de cima do lixo
    [top_3] pegam-se no máximo as três cartas de cima do lixo
    [top_5] pegam-se no máximo as cinco cartas de cima do lixo
    [top_7] pegam-se no máximo as sete cartas de cima do lixo
    [until_wild] o lixo é pego até o próximo curinga
    [from_card] o lixo é pego até uma carta que é baixada na hora
   *[all] pega-se o lixo inteiro
}
option-pile-visibility = Olhar o lixo
option-pile-visibility-about = Se dá para olhar as cartas abaixo da carta de cima.
option-pile-visibility-is = { $value ->
    [all] o lixo inteiro pode ser olhado
   *[top_only] só se vê a carta de cima
}

option-red-three-role = 3 vermelhos
option-red-three-role-about = O que é um 3 vermelho.
option-red-three-role-is = { $value ->
    [american_three] os 3 vermelhos são baixados, ou guardados na mão onde isso é permitido
    [discard_only] os 3 vermelhos ficam na mão e só podem ser descartados
   *[lay_for_bonus] os 3 vermelhos são baixados e valem bônus
}
option-black-three-role = 3 pretos
option-black-three-role-about = O que é um 3 preto.
option-black-three-role-is = { $value ->
    [american_three] os 3 pretos são baixados e contam como os vermelhos, ou são guardados na mão onde isso é permitido
    [discard_only] os 3 pretos só podem ser descartados
   *[stop_card] os 3 pretos são cartas que trancam
}
option-three-lay-timing = Baixar os 3 recebidos
option-three-lay-timing-about = Quando vão para a mesa os 3 recebidos na distribuição.
option-three-lay-timing-is = { $value ->
    [own_turn] os 3 recebidos são baixados na primeira vez do jogador
    [not_laid] os 3 não são baixados
   *[at_deal] os 3 recebidos são baixados na hora
}
option-threes-kept-in-hand = 3 guardados na mão
option-threes-kept-in-hand-about = Quantos 3 um jogador pode guardar na mão.
option-threes-kept-in-hand-is = { $value ->
    [one_before_meld] pode-se guardar um 3 até o time abrir
    [unlimited] os 3 podem ser guardados na mão
   *[none] nenhum 3 pode ser guardado na mão
}
option-red-three-totals = Valor dos 3
option-red-three-totals-about = Quanto valem ao todo os 3 na mesa: um deles, dois, três…
option-red-three-totals-is = os 3 na mesa valem { $value } (um, dois, três… deles)
option-three-sign = 3 a favor ou contra
option-three-sign-about = Quando os 3 na mesa contam a favor do time; senão, contam contra.
option-three-sign-is = { $value ->
    [any_canasta] os 3 na mesa contam a favor do time que tem canastra; senão, contra
    [two_canastas] os 3 na mesa contam a favor do time que tem duas canastras; senão, contra
    [sevens_canasta] os 3 na mesa contam a favor do time que tem canastra de setes; senão, contra
    [american_three_way] os 3 na mesa contam contra o time sem canastra, nada com uma, a favor com duas
    [never] os 3 nunca contam a favor do time
   *[any_meld] os 3 na mesa contam a favor do time que já abriu; senão, contra
}
option-red-three-in-hand-penalty = 3 vermelho que fica na mão
option-red-three-in-hand-penalty-about = Quanto custa um 3 vermelho que fica na mão.
option-red-three-in-hand-penalty-is = um 3 vermelho que fica na mão custa { $value }
option-threes-in-hand-scoring = 3 que ficam na mão
option-threes-in-hand-scoring-about = Como contam os 3 que foram guardados na mão.
option-threes-in-hand-scoring-is = { $value ->
    [as_if_laid] os 3 na mão contam como se estivessem na mesa
    [as_if_laid_for_penalty] os 3 na mão contam como se estivessem na mesa quando os da mesa custam pontos; senão, nada
   *[five_each] os 3 na mão contam contra o time, carta por carta
}
option-last-stock-three = 3 como última carta
option-last-stock-three-about = O que acontece quando a última carta do monte é um 3.
option-last-stock-three-is = { $value ->
    [ends_uncredited] um 3 comprado como última carta do monte encerra a rodada na hora e não vale nada
    [ends_minus_five] um 3 comprado como última carta do monte encerra a rodada na hora e conta 5 contra quem o comprou
    [must_lay] um 3 comprado como última carta do monte tem de ser baixado, e a rodada termina
    [may_lay] um 3 comprado como última carta do monte pode ser baixado, e a rodada termina
    [may_discard_if_out] um 3 comprado como última carta do monte pode ser descartado para bater; senão, a rodada termina
    [stays_in_hand] um 3 comprado como última carta do monte fica na mão, se puder, e a vez continua
   *[ends_laid_counts] um 3 comprado como última carta do monte é baixado, conta e encerra a rodada
}
option-unreplaced-three-ends-round = 3 sem reposição
option-unreplaced-three-ends-round-about = Se um 3 que o monte não pode repor encerra a rodada em todo caso.
option-unreplaced-three-ends-round-is = { $value ->
    [yes] todo 3 que o monte não pode repor encerra a rodada
   *[no] se outra carta foi comprada junto, um 3 que o monte não pode repor não encerra a rodada
}
option-red-three-from-pile-replaced = 3 vermelho do lixo
option-red-three-from-pile-replaced-about = Se um 3 vermelho que estava no lixo pego é reposto.
option-red-three-from-pile-replaced-is = { $value ->
    [yes] um 3 vermelho que vem do lixo é reposto
   *[no] um 3 vermelho que vem do lixo não é reposto
}
option-red-three-from-foot-replaced = 3 do morto
option-red-three-from-foot-replaced-about = Se um 3 que é baixado do morto é reposto.
option-red-three-from-foot-replaced-is = { $value ->
    [yes] um 3 que é baixado do morto é reposto
   *[no] um 3 do morto é baixado quando se pega o morto e não é reposto
}
option-black-three-blocks-pile = 3 preto tranca
option-black-three-blocks-pile-about = Se um 3 preto em cima impede o próximo jogador de pegar o lixo.
option-black-three-blocks-pile-is = { $value ->
    [yes] um 3 preto tranca o lixo para o próximo jogador
   *[no] um 3 preto não tranca o lixo
}
option-black-three-barred-first-round = 3 pretos no começo
option-black-three-barred-first-round-about = Se 3 pretos podem ser descartados na primeira vez de cada um.
option-black-three-barred-first-round-is = { $value ->
    [yes] ninguém descarta um 3 preto na sua primeira vez da rodada
   *[no] 3 pretos podem ser descartados desde a primeira vez
}
option-black-threes-from-pile = 3 pretos no lixo
option-black-threes-from-pile-about = O que acontece com os 3 pretos do lixo que alguém pega.
option-black-threes-from-pile-is = { $value ->
    [set_aside] os 3 pretos do lixo que alguém pega não vão para a mão; são separados e contam para o time: 5 cada, mais se forem todos
   *[keep] os 3 pretos do lixo que alguém pega vão para a mão
}
option-black-three-meld = Baixar 3 pretos
option-black-three-meld-about = Se dá para baixar 3 pretos ao bater.
option-black-three-meld-is = { $value ->
    [exit_turn_with_wilds] ao bater, dá para baixar 3 pretos, com curingas como nos outros jogos
    [exit_turn_all_six] os 3 pretos só são baixados todos juntos, ao bater
    [never] os 3 pretos nunca são baixados
   *[exit_turn_three_plus] ao bater, dá para baixar três ou mais 3 pretos
}
option-black-three-melded-value = 3 preto baixado
option-black-three-melded-value-about = Quanto vale um 3 preto baixado.
option-black-three-melded-value-is = um 3 preto baixado vale { $value }
option-black-three-hand-penalty = 3 preto que fica na mão
option-black-three-hand-penalty-about = Quanto custa um 3 preto que fica na mão.
option-black-three-hand-penalty-is = um 3 preto que fica na mão custa { $value }
option-bonus-four-black-threes = Todos os 3 pretos
option-bonus-four-black-threes-about = Quanto vale um jogo com todos os 3 pretos, em vez dos pontos das cartas.
option-bonus-four-black-threes-is = { $value ->
    [0] um jogo com todos os 3 pretos não tem bônus
   *[other] um jogo com todos os 3 pretos vale { $value }
}

option-min-meld-cards = Menor jogo
option-min-meld-cards-about = O menor número de cartas de um jogo.
option-min-meld-cards-is = um jogo tem pelo menos { $value } cartas
option-canasta-size = Cartas da canastra
option-canasta-size-about = Quantas cartas fazem uma canastra.
option-canasta-size-is = { $value } cartas fazem uma canastra
option-min-naturals = Cartas naturais em um jogo
option-min-naturals-about = O menor número de cartas naturais em um jogo com curingas.
option-min-naturals-is = { $value ->
    [1] um jogo tem pelo menos { $value } carta natural
   *[other] um jogo tem pelo menos { $value } cartas naturais
}
option-max-wilds = Curingas em um jogo
option-max-wilds-about = Quantos curingas um jogo pode ter.
option-max-wilds-is = { $value ->
    [none] o número de curingas em um jogo não tem limite
    [1] um jogo tem no máximo um curinga
   *[other] um jogo tem no máximo { $value } curingas
}
option-wild-ratio = Naturais e curingas
option-wild-ratio-about = Que proporção deve haver entre cartas naturais e curingas de um jogo.
option-wild-ratio-is = { $value ->
    [naturals_ge_wilds] um jogo nunca tem mais curingas que cartas naturais
    [naturals_gt_wilds] um jogo tem sempre mais cartas naturais que curingas
    [naturals_ge_twice_wilds] um jogo tem duas cartas naturais para cada curinga
    [one_until_six_cards] um jogo tem um curinga até cinco cartas, dois a partir de seis
   *[none] não há proporção entre cartas naturais e curingas
}
option-max-meld-cards = Maior jogo
option-max-meld-cards-about = Quantas cartas um jogo pode ter.
option-max-meld-cards-is = { $value ->
    [none] os jogos podem crescer sem limite
   *[other] um jogo tem no máximo { $value } cartas
}
option-canasta-extension = Encaixar em canastras
option-canasta-extension-about = Quais canastras completas aceitam mais cartas.
option-canasta-extension-is = { $value ->
    [natural_only] só canastras limpas aceitam mais cartas
    [none] canastras não aceitam mais cartas
   *[all] canastras aceitam mais cartas
}
option-same-rank-melds = Dois jogos do mesmo valor
option-same-rank-melds-about = Se um time pode ter mais de um jogo do mesmo valor.
option-same-rank-melds-is = { $value ->
    [new_after_canasta] um time pode começar um novo jogo de um valor depois da canastra dele
    [many] um time pode ter vários jogos do mesmo valor
   *[merge] um time tem um só jogo de cada valor
}
option-wild-melds = Jogos de curingas
option-wild-melds-about = Se dá para baixar só curingas.
option-wild-melds-is = { $value ->
    [yes] dá para baixar jogos só de curingas
   *[no] só curingas não fazem um jogo
}
option-max-wild-meld-cards = Maior jogo de curingas
option-max-wild-meld-cards-about = Quantas cartas um jogo de curingas pode ter.
option-max-wild-meld-cards-is = { $value ->
    [none] jogos de curingas podem crescer sem limite
   *[other] um jogo de curingas tem no máximo { $value } cartas
}
option-wild-meld-lock = Curingas presos
option-wild-meld-lock-about = Se todos os curingas têm de ir para um jogo de curingas incompleto.
option-wild-meld-lock-is = { $value ->
    [yes] enquanto o jogo de curingas de um { $alone ->
        [yes] jogador
       *[no] time
    } está incompleto, ele não baixa curingas em nenhum outro jogo
   *[no] um jogo de curingas não prende nada
}
option-rule-of-five = Regra dos cinco
option-rule-of-five-about = Se, depois da abertura, curingas só entram em jogos com cinco cartas naturais.
option-rule-of-five-is = { $value ->
    [yes] a partir da vez seguinte à { $alone ->
        [yes] sua abertura, e com o lixo assim que ele é pego, os seus curingas
       *[no] abertura de um time, e com o lixo assim que ele é pego, os curingas desse time
    } só entram em jogos que têm cinco cartas naturais, ou em jogos de curingas
   *[no] curingas podem entrar em qualquer jogo
}
option-sevens-rule = Setes
option-sevens-rule-about = Se setes aceitam curingas.
option-sevens-rule-is = { $value ->
    [pure_only] setes nunca aceitam curingas
   *[ordinary] setes são baixados como as outras cartas
}
option-aces-rule = Ases
option-aces-rule-about = Se ases aceitam curingas.
option-aces-rule-is = { $value ->
    [pure_unless_dirty_initial] ases só aceitam curingas em um jogo que já começou com um curinga, { $alone ->
        [yes] na sua abertura
       *[no] na abertura do time
    }
   *[ordinary] ases são baixados como as outras cartas
}
option-closed-rank-rule = Valores encerrados
option-closed-rank-rule-about = Se uma canastra encerra o seu valor.
option-closed-rank-rule-is = { $value ->
    [dead_for_both] quando alguém tem a canastra de um valor, ninguém mais começa um jogo desse valor nem encaixa em um
    [dead_for_owner_only] quando um time tem a canastra de um valor, esse time não baixa mais cartas dele
   *[none] uma canastra não encerra nada
}
option-sequence-melds = Sequências
option-sequence-melds-about = Se dá para baixar sequências de um naipe.
option-sequence-melds-is = { $value ->
    [yes] dá para baixar sequências de um naipe
   *[no] sequências não são jogos
}
option-sequence-pile-take = Lixo para uma sequência
option-sequence-pile-take-about = Se dá para pegar a carta de cima para uma sequência.
option-sequence-pile-take-is = { $value ->
    [top_card_only] dá para pegar só a carta de cima do lixo para uma sequência do time
    [whole_pile] dá para pegar o lixo encaixando a carta de cima em uma sequência do time
   *[not_allowed] não dá para pegar a carta de cima do lixo para uma sequência
}
option-sequence-max-wilds = Curingas em uma sequência
option-sequence-max-wilds-about = Quantos curingas uma sequência pode ter.
option-sequence-max-wilds-is = { $value ->
    [0] sequências não têm curingas
   *[other] uma sequência pode ter um curinga
}
option-threes-melds = Jogos de 3
option-threes-melds-about = Se dá para baixar jogos de 3, até uma canastra de 3.
option-threes-melds-is = { $value ->
    [yes] dá para baixar jogos de 3, até uma canastra
   *[no] os 3 não podem fazer uma canastra
}

option-initial-minimums = Abertura
option-initial-minimums-about = Quantos pontos um time precisa para abrir.
option-initial-minimums-is = o mínimo para abrir é { $value }
option-initial-minimums-by = Abertura conforme
option-initial-minimums-by-about = Se o mínimo para abrir depende do placar ou do número da rodada.
option-initial-minimums-by-is = { $value ->
    [round] o mínimo para abrir depende do número da rodada
   *[score] o mínimo para abrir depende do placar
}
option-initial-compare = Alcançar o mínimo
option-initial-compare-about = Se a abertura tem de alcançar ou superar o mínimo.
option-initial-compare-is = { $value ->
    [more_than] a abertura tem de somar mais que o mínimo
   *[at_least] a abertura tem de somar pelo menos o mínimo
}
option-initial-pile-allowed = Lixo para abrir
option-initial-pile-allowed-about = Como o lixo pode ser usado na vez da abertura.
option-initial-pile-allowed-is = { $value ->
    [yes_after_hand_meld] o lixo pode ser pego depois de uma abertura só da mão
    [yes_after_hand_meld_not_mixed_aces] o lixo pode ser pego depois de uma abertura só da mão, mas nenhum ás com ases sujos
    [no] o lixo não é pego na vez da abertura
   *[top_counts] a carta de cima conta para a abertura
}
option-initial-purity = Tipo de abertura
option-initial-purity-about = O que a abertura tem de incluir.
option-initial-purity-is = { $value ->
    [pure_three_or_wild] parte da abertura tem de ser três ou mais cartas de um valor sem curingas, ou um jogo de curingas
    [pure_three_always] parte da abertura tem de ser três ou mais cartas de um valor sem curingas
    [three_naturals] parte da abertura tem de ser um jogo com três cartas naturais; curingas podem ir junto
   *[none] a abertura pode ser de qualquer tipo
}
option-initial-canasta-waiver = Canastra como abertura
option-initial-canasta-waiver-about = Que canastra pode ser a abertura, some quanto somar.
option-initial-canasta-waiver-is = { $value ->
    [natural_or_wild_from_hand] com uma canastra inteira da mão, limpa ou de curingas, a abertura não tem mínimo
    [any_canasta] com uma canastra inteira de qualquer tipo, a abertura não tem mínimo
   *[none] uma canastra como abertura também precisa do mínimo
}
option-concealed-waives-minimum = Bater ao abrir
option-concealed-waives-minimum-about = Se baixar a mão inteira com uma canastra dispensa o mínimo para abrir.
option-concealed-waives-minimum-is = { $value ->
    [stock_draw_only] bater em uma só vez, depois de comprar, dispensa o mínimo para abrir
   *[never] bater em uma só vez exige o mínimo para abrir
}
option-initial-canasta-required-from = Canastra exigida a partir de
option-initial-canasta-required-from-about = A partir de que placar a abertura tem de incluir uma canastra.
option-initial-canasta-required-from-is = { $value ->
    [none] a abertura não precisa de canastra
   *[other] a partir de { $value } pontos, a abertura tem de incluir uma canastra
}
option-initial-natural-canasta-required-from = Canastra limpa exigida a partir de
option-initial-natural-canasta-required-from-about = A partir de que placar a abertura tem de incluir uma canastra limpa.
option-initial-natural-canasta-required-from-is = { $value ->
    [none] a abertura não precisa de canastra limpa
   *[other] a partir de { $value } pontos, a abertura tem de incluir uma canastra limpa
}

option-pile-freeze-cards = Cartas que congelam
option-pile-freeze-cards-about = Que cartas, no lixo, o congelam.
option-pile-freeze-cards-is = cartas que congelam o lixo: { $value }
option-turned-red-three-freezes = Primeira carta um 3 vermelho
option-turned-red-three-freezes-about = Se um 3 vermelho virado no começo congela o lixo onde um descartado não congela.
option-turned-red-three-freezes-is = { $value ->
    [yes] um 3 vermelho virado como primeira carta congela o lixo
   *[no] um 3 vermelho virado como primeira carta só congela o lixo se um descartado congela
}
option-pile-frozen-until-melded = Congelado antes da abertura
option-pile-frozen-until-melded-about = Se o lixo está congelado para o time que ainda não abriu.
option-pile-frozen-until-melded-is = { $value ->
    [yes] o lixo está congelado para o time que ainda não abriu
   *[no] o lixo não fica congelado só porque um time não abriu
}
option-pile-always-frozen = Sempre congelado
option-pile-always-frozen-about = Se o lixo sempre exige um par natural da mão.
option-pile-always-frozen-is = { $value ->
    [yes] o lixo está sempre congelado
   *[no] o lixo não está sempre congelado
}
option-pile-natural-plus-wild = Natural e curinga
option-pile-natural-plus-wild-about = Se uma carta natural e um curinga pegam o lixo não congelado.
option-pile-natural-plus-wild-is = { $value ->
    [yes] o lixo não congelado pode ser pego com uma carta natural e um curinga
   *[no] o lixo não é pego com uma carta natural e um curinga
}
option-pile-wild-pair = Pares de curingas
option-pile-wild-pair-about = Se um par de 2 pega um 2 de cima, e um par de jokers, um joker.
option-pile-wild-pair-is = { $value ->
    [yes] um par de 2 pega um 2, um par de jokers pega um joker
   *[no] não dá para pegar um curinga de cima
}
option-pile-layoff-to-meld = Carta de cima em um jogo
option-pile-layoff-to-meld-about = Se, sem congelamento, o lixo pode ser pego encaixando a carta de cima em um jogo do time.
option-pile-layoff-to-meld-is = { $value ->
    [yes] o lixo não congelado pode ser pego encaixando a carta de cima em um jogo
   *[no] o lixo não é pego encaixando a carta de cima em um jogo
}
option-pile-layoff-to-canasta = Carta de cima em uma canastra
option-pile-layoff-to-canasta-about = Se a carta de cima também pode ser encaixada em uma canastra do time que pega.
option-pile-layoff-to-canasta-is = { $value ->
    [yes] a carta de cima pode ser encaixada em uma canastra
   *[no] o lixo não é pego encaixando a carta de cima em uma canastra
}
option-own-canasta-take-conflict = Carta de cima do valor da sua canastra
option-own-canasta-take-conflict-about = O que vale se uma natural e um curinga iriam para uma canastra já cheia de curingas.
option-own-canasta-take-conflict-is = { $value ->
    [separate_open_meld] uma carta natural e um curinga começam um segundo jogo ao lado da canastra
    [unlimited_wilds_after_canasta] uma canastra com quatro cartas naturais aceita qualquer número de curingas
    [never_take] o lixo nunca é pego com a carta de cima do valor de uma canastra do time que pega
   *[refuse_natural_plus_wild] uma canastra cheia de curingas não aceita uma carta natural com um curinga
}
option-pile-block-tops = Cartas de cima que trancam
option-pile-block-tops-about = Que cartas em cima ninguém pode pegar.
option-pile-block-tops-is = cartas de cima que ninguém pode pegar: { $value }
option-block-on-taker-canasta-rank = Bloqueio pela canastra
option-block-on-taker-canasta-rank-about = Se a carta de cima do valor de uma canastra do time impede esse time de pegar o lixo.
option-block-on-taker-canasta-rank-is = { $value ->
    [yes] a carta de cima do valor de uma canastra do time que pega não pode ser pega
   *[no] a carta de cima do valor de uma canastra do time que pega pode ser pega
}
option-one-card-hand-takes-one-card-pile = Uma carta pega uma carta
option-one-card-hand-takes-one-card-pile-about = Se um jogador com uma carta pode pegar um lixo de uma carta.
option-one-card-hand-takes-one-card-pile-is = { $value ->
    [yes] com uma carta na mão dá para pegar um lixo de uma carta
   *[no] com uma carta na mão não se pega um lixo de uma carta
}

option-discard-wild = Descartar curingas
option-discard-wild-about = Se dá para descartar curingas.
option-discard-wild-is = { $value ->
    [never] curingas nunca são descartados
    [forced_or_final_only] curingas só podem ser descartados como última carta ao bater, ou de uma mão só de curingas
   *[allowed] curingas podem ser descartados
}
option-discard-threes = Descartar 3
option-discard-threes-about = Quais 3 podem ser descartados.
option-discard-threes-is = { $value ->
    [never] os 3 nunca são descartados
    [final_only] um 3 só pode ser descartado como última carta ao bater
    [any] todos os 3 podem ser descartados
   *[black_only] os 3 pretos podem ser descartados
}
option-seven-discards = Descartar setes
option-seven-discards-about = Quando setes podem ser descartados.
option-seven-discards-is = { $value ->
    [after_own_sevens_canasta] nenhum sete é descartado antes de o time do jogador ter uma canastra de setes, e nunca como última carta
    [after_all_sevens_canastas] nenhum sete é descartado antes de { $alone ->
        [yes] cada jogador
       *[no] cada time
    } ter uma canastra de setes, e nunca como última carta
   *[free] setes podem ser descartados
}
option-empty-pile-aces-sevens-barred = Ases e setes no lixo vazio
option-empty-pile-aces-sevens-barred-about = Se ases e setes podem começar um lixo vazio.
option-empty-pile-aces-sevens-barred-is = { $value ->
    [yes] no lixo vazio, não se descarta ás nem sete enquanto se tem outra carta natural na mão
   *[no] qualquer carta pode começar um lixo vazio
}
option-empty-pile-closed-ranks = Valores encerrados no lixo vazio
option-empty-pile-closed-ranks-about = Se cartas seguras de descartar podem começar um lixo vazio.
option-empty-pile-closed-ranks-is = { $value ->
    [dead] no lixo vazio, não se descarta carta de um valor com canastra enquanto há outra carta para descartar
    [safe] no lixo vazio, não se descarta carta com que ninguém mais poderia pegar o lixo enquanto há outra carta para descartar
   *[none] cartas de valores encerrados podem começar um lixo vazio
}
option-hand-proof-on-demand = Prova de um descarte forçado
option-hand-proof-on-demand-about = Se adversários podem pedir prova de um descarte forçado; aqui o bot cuida disso.
option-hand-proof-on-demand-is = { $value ->
    [yes] quando uma carta só é descartada porque a mão não tem outra melhor, todos ficam sabendo
   *[no] ninguém fica sabendo quando a mão não tem carta melhor para descartar
}
option-final-discard = Último descarte
option-final-discard-about = Se bater exige um último descarte.
option-final-discard-is = { $value ->
    [required] bater exige um último descarte
   *[optional] bater não exige um último descarte
}
option-final-discard-face-down = Último descarte virado para baixo
option-final-discard-face-down-about = Se o último descarte fica virado para baixo.
option-final-discard-face-down-is = { $value ->
    [yes] o último descarte, ao bater, fica virado para baixo
   *[no] o último descarte fica virado para cima
}

option-canastas-to-go-out = Canastras para bater
option-canastas-to-go-out-about = De quantas canastras um time precisa para bater.
option-canastas-to-go-out-is = { $value ->
    [1] é preciso ter uma canastra para bater
   *[other] é preciso ter { $value } canastras para bater
}
option-canasta-mix = Tipos de canastras para bater
option-canasta-mix-about = Que tipos têm de estar entre as canastras para bater.
option-canasta-mix-is = entre as canastras para bater: { $value }
option-red-threes-to-go-out = 3 vermelhos para bater
option-red-threes-to-go-out-about = Se bater exige tantos 3 vermelhos quantas canastras.
option-red-threes-to-go-out-is = { $value ->
    [as_many_as_canastas] bater exige na mesa pelo menos tantos 3 vermelhos quantas canastras
   *[none] bater não exige 3 vermelhos
}
option-keep-after-turn = Cartas que sobram
option-keep-after-turn-about = Com quantas cartas tem de ficar um jogador que não bate.
option-keep-after-turn-is = { $value ->
    [1] quem não bate fica com pelo menos uma carta
   *[other] quem não bate fica com pelo menos { $value } cartas
}
option-initial-meld-may-leave-one = Abertura até uma carta
option-initial-meld-may-leave-one-about = Se a abertura pode deixar só o descarte quando há cartas de bônus a receber.
option-initial-meld-may-leave-one-is = { $value ->
    [yes] a abertura pode deixar uma só carta, a ser descartada, quando há cartas de bônus a receber
   *[no] também a abertura tem de deixar uma carta depois do descarte
}
option-all-members-must-play-from-foot = Todos no morto
option-all-members-must-play-from-foot-about = Se todos do time têm de ter jogado do morto antes de o time bater.
option-all-members-must-play-from-foot-is = { $value ->
    [yes] um time só bate quando cada jogador dele baixou ou descartou uma carta do morto
   *[no] um time pode bater antes de cada jogador dele ter jogado do morto
}
option-incomplete-special-bars-exit = Setes e ases incompletos
option-incomplete-special-bars-exit-about = Se setes ou ases limpos incompletos impedem um time de bater.
option-incomplete-special-bars-exit-is = { $value ->
    [yes] um time com setes ou ases limpos incompletos não pode bater
   *[no] setes ou ases incompletos não impedem ninguém de bater
}
option-incomplete-wild-bars-exit = Jogo de curingas incompleto
option-incomplete-wild-bars-exit-about = Se um jogo de curingas incompleto impede um time de bater.
option-incomplete-wild-bars-exit-is = { $value ->
    [yes] ninguém bate com um jogo de curingas incompleto na mesa
   *[no] um jogo de curingas incompleto não impede ninguém de bater
}
option-ask-timing = Perguntar ao parceiro
option-ask-timing-about = Quando um jogador pode perguntar ao parceiro se pode bater.
option-ask-timing-is = { $value ->
    [before_any_meld] pergunta-se ao parceiro depois de comprar e antes de baixar qualquer carta, portanto não depois de pegar o lixo
    [own_turn_before_any_meld] pergunta-se ao parceiro antes ou depois de comprar, mas antes de baixar qualquer carta, portanto não depois de pegar o lixo
    [with_skip_draw] pergunta-se ao parceiro antes de comprar
    [unspecified] pergunta-se ao parceiro depois de comprar e antes de baixar mais
   *[after_draw_or_top_meld] pergunta-se ao parceiro depois de comprar, ou depois de baixar a carta de cima
}
option-ask-required = Permissão para bater
option-ask-required-about = Se bater exige a permissão do parceiro.
option-ask-required-is = { $value ->
    [yes] bater exige a permissão do parceiro
   *[no] não é preciso perguntar ao parceiro
}
option-ask-limit-per-hand = Perguntas em uma rodada
option-ask-limit-per-hand-about = Quantas vezes um jogador pode perguntar em uma rodada.
option-ask-limit-per-hand-is = { $value ->
    [none] um jogador pode perguntar em cada vez sua
    [1] um jogador pode perguntar uma vez por rodada
   *[other] um jogador pode perguntar { $value } vezes por rodada
}
option-concealed-rule = Bater na mão
option-concealed-rule-about = O que conta como bater na mão.
option-concealed-rule-is = { $value ->
    [own_canasta_lenient] bater na mão é bater com a mão inteira em uma só vez, com uma canastra própria, sem nada baixado antes; o que entra em um jogo do parceiro tem de ser um jogo por si só
    [team_initial_same_turn] bater na mão é { $alone ->
        [yes] abrir e bater na mesma vez
       *[no] fazer a abertura do time e bater na mesma vez
    }
    [nothing_played_before] bater na mão é bater sem ter baixado carta em uma vez anterior
    [own_or_partner_canasta] bater na mão é bater com a mão inteira em uma só vez, sem nada baixado antes{ $alone ->
        [yes] { "" }
       *[no] ; a canastra pode ser do parceiro
    }
    [viennese_two_grades] a batida é coberta se nada foi baixado antes e nada encaixado nos jogos do parceiro; uma canastra própria faz dela uma batida coberta com canastra
    [none] bater na mão não vale nada a mais
   *[own_canasta_no_additions] bater na mão é baixar a mão inteira com uma canastra própria e nada encaixado nos jogos do parceiro
}
option-concealed-extra = Batida na mão
option-concealed-extra-about = Quanto bater na mão vale além do bônus normal.
option-concealed-extra-is = bater na mão vale { $value } a mais
option-concealed-after-pile-take = Bater na mão com o lixo
option-concealed-after-pile-take-about = Se uma vez que começou com o lixo pode terminar em batida na mão.
option-concealed-after-pile-take-is = { $value ->
    [yes] um jogador pode bater na mão depois de pegar o lixo
   *[no] quem pegou o lixo na mesma vez não pode bater na mão
}
option-covered-exit-bonus = Batida coberta
option-covered-exit-bonus-about = Quanto vale ao todo, na Vienense, uma batida coberta sem canastra própria.
option-covered-exit-bonus-is = { $value ->
    [0] não há batida coberta
   *[other] uma batida coberta sem canastra própria vale { $value }
}
option-hand-canasta-bonus = Batida coberta com canastra
option-hand-canasta-bonus-about = Quanto vale ao todo, na Vienense, uma batida coberta com canastra própria.
option-hand-canasta-bonus-is = { $value ->
    [0] não há batida coberta com canastra
   *[other] uma batida coberta com canastra própria vale { $value }
}

option-bonus-natural-canasta = Canastra limpa
option-bonus-natural-canasta-about = Quanto vale uma canastra sem curingas.
option-bonus-natural-canasta-is = uma canastra limpa vale { $value }
option-bonus-mixed-canasta = Canastra suja
option-bonus-mixed-canasta-about = Quanto vale uma canastra com curingas.
option-bonus-mixed-canasta-is = uma canastra suja vale { $value }
option-bonus-wild-canasta = Canastra de curingas
option-bonus-wild-canasta-about = Quanto vale uma canastra só de curingas.
option-bonus-wild-canasta-is = { $value ->
    [none] uma canastra de curingas vale como uma suja
   *[other] uma canastra de curingas vale { $value }
}
option-bonus-wild-all-twos = Canastra de curingas só de 2
option-bonus-wild-all-twos-about = Quanto vale uma canastra só de 2.
option-bonus-wild-all-twos-is = { $value ->
    [none] uma canastra só de 2 vale como qualquer canastra de curingas
   *[other] uma canastra só de 2 vale { $value }
}
option-bonus-wild-four-jokers = Canastra de curingas com quatro jokers
option-bonus-wild-four-jokers-about = Quanto vale uma canastra de curingas com quatro jokers.
option-bonus-wild-four-jokers-is = { $value ->
    [none] uma canastra de curingas com quatro jokers vale como qualquer outra
   *[other] uma canastra de curingas com quatro jokers vale { $value }
}
option-bonus-wild-six-jokers = Canastra de curingas com todos os seis jokers
option-bonus-wild-six-jokers-about = Quanto vale uma canastra de curingas com seis jokers: todos os de três baralhos.
option-bonus-wild-six-jokers-is = { $value ->
    [none] seis jokers em uma canastra de curingas não valem mais que quatro
   *[other] uma canastra de curingas com seis jokers vale { $value }
}
option-bonus-sequence-canasta = Sequência de sete cartas
option-bonus-sequence-canasta-about = Quanto vale uma sequência de sete cartas.
option-bonus-sequence-canasta-is = { $value ->
    [none] uma sequência de sete cartas vale como uma canastra limpa
   *[other] uma sequência de sete cartas vale { $value }
}
option-bonus-mixed-sequence-canasta = Sequência de sete cartas com curinga
option-bonus-mixed-sequence-canasta-about = Quanto vale uma sequência de sete cartas com um curinga.
option-bonus-mixed-sequence-canasta-is = { $value ->
    [none] uma sequência com curinga vale como qualquer outra
   *[other] uma sequência de sete cartas com um curinga vale { $value }
}
option-bonus-threes-canasta = Canastra de 3
option-bonus-threes-canasta-about = Quanto vale uma canastra de 3.
option-bonus-threes-canasta-is = { $value ->
    [none] uma canastra de 3 vale como uma limpa
   *[other] uma canastra de 3 vale { $value }
}
option-bonus-sevens-canasta = Canastra de setes
option-bonus-sevens-canasta-about = Quanto vale uma canastra limpa de setes.
option-bonus-sevens-canasta-is = { $value ->
    [none] uma canastra de setes vale como qualquer limpa
   *[other] uma canastra limpa de setes vale { $value }
}
option-bonus-mixed-sevens-canasta = Canastra suja de setes
option-bonus-mixed-sevens-canasta-about = Quanto vale uma canastra de setes com curingas.
option-bonus-mixed-sevens-canasta-is = { $value ->
    [none] uma canastra suja de setes vale como qualquer suja
   *[other] uma canastra suja de setes vale { $value }
}
option-bonus-pure-aces-canasta = Canastra limpa de ases
option-bonus-pure-aces-canasta-about = Quanto vale uma canastra limpa de ases.
option-bonus-pure-aces-canasta-is = { $value ->
    [none] uma canastra de ases vale como qualquer limpa
   *[other] uma canastra limpa de ases vale { $value }
}
option-bonus-going-out = Batida
option-bonus-going-out-about = Quanto vale bater.
option-bonus-going-out-is = bater vale { $value }
option-bonus-concealed-canasta = Canastra da mão
option-bonus-concealed-canasta-about = Quanto vale a mais uma canastra baixada inteira da mão.
option-bonus-concealed-canasta-is = { $value ->
    [0] uma canastra baixada inteira da mão não vale nada a mais
   *[other] uma canastra baixada inteira da mão vale { $value } a mais
}
option-penalty-incomplete-wild = Curingas incompletos
option-penalty-incomplete-wild-about = Quanto custa um jogo de curingas incompleto.
option-penalty-incomplete-wild-is = um jogo de curingas incompleto custa { $value }
option-penalty-incomplete-wild-four-jokers = Curingas incompletos com quatro jokers
option-penalty-incomplete-wild-four-jokers-about = Quanto custa um jogo de curingas incompleto com quatro jokers.
option-penalty-incomplete-wild-four-jokers-is = { $value ->
    [none] quatro jokers não tornam mais caro um jogo de curingas incompleto
   *[other] um jogo de curingas incompleto com quatro jokers custa { $value }
}
option-penalty-incomplete-sevens = Setes incompletos
option-penalty-incomplete-sevens-about = Quanto custa um jogo de setes que não chegou a canastra.
option-penalty-incomplete-sevens-is = um jogo de setes que não chegou a canastra custa { $value }
option-penalty-incomplete-pure-aces = Ases limpos incompletos
option-penalty-incomplete-pure-aces-about = Quanto custa um jogo de ases limpos que não chegou a canastra.
option-penalty-incomplete-pure-aces-is = um jogo de ases limpos que não chegou a canastra custa { $value }
option-penalty-short-sequence = Sequência curta
option-penalty-short-sequence-about = Quanto custa no fim uma sequência de menos de cinco cartas.
option-penalty-short-sequence-is = uma sequência de menos de cinco cartas no fim custa { $value }
option-penalty-three-sevens-in-hand = Setes que ficam na mão
option-penalty-three-sevens-in-hand-about = Quanto custam setes demais que ficam em uma mão.
option-penalty-three-sevens-in-hand-is = setes demais que ficam em uma mão custam { $value }
option-sevens-in-hand-from = Setes demais
option-sevens-in-hand-from-about = Quantos setes que ficam em uma mão são demais.
option-sevens-in-hand-from-is = { $value } setes que ficam em uma mão são demais
option-penalty-three-aces-in-hand = Ases que ficam na mão
option-penalty-three-aces-in-hand-about = Quanto custam três ou mais ases que ficam em uma mão.
option-penalty-three-aces-in-hand-is = 3 ou mais ases que ficam em uma mão custam { $value }
option-melds-deducted-without-canasta = Jogos sem canastra
option-melds-deducted-without-canasta-about = Se as cartas baixadas de um time sem canastra contam contra ele.
option-melds-deducted-without-canasta-is = { $value ->
    [yes] os jogos de um time sem canastra contam contra ele
   *[no] as cartas baixadas sempre contam a favor do time
}
option-special-hands = Mãos especiais
option-special-hands-about = Que mãos inteiras podem ser mostradas para encerrar a rodada.
option-special-hands-is = mãos especiais: { $value }
option-special-hand-scores = Valor das mãos especiais
option-special-hand-scores-about = Quanto vale cada mão especial.
option-special-hand-scores-is = pontos das mãos especiais: { $value }
option-pairs-wild-pair = Par de curingas entre os pares
option-pairs-wild-pair-about = Que par de curingas a mão especial de pares pode ter, junto com setes e ases.
option-pairs-wild-pair-is = { $value ->
    [twos] uma mão de pares pode ter um par de 2
    [twos_or_jokers] uma mão de pares pode ter um par de 2 ou de jokers
   *[none] uma mão de pares não tem curingas
}
option-garbage-form = Salada
option-garbage-form-about = De que é feita a mão especial chamada salada.
option-garbage-form-is = { $value ->
    [four_triples_and_wild_pair] a salada tem três cartas de cada um de quatro valores e dois curingas iguais
   *[two_fours_two_threes] a salada tem quatro cartas de cada um de dois valores e três de cada um de outros dois
}
option-special-hand-last-card-from-pile = Mão especial com o lixo
option-special-hand-last-card-from-pile-about = Se a única carta do lixo pode completar uma mão especial.
option-special-hand-last-card-from-pile-is = { $value ->
    [single_card_pile] a única carta do lixo pode completar uma mão especial
   *[never] uma mão especial precisa de uma carta do monte
}

option-stock-exhaustion = Monte vazio
option-stock-exhaustion-about = Como a rodada continua quando o monte acaba.
option-stock-exhaustion-is = { $value ->
    [forced_if_legal] quando o monte acaba, é obrigatório pegar o lixo se for possível
    [optional] quando o monte acaba, ninguém é obrigado a pegar o lixo
    [end_of_turn] a rodada termina com a vez que esvazia o monte
    [end_with_last_discard] a rodada termina com o descarte de quem compra a última carta
    [recycle_pile] o lixo abaixo da carta de cima é embaralhado e vira um novo monte
    [recycle_pile_turned_over] o lixo inteiro é virado e vira um novo monte
   *[forced_if_fits_meld] quando o monte acaba, é obrigatório pegar o lixo não congelado se a carta de cima encaixa em um jogo
}
option-recycle-limit = Novos montes
option-recycle-limit-about = Quantas vezes por rodada o lixo pode virar um novo monte.
option-recycle-limit-is = { $value ->
    [1] o lixo vira um novo monte uma vez por rodada
   *[other] o lixo vira um novo monte até { $value } vezes por rodada
}
option-target-score = Meta
option-target-score-about = Com que total a partida termina.
option-target-score-is = a partida vai até { $value } pontos
option-target-compare = Alcançar a meta
option-target-compare-about = Se a meta tem de ser alcançada ou ultrapassada.
option-target-compare-is = { $value ->
    [more_than] a meta tem de ser ultrapassada
   *[at_least] a meta tem de ser alcançada
}
option-round-count = Número de rodadas
option-round-count-about = Se a partida termina depois de um número de rodadas, qualquer que seja o placar.
option-round-count-is = { $value ->
    [none] a partida vai até a meta
    [1] a partida tem uma rodada
   *[other] a partida tem { $value } rodadas
}
option-tie-rule = Empates
option-tie-rule-about = O que acontece quando os melhores times estão empatados no fim.
option-tie-rule-is = { $value ->
    [shared] times empatados dividem a vitória
   *[play_on] times empatados jogam mais uma rodada
}
option-lone-hand-rule = Quem joga só
option-lone-hand-rule-about = Quem joga só na modalidade para três.
option-lone-hand-rule-is = { $value ->
    [first_pile_taker_else_out_player] o primeiro a pegar o lixo joga só ou, se ninguém o pegou, quem bate
   *[none] ninguém joga só contra uma dupla
}
option-no-taker-scoring = Ninguém pega o lixo
option-no-taker-scoring-about = Como se contam os pontos na modalidade para três quando ninguém pegou o lixo.
option-no-taker-scoring-is = { $value ->
    [each_alone] cada um marca por si quando ninguém pegou o lixo nem bateu
   *[na] os times são fixos
}
option-red-threes-individual = 3 vermelhos próprios
option-red-threes-individual-about = Se os parceiros da modalidade para três só contam os seus próprios 3 vermelhos.
option-red-threes-individual-is = { $value ->
    [yes] cada parceiro conta só os seus próprios 3 vermelhos
   *[no] os parceiros contam juntos os 3 vermelhos
}

option-irregularities = Irregularidades
option-irregularities-about = Se jogadas contra as regras são recusadas, ou multadas como em Scarne.
option-irregularities-is = { $value ->
    [scarne] algumas irregularidades são multadas em vez de recusadas
   *[reject] jogadas contra as regras são recusadas
}
option-improper-initial-meld = Abertura baixa demais
option-improper-initial-meld-about = O que acontece com uma abertura que soma de menos, onde irregularidades são multadas.
option-improper-initial-meld-is = { $value ->
    [penalty_cards] as cartas de uma abertura baixa demais viram cartas expostas
   *[reject] uma abertura baixa demais é recusada
}
option-penalty-ignored-answer = Resposta contrariada
option-penalty-ignored-answer-about = Quanto custa contrariar a resposta do parceiro, onde irregularidades são multadas.
option-penalty-ignored-answer-is = contrariar a resposta do parceiro custa { $value }
option-penalty-false-card-count = Contagem falsa
option-penalty-false-card-count-about = Quanto custa dizer algo falso sobre a última carta, onde irregularidades são multadas.
option-penalty-false-card-count-is = dizer algo falso sobre a última carta custa { $value }
option-penalty-unexposed-red-three = 3 vermelho escondido
option-penalty-unexposed-red-three-about = Quanto custa um 3 vermelho que não foi baixado, onde irregularidades são multadas.
option-penalty-unexposed-red-three-is = um 3 vermelho que não foi baixado custa { $value }
option-card-count-question = Número de cartas
option-card-count-question-about = O que o quadro diz sobre quantas cartas um jogador tem.
option-card-count-question-is = { $value ->
    [one_or_more] o quadro só diz se um jogador tem uma carta ou mais de uma
   *[exact] o quadro diz quantas cartas cada um tem
}

option-word-wild = curingas
option-word-red_three = 3 vermelhos
option-word-black_three = 3 pretos
option-word-seven = setes
option-word-kind-wild = de curingas
option-word-natural = { $form ->
    [plural] limpas
   *[plain] limpa
}
option-word-mixed = { $form ->
    [plural] sujas
   *[plain] suja
}
option-word-sevens = de setes
option-word-sequence = em sequência
option-word-sequence_or_natural = { $form ->
    [plural] em sequência ou limpas
   *[plain] em sequência ou limpa
}
option-word-straight = escada
option-word-pairs = pares
option-word-pairs_with_twos = pares com 2
option-word-garbage = salada
option-word-nothing = nada
option-word-yes = sim
option-word-no = não
option-word-none = nenhum
option-word-counted = { $count ->
    [1] { $count } { $word }
   *[other] { $count } { WORD($word, "plural") }
}
option-word-worth = { $word }: { $points }
option-word-minimum-always = { $minimum }
option-word-minimum-below = { $minimum } abaixo de { $below }
option-word-minimum-from = { $minimum } a partir de { $from }
