### Looking back: the log.

log-title = Histórico · { $table }
log-title-round = Histórico · { $table } · Rodada { $round }
log-empty = Nada aconteceu ainda.
log-page = Página { $page } de { $pages } · o turno mais novo embaixo

button-first = ⏮ Primeira
button-older = ◀ Antes
button-newer = Depois ▶
button-latest = Última ⏭

menu-round = 🔢 Outra rodada…
option-round = Rodada { $round }
option-rounds-before = ◀ Rodadas { $first } a { $last }
option-rounds-behind = Rodadas { $first } a { $last } ▶

command-replay = Rever uma rodada terminada passo a passo, com todas as mãos abertas (só você vê)
option-round-number = O número da rodada (padrão: a última terminada)

replay-title = 🎬 { $table } · Rodada { $round }, todas as mãos abertas
replay-step = Passo { $step } de { $steps } · { $turn ->
    [0] a distribuição
   *[other] turno { $turn } de { $turns }
}
replay-next-draw = 👉 Vez de **{ $name }**: comprar ou pegar o lixo.
replay-next-play = 👉 Vez de **{ $name }**: baixar e descartar.
replay-next-answer = ❓ **{ $name }** tem de responder.
replay-frozen = ❄️ { $pile }
replay-canasta = { $cards } ({ $make })
replay-no-melds = Nenhum jogo na mesa.
replay-hand = **{ $name }** ({ $count }): { $cards }
replay-hand-turn = 👉 **{ $name }** ({ $count }): { $cards }
replay-foot = 🦶 morto ({ $count }): { $cards }
replay-differs = ⚠️ Outra versão do bot jogou esta rodada (versão { $engine } da Canasta). A partir do passo { $step }, você a vê como a versão de hoje a joga.
replay-breaks = ⚠️ Outra versão do bot jogou esta rodada (versão { $engine } da Canasta). A partir do passo { $step }, não dá mais para mostrá-la.

button-replay = Replay
button-replay-start = Início
button-replay-back = Voltar
button-replay-on = Próximo
button-replay-end = Fim
button-replay-turn-back = ⏪ Turno
button-replay-turn-on = Turno ⏩
button-export-text = Texto
button-export-json = JSON

export-title = Canasta, mesa { $table }: { $title }
export-title-untitled = Canasta, mesa { $table }
export-rules = Regras: { $preset }
export-rules-house = Regras: { $house } ({ $preset })
export-difference = {"  "}mas { $clause }
export-players = Jogadores:
export-player = {"  "}Lugar { $seat }, time { $side }: { $name }
export-before = {"    "}até a versão { $upto }: { $name }
export-scores = Placar:
export-score-round = {"  "}Rodada { $round }: { $scores }
export-score = { $side } { $points } = { $after }
export-left-out = A rodada { $round } não terminou, por isso fica de fora.

export-legend = Cada jogada: número, quem, o quê; as cartas compradas estão entre colchetes, com o nome quando outro jogador as comprou pelos 3. KH é o rei de copas, * um joker.
export-round = === Rodada { $round }, cartas dadas por { $dealer } ===
export-secret = Segredo da distribuição: { $secret }
export-commitment = SHA-256 dele: { $commitment }
export-label = Rótulo: { $label } · Corte: { $cut }
export-hand = {"  "}{ $name } tem { $cards }
export-threes = {"  "}{ $name } baixou { $cards }
export-pile = {"  "}Lixo: { $cards }
export-play = { $version } { $name }: { $play }
export-play-stand-in = { $version } { $name } 🤖: { $play }
export-returns = {" "}(como em { $version })
export-drew = {" "}[{ $cards }]
export-drew-other = {" "}[{ $name }: { $cards }]
export-sent = { $table } em arquivo, com todas as rodadas terminadas.
export-sent-without = { $table } em arquivo, com todas as rodadas terminadas. A rodada { $round } fica de fora: as cartas dela continuam escondidas até ela terminar.

command-catch-up = O que aconteceu desde a sua última vez (só você vê)
catch-up-title = 🕰️ O que aconteceu · { $table }
catch-up-since = Sua última vez foi { $since }. Desde então:
catch-up-nothing = Nada de novo aconteceu.
catch-up-more = … e { $count ->
    [1] mais um turno
   *[other] mais { $count } turnos
} antes destes: `/histórico`
catch-up-pile = **Descartes e lixos pegos:** { $plays }
catch-up-pile-more = **Descartes e lixos pegos:** … { $plays }
catch-up-face-down = virada para baixo
catch-up-took = { $name } pegou { $count }
catch-up-round = nova rodada { $round }
catch-up-recycled = 🔁 novo monte
button-catch-up = O que aconteceu?
