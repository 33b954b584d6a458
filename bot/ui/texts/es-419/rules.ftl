### La ficha de reglas, escrita a partir de un conjunto de reglas. Cada clave es una regla; una sección, una fila de ellas.

rules-title = 📖 { $game }
rules-title-house = 📖 { $name } ({ $game })
rules-house = 🏠 Regla de la casa **{ $name }**
rules-title-section = 📖 { $section }
rules-line = • { $rule }
rules-further = { $clause }.
rules-footer = ¿Dudas de una jugada? Prueba /por-qué. El tablero muestra cuántos puntos pide la apertura.

rules-page-short = En breve
rules-page-all = Todas las reglas
rules-page-about = Sobre esta modalidad
rules-page-changed = Lo distinto de Clásica

## La primera página: una línea cada una, en pocas palabras.

rules-short-first-meld = **Apertura**{ $told }
rules-short-first-meld-points = { $by ->
    [score] { $compare ->
        [more_than] { " " }según los puntos, más de
       *[other] { " " }según los puntos
    }
    [round] { $compare ->
        [more_than] { " " }según la ronda, más de
       *[other] { " " }según la ronda
    }
   *[always] { "" }
}: { $by ->
    [always] { $compare ->
        [more_than] más de { $rows } puntos
       *[other] { $rows } puntos
    }
   *[other] { $rows }
}
rules-short-minimum = { $edge ->
    [below] { $minimum } por debajo de { $score }
   *[from] { $minimum } desde { $score }
}
rules-short-first-meld-hand = solo de la mano
rules-short-first-meld-purity = { $purity ->
    [pure_three_or_wild] con un juego todo natural o todo de comodines
    [pure_three_always] con un juego todo natural
   *[three_naturals] con un juego de tres cartas naturales
}
rules-short-first-meld-waiver = { $canasta ->
    [natural_or_wild_from_hand] sin mínimo con canasta limpia o de comodines
   *[any_canasta] sin mínimo con una canasta
}
rules-short-first-meld-canasta = con una canasta desde { $start }
rules-short-first-meld-natural-canasta = con una canasta limpia desde { $start }
rules-short-first-meld-canastas = con una canasta desde { $start }, limpia desde { $natural }
rules-short-wild = **Comodines** { $told }
rules-short-wild-which = ({ $jokers ->
    [yes] doses, jokers
   *[no] doses
}): { $limit }
rules-short-wild-limit = { $most ->
    [never] ninguno en un juego de un valor
    [ratio] con { $naturals } o más cartas naturales
    [none] los que sean con { $naturals } o más cartas naturales
   *[other] hasta { $most } con { $naturals } o más cartas naturales
}
rules-short-wild-ratio = { $ratio ->
    [naturals_ge_wilds] nunca más que estas
    [naturals_gt_wilds] siempre menos que estas
    [one_until_six_cards] el segundo solo en seis cartas o más
   *[naturals_ge_twice_wilds] como mucho uno por cada dos de estas
}
rules-short-wild-sevens = ninguno en los sietes
rules-short-wild-aces = ninguno se agrega a ases limpios
rules-short-wild-alone = o solos
rules-short-sequences = Las **escaleras** también son juegos: { $told }
rules-short-sequences-which = de { $least } a { $most } seguidas de un palo, { $wilds ->
    [0] sin comodines
   *[other] como mucho un comodín
}
rules-short-pile = **Pozo**: { $told }
rules-short-pile-always = siempre congelado (pide dos cartas naturales de su valor)
rules-short-pile-frozen = { $ever ->
    [yes] congelado (pide dos cartas naturales de su valor) { $causes }
   *[no] nunca congelado, pide dos cartas naturales de su valor
}
rules-short-pile-unmelded = { $alone ->
    [yes] hasta que abras
   *[no] hasta que abra tu equipo
}
rules-short-pile-by = por { $cards }
rules-short-pile-by-turned-three = por un tres rojo de salida
rules-short-pile-else = { $ever ->
    [yes] si no, { $ways }
   *[no] o { $ways }
}
rules-short-pile-way-wild = una con un comodín
rules-short-pile-way-meld = { $canasta ->
    [yes] tu juego
   *[no] tu juego (sin ser canasta)
}
rules-short-pile-way-sequence = tu escalera
rules-short-pile-seven = nunca con un siete arriba
rules-short-pile-extent = { $extent ->
    [top_only] recibes la carta de arriba
    [top_3] recibes las tres cartas de arriba
    [top_5] recibes las cinco cartas de arriba
    [top_7] recibes las siete cartas de arriba
    [until_wild] lo recibes hasta el próximo comodín
   *[from_card] lo recibes desde cualquier carta que puedas bajar
}
rules-short-pile-closed = { $whose ->
    [any] bloqueado por una canasta de su valor, de quien sea
   *[own] bloqueado por tu canasta de su valor
}
rules-short-threes = **Treses** { $told }
rules-short-threes-each = de cada color { $laid }
rules-short-threes-held = { $melded ->
    [yes] se bajan en juegos, nunca por puntos
   *[no] { $thrown ->
        [yes] solo se descartan
       *[no] nunca se bajan ni se descartan
    }
}
rules-short-threes-prices = { $same ->
    [yes] uno en la mano cuesta { $red }
   *[no] en la mano, uno rojo cuesta { $red }, uno negro { $black ->
        [0] nada
       *[other] { $black }
    }
}
rules-short-threes-laid = { $kept ->
    [unlimited] se pueden bajar: { $totals }
    [one_before_meld] se bajan: { $totals }; uno puede esperar hasta que abras
   *[none] se bajan: { $totals }
}
rules-short-threes-even = { $points } cada uno
rules-short-threes-row = { $points } de uno a { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] seis
}
rules-short-threes-span = de { $first } a { $last }
rules-short-threes-sign = { $sign ->
    [any_canasta] en contra sin canasta
    [sevens_canasta] en contra sin canasta de sietes
    [two_canastas] en contra con menos de dos canastas
    [american_three_way] a favor con dos canastas, en contra sin ninguna
    [never] siempre en contra
   *[other] en contra sin juegos
}
rules-short-threes-price = uno en la mano cuesta { $points }
rules-short-red = **Treses rojos** { $told }
rules-short-black = **Treses negros** { $told }
rules-short-black-block = bloquean el pozo
rules-short-black-aside = se apartan de un pozo tomado
rules-short-black-meld = { $how ->
    [never] nunca se bajan
    [with_red] se bajan con los rojos
    [exit_turn_all_six] solo se bajan los { $count } juntos, al cerrar
   *[other] solo se bajan al cerrar
}
rules-short-black-worth = { $same ->
    [yes] { $points } cada uno
   *[no] { $points ->
        [none] uno en la mano cuesta { $price }
       *[other] { $points } cada uno, −{ $price } en la mano
    }
}
rules-short-out = **Cerrar**: { $told }
rules-short-out-canastas = { $count ->
    [one] una canasta (un juego de { $size } cartas)
   *[other] { $count } canastas (juegos de { $size })
}{ $mixed ->
    [all] , { $mix }
    [some] , al menos { $mix }
   *[no] { "" }
}
rules-short-out-threes = otros tantos treses rojos bajados
rules-short-out-foot = jugar de cada pie
rules-short-out-discard = un último descarte
rules-short-out-ask = { $asking ->
    [required] el sí de tu compañero
    [any] puedes preguntar al compañero
    [0] no se pregunta a nadie
    [1] puedes preguntar una vez al compañero
   *[other] puedes preguntar { $asking } veces al compañero
}
rules-short-play = **Se juega** { $told }
rules-short-play-until = { $rounds ->
    [0] { $compare ->
        [more_than] hasta pasar de { $points } puntos
       *[other] a { $points } puntos
    }
    [one] una ronda
   *[other] { $rounds } rondas
}; se { $least ->
    [0] { $most ->
        [one] roba una carta
       *[other] roban { $most } cartas
    }
   *[other] roban de { $least } a { $most } cartas según la ronda
}
rules-short-play-foot = { $scope ->
    [team] después, un pie de { $count } cartas por equipo
   *[player] después, un pie de { $count } cartas
}

