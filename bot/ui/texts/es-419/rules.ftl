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
        [more_than] { " " }según el marcador, más de
       *[other] { " " }según el marcador
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
rules-short-pile-by-turned-three = por un tres rojo del reparto
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
rules-short-black-block = tapan el pozo
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
rules-deal-upcard = Una carta, la carta de arriba, se pone boca arriba para empezar el pozo.
rules-deal-prize-pile = El pozo empieza con cuatro cartas boca abajo y una boca arriba encima, la carta de arriba.
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
        [yes] En el reparto se apartan dos paquetes de { $first } cada uno, boca abajo,
       *[no] En el reparto se apartan dos paquetes, de { $first } y de { $second }, boca abajo,
    } y nunca se usan.
    [draw_into_hand] Cartas extra: quien hace la apertura { $alone ->
        [yes] roba
       *[no] de un equipo roba
    } enseguida { $counts } para su mano.
   *[draw_after_initial_meld] Cartas extra: quien hace la apertura { $alone ->
        [yes] sin cerrar
       *[no] de un equipo sin cerrar
    } roba { $counts } después de descartar. Quedan boca abajo hasta su siguiente turno y entonces pasan a la mano; si la ronda termina antes, no cuentan para nadie.
}
rules-deal-bonus-counts = { $same ->
    [yes] { $first }
   *[no] { $first } si es el primer { $alone ->
        [yes] jugador
       *[no] equipo
    }, { $second ->
        [0] ninguna
        [one] una
       *[other] { $second }
    } si es el segundo{ $kind ->
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
   *[score] , según el marcador antes de la ronda:
} { $rows }.
rules-first-meld-none = sin mínimo
rules-first-meld-row-below = por debajo de { $below }: **{ $minimum }**
rules-first-meld-row-between = de { $from } a { $to }: **{ $minimum }**
rules-first-meld-row-from = { $from } y más: **{ $minimum }**
rules-first-meld-row-any = siempre: **{ $minimum }**
rules-first-meld-counts = Se pueden bajar varios juegos a la vez; cuenta el valor de las cartas, los premios no.
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
rules-first-meld-own = Entre compañeros de una ronda cuenta el marcador de quien abre primero; el otro baja después sin mínimo.
rules-first-meld-special = En lugar de abrir puedes mostrar una mano especial: mira “El cierre”.
rules-first-meld-waiver = Si robas del mazo y bajas toda tu mano en ese turno, con una canasta en ella, no hay mínimo.

rules-pile-top = { $extent ->
    [all] Para tomar el pozo tienes que bajar enseguida su carta de arriba. Recibes todo el pozo.
    [top_only] Para tomar del pozo tienes que bajar enseguida su carta de arriba. Recibes solo esa carta.
    [top_3] Para tomar del pozo tienes que bajar enseguida su carta de arriba. Recibes las tres cartas de arriba, o todas si hay menos.
    [top_5] Para tomar del pozo tienes que bajar enseguida su carta de arriba. Recibes las cinco cartas de arriba, o todas si hay menos.
    [top_7] Para tomar del pozo tienes que bajar enseguida su carta de arriba. Recibes las siete cartas de arriba, o todas si hay menos.
    [until_wild] Para tomar del pozo tienes que bajar enseguida su carta de arriba. Recibes las cartas hasta el próximo comodín, que se queda.
   *[from_card] Para tomar del pozo eliges una carta de él y la bajas enseguida, como si fuera la de arriba. La recibes con todo lo que tiene encima.
}
rules-pile-pair = Esto siempre vale: dos cartas naturales { $extent ->
    [from_card] del valor de esa carta
   *[other] del valor de la carta de arriba
}, de tu mano.
rules-pile-unfrozen = Si no está congelado, también: { $ways }.
rules-pile-or = { $one }; o { $other }
rules-pile-way-wild = una carta natural de ese valor y un comodín, de tu mano
rules-pile-way-layoff = { $extent ->
    [from_card] agregar esa carta
   *[other] agregar la carta de arriba
} a un juego { $alone ->
    [yes] tuyo
   *[no] de tu equipo
}
rules-pile-way-layoff-no-canasta = { $extent ->
    [from_card] agregar esa carta
   *[other] agregar la carta de arriba
} a un juego { $alone ->
    [yes] tuyo
   *[no] de tu equipo
} que todavía no sea canasta
rules-pile-way-sequence = { $extent ->
    [from_card] agregar esa carta
   *[other] agregar la carta de arriba
} a una escalera { $alone ->
    [yes] tuya
   *[no] de tu equipo
}
rules-pile-sequence-card = Si la carta de arriba alarga una escalera { $alone ->
    [yes] tuya
   *[no] de tu equipo
} en la mesa, puedes tomar solo esa carta para ella en vez de robar; el resto del pozo se queda.
rules-pile-sequence-none = { $allowed ->
    [no] { $extent ->
        [from_card] Esa carta nunca se puede
       *[other] La carta de arriba nunca se puede
    } tomar para una escalera.
   *[yes] { $extent ->
        [from_card] Esa carta no puede
       *[other] La carta de arriba no puede
    } empezar una escalera nueva.
}
rules-pile-own-canasta = Una carta natural y un comodín no pueden tomar el pozo para una canasta { $alone ->
    [yes] tuya
   *[no] de tu equipo
} en la que no cabe el comodín.
rules-pile-always-frozen = El pozo siempre está congelado: solo lo toman dos cartas naturales { $extent ->
    [from_card] del valor de esa carta
   *[other] del valor de la carta de arriba
}, de tu mano.
rules-pile-room = No puedes tomar el pozo para un juego que así tendría más de { $most } cartas.
rules-pile-wild-pair = Un comodín que está arriba se puede tomar con un par igual de la mano, un dos con dos doses, un joker con dos jokers: se bajan como comodines.
rules-pile-frozen-unmelded = { $alone ->
    [yes] ❄️ Está congelado para ti hasta tu apertura.
   *[no] ❄️ Está congelado para tu equipo hasta su apertura.
}
rules-pile-frozen-by = ❄️ Está congelado para todos mientras contenga { $cards }.
rules-pile-frozen-by-turned-three = ❄️ Un tres rojo lo congela para todos solo si se descubrió en el reparto: uno descartado no.
rules-pile-blocked = ⛔ Nadie puede tomarlo con { $cards } arriba.
rules-pile-blocked-canasta = { $alone ->
    [yes] ⛔ No puedes tomarlo si la carta de arriba va con una canasta tuya.
   *[no] ⛔ Tu equipo no puede tomarlo si la carta de arriba va con una canasta suya.
}
rules-pile-one-card = { $allowed ->
    [yes] Con una sola carta en la mano puedes tomar un pozo de una carta, si { $foot ->
        [player] te queda tu pie por tomar, o si puedes cerrar.
        [team] queda por tomar el pie de tu equipo, o si puedes cerrar.
       *[no] entonces puedes cerrar.
    }
   *[no] Con una sola carta en la mano no puedes tomar un pozo de una carta.
}
rules-card-wild = un comodín
rules-card-red-three = un tres rojo
rules-card-black-three = un tres negro
rules-card-seven = un siete

rules-threes-red = { $timing ->
    [hand] Baja tus treses rojos a la mesa en tu turno; una carta del mazo repone cada uno.
    [own_turn] Los treses rojos se bajan solos a la mesa (los repartidos, en tu primer turno) y se reponen del mazo.
   *[at_deal] Los treses rojos se bajan solos a la mesa y se reponen del mazo.
} Valen { $totals }.
rules-threes-american = { $kept ->
    [one_before_meld] { $which ->
        [red] Los treses rojos van
        [black] Los treses negros van
       *[any] Los treses de ambos colores van
    } a la mesa en tu turno. Mientras { $alone ->
        [yes] no hayas abierto
       *[no] tu equipo no haya abierto
    }, puedes guardar uno de ellos en la mano.
    [unlimited] Puedes bajar { $which ->
        [red] treses rojos
        [black] treses negros
       *[any] treses de ambos colores
    } a la mesa en tu turno, o guardarlos en la mano.
   *[none] { $which ->
        [red] Los treses rojos
        [black] Los treses negros
       *[any] Los treses de ambos colores
    } se bajan solos a la mesa{ $timing ->
        [own_turn] { " " }(los repartidos, en tu primer turno).
       *[at_deal] .
    }
} Una carta del mazo repone cada uno que bajas.
rules-threes-american-totals = { $which ->
    [red] Los treses rojos en la mesa valen
    [black] Los treses negros en la mesa valen
   *[any] Los treses de cada color cuentan aparte:
} { $totals }.
rules-threes-black-too = Los treses negros en la mesa valen lo mismo, contados aparte.
rules-threes-nothing = nada
rules-threes-each = { $points } por { $count ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] { $count }
}
rules-threes-from-pile = { $which ->
    [red] Un tres rojo
    [black] Un tres negro
   *[any] Un tres
} de un pozo tomado también va a la mesa, pero no se repone.
rules-threes-sign = { $alone ->
    [yes] { $sign ->
        [any_canasta] Los treses en la mesa cuentan en contra de un jugador sin canasta.
        [sevens_canasta] Los treses en la mesa cuentan en contra de un jugador sin canasta de sietes.
        [two_canastas] Los treses en la mesa cuentan en contra de un jugador con menos de dos canastas.
        [american_three_way] Los treses en la mesa cuentan a favor de un jugador con dos canastas o más; con una no valen nada; sin ninguna cuentan en contra.
        [never] Los treses en la mesa siempre cuentan en contra de su jugador.
       *[other] Los treses en la mesa cuentan en contra de un jugador sin ningún juego.
    }
   *[no] { $sign ->
        [any_canasta] Los treses en la mesa cuentan en contra de un equipo sin canasta.
        [sevens_canasta] Los treses en la mesa cuentan en contra de un equipo sin canasta de sietes.
        [two_canastas] Los treses en la mesa cuentan en contra de un equipo con menos de dos canastas.
        [american_three_way] Los treses en la mesa cuentan a favor de un equipo con dos canastas o más; con una no valen nada; sin ninguna cuentan en contra.
        [never] Los treses en la mesa siempre cuentan en contra de su equipo.
       *[other] Los treses en la mesa cuentan en contra de un equipo sin ningún juego.
    }
}
rules-threes-thrown = { $thrown ->
    [yes] Los treses solo se pueden descartar: nunca se bajan en juegos ni a la mesa.
   *[no] Los treses nunca se bajan en juegos ni a la mesa, ni se descartan.
}
rules-threes-melded = { $thrown ->
    [yes] Los treses se quedan en la mano, para bajarlos en juegos o descartarlos: no se bajan a la mesa por un premio.
   *[no] Los treses se quedan en la mano, para bajarlos en juegos: no se bajan a la mesa por un premio.
}
rules-threes-as-laid = { $which ->
    [red] Los treses rojos
    [black] Los treses negros
   *[any] Los treses
} que quedan en la mano cuentan como si estuvieran en la mesa{ $rule ->
    [as_if_laid_for_penalty] { " " }cuando allí cuestan puntos; si no, no valen nada.
   *[as_if_laid] .
}
rules-threes-last = { $which ->
    [red] Un tres rojo
    [black] Un tres negro
   *[any] Un tres
} robado como última carta del mazo { $rule ->
    [ends_uncredited] termina la ronda enseguida y no vale nada.
    [ends_minus_five] termina la ronda enseguida y { $points ->
        [held] cuenta como uno que queda en la mano.
        [0] no vale nada.
       *[other] cuenta { $points } en contra de quien lo robó.
    }
    [must_lay] tiene que bajarse, y la ronda termina enseguida.
    [may_lay] se puede bajar, y la ronda termina.
    [may_discard_if_out] se puede descartar para cerrar; si no, la ronda termina enseguida.
    [stays_in_hand] se queda en la mano, y el turno sigue.
    [stays_if_kept] se queda en la mano si se puede guardar ahí, y el turno sigue; cualquier otro se baja, y la ronda termina.
   *[ends_laid_counts] se baja y cuenta, y la ronda termina enseguida.
}
rules-threes-with-another = { $ends ->
    [always] Un tres que el mazo no puede reponer también termina la ronda, sin importar qué se robó con él.
    [last] Lo mismo si antes de él se robó otra carta.
   *[no] Si se robó otra carta con él, el turno sigue.
}
rules-threes-laid-last = Bajar un tres que el mazo no puede reponer termina la ronda.
rules-threes-caught = { $which ->
    [red] Un tres rojo
    [black] Un tres negro
   *[any] Un tres
} que queda en { $foot ->
    [yes] la mano o el pie
    [only] el pie
   *[no] la mano
} { $points ->
    [0] no cuesta nada
   *[other] cuesta { $points }
}.
rules-threes-black-block = Un tres negro no congela el pozo, pero lo tapa: el jugador siguiente no puede tomarlo.
rules-threes-black-pass = { $going_out ->
    [yes] Un tres negro en el pozo no detiene a quien lo baja, lo que solo es posible al cerrar.
   *[no] Un tres negro en el pozo no detiene a quien lo baja.
}
rules-threes-black-aside = Los treses negros de un pozo tomado no van a la mano. Se apartan y cuentan para su equipo: 5 cada uno, todos los de las barajas juntos { $all }.
rules-threes-black-meld = { $how ->
    [exit_turn_all_six] Los treses negros solo se pueden bajar los { $least } juntos, sin comodines, en el turno en que cierras. Cada uno vale { $value }.
    [exit_turn_with_wilds] Los treses negros se pueden bajar en el turno en que cierras: { $least } o más cartas, con comodines como en otros juegos. Nunca son una canasta. Cada tres negro vale { $value }.
   *[exit_turn_three_plus] Se pueden bajar { $least } o más treses negros, sin comodines, en el turno en que cierras. Cada uno vale { $value }.
}
rules-threes-black-never = Los treses negros nunca se bajan.
rules-threes-black-all = Todos los treses negros bajados juntos valen, en cambio, { $points }.

