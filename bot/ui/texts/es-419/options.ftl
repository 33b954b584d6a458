### Las opciones de las reglas en palabras. De cada una: su nombre, una frase que dice lo que decide (-about) y una frase
### que dice cómo está (-is).

## Lugares, barajas y el reparto

option-seat-count = Jugadores
option-seat-count-about = Cuántas personas juegan en la mesa.
option-seat-count-is = juegan { $value } personas
option-side-structure = Equipos
option-side-structure-about = Quiénes juegan y suman juntos.
option-side-structure-is = { $value ->
    [individual] cada uno juega por su cuenta
    [pairs_2x2] juegan dos parejas
    [pairs_3x2] juegan tres parejas
    [pairs_4x2] juegan cuatro parejas
    [trios_2x3] juegan dos equipos de tres
    [pairs_2x2_rotating_fifth] juegan dos contra tres, que descansan por turnos
   *[lone_vs_pair] uno juega solo contra dos, según se decide en cada ronda
}
option-deck-count = Barajas
option-deck-count-about = Cuántas barajas de 52 cartas se barajan juntas.
option-deck-count-is = { $value ->
    [one] se usa una baraja
   *[other] se usan { $value } barajas
}
option-joker-count = Jokers
option-joker-count-about = Cuántos jokers hay en total.
option-joker-count-is = { $value ->
    [0] no hay jokers
    [one] hay un joker
   *[other] hay { $value } jokers
}
option-max-copies-per-natural-rank = Cartas de cada valor
option-max-copies-per-natural-rank-about = Si de cada valor, de cuatro a as, solo se dejan algunas cartas.
option-max-copies-per-natural-rank-is = { $value ->
    [none] se juega con todas las cartas de cada valor
   *[other] se juega con solo { $value } cartas de cada valor
}
option-hand-size = Cartas repartidas
option-hand-size-about = Cuántas cartas recibe cada jugador.
option-hand-size-is = cada jugador recibe { $value } cartas
option-foot-size = Pie
option-foot-size-about = Cuántas cartas tiene un segundo paquete, el pie.
option-foot-size-is = { $value ->
    [0] no hay pie
   *[other] el pie tiene { $value } cartas
}
option-foot-scope = De quién es el pie
option-foot-scope-about = Si cada jugador tiene un pie o cada equipo uno, que toma el primero de sus jugadores que llega a él.
option-foot-scope-is = { $value ->
    [team] cada equipo tiene un pie
   *[player] cada jugador tiene un pie
}
option-first-packet-rule = Mano o pie primero
option-first-packet-rule-about = Cuál de los dos paquetes es la mano.
option-first-packet-rule-is = { $value ->
    [lower_bottom_card_first] la mano es el paquete que tiene más baja la carta de abajo
   *[none] la mano es el paquete que se reparte primero
}
option-foot-trigger = Tomar el pie
option-foot-trigger-about = Cuándo toma un jugador el pie.
option-foot-trigger-is = { $value ->
    [own_first_canasta] el pie se toma con la primera canasta del jugador
   *[hand_empty] el pie se toma cuando se acaba la mano
}
option-seat-draw = Compañeros y lugares
option-seat-draw-about = Cómo se deciden compañeros y lugares, de nuevo en cada partida.
option-seat-draw-is = { $value ->
    [high_card_chooses] al empezar la partida se sortean los compañeros con cartas, altas contra bajas; la más alta conserva su lugar
    [cut_for_seats] al empezar la partida se sortean los compañeros con cartas, bajas contra altas; luego uno de cada equipo corta por los lugares, y una carta roja hace que los compañeros los cambien
   *[as_seated] cada uno elige un lugar antes de la partida
}
option-first-dealer = Quién reparte primero
option-first-dealer-about = Cómo se decide quién reparte primero.
option-first-dealer-is = { $value ->
    [low_cut] reparte primero quien corta la carta más baja
    [right_of_high_cut] reparte primero el jugador a la derecha de quien corta la carta más alta
   *[random] quién reparte primero se decide al azar
}
option-start-pile = Inicio del pozo
option-start-pile-about = Qué hay en el pozo después del reparto.
option-start-pile-is = { $value ->
    [empty] el pozo empieza vacío
    [four_down_one_up] el pozo empieza con cuatro cartas tapadas y una descubierta
   *[upcard] el pozo empieza con una carta descubierta
}
option-upcard-cover-on = Primeras cartas que se cubren
option-upcard-cover-on-about = Qué primeras cartas de arriba se cubren con la siguiente.
option-upcard-cover-on-is = primeras cartas de arriba que se cubren: { $value }
option-cover-freezes = La carta cubierta congela
option-cover-freezes-about = Si un comodín o un tres rojo cubierto congela el pozo desde el principio.
option-cover-freezes-is = { $value ->
    [yes] una primera carta cubierta congela el pozo
   *[no] una primera carta cubierta no congela el pozo
}
option-bonus-cards = Cartas extra
option-bonus-cards-about = Qué cartas extra recibe un jugador por hacer la apertura de un equipo.
option-bonus-cards-is = { $value ->
    [draw_after_initial_meld] la apertura de un equipo da cartas extra para el siguiente turno
    [wings] la apertura de un equipo da un paquete apartado en el reparto
    [dead_wings] en el reparto se apartan dos paquetes que nunca se usan
    [draw_into_hand] la apertura de un equipo da enseguida cartas extra a la mano
   *[none] la apertura no da cartas extra
}
option-bonus-card-counts = Número de cartas extra
option-bonus-card-counts-about = Cuántas cartas extra recibe el primer equipo que abre, y cuántas el segundo.
option-bonus-card-counts-is = cartas extra para el primer y el segundo equipo: { $value }
option-turn-card-from-bottom = Carta de aviso
option-turn-card-from-bottom-about = Qué carta del mazo, contada desde el fondo, se anuncia; después de ella no hay cartas extra.
option-turn-card-from-bottom-is = { $value ->
    [0] no hay carta de aviso
   *[other] la carta de aviso está en el puesto { $value } desde el fondo del mazo
}
option-exact-cut-bonus = Corte exacto
option-exact-cut-bonus-about = Qué recibe un equipo por cortar exactamente las cartas que pide el reparto.
option-exact-cut-bonus-is = { $value ->
    [0] un corte exacto no da nada
   *[other] corta el jugador a la derecha de quien reparte: un corte con exactamente las cartas del reparto, decidido al azar, da { $value } a su equipo
}