## Las secciones.

rules-section-deal = El reparto
rules-section-turn = Tu turno
rules-section-melds = Juegos y canastas
rules-section-first-meld = La apertura
rules-section-pile = Tomar el pozo
rules-section-threes = Treses
rules-section-going-out = El cierre
rules-section-scoring = Puntos
rules-section-end = El final

rules-deal-aim = Suma puntos bajando juegos, sobre todo canastas: juegos de { $size } cartas. Una ronda termina cuando alguien se queda sin cartas.
rules-deal-partners = { $seats } jugadores en { $sides } equipos de { $members }, { $members ->
    [2] los compañeros uno frente al otro
   *[other] cada jugador entre dos rivales
}; { $packs } barajas con { $jokers ->
    [0] ningún joker
    [one] un joker
   *[other] { $jokers } jokers
}. Los juegos y los puntos son del equipo.
rules-deal-fifth = { $seats } jugadores, dos contra tres: en cada ronda descansa por turno uno de los tres, de modo que juegan dos parejas; { $packs } barajas con { $jokers ->
    [0] ningún joker
    [one] un joker
   *[other] { $jokers } jokers
}.
rules-deal-lone = { $seats } jugadores, cada uno con su total; { $packs } barajas con { $jokers ->
    [0] ningún joker
    [one] un joker
   *[other] { $jokers } jokers
}. En cada ronda el primero en tomar el pozo juega solo contra los otros dos, que juntan sus juegos. Si nadie lo tomó, juega solo quien cierra.
rules-deal-lone-none = Si antes se acaba el mazo, cada uno suma por su cuenta.
rules-deal-singles = { $seats } jugadores, cada uno por su cuenta; { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
} con { $jokers ->
    [0] ningún joker
    [one] un joker
   *[other] { $jokers } jokers
}.
rules-deal-short-pack = Solo hay { $copies } cartas de cada valor, de cuatro a as.
rules-deal-hand = Cada jugador recibe { $count } cartas. Empieza el lugar siguiente a quien reparte, y en cada ronda el reparto pasa al lugar siguiente.
rules-deal-foot = { $scope ->
    [team] Cada equipo tiene una mano extra
   *[player] Cada jugador tiene un segundo paquete
} de { $count ->
    [one] una carta
   *[other] { $count } cartas
}, el pie, que nadie mira todavía{ $hand ->
    [lower_bottom_card_first] ; de los dos paquetes, la mano es el que tiene más baja la carta de abajo.
   *[none] .
}
rules-deal-upcard = Una carta, la carta de arriba, se pone descubierta para empezar el pozo.
rules-deal-prize-pile = El pozo empieza con cuatro cartas tapadas y una descubierta encima, la carta de arriba.
rules-deal-no-upcard = El pozo empieza vacío.
rules-deal-cover = Si la carta de arriba es { $cards }, se le pone otra encima{ $freezes ->
    [yes] , y el pozo empieza congelado.
    [some] ; { $freezing } hace que el pozo empiece congelado.
   *[no] .
}
rules-deal-bonus = { $kind ->
    [wings] En el reparto se apartan dos paquetes. Quien hace la apertura { $alone ->
        [yes] recibe
       *[no] de un equipo recibe
    } uno de ellos en su siguiente turno: { $counts }.
    [dead_wings] { $same ->
        [yes] En el reparto se apartan dos paquetes de { $first } cada uno, tapados,
       *[no] En el reparto se apartan dos paquetes, de { $first } y de { $second }, tapados,
    } y nunca se usan.
    [draw_into_hand] Cartas extra: quien hace la apertura { $alone ->
        [yes] roba
       *[no] de un equipo roba
    } enseguida { $counts } para su mano.
   *[draw_after_initial_meld] Cartas extra: quien hace la apertura { $alone ->
        [yes] sin cerrar
       *[no] de un equipo sin cerrar
    } roba { $counts } después de descartar. Quedan tapadas hasta su siguiente turno y entonces pasan a la mano; si la ronda termina antes, no cuentan para nadie.
}
rules-deal-bonus-counts = { $same ->
    [yes] { $first }
   *[no] { $first } para el primer { $alone ->
        [yes] jugador
       *[no] equipo
    }, { $second ->
        [0] ninguna
        [one] una
       *[other] { $second }
    } para el segundo{ $kind ->
        [wings] { "" }
       *[other] ,
    }
}
rules-deal-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
rules-deal-turn-card = La carta de aviso está en el puesto { $place } desde el fondo del mazo. Cuando se roba, todos lo saben{ $bonus ->
    [yes] , y desde entonces no hay cartas extra.
   *[no] .
}

