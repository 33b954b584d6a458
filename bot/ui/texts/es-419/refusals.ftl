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
    [forced_if_fits_meld] El mazo está vacío y { $upcard } va con uno de { $alone ->
        [yes] tus juegos
       *[no] los juegos de tu equipo
    }, así que tienes que tomar el pozo.
   *[other] El mazo está vacío y puedes tomar el pozo con { $upcard }, así que tienes que tomarlo.
}

refusal-cards-not-in-hand = { $why ->
    [none] No tienes { $rank }.
    [few] Quieres jugar { $wanted } { $rank } y tienes { $held }.
    [several] En tu mano: { $lacking }.
   *[card] No tienes { $missing }.
} Elige entre las cartas de tu mano.
lacking-rank = nada de { $rank }
lacking-some = solo { $cards }
lacking-card = nada de { $card }
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
    [any] ; sirven naturales y comodines.
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
refusal-wilds-only = Los comodines no se pueden bajar solos. Baja { $cards } con al menos dos cartas naturales del mismo valor, o en { $alone ->
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
        [none] { $canastas ->
            [0] no { $alone ->
                [yes] tienes
               *[no] tiene
            } ninguna canasta
            [one] { $alone ->
                [yes] tienes
               *[no] tiene
            } una canasta
           *[other] { $alone ->
                [yes] tienes
               *[no] tiene
            } { $canastas } canastas
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

example-any = , con cualquier carta que sirva
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
} Para tomar { $upcard } necesitas dos cartas naturales de su valor de tu mano; { $have ->
    [0] no mostraste ninguna
    [one] mostraste una
   *[other] mostraste { $have }
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
    [none] { $canastas ->
        [0] no { $alone ->
            [yes] tienes
           *[no] tiene
        } ninguna canasta
        [one] { $alone ->
            [yes] tienes
           *[no] tiene
        } una canasta
       *[other] { $alone ->
            [yes] tienes
           *[no] tiene
        } { $canastas } canastas
    }{ $needed ->
        [one] , y hace falta una
       *[other] { " " }de las { $needed } que hacen falta
    }
   *[other] hacen falta más canastas ({ $kinds })
}. Guarda al menos { $hold } cartas, una de ellas para descartar.
refusal-must-go-out = Tu compañero dijo que sí, así que tienes que cerrar en este turno. Juega de modo que se acabe toda tu mano; una carta puede ser el último descarte.
refusal-must-not-go-out = Tu compañero dijo que no, así que no puedes cerrar en este turno. Guarda al menos dos cartas, una de ellas para descartar.
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
        [yes] Todavía no puedes cerrar:
       *[no] Tu equipo todavía no puede cerrar:
    } { $canastas ->
        [0] { $alone ->
            [yes] no tienes ninguna canasta
           *[no] no tiene ninguna canasta
        }
        [one] { $alone ->
            [yes] tienes una canasta
           *[no] tiene una canasta
        }
       *[other] { $alone ->
            [yes] tienes { $canastas } canastas
           *[no] tiene { $canastas } canastas
        }
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
service-no-such-seat = Aquí no existe el lugar { $number }; la mesa tiene { $seats }.
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
service-rotation-has-begun = En la Mesa { $table } rotan los compañeros: los lugares y la modalidad de esta partida dependen de la primera.
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
   *[other] En el lugar { $number } no juega ninguna computadora.
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
    [game] Con las reglas de la casa de esta mesa todavía no se pueden comparar jugadas.
    [preparing] Acabo de arrancar y todavía no puedo comparar jugadas. Prueba otra vez en medio minuto.
    [busy] En este momento muchas personas comparan jugadas. Prueba otra vez en un minuto.
   *[failed] Esta vez no se pudieron comparar las jugadas. Prueba otra vez.
}
service-deals-still-played = Otras mesas todavía juegan estos repartos. Las repeticiones, *Verificar* y lo demás se abren aquí en cuanto termine la última.
service-unknown-deal = Ningún reparto tiene este código. Cópialo entero de la página de la ronda compartida. Un código sirve mientras el bot guarde la partida.
service-began-in-play = Esta partida de práctica empezó en medio de una ronda, así que no hay reparto que comprobar ni exportar. *Repetición* muestra cómo siguió.
service-nothing-to-review = No hiciste ninguna jugada en la ronda { $round } de la Mesa { $table }, así que no hay nada tuyo que analizar.
service-daily-deal-over = Este desafío terminó: su respuesta está en el siguiente.
service-no-such-discard = Esa carta no está entre los descartes de este desafío.
service-tournament-not-found = En este servidor no hay ningún torneo así.
service-not-organiser = Eso solo puede hacerlo { $organiser ->
    [none] quien gestiona el servidor
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
service-nothing-to-take-back = { $why ->
    [took_pile] Eso no se puede deshacer: se bajó con el pozo, que se tomó { $since }.
    [replaced] Eso no se puede deshacer: se robó una carta por un tres { $since }. Solo se puede lo que bajes después.
    [bonus] Eso no se puede deshacer: te dio cartas extra { $since }.
    [foot] Eso no se puede deshacer: tomaste tu pie { $since }. Solo se puede lo que bajes después.
    [penalty] Eso no se puede deshacer: hubo cartas de castigo { $since }.
    [asked] Eso no se puede deshacer: le preguntaste a tu compañero { $since }. Solo se puede lo que bajes después.
    [turn_over] Eso no se puede deshacer: tu turno terminó { $since }.
   *[nothing_laid] En este turno no bajaste nada que se pueda deshacer.
}
service-discard-held = { $why ->
    [own] Ya descartaste, y el descarte cuenta { $until }. Para jugar otra cosa, toca **{ button-undiscard }** o usa antes `/deshacer`.
   *[other] **{ $name }** descartó y todavía puede deshacerlo. La ronda sigue { $until }.
}
service-no-discard-held = Ese descarte ya no espera: se hizo o se deshizo.
service-played-differently = Eso no se puede deshacer: una versión anterior del bot jugó esta ronda de modo un poco distinto, así que no se encuentra el camino de vuelta. Todo queda como está.
service-table-paused = { $why ->
    [alone] La partida de la Mesa { $table } está en pausa, porque todos la dejaron a las computadoras. Toca **{ button-come-back }** para seguir.
    [admin] Quien gestiona el servidor puso en pausa la partida de la Mesa { $table }, y puede reanudarla con `/admin reanudar`.
    [removed] La partida de la Mesa { $table } está en pausa, porque el bot no estaba en este servidor. Quien gestiona el servidor puede reanudarla con `/admin reanudar`.
   *[other] La partida de la Mesa { $table } está en pausa. **{ button-go-on }** o `/reanudar` pregunta a los demás si quieren seguir.
}
service-not-paused = La partida de la Mesa { $table } no está en pausa. Sigue jugando.
service-no-wish = En la Mesa { $table } ya nadie pide eso. Usa `/pausa` o `/reanudar` para pedirlo otra vez.
service-nothing-to-decide = En la Mesa { $table } no hay nada que decidir: a nadie más se le acabó el tiempo.
service-holder-changed = Ese lugar de la Mesa { $table } lo tiene ahora otra persona. Míralo otra vez.
service-own-time = En la Mesa { $table } es tu propio turno. Solo los demás pueden darte más tiempo, con `/más-tiempo`; tú puedes pedirles una pausa con `/pausa`.
service-no-clock = En la Mesa { $table } no le corre el reloj a nadie, así que no se puede agregar tiempo.
service-house-not-found = En este servidor no hay ninguna regla de la casa “{ $name }”. `/casa lista` las muestra todas.
service-house-gone = Esta regla de la casa se borró. `/casa lista` muestra las demás.
service-house-version-gone = Esta versión ya no se guarda. Toca **{ button-house-history }** otra vez.
service-house-name-taken = En este servidor ya hay una regla de la casa **{ $name }**. Elige otro nombre.
service-house-name-empty = Una regla de la casa necesita un nombre que se pueda leer.
service-too-many-open-tables =
    { $limit ->
        [one] Este servidor permite una mesa abierta a la vez, y ya hay una.
       *[other] Este servidor permite { $limit } mesas abiertas a la vez, y ya hay tantas.
    } Espera a que termine una, o pregunta a quien gestiona el servidor (`/admin límites`).
service-too-many-own-tables =
    { $limit ->
        [one] En este servidor puedes estar en una mesa a la vez.
       *[other] En este servidor puedes estar en { $limit } mesas a la vez.
    } Termina antes una de las tuyas, o pregunta a quien gestiona el servidor (`/admin límites`).
service-too-many-houses = Un servidor puede tener { $limit } reglas de la casa. Borra antes una con `/casa borrar`.
service-calendar-impossible =
    { $problem ->
        [unknown_zone] No conozco esa zona horaria. Prueba con una ciudad cercana, como `Bogotá` o `New York`.
        [quiet_too_long] Las horas de silencio pueden durar como máximo 14 horas al día, para que quede tiempo de jugar.
        [too_many_days_off] Puedes tener como máximo cuatro días libres por semana, para que quede tiempo de jugar.
       *[other] Esas horas no son posibles. Elige otras.
    }
service-not-waiting-for-ready = En la Mesa { $table } ninguna ronda te espera ahora.
service-order-too-late = En la Mesa { $table } ya es tu turno: juégalo desde tu mano. Una jugada programada es para un turno posterior.
service-order-impossible = Un pozo tiene como máximo { $limit } cartas.
service-nobody-asks = En la Mesa { $table } nadie puede preguntarte ahora “¿Puedo cerrar?”: en esta ronda no tienes un compañero que pudiera.
service-question-waits = Tu compañero de la Mesa { $table } ya te preguntó. Responde sí o no.
service-seat-reserved = El lugar { $number } está reservado para **{ $name }**. El anfitrión puede liberarlo.
service-match-not-over = La partida de la Mesa { $table } todavía no termina. La revancha será posible entonces.
service-cut-empty = Ese texto está vacío. Corta el reparto con letras, cifras o emojis cualesquiera.
service-cut-too-long = Son { $length } caracteres; un corte puede tener { $limit } como máximo.
service-cut-too-late = La ronda { $round } ya se repartió y no se puede cortar. El próximo reparto que puedes cortar es el de la ronda { $next }.
service-cuts-collected = Los repartos de un duplicado se cortan antes de que empiece, porque todas las mesas juegan los mismos.
service-cuts-over = Los repartos ya no se pueden cortar: solo se puede antes de que empiece un duplicado.
service-not-sealed = El próximo reparto de la Mesa { $table } todavía no está sellado, así que un corte no probaría nada. Puedes cortar a partir del reparto siguiente.
service-terms-impossible = Con estos ajustes no se puede jugar en ninguna mesa. No se cambió nada.
service-settings-changed = Tus ajustes se cambiaron dos veces en el mismo momento. Míralos y prueba otra vez.
service-no-round-over = Todavía no terminó ninguna ronda. Cuando termine una, podrás repetirla con todas las manos abiertas y verificar su reparto.
service-round-not-over = La ronda { $round } no se jugó hasta el final, así que sus cartas siguen ocultas. La última ronda que puedes repetir es la { $last }.
service-names-impossible = { $why ->
    [empty] Falta un nombre. Escribe los nombres separados por comas, como `Ana & Beto, Caro & Dani`.
    [same] Dos nombres son iguales. Cada quien necesita el suyo.
   *[number] Un anotador tiene de { $needed } a { $limit } nombres, separados por comas, como `Ana & Beto, Caro & Dani`.
}
service-score-pad-gone = Este anotador se borró.
service-score-pad-changed = El anotador cambió desde que abriste esto. No se escribió nada.
service-score-pad-full = En un anotador caben { $limit } rondas. Empieza otro con `/anotador`.
service-too-many-score-pads = Tienes { $limit } anotadores, y ese es el límite. Borra antes uno.
service-published-gone = Esta regla de la casa se retiró de la biblioteca o se publicó de nuevo. Abre `/biblioteca` otra vez.
service-too-many-published = Este servidor ofrece { $limit } reglas de la casa, y ese es el límite. Retira antes una, en `/biblioteca`.
service-house-changed = Otra persona cambió esta regla de la casa en el mismo momento. No se hizo nada; prueba otra vez.

## Cartas escritas: notation-<clave>

notation-text-too-long = Ese texto es demasiado largo ({ $length } caracteres; { $limit } bastan para cualquier jugada).
notation-too-many-cards-typed = Son { $count } cartas, más de las que alguien puede tener.
notation-too-many-readings = Eso se puede leer de demasiadas maneras. Separa los juegos con comas, como `KKK2, QQQ`.
notation-unknown-text = No puedo leer “{ $text }” como cartas. Escribe cartas como `KKK2, QQQ` o `10 10 J*`; `*` es un joker.
notation-no-cards = Nombra las cartas, como `KKK2, QQQ`.
notation-one-card-expected = { $count ->
    [0] Nombra una carta, como `4` o `K♥`.
   *[other] Nombra aquí solo una carta; esas son { $count }.
}
notation-suit-missing = ¿De qué palo? Escribe { $rank } con su palo, como `K♥` o `KH`.
notation-suit-misplaced = No sé a qué carta pertenece el palo “{ $suit }”. Escríbelo justo después de su carta, como `K♥`.
notation-target-misplaced = No sé adónde va “{ $text }”. Nombra el juego después de las cartas, como `2 > K`.
notation-no-meld-of-rank = Tu equipo no tiene ningún juego de { $rank } al que agregar.
notation-no-meld-for-wilds = No sé a qué juego agregar { $cards }. Dilo así: `2 > K`.
notation-unknown-action = No sé qué significa “{ $text }”. Puedes empezar con: { $known }.
notation-text-after-action = Después de “{ $action }” no va nada; no sé qué significa “{ $text }” ahí.
notation-unreadable = No puedo leer eso. Escribe cartas como `KKK2, QQQ`.
notation-ambiguous = Eso puede ser más de una jugada. ¿A cuál te refieres?
notation-ambiguous-choice = • { $choice }


unexpected-refusal = Eso no es posible ahora.

why-yes = ✅ Sí, puedes { $action }.
why-exposes = ⚠️ Puedes { $action }, pero vale demasiado poco para abrir: las cartas quedarían a la vista como cartas de castigo.
why-go-out-yes = ✅ Sí, ahora puedes cerrar: { $plays }.
why-go-out-no = ❌ No, ahora no. { $reason }
why-no = ❌ No, no puedes { $action }. { $reason }

refusal-must-lay-threes = { $allowed ->
    [0] { $held ->
        [one] Ahora no puede quedar ningún tres en tu mano. Bájalo antes a la mesa.
       *[other] Ahora no puede quedar ningún tres en tu mano. Bájalos antes a la mesa.
    }
   *[other] Tienes { $held } treses en la mano y puedes quedarte con { $allowed }. Baja antes los demás a la mesa.
}
refusal-threes-not-laid-now = { $why ->
    [never] En esta modalidad los treses no se bajan a la mesa por sí solos. Se quedan en tu mano hasta que se descartan o se bajan en un juego.
    [automatic] { $which ->
        [red] En esta modalidad los treses rojos van
        [black] En esta modalidad los treses negros van
       *[any] En esta modalidad los treses van
    } solos a la mesa, y una carta del mazo repone cada uno, así que no hay nada que bajar.{ $which ->
        [red] { " " }Los treses negros se quedan en tu mano.
        [black] { " " }Los treses rojos se quedan en tu mano.
       *[any] { "" }
    }
    [none_held] No tienes ningún tres que puedas bajar a la mesa. Sigue con tu turno.
    [others] Así solo se pueden bajar a la mesa { $which ->
        [red] treses rojos
        [black] treses negros
       *[any] treses
    }.
   *[now] Estos treses no se pueden bajar ahora a la mesa.
}
refusal-threes-not-replaced = Antes de robar solo puedes bajar tantos treses como pueda reponer el mazo. { $stock ->
    [0] El mazo está vacío
    [one] Le queda una carta
   *[other] Le quedan { $stock } cartas
}, y elegiste { $threes ->
    [one] un tres
   *[other] { $threes } treses
}.
refusal-rank-closed = Una canasta cerró { WORD($rank, "the") }: ya no se pueden bajar cartas de ese valor.
refusal-rank-takes-no-wilds = Aquí no se pueden agregar comodines a { WORD($rank, "the") }.
refusal-wilds-locked = { $alone ->
    [yes] Tienes
   *[no] Tu equipo tiene
} un juego de comodines sin completar: todos los comodines tienen que ir ahí.
refusal-wilds-need-five-naturals = Después de la apertura un comodín solo va con un juego de { $needed } cartas naturales; el de { $rank } tiene { $have }.
refusal-canasta-closed = Esa canasta ya no admite cartas así.
refusal-not-a-sequence = { $cards } no es una escalera: hacen falta valores seguidos de un mismo palo.
refusal-threes-not-melded = En esta modalidad no se pueden bajar treses en un juego.
refusal-initial-needs-pure-meld = { $purity ->
    [three_naturals] Tu apertura tiene que incluir un juego con tres cartas naturales.
    [pure_three_always] Tu apertura tiene que incluir un juego de tres o más cartas naturales sin comodines.
   *[other] Tu apertura tiene que incluir un juego de tres o más cartas naturales sin comodines, o un juego de comodines.
}
refusal-initial-needs-canasta = { $natural ->
    [yes] Desde { $score } puntos tu apertura tiene que incluir una canasta limpia.
   *[other] Desde { $score } puntos tu apertura tiene que incluir una canasta.
}
refusal-initial-meld-from-hand = Tu apertura tiene que llegar a { $needed } puntos solo con tu mano, sin el pozo; esto vale { $counted }.
refusal-pile-meld-too-large = Con la carta de arriba y un par, tu juego de { $rank } tendría { $have } cartas; el máximo es { $allowed }.
refusal-pile-not-with-mixed-aces = Unos ases bajados con comodines en este turno no pueden tomar un as del pozo.
refusal-pile-not-for-sequence = { $upcard } no se puede tomar para una escalera.
refusal-pile-wrong-count = El pozo tiene { $pile } cartas; { $count } de ellas no se pueden tomar así.
refusal-must-discard-exposed = Hasta que { $alone ->
    [yes] abras
   *[no] tu equipo abra
}, tienes que descartar una de tus cartas de castigo.
refusal-no-false-count = Solo se puede decir un número falso de cartas cuando te queda una sola y las reglas de la mesa lo castigan.
refusal-must-discard-last = Para cerrar hace falta un último descarte: guarda una carta para eso.
refusal-foot-not-played = Antes de que tu equipo pueda cerrar, todos tienen que haber jugado una carta del pie; { $seat } todavía no.
refusal-unfinished-bars-exit = { $alone ->
    [yes] No puedes cerrar mientras tu
   *[no] Tu equipo no puede cerrar mientras su
} juego de { $rank } esté sin completar.
refusal-red-threes-needed = Para cerrar { $needed ->
    [one] hace falta un tres rojo
   *[other] hacen falta { $needed } treses rojos
} en la mesa; { $alone ->
    [yes] tienes
   *[no] tu equipo tiene
} { $have }.
refusal-leave-needed = Aquí necesitas permiso de tu compañero para cerrar. Pregunta primero.
refusal-no-special-hand = { $why ->
    [none] En esta modalidad no hay manos especiales. Baja tus cartas en juegos.
   *[now] { refusal-no-special-hand-now }
}
refusal-no-special-hand-now = Esa mano especial no se puede mostrar ahora: tienes que tener exactamente sus cartas sin haber tomado el pozo, y sin { $alone ->
    [yes] haber bajado
   *[no] que tu equipo haya bajado
} nada.
service-storage-failed = { $why ->
    [locked] La base de datos del bot está ocupada. No se hizo nada; prueba otra vez en un momento.
    [full] El disco del bot está lleno. No se hizo nada y no se perdió nada; avisa a quien opera el bot y prueba otra vez más tarde.
    [damaged] La base de datos del bot no se puede leer. No se hizo nada; avisa a quien opera el bot.
   *[failed] El bot no puede guardar nada ahora. No se hizo nada y no se perdió nada; prueba otra vez más tarde, y avisa a quien opera el bot si sigue pasando.
}
service-table-damaged = La partida de la Mesa { $table } no se puede leer. No se hizo nada; avisa a quien opera el bot, que puede restaurarla de una copia de seguridad.