## Robar

option-draw-count = Cartas que se roban
option-draw-count-about = Cuántas cartas se roban del mazo en un turno.
option-draw-count-is = { $value ->
    [one] se roba una carta
   *[other] se roban { $value } cartas
}
option-draw-counts-by-round = Cartas que se roban por ronda
option-draw-counts-by-round-about = Cuántas cartas se roban en la primera, segunda, tercera... ronda, si cambia.
option-draw-counts-by-round-is = cartas que se roban en cada ronda: { $value }
option-short-draw-is-complete = Robo incompleto
option-short-draw-is-complete-about = Si la última carta sola basta donde se roban dos.
option-short-draw-is-complete-is = { $value ->
    [yes] la última carta sola basta para robar
   *[no] la última carta sola no basta para robar
}
option-exit-without-drawing = Cerrar antes de robar
option-exit-without-drawing-about = Si un jugador puede cerrar sin robar antes.
option-exit-without-drawing-is = { $value ->
    [with_permission] se puede cerrar antes de robar, con permiso del compañero
   *[never] nadie cierra antes de robar
}
option-pile-take-extent = Cuánto del pozo
option-pile-take-extent-about = Cuánto se toma del pozo.
option-pile-take-extent-is = { $value ->
    [top_only] solo se toma la carta de arriba
    [top_3] se toman como máximo las tres cartas de arriba
    [top_5] se toman como máximo las cinco cartas de arriba
    [top_7] se toman como máximo las siete cartas de arriba
    [until_wild] el pozo se toma hasta el próximo comodín
    [from_card] el pozo se toma hasta una carta que se baja enseguida
   *[all] se toma todo el pozo
}
option-pile-visibility = Mirar el pozo
option-pile-visibility-about = Si se pueden mirar las cartas debajo de la de arriba.
option-pile-visibility-is = { $value ->
    [all] se puede mirar todo el pozo
   *[top_only] solo se ve la carta de arriba
}

## Treses

