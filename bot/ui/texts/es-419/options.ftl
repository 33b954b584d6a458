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
    [high_card_chooses] al empezar la partida se sortean los compañeros con cartas, altas contra bajas; la más alta se queda con su lugar
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
    [four_down_one_up] el pozo empieza con cuatro cartas boca abajo y una boca arriba
   *[upcard] el pozo empieza con una carta boca arriba
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
    [american_three] los treses rojos se bajan a la mesa, o se guardan en la mano donde se permite
    [discard_only] los treses rojos se quedan en la mano y solo se pueden descartar
   *[lay_for_bonus] los treses rojos se bajan a la mesa por un premio
}
option-black-three-role = Treses negros
option-black-three-role-about = Qué es un tres negro.
option-black-three-role-is = { $value ->
    [american_three] los treses negros se bajan a la mesa y valen como los rojos, o se guardan en la mano donde se permite
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
option-threes-kept-in-hand = Treses guardados en la mano
option-threes-kept-in-hand-about = Cuántos treses puede guardar un jugador en la mano.
option-threes-kept-in-hand-is = { $value ->
    [one_before_meld] se puede guardar un tres hasta que abra el equipo
    [unlimited] se pueden guardar treses en la mano
   *[none] no se puede guardar ningún tres en la mano
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
    [american_three_way] los treses en la mesa cuentan en contra de un equipo sin canasta; con una no valen nada, con dos cuentan a favor
    [never] los treses nunca cuentan a favor de un equipo
   *[any_meld] los treses en la mesa cuentan a favor de un equipo que abrió; si no, en contra
}
option-red-three-in-hand-penalty = Tres rojo en la mano
option-red-three-in-hand-penalty-about = Cuánto cuesta un tres rojo que queda en la mano.
option-red-three-in-hand-penalty-is = un tres rojo que queda en la mano cuesta { $value }
option-threes-in-hand-scoring = Treses que quedan en la mano
option-threes-in-hand-scoring-about = Cómo cuentan los treses que se guardaron en la mano.
option-threes-in-hand-scoring-is = { $value ->
    [as_if_laid] los treses en la mano cuentan como si estuvieran en la mesa
    [as_if_laid_for_penalty] los treses en la mano cuentan como si estuvieran en la mesa cuando allí cuestan puntos; si no, no valen nada
   *[five_each] los treses en la mano cuentan en contra de su equipo carta por carta
}
option-last-stock-three = Tres como última carta
option-last-stock-three-about = Qué pasa cuando la última carta del mazo es un tres.
option-last-stock-three-is = { $value ->
    [ends_uncredited] un tres robado como última carta del mazo termina la ronda enseguida y no vale nada
    [ends_minus_five] un tres robado como última carta del mazo termina la ronda enseguida y cuenta 5 en contra de quien lo robó
    [must_lay] un tres robado como última carta del mazo tiene que bajarse, y la ronda termina
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
option-black-three-blocks-pile = El tres negro tapa el pozo
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
    [0] un juego de todos los treses negros no da premio
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

## El pozo

option-pile-freeze-cards = Cartas que congelan
option-pile-freeze-cards-about = Qué cartas congelan el pozo.
option-pile-freeze-cards-is = cartas que congelan el pozo: { $value }
option-turned-red-three-freezes = Primera carta tres rojo
option-turned-red-three-freezes-about = Si un tres rojo descubierto como primera carta congela el pozo donde uno descartado no lo hace.
option-turned-red-three-freezes-is = { $value ->
    [yes] un tres rojo descubierto como primera carta congela el pozo
   *[no] un tres rojo descubierto como primera carta congela el pozo solo si uno descartado lo hace
}
option-pile-frozen-until-melded = Congelado antes de abrir
option-pile-frozen-until-melded-about = Si el pozo está congelado para un equipo que no abrió.
option-pile-frozen-until-melded-is = { $value ->
    [yes] el pozo está congelado para un equipo que no abrió
   *[no] el pozo no se congela solo porque un equipo no abrió
}
option-pile-always-frozen = Siempre congelado
option-pile-always-frozen-about = Si el pozo siempre pide un par natural de la mano.
option-pile-always-frozen-is = { $value ->
    [yes] el pozo siempre está congelado
   *[no] el pozo no siempre está congelado
}
option-pile-natural-plus-wild = Natural y comodín
option-pile-natural-plus-wild-about = Si un pozo sin congelar se puede tomar con una carta natural y un comodín.
option-pile-natural-plus-wild-is = { $value ->
    [yes] un pozo sin congelar se puede tomar con una carta natural y un comodín
   *[no] el pozo no se toma con una carta natural y un comodín
}
option-pile-wild-pair = Pares de comodines
option-pile-wild-pair-about = Si un par de doses toma un dos que está arriba, y un par de jokers un joker.
option-pile-wild-pair-is = { $value ->
    [yes] un par de doses toma un dos, un par de jokers un joker
   *[no] un comodín que está arriba no se puede tomar
}
option-pile-layoff-to-meld = Carta de arriba a un juego
option-pile-layoff-to-meld-about = Si un pozo sin congelar se puede tomar agregando la carta de arriba a un juego del propio equipo.
option-pile-layoff-to-meld-is = { $value ->
    [yes] un pozo sin congelar se puede tomar agregando la carta de arriba a un juego
   *[no] el pozo no se toma agregando la carta de arriba a un juego
}
option-pile-layoff-to-canasta = Carta de arriba a una canasta
option-pile-layoff-to-canasta-about = Si la carta de arriba también se puede agregar a una canasta del propio equipo.
option-pile-layoff-to-canasta-is = { $value ->
    [yes] la carta de arriba se puede agregar a una canasta
   *[no] el pozo no se toma agregando la carta de arriba a una canasta
}
option-own-canasta-take-conflict = Carta de arriba del valor de tu canasta
option-own-canasta-take-conflict-about = Qué vale cuando una natural y un comodín irían a una canasta llena de comodines.
option-own-canasta-take-conflict-is = { $value ->
    [separate_open_meld] una natural y un comodín empiezan un segundo juego junto a la canasta
    [unlimited_wilds_after_canasta] una canasta con cuatro cartas naturales admite los comodines que sean
    [never_take] el pozo nunca se toma con una carta de arriba del valor de una canasta del propio equipo
   *[refuse_natural_plus_wild] una canasta llena de comodines no admite una natural con un comodín
}
option-pile-block-tops = Cartas que tapan el pozo
option-pile-block-tops-about = Qué cartas no puede tomar nadie cuando están arriba.
option-pile-block-tops-is = cartas de arriba que nadie puede tomar: { $value }
option-block-on-taker-canasta-rank = Bloqueo por canasta
option-block-on-taker-canasta-rank-about = Si una carta de arriba del valor de una canasta de un equipo impide que ese equipo tome el pozo.
option-block-on-taker-canasta-rank-is = { $value ->
    [yes] una carta de arriba del valor de una canasta del propio equipo no se puede tomar
   *[no] una carta de arriba del valor de una canasta del propio equipo se puede tomar
}
option-one-card-hand-takes-one-card-pile = Una carta toma una carta
option-one-card-hand-takes-one-card-pile-about = Si un jugador con una sola carta puede tomar un pozo de una carta.
option-one-card-hand-takes-one-card-pile-is = { $value ->
    [yes] con una carta en la mano se puede tomar un pozo de una carta
   *[no] con una carta en la mano no se toma un pozo de una carta
}

## Descartes

option-discard-wild = Descartar comodines
option-discard-wild-about = Si se pueden descartar comodines.
option-discard-wild-is = { $value ->
    [never] los comodines nunca se descartan
    [forced_or_final_only] los comodines solo se pueden descartar como última carta al cerrar, o de una mano que solo tiene comodines
   *[allowed] los comodines se pueden descartar
}
option-discard-threes = Descartar treses
option-discard-threes-about = Qué treses se pueden descartar.
option-discard-threes-is = { $value ->
    [never] los treses nunca se descartan
    [final_only] un tres solo se puede descartar como última carta al cerrar
    [any] todos los treses se pueden descartar
   *[black_only] los treses negros se pueden descartar
}
option-seven-discards = Descartar sietes
option-seven-discards-about = Cuándo se pueden descartar sietes.
option-seven-discards-is = { $value ->
    [after_own_sevens_canasta] ningún siete se descarta antes de que el propio equipo tenga una canasta de sietes, y nunca como última carta
    [after_all_sevens_canastas] ningún siete se descarta antes de que { $alone ->
        [yes] cada jugador
       *[no] cada equipo
    } tenga una canasta de sietes, y nunca como última carta
   *[free] los sietes se pueden descartar
}
option-empty-pile-aces-sevens-barred = Ases y sietes sobre un pozo vacío
option-empty-pile-aces-sevens-barred-about = Si los ases y los sietes pueden empezar un pozo vacío.
option-empty-pile-aces-sevens-barred-is = { $value ->
    [yes] sobre un pozo vacío no se descarta un as ni un siete mientras haya otra carta natural en la mano
   *[no] cualquier carta puede empezar un pozo vacío
}
option-empty-pile-closed-ranks = Valores cerrados sobre un pozo vacío
option-empty-pile-closed-ranks-about = Si las cartas seguras pueden empezar un pozo vacío.
option-empty-pile-closed-ranks-is = { $value ->
    [dead] sobre un pozo vacío no se descarta una carta de un valor con canasta mientras haya otra para descartar
    [safe] sobre un pozo vacío no se descarta una carta con la que nadie más podría tomar el pozo mientras haya otra para descartar
   *[none] las cartas de valores cerrados pueden empezar un pozo vacío
}
option-hand-proof-on-demand = Comprobar un descarte forzado
option-hand-proof-on-demand-about = Si los rivales podrían pedir comprobar un descarte forzado; aquí se encarga el bot.
option-hand-proof-on-demand-is = { $value ->
    [yes] cuando una carta se descarta solo porque la mano no tiene otra mejor, se avisa a todos
   *[no] no se avisa a nadie cuando una mano no tiene mejor carta para descartar
}
option-final-discard = Último descarte
option-final-discard-about = Si para cerrar hace falta un último descarte.
option-final-discard-is = { $value ->
    [required] para cerrar hace falta un último descarte
   *[optional] para cerrar no hace falta un último descarte
}
option-final-discard-face-down = Último descarte boca abajo
option-final-discard-face-down-about = Si el último descarte va boca abajo.
option-final-discard-face-down-is = { $value ->
    [yes] el último descarte, al cerrar, va boca abajo
   *[no] el último descarte va boca arriba
}

## El cierre

option-canastas-to-go-out = Canastas para cerrar
option-canastas-to-go-out-about = Cuántas canastas necesita un equipo para cerrar.
option-canastas-to-go-out-is = { $value ->
    [one] para cerrar hace falta una canasta
   *[other] para cerrar hacen falta { $value } canastas
}
option-canasta-mix = Clases de canastas para cerrar
option-canasta-mix-about = Qué clases tiene que haber entre las canastas para cerrar.
option-canasta-mix-is = entre las canastas para cerrar: { $value }
option-red-threes-to-go-out = Treses rojos para cerrar
option-red-threes-to-go-out-about = Si para cerrar hacen falta tantos treses rojos como canastas.
option-red-threes-to-go-out-is = { $value ->
    [as_many_as_canastas] para cerrar hacen falta en la mesa al menos tantos treses rojos como canastas
   *[none] para cerrar no hacen falta treses rojos
}
option-keep-after-turn = Cartas que se guardan
option-keep-after-turn-about = Cuántas cartas tiene que guardar un jugador que no cierra.
option-keep-after-turn-is = { $value ->
    [one] quien no cierra guarda una carta
   *[other] quien no cierra guarda { $value } cartas
}
option-initial-meld-may-leave-one = Apertura hasta una carta
option-initial-meld-may-leave-one-about = Si la apertura puede dejar solo el descarte cuando van a llegar cartas extra.
option-initial-meld-may-leave-one-is = { $value ->
    [yes] la apertura puede dejar una sola carta, para descartarla, cuando van a llegar cartas extra
   *[no] también la apertura tiene que dejar una carta después del descarte
}
option-all-members-must-play-from-foot = Todos en el pie
option-all-members-must-play-from-foot-about = Si todos los de un equipo tienen que haber jugado del pie antes de que cierre.
option-all-members-must-play-from-foot-is = { $value ->
    [yes] un equipo cierra solo cuando cada uno de sus jugadores bajó o descartó una carta del pie
   *[no] un equipo puede cerrar antes de que cada uno de sus jugadores haya jugado del pie
}
option-incomplete-special-bars-exit = Sietes y ases sin completar
option-incomplete-special-bars-exit-about = Si unos sietes o ases limpios sin completar impiden cerrar a un equipo.
option-incomplete-special-bars-exit-is = { $value ->
    [yes] un equipo con sietes o ases limpios sin completar no puede cerrar
   *[no] unos sietes o ases sin completar no impiden cerrar a nadie
}
option-incomplete-wild-bars-exit = Comodines sin completar al cerrar
option-incomplete-wild-bars-exit-about = Si un juego de comodines sin completar impide cerrar a un equipo.
option-incomplete-wild-bars-exit-is = { $value ->
    [yes] nadie cierra con un juego de comodines sin completar en la mesa
   *[no] un juego de comodines sin completar no impide cerrar a nadie
}
option-ask-timing = Preguntar al compañero
option-ask-timing-about = Cuándo puede un jugador preguntar al compañero si cierra.
option-ask-timing-is = { $value ->
    [before_any_meld] al compañero se le pregunta después de robar y antes de bajar nada, así que no después de tomar el pozo
    [own_turn_before_any_meld] al compañero se le pregunta antes o después de robar, pero antes de bajar nada, así que no después de tomar el pozo
    [with_skip_draw] al compañero se le pregunta antes de robar
    [unspecified] al compañero se le pregunta después de robar y antes de bajar más juegos
   *[after_draw_or_top_meld] al compañero se le pregunta después de robar, o después de bajar con la carta de arriba
}
option-ask-required = Permiso para cerrar
option-ask-required-about = Si para cerrar hace falta el permiso del compañero.
option-ask-required-is = { $value ->
    [yes] para cerrar hace falta el permiso del compañero
   *[no] no hace falta preguntar al compañero
}
option-ask-limit-per-hand = Preguntas por ronda
option-ask-limit-per-hand-about = Cuántas veces por ronda puede preguntar un jugador.
option-ask-limit-per-hand-is = { $value ->
    [none] un jugador puede preguntar en cada turno
    [one] un jugador puede preguntar una vez por ronda
   *[other] un jugador puede preguntar { $value } veces por ronda
}
option-concealed-rule = Cerrar con la mano oculta
option-concealed-rule-about = Qué cuenta como cierre oculto.
option-concealed-rule-is = { $value ->
    [own_canasta_lenient] el cierre oculto es cerrar con toda la mano en un turno, con una canasta propia, sin haber bajado nada antes; lo que se agrega a un juego del compañero tiene que ser un juego por sí mismo
    [team_initial_same_turn] el cierre oculto es { $alone ->
        [yes] hacer la apertura y cerrar en un mismo turno
       *[no] hacer la apertura del equipo y cerrar en un mismo turno
    }
    [nothing_played_before] el cierre oculto es cerrar sin haber bajado ninguna carta en un turno anterior
    [own_or_partner_canasta] el cierre oculto es cerrar con toda la mano en un turno, sin haber bajado nada antes{ $alone ->
        [yes] { "" }
       *[no] ; la canasta puede ser del compañero
    }
    [viennese_two_grades] el cierre es cubierto si antes no se bajó nada y no se agrega nada a los juegos del compañero; con una canasta propia es canasta oculta
    [none] el cierre oculto no da nada extra
   *[own_canasta_no_additions] el cierre oculto es cerrar con toda la mano, con una canasta propia y sin agregar nada a los juegos del compañero
}
option-concealed-extra = Cierre oculto
option-concealed-extra-about = Qué da el cierre oculto además del premio normal.
option-concealed-extra-is = el cierre oculto da { $value } más
option-concealed-after-pile-take = Cierre oculto con el pozo
option-concealed-after-pile-take-about = Si un turno que empezó con el pozo puede ser un cierre oculto.
option-concealed-after-pile-take-is = { $value ->
    [yes] se puede cerrar con la mano oculta después de tomar el pozo
   *[no] quien tomó el pozo en ese turno no puede cerrar con la mano oculta
}
option-covered-exit-bonus = Cierre cubierto
option-covered-exit-bonus-about = Qué vale en total un cierre cubierto sin canasta propia, en la Canasta Vienesa.
option-covered-exit-bonus-is = { $value ->
    [0] no hay cierre cubierto
   *[other] un cierre cubierto sin canasta propia vale { $value }
}
option-hand-canasta-bonus = Canasta oculta
option-hand-canasta-bonus-about = Qué vale en total un cierre cubierto con una canasta propia, en la Canasta Vienesa.
option-hand-canasta-bonus-is = { $value ->
    [0] no hay canasta oculta
   *[other] un cierre cubierto con una canasta propia vale { $value }
}

## Puntos

option-bonus-natural-canasta = Canasta limpia
option-bonus-natural-canasta-about = Cuánto vale una canasta sin comodines.
option-bonus-natural-canasta-is = una canasta limpia vale { $value }
option-bonus-mixed-canasta = Canasta sucia
option-bonus-mixed-canasta-about = Cuánto vale una canasta con comodines.
option-bonus-mixed-canasta-is = una canasta sucia vale { $value }
option-bonus-wild-canasta = Canasta de comodines
option-bonus-wild-canasta-about = Cuánto vale una canasta de comodines.
option-bonus-wild-canasta-is = { $value ->
    [none] una canasta de comodines vale como una sucia
   *[other] una canasta de comodines vale { $value }
}
option-bonus-wild-all-twos = Canasta de doses
option-bonus-wild-all-twos-about = Cuánto vale una canasta solo de doses.
option-bonus-wild-all-twos-is = { $value ->
    [none] una canasta de doses vale como cualquiera de comodines
   *[other] una canasta de doses vale { $value }
}
option-bonus-wild-four-jokers = Canasta de comodines con cuatro jokers
option-bonus-wild-four-jokers-about = Cuánto vale una canasta de comodines con cuatro jokers.
option-bonus-wild-four-jokers-is = { $value ->
    [none] una canasta de comodines con cuatro jokers vale como cualquier otra
   *[other] una canasta de comodines con cuatro jokers vale { $value }
}
option-bonus-wild-six-jokers = Canasta de comodines con los seis jokers
option-bonus-wild-six-jokers-about = Cuánto vale una canasta de comodines con seis jokers: todos los de tres barajas.
option-bonus-wild-six-jokers-is = { $value ->
    [none] seis jokers en una canasta de comodines no valen más que cuatro
   *[other] una canasta de comodines con seis jokers vale { $value }
}
option-bonus-sequence-canasta = Escalera de siete
option-bonus-sequence-canasta-about = Cuánto vale una escalera de siete cartas.
option-bonus-sequence-canasta-is = { $value ->
    [none] una escalera de siete vale como una canasta limpia
   *[other] una escalera de siete vale { $value }
}
option-bonus-mixed-sequence-canasta = Escalera de siete con un comodín
option-bonus-mixed-sequence-canasta-about = Cuánto vale una escalera de siete con un comodín.
option-bonus-mixed-sequence-canasta-is = { $value ->
    [none] una escalera con un comodín vale como cualquier otra
   *[other] una escalera de siete con un comodín vale { $value }
}
option-bonus-threes-canasta = Canasta de treses
option-bonus-threes-canasta-about = Cuánto vale una canasta de treses.
option-bonus-threes-canasta-is = { $value ->
    [none] una canasta de treses vale como una limpia
   *[other] una canasta de treses vale { $value }
}
option-bonus-sevens-canasta = Canasta de sietes
option-bonus-sevens-canasta-about = Cuánto vale una canasta limpia de sietes.
option-bonus-sevens-canasta-is = { $value ->
    [none] una canasta de sietes vale como cualquier limpia
   *[other] una canasta limpia de sietes vale { $value }
}
option-bonus-mixed-sevens-canasta = Canasta sucia de sietes
option-bonus-mixed-sevens-canasta-about = Cuánto vale una canasta de sietes con comodines.
option-bonus-mixed-sevens-canasta-is = { $value ->
    [none] una canasta sucia de sietes vale como cualquier sucia
   *[other] una canasta sucia de sietes vale { $value }
}
option-bonus-pure-aces-canasta = Canasta limpia de ases
option-bonus-pure-aces-canasta-about = Cuánto vale una canasta limpia de ases.
option-bonus-pure-aces-canasta-is = { $value ->
    [none] una canasta de ases vale como cualquier limpia
   *[other] una canasta limpia de ases vale { $value }
}
option-bonus-going-out = Cierre
option-bonus-going-out-about = Cuánto vale cerrar.
option-bonus-going-out-is = cerrar vale { $value }
option-bonus-concealed-canasta = Canasta de la mano
option-bonus-concealed-canasta-about = Qué da además una canasta bajada entera de la mano.
option-bonus-concealed-canasta-is = { $value ->
    [0] una canasta bajada entera de la mano no da nada extra
   *[other] una canasta bajada entera de la mano da { $value } más
}
option-penalty-incomplete-wild = Comodines sin completar
option-penalty-incomplete-wild-about = Cuánto cuesta un juego de comodines sin completar.
option-penalty-incomplete-wild-is = un juego de comodines sin completar cuesta { $value }
option-penalty-incomplete-wild-four-jokers = Comodines sin completar con cuatro jokers
option-penalty-incomplete-wild-four-jokers-about = Cuánto cuesta un juego de comodines sin completar con cuatro jokers.
option-penalty-incomplete-wild-four-jokers-is = { $value ->
    [none] con cuatro jokers, un juego de comodines sin completar no cuesta más
   *[other] un juego de comodines sin completar con cuatro jokers cuesta { $value }
}
option-penalty-incomplete-sevens = Sietes sin completar
option-penalty-incomplete-sevens-about = Cuánto cuesta un juego de sietes que no llega a canasta.
option-penalty-incomplete-sevens-is = un juego de sietes que no llega a canasta cuesta { $value }
option-penalty-incomplete-pure-aces = Ases limpios sin completar
option-penalty-incomplete-pure-aces-about = Cuánto cuesta un juego de ases limpios que no llega a canasta.
option-penalty-incomplete-pure-aces-is = un juego de ases limpios que no llega a canasta cuesta { $value }
option-penalty-short-sequence = Escalera corta
option-penalty-short-sequence-about = Cuánto cuesta al final una escalera de menos de cinco cartas.
option-penalty-short-sequence-is = una escalera de menos de cinco cartas al final cuesta { $value }
option-penalty-three-sevens-in-hand = Sietes que quedan en la mano
option-penalty-three-sevens-in-hand-about = Cuánto cuestan demasiados sietes que quedan en una mano.
option-penalty-three-sevens-in-hand-is = demasiados sietes que quedan en una mano cuestan { $value }
option-sevens-in-hand-from = Demasiados sietes
option-sevens-in-hand-from-about = Cuántos sietes que quedan en una mano son demasiados.
option-sevens-in-hand-from-is = { $value } sietes que quedan en una mano son demasiados
option-penalty-three-aces-in-hand = Ases que quedan en la mano
option-penalty-three-aces-in-hand-about = Cuánto cuestan tres o más ases que quedan en una mano.
option-penalty-three-aces-in-hand-is = 3 o más ases que quedan en una mano cuestan { $value }
option-melds-deducted-without-canasta = Juegos sin canasta
option-melds-deducted-without-canasta-about = Si las cartas bajadas por un equipo sin canasta cuentan en su contra.
option-melds-deducted-without-canasta-is = { $value ->
    [yes] los juegos de un equipo sin canasta cuentan en su contra
   *[no] las cartas bajadas siempre cuentan a favor de su equipo
}
option-special-hands = Manos especiales
option-special-hands-about = Qué manos enteras se pueden mostrar para terminar la ronda.
option-special-hands-is = manos especiales: { $value }
option-special-hand-scores = Valor de las manos especiales
option-special-hand-scores-about = Cuánto vale cada mano especial.
option-special-hand-scores-is = las manos especiales valen { $value }
option-pairs-wild-pair = Comodines entre los pares
option-pairs-wild-pair-about = Qué par de comodines puede llevar la mano especial de pares, junto con sietes y ases.
option-pairs-wild-pair-is = { $value ->
    [twos] una mano de pares puede llevar un par de doses
    [twos_or_jokers] una mano de pares puede llevar un par de doses o de jokers
   *[none] una mano de pares no lleva comodines
}
option-garbage-form = Basura
option-garbage-form-about = De qué se compone la mano especial llamada basura.
option-garbage-form-is = { $value ->
    [four_triples_and_wild_pair] la basura son cuatro veces tres de un valor y dos comodines iguales
   *[two_fours_two_threes] la basura son dos veces cuatro y dos veces tres de un valor
}
option-special-hand-last-card-from-pile = Mano especial con el pozo
option-special-hand-last-card-from-pile-about = Si la única carta del pozo puede completar una mano especial.
option-special-hand-last-card-from-pile-is = { $value ->
    [single_card_pile] la única carta del pozo puede completar una mano especial
   *[never] una mano especial necesita una carta del mazo
}

## El final

option-stock-exhaustion = Mazo vacío
option-stock-exhaustion-about = Cómo sigue el juego cuando el mazo está vacío.
option-stock-exhaustion-is = { $value ->
    [forced_if_legal] con el mazo vacío hay que tomar el pozo si se puede
    [optional] con el mazo vacío nadie tiene que tomar el pozo
    [end_of_turn] la ronda termina con el turno que vacía el mazo
    [end_with_last_discard] la ronda termina con el descarte de quien roba la última carta
    [recycle_pile] el pozo sin su carta de arriba se baraja y es un mazo nuevo
    [recycle_pile_turned_over] todo el pozo se da vuelta y es un mazo nuevo
   *[forced_if_fits_meld] con el mazo vacío hay que tomar un pozo sin congelar si su carta de arriba va con un juego
}
option-recycle-limit = Mazos nuevos
option-recycle-limit-about = Cuántas veces por ronda puede el pozo pasar a ser un mazo nuevo.
option-recycle-limit-is = { $value ->
    [one] el pozo pasa a ser un mazo nuevo una vez por ronda
   *[other] el pozo pasa a ser un mazo nuevo hasta { $value } veces por ronda
}
option-target-score = Meta
option-target-score-about = Con qué total termina la partida.
option-target-score-is = la partida es a { $value } puntos
option-target-compare = Llegar a la meta
option-target-compare-about = Si hay que llegar a la meta o superarla.
option-target-compare-is = { $value ->
    [more_than] hay que superar la meta
   *[at_least] hay que llegar a la meta
}
option-round-count = Número de rondas
option-round-count-about = Si la partida termina después de cierto número de rondas, sea cual sea el marcador.
option-round-count-is = { $value ->
    [none] la partida termina en su meta
    [one] la partida es de una ronda
   *[other] la partida es de { $value } rondas
}
option-tie-rule = Empates
option-tie-rule-about = Qué pasa si los mejores equipos empatan al final.
option-tie-rule-is = { $value ->
    [shared] los equipos empatados comparten la victoria
   *[play_on] los equipos empatados juegan otra ronda
}
option-lone-hand-rule = Quién juega solo
option-lone-hand-rule-about = Quién juega solo en la modalidad para tres.
option-lone-hand-rule-is = { $value ->
    [first_pile_taker_else_out_player] juega solo el primero en tomar el pozo o, si nadie lo tomó, quien cierra
   *[none] nadie juega solo contra una pareja
}
option-no-taker-scoring = Nadie toma el pozo
option-no-taker-scoring-about = Cómo se cuenta la modalidad para tres cuando nadie tomó el pozo.
option-no-taker-scoring-is = { $value ->
    [each_alone] cada uno suma por su cuenta cuando nadie tomó el pozo ni cerró
   *[na] los equipos son fijos
}
option-red-threes-individual = Treses rojos propios
option-red-threes-individual-about = Si en la modalidad para tres los compañeros suman solo sus propios treses rojos.
option-red-threes-individual-is = { $value ->
    [yes] los compañeros suman solo sus propios treses rojos
   *[no] los compañeros suman juntos sus treses rojos
}

## Modales

option-irregularities = Irregularidades
option-irregularities-about = Si las jugadas contra las reglas se rechazan, o se multan como en Scarne.
option-irregularities-is = { $value ->
    [scarne] algunas irregularidades se multan en vez de rechazarse
   *[reject] las jugadas contra las reglas se rechazan
}
option-improper-initial-meld = Apertura insuficiente
option-improper-initial-meld-about = Qué pasa con una apertura que vale demasiado poco, donde se multan irregularidades.
option-improper-initial-meld-is = { $value ->
    [penalty_cards] las cartas de una apertura insuficiente pasan a ser cartas de castigo
   *[reject] una apertura insuficiente se rechaza
}
option-penalty-ignored-answer = Respuesta ignorada
option-penalty-ignored-answer-about = Cuánto cuesta ir contra la respuesta del compañero, donde se multan irregularidades.
option-penalty-ignored-answer-is = ir contra la respuesta del compañero cuesta { $value }
option-penalty-false-card-count = Número falso de cartas
option-penalty-false-card-count-about = Cuánto cuesta mentir sobre la última carta, donde se multan irregularidades.
option-penalty-false-card-count-is = mentir sobre la última carta cuesta { $value }
option-penalty-unexposed-red-three = Tres rojo escondido
option-penalty-unexposed-red-three-about = Cuánto cuesta un tres rojo que no se bajó, donde se multan irregularidades.
option-penalty-unexposed-red-three-is = un tres rojo que no se bajó cuesta { $value }
option-card-count-question = Número de cartas
option-card-count-question-about = Qué dice el tablero sobre cuántas cartas tiene un jugador.
option-card-count-question-is = { $value ->
    [one_or_more] el tablero solo dice si un jugador tiene una carta o más de una
   *[exact] el tablero dice cuántas cartas tiene cada uno
}

## Palabras de filas y selecciones

option-word-wild = comodines
option-word-red_three = treses rojos
option-word-black_three = treses negros
option-word-seven = sietes
option-word-kind-wild = de comodines
option-word-natural = { $form ->
    [one] limpia
   *[plain] limpias
}
option-word-mixed = { $form ->
    [one] sucia
   *[plain] sucias
}
option-word-sevens = de sietes
option-word-sequence = de escalera
option-word-sequence_or_natural = { $form ->
    [one] de escalera o limpia
   *[plain] de escalera o limpias
}
option-word-straight = escalera
option-word-pairs = pares
option-word-pairs_with_twos = pares con doses
option-word-garbage = basura
option-word-nothing = nada
option-word-yes = sí
option-word-no = no
option-word-none = ninguno
option-word-counted = { $count ->
    [one] { $count } { WORD($word, "one") }
   *[other] { $count } { $word }
}
option-word-worth = { $word } { $points }
option-word-minimum-always = { $minimum }
option-word-minimum-below = { $minimum } por debajo de { $below }
option-word-minimum-from = { $minimum } desde { $from }
