### Una o dos frases por cada negativa: qué regla, con sus números, y qué sería posible.
###
### En otra parte: lo que falla en reglas combinadas (conflicts.ftl); códigos y reglas de la casa (house.ftl);
### lo que niega por sí mismo un panel, un comando o un formulario, con los textos de su función (panels, commands, admin, lobby).

## Reglas de la modalidad: refusal-<motivo>

refusal-round-not-running = Ahora no se está jugando ninguna ronda. Podrás jugar en cuanto se reparta la siguiente.
refusal-not-your-turn = { $out ->
    [yes] En esta ronda descansas. Vuelves a jugar en la siguiente.
   *[no] Es el turno de **{ $seat }**. Podrás jugar en cuanto sea el tuyo.
}
refusal-already-drawn = Ya robaste en este turno. Baja si quieres y luego descarta una carta.
refusal-must-draw-first = Empieza tu turno robando una carta o tomando el pozo.
refusal-question-open = La pregunta “¿Puedo cerrar?” de **{ $asker }** sigue abierta. Primero hay que responderla.
refusal-no-question-open = No hay ninguna pregunta por responder.
refusal-not-asked = { $why ->
    [own] La pregunta la hiciste tú, así que no te toca responderla. Solo puedes retirarla.
    [not_asker] La pregunta es de **{ $asker }**: solo **{ $asker }** puede retirarla.
   *[not_partner] **{ $asker }** no te preguntó a ti, así que no te toca responder.
}
refusal-round-already-running = Esta ronda todavía se está jugando. La siguiente se reparte cuando termine.
refusal-match-is-over = Esta partida terminó. Para jugar otra, abre una mesa nueva con `/mesa nueva`.
refusal-not-a-seat-action = Los jugadores no reparten; el siguiente reparto empieza solo.

refusal-stock-empty = El mazo está vacío, así que no hay nada que robar. Toma el pozo si puedes, o deja que termine la ronda.
refusal-stock-not-empty = { $rule ->
    [end_of_turn] En esta modalidad la ronda termina sola, con el turno que deja vacío el mazo.
    [end_with_last_discard] En esta modalidad la ronda termina sola, con el turno de quien roba la última carta.
    [recycle_pile] En esta modalidad el pozo pasa a ser un mazo nuevo cuando se acaba el mazo.
    [recycle_pile_turned_over] En esta modalidad el pozo pasa a ser un mazo nuevo cuando se acaba el mazo.
   *[other] Un jugador solo puede terminar la ronda dejando el pozo cuando el mazo está vacío.
} { $stock ->
    [0] Todavía puedes robar
    [one] En el mazo queda una carta: róbala
   *[other] En el mazo quedan { $stock } cartas: roba
} o toma el pozo.
refusal-must-take-pile = { $rule ->
    [forced_if_fits_meld] El mazo está vacío y { $upcard } encaja en uno de { $alone ->
        [yes] tus juegos
       *[no] los juegos de tu equipo
    }, así que tienes que tomar el pozo.
   *[other] El mazo está vacío y puedes tomar el pozo con { $upcard }, así que tienes que tomarlo.
}

