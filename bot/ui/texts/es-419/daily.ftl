### El desafío del día: una posición por día. El de Clásica es el mismo en todos los servidores.

command-admin-daily = Publicar un desafío del día: una posición para votar, de Clásica o de la regla de la casa
option-admin-daily-channel = Dónde publicarlo
option-admin-daily-hour = La hora, de 0 a 23, en UTC; la respuesta la muestra en tu hora

daily-title = 🧩 Desafío del día
daily-question = **¿Qué descartas?** { $took ->
    [pile] Tomaste el pozo
   *[other] Robaste
} y no bajas nada más.
daily-rules-classic = (Clásica para cuatro)
daily-rules-house = (Regla de la casa: **{ $name }**)
daily-footer = Vale tu primera elección. La respuesta solo la ves tú.
daily-position = La posición
daily-last = El desafío anterior
daily-you = Tú
daily-left = Izquierda
daily-partner = Compañero
daily-right = Derecha

daily-words-house = **{ $name }:** { $what }
daily-hand = **Tu mano:** { $cards }
daily-ours = **Tu equipo** ({ $score }): { $melds }
daily-ours-none = **Tu equipo** ({ $score }): sin juegos, necesita { $needed } puntos
daily-theirs = **Los rivales** ({ $score }): { $melds }
daily-theirs-none = **Los rivales** ({ $score }): sin juegos, necesitan { $needed } puntos
daily-threes = **Treses rojos:** tu equipo { $ours }, los rivales { $theirs }
daily-pile = **Pozo:** { $count ->
    [0] vacío
    [one] 1 carta, { $upcard }
   *[other] { $count } cartas, { $upcard } arriba
}{ $frozen ->
    [yes] , congelado
   *[no] {""}
}
daily-counts = **Mazo:** { $stock ->
    [one] una carta
   *[other] { $stock } cartas
} · en la mano: izquierda { $left }, compañero { $partner }, derecha { $right }
daily-feet = **Pies sin tomar:** { $whose }

daily-answer = La respuesta
daily-nobody-voted = Lo mejor: **{ $best }**. Nadie votó.
daily-votes = Votos: { $votes }
daily-vote = { $card } { $count }
daily-found = 🎯 { $who }
daily-found-others = { $count ->
    [one] una persona más
   *[other] { $count } más
}
daily-footer-over = Este desafío terminó. Nombra a quienes participan, con el botón de /clasificación o /récords.
daily-result = Lo mejor: **{ $best }**. { $right } de { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} { $right ->
    [one] acertó
   *[other] acertaron
}.
daily-streaks = 🔥 Seguidos: { $runs }
daily-streak = { $who } { $count }

daily-chosen = { $right ->
    [yes] 🎯 Elegiste **{ $card }**: bien visto.
   *[no] Elegiste **{ $card }**.
}
daily-chosen-before = Ya habías elegido **{ $card }**, y eso vale.
daily-so-far = Hasta ahora { $right } de { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} { $right ->
    [one] acertó
   *[other] acertaron
}.
daily-own-streak = 🔥 Ya llevas { $count } aciertos seguidos.

daily-on = 🧩 El desafío del día se publica en { $channel } a las { $time }; el próximo, { $next }.
daily-game-classic = Es de Clásica para cuatro.
daily-game-house = Es de la regla de la casa predeterminada, **{ $name }**: cada desafío se busca poco antes de publicarlo. Si no se encuentra ninguno, ese día va el de Clásica para cuatro.
daily-hindrance = { $why ->
    [players] La regla de la casa predeterminada, **{ $name }**, no es para cuatro en parejas, así que no tiene desafíos del día.
    [missing] No hay desafíos del día de la regla de la casa predeterminada, **{ $name }**: lo que compara jugadas no está instalado aquí.
    [game] No hay desafíos del día de la regla de la casa predeterminada, **{ $name }**: en esta modalidad no se pueden comparar jugadas.
   *[no_default] Aquí no hay ninguna regla de la casa predeterminada. Primero elige una: `/casa predeterminada`.
}
daily-off = 🧩 Aquí no hay desafío del día. Elige dónde y cuándo: `/admin desafío canal:#canasta hora:18`
daily-which-channel = Elige también un canal: `/admin desafío canal:#canasta hora:18`
daily-closed-channel = No tengo permiso para escribir en { $channel }. Déjame verlo, enviar mensajes e insertar enlaces allí, o elige otro canal.
button-daily-off = Desactivarlo
button-daily-house = Nuestra regla de la casa
button-daily-classic = Clásica para cuatro
