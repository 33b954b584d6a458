### Botones, menús y frases cortas de los paneles.

panel-fault = Perdón, algo falló de mi lado. Mira tu mano antes de intentar otra vez; si sigue pasando, pásale a quien opera el bot el código **{ $code }**.
panel-outdated = Este botón es de una versión anterior del bot. Abre tu mano otra vez con `/mano`.
panel-plays-in-thread = La partida se juega en { $place }.
panel-refused = ⚠️ { $reason }
panel-moved-on = 🔄 La mesa avanzó desde la última vez que miraste. Así está ahora; no se hizo nada.
panel-clicked-twice = 🔄 La mesa ya había avanzado, así que tu segundo toque no hizo nada.
panel-draft-moved-on = 🔄 Tu jugada preparada cambió desde la última vez que miraste. Así está ahora.
panel-no-special-hand = Tu mano no es una mano especial que se pueda mostrar ahora.
panel-no-special-hands = En esta modalidad no hay manos especiales. Baja tus cartas en juegos.
panel-not-offered = 🔄 Eso ya no es posible. Así está la mesa ahora.
panel-discard-sure = ¿Descartas **{ $card }** y terminas tu turno?
panel-undiscarded = ↩️ Recuperaste tu descarte.
panel-discard-final = ⌛ Ya es tarde para recuperarlo: tu descarte vale.
panel-draft-waiting = Tienes juegos preparados que todavía no bajaste. ¿Descartas { $card } de todos modos?
panel-cancel-sure = ¿De verdad quieres terminar { $table }? No se puede deshacer.
panel-cancelled = La mesa terminó.

button-join = Unirse
button-set-up = Preparar
button-leave = Salir
button-free-seats = Liberar lugares reservados
button-rematch = Revancha
button-rematch-others = Revancha, otras parejas
button-start = Empezar la partida
button-add-computer = Agregar computadora
button-computers = Computadoras
button-add-level = Agregar: { $level }
button-dismiss-computer = Quitar a { $name }
button-cancel = Cancelar la mesa
button-really-cancel = Sí, terminarla
button-hand = Mi mano
button-score = Puntos
button-log = Historial
button-rules = Reglas
button-in-words = En palabras
button-more = Más
button-bring-down = Publicar tablero de nuevo
button-refresh = Actualizar
button-next-round = Próxima ronda
button-next-table = Siguiente: { $table }
button-back = Atrás
button-page-back = Atrás
button-page-on = Más
page-number = Página { $page } de { $pages }
button-draw =
    { $count ->
        [one] Robar
       *[other] Robar { $count } cartas
    }
button-pass = Dejar el pozo: termina la ronda
button-lay-down = Bajar
button-suggested-out = { $play } y cerrar
button-go-out = Bajar y cerrar
button-take-with-draft = Tomar el pozo con esto
button-clear = Vaciar
button-take-seat = Tomar el lugar
button-keep-seat = Retirar la oferta
button-really-resign = Sí, rendirse
button-resign-to = Rendirse: { $level }
button-propose-resign = Sí, proponerlo
button-agree-to-resign = Rendirse
button-play-on = Seguir jugando
button-take-back = ↩️ Deshacer
button-hint = ¿Tú qué harías?
button-undiscard = ↩️ Recuperarla
button-finish-discard = Descartarla ya
button-ask = Preguntar: “¿Puedo cerrar?”
button-withdraw = Retirar la pregunta
button-yes = Sí, cierra
button-no = No, todavía no
button-meld = Bajar
button-add = Agregar
button-discard = Descartar { $card }
button-discard-nothing = Descartar
button-discard-saying-more = 🤫 Descartar { $card }, “más de una”
button-card-chosen = { $chosen }/{ $count }
button-cards-chosen = { $chosen }/{ $count } { $rank }
button-discard-anyway = Descartar { $card }

menu-seat = Elige tu lugar…
menu-character = ¿Quién juega?
menu-which-computer = ¿Qué computadora?
menu-take = 💡 Otras formas de tomar el pozo…
menu-suggestions = 💡 Juegos sugeridos…
menu-suggestions-kept = 💡 Juegos posibles (mejor guardarlos)…
menu-complete = 💡 Completar tus juegos con…
menu-ranks = 🃏 Preparar juegos: todas las cartas de…
menu-rank = ➕ Agregar cartas sueltas o comodines a…
menu-home = ¿Adónde va { $wild }?
menu-discard = ⬇️ Descartar y terminar tu turno…
menu-discard-saying-more = 🤫 Descartar y decir “más de una”…
menu-count-naturals = { WORD($rank, "gender") ->
    [f] ¿Cuántas
   *[other] ¿Cuántos
} { $rank }?
menu-count-twos = ¿Cuántos doses con { WORD($rank, "the") }?
menu-count-jokers = ¿Cuántos jokers con { WORD($rank, "the") }?
menu-run = Cartas para { WORD($sequence, "the") }…
menu-reading = ¿Cuál quieres decir?

option-seat-free = Lugar { $number } (libre)
option-seat-computer = Lugar { $number } ({ $name } se cambia)
option-computer = Lugar { $number }: { $name }, { $level }
option-new-computer = Otra computadora
option-partner-free = lugar { $number }
option-seat-partner = Con { $names }
option-home-hand = De vuelta a tu mano
option-help = Agregar { $adds }
option-help-points = Agregar { $adds }: { $counted } de { $needed }
option-initial = { $melds }: { $counted } puntos
button-initial = { $melds }: { $counted }
option-rank-new = Nuevo juego de { $rank }, { $points } puntos
option-rank-pair = Par de { $rank }, { $points } puntos: agrega un comodín
option-rank-pair-alone = Par de { $rank }, { $points } puntos
option-rank-joins = A { WORD($rank, "the") }, { $points } puntos
option-place-new = { $rank }, { $points } puntos
option-row =
    { $prepared ->
        [none] En tu mano: { $held }
       *[other] En tu mano: { $held }. Preparado: { $prepared }
    }
place-black-threes = treses negros
place-red-threes = treses rojos
option-held-exposed = Una de tus cartas de castigo
option-held =
    { $count ->
        [one] Tienes 1
       *[other] Tienes { $count }
    }
option-count-naturals =
    { $count ->
        [0] { WORD($rank, "gender") ->
            [f] Ninguna
           *[other] Ninguno
        }
        [one] { WORD($rank, "gender") ->
            [f] Una
           *[other] Uno
        }
       *[other] { number-in-words } { $rank }
    }
option-count-twos =
    { $count ->
        [0] Ningún dos
        [one] Un dos
       *[other] { number-in-words } 2
    }
option-count-jokers =
    { $count ->
        [0] Ningún joker
        [one] Un joker
       *[other] { number-in-words } jokers
    }

panel-no-member = { $name } no es miembro de este servidor. Elige a alguien que lo sea.
panel-only-in-a-server = Esto solo se puede hacer en el servidor donde está la mesa, no en un mensaje directo.
direct-no-seat = No tienes lugar en esa mesa, así que aquí no se puede abrir nada de ella.
direct-no-member = Esto solo lo abren los miembros del servidor de la mesa, y allí no te encuentro.
direct-unknown = Ahora no puedo saber si eres miembro del servidor de la mesa. Inténtalo en un rato, o toca **{ button-hand }** en la mesa.
panel-too-often-told = Hiciste muchas cosas en poco tiempo, y cada una se avisa a los demás. Puedes seguir jugando, pero para esto espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
panel-too-fast = Vas demasiado rápido para mí. Sigue en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