refusal-cards-not-in-hand = { $why ->
    [none] No tienes { $rank }.
    [few] Quieres jugar { $wanted } { $rank } y tienes { $held }.
    [several] Tienes { $lacking }.
   *[card] No tienes { $missing }.
} Elige entre las cartas de tu mano.
lacking-rank = { WORD($rank, "gender") ->
    [f] ninguna { WORD($rank, "one") }
   *[m] ningún { WORD($rank, "one") }
}
lacking-some = solo { $cards }
lacking-card = cero { $card }
refusal-nothing-played = Elige al menos una carta para bajar.
refusal-mixed-ranks = { $joins ->
    [yes] No se puede agregar { $cards } a { WORD($rank, "the") }.
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
}. Agrega { $more ->
    [one] una más
   *[other] { $more } más
}{ $sort ->
    [any] , naturales o comodines.
    [threes] ; los treses no llevan comodines.
   *[same] .
}
refusal-too-few-naturals = Un juego necesita al menos { $needed } cartas naturales, y en el tuyo de { $rank } { $have ->
    [0] no hay ninguna
    [one] hay solo una
   *[other] hay solo { $have }
}. Los doses y los jokers aquí no cuentan.
refusal-too-many-wilds = { $allowed ->
    [0] El juego de { $rank } no admite comodines.
    [one] El juego de { $rank } admite un comodín y tendría { $have }. Deja fuera { $more }.
   *[other] El juego de { $rank } admite { $allowed } comodines y tendría { $have }. Deja fuera { $more }.
}
refusal-too-many-cards = Un juego admite como máximo { $allowed } cartas, y el de { $rank } tendría { $have }. Deja fuera { $more }.
refusal-wilds-only = Los comodines no se pueden bajar solos. { $cards } puede ir con al menos dos cartas naturales del mismo valor, o en { $alone ->
    [yes] uno de tus juegos
   *[no] un juego de tu equipo
}.
refusal-no-such-meld = Ese juego no está en la mesa. El tablero muestra { $alone ->
    [yes] los tuyos
   *[no] los de tu equipo
}.
refusal-not-your-meld = Ese juego es de los rivales. Solo puedes agregar a los juegos de tu propio equipo.
refusal-red-three-not-playable = Los treses rojos no pueden formar parte de un juego.
refusal-black-threes-only-going-out = { $why ->
    [never] En esta modalidad los treses negros nunca se bajan.
    [answer] Los treses negros solo se bajan en el turno en que cierras, y tu compañero dijo que no. En cambio, puedes descartar un tres negro.
    [canastas] Los treses negros solo se bajan en el turno en que cierras, y { $alone ->
        [yes] todavía no puedes cerrar
       *[no] tu equipo todavía no puede cerrar
    }: { $kinds ->
        [none] { $alone ->
            [yes] tienes
           *[no] tiene
        } { $canastas ->
            [0] cero canastas
            [one] una canasta
           *[other] { $canastas } canastas
        }{ $needed ->
            [one] , y hace falta una
           *[other] { " " }de las { $needed } que hacen falta
        }
       *[other] hacen falta más canastas ({ $kinds })
    }. En cambio, puedes descartar un tres negro.
   *[cards] Los treses negros solo se bajan en el turno en que cierras, y todavía te { $left ->
        [one] quedaría una carta
       *[other] quedarían { $left } cartas
    }. En cambio, puedes descartar un tres negro.
}
refusal-black-threes-need-three = Un juego de treses negros necesita { $needed }, y bajaste { $have }. En cambio, puedes descartar un tres negro.
refusal-black-threes-take-no-wilds = Los treses negros se bajan sin comodines, y solo en el turno en que cierras.

refusal-below-initial-meld = { $alone ->
    [yes] Necesitas { $needed } puntos para abrir
   *[no] Tu equipo necesita { $needed } puntos para abrir
}; estas cartas valen { $counted }. { $more ->
    [one] Agrega 1 más
   *[other] Agrega { $more } más
}{ $example }.

example-any = , con cualquier carta que encaje
example-ten = ; cada carta de ocho a rey vale 10
example-twenty = ; un as o un dos vale 20
example-forty = ; un joker vale 50, tres ases 60
example-fifty = ; un joker vale 50
example-several = , con varias cartas