rules-turn-draw = { $count ->
    [one] Roba una carta del mazo, o toma
   *[other] Roba { $count } cartas del mazo, o toma
} { $whole ->
    [yes] todo el pozo.
   *[no] del pozo.
}
rules-turn-draw-by-round = Roba cartas del mazo, { $counts }; o toma { $whole ->
    [yes] todo el pozo.
   *[no] del pozo.
}
rules-turn-short-draw = Si al mazo le quedan menos cartas de las que robas, basta con robar esas.
rules-turn-foot = { $scope ->
    [team] { $trigger ->
        [own_first_canasta] Tomas el pie de tu equipo, si ningún compañero lo hizo, en cuanto completas una canasta. Si tu mano se acaba antes, lo tomas entonces: enseguida si bajaste tu última carta, al final del turno si la descartaste.
       *[hand_empty] Cuando se acaba tu mano tomas el pie de tu equipo, si ningún compañero lo hizo: enseguida si bajaste tu última carta, y tu turno sigue; al final del turno si la descartaste.
    }
   *[player] { $trigger ->
        [own_first_canasta] Tomas tu pie en cuanto completas tu primera canasta. Si tu mano se acaba antes, lo tomas entonces: enseguida si bajaste tu última carta, al final del turno si la descartaste.
       *[hand_empty] Cuando se acaba tu mano tomas tu pie: enseguida si bajaste tu última carta, y tu turno sigue; al final del turno si la descartaste.
    }
}
rules-rounds-one = { $value } en la ronda { $first }
rules-rounds-span = { $value } en las rondas { $first } a { $last }
rules-rounds-from = { $value } desde la ronda { $first }
rules-turn-play = { $alone ->
    [yes] Después baja juegos o agrega a los tuyos, tantos como quieras, pero nunca a los de los demás.
   *[no] Después baja juegos o agrega a los de tu equipo, tantos como quieras, pero nunca a los de los demás.
}
rules-turn-discard = { $any ->
    [yes] Termina tu turno descartando una carta, la que sea menos un tres rojo.
   *[no] Termina tu turno descartando una carta.
}
rules-turn-visible = { $visibility ->
    [all] Puedes mirar todo el pozo.
   *[other] Del pozo solo se ve la carta de arriba.
}
rules-turn-forced = Si no tienes otra cosa en la mano, puedes descartar una carta que normalmente no se permite.

