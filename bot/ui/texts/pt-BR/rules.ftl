### The rule card, written from a rule set. Each key is one rule; a section is a row of them.

rules-title = 📖 { $game }
rules-title-house = 📖 { $name } ({ $game })
rules-house = 🏠 Regra da casa **{ $name }**
rules-title-section = 📖 { $section }
rules-line = • { $rule }
rules-further = { $clause }.
rules-footer = Em dúvida sobre uma jogada? Use /por-que. O quadro mostra quantos pontos são precisos para abrir.

rules-page-short = Em resumo
rules-page-all = Todas as regras
rules-page-about = Sobre esta modalidade
rules-page-changed = O que difere da Clássica

rules-short-first-meld = **Abertura**{ $told }
rules-short-first-meld-points = { $by ->
    [score] { $compare ->
        [more_than] { " " }pelo placar, mais de
       *[other] { " " }pelo placar
    }
    [round] { $compare ->
        [more_than] { " " }por rodada, mais de
       *[other] { " " }por rodada
    }
   *[always] { "" }
}: { $by ->
    [always] { $compare ->
        [more_than] mais de { $rows } pontos
       *[other] { $rows } pontos
    }
   *[other] { $rows }
}
rules-short-minimum = { $edge ->
    [below] { $minimum } abaixo de { $score }
   *[from] { $minimum } a partir de { $score }
}
rules-short-first-meld-hand = só da mão
rules-short-first-meld-purity = { $purity ->
    [pure_three_or_wild] com um jogo só de naturais ou só de curingas
    [pure_three_always] com um jogo só de naturais
   *[three_naturals] com um jogo de três cartas naturais
}
rules-short-first-meld-waiver = { $canasta ->
    [natural_or_wild_from_hand] sem mínimo com uma canastra limpa ou de curingas
   *[any_canasta] sem mínimo com uma canastra
}
rules-short-first-meld-canasta = com uma canastra a partir de { $start }
rules-short-first-meld-natural-canasta = com uma canastra limpa a partir de { $start }
rules-short-first-meld-canastas = com uma canastra a partir de { $start }, limpa a partir de { $natural }
rules-short-wild = **Curingas** { $told }
rules-short-wild-which = ({ $jokers ->
    [yes] 2 e jokers
   *[no] os 2
}): { $limit }
rules-short-wild-limit = { $most ->
    [never] nenhum em um jogo de um valor
    [ratio] ao lado de { $naturals } ou mais cartas naturais
    [none] quantos quiser ao lado de { $naturals } ou mais cartas naturais
   *[other] até { $most } ao lado de { $naturals } ou mais cartas naturais
}
rules-short-wild-ratio = { $ratio ->
    [naturals_ge_wilds] nunca mais que elas
    [naturals_gt_wilds] sempre menos que elas
    [one_until_six_cards] um segundo só com seis cartas ou mais
   *[naturals_ge_twice_wilds] no máximo um para cada duas delas
}
rules-short-wild-sevens = nenhum em setes
rules-short-wild-aces = nenhum encaixado em ases limpos
rules-short-wild-alone = ou sozinhos
rules-short-sequences = **Sequências** também são jogos: { $told }
rules-short-sequences-which = de { $least } a { $most } cartas seguidas de um naipe, { $wilds ->
    [0] sem curingas
   *[other] com no máximo um curinga
}
rules-short-pile = **Lixo**: { $told }
rules-short-pile-always = sempre congelado (exige par natural do valor da carta de cima)
rules-short-pile-frozen = { $ever ->
    [yes] congelado (exige par natural do valor da carta de cima) { $causes }
   *[no] nunca congelado, exige par natural do valor da carta de cima
}
rules-short-pile-unmelded = { $alone ->
    [yes] até você abrir
   *[no] até seu time abrir
}
rules-short-pile-by = por { $cards }
rules-short-pile-by-turned-three = por um 3 vermelho virado no começo
rules-short-pile-else = { $ever ->
    [yes] senão, também com { $ways }
   *[no] ou com { $ways }
}
rules-short-pile-way-wild = uma natural e um curinga
rules-short-pile-way-meld = { $canasta ->
    [yes] um jogo seu
   *[no] um jogo seu (que não seja canastra)
}
rules-short-pile-way-sequence = uma sequência sua
rules-short-pile-seven = nunca com um sete em cima
rules-short-pile-extent = { $extent ->
    [top_only] só vem a carta de cima
    [top_3] só vêm as três cartas de cima
    [top_5] só vêm as cinco cartas de cima
    [top_7] só vêm as sete cartas de cima
    [until_wild] só vem até o próximo curinga
   *[from_card] vem a partir de qualquer carta que você possa baixar
}
rules-short-pile-closed = { $whose ->
    [any] bloqueado pela canastra do valor da carta de cima, de quem for
   *[own] bloqueado pela sua canastra do valor da carta de cima
}
rules-short-threes = **Os 3** { $told }
rules-short-threes-each = de cada cor { $laid }
rules-short-threes-held = { $melded ->
    [yes] são baixados em jogos, nunca na mesa por pontos
   *[no] { $thrown ->
        [yes] só são descartados
       *[no] nunca são baixados nem descartados
    }
}
rules-short-threes-prices = { $same ->
    [yes] um na mão custa { $red }
   *[no] na mão, um vermelho custa { $red }, um preto { $black ->
        [0] não custa nada
       *[other] custa { $black }
    }
}
rules-short-threes-laid = { $kept ->
    [unlimited] podem ser baixados: { $totals }
    [one_before_meld] são baixados: { $totals }; um pode esperar até você abrir
   *[none] são baixados: { $totals }
}
rules-short-threes-even = { $points } cada
rules-short-threes-row = { $points } por um a { $count ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[other] seis
}
rules-short-threes-span = de { $first } a { $last }
rules-short-threes-sign = { $sign ->
    [any_canasta] negativos sem canastra
    [sevens_canasta] negativos sem canastra de setes
    [two_canastas] negativos com menos de duas canastras
    [american_three_way] positivos com duas canastras, negativos sem nenhuma
    [never] sempre negativos
   *[other] negativos sem abertura
}
rules-short-threes-price = um na mão custa { $points }
rules-short-red = **3 vermelhos** { $told }
rules-short-black = **3 pretos** { $told }
rules-short-black-block = trancam o lixo
rules-short-black-aside = separados do lixo que se pega
rules-short-black-meld = { $how ->
    [never] nunca são baixados
    [with_red] baixados com os vermelhos
    [exit_turn_all_six] baixados só os { $count } juntos, ao bater
   *[other] baixados só ao bater
}
rules-short-black-worth = { $same ->
    [yes] { $points } cada
   *[no] { $points ->
        [none] um na mão custa { $price }
       *[other] { $points } cada, −{ $price } na mão
    }
}
rules-short-out = **Bater**: { $told }
rules-short-out-canastas = { $count ->
    [1] uma canastra (jogo de { $size } cartas)
   *[other] { $count } canastras (jogos de { $size } cartas)
}{ $mixed ->
    [all] , { $mix }
    [some] , pelo menos { $mix }
   *[no] { "" }
}
rules-short-out-threes = o mesmo número de 3 vermelhos na mesa
rules-short-out-foot = ter jogado de cada morto
rules-short-out-discard = um último descarte
rules-short-out-ask = { $asking ->
    [required] o sim do parceiro
    [any] dá para perguntar ao parceiro
    [0] não se pergunta ao parceiro
    [1] dá para perguntar uma vez ao parceiro
   *[other] dá para perguntar { $asking } vezes ao parceiro
}
rules-short-play = **Partida** { $told }
rules-short-play-until = { $rounds ->
    [0] { $compare ->
        [more_than] até passar de { $points } pontos
       *[other] até { $points } pontos
    }
    [1] de uma rodada
   *[other] de { $rounds } rodadas
}; comprar { $least ->
    [0] { $most ->
        [1] uma carta
       *[other] { $most } cartas
    }
   *[other] de { $least } a { $most } cartas, conforme a rodada
}
rules-short-play-foot = { $scope ->
    [team] depois, um morto de { $count } cartas para o time
   *[player] depois, um morto de { $count } cartas
}

