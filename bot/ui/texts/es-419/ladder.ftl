### Las clasificaciones de un servidor.

command-ladder = Quién juega mejor en este servidor, entre quienes participan
option-ladder-games = Qué modalidades (si no dices nada: las que más juegas)

ladder-title = 🪜 Clasificación · { $games }
ladder-season = { $length ->
    [quarterly] Temporada { $year }, trimestre { $quarter }
    [yearly] Temporada { $year }
   *[off] De todos los tiempos
}
ladder-about = Puntos{"\u00A0"}±{"\u00A0"}margen · partidas · último cambio. En dos de cada tres casos la fuerza real está dentro del{"\u00A0"}±; más partidas lo reducen. Las partidas cortas cuentan menos: con la mitad de la meta o de las rondas, la mitad.
ladder-line = { $own ->
    [yes] ➤{" "}
   *[no] {""}
}{ $ranked ->
    [yes] **{ $rank }.** { $person } · **{ $points }**
   *[no] { $person } · { $points }
}{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches }{ $change ->
    [unknown] {""}
   *[other] {" "}·{" "}{ $change }
}
ladder-provisional = *Todavía con menos de { $count } partidas:*
ladder-nobody = Todavía no tiene puntuación nadie que participe. Cuentan las partidas entre personas que terminan según sus reglas.
ladder-more = … y { $count } más
ladder-own = Tú
ladder-own-line = { $points }{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}{ $change ->
    [unknown] {""}
   *[other] {" "}· último cambio { $change }
}
ladder-own-provisional = Provisional: { $count ->
    [one] falta una partida
   *[other] faltan { $count } partidas
} para tener un puesto.
ladder-own-none = Todavía sin partidas con puntuación.
ladder-footer-out = Tu puntuación solo la ves tú. Para estar en la clasificación, los récords y los años de este servidor, participa.
ladder-footer-in = Participas: la clasificación, los récords y los años de este servidor pueden nombrarte.
ladder-menu = Otras modalidades…
ladder-seasons-menu = Temporadas…
ladder-seasons = { $length ->
    [quarterly] Nueva temporada cada trimestre
    [yearly] Nueva temporada cada año
   *[off] Sin temporadas
}
button-rank-roles = Roles por puestos
rank-roles-title = 🏅 Roles por puestos
rank-roles-about = Doy estos roles a los miembros que participan, por el puesto que tienen en alguna clasificación de este servidor, y se los quito cuando lo pierden. Elige roles que no sirvan para nada más.
rank-roles-menu = { $last ->
    [1] Puesto 1
   *[other] Puestos 1 a { $last }
}
rank-roles-none = ningún rol
rank-roles-players = { $role } es el rol de los miembros que quieren avisos de mesas. Elige otro.
rank-roles-organisers = Quien tiene { $role } puede organizar torneos aquí, y yo lo daría por puestos en la clasificación. Elige otro rol.
rank-roles-reason = Puesto en la clasificación de Canasta
button-season-before = ◀ Temporada anterior
button-season-after = Temporada siguiente ▶
button-season-all = Todos los tiempos
button-season-now = Esta temporada
button-podium-here = Podios aquí
button-podium-off = Sin podios
podium-where = { $channel ->
    [none] Cuando termine una temporada, puedo publicar su podio en este canal.
   *[other] Cuando termina una temporada, publico su podio en { $channel }.
}
podium-closed-channel = No tengo permiso para enviar mensajes con enlaces insertados en { $channel }, así que no puedo publicar podios allí. Dámelo, o usa otro canal.
podium-title = 🏆 { $season }: terminó
podium-line = { $medal } { $person } · **{ $points }**{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches } partidas
podium-footer = Primeros puestos de quienes participan, con diez partidas al menos. /clasificación muestra la temporada que empezó.
button-podium-ladder = Clasificación entera
