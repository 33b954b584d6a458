### One sentence or two for each refusal: which rule, with its numbers, and what would be legal.

refusal-already-drawn = Ya has robado en este turno. Baja si quieres y luego descarta una carta.
refusal-mixed-ranks = { $joins ->
    [yes] No se puede añadir { $cards } a { WORD($rank, "the") }.
   *[no] { $cards } son de valores distintos.
} Un juego tiene cartas de un mismo valor, con comodines si quieres{ $sequences ->
    [yes] , o de tres a siete de un palo seguidas, de cuatro a as
   *[no] { "" }
}{ $joins ->
    [yes] .
   *[no] ; separa los juegos con comas, como `KKK2, QQQ`.
}
refusal-too-few-cards = Un juego necesita al menos { $needed } cartas, y el tuyo de { $rank } tendría { $have ->
    [one] una
   *[other] { $have }
}. Añade { $more ->
    [one] una más
   *[other] { $more } más
}{ $sort ->
    [any] ; sirven naturales y comodines.
    [threes] ; los treses no llevan comodines.
   *[same] .
}
refusal-not-your-meld = Ese juego es de los rivales. Solo puedes añadir a los juegos de tu propio equipo.
refusal-below-initial-meld = { $alone ->
    [yes] Necesitas { $needed } puntos para abrir
   *[no] Tu equipo necesita { $needed } puntos para abrir
}; estas cartas valen { $counted }. { $more ->
    [one] Añade 1 más
   *[other] Añade { $more } más
}{ $example }.
refusal-pile-frozen-needs-pair = { $why ->
    [always] En esta modalidad el pozo siempre está congelado.
    [unmelded] El pozo está congelado para ti, porque { $alone ->
        [yes] todavía no has abierto
       *[no] tu equipo todavía no ha abierto
    }.
    [wild] El pozo está congelado por un comodín.
    [red_three] El pozo está congelado por un tres rojo.
   *[other] El pozo está congelado.
} Para tomar { $upcard } necesitas dos cartas naturales de su valor de tu mano; { $have ->
    [0] no mostraste ninguna
    [one] mostraste una
   *[other] mostraste { $have }
}.
refusal-pile-layoff-off = En esta modalidad no se puede tomar el pozo añadiendo { $upcard } a un juego. Muestra dos cartas naturales de su valor de tu mano.
refusal-pile-layoff-to-canasta-off = En esta modalidad no se puede tomar el pozo añadiendo { $upcard } a una canasta completa. Muestra dos cartas naturales de su valor de tu mano.
refusal-asked-already = Ya has preguntado en este turno, y la respuesta vale.
refusal-ask-limit-reached = { $limit ->
    [0] En esta modalidad no se le pregunta al compañero.
    [one] Se puede preguntar una vez por ronda, y ya lo has hecho.
   *[other] Se puede preguntar { $limit } veces por ronda, y ya lo has hecho.
} Puedes cerrar sin preguntar.
service-not-seated = { $why ->
    [free] Todavía no tienes sitio en la Mesa { $table }. Toca primero **{ button-join }**.
    [full] No tienes sitio en la Mesa { $table }, y todos están ocupados. Abre una mesa propia con `/mesa nueva`.
   *[playing] No tienes sitio en la Mesa { $table }. Puedes mirar el tablero o abrir una mesa propia con `/mesa nueva`.
}
service-seat-taken = El sitio { $number } lo tiene **{ $name }**. Elige uno libre.
service-no-such-seat = Aquí no existe el sitio { $number }; la mesa tiene { $seats }.
service-already-seated = Ya estás en esta mesa, en el sitio { $number }. Para cambiarlo, usa `/mesa sitios`.
service-table-full = Los { $seats } sitios están ocupados. { $computers ->
    [0] Abre una mesa propia con `/mesa nueva`.
    [one] Uno lo tiene un ordenador: pide a los jugadores que lo quiten.
   *[other] { $computers } los tienen ordenadores: pide a los jugadores que quiten uno.
}
service-too-many-invitations = Ya se ha invitado a { $limit } personas a la Mesa { $table }; no caben más invitaciones. Los demás pueden unirse por su cuenta.
service-players-just-called = Hace poco ya se ha avisado a los jugadores de este servidor. Puedes avisarles otra vez { $until }.
service-rotation-has-begun = En la Mesa { $table } rotan los compañeros: los sitios y la modalidad de esta partida dependen de la primera.
service-evening-over = { $why ->
    [cancelled] Esta noche de Canasta se canceló.
    [missed] Esta noche de Canasta no pudo empezar, y ya ha pasado.
   *[begun] Esta noche de Canasta ya ha empezado. Sus mesas están en la lista de abajo; allí todavía se pueden ocupar los sitios libres.
} `/noche` muestra las que vienen.
service-evening-impossible = { $why ->
    [past] Ese momento ya ha pasado. Elige uno por venir.
   *[far] Falta demasiado para eso. Elige un momento de los próximos { $limit } días.
}
service-too-few-seats = Esa modalidad tiene { $seats } sitios, y en la Mesa { $table } hay o se esperan { $people } personas. Elige una modalidad para tantas, o libera antes sitios.
service-seats-missing = { $missing ->
    [one] Queda un sitio libre
   *[other] Quedan { $missing } sitios libres
}. Espera a más jugadores, o añade ordenadores con `/mesa ordenador`.
service-no-computer-there = { $number ->
    [0] En esta mesa no juega ningún ordenador.
   *[other] En el sitio { $number } no juega ningún ordenador.
}
service-already-started = La partida de la Mesa { $table } ya ha empezado; sus sitios y ajustes ya no se pueden cambiar.
service-not-started = La partida de la Mesa { $table } todavía no empieza. Cuando todos los sitios estén ocupados, toca **{ button-start }**.
service-match-on = La partida de la Mesa { $table } está en curso, así que no puedes irte sin más. Cede tu sitio con `/suplente`, o ríndete con `/rendirse`.
service-seat-handed-on = **{ $name }** tiene ahora tu sitio en la Mesa { $table }. Puedes mirar el tablero.
service-saw-another-hand = <@{ $user }> tuvo otro sitio en la Mesa { $table } en esta ronda y vio sus cartas. A partir de la próxima ronda puede ocupar cualquier sitio.
service-no-resigning = Aquí nadie puede rendirse, porque las otras mesas de este duplicado se comparan con la Mesa { $table } reparto por reparto. *Retirarse*, debajo de su primer mensaje, deja que sigan jugando ordenadores por ti.
service-no-offers = Nadie más puede ver la Mesa { $table } antes de que termine su duplicado, así que allí no se ofrece ningún sitio. Quien lo organiza puede reemplazarte con `/torneo reemplazar`.
service-sits-already = <@{ $user }> ya tiene sitio en la Mesa { $table }.
service-no-offer = Este sitio de la Mesa { $table } no se ofrece, o ya no.
service-not-invited = Este sitio de la Mesa { $table } está reservado para <@{ $user }>.
service-not-your-side = En la Mesa { $table } eso solo puede decidirlo el sitio o el equipo al que le toca.
service-sign-up-over = { $stage ->
    [running] Este torneo ya ha empezado: nadie más puede inscribirse. El organizador puede dejarte jugar en lugar de alguien.
   *[other] Este torneo terminó.
}
service-already-entered = { $why ->
    [own] Ya estás en este torneo. Para cambiarlo, retírate primero.
    [asked] Alguien más ya le ha preguntado a <@{ $user }> y espera la respuesta.
   *[other] <@{ $user }> ya está en este torneo.
}
service-uneven-entries = Un duplicado necesita al menos dos mesas, con dos inscripciones cada una; ahora hay { $entries ->
    [one] una inscripción
   *[other] { $entries } inscripciones
}. *Empezar con ordenadores* llena los sitios que faltan.
service-too-few-entries = { $needed ->
    [4] Un progresivo necesita al menos cuatro inscripciones; *Empezar con ordenadores* llena una mesa. Ahora
   *[other] Un torneo necesita al menos dos inscripciones; ahora
} { $entries ->
    [0] no hay ninguna completa
    [one] hay una completa
   *[other] hay { $entries } completas
}.
service-discard-held = { $why ->
    [own] Ya has descartado, y el descarte cuenta { $until }. Para jugar otra cosa, toca **{ button-undiscard }** o usa antes `/deshacer`.
   *[other] **{ $name }** descartó y todavía puede deshacerlo. La ronda sigue { $until }.
}
service-table-paused = { $why ->
    [alone] La partida de la Mesa { $table } está en pausa, porque todos la dejaron a los ordenadores. Toca **{ button-come-back }** para seguir.
    [admin] Quien gestiona el servidor puso en pausa la partida de la Mesa { $table }, y puede reanudarla con `/admin reanudar`.
    [removed] La partida de la Mesa { $table } está en pausa, porque el bot no estaba en este servidor. Quien gestiona el servidor puede reanudarla con `/admin reanudar`.
   *[other] La partida de la Mesa { $table } está en pausa. **{ button-go-on }** o `/reanudar` pregunta a los demás si quieren seguir.
}
service-holder-changed = Ese sitio de la Mesa { $table } lo tiene ahora otra persona. Míralo otra vez.
service-no-clock = En la Mesa { $table } no le corre el reloj a nadie, así que no se puede añadir tiempo.
service-question-waits = Tu compañero de la Mesa { $table } ya te ha preguntado. Responde sí o no.
service-seat-reserved = El sitio { $number } está reservado para **{ $name }**. El anfitrión puede liberarlo.
service-cut-too-late = La ronda { $round } ya se ha repartido y no se puede cortar. El próximo reparto que puedes cortar es el de la ronda { $next }.
service-no-round-over = Todavía no ha terminado ninguna ronda. Cuando termine una, podrás repetirla con todas las manos abiertas y verificar su reparto.
service-names-impossible = { $why ->
    [empty] Falta un nombre. Escribe los nombres separados por comas, como `Ana & Beto, Caro & Dani`.
    [same] Dos nombres son iguales. Cada uno necesita el suyo.
   *[number] Una libreta de puntos tiene de { $needed } a { $limit } nombres, separados por comas, como `Ana & Beto, Caro & Dani`.
}
service-score-pad-gone = Esta libreta de puntos se borró.
service-score-pad-changed = La libreta de puntos cambió desde que abriste esto. No se escribió nada.
service-score-pad-full = En una libreta de puntos caben { $limit } rondas. Empieza otra con `/libreta`.
service-too-many-score-pads = Tienes { $limit } libretas de puntos, y ese es el límite. Borra antes una.
notation-no-meld-of-rank = Tu equipo no tiene ningún juego de { $rank } al que añadir.
notation-no-meld-for-wilds = No sé a qué juego añadir { $cards }. Dilo así: `2 > K`.
refusal-rank-takes-no-wilds = Aquí no se pueden añadir comodines a { WORD($rank, "the") }.
