### What happened. A line is a name and its clauses: "Ana drew a card, melded three kings and discarded 4♣".

event-line = **{ $name }** { $clauses }
event-line-stand-in = **{ $name }** 🤖 { $clauses }
event-own-line = Você { $clauses }{ $quotes ->
    [yes] { "" }
   *[no] .
}

event-drew = { $count ->
    [1] comprou uma carta
   *[other] comprou { $count } cartas
}
event-drew-cards = comprou { $cards }
event-drew-nothing = não comprou carta
event-red-threes-laid = baixou { $threes } ({ $cards })
event-took-pile = { $count ->
    [1] pegou o lixo, só { $upcard }
   *[other] pegou o lixo de { $count } cartas com { $upcard } no topo
}
recap-took = pegou { $count ->
    [1] o lixo, uma carta
   *[other] { $count } cartas
}
recap-melded = baixou { $count ->
    [2] duas vezes
   *[other] { $count } vezes
}
recap-canastas = fez { $count ->
    [1] uma canastra
   *[other] { $count } canastras
}
recap-more = _Todas as jogadas: **Histórico**_
event-melded = baixou { $cards }
event-added = encaixou { $cards }
event-to-meld = { $cards } { WORD($rank, "on") }
event-canasta = fez uma { $make } de { $rank }
event-canasta-made = fez uma { $make }
event-threes-laid = baixou { $cards } na mesa
event-discarded = descartou { $card }
event-discarded-face-down = descartou a última carta virada para baixo
event-discard-forced = não tinha nada melhor para descartar: { $why ->
    [dead] só cartas de valores encerrados, ases, setes e curingas
    [ace-or-seven] só ases, setes e curingas
    [wild] só curingas
    [seven] só setes e o que não se pode descartar
    [early-black-three] só 3 pretos e o que não se pode descartar
   *[other] só o que não se pode descartar
}
event-exact-cut = cortou exatamente as cartas da distribuição: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
event-drew-hidden = recebeu { $cards }
event-turn-card = comprou a carta de aviso: { $stock ->
    [1] resta { $stock } carta
   *[other] restam { $stock } cartas
} no monte
event-bonus-given = { $count ->
    [1] ganhou uma carta de bônus
   *[other] ganhou { $count } cartas de bônus
}
event-bonus-taken = { $count ->
    [1] pegou a carta de bônus
   *[other] pegou as { $count } cartas de bônus
}
event-foot-taken = pegou o morto de { $count } cartas
event-pile-turned-over = encontrou o monte vazio: o lixo foi virado e formou um novo monte de { $stock ->
    [1] uma carta
   *[other] { $stock } cartas
}
event-pile-recycled = encontrou o monte vazio: o lixo foi embaralhado e formou um novo monte de { $stock ->
    [1] uma carta
   *[other] { $stock } cartas
}
event-sides-formed = joga só contra { $partners }
event-special-hand = mostrou uma mão especial, { $hand }: { $cards }
event-fined = levou multa de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} { $why ->
    [ignored_answer] por contrariar a resposta do parceiro
    [unexposed_red_three] por um 3 vermelho que não foi baixado
   *[false_card_count] por dizer algo falso sobre a última carta
}
event-cards-exposed = baixou de menos (agora cartas expostas: { $cards })
event-exposed-taken-back = pegou de volta na mão as cartas expostas { $cards }
event-took-back = pegou de volta { $cards }
event-discarded-freezing = descartou { $card }, o que ❄️ congela o lixo
event-asked = perguntou a { $partner }: “Posso bater?”
event-withdrew = retirou a pergunta
event-answered = { $yes ->
    [yes] respondeu a { $asker }: “Sim, pode bater.”
   *[no] respondeu a { $asker }: “Ainda não.”
}
event-passed = deixou o lixo, com o monte vazio
event-went-out = bateu 🏁
event-went-out-concealed = bateu na mão 🏁

event-round-started = 🎴 **Rodada { $round }:** { $dealer } dá { $count } cartas a cada um; { $first } começa. { $pile }
event-round-goes-on = 🎴 **A rodada { $round }** continua daqui. É a vez de { $first }.
event-feet-dealt = { $scope ->
    [team] Cada time tem um morto de { $count } cartas.
   *[player] Cada jogador tem um morto de { $count } cartas.
}
event-start-pile-empty = O lixo começa vazio.
event-start-pile-plain = Carta virada no lixo: { $upcard }.
event-start-pile-covered = { $count ->
    [one] A carta virada, { $below }, foi coberta
   *[other] As cartas viradas, { $below }, foram cobertas
} por { $upcard }: o lixo começa ❄️ congelado.
event-start-pile-covered-only = { $count ->
    [one] A carta virada, { $below }, foi coberta
   *[other] As cartas viradas, { $below }, foram cobertas
} por { $upcard }.
event-hand-dealt = 🔒 Sua mão: { $cards }
event-round-ended = 🧮 **A rodada { $round } terminou.** { $reason } { $scores }.
event-round-score = { $side } { $points }
event-match-ended = 🏆 **{ $winners }** { $count ->
    [one] venceu
   *[other] venceram
} a partida por { $total } pontos a { $others }.
event-match-tied = 🏆 A partida terminou empatada entre **{ $winners }**, com { $total } pontos cada.

end-went-out = { $name } bateu.
end-went-out-concealed = { $name } bateu na mão.
end-stock-exhausted = O monte acabou.
end-last-card-discarded = Terminou a vez com a última carta do monte.
end-special-hand = { $name } mostrou uma mão especial.
end-special-hand-named = { $name } mostrou uma mão especial, { $hand }.
special-hand-straight = uma escada
special-hand-pairs = pares
special-hand-pairs-with-twos = pares com 2
special-hand-garbage = uma salada
end-last-card-red-three = A última carta do monte era um 3 vermelho.

own-nothing = Feito.