rules-out-needs = { $alone ->
    [yes] Para cerrar necesitas
   *[no] Para cerrar tu equipo necesita
} { $count ->
    [one] una canasta; se puede completar en el mismo turno.
   *[other] { $count } canastas; se pueden completar en el mismo turno.
}
rules-out-mix = Entre ellas, al menos: { $mix }.{ $sevens ->
    [yes] { " " }Una canasta de sietes no cuenta como de ninguna otra clase.
   *[no] { "" }
}
rules-out-mix-natural = { $count ->
    [one] { $count } limpia
   *[other] { $count } limpias
}
rules-out-mix-mixed = { $count ->
    [one] { $count } sucia
   *[other] { $count } sucias
}
rules-out-mix-wild = { $count } de comodines
rules-out-mix-sevens = { $count } de sietes
rules-out-mix-sequence = { $count } de escalera
rules-out-mix-sequence-or-natural = { $count ->
    [one] { $count } de escalera o limpia
   *[other] { $count } de escalera o limpias
}
rules-out-how = { $discard ->
    [required] Baja todas tus cartas menos una, y descarta la última.
   *[other] Baja todas tus cartas, o todas menos una y descarta la última.
}
rules-out-keep = { $foot ->
    [player] Si no, guarda al menos una carta después de descartar, una vez que tomaste tu pie.
    [team] Si no, guarda al menos una carta después de descartar, una vez tomado el pie de tu equipo.
   *[no] Si no, guarda al menos una carta después de descartar.
}
rules-out-ask = { $limit ->
    [0] No se pregunta a los compañeros.
    [any] { $timing ->
        [with_skip_draw] Antes de robar puedes preguntar a tu compañero: “¿Puedo cerrar?” La respuesta obliga en este turno; después de un sí no robas.
        [before_any_meld] Después de robar del mazo y antes de bajar cartas puedes preguntar a tu compañero: “¿Puedo cerrar?” { $answer }
        [own_turn_before_any_meld] Antes de bajar cartas o tomar el pozo puedes preguntar a tu compañero, pero antes de robar solo si puedes cerrar robes lo que robes: “¿Puedo cerrar?” { $answer }
        [unspecified] Antes de bajar cartas, u otras más después de tomar el pozo, puedes preguntar a tu compañero: “¿Puedo cerrar?” { $answer }
       *[after_draw_or_top_meld] Antes de bajar cartas que no sean las que toman el pozo puedes preguntar a tu compañero: “¿Puedo cerrar?” { $answer }
    }
   *[other] { $limit ->
        [1] Una vez por ronda
       *[other] Hasta { $limit } veces por ronda
    }, { $timing ->
        [with_skip_draw] antes de robar
        [before_any_meld] después de robar del mazo y antes de bajar cartas
        [own_turn_before_any_meld] antes de bajar cartas o tomar el pozo, pero antes de robar solo si puedes cerrar robes lo que robes
        [unspecified] antes de bajar cartas, u otras más después de tomar el pozo
       *[after_draw_or_top_meld] antes de bajar cartas que no sean las que toman el pozo
    }, puedes preguntar a tu compañero: “¿Puedo cerrar?” { $answer }
}
rules-out-answer = { $fine ->
    [0] La respuesta obliga en este turno.
   *[other] Ir contra la respuesta en este turno le cuesta { $fine } a tu equipo.
}
rules-out-ask-next = De tus dos compañeros responde quien juega antes.
rules-out-ask-required = Nadie puede cerrar sin el sí de su compañero.
rules-out-concealed = El cierre oculto es cerrar con toda tu mano en un solo turno, con una canasta propia, sin haber bajado nada antes{ $alone ->
    [yes] { "" }
   *[no] { " " }y sin agregar nada a los juegos de tu compañero
}{ $pile ->
    [yes] .
   *[no] , después de robar del mazo.
}
rules-out-covered = El cierre cubierto es cerrar con toda tu mano en un solo turno, sin haber bajado nada antes{ $alone ->
    [yes] { "" }
   *[no] { " " }y sin agregar nada a los juegos de tu compañero
}{ $pile ->
    [yes] .
   *[no] , después de robar del mazo.
} Con una canasta propia, es una canasta oculta.
rules-out-special = Manos especiales: { $alone ->
    [yes] si no bajaste nada
   *[no] si tu equipo no bajó nada
} y tus { $cards } cartas, después de robar del mazo{ $pile ->
    [yes] { " " }o con un pozo de una carta,
   *[no] ,
} son una de estas, puedes mostrarlas todas sin descartar. La ronda termina; { $alone ->
    [yes] sumas
   *[no] tu equipo suma
} estos puntos y nada más, los demás suman como siempre.
rules-out-special-straight = Escalera, { $points }: una carta de cada valor del dos al as, también el tres, y un joker.
rules-out-special-pairs = Pares, { $points }: pares de siete valores, sin comodines ni treses.
rules-out-special-pairs-with-twos = { $wilds ->
    [twos_or_jokers] Pares con comodines, { $points }: pares de sietes y de ases, dos doses o dos jokers, y pares de cuatro valores más.
   *[twos] Pares con doses, { $points }: pares de sietes, de ases y de doses, y pares de cuatro valores más.
}
rules-out-special-garbage = { $form ->
    [four_triples_and_wild_pair] Basura, { $points }: tres cartas de cada uno de cuatro valores, y dos doses o dos jokers.
   *[two_fours_two_threes] Basura, { $points }: cuatro cartas de cada uno de dos valores y tres de cada uno de otros dos, sin comodines ni treses.
}
rules-out-special-closed = Los valores cerrados no importan para las manos especiales.