option-red-three-role = Treses rojos
option-red-three-role-about = Qué es un tres rojo.
option-red-three-role-is = { $value ->
    [american_three] los treses rojos se bajan a la mesa, o se conservan en la mano donde se permite
    [discard_only] los treses rojos se quedan en la mano y solo se pueden descartar
   *[lay_for_bonus] los treses rojos se bajan a la mesa por un bono
}
option-black-three-role = Treses negros
option-black-three-role-about = Qué es un tres negro.
option-black-three-role-is = { $value ->
    [american_three] los treses negros se bajan a la mesa y valen como los rojos, o se conservan en la mano donde se permite
    [discard_only] los treses negros solo se pueden descartar
   *[stop_card] los treses negros son cartas tapón
}
option-three-lay-timing = Bajar treses repartidos
option-three-lay-timing-about = Cuándo van a la mesa los treses repartidos.
option-three-lay-timing-is = { $value ->
    [own_turn] los treses repartidos se bajan a la mesa en el primer turno del jugador
    [not_laid] los treses no se bajan a la mesa
   *[at_deal] los treses repartidos se bajan enseguida a la mesa
}
option-threes-kept-in-hand = Treses conservados en la mano
option-threes-kept-in-hand-about = Cuántos treses puede conservar un jugador en la mano.
option-threes-kept-in-hand-is = { $value ->
    [one_before_meld] se puede conservar un tres hasta que abra el equipo
    [unlimited] se pueden conservar treses en la mano
   *[none] no se puede conservar ningún tres en la mano
}
option-red-three-totals = Valor de los treses
option-red-three-totals-about = Cuánto valen en total uno, dos, tres... treses en la mesa.
option-red-three-totals-is = uno, dos, tres... treses en la mesa valen { $value }
option-three-sign = Treses a favor o en contra
option-three-sign-about = Cuándo cuentan los treses en la mesa a favor de su equipo; si no, cuentan en contra.
option-three-sign-is = { $value ->
    [any_canasta] los treses en la mesa cuentan a favor de un equipo con canasta; si no, en contra
    [two_canastas] los treses en la mesa cuentan a favor de un equipo con dos canastas; si no, en contra
    [sevens_canasta] los treses en la mesa cuentan a favor de un equipo con canasta de sietes; si no, en contra
    [american_three_way] los treses en la mesa cuentan en contra de un equipo sin canasta, nada con una, a favor con dos
    [never] los treses nunca cuentan a favor de un equipo
   *[any_meld] los treses en la mesa cuentan a favor de un equipo que abrió; si no, en contra
}
option-red-three-in-hand-penalty = Tres rojo en la mano
option-red-three-in-hand-penalty-about = Cuánto cuesta un tres rojo que queda en la mano.
option-red-three-in-hand-penalty-is = un tres rojo que queda en la mano cuesta { $value }
option-threes-in-hand-scoring = Treses que quedan en la mano
option-threes-in-hand-scoring-about = Cómo cuentan los treses que se conservaron en la mano.
option-threes-in-hand-scoring-is = { $value ->
    [as_if_laid] los treses en la mano cuentan como si estuvieran en la mesa
    [as_if_laid_for_penalty] los treses en la mano cuentan como si estuvieran en la mesa donde allí cuestan puntos; si no, nada
   *[five_each] los treses en la mano cuentan en contra de su equipo carta por carta
}
option-last-stock-three = Tres como última carta
option-last-stock-three-about = Qué pasa cuando la última carta del mazo es un tres.
option-last-stock-three-is = { $value ->
    [ends_uncredited] un tres robado como última carta del mazo termina la ronda enseguida y no vale nada
    [ends_minus_five] un tres robado como última carta del mazo termina la ronda enseguida y cuenta 5 en contra de quien lo robó
    [must_lay] un tres robado como última carta del mazo hay que bajarlo, y la ronda termina
    [may_lay] un tres robado como última carta del mazo se puede bajar, y la ronda termina
    [may_discard_if_out] un tres robado como última carta del mazo se puede descartar para cerrar; si no, la ronda termina
    [stays_in_hand] un tres robado como última carta del mazo se queda en la mano si puede, y el turno sigue
   *[ends_laid_counts] un tres robado como última carta del mazo se baja, cuenta y termina la ronda
}
option-unreplaced-three-ends-round = Tres sin reposición
option-unreplaced-three-ends-round-about = Si un tres que el mazo no puede reponer termina la ronda en todos los casos.
option-unreplaced-three-ends-round-is = { $value ->
    [yes] todo tres que el mazo no puede reponer termina la ronda
   *[no] si se robó otra carta, un tres que el mazo no puede reponer no termina la ronda
}
option-red-three-from-pile-replaced = Tres rojo del pozo
option-red-three-from-pile-replaced-about = Si se repone un tres rojo que sale en un pozo tomado.
option-red-three-from-pile-replaced-is = { $value ->
    [yes] un tres rojo del pozo se repone
   *[no] un tres rojo del pozo no se repone
}
option-red-three-from-foot-replaced = Tres del pie
option-red-three-from-foot-replaced-about = Si se repone un tres que se baja del pie.
option-red-three-from-foot-replaced-is = { $value ->
    [yes] un tres que se baja del pie se repone
   *[no] un tres del pie se baja al tomar el pie, y no se repone
}
option-black-three-blocks-pile = El tres negro bloquea
option-black-three-blocks-pile-about = Si un tres negro arriba impide que el jugador siguiente tome el pozo.
option-black-three-blocks-pile-is = { $value ->
    [yes] un tres negro detiene al jugador siguiente
   *[no] un tres negro no detiene a nadie
}
option-black-three-barred-first-round = Treses negros al principio
option-black-three-barred-first-round-about = Si cada quien puede descartar treses negros en su primer turno.
option-black-three-barred-first-round-is = { $value ->
    [yes] nadie descarta un tres negro en su primer turno de la ronda
   *[no] los treses negros se pueden descartar desde el primer turno
}
option-black-threes-from-pile = Treses negros en el pozo
option-black-threes-from-pile-about = Qué pasa con los treses negros de un pozo tomado.
option-black-threes-from-pile-is = { $value ->
    [set_aside] los treses negros de un pozo tomado no van a la mano: se apartan y cuentan para su equipo, 5 cada uno y más por todos juntos
   *[keep] los treses negros de un pozo tomado van a la mano
}
option-black-three-meld = Bajar treses negros
option-black-three-meld-about = Si se pueden bajar treses negros al cerrar.
option-black-three-meld-is = { $value ->
    [exit_turn_with_wilds] se pueden bajar treses negros al cerrar, con comodines como en otros juegos
    [exit_turn_all_six] los treses negros solo se bajan todos juntos, al cerrar
    [never] los treses negros nunca se bajan
   *[exit_turn_three_plus] se pueden bajar tres o más treses negros al cerrar
}
option-black-three-melded-value = Tres negro bajado
option-black-three-melded-value-about = Cuánto vale un tres negro bajado.
option-black-three-melded-value-is = un tres negro bajado vale { $value }
option-black-three-hand-penalty = Tres negro en la mano
option-black-three-hand-penalty-about = Cuánto cuesta un tres negro que queda en la mano.
option-black-three-hand-penalty-is = un tres negro que queda en la mano cuesta { $value }
option-bonus-four-black-threes = Todos los treses negros
option-bonus-four-black-threes-about = Cuánto vale un juego de todos los treses negros, en lugar del valor de sus cartas.
option-bonus-four-black-threes-is = { $value ->
    [0] un juego de todos los treses negros no da bono
   *[other] un juego de todos los treses negros vale { $value }
}

