### Mirar atrás: el historial, la repetición y el archivo.

log-title = Historial de { $table }
log-title-round = Historial de { $table } · Ronda { $round }
log-empty = Todavía no ha pasado nada.
log-page = Página { $page } de { $pages } · el turno más nuevo, al final

button-first = ⏮ Inicio
button-older = ◀ Antes
button-newer = Después ▶
button-latest = Último ⏭

menu-round = 🔢 Otra ronda…
option-round = Ronda { $round }
option-rounds-before = ◀ Rondas { $first } a { $last }
option-rounds-behind = Rondas { $first } a { $last } ▶

command-replay = Ver paso a paso una ronda terminada con todas las manos abiertas (solo la ves tú)
option-round-number = El número de la ronda (si no dices nada: la última terminada)

replay-title = 🎬 { $table } · Ronda { $round }, todas las manos abiertas
replay-step = Paso { $step } de { $steps } · { $turn ->
    [0] el reparto
   *[other] turno { $turn } de { $turns }
}
replay-next-draw = 👉 Turno de **{ $name }**: robar o tomar el pozo.
replay-next-play = 👉 Turno de **{ $name }**: bajar y descartar.
replay-next-answer = ❓ Le toca responder a **{ $name }**.
replay-frozen = ❄️ { $pile }
replay-canasta = { $cards } ({ $make })
replay-no-melds = Sin juegos en la mesa.
replay-hand = **{ $name }** ({ $count }): { $cards }
replay-hand-turn = 👉 **{ $name }** ({ $count }): { $cards }
replay-foot = 🦶 pie ({ $count }): { $cards }
replay-differs = ⚠️ Esta ronda se jugó con otra versión del bot (versión { $engine } del motor). Desde el paso { $step } la ves como la juega la versión de hoy.
replay-breaks = ⚠️ Esta ronda se jugó con otra versión del bot (versión { $engine } del motor). Desde el paso { $step } ya no se puede mostrar.

button-replay = Repetición
button-replay-start = Inicio
button-replay-back = Atrás
button-replay-on = Sigue
button-replay-end = Fin
button-replay-turn-back = ⏪ Turno
button-replay-turn-on = Turno ⏩
button-export-text = Texto
button-export-json = JSON

export-title = Canasta, mesa { $table }: { $title }
export-title-untitled = Canasta, mesa { $table }
export-rules = Reglas: { $preset }
export-rules-house = Reglas: { $house } ({ $preset })
export-difference = {"  "}pero { $clause }
export-players = Jugadores:
export-player = {"  "}Lugar { $seat }, equipo { $side }: { $name }
export-before = {"    "}hasta la versión { $upto }: { $name }
export-scores = Puntos:
export-score-round = {"  "}Ronda { $round }: { $scores }
export-score = { $side } { $points } = { $after }
export-left-out = La ronda { $round } no ha terminado, así que se omite.

export-legend = Cada jugada: su número, quién, qué; las cartas robadas van entre corchetes, con el nombre si otro jugador las robó por sus treses. KH es el rey de corazones, * un joker.
export-round = === Ronda { $round }, reparte { $dealer } ===
export-secret = Secreto del reparto: { $secret }
export-commitment = Su SHA-256: { $commitment }
export-label = Etiqueta: { $label } · Corte: { $cut }
export-hand = {"  "}{ $name } tiene { $cards }
export-threes = {"  "}{ $name } bajó { $cards }
export-pile = {"  "}Pozo: { $cards }
export-play = { $version } { $name }: { $play }
export-play-stand-in = { $version } { $name } 🤖: { $play }
export-returns = {" "}(como en { $version })
export-drew = {" "}[{ $cards }]
export-drew-other = {" "}[{ $name }: { $cards }]
export-sent = Aquí está { $table } como archivo, con todas las rondas terminadas.
export-sent-without = Aquí está { $table } como archivo, con todas las rondas terminadas. Se omite la ronda { $round }: sus cartas quedan ocultas hasta que termine.

command-catch-up = Lo que pasó desde tu último turno (solo lo ves tú)
catch-up-title = 🕰️ Lo que pasó en { $table }
catch-up-since = Desde tu último turno, { $since }:
catch-up-nothing = No hay novedades.
catch-up-more = … y { $count ->
    [one] un turno más
   *[other] { $count } turnos más
} antes de estos: `/historial`
catch-up-pile = **Descartes y pozos tomados:** { $plays }
catch-up-pile-more = **Descartes y pozos tomados:** … { $plays }
catch-up-face-down = boca abajo
catch-up-took = { $name } tomó { $count }
catch-up-round = nueva ronda { $round }
catch-up-recycled = 🔁 mazo nuevo
button-catch-up = ¿Qué pasó?
