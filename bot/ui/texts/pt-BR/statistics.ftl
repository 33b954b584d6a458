### Statistics of people in a server.

command-stats = Suas partidas e rodadas neste servidor, ou as de quem compartilha as próprias
option-stats-person = De quem (padrão: as suas)
context-menu-statistics = Nossas estatísticas
option-stats-partner = Só rodadas no mesmo time que esta pessoa
option-stats-game = Só esta modalidade

stats-title = 📊 Estatísticas
stats-of = { $person }{ $with_partner ->
    [yes] {" "}com { $partner }
   *[no] { "" }
} neste servidor{ $of_game ->
    [yes] {" "}· { $game }
   *[no] { "" }
}
stats-nothing = Nenhuma rodada terminada contada ainda. Uma rodada conta quando termina, a não ser que um computador tenha feito a maioria das jogadas por você.
stats-matches = Partidas
stats-match-line = **{ $matches }** { $matches ->
    [1] terminada
   *[other] terminadas
}, **{ $won }** { $won ->
    [1] vencida
   *[other] vencidas
} ({ $share } %)
stats-rounds = Rodadas
stats-round-line = **{ $rounds }** { $rounds ->
    [1] rodada
   *[other] rodadas
}, { $average } pontos em média
stats-extremes = melhor { $best }, pior { $worst }
stats-exits = { $count ->
    [0] nunca bateu
    [1] bateu uma vez
    [2] bateu duas vezes
   *[other] bateu { $count } vezes
}{ $concealed ->
    [0] { "" }
   *[other] , { $concealed } na mão
}
stats-piles = { $count ->
    [0] nunca pegou o lixo
    [1] pegou o lixo uma vez
    [2] pegou o lixo duas vezes
   *[other] pegou o lixo { $count } vezes
}
stats-canastas = Canastras do seu time
stats-canastas-natural = { $count ->
    [1] { $count } limpa
   *[other] { $count } limpas
}
stats-canastas-mixed = { $count ->
    [1] { $count } suja
   *[other] { $count } sujas
}
stats-canastas-other = { $count } de outros tipos
stats-daily = Desafio do dia
stats-daily-streak = 🔥 { $count ->
    [1] acertou o último desafio do dia
   *[other] acertou { $count } desafios do dia seguidos
}
stats-real = Com cartas de verdade
stats-real-rounds = **{ $rounds }** { $rounds ->
    [1] rodada
   *[other] rodadas
}, { $average } pontos em média, melhor { $best }
stats-partners = Mais vezes com
stats-partner = { $person }: { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}{ $matches ->
    [0] { "" }
   *[other] {" "}· vitórias { $won }/{ $matches }
}
stats-opponents = Mais vezes contra
stats-opponent = { $person }: { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}{ $matches ->
    [0] { "" }
   *[other] {" "}· vitórias { $won } : { $lost }
}
stats-form = Vantagem
stats-form-told = A linha soma quanto o time ficou na frente dos outros nas últimas { $count } rodadas.
stats-footer-own = Só você vê isto.
stats-footer-shared = Todos neste servidor podem ver as suas com /estatísticas.
button-stats-share = Deixar os outros verem
button-stats-hide = Guardar só para mim

service-statistics-hidden = <@{ $user }> guarda estas estatísticas só para si. Cada um compartilha as próprias: /estatísticas tem um botão para isso.