## Juegos

option-min-meld-cards = Juego más pequeño
option-min-meld-cards-about = El menor número de cartas de un juego.
option-min-meld-cards-is = un juego tiene al menos { $value } cartas
option-canasta-size = Cartas de una canasta
option-canasta-size-about = Cuántas cartas hacen una canasta.
option-canasta-size-is = { $value } cartas hacen una canasta
option-min-naturals = Cartas naturales en un juego
option-min-naturals-about = El menor número de cartas naturales en un juego con comodines.
option-min-naturals-is = un juego tiene al menos { $value } cartas naturales
option-max-wilds = Comodines en un juego
option-max-wilds-about = Cuántos comodines puede llevar un juego.
option-max-wilds-is = { $value ->
    [none] el número de comodines de un juego no tiene límite
    [one] un juego lleva como máximo un comodín
   *[other] un juego lleva como máximo { $value } comodines
}
option-wild-ratio = Naturales y comodines
option-wild-ratio-about = Qué proporción debe haber entre cartas naturales y comodines en un juego.
option-wild-ratio-is = { $value ->
    [naturals_ge_wilds] un juego nunca tiene más comodines que cartas naturales
    [naturals_gt_wilds] un juego siempre tiene más cartas naturales que comodines
    [naturals_ge_twice_wilds] un juego tiene dos cartas naturales por cada comodín
    [one_until_six_cards] un juego lleva un comodín hasta cinco cartas, dos desde seis
   *[none] no importa la proporción entre naturales y comodines
}
option-max-meld-cards = Juego más grande
option-max-meld-cards-about = Cuántas cartas puede tener un juego.
option-max-meld-cards-is = { $value ->
    [none] los juegos crecen sin límite
   *[other] un juego tiene como máximo { $value } cartas
}
option-canasta-extension = Agregar a canastas
option-canasta-extension-about = Qué canastas completas admiten más cartas.
option-canasta-extension-is = { $value ->
    [natural_only] solo las canastas limpias admiten más cartas
    [none] las canastas no admiten más cartas
   *[all] las canastas admiten más cartas
}
option-same-rank-melds = Dos juegos de un valor
option-same-rank-melds-about = Si un equipo puede tener más de un juego de un valor.
option-same-rank-melds-is = { $value ->
    [new_after_canasta] un equipo puede empezar otro juego de un valor después de su canasta
    [many] un equipo puede tener varios juegos de un valor
   *[merge] un equipo tiene un solo juego de cada valor
}
option-wild-melds = Juegos de comodines
option-wild-melds-about = Si se pueden bajar comodines solos.
option-wild-melds-is = { $value ->
    [yes] se pueden bajar comodines solos
   *[no] comodines solos no son un juego
}
option-max-wild-meld-cards = Juego de comodines más grande
option-max-wild-meld-cards-about = Cuántas cartas puede tener un juego de comodines.
option-max-wild-meld-cards-is = { $value ->
    [none] los juegos de comodines crecen sin límite
   *[other] un juego de comodines tiene como máximo { $value } cartas
}
option-wild-meld-lock = Comodines reservados
option-wild-meld-lock-about = Si todos los comodines tienen que ir a un juego de comodines sin completar.
option-wild-meld-lock-is = { $value ->
    [yes] mientras el juego de comodines { $alone ->
        [yes] de un jugador esté sin completar, el jugador
       *[no] de un equipo esté sin completar, el equipo
    } no agrega comodines a ningún otro
   *[no] un juego de comodines no reserva nada
}
option-rule-of-five = Regla de cinco
option-rule-of-five-about = Si, después de la apertura, los comodines solo van con juegos de cinco cartas naturales.
option-rule-of-five-is = { $value ->
    [yes] desde el turno siguiente a { $alone ->
        [yes] tu apertura, o con el pozo en cuanto se toma, tus
       *[no] la apertura de un equipo, o con el pozo en cuanto se toma, sus
    } comodines solo van con juegos que tienen cinco cartas naturales, o con juegos de comodines
   *[no] los comodines pueden ir con cualquier juego
}
option-sevens-rule = Sietes
option-sevens-rule-about = Si los sietes admiten comodines.
option-sevens-rule-is = { $value ->
    [pure_only] los sietes nunca admiten comodines
   *[ordinary] los sietes se bajan como las demás cartas
}
option-aces-rule = Ases
option-aces-rule-about = Si los ases admiten comodines.
option-aces-rule-is = { $value ->
    [pure_unless_dirty_initial] los ases solo admiten comodines en un juego que empezó con uno, en { $alone ->
        [yes] tu apertura
       *[no] la apertura del equipo
    }
   *[ordinary] los ases se bajan como las demás cartas
}
option-closed-rank-rule = Valores cerrados
option-closed-rank-rule-about = Si una canasta cierra su valor.
option-closed-rank-rule-is = { $value ->
    [dead_for_both] cuando alguien tiene una canasta de un valor, nadie puede empezar un juego de ese valor ni agregar a él
    [dead_for_owner_only] cuando un equipo tiene una canasta de un valor, ese equipo no baja más cartas de él
   *[none] una canasta no cierra nada
}
option-sequence-melds = Escaleras
option-sequence-melds-about = Si se pueden bajar escaleras de un mismo palo.
option-sequence-melds-is = { $value ->
    [yes] se pueden bajar escaleras de un mismo palo
   *[no] las escaleras no son juegos
}
option-sequence-pile-take = Pozo para una escalera
option-sequence-pile-take-about = Si la carta de arriba se puede tomar para una escalera.
option-sequence-pile-take-is = { $value ->
    [top_card_only] la carta de arriba del pozo, sola, se puede tomar para una escalera del equipo
    [whole_pile] se puede tomar el pozo agregando su carta de arriba a una escalera del equipo
   *[not_allowed] la carta de arriba del pozo no se puede tomar para una escalera
}
option-sequence-max-wilds = Comodines en una escalera
option-sequence-max-wilds-about = Cuántos comodines puede llevar una escalera.
option-sequence-max-wilds-is = { $value ->
    [0] las escaleras no llevan comodines
   *[other] una escalera puede llevar un comodín
}
option-threes-melds = Juegos de treses
option-threes-melds-about = Si se pueden bajar treses en juegos, hasta una canasta de treses.
option-threes-melds-is = { $value ->
    [yes] se pueden bajar treses hasta una canasta
   *[no] los treses no pueden hacer una canasta
}

