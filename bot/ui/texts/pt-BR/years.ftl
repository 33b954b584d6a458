### The review of a year: of a person, and of a server.

year-of-person = 📅 **Seu { $year }**
year-of-server = 📅 **{ $year } neste servidor**
year-shown-of-person = 📅 **{ $year }** de { $name }
year-shown-of-server = 📅 **{ $year } neste servidor**, mostrado por { $name }
year-so-far = até agora
year-this-server = Este servidor
year-names = Só são citados membros que participam.
year-nothing = Nenhuma rodada terminada contada ainda.
year-shown = Todos aqui podem vê-lo agora.
year-not-shown = Não dá para mostrar isto aqui: você ou eu não podemos escrever neste canal.
button-year-own = Meu ano
button-year-server = O ano
button-year-show = Mostrar a todos

year-total-matches = { $count ->
    [1] partida
   *[other] partidas
}
year-total-won = vitórias
year-total-rounds = { $count ->
    [1] rodada
   *[other] rodadas
}
year-total-people = { $count ->
    [1] jogador
   *[other] jogadores
}

year-game = Modalidade favorita
year-game-played = Mais jogada
year-partner = Parceiro favorito
year-opponent = Adversário frequente
year-canastas = Canastras
year-best = Melhor rodada
year-run = Maior série
year-concealed = Batidas na mão
year-pile = Maior lixo
year-fastest = Batida mais rápida
year-highest = Melhor rodada
year-busiest = Mês mais cheio
year-pair = Dupla mais fiel

year-rounds = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
year-together = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}{ $matches ->
    [0] {""}
   *[other] {" "}· { $won } de { $matches } vencidas
}
year-against = { $matches ->
    [0] { $rounds ->
        [1] 1 rodada
       *[other] { $rounds } rodadas
    }
   *[other] partidas { $won } : { $lost }
}
year-canastas-natural = limpas
year-canastas-mixed = sujas
year-canastas-other = outras
year-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
year-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
year-turns = { $count ->
    [1] 1 turno
   *[other] { $count } turnos
}
year-note-points = { $count ->
    [1] ponto
   *[other] pontos
}
year-note-cards = { $count ->
    [1] carta
   *[other] cartas
}
year-note-run = { $count ->
    [1] partida vencida
   *[other] partidas vencidas seguidas
}
year-note-exits = de { $count ->
    [1] 1 batida
   *[other] { $count } batidas
}

year-months = Rodadas por mês
year-month-letters = J F M A M J J A S O N D
year-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
