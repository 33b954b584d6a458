### Una mesa antes de su partida, la lista de mesas y las noticias de las mesas.

lobby-title-playing = { $table } · en juego
lobby-title-finished = { $table } · terminada
lobby-title-cancelled = { $table } · cancelada
lobby-game = **{ $game }** · { $goal }.
lobby-goal-points = gana quien llegue primero a { $target } puntos
lobby-goal-rounds = gana quien tenga más puntos después de { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
lobby-lone = 🎯 En cada ronda, quien toma primero el pozo juega sin compañero contra los otros dos.
lobby-rotating = 🪑 En el equipo más grande un jugador descansa cada ronda, por turnos.
lobby-house-rule = 🏠 { $house } ({ $preset } con reglas de la casa)
lobby-sides = Lugares: los compañeros, en la misma línea
lobby-partners = {" & "}
lobby-singles = Lugares
lobby-seat = **{ $number }** · { $name }
lobby-seat-computer = **{ $number }** · { $name } · { $level }
lobby-seat-host = **{ $number }** · { $name } 👑 anfitrión
lobby-seat-free = **{ $number }** · *libre*
lobby-seat-kept = **{ $number }** · *reservado para { $name }*
lobby-next = ¿Y ahora?
lobby-waiting = Faltan jugadores{ $free ->
    [0] {""}
    [one] {" · "}un lugar libre
   *[other] {" · "}{ $free } lugares libres
}
lobby-ready = Ya están todos: se puede empezar
lobby-next-free = **{ button-join }**, **{ button-invite }** a amigos o **{ button-add-computer }**.
lobby-next-kept = { $count ->
    [one] Hay un lugar reservado
   *[other] Hay lugares reservados
} para { $names }: toca **{ button-join }** para ocupar el mismo lugar de antes. El anfitrión puede { $count ->
    [one] liberarlo
   *[other] liberarlos
} para otros en **{ button-set-up }**.
lobby-next-full = Toca **{ button-start }** para repartir.
lobby-next-cancelled = Abre una mesa nueva con { $command }.
set-up-title = Preparar · { $table }
set-up-by-host = 👑 **{ $name }** es anfitrión de esta mesa y puede cambiar esto. Tú puedes elegir lugar.
lobby-footer = Los turnos siguen el número de los lugares.

computers-title = Computadoras · { $table }
computers-line = **{ $number }** · { $name } · { $about }
computers-none = Todavía no juega ninguna computadora.
computers-add = Elige un nivel para agregar una computadora.
computers-absent = El nivel “{ $level }” no está instalado en este bot.
computer-about = { $level }, { $style }

level-easy = fácil
level-steady = firme
level-strong = fuerte
level-greedy = voraz
level-random = al azar

character-clover = colecciona canastas limpias
character-domino = va directo a cerrar
character-pepper = congela el pozo
character-biscuit = acapara comodines
character-maple = descarta con cuidado
character-ziggy = guarda pares para el pozo grande
character-pickle = toma los pozos que otros dejan
character-waffle = se hace esperar antes de bajar

tables-title = Mesas
tables-title-own = Tus mesas
tables-none = Aquí no hay mesas abiertas. Abre una con { $command }.
tables-none-own = No estás en ninguna mesa. Abre una con { $command }.
tables-line = **{ $table }** · { $what }
tables-lobby = { $free ->
    [0] lista para empezar
   *[other] faltan jugadores, { $free } de { $seats } lugares libres
}
tables-about = { $game } · { $goal }
tables-playing = en juego, se abrió { $since }
tables-your-turn = 👉 **es tu turno**, empezó { $since }
tables-finished = terminada
tables-cancelled = cancelada
tables-people = { $names } · { $place }
tables-more = { $count ->
    [one] Hay una mesa más que no se muestra.
   *[other] Hay { $count } mesas más que no se muestran.
}

news-created = 🆕 **{ $name }** abrió { $table }.
news-joined = 👋 **{ $name }** se unió en el lugar { $seat }.
news-joined-partner = 👋 **{ $name }** se unió y juega con **{ $partner }**.
news-left = 🚪 **{ $name }** salió de la mesa.
news-reseated = 🔀 **{ $name }** pasó al lugar { $seat }.
news-reseated-partner = 🔀 **{ $name }** pasó al lugar { $seat } y juega con **{ $partner }**.
news-computer-joined = **{ $name }** juega también, en el lugar { $seat }.
news-computer-joined-partner = **{ $name }** juega también, con **{ $partner }**.
news-computer-left = **{ $name }** salió de la mesa.
news-host-changed = 👑 Ahora **{ $name }** es anfitrión.
news-started = 🎴 Empieza la partida: { $sides }. A { $target } puntos.
news-started-rounds = 🎴 Empieza la partida: { $sides }. A { $count ->
    [one] una ronda
   *[other] { $count } rondas
}.
news-side = **{ $side }**
news-versus = { $one } contra { $other }
news-terms = ⚙️ **{ $name }** cambió los ajustes de la mesa: { $terms }
news-game = 🎴 **{ $name }** eligió **{ $game }** para esta mesa.
news-rematch = 🔁 **{ $name }** abrió una revancha, Mesa { $number }: { $place }
news-seats-freed = 🪑 Los lugares reservados ya están libres para todos.
news-cancelled = 🚫 **{ $name }** canceló la mesa.
news-stopped = ⏱️ { $why ->
    [ahead] Terminó esta ronda del torneo y valen los puntos: la partida es para **{ $side }**.
    [equal] Terminó esta ronda del torneo. Los puntos son iguales: empate.
    [unplayed] Terminó esta ronda del torneo sin que se completara ninguna ronda de cartas: nadie suma puntos por esta partida.
    [no_show] Terminó esta ronda del torneo. No hubo ninguna jugada de **{ $side }**, así que la partida es para **{ $other }**.
    [no_shows] Terminó esta ronda del torneo. Ningún equipo hizo una jugada, así que nadie suma puntos por esta partida.
    [set] El organizador le dio esta partida a **{ $side }**.
    [set_none] El organizador fijó el resultado de esta partida: no gana nadie.
   *[together] Se acabó el tiempo de este torneo: la partida termina aquí y cuenta como está.
}
news-walkover = 🏳️ La partida termina aquí, por retiro del torneo: **{ $side }**.
news-cancelled-nobody = 🚫 La mesa se canceló.
news-moved = 🧵 Ya no se puede acceder al hilo de { $table }; la mesa sigue aquí.
news-unreachable = 📪 No pude avisarle a **{ $name }** que ya le toca. Si puedes, pásale el mensaje.

match-given-up = 🏳️ **{ $side }** { $gave ->
    [one] se rinde
   *[other] se rinden
}: { $count ->
    [one] gana
   *[other] ganan
} **{ $winners }**.
match-given-up-alone = 🏳️ **{ $side }** { $gave ->
    [one] se rinde
   *[other] se rinden
}, y no queda nadie para seguir. La partida termina aquí.

offer-open = 🪑 { $by ->
    [himself] **{ $name }** busca a alguien que ocupe
   *[other] **{ $name }** se fue; **{ $by }** busca a alguien que ocupe
} su lugar { $seat } en **{ $table }**{ $partners ->
    [none] {""}
   *[other] , para jugar con { $partners }
}. Si tomas el lugar, desde entonces ves sus cartas.
offer-invited = 🪑 { $mention }, { $by ->
    [himself] **{ $name }** te pide que ocupes
   *[other] **{ $by }** te pide que reemplaces a **{ $name }**, que se fue, y ocupes
} su lugar { $seat } en **{ $table }**{ $partners ->
    [none] {""}
   *[other] , para jugar con { $partners }
}. Si tomas el lugar, desde entonces ves sus cartas.
offer-taken = 🔁 **{ $name }** reemplaza a **{ $before }** en el lugar { $seat } de **{ $table }**.
offer-kept = 🪑 Al final, **{ $name }** conserva el lugar { $seat } de **{ $table }**.
offer-over = 🪑 Este lugar de **{ $table }** ya no se ofrece.
offer-made = El lugar { $seat } de { $table } se ofrece a { $to ->
    [anybody] quien lo quiera
   *[other] { $to }
}. Su jugador sigue hasta que alguien lo tome.
offer-to-computer = { $name } es un bot. Las computadoras toman lugares antes de la partida o cuando se acaba el tiempo; ofrece el tuyo a una persona.

resign-proposed = 🏳️ **{ $name }** propone rendirse en **{ $table }**. { $asked }: ¿de acuerdo?
resign-sure = { $kind ->
    [alone] ¿De verdad quieres rendirte en { $table }? Elige qué tan bien sigue una computadora en tu lugar. No se puede deshacer.
    [ends] ¿De verdad quieres rendirte en { $table }? La partida termina de inmediato y ganan los demás. No se puede deshacer.
   *[partners] ¿De verdad quieres proponerle a { $partners } que tu equipo se rinda en { $table }? Si hay acuerdo, no se puede deshacer.
}
resign-asked = Ya le pregunté a tu equipo. La partida sigue hasta que todos estén de acuerdo.
resign-done = Te rendiste en { $table }.
resign-declined = 💪 **{ $name }** quiere seguir en **{ $table }**.
resign-over = 🏳️ Ya nadie propone rendirse en **{ $table }**.

table-not-yours-to-open = No tienes permiso para usar comandos o escribir en este canal. Abre una mesa en otro con `/mesa nueva`.
table-too-many-new = Abriste muchas mesas en poco tiempo. Puedes abrir otra en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