rules-score-cards = Cartas: joker 50, as y dos 20, de rey a ocho 10, de siete a cuatro 5{ $threes ->
    [black] , tres negro 5.
    [all] , tres 5.
   *[none] .
}
rules-score-melds = { $alone ->
    [yes] Las cartas bajadas cuentan para su jugador{ $deducted ->
        [yes] , pero en contra de un jugador sin canasta.
       *[no] .
    }
   *[no] Las cartas bajadas cuentan para su equipo{ $deducted ->
        [yes] , pero en contra de un equipo sin canasta.
       *[no] .
    }
}
rules-score-canastas = 🔴 Canasta limpia { $natural }{ $mixed ->
    [none] .
   *[other] , ⚫ canasta sucia { $mixed }.
}
rules-score-wild = Canasta de comodines { $points }{ $twos ->
    [none] { "" }
   *[other] , solo de doses { $twos }
}{ $jokers ->
    [none] { "" }
   *[other] , con cuatro jokers { $jokers }
}{ $six ->
    [none] { "" }
   *[other] , con los seis jokers { $six }
}.
rules-score-sevens = { $mixed ->
    [same] Canasta de sietes { $natural }.
    [none] Canasta limpia de sietes { $natural }.
   *[other] Canasta limpia de sietes { $natural }, sucia { $mixed }.
}
rules-score-sequence = Escalera de siete { $points }{ $mixed ->
    [none] .
   *[other] , con un comodín { $mixed }.
}
rules-score-threes = Canasta de treses { $points }.
rules-score-covered = Cerrar { $points }; cubierto vale { $covered } en total; con canasta oculta, { $canasta } en total.
rules-score-going-out = Cerrar { $points }.
rules-score-concealed = Cerrar { $points }, con la mano oculta { $extra } más.
rules-score-hand = { $foot ->
    [yes] { $alone ->
        [yes] Las cartas que quedan en las manos y en los pies cuentan en contra de su jugador.
       *[no] Las cartas que quedan en las manos y en los pies cuentan en contra del equipo.
    }
   *[no] { $alone ->
        [yes] Las cartas que quedan en una mano cuentan en contra de su jugador.
       *[no] Las cartas que quedan en las manos cuentan en contra del equipo.
    }
}
rules-score-each = { $own ->
    [yes] Los compañeros de una ronda suman cada uno el total de sus juegos, canastas y manos en conjunto, más sus propios treses rojos.
   *[no] Los compañeros de una ronda suman cada uno el total de sus juegos, canastas, treses y manos en conjunto.
}
rules-score-unfinished-wild = Un juego de comodines sin completar cuesta { $points }{ $jokers ->
    [none] .
   *[other] , con cuatro jokers { $jokers }.
}
rules-score-sevens-held = { $count } o más sietes que quedan en una mano cuestan { $points }.
rules-score-bonus-cards = Las cartas extra que no llegaron a una mano al terminar la ronda no cuentan para nadie.

