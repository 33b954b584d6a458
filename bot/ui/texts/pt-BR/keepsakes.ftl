### What was rare about a round, below its result: two lines at most.

keepsake-title = Para guardar
keepsake-all-red-threes = 🍀 Todos os 3 vermelhos ({ $count }) para { $who }.
keepsake-early-exit = ⚡ { $who } bateu { $count ->
    [1] já no primeiro turno
   *[other] depois de só { $count } turnos
}.
keepsake-comeback = 🎢 Virada de { $count } pontos: { $who }.
keepsake-first-natural = 🌱 Depois de { $count } rodadas, a primeira canastra limpa desta partida, para { $who }.
keepsake-highest-round = 🏔️ { $count } pontos para { $who }: a melhor rodada desta partida até agora.
