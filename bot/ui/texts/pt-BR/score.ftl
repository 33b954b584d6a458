### Score sheets. The lines stand in a table of fixed width: keep labels under 24 characters.

score-round-title = 🧮 { $table } · Rodada { $round }
score-match-title = 🏆 { $table } · placar final
score-now-title = 🧮 { $table } · placar

score-side = { $side } · { $points }
score-side-total = { $side } · { $total } pontos
score-side-winner = 🏆 { $side } · { $total } pontos

score-line-natural-canastas = { $count ->
    [1] 1 canastra limpa
   *[other] { $count } canastras limpas
}
score-line-mixed-canastas = { $count ->
    [1] 1 canastra suja
   *[other] { $count } canastras sujas
}
score-line-going-out = { $count ->
    [1] Batida
    [2] Batida, duas vezes
   *[other] Batida, { $count } vezes
}
score-line-concealed = { $count ->
    [1] Batida na mão
    [2] Na mão, duas vezes
   *[other] Na mão, { $count } vezes
}
score-line-red-threes = { $count ->
    [1] 3 vermelhos: 1
   *[other] 3 vermelhos: { $count }
}
score-line-melded-cards = { $count ->
    [1] 1 carta na mesa
   *[other] { $count } cartas na mesa
}
score-line-cards-in-hand = { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
score-line-cards-in-hand-of = { $name }: { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
score-line-rest = Todo o resto
score-line-nothing = Nenhum ponto
score-row-special-hand = Mão especial
score-row-natural-canastas = Canastras limpas
score-row-mixed-canastas = Canastras sujas
score-row-sevens-canastas = Canastras de setes
score-row-aces-canastas = Canastras de ases
score-row-wild-canastas = Canastras de curingas
score-row-sequence-canastas = Sequências de sete
score-row-threes-canastas = Canastras de 3
score-row-concealed-canastas = Canastras da mão
score-row-going-out = Batida
score-row-concealed = Batida na mão
score-row-exact-cut = Corte exato
score-row-red-threes = 3 vermelhos
score-row-black-threes = 3 pretos
score-row-melded-cards = Cartas na mesa
score-row-unfinished-sevens = Setes incompletos
score-row-unfinished-aces = Ases incompletos
score-row-unfinished-wilds = Curingas incompletos
score-row-short-sequences = Sequências curtas
score-row-sevens-in-hand = Setes na mão
score-row-aces-in-hand = Ases na mão
score-row-cards-in-hand = Cartas na mão
score-row-cards-in-foot = Cartas no morto
score-row-fines = Multas

score-round-won = { $winners } { $count ->
    [one] venceu
   *[other] venceram
} a rodada por { $margin }
moment-going-out = { $name } { $manner ->
    [special] mostra mão especial!
    [concealed] bate na mão!
   *[plain] bate!
}
moment-round = Rodada { $round } · { $side } { $points }
moment-big-score = { $side } { $count ->
    [one] faz
   *[other] fazem
} { $points } pontos!
moment-big-score-round = Melhor rodada até aqui{ $how ->
    [none] {""}
   *[other] {" "}· { $how }
}
moment-win = { $side } { $count ->
    [one] venceu!
   *[other] venceram!
}
moment-totals = { $best } a { $others }
score-round-shared = Ninguém vence a rodada: pontos iguais para todos

score-sum = Esta rodada
score-before = Antes
score-after = Total
score-first-meld = Mínimo para abrir
score-on-table = Na mesa agora
score-round-head = Rodada
score-round-row = Rodada { $round }
score-before-round = Antes desta rodada

score-last = Foi a última rodada da partida.
score-next = A partida vai até { $target } pontos.
score-next-rounds = A partida tem { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}.
score-won = **{ $winners }** { $count ->
    [one] venceu
   *[other] venceram
} por { $total } pontos a { $others }, depois de { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
}. A vantagem foi de { $margin } pontos.
score-shared = **{ $winners }** dividem a vitória com { $total } pontos cada, depois de { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
}.
score-played-before = Quem jogou antes: { $names }.
score-former = { $name } (lugar { $seat }{ $round ->
    [0] {""}
   *[other] , até a rodada { $round }
})
score-stood-in = 🤖 jogou { $parts }{ $over ->
    [yes] {""}
   *[no] {" "}até agora
}.
score-stood-in-for = { $count ->
    [1] um turno
   *[other] { $count } turnos
} de **{ $name }**
score-again = Mais uma? **{ button-rematch }** abre uma nova mesa e reserva o lugar de cada um.
score-target = Vence quem chegar primeiro a { $target } pontos. { $rounds ->
    [0] Nenhuma rodada terminou ainda.
    [1] Uma rodada terminou.
   *[other] { $rounds } rodadas terminaram.
}
score-target-rounds = Vence quem tiver mais pontos depois de { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}. { $rounds ->
    [0] Nenhuma rodada terminou ainda.
    [1] Uma rodada terminou.
   *[other] { $rounds } rodadas terminaram.
}
score-rounds = Rodada a rodada
score-line-special-hand = { $count ->
    [1] Mão especial
   *[other] { $count } mãos especiais
}
score-line-sevens-canastas = { $count ->
    [1] Canastra de setes
   *[other] { $count } canastras de setes
}
score-line-aces-canastas = { $count ->
    [1] Canastra de ases limpos
   *[other] { $count } canastras de ases
}
score-line-wild-canastas = { $count ->
    [1] Canastra de curingas
   *[other] { $count } canastras de curingas
}
score-line-sequence-canastas = { $count ->
    [1] Sequência de sete
   *[other] { $count } sequências de sete
}
score-line-threes-canastas = { $count ->
    [1] Canastra de 3
   *[other] { $count } canastras de 3
}
score-line-concealed-canastas = { $count ->
    [1] Canastra da mão
   *[other] { $count } canastras da mão
}
score-line-exact-cut = { $count ->
    [1] Corte exato
   *[other] { $count } cortes exatos
}
score-line-black-threes = { $count ->
    [1] 3 preto
   *[other] 3 pretos: { $count }
}
score-line-unfinished-sevens = Setes incompletos
score-line-unfinished-aces = Ases incompletos
score-line-unfinished-wilds = { $count ->
    [1] Curingas incompletos
   *[other] Curingas incompl.: { $count }
}
score-line-short-sequences = { $count ->
    [1] Sequência curta
   *[other] { $count } sequências curtas
}
score-line-sevens-in-hand = Setes na mão
score-line-aces-in-hand = Ases na mão
score-line-cards-in-foot = { $count ->
    [1] Carta no morto
   *[other] { $count } cartas no morto
}
score-line-fines-of = { $name }: { $count ->
    [1] multa
   *[other] { $count } multas
}
score-line-fines = { $count ->
    [1] Multa
   *[other] { $count } multas
}
