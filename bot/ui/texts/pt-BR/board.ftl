### The public board.

board-title = { $table } · Rodada { $round }
board-title-before = { $table }

board-turn-draw = 👉 Vez de **{ $name }**: comprar ou pegar o lixo
board-turn-last = 👉 Vez de **{ $name }**: pegar o lixo ou deixar a rodada terminar
board-turn-play = 👉 Vez de **{ $name }**: baixar e descartar
board-turn-since = · começou { $since }
board-turn-asked = ❓ **{ $asker }** pergunta: “Posso bater?” Aguardando a resposta de **{ $name }** · perguntou { $since }
board-turn-may = **{ $name }** { $count ->
    [one] disse
   *[other] disseram
} que sim: **{ $asker }** bate nesta vez{ $fine ->
    [0] .
   *[other] , ou o time leva multa de { points-fined }.
}
board-turn-may-not = **{ $name }** { $count ->
    [one] disse
   *[other] disseram
} que não: { $fine ->
    [0] **{ $asker }** não bate nesta vez.
   *[other] se **{ $asker }** bater nesta vez mesmo assim, o time leva multa de { points-fined }.
}
board-turn-between = ⏸️ A rodada { $round } terminou. As próximas cartas vêm sozinhas.
board-turn-first-deal = 🎴 As primeiras cartas já vêm.
board-turn-over = 🏆 A partida terminou: **{ $winners }** { $count ->
    [one] venceu
   *[other] venceram
}!
board-paused = ⏸️ Em pausa { $since }. Depois { $count ->
    [one] joga
   *[other] jogam
} **{ $name }**.
board-paused-between = ⏸️ Em pausa { $since }, entre duas rodadas.
board-paused-alone = 💤 Todo mundo saiu { $since }. A partida continua quando alguém voltar.
board-moment-canasta = ✨ **{ $name }**: { $canasta }!
board-canasta = { $make } de { $rank }
board-moment-first-meld = ✨ Enfim, a abertura! **{ $name }** baixou depois de { $waited ->
    [1] um turno
   *[other] { $waited } turnos
} de espera.
board-brought-down = ⬇️ O quadro vem para baixo das mensagens mais novas.
board-down-already = O quadro foi postado há menos de um minuto.
board-quiet = 🌙 Horário de silêncio de **{ $name }** até { $until }
board-due = ⏳ O tempo desta vez acaba { $due }.
board-answer-due = ⏳ O tempo para responder acaba { $due }; depois vale { $yes ->
    [yes] sim
   *[no] não
}.
board-time-is-up = ⌛ O tempo desta vez acabou; os outros decidem o que acontece.
board-vacation = 🏖️ O tempo desta vez acabou; **{ $name }** está usando o tempo de férias{ $due ->
    [none] {""}
   *[other] , que acaba { $due }
}.
board-stand-in = 🤖 Por enquanto, um computador joga no lugar de { $names }.
board-turn-cancelled = 🚫 Esta mesa foi cancelada.

board-emoji-pile = **Lixo:** { $upcard } { $count } · **Monte:** { $back } { $stock }
board-pile = **Lixo:** { $count ->
    [1] 1 carta, { $upcard }
   *[other] { $count } cartas, { $upcard } no topo
}
board-pile-all = Abaixo, de cima para baixo: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}
board-pile-hidden = **Lixo:** { $count ->
    [1] 1 carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}