rules-section-deal = A distribuição
rules-section-turn = A sua vez
rules-section-melds = Jogos e canastras
rules-section-first-meld = A abertura
rules-section-pile = Pegar o lixo
rules-section-threes = Os 3
rules-section-going-out = Bater
rules-section-scoring = Os pontos
rules-section-end = O fim

rules-deal-aim = Faça pontos baixando jogos, sobretudo canastras: jogos de { $size } cartas. A rodada termina quando alguém fica sem cartas.
rules-deal-partners = { $seats } jogadores em { $sides } times de { $members }, { $members ->
    [2] com os parceiros frente a frente
   *[other] cada um entre dois adversários
}; { $packs ->
    [1] { $packs } baralho
   *[other] { $packs } baralhos
} { $jokers ->
    [0] sem jokers
    [1] com um joker
   *[other] com { $jokers } jokers
}. Os jogos e os pontos são do time.
rules-deal-fifth = { $seats } jogadores, dois contra três: um dos três fica de fora em cada rodada, em revezamento, de modo que jogam duas duplas; { $packs ->
    [1] { $packs } baralho
   *[other] { $packs } baralhos
} { $jokers ->
    [0] sem jokers
    [1] com um joker
   *[other] com { $jokers } jokers
}.
rules-deal-lone = { $seats } jogadores, cada um com o seu total; { $packs ->
    [1] { $packs } baralho
   *[other] { $packs } baralhos
} { $jokers ->
    [0] sem jokers
    [1] com um joker
   *[other] com { $jokers } jokers
}. Em cada rodada, o primeiro a pegar o lixo joga só contra os outros dois, que juntam os seus jogos. Se ninguém o pegou, é quem bate que joga só.
rules-deal-lone-none = Se o monte acabar antes, cada um marca por si.
rules-deal-singles = { $seats } jogadores, cada um por si; { $packs ->
    [1] um baralho
   *[other] { $packs } baralhos
} { $jokers ->
    [0] sem jokers
    [1] com um joker
   *[other] com { $jokers } jokers
}.
rules-deal-short-pack = Só { $copies ->
    [1] { $copies } carta
   *[other] { $copies } cartas
} de cada valor, de quatro a ás, { $copies ->
    [1] está
   *[other] estão
} no baralho.
rules-deal-hand = Cada jogador recebe { $count } cartas. Começa quem está depois de quem dá as cartas; a cada rodada, dá as cartas o lugar seguinte.
rules-deal-foot = { $scope ->
    [team] Cada time tem uma mão a mais
   *[player] Cada jogador tem um segundo pacote
} de { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, o morto, que ninguém olha ainda{ $hand ->
    [lower_bottom_card_first] ; dos dois pacotes, a mão é o que tem a menor carta no fundo.
   *[none] .
}
rules-deal-upcard = Uma carta é virada para começar o lixo.
rules-deal-prize-pile = O lixo começa com quatro cartas viradas para baixo e, sobre elas, uma para cima.
rules-deal-no-upcard = O lixo começa vazio.
rules-deal-cover = Se a carta virada é { $cards }, outra é virada sobre ela{ $freezes ->
    [yes] , e o lixo começa congelado.
    [some] ; com { $freezing }, o lixo começa congelado.
   *[no] .
}
rules-deal-bonus = { $kind ->
    [wings] Dois pacotes são separados na distribuição. O jogador que { $alone ->
        [yes] abre
       *[no] faz a abertura de um time
    } recebe um deles na vez seguinte: { $counts }.
    [dead_wings] { $same ->
        [yes] Dois pacotes de { $first } cada
       *[no] Dois pacotes, de { $first } e de { $second },
    } são separados na distribuição, virados para baixo, e ficam fora de jogo.
    [draw_into_hand] Cartas de bônus: o jogador que { $alone ->
        [yes] abre
       *[no] faz a abertura de um time
    } compra { $counts } direto para a mão.
   *[draw_after_initial_meld] Cartas de bônus: o jogador que { $alone ->
        [yes] abre
       *[no] faz a abertura de um time
    } sem bater compra { $counts } depois do descarte. Elas ficam viradas para baixo até a próxima vez dele e então vão para a mão; se a rodada terminar antes, não contam para ninguém.
}
rules-deal-bonus-counts = { $same ->
    [yes] { $first }
   *[no] { $first } se é o primeiro { $alone ->
        [yes] jogador
       *[no] time
    } a abrir, { $second ->
        [0] nenhuma
        [1] uma
       *[other] { $second }
    } se é o segundo{ $kind ->
        [wings] { "" }
       *[other] ,
    }
}
rules-deal-cards = { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}
rules-deal-turn-card = A carta de aviso é a de número { $place } a partir do fundo do monte. Quando ela é comprada, todos ficam sabendo{ $bonus ->
    [yes] , e daí em diante não há cartas de bônus.
   *[no] .
}

rules-turn-draw = { $count ->
    [1] Compre uma carta do monte ou pegue
   *[other] Compre { $count } cartas do monte ou pegue
} { $whole ->
    [yes] o lixo inteiro.
   *[no] do lixo.
}
rules-turn-draw-by-round = Compre cartas do monte, { $counts }; ou pegue { $whole ->
    [yes] o lixo inteiro.
   *[no] do lixo.
}
rules-turn-short-draw = Se o monte tem menos cartas do que você compra, basta comprar essas.
rules-turn-foot = { $scope ->
    [team] { $trigger ->
        [own_first_canasta] Você pega o morto do seu time, se nenhum parceiro o pegou, assim que completa uma canastra. Se a mão acabar antes, você o pega então: na hora, se baixou a última carta; no fim da vez, se a descartou.
       *[hand_empty] Quando a mão acaba, você pega o morto do seu time, se nenhum parceiro o pegou: na hora, se baixou a última carta, e a sua vez continua; no fim da vez, se a descartou.
    }
   *[player] { $trigger ->
        [own_first_canasta] Você pega o seu morto assim que completa a sua primeira canastra. Se a mão acabar antes, você o pega então: na hora, se baixou a última carta; no fim da vez, se a descartou.
       *[hand_empty] Quando a mão acaba, você pega o seu morto: na hora, se baixou a última carta, e a sua vez continua; no fim da vez, se a descartou.
    }
}
rules-rounds-one = { $value } na rodada { $first }
rules-rounds-span = { $value } nas rodadas { $first } a { $last }
rules-rounds-from = { $value } a partir da rodada { $first }
rules-turn-play = { $alone ->
    [yes] Depois, baixe jogos ou encaixe nos seus, quantos quiser, mas nunca nos dos outros.
   *[no] Depois, baixe jogos ou encaixe nos do seu time, quantos quiser, mas nunca nos dos outros.
}
rules-turn-discard = { $any ->
    [yes] Encerre a sua vez descartando uma carta, qualquer uma menos um 3 vermelho.
   *[no] Encerre a sua vez descartando uma carta.
}
rules-turn-visible = { $visibility ->
    [all] Dá para olhar o lixo inteiro.
   *[other] Só dá para ver a carta de cima do lixo.
}
rules-turn-forced = Se você não tem outra na mão, pode descartar uma carta que normalmente é proibida.

rules-melds-shape = Um jogo tem { $least } ou mais cartas do mesmo valor; os naipes não importam. As cartas de quatro a ás são naturais; os 2 e os jokers são curingas{ $wild ->
    [yes] { " " }e fazem as vezes de qualquer uma delas.
   *[no] .
}
rules-melds-wilds = { $most ->
    [none] Um jogo precisa de pelo menos { $naturals ->
        [1] { $naturals } carta natural
       *[other] { $naturals } cartas naturais
    }; não há outro limite para curingas.
    [ratio] Um jogo precisa de pelo menos { $naturals ->
        [1] { $naturals } carta natural
       *[other] { $naturals } cartas naturais
    }.
    [never] Um jogo de um valor nunca tem curingas.
    [1] Um jogo precisa de pelo menos { $naturals ->
        [1] { $naturals } carta natural
       *[other] { $naturals } cartas naturais
    } e pode ter no máximo um curinga.
   *[other] Um jogo precisa de pelo menos { $naturals ->
        [1] { $naturals } carta natural
       *[other] { $naturals } cartas naturais
    } e pode ter no máximo { $most } curingas.
}
rules-melds-ratio = { $ratio ->
    [naturals_ge_wilds] Um jogo nunca tem mais curingas que cartas naturais.
    [naturals_gt_wilds] Um jogo tem sempre mais cartas naturais que curingas.
    [one_until_six_cards] Um jogo de até cinco cartas tem no máximo um curinga; um maior, no máximo dois.
   *[naturals_ge_twice_wilds] Um jogo tem pelo menos duas cartas naturais para cada curinga.
}
rules-melds-largest = Um jogo tem no máximo { $most } cartas.
rules-melds-merge = { $alone ->
    [yes] Você tem um só jogo de cada valor: mais cartas desse valor vão para ele.
   *[no] Um time tem um só jogo de cada valor: mais cartas desse valor vão para ele.
}
rules-melds-canasta = { $mixed ->
    [yes] { $closes ->
        [none] { $size } cartas são uma canastra, que não aceita mais cartas: 🔴 limpa sem curingas, ⚫ suja com eles.
        [natural_only] { $size } cartas ou mais são uma canastra: 🔴 limpa sem curingas, ⚫ suja com eles. A limpa aceita mais cartas naturais; a suja, mais nada.
       *[all] { $size } cartas ou mais são uma canastra: 🔴 limpa sem curingas, ⚫ suja com eles.
    }
   *[no] { $closes ->
        [none] { $size } cartas são uma canastra 🔴 limpa, que não aceita mais cartas.
       *[all] { $size } cartas ou mais são uma canastra 🔴 limpa.
    }
}
rules-melds-wild = { $most ->
    [none] { $least } ou mais curingas sozinhos também são um jogo, e { $size } deles, uma canastra.
   *[other] De { $least } a { $most } curingas sozinhos também são um jogo, e { $size } deles, uma canastra.
}
rules-melds-sequence = Uma sequência também é um jogo: de { $least } a { $most } cartas seguidas de um naipe, do quatro, a mais baixa, ao ás, a mais alta, { $wilds ->
    [0] sem curingas
    [1] com no máximo um curinga
   *[other] com no máximo { $wilds } curingas
}. { $alone ->
    [yes] Você
   *[no] Um time
} pode ter várias, até do mesmo naipe.
rules-melds-samba = Uma sequência de { $size } cartas é uma canastra, que não aceita mais cartas.
rules-melds-threes = Os 3 também são baixados, vermelhos e pretos juntos, sem curingas: { $least } ou mais deles são um jogo; { $size } são uma canastra.

rules-first-meld-needs = { $alone ->
    [yes] As primeiras cartas que você baixa em uma rodada têm de somar
   *[no] As primeiras cartas que o seu time baixa em uma rodada têm de somar
} { $compare ->
    [more_than] mais que isto
   *[other] pelo menos isto
}{ $by ->
    [round] :
   *[score] , pelo placar antes da rodada:
} { $rows }.
rules-first-meld-none = sem mínimo
rules-first-meld-row-below = abaixo de { $below }: **{ $minimum }**
rules-first-meld-row-between = de { $from } a { $to }: **{ $minimum }**
rules-first-meld-row-from = { $from } ou mais: **{ $minimum }**
rules-first-meld-row-any = qualquer placar: **{ $minimum }**
rules-first-meld-counts = Dá para baixar vários jogos juntos; contam os pontos das cartas, não os bônus.
rules-first-meld-pile = { $allowed ->
    [no] A abertura vem só da mão, não com o lixo.
    [yes_after_hand_meld] A abertura vem só da mão. Se você pode baixá-la antes de comprar, pode pegar o lixo na mesma vez com duas cartas naturais do valor da carta de cima: um par que faz parte desses jogos, ou outro par da sua mão, que não conta para o mínimo.
    [yes_after_hand_meld_not_mixed_aces] A abertura vem só da mão. Se você pode baixá-la antes de comprar, pode pegar o lixo na mesma vez com duas cartas naturais do valor da carta de cima: um par que faz parte desses jogos, ou outro par da sua mão, que não conta para o mínimo. Ases baixados com um curinga não podem pegar um ás.
   *[other] { $extent ->
        [top_only] Se você pega a carta de cima do lixo, ela também conta.
        [from_card] Se você pega do lixo, a carta que você baixa também conta; o resto só vai para a sua mão depois.
       *[other] Se você pega o lixo, a carta de cima também conta; o resto só vai para a sua mão depois.
    }
}
rules-first-meld-own = Entre parceiros de uma rodada, conta o placar de quem abre primeiro; depois, o outro baixa à vontade.
rules-first-meld-special = Em vez de abrir, você pode mostrar uma mão especial: veja Bater.
rules-first-meld-waiver = Se você compra do monte e baixa a mão inteira na mesma vez, com uma canastra, não há mínimo.

rules-pile-top = { $extent ->
    [all] Para pegar o lixo, você tem de baixar na hora a carta de cima. Vem o lixo inteiro.
    [top_only] Para pegar do lixo, você tem de baixar na hora a carta de cima. Vem só essa carta.
    [top_3] Para pegar do lixo, você tem de baixar na hora a carta de cima. Vêm as três cartas de cima, ou todas, se são menos.
    [top_5] Para pegar do lixo, você tem de baixar na hora a carta de cima. Vêm as cinco cartas de cima, ou todas, se são menos.
    [top_7] Para pegar do lixo, você tem de baixar na hora a carta de cima. Vêm as sete cartas de cima, ou todas, se são menos.
    [until_wild] Para pegar do lixo, você tem de baixar na hora a carta de cima. Vêm as cartas até o próximo curinga, que fica.
   *[from_card] Para pegar do lixo, você escolhe uma carta dele e a baixa na hora, como se fosse a de cima. Vêm ela e tudo o que está acima dela.
}
rules-pile-pair = Sempre serve: duas cartas naturais { $extent ->
    [from_card] do valor dessa carta
   *[other] do valor da carta de cima
}, da sua mão.
rules-pile-unfrozen = Quando não está congelado, também: { $ways }.
rules-pile-or = { $one }; ou { $other }
rules-pile-way-wild = uma carta natural desse valor e um curinga, da sua mão
rules-pile-way-layoff = { $extent ->
    [from_card] encaixar essa carta
   *[other] encaixar a carta de cima
} em um jogo { $alone ->
    [yes] seu
   *[no] do seu time
}
rules-pile-way-layoff-no-canasta = { $extent ->
    [from_card] encaixar essa carta
   *[other] encaixar a carta de cima
} em um jogo { $alone ->
    [yes] seu
   *[no] do seu time
} que ainda não é canastra
rules-pile-way-sequence = { $extent ->
    [from_card] encaixar essa carta
   *[other] encaixar a carta de cima
} em uma sequência { $alone ->
    [yes] sua
   *[no] do seu time
}
rules-pile-sequence-card = Se a carta de cima encaixa em uma sequência { $alone ->
    [yes] sua
   *[no] do seu time
} na mesa, você pode pegar só essa carta para ela em vez de comprar; o resto do lixo fica.
rules-pile-sequence-none = { $allowed ->
    [no] { $extent ->
        [from_card] Essa carta
       *[other] A carta de cima
    } nunca pode ser pega para uma sequência.
   *[yes] { $extent ->
        [from_card] Essa carta
       *[other] A carta de cima
    } não pode começar uma nova sequência.
}
rules-pile-own-canasta = Uma carta natural e um curinga não pegam o lixo para { $alone ->
    [yes] uma canastra sua
   *[no] uma canastra do seu time
} em que não cabe o curinga.
rules-pile-always-frozen = O lixo está sempre congelado: só duas cartas naturais { $extent ->
    [from_card] do valor dessa carta
   *[other] do valor da carta de cima
}, da sua mão, podem pegá-lo.
rules-pile-room = Não dá para pegar o lixo para um jogo que então teria mais de { $most } cartas.
rules-pile-wild-pair = Um curinga em cima pode ser pego com um par igual da mão, um 2 com dois 2, um joker com dois jokers: são baixados como curingas.
rules-pile-frozen-unmelded = { $alone ->
    [yes] ❄️ Está congelado para você até a sua abertura.
   *[no] ❄️ Está congelado para o seu time até a abertura dele.
}
rules-pile-frozen-by = ❄️ Está congelado para todos enquanto houver nele { $cards }.
rules-pile-frozen-by-turned-three = ❄️ Um 3 vermelho só o congela para todos se foi virado no começo: um descartado, não.
rules-pile-blocked = ⛔ Ninguém o pega com { $cards } em cima.
rules-pile-blocked-canasta = { $alone ->
    [yes] ⛔ Você não o pega quando a carta de cima é do valor de uma canastra sua.
   *[no] ⛔ Seu time não o pega quando a carta de cima é do valor de uma canastra dele.
}
rules-pile-one-card = { $allowed ->
    [yes] Com uma carta na mão, você pode pegar um lixo de uma carta se { $foot ->
        [player] ainda tem o seu morto para pegar ou pode bater.
        [team] ainda há o morto do seu time para pegar ou se pode bater.
       *[no] então pode bater.
    }
   *[no] Com uma carta na mão, não dá para pegar um lixo de uma carta.
}
rules-card-wild = um curinga
rules-card-red-three = um 3 vermelho
rules-card-black-three = um 3 preto
rules-card-seven = um sete

rules-threes-red = { $timing ->
    [hand] Baixe os seus 3 vermelhos na mesa na sua vez; uma carta do monte repõe cada um.
    [own_turn] Os 3 vermelhos vão sozinhos para a mesa (os recebidos na distribuição, na sua primeira vez) e são repostos do monte.
   *[at_deal] Os 3 vermelhos vão sozinhos para a mesa e são repostos do monte.
} Valem { $totals }.
rules-threes-american = { $kept ->
    [one_before_meld] { $which ->
        [red] Os 3 vermelhos
        [black] Os 3 pretos
       *[any] Os 3 das duas cores
    } vão para a mesa na sua vez. Enquanto { $alone ->
        [yes] você
       *[no] o seu time
    } não abriu, você pode guardar um deles na mão.
    [unlimited] Na sua vez, você pode baixar na mesa { $which ->
        [red] os 3 vermelhos
        [black] os 3 pretos
       *[any] os 3 das duas cores
    } ou guardá-los na mão.
   *[none] { $which ->
        [red] Os 3 vermelhos
        [black] Os 3 pretos
       *[any] Os 3 das duas cores
    } vão sozinhos para a mesa{ $timing ->
        [own_turn] { " " }(os recebidos na distribuição, na sua primeira vez).
       *[at_deal] .
    }
} Uma carta do monte repõe cada um que você baixa.
rules-threes-american-totals = { $which ->
    [red] Os 3 vermelhos na mesa valem
    [black] Os 3 pretos na mesa valem
   *[any] Os 3 de cada cor contam à parte:
} { $totals }.
rules-threes-black-too = Os 3 pretos na mesa contam pela mesma tabela, à parte.
rules-threes-nothing = nada
rules-threes-each = { $points } por { $count ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
   *[other] { $count }
}
rules-threes-from-pile = { $which ->
    [red] Um 3 vermelho
    [black] Um 3 preto
   *[any] Um 3
} que vem no lixo também vai para a mesa, mas não é reposto.
rules-threes-sign = { $alone ->
    [yes] { $sign ->
        [any_canasta] Os 3 na mesa contam contra um jogador sem canastra.
        [sevens_canasta] Os 3 na mesa contam contra um jogador sem canastra de setes.
        [two_canastas] Os 3 na mesa contam contra um jogador com menos de duas canastras.
        [american_three_way] Os 3 na mesa contam a favor de um jogador com duas canastras ou mais, nada com uma, contra um sem nenhuma.
        [never] Os 3 na mesa sempre contam contra o jogador.
       *[other] Os 3 na mesa contam contra um jogador que não abriu.
    }
   *[no] { $sign ->
        [any_canasta] Os 3 na mesa contam contra um time sem canastra.
        [sevens_canasta] Os 3 na mesa contam contra um time sem canastra de setes.
        [two_canastas] Os 3 na mesa contam contra um time com menos de duas canastras.
        [american_three_way] Os 3 na mesa contam a favor de um time com duas canastras ou mais, nada com uma, contra um sem nenhuma.
        [never] Os 3 na mesa sempre contam contra o time.
       *[other] Os 3 na mesa contam contra um time que não abriu.
    }
}
rules-threes-thrown = { $thrown ->
    [yes] Os 3 só podem ser descartados: nunca são baixados, nem em jogos nem na mesa.
   *[no] Os 3 nunca são baixados, nem em jogos nem na mesa, nem descartados.
}
rules-threes-melded = { $thrown ->
    [yes] Os 3 ficam na mão, para serem baixados em jogos ou descartados: não vão para a mesa por bônus.
   *[no] Os 3 ficam na mão, para serem baixados em jogos: não vão para a mesa por bônus.
}
rules-threes-as-laid = { $which ->
    [red] Os 3 vermelhos
    [black] Os 3 pretos
   *[any] Os 3
} que ficam na mão contam como se estivessem na mesa{ $rule ->
    [as_if_laid_for_penalty] { " " }quando os da mesa custam pontos; senão, nada.
   *[as_if_laid] .
}
rules-threes-last = { $which ->
    [red] Um 3 vermelho
    [black] Um 3 preto
   *[any] Um 3
} comprado como última carta do monte { $rule ->
    [ends_uncredited] encerra a rodada na hora e não vale nada.
    [ends_minus_five] encerra a rodada na hora e conta { $points ->
        [held] como um que fica na mão.
        [0] nada.
       *[other] { $points } contra quem o comprou.
    }
    [must_lay] tem de ser baixado, e a rodada termina na hora.
    [may_lay] pode ser baixado, e a rodada termina.
    [may_discard_if_out] pode ser descartado para bater; senão, a rodada termina na hora.
    [stays_in_hand] fica na mão, e a vez continua.
    [stays_if_kept] fica na mão, se puder ser guardado nela, e a vez continua; qualquer outro é baixado, e a rodada termina.
   *[ends_laid_counts] é baixado e conta, e a rodada termina na hora.
}
rules-threes-with-another = { $ends ->
    [always] Um 3 que o monte não pode repor também encerra a rodada, seja o que for comprado com ele.
    [last] Também a encerra se outra carta foi comprada antes dele.
   *[no] Se outra carta foi comprada com ele, a vez continua.
}
rules-threes-laid-last = Baixar um 3 que o monte não pode repor encerra a rodada.
rules-threes-caught = { $which ->
    [red] Um 3 vermelho
    [black] Um 3 preto
   *[any] Um 3
} que fica { $foot ->
    [yes] na mão ou no morto
    [only] no morto
   *[no] na mão
} { $points ->
    [0] não custa nada
   *[other] custa { $points }
}.
rules-threes-black-block = Um 3 preto no lixo impede o próximo jogador de pegá-lo, mas não o congela.
rules-threes-black-pass = { $going_out ->
    [yes] Um 3 preto no lixo não impede quem o baixa, o que só é possível ao bater.
   *[no] Um 3 preto no lixo não impede quem o baixa.
}
rules-threes-black-aside = Os 3 pretos do lixo que se pega não vão para a mão. São separados e contam para o time: 5 cada; todos os do baralho juntos valem { $all }.
rules-threes-black-meld = { $how ->
    [exit_turn_all_six] Os 3 pretos só podem ser baixados todos os { $least } juntos, sem curingas, na vez em que você bate. Cada um vale { $value }.
    [exit_turn_with_wilds] Os 3 pretos podem ser baixados na vez em que você bate: { $least } ou mais cartas, com curingas como nos outros jogos. Nunca são uma canastra. Cada 3 preto vale { $value }.
   *[exit_turn_three_plus] Na vez em que você bate, dá para baixar { $least ->
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
       *[other] { $least }
    } ou mais 3 pretos, sem curingas. Cada um vale { $value }.
}
rules-threes-black-never = Os 3 pretos nunca são baixados.
rules-threes-black-all = Todos os 3 pretos baixados juntos valem, em vez disso, { $points }.

rules-out-needs = { $alone ->
    [yes] Para bater, você precisa de
   *[no] Para bater, o seu time precisa de
} { $count ->
    [1] uma canastra; ela pode ser completada na mesma vez.
   *[other] { $count } canastras; elas podem ser completadas na mesma vez.
}
rules-out-mix = Entre elas, pelo menos: { $mix }.{ $sevens ->
    [yes] { " " }Uma canastra de setes não conta como nenhum outro tipo.
   *[no] { "" }
}
rules-out-mix-natural = { $count ->
    [1] { $count } limpa
   *[other] { $count } limpas
}
rules-out-mix-mixed = { $count ->
    [1] { $count } suja
   *[other] { $count } sujas
}
rules-out-mix-wild = { $count } de curingas
rules-out-mix-sevens = { $count } de setes
rules-out-mix-sequence = { $count } em sequência
rules-out-mix-sequence-or-natural = { $count ->
    [1] { $count } em sequência ou limpa
   *[other] { $count } em sequência ou limpas
}
rules-out-how = { $discard ->
    [required] Baixe todas as suas cartas menos uma e descarte a última.
   *[other] Baixe todas as suas cartas; ou baixe todas menos uma e descarte a última.
}
rules-out-keep = { $foot ->
    [player] Senão, fique com pelo menos uma carta depois do descarte, se já pegou o seu morto.
    [team] Senão, fique com pelo menos uma carta depois do descarte, se o morto do seu time já foi pego.
   *[no] Senão, fique com pelo menos uma carta depois do descarte.
}
rules-out-ask = { $limit ->
    [0] Não se pergunta ao parceiro.
    [any] { $timing ->
        [with_skip_draw] Antes de comprar, você pode perguntar ao parceiro: “Posso bater?” A resposta é para valer nesta vez; depois de um sim, você não compra.
        [before_any_meld] Depois de comprar do monte, antes de baixar cartas, você pode perguntar ao parceiro: “Posso bater?” { $answer }
        [own_turn_before_any_meld] Antes de baixar cartas ou pegar o lixo, você pode perguntar ao parceiro, mas antes de comprar só se puder bater com qualquer carta que comprar: “Posso bater?” { $answer }
        [unspecified] Antes de baixar cartas, ou de baixar mais depois de pegar o lixo, você pode perguntar ao parceiro: “Posso bater?” { $answer }
       *[after_draw_or_top_meld] Antes de baixar cartas além das que pegam o lixo, você pode perguntar ao parceiro: “Posso bater?” { $answer }
    }
   *[other] { $limit ->
        [1] Uma vez por rodada
       *[other] Até { $limit } vezes por rodada
    }, { $timing ->
        [with_skip_draw] antes de comprar
        [before_any_meld] depois de comprar do monte e antes de baixar cartas
        [own_turn_before_any_meld] antes de baixar cartas ou pegar o lixo, mas antes de comprar só se puder bater com qualquer carta que comprar
        [unspecified] antes de baixar cartas, ou de baixar mais depois de pegar o lixo
       *[after_draw_or_top_meld] antes de baixar cartas além das que pegam o lixo
    }, você pode perguntar ao parceiro: “Posso bater?” { $answer }
}
rules-out-answer = { $fine ->
    [0] A resposta é para valer nesta vez.
   *[other] Contrariar a resposta nesta vez custa { $fine } ao seu time.
}
rules-out-ask-next = Dos seus dois parceiros, responde aquele cuja vez vem primeiro.
rules-out-ask-required = Ninguém bate sem o sim do parceiro.
rules-out-concealed = Bater na mão é bater com a mão inteira em uma só vez, com uma canastra sua, sem ter baixado nada antes{ $alone ->
    [yes] { "" }
   *[no] { " " }e sem encaixar nada nos jogos do parceiro
}{ $pile ->
    [yes] .
   *[no] , depois de comprar do monte.
}
rules-out-covered = A batida é coberta se você bate com a mão inteira em uma só vez, sem ter baixado nada antes{ $alone ->
    [yes] { "" }
   *[no] { " " }e sem encaixar nada nos jogos do parceiro
}{ $pile ->
    [yes] .
   *[no] , depois de comprar do monte.
} Com uma canastra sua, é uma batida coberta com canastra.
rules-out-special = Mãos especiais: { $alone ->
    [yes] se você não baixou nada
   *[no] se o seu time não baixou nada
} e as suas { $cards } cartas depois de comprar do monte{ $pile ->
    [yes] , ou com um lixo de uma carta,
   *[no] { "" }
} são uma destas, você pode mostrá-las todas sem descartar. A rodada termina; { $alone ->
    [yes] você marca
   *[no] o seu time marca
} esses pontos e mais nada, os outros marcam como sempre.
rules-out-special-straight = Escada ({ $points } pontos): uma carta de cada valor, do 2 ao ás, com o 3 também, e um joker.
rules-out-special-pairs = Pares ({ $points } pontos): pares de sete valores, sem curingas nem 3.
rules-out-special-pairs-with-twos = { $wilds ->
    [twos_or_jokers] Pares com curingas ({ $points } pontos): pares de setes, de ases, de 2 ou de jokers, e de mais quatro valores.
   *[twos] Pares com 2 ({ $points } pontos): pares de setes, de ases, de 2 e de mais quatro valores.
}
rules-out-special-garbage = { $form ->
    [four_triples_and_wild_pair] Salada ({ $points } pontos): três cartas de cada um de quatro valores, e dois 2 ou dois jokers.
   *[two_fours_two_threes] Salada ({ $points } pontos): quatro cartas de cada um de dois valores e três de cada um de outros dois, sem curingas nem 3.
}
rules-out-special-closed = Valores encerrados não importam para mãos especiais.

rules-score-cards = Cartas: joker (50), 2 e ás (20), de rei a oito (10), de sete a quatro (5){ $threes ->
    [black] , 3 preto (5).
    [all] , 3 (5).
   *[none] .
}
rules-score-melds = { $alone ->
    [yes] As cartas baixadas contam a favor do jogador{ $deducted ->
        [yes] , mas contra um jogador sem canastra.
       *[no] .
    }
   *[no] As cartas baixadas contam a favor do time{ $deducted ->
        [yes] , mas contra um time sem canastra.
       *[no] .
    }
}
rules-score-canastas = 🔴 Canastra limpa: { $natural }{ $mixed ->
    [none] .
   *[other] ; ⚫ canastra suja: { $mixed }.
}
rules-score-wild = Canastra de curingas: { $points }{ $twos ->
    [none] { "" }
   *[other] ; só de 2: { $twos }
}{ $jokers ->
    [none] { "" }
   *[other] ; com quatro jokers: { $jokers }
}{ $six ->
    [none] { "" }
   *[other] ; com todos os seis jokers: { $six }
}.
rules-score-sevens = { $mixed ->
    [same] Canastra de setes: { $natural }.
    [none] Canastra limpa de setes: { $natural }.
   *[other] Canastra limpa de setes: { $natural }; suja: { $mixed }.
}
rules-score-sequence = Sequência de sete cartas: { $points }{ $mixed ->
    [none] .
   *[other] ; com um curinga: { $mixed }.
}
rules-score-threes = Canastra de 3: { $points }.
rules-score-covered = Bater: { $points }; batida coberta: { $covered } ao todo; batida coberta com canastra: { $canasta } ao todo.
rules-score-going-out = Bater: { $points }.
rules-score-concealed = Bater: { $points }; bater na mão: { $extra } a mais.
rules-score-hand = { $foot ->
    [yes] { $alone ->
        [yes] As cartas que ficam nas mãos e nos mortos contam contra o jogador.
       *[no] As cartas que ficam nas mãos e nos mortos contam contra o time.
    }
   *[no] { $alone ->
        [yes] As cartas que ficam na mão contam contra o jogador.
       *[no] As cartas que ficam nas mãos contam contra o time.
    }
}
rules-score-each = { $own ->
    [yes] Cada parceiro de uma rodada marca o total dos jogos, canastras e mãos dos dois, mais os seus próprios 3 vermelhos.
   *[no] Cada parceiro de uma rodada marca o total dos jogos, canastras, 3 e mãos dos dois.
}
rules-score-unfinished-wild = Um jogo de curingas incompleto custa { $points }{ $jokers ->
    [none] .
   *[other] ; com quatro jokers, { $jokers }.
}
rules-score-sevens-held = { $count } ou mais setes que ficam em uma mão custam { $points }.
rules-score-bonus-cards = Cartas de bônus que ainda não estão em uma mão quando a rodada termina não contam para ninguém.

rules-end-round = A rodada termina quando alguém bate, ou quando o monte { $goes_on ->
    [yes] acabou e quem está na vez não pega o lixo.
   *[no] acaba.
}
rules-end-recycle = Quando o monte acaba, o lixo abaixo da carta de cima é embaralhado e vira um novo monte, { $limit ->
    [1] uma vez
   *[other] até { $limit } vezes
} por rodada. Depois disso, você pode pegar o lixo ou deixar a rodada terminar.
rules-end-turned-over = Quando o monte acaba, o lixo inteiro é virado e vira o novo monte como está, com a carta de baixo primeiro, { $limit ->
    [1] uma vez
   *[other] até { $limit } vezes
} por rodada. Depois disso, você tem de pegar o lixo se puder; senão, a rodada termina.
rules-end-stock = { $rule ->
    [optional] Quando o monte acaba, você pode pegar o lixo ou deixar a rodada terminar.
    [forced_if_legal] Quando o monte acaba, você tem de pegar o lixo se puder; senão, a rodada termina.
    [end_of_turn] Quando o monte acaba, a rodada termina com essa vez.
    [end_with_last_discard] Quando o monte acaba, a rodada termina com o descarte de quem comprou a última carta.
   *[other] Quando o monte acaba, você tem de pegar o lixo se ele não está congelado e a carta de cima encaixa em um jogo { $alone ->
        [yes] seu
       *[no] do seu time
    }. Senão, pode pegá-lo ou deixar a rodada terminar.
}
rules-end-target = A partida termina depois da rodada em que { $alone ->
    [yes] um jogador
   *[no] um time
} { $compare ->
    [more_than] passa de
   *[other] chega a
} { $target } pontos; vence o maior total.
rules-end-rounds = A partida tem { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
}; vence o maior total.
rules-end-refused = Jogadas contra as regras são recusadas, então estas multas nunca se aplicam: { $penalties }. Para jogar com elas, crie uma regra da casa (`/casa criar`) e ponha “{ option-irregularities }” em “algumas irregularidades são multadas em vez de recusadas”.
rules-end-idle = As outras regras não dão ocasião para estas multas: { $penalties }.
rules-end-nothing-punished = Jogadas contra as regras poderiam ser multadas em vez de recusadas, como em Scarne, mas nenhuma multa está definida.
rules-end-punished = Algumas jogadas contra as regras são multadas em vez de recusadas, como em Scarne; todas as outras são recusadas.
rules-end-exposed = Se uma abertura soma de menos e a mão não cobre a diferença, as cartas dela ficam na mesa como cartas expostas, e o lixo pego para ela volta. Até { $alone ->
    [yes] você abrir, você descarta
   *[no] o seu time abrir, você descarta
} uma delas em cada vez; o que sobra volta à sua mão na próxima vez. Cartas expostas não contam para ninguém.
rules-end-answer = { $points ->
    [0] A resposta do parceiro não pode ser contrariada.
   *[other] Contrariar a resposta do parceiro custa { $points } ao seu time.
}
rules-end-three = { $points ->
    [0] Nenhum 3 vermelho pode ser esquecido.
   *[other] Um 3 vermelho que você poderia ter baixado e que está na sua mão no fim custa { $points }, seja qual for o custo normal de um 3 vermelho.
}
rules-end-count = { $points ->
    [0] Ninguém pode dizer um número falso de cartas.
   *[other] Dizer “mais de uma” com uma só carta na mão custa { $points }.
}
rules-end-tie = { $alone ->
    [yes] { $tie ->
        [shared] Jogadores com o mesmo total dividem a vitória.
       *[other] Se os jogadores na frente estão empatados, joga-se mais uma rodada.
    }
   *[no] { $tie ->
        [shared] Times com o mesmo total dividem a vitória.
       *[other] Se os times na frente estão empatados, joga-se mais uma rodada.
    }
}
