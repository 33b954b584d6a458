### Anotadores, para partidas con cartas de verdad.

command-scorepad = Anotar una partida con cartas de verdad: premios, totales y el próximo mínimo para abrir
option-pad-names = Empezar uno: nombres de equipos o personas, con comas (déjalo vacío para ver los tuyos)
option-pad-game = La modalidad, o una regla de la casa de este servidor (si no: la de las mesas nuevas)

pad-welcome-title = 🧮 Anotadores
pad-welcome = Para partidas con cartas de verdad: después de cada ronda escribes lo que tiene cada equipo, y yo calculo premios, totales y el próximo mínimo para abrir. Solo lo ves tú.
pad-title = 🧮 Anotador · { $game }
pad-sheet-title = 🧮 { $game } · Ronda { $round }
pad-totals = Totales
pad-next = Ronda { $round }: mínimo para abrir
pad-minimum-all = { $points } puntos para todos
pad-minimum = { $side }: { $points } puntos
pad-won = 🏆 Victoria para **{ $names }** con { $total } puntos.
pad-footer = Esto solo lo ves tú. Se guarda un año desde su último cambio.
pad-how = Después de cada ronda, escribe por equipo lo que tiene, en cualquier orden, por ejemplo
    `{ $example }`
    Un número solo son los puntos de todas las cartas bajadas, también las de las canastas; con menos delante, los de las que quedaron en la mano. Los premios se suman solos.
pad-how-partners = Los dos compañeros escriben los juegos de su equipo{ $threes ->
    [own] , y cada quien sus propios treses rojos
   *[both] {""}
}.
pad-how-others = También puedes escribir { $words }.
pad-written = ✅ Ronda { $round }: { $points }
pad-scored = { $side } { $points }
pad-undone = ↩️ Se deshizo la ronda { $round }.
pad-deleted = El anotador quedó borrado.
pad-delete-sure = ¿De verdad quieres borrar el anotador de { $names }?
pad-choice = { $date } · { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
pad-pictures = 📈 El curso de la partida, y la última ronda.
pad-shown = Ahora lo ven todos aquí, tal como está; las próximas rondas no lo cambian.
pad-shown-by = Anotador de { $name }
pad-not-shown = Esto no se puede mostrar aquí: tú o yo no tenemos permiso para escribir en este canal.
pad-people-title = 🧮 Contarlo en las estadísticas
pad-people-about = Al final de la partida, sus rondas cuentan en `/estadísticas` de este servidor para quien acepte, como rondas con cartas de verdad: puntos, canastas y partidas. No entran en ningún récord ni puntuación. Elige un equipo y luego sus personas.
pad-people-side = **{ $side }**: { $people }
pad-people-nobody = nadie
pad-people-sides = Qué equipo
pad-people-menu = ¿Quién es { $side }?
pad-person = { $person } { $answer ->
    [agreed] ✅
    [declined] ❌
   *[none] (todavía no acepta)
}
pad-person-stranger = { $name } es un bot, o no es miembro de este servidor.
pad-asked = Ya les pregunté en este canal.
pad-question = 🧮 { $people }: { $maker } lleva los puntos de una partida con cartas de verdad que jugaron: { $game }. ¿Puede contar en sus estadísticas de este servidor? Solo cuenta la respuesta de cada quien, y aquí se puede cambiar.
pad-agreed = ✅ Contará en tus `/estadísticas` cuando termine la partida.
pad-declined = No cuenta en tus estadísticas.
pad-not-named = No apareces en este anotador, o se borró.
pad-csv = 📄 Para hojas de cálculo.
pad-csv-round = Ronda
pad-csv-side = Equipo
pad-no-files = No tengo permiso para enviar archivos aquí. En un mensaje directo conmigo sí puedo.
pad-why-threes = Los treses { $counts ->
    [against] cuentan contra este equipo
   *[nothing] no cuentan
}: { $sign ->
    [any_meld] no bajó nada.
    [any_canasta] no tiene canasta.
    [two_canastas] tiene menos de dos canastas.
    [sevens_canasta] no tiene canasta de sietes.
    [american_three_way] { $counts ->
        [against] no tiene canasta.
       *[nothing] para eso hacen falta dos canastas.
    }
   *[never] en esta modalidad siempre es así.
}
pad-why-melds = Sin una canasta, las cartas bajadas cuentan contra este equipo.

pad-form-new = Nuevo anotador
pad-form-names = Nombres, con comas
pad-form-names-hint = Ana & Beto, Caro & Dani
pad-form-game = Modalidad o regla de la casa
pad-form-game-hint = Déjalo vacío: lo mismo que las mesas nuevas
pad-form-title = Ronda { $round }
pad-form-lines = Una línea por equipo

pad-refused-title = ✏️ Todavía sin anotar
pad-empty = **{ $side }**: no hay nada escrito. Escribe `0` si no hay nada que contar.
pad-too-long = **{ $side }**: es demasiado largo; bastan { $limit } caracteres.
pad-unknown = **{ $side }**: no entiendo { $pieces }.
pad-foreign = **{ $side }**: esta modalidad no cuenta { $items }.
pad-read = Entendí { $items }.
pad-problem-several-out = Cerraron { $count }. { $limit ->
    [one] Solo puede cerrar uno.
   *[other] Solo puede cerrar uno, con su compañero.
}
pad-problem-several-cuts = { $count } equipos tienen el corte exacto. Solo puede tenerlo uno.
pad-problem-odd-points = **{ $side }**: todas las cartas valen múltiplos de { $limit }, y { $count } no lo es.
pad-problem-too-few-points = **{ $side }**: las cartas de { $count ->
    [one] una canasta
   *[other] { $count } canastas
} valen al menos { $limit } puntos, sin el premio.
pad-problem-few-canastas-to-go-out = **{ $side }** cerró con { $count ->
    [0] ninguna canasta
    [one] una canasta
   *[other] { $count } canastas
}. En esta modalidad { $limit ->
    [one] hace falta una
   *[other] hacen falta { $limit }
}. ¿Falta una canasta?
pad-problem-too-many-from-hand = **{ $side }**: { $count } canastas de la mano, pero solo { $limit } en total.
pad-problem-too-many-canastas = { $count } canastas son más de las que permiten las barajas: { $limit } como máximo.
pad-problem-too-many-wilds = Estas canastas necesitan { $count } comodines. En las barajas hay { $limit }.
pad-problem-too-many-red-threes = { $count } treses rojos son demasiados. En las barajas hay { $limit }.
pad-problem-too-many-black-threes = { $count } treses negros son demasiados. En las barajas hay { $limit }.
pad-problem-too-many-points = { $count } puntos son demasiados. Todas las cartas juntas valen { $limit } como máximo.

button-pad-new = Nuevo anotador…
button-pad-round = Anotar ronda { $round }…
button-pad-undo = Deshacer ronda { $round }
button-pad-sheet = Explicar o cambiar
button-pad-pictures = Imágenes
button-pad-csv = CSV
button-pad-show = Mostrar a todos
button-pad-people = En estadísticas
button-pad-ask = Preguntarles
button-pad-agree = Contar la mía
button-pad-decline = No contar la mía
button-pad-change = Cambiar…
button-pad-again = Escribir otra vez…
button-pad-round-sure = No, está bien así
button-pad-delete = Borrar…
button-pad-delete-sure = Sí, borrarlo
menu-pad = 🧮 Otros anotadores…