refusal-pile-empty = El pozo está vacío. Roba del mazo.
refusal-pile-blocked = El pozo no se puede tomar mientras { $upcard } esté arriba. Roba del mazo.
refusal-pile-blocked-by-canasta = { $alone ->
    [yes] Tu
   *[no] La
} canasta de { $rank }{ $alone ->
    [yes] { "" }
   *[no] { " " }de tu equipo
} está completa, así que no puedes tomar el pozo con una de esas cartas arriba. Roba del mazo.
refusal-pile-needs-upcard-play = Para tomar el pozo tienes que bajar { $upcard } enseguida: { $lays_off ->
    [yes] en el juego de su valor { $alone ->
        [yes] que tienes
       *[no] que tiene tu equipo
    }, o{ " " }
   *[no] { "" }
}con dos cartas naturales de su valor de tu mano{ $with_wild ->
    [yes] , o con una de ellas y un comodín
   *[no] { "" }
}.
refusal-pile-frozen-needs-pair = { $why ->
    [always] En esta modalidad el pozo siempre está congelado.
    [unmelded] El pozo está congelado para ti, porque { $alone ->
        [yes] todavía no abriste
       *[no] tu equipo todavía no abrió
    }.
    [wild] El pozo está congelado por un comodín.
    [red_three] El pozo está congelado por un tres rojo.
   *[other] El pozo está congelado.
} Para tomar { $upcard } necesitas dos cartas naturales de su valor de tu mano; mostraste { $have ->
    [0] cero
    [one] una
   *[other] { $have }
}.
refusal-pile-natural-plus-wild-off = En esta modalidad no se puede tomar { $upcard } con una carta natural y un comodín. Muestra dos cartas naturales de su valor.
refusal-pile-layoff-off = En esta modalidad no se puede tomar el pozo agregando { $upcard } a un juego. Muestra dos cartas naturales de su valor de tu mano.
refusal-pile-layoff-to-canasta-off = En esta modalidad no se puede tomar el pozo agregando { $upcard } a una canasta completa. Muestra dos cartas naturales de su valor de tu mano.
refusal-pile-not-for-initial-meld = En esta modalidad la apertura de un equipo tiene que salir solo de la mano. Roba del mazo.
refusal-pile-one-card = Con una sola carta en la mano no se puede tomar un pozo de una carta. Roba del mazo.

refusal-must-keep-card = Así te { $left ->
    [0] quedarías sin cartas
    [one] quedaría una carta
   *[other] quedarían { $left } cartas
}, y { $alone ->
    [yes] todavía no puedes cerrar
   *[no] tu equipo todavía no puede cerrar
}: { $kinds ->
    [none] { $alone ->
        [yes] tienes
       *[no] tiene
    } { $canastas ->
        [0] cero canastas
        [one] una canasta
       *[other] { $canastas } canastas
    }{ $needed ->
        [one] , y hace falta una
       *[other] { " " }de las { $needed } que hacen falta
    }
   *[other] hacen falta más canastas ({ $kinds })
}. Conserva al menos { $hold } cartas, una de ellas para descartar.
refusal-must-go-out = Tu compañero dijo que sí, así que tienes que cerrar en este turno. Juega de modo que se acabe toda tu mano; una carta puede ser el último descarte.
refusal-must-not-go-out = Tu compañero dijo que no, así que no puedes cerrar en este turno. Conserva al menos dos cartas, una de ellas para descartar.
refusal-discard-not-allowed = { $why ->
    [last] { $card } no puede ser tu último descarte.
    [dead] { $card } no se puede descartar sobre un pozo vacío: es una carta segura, y tienes otra para descartar.
    [ace_or_seven] Los ases y los sietes no se pueden descartar sobre un pozo vacío mientras tengas otra carta natural en la mano. Elige otra carta.
    [early_black_three] Los treses negros no se pueden descartar en tu primer turno de la ronda. Elige otra carta.
    [seven] Los sietes no se pueden descartar antes de completar las canastas de sietes. Elige otra carta.
    [wild] Los comodines no se pueden descartar mientras tengas otras cartas. Elige otra carta.
    [three] Treses como { $card } ahora no se pueden descartar. Elige otra carta.
    [lay_three] { $card } no se puede descartar mientras tengas un tres que puedas bajar a la mesa. Baja antes un tres.
   *[other] { $card } ahora no se puede descartar. Elige otra carta.
}