board-pile-face-down = ({ $count } { $count ->
    [one] virada
   *[other] viradas
} para baixo)
board-last-discard-face-down = (o último descarte está virado para baixo)
board-turn-card-in = ↩️ A carta de aviso ainda está no monte.
board-turn-card-gone = ↩️ A carta de aviso já foi comprada.
board-wings = 🪽 Pacotes que ainda vêm com as aberturas: { $cards } cartas
board-wings-dead = 🪽 Pacotes fora de jogo: { $cards } cartas
board-recycled = 🔁 Nesta rodada, o lixo foi { $order ->
    [turned] virado e usado como
   *[shuffled] embaralhado e usado como
} novo monte { $count ->
    [1] uma vez
   *[other] { $count } vezes
}.
board-lone = 🎯 **{ $name }** joga só contra { $partners }.
board-sits-out = 🪑 { $name } { $count ->
    [one] fica
   *[other] ficam
} de fora nesta rodada.
board-pile-empty = **Lixo:** vazio
board-stock = **Monte:** { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
}
board-frozen = ❄️ Congelado
board-frozen-for = ❄️ Congelado para { $sides }
board-blocked-wild = ⛔ Trancado: ninguém pega um curinga do lixo.
board-closed = 🔒 Valores encerrados para todos por uma canastra: { $ranks }.
board-blocked-seven = ⛔ Trancado por ora, com um sete no topo.
board-wild-pair = ⛔ Curinga no topo: só um par de { $rank } pega o lixo.
board-extent = { $extent ->
    [top_only] ✂️ Só dá para pegar a carta de cima.
    [until_wild] ✂️ O lixo só é pego até o próximo curinga.
    [from_card] ✂️ Dá para pegar o lixo a partir de qualquer carta que você possa baixar na hora, com tudo o que está acima dela.
   *[other] ✂️ Só dá para pegar as { $count } cartas de cima do lixo.
}
board-blocked-black-three = ⛔ Trancado por ora, com um 3 preto no topo.
board-blocked-red-three = ⛔ Trancado por ora, com um 3 vermelho no topo.
board-blocked-canasta = ⛔ Bloqueado para { $sides }: já há uma canastra completa de { $rank }.

board-side = { $side } · { $total } pontos
board-side-turn = 👉 { $side } · { $total } pontos
board-side-now = { $side } · { $points } na mesa
board-side-personal = { $members } pontos
board-first-meld-each = Sem abertura; para abrir: { $needed } pontos.
board-first-meld = Sem abertura; para abrir: **{ $needed } pontos**.
board-picture-first-meld = Para abrir: { $needed }
board-melded-nothing = Nenhum jogo na mesa.
board-meld = { $cards } · { $points } pontos
board-meld-canasta = { $cards } · { $points } pontos · { $make }{"\u00A0"}+{ $bonus }
board-meld-closed = { $meld }{"\u00A0"}🔒
board-meld-black-threes = { $cards } · { $points } pontos · 3 pretos
board-meld-short = { $cards } · { $points }
board-meld-short-natural = { $cards } · { $points } 🔴 limpa
board-meld-short-mixed = { $cards } · { $points } ⚫ suja
board-meld-short-wild = { $cards } · { $points } 🃏 curingas
board-meld-short-sequence = { $cards } · { $points } 🪜 sequência
board-meld-short-threes = { $cards } · { $points } 🔺 de 3
board-melds-points = Todos os jogos: { $points } pontos
board-red-threes = 🔺 3 vermelhos: { $cards } = { $points }{ $against ->
    [yes] {" "}por ora
   *[no] {""}
}
board-black-threes = ◼️ 3 pretos: { $cards } = { $points }{ $against ->
    [yes] {" "}por ora
   *[no] {""}
}
board-in-hand = Cartas na mão: { $hands }
board-canastas = canastras para bater:{"\u00A0"}{ $there }{"\u00A0"}de{"\u00A0"}{ $needed }
board-in-hand-one = { $name }{"\u00A0"}{ $count }
board-one-card = (só uma)
board-more-cards = (mais de uma)
board-with-foot = { $hand } (morto: { $count })
board-in-foot = { $hand } (no morto)
board-side-foot = { $count ->
    [0] 🦶 Este time já pegou o morto.
    [1] 🦶 Morto deste time: 1 carta
   *[other] 🦶 Morto deste time: { $count } cartas
}
board-foot-unplayed = { $hand } (no morto, ainda sem jogar dele)
board-bonus = 🎁 { $count ->
    [1] Uma carta de bônus vem
   *[other] { $count } cartas de bônus vêm
} para a mão de { $name } na próxima vez.
board-penalty-cards = ⚠️ Cartas expostas de { $name }: { $cards }
board-fined = ⚠️ { $name } leva multa de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
board-exact-cut = ✂️ Corte exato: +{ $points }
board-plays = Últimas jogadas
board-footer = { $game } · { $length } · cartas: { $dealer }
board-length-points = partida até { $target } pontos
board-length-rounds = partida de { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}
