### Duplicates: all tables play the same deals, in private threads, and are compared with each other.

tournament-kind-duplicate = Duplicado
choice-tournament-duplicate = Duplicado: todas as mesas jogam as mesmas cartas
duplicate-time = Todas as mesas jogam as mesmas cartas, cada uma em um tópico privado, em { $days ->
    [1] um dia
   *[other] { $days } dias
}. O que você faz com as suas cartas conta contra os outros que as tiveram.
duplicate-form-length = { $count ->
    [0] Quatro distribuições
    [1] Uma distribuição
   *[other] { $count } distribuições
}
duplicate-form-days = Dura no máximo { $count ->
    [1] um dia
   *[other] { $count } dias
}
duplicate-goal = { $count ->
    [1] uma distribuição
   *[other] { $count } distribuições
}
duplicate-until = Fim, no mais tardar: { $until } ({ $left }). Até a última mesa terminar, ninguém vê outra mesa.
duplicate-fair = Distribuições justas
duplicate-seal = 🔏 Todas as distribuições do duplicado { $number } estão lacradas; ninguém mais pode mudá-las: `{ $commitment }`
duplicate-sealed-before = Foram lacradas de novo depois de um backup restaurado; antes: { $before }
button-duplicate-cut = Cortar
duplicate-cut-title = Cortar as cartas de todas as mesas
duplicate-cut-given = ✂️ Você cortou as cartas com “{ $text }”. Dá para mudar até o início.

duplicate-begins = 🏆 **{ $name }** começa: as mesmas cartas em todas as mesas. Termina { $left }, no mais tardar. Sua mesa está em um tópico privado; não fale das cartas até todos terminarem.
duplicate-tables = Mesas
duplicate-table = { $number ->
    [none] {""}
   *[other] {"Mesa "}{ $number }{": "}
}{ $first } – { $second }
button-duplicate-sheet = Tabela
duplicate-sheet-later = A tabela sai quando a última mesa terminar.
duplicate-sheet-cancelled = Foi cancelado antes de começar, então não há tabela.
duplicate-place = { $rank }\. { $names } · **{ $beyond }**
duplicate-out = ~~{ $name }~~
duplicate-others = { $count ->
    [1] mais um
   *[other] mais { $count }
}
duplicate-average = Pontos acima da média: o que você fez a mais que os adversários, comparado com quem teve os seus lugares nas outras mesas.
duplicate-two-tables = Com duas mesas, { $one } vencem e perdem juntos, e { $other } também.
duplicate-deal = Distribuição { $number } (média { $average })
duplicate-deals-missing = Não há espaço aqui para a distribuição { $first } e as seguintes. /replay as mostra em cada mesa.
duplicate-line = Mesa { $number }: { $points }, **{ $beyond }** em relação à média
duplicate-not-played = { $number ->
    [none] Uma mesa em que ninguém jogou
   *[other] Mesa { $number }
}: não completada
button-duplicate-replay = Replay: Mesa { $number }
duplicate-winner = { $medal } { $names } · **{ $beyond }**
duplicate-no-winner = Nenhuma mesa completou uma distribuição, então ninguém venceu.

duplicate-uneven = Um duplicado precisa de pelo menos duas mesas, com duas inscrições em cada. Computadores podem ficar com as vagas que faltam.
duplicate-withdraw-sure = **Sair de { $name }?** Computadores continuam nos seus lugares, para que ninguém mais perca uma distribuição. Em duplas, seu parceiro também sai.
duplicate-end-sure = **Encerrar { $name } agora?** As mesas são interrompidas, e as distribuições completas contam.
button-duplicate-end = Encerrar agora
button-duplicate-end-sure = Sim, encerrar
duplicate-end-done = **{ $name }** se encerra. A tabela já vem.
duplicate-no-threads = Um duplicado se joga em tópicos privados. Antes, me dê *Criar tópicos privados* e *Enviar mensagens em tópicos* em { $channel }.
duplicate-kept-deal = -# 🔏 Um backup foi restaurado, então esta distribuição podia ser conhecida. As outras mesas também a jogam, por isso não foi trocada.