refusal-no-partner = Juegas sin compañero, así que no hay a quién preguntar. Puedes cerrar cuando tus cartas lo permitan.
refusal-ask-too-late = { $drawn ->
    [yes] Al compañero solo se le puede preguntar antes de robar. Aun así puedes cerrar sin preguntar.
   *[no] Al compañero solo se le puede preguntar antes de bajar cartas en este turno. Aun así puedes cerrar sin preguntar.
}
refusal-asked-already = Ya preguntaste en este turno, y la respuesta vale.
refusal-ask-limit-reached = { $limit ->
    [0] En esta modalidad no se le pregunta al compañero.
    [one] Se puede preguntar una vez por ronda, y ya lo hiciste.
   *[other] Se puede preguntar { $limit } veces por ronda, y ya lo hiciste.
} Puedes cerrar sin preguntar.
refusal-cannot-go-out = { $lacking ->
    [undrawn] Antes de robar solo puedes preguntar si podrías cerrar robes lo que robes: con todas tus cartas bajadas, la nueva descartada y completas las canastas que hacen falta. Si no, roba primero.
    [yes] { $alone ->
        [yes] Todavía no puedes cerrar: tienes
       *[no] Tu equipo todavía no puede cerrar: tiene
    } { $canastas ->
        [0] cero canastas
        [one] una canasta
       *[other] { $canastas } canastas
    }{ $needed ->
        [one] , y hace falta una
       *[other] { " " }de las { $needed } que hacen falta
    }.
    [kinds] { $alone ->
        [yes] Todavía no puedes cerrar:
       *[no] Tu equipo todavía no puede cerrar:
    } hacen falta más canastas ({ $kinds }).
   *[no] Con estas cartas no puedes cerrar: hay que bajarlas todas menos una, y las canastas que hacen falta tienen que estar completas.
}{ $asks ->
    [yes] { " " }Pregunta cuando puedas cerrar en ese turno.
   *[no] { "" }
}
refusal-no-would-trap = Si tu compañero dijera que no, no podrías terminar tu turno con { $left ->
    [one] una carta
   *[other] { $left } cartas
} en la mano. Cierra sin preguntar.

## La mesa: service-<motivo>