rules-end-round = Una ronda termina cuando alguien cierra, o cuando el mazo { $goes_on ->
    [yes] está vacío y quien tiene el turno no toma el pozo.
   *[no] se acaba.
}
rules-end-recycle = Cuando el mazo está vacío, el pozo sin su carta de arriba se baraja y pasa a ser un mazo nuevo, { $limit ->
    [one] una vez
   *[other] hasta { $limit } veces
} por ronda. Después puedes tomar el pozo o dejar que termine la ronda.
rules-end-turned-over = Cuando el mazo está vacío, todo el pozo se da vuelta y pasa a ser el mazo nuevo tal como está, primero su carta de abajo, { $limit ->
    [one] una vez
   *[other] hasta { $limit } veces
} por ronda. Después tienes que tomar el pozo si puedes; si no, la ronda termina.
rules-end-stock = { $rule ->
    [optional] Con el mazo vacío puedes tomar el pozo o dejar que termine la ronda.
    [forced_if_legal] Con el mazo vacío tienes que tomar el pozo si puedes; si no, la ronda termina.
    [end_of_turn] Cuando el mazo queda vacío, la ronda termina con ese turno.
    [end_with_last_discard] Cuando el mazo queda vacío, la ronda termina con el descarte de quien robó su última carta.
   *[other] Con el mazo vacío tienes que tomar el pozo si no está congelado y su carta de arriba va con un juego { $alone ->
        [yes] tuyo
       *[no] de tu equipo
    }. Si no, puedes tomarlo o dejar que termine la ronda.
}
rules-end-target = La partida termina después de la ronda en la que { $alone ->
    [yes] un jugador
   *[no] un equipo
} { $compare ->
    [more_than] pasa de
   *[other] llega a
} { $target } puntos; gana el total más alto.
rules-end-rounds = La partida es de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}; gana el total más alto.
rules-end-refused = Las jugadas contra las reglas se rechazan, así que estas multas nunca se dan: { $penalties }. Para jugar con ellas, crea una regla de la casa (`/casa crear`) y pon “{ option-irregularities }” en “algunas irregularidades se multan en vez de rechazarse”.
rules-end-idle = Las demás reglas no dejan ocasión para estas multas: { $penalties }.
rules-end-nothing-punished = Las jugadas contra las reglas podrían multarse en vez de rechazarse, como en Scarne, pero no hay ninguna multa definida.
rules-end-punished = Algunas jugadas contra las reglas se multan en vez de rechazarse, como en Scarne; las demás se rechazan.
rules-end-exposed = Si una apertura vale demasiado poco y la mano no puede completar lo que falta, sus cartas quedan a la vista como cartas de castigo, y un pozo tomado para ella se devuelve. Hasta que { $alone ->
    [yes] abras, descartas
   *[no] tu equipo abra, descartas
} una de ellas en cada turno; las que quedan vuelven a tu mano en tu siguiente turno. Las cartas de castigo no cuentan para nadie.
rules-end-answer = { $points ->
    [0] La respuesta del compañero no se puede ignorar.
   *[other] Ir contra la respuesta del compañero le cuesta { $points } a tu equipo.
}
rules-end-three = { $points ->
    [0] Ningún tres rojo se puede olvidar.
   *[other] Un tres rojo que pudiste bajar y que está en tu mano al final cuesta { $points }, cueste lo que cueste normalmente un tres rojo.
}
rules-end-count = { $points ->
    [0] Nadie puede decir un número falso de cartas.
   *[other] Decir “más de una” cuando queda una sola carta cuesta { $points }.
}
rules-end-tie = { $alone ->
    [yes] { $tie ->
        [shared] Los jugadores con el mismo total comparten la victoria.
       *[other] Si los primeros empatan, se juega otra ronda.
    }
   *[no] { $tie ->
        [shared] Los equipos con el mismo total comparten la victoria.
       *[other] Si los primeros equipos empatan, se juega otra ronda.
    }
}