rules-melds-shape = Un juego son { $least } o más cartas del mismo valor; los palos no importan. De cuatro a as son cartas naturales; los doses y los jokers son comodines{ $wild ->
    [yes] { " " }y pueden representar cualquiera de ellas.
   *[no] .
}
rules-melds-wilds = { $most ->
    [none] Un juego necesita al menos { $naturals } cartas naturales; no hay otro límite para los comodines.
    [ratio] Un juego necesita al menos { $naturals } cartas naturales.
    [never] Un juego de un valor nunca lleva comodines.
    [one] Un juego necesita al menos { $naturals } cartas naturales y puede llevar como máximo un comodín.
   *[other] Un juego necesita al menos { $naturals } cartas naturales y puede llevar como máximo { $most } comodines.
}
rules-melds-ratio = { $ratio ->
    [naturals_ge_wilds] Un juego nunca tiene más comodines que cartas naturales.
    [naturals_gt_wilds] Un juego siempre tiene más cartas naturales que comodines.
    [one_until_six_cards] Un juego de hasta cinco cartas lleva como máximo un comodín; uno más grande, dos.
   *[naturals_ge_twice_wilds] Un juego tiene al menos dos cartas naturales por cada comodín.
}
rules-melds-largest = Un juego tiene como máximo { $most } cartas.
rules-melds-merge = { $alone ->
    [yes] Tienes un solo juego de cada valor: las demás cartas de ese valor se le agregan.
   *[no] Cada equipo tiene un solo juego de cada valor: las demás cartas de ese valor se le agregan.
}
rules-melds-canasta = { $mixed ->
    [yes] { $closes ->
        [none] { $size } cartas son una canasta, que ya no admite más: 🔴 limpia sin comodines, ⚫ sucia con ellos.
        [natural_only] { $size } cartas o más son una canasta: 🔴 limpia sin comodines, ⚫ sucia con ellos. Una limpia admite más cartas naturales; una sucia, nada más.
       *[all] { $size } cartas o más son una canasta: 🔴 limpia sin comodines, ⚫ sucia con ellos.
    }
   *[no] { $closes ->
        [none] { $size } cartas son una 🔴 canasta limpia, que ya no admite más.
       *[all] { $size } cartas o más son una 🔴 canasta limpia.
    }
}
rules-melds-wild = { $most ->
    [none] { $least } o más comodines solos también son un juego, y { $size } son una canasta.
   *[other] De { $least } a { $most } comodines solos también son un juego, y { $size } son una canasta.
}
rules-melds-sequence = Una escalera también es un juego: de { $least } a { $most } cartas seguidas de un palo, del cuatro, la más baja, al as, la más alta, { $wilds ->
    [0] sin comodines
    [one] con un comodín como máximo
   *[other] con { $wilds } comodines como máximo
}. { $alone ->
    [yes] Puedes
   *[no] Un equipo puede
} tener varias, también de un mismo palo.
rules-melds-samba = Una escalera de { $size } es una canasta, que ya no admite más cartas.
rules-melds-threes = Los treses también se bajan, rojos y negros juntos, sin comodines: { $least } o más son un juego, { $size } una canasta.