## La apertura

option-initial-minimums = Apertura
option-initial-minimums-about = Cuántos puntos pide la apertura de un equipo.
option-initial-minimums-is = la apertura pide { $value }
option-initial-minimums-by = Apertura según
option-initial-minimums-by-about = Si los puntos de la apertura dependen del marcador o del número de la ronda.
option-initial-minimums-by-is = { $value ->
    [round] los puntos de la apertura dependen del número de la ronda
   *[score] los puntos de la apertura dependen del marcador
}
option-initial-compare = Llegar al mínimo
option-initial-compare-about = Si la apertura tiene que llegar a sus puntos o superarlos.
option-initial-compare-is = { $value ->
    [more_than] la apertura tiene que valer más que el mínimo
   *[at_least] la apertura tiene que valer al menos el mínimo
}
option-initial-pile-allowed = Pozo en la apertura
option-initial-pile-allowed-about = Cómo se puede usar el pozo en el turno de la apertura.
option-initial-pile-allowed-is = { $value ->
    [yes_after_hand_meld] el pozo se puede tomar después de una apertura solo de la mano
    [yes_after_hand_meld_not_mixed_aces] el pozo se puede tomar después de una apertura solo de la mano, pero ningún as con ases sucios
    [no] el pozo no se toma en el turno de la apertura
   *[top_counts] la carta de arriba cuenta para la apertura
}
option-initial-purity = Clase de apertura
option-initial-purity-about = Qué tiene que incluir la apertura.
option-initial-purity-is = { $value ->
    [pure_three_or_wild] la apertura tiene que incluir tres o más cartas de un valor sin comodines, o un juego de comodines
    [pure_three_always] la apertura tiene que incluir tres o más cartas de un valor sin comodines
    [three_naturals] la apertura tiene que incluir un juego con tres cartas naturales, que puede llevar comodines
   *[none] la apertura puede ser de cualquier clase
}
option-initial-canasta-waiver = Canasta como apertura
option-initial-canasta-waiver-about = Qué canasta puede ser la apertura, valga lo que valga.
option-initial-canasta-waiver-is = { $value ->
    [natural_or_wild_from_hand] con una canasta limpia o de comodines entera de la mano, la apertura no pide puntos
    [any_canasta] con una canasta entera de cualquier clase, la apertura no pide puntos
   *[none] una canasta como apertura también necesita sus puntos
}
option-concealed-waives-minimum = Cerrar como apertura
option-concealed-waives-minimum-about = Si bajar toda la mano con una canasta no pide puntos.
option-concealed-waives-minimum-is = { $value ->
    [stock_draw_only] cerrar en un solo turno después de robar no pide puntos
   *[never] cerrar en un solo turno pide los puntos de la apertura
}
option-initial-canasta-required-from = Canasta obligatoria desde
option-initial-canasta-required-from-about = Desde qué puntos la apertura tiene que incluir una canasta.
option-initial-canasta-required-from-is = { $value ->
    [none] la apertura no necesita canasta
   *[other] desde { $value } puntos la apertura tiene que incluir una canasta
}
option-initial-natural-canasta-required-from = Canasta limpia obligatoria desde
option-initial-natural-canasta-required-from-about = Desde qué puntos la apertura tiene que incluir una canasta limpia.
option-initial-natural-canasta-required-from-is = { $value ->
    [none] la apertura no necesita canasta limpia
   *[other] desde { $value } puntos la apertura tiene que incluir una canasta limpia
}