service-table-not-found = Aquí no hay ninguna Mesa { $table }. `/mesa lista` muestra las abiertas.
service-not-seated = { $why ->
    [free] Todavía no tienes lugar en la Mesa { $table }. Toca primero **{ button-join }**.
    [full] No tienes lugar en la Mesa { $table }, y todos están ocupados. Abre una mesa propia con `/mesa nueva`.
   *[playing] No tienes lugar en la Mesa { $table }. Puedes mirar el tablero o abrir una mesa propia con `/mesa nueva`.
}
service-not-host = Eso solo puede hacerlo el anfitrión de la Mesa { $table } o quien gestiona el servidor.
service-stale-table = La partida avanzó desde que se mostró ese botón. Así está ahora.
service-stale-draft = Tus juegos preparados cambiaron desde que se mostró ese menú. Así están ahora.
service-seat-taken = El lugar { $number } lo tiene **{ $name }**. Elige uno libre.
service-no-such-seat = Aquí no hay lugar { $number }; la mesa tiene { $seats }.
service-already-seated = Ya estás en esta mesa, en el lugar { $number }. Para cambiarlo, usa `/mesa lugares`.
service-table-full = Los { $seats } lugares están ocupados. { $computers ->
    [0] Abre una mesa propia con `/mesa nueva`.
    [one] Uno lo tiene una computadora: pide a los jugadores que la quiten.
   *[other] { $computers } los tienen computadoras: pide a los jugadores que quiten una.
}
service-too-many-invitations = Ya se invitó a { $limit } personas a la Mesa { $table }; no caben más invitaciones. Los demás pueden unirse por su cuenta.
service-calling-players-off = Aquí no hay ningún rol para avisar a los jugadores. Quien gestiona el servidor puede elegir uno con `/admin jugadores`.
service-players-just-called = Hace poco ya se avisó a los jugadores de este servidor. Puedes avisarles otra vez { $until }.
service-rotation-impossible = Los compañeros solo pueden rotar en modalidades de dos parejas. Elige antes una así para la Mesa { $table }, como Clásica para cuatro.
service-rotation-has-begun = En la Mesa { $table } rotan los compañeros: los lugares y la modalidad de esta partida siguen de la primera.
service-no-such-evening = Esa noche de Canasta ya no está aquí. `/noche` muestra las que vienen.
service-evening-over = { $why ->
    [cancelled] Esta noche de Canasta se canceló.
    [missed] Esta noche de Canasta no pudo empezar, y ya pasó.
   *[begun] Esta noche de Canasta ya empezó. Sus mesas están en la lista de abajo; allí todavía se pueden ocupar los lugares libres.
} `/noche` muestra las que vienen.
service-evening-full = Ya hay { $limit } personas inscritas en esta noche de Canasta; no caben más.
service-too-many-evenings = En este servidor ya hay { $limit } noches de Canasta previstas; no caben más. Cancela antes una de ellas.
service-evening-impossible = { $why ->
    [past] Ese momento ya pasó. Elige uno por venir.
   *[far] Falta demasiado para eso. Elige un momento de los próximos { $limit } días.
}
service-too-few-seats = Esa modalidad tiene { $seats } lugares, y en la Mesa { $table } hay o se esperan { $people } personas. Elige una modalidad para tantas, o libera antes lugares.
service-seats-missing = { $missing ->
    [one] Queda un lugar libre
   *[other] Quedan { $missing } lugares libres
}. Espera a más jugadores, o agrega computadoras con `/mesa computadora`.
service-no-computer-there = { $number ->
    [0] En esta mesa no juega ninguna computadora.
   *[other] El lugar { $number } no lo tiene una computadora.
}
service-unknown-level = El nivel “{ $level }” no está instalado en este bot. Elige uno de estos: { $levels }.
service-already-started = La partida de la Mesa { $table } ya empezó; sus lugares y ajustes ya no se pueden cambiar.
service-not-started = La partida de la Mesa { $table } todavía no empieza. Cuando todos los lugares estén ocupados, toca **{ button-start }**.
service-table-closed = { $status ->
    [practice] Esta partida de práctica terminó. `/práctica` muestra la que estás jugando o empieza otra.
    [cancelled] La Mesa { $table } se canceló. Abre una nueva con `/mesa nueva`.
   *[other] La partida de la Mesa { $table } terminó. Abre una nueva con `/mesa nueva`.
}
service-match-on = La partida de la Mesa { $table } está en curso, así que no puedes irte sin más. Cede tu lugar con `/suplente`, o ríndete con `/rendirse`.
service-seat-handed-on = **{ $name }** tiene ahora tu lugar en la Mesa { $table }. Puedes mirar el tablero.
service-saw-another-hand = <@{ $user }> tuvo otro lugar en la Mesa { $table } en esta ronda y vio sus cartas. A partir de la próxima ronda puede ocupar cualquier lugar.
service-sat-at-other-table = <@{ $user }> está o estuvo en otra mesa de este duplicado y vio sus cartas.
service-no-resigning = Aquí nadie puede rendirse, porque las otras mesas de este duplicado se comparan con la Mesa { $table } reparto por reparto. *Retirarse*, debajo de su primer mensaje, deja que sigan jugando computadoras por ti.
service-no-offers = Nadie más puede ver la Mesa { $table } antes de que termine su duplicado, así que allí no se ofrece ningún lugar. Quien lo organiza puede reemplazarte con `/torneo reemplazar`.
service-confidential-table = La Mesa { $table } es de un duplicado y se queda en su hilo privado.
service-sits-already = <@{ $user }> ya tiene lugar en la Mesa { $table }.
service-no-offer = Este lugar de la Mesa { $table } no se ofrece, o ya no.
service-not-invited = Este lugar de la Mesa { $table } está reservado para <@{ $user }>.
service-not-your-side = En la Mesa { $table } eso solo puede decidirlo el lugar o el equipo al que le toca.
service-no-resignation = Tu equipo no tiene ninguna propuesta de rendirse en la Mesa { $table }, o se retiró.
service-taking-back-off = En la Mesa { $table } lo bajado queda bajado: sus ajustes no permiten deshacer. Prepara antes tus juegos, y todavía podrás cambiar de idea.
service-hints-off = En la Mesa { $table } no hay pistas: sus ajustes no las permiten.
service-no-hints = { $why ->
    [missing] Este bot no puede comparar jugadas: se instaló sin el nivel fuerte.
    [game] En esta modalidad todavía no se pueden comparar jugadas: solo donde los juegos son de un mismo valor, sin pie ni manos especiales.
    [preparing] Acabo de arrancar y todavía no puedo comparar jugadas. Prueba otra vez en medio minuto.
    [busy] En este momento muchas personas comparan jugadas. Prueba otra vez en un minuto.
   *[failed] Esta vez no se pudieron comparar las jugadas. Prueba otra vez.
}
service-deals-still-played = Otras mesas todavía juegan estos repartos. Las repeticiones, *Verificar* y lo demás se abren aquí en cuanto termine la última.
service-unknown-deal = Ningún reparto tiene este código. Cópialo entero de la página de la ronda compartida. Un código sirve mientras el bot conserve la partida.
service-began-in-play = Esta partida de práctica empezó en medio de una ronda, así que no hay reparto que comprobar ni exportar. *Repetición* muestra cómo siguió.
service-nothing-to-review = No hiciste ninguna jugada en la ronda { $round } de la Mesa { $table }, así que no hay nada tuyo que analizar.
service-daily-deal-over = Este desafío terminó: su respuesta está en el siguiente.
service-no-such-discard = Esa carta no está entre los descartes de este desafío.
service-tournament-not-found = En este servidor no hay ningún torneo así.
service-not-organiser = Eso solo puede hacerlo { $organiser ->
    [0] quien gestiona el servidor
   *[other] <@{ $organiser }>, que lo organiza, o quien gestiona el servidor
}.
service-sign-up-over = { $stage ->
    [running] Este torneo ya empezó: nadie más puede inscribirse. El organizador puede dejarte jugar en lugar de alguien.
   *[other] Este torneo terminó.
}
service-tournament-closed = { $stage ->
    [cancelled] Este torneo se canceló.
   *[other] Este torneo terminó.
}
service-not-running = { $stage ->
    [sign_up] Este torneo todavía no empieza.
    [cancelled] Este torneo se canceló.
   *[other] Este torneo terminó.
}
service-result-fixed = { $why ->
    [bye] Un descanso no tiene resultado que se pueda poner.
    [duplicate] Un duplicado lo deciden solo sus cartas.
    [knockout] La eliminatoria siguió con este resultado, así que queda como está.
    [over] Esta partida terminó.
   *[other] No hay ninguna partida así.
}
service-too-many-notes = Un torneo puede tener { $most } anuncios como máximo.
service-already-entered = { $why ->
    [own] Ya estás en este torneo. Para cambiarlo, retírate primero.
    [asked] Alguien más ya le preguntó a <@{ $user }> y espera la respuesta.
   *[other] <@{ $user }> ya está en este torneo.
}
service-not-entered = { $why ->
    [own] No juegas en este torneo.
   *[other] <@{ $user }> no juega en este torneo.
}
service-not-asked = Ahora nadie te pide jugar en pareja.
service-no-opponents = Un torneo necesita una modalidad para dos jugadores, o para dos parejas que no cambian, como Clásica; uno progresivo, una para dos parejas.
service-tournament-full = Este torneo está completo: { $most } inscripciones.
service-too-many-tournaments = Este servidor tiene { $most } torneos abiertos, y no caben más.
service-uneven-entries = Un duplicado necesita al menos dos mesas, con dos inscripciones cada una; ahora hay { $entries ->
    [one] una inscripción
   *[other] { $entries } inscripciones
}. *Empezar con computadoras* llena los lugares que faltan.
service-too-few-entries = { $needed ->
    [4] Un progresivo necesita al menos cuatro inscripciones; *Empezar con computadoras* llena una mesa. Ahora
   *[other] Un torneo necesita al menos dos inscripciones; ahora
} { $entries ->
    [0] no hay ninguna completa
    [one] hay una completa
   *[other] hay { $entries } completas
}.