rules-first-meld-needs = { $alone ->
    [yes] Las primeras cartas que bajas en una ronda tienen que valer
   *[no] Las primeras cartas que baja tu equipo en una ronda tienen que valer
} { $compare ->
    [more_than] más de lo siguiente
   *[other] al menos lo siguiente
}{ $by ->
    [round] :
   *[score] , según los puntos antes de la ronda:
} { $rows }.
rules-first-meld-none = sin mínimo
rules-first-meld-row-below = por debajo de { $below }: **{ $minimum }**
rules-first-meld-row-between = de { $from } a { $to }: **{ $minimum }**
rules-first-meld-row-from = { $from } y más: **{ $minimum }**
rules-first-meld-row-any = siempre: **{ $minimum }**
rules-first-meld-counts = Se pueden bajar varios juegos a la vez; cuenta el valor de las cartas, los bonos no.
rules-first-meld-pile = { $allowed ->
    [no] La apertura sale solo de la mano, no con el pozo.
    [yes_after_hand_meld] La apertura sale solo de la mano. Si puedes bajarla antes de robar, puedes tomar el pozo en el mismo turno con dos cartas naturales del valor de su carta de arriba: un par que forme parte de estos juegos, u otro par de tu mano, que no cuenta para el mínimo.
    [yes_after_hand_meld_not_mixed_aces] La apertura sale solo de la mano. Si puedes bajarla antes de robar, puedes tomar el pozo en el mismo turno con dos cartas naturales del valor de su carta de arriba: un par que forme parte de estos juegos, u otro par de tu mano, que no cuenta para el mínimo. Unos ases bajados con un comodín no pueden tomar un as.
   *[other] { $extent ->
        [top_only] Si tomas la carta de arriba del pozo, también cuenta.
        [from_card] Si tomas del pozo, también cuenta la carta que bajas; lo demás llega a tu mano solo después.
       *[other] Si tomas el pozo, también cuenta su carta de arriba; lo demás llega a tu mano solo después.
    }
}
rules-first-meld-own = Entre compañeros de una ronda cuentan los puntos de quien abre primero; el otro baja después sin mínimo.
rules-first-meld-special = En lugar de abrir puedes mostrar una mano especial: mira El cierre.
rules-first-meld-waiver = Si robas del mazo y bajas toda tu mano en ese turno, con una canasta en ella, no hay mínimo.

