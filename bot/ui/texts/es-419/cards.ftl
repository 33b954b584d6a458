### Cartas, valores, personas y mesas.

rank-joker = { $form ->
    [one] joker
    [gender] m
    [the] los jokers
   *[plain] jokers
}
rank-two = { $form ->
    [one] dos
    [gender] m
    [the] los doses
   *[plain] doses
}
rank-three = { $form ->
    [one] tres
    [gender] m
    [the] los treses
   *[plain] treses
}
rank-four = { $form ->
    [one] cuatro
    [gender] m
    [the] los cuatros
   *[plain] cuatros
}
rank-five = { $form ->
    [one] cinco
    [gender] m
    [the] los cincos
   *[plain] cincos
}
rank-six = { $form ->
    [one] seis
    [gender] m
    [the] los seises
   *[plain] seises
}
rank-seven = { $form ->
    [one] siete
    [gender] m
    [the] los sietes
   *[plain] sietes
}
rank-eight = { $form ->
    [one] ocho
    [gender] m
    [the] los ochos
   *[plain] ochos
}
rank-nine = { $form ->
    [one] nueve
    [gender] m
    [the] los nueves
   *[plain] nueves
}
rank-ten = { $form ->
    [one] diez
    [gender] m
    [the] los dieces
   *[plain] dieces
}
rank-jack = { $form ->
    [one] jota
    [gender] f
    [the] las jotas
   *[plain] jotas
}
rank-queen = { $form ->
    [one] reina
    [gender] f
    [the] las reinas
   *[plain] reinas
}
rank-king = { $form ->
    [one] rey
    [gender] m
    [the] los reyes
   *[plain] reyes
}
rank-ace = { $form ->
    [one] as
    [gender] m
    [the] los ases
   *[plain] ases
}

number-in-words = { $count ->
    [0] cero
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}
counted-joker = { $count ->
    [0] ningún joker
    [one] un joker
   *[other] { number-in-words } jokers
}
counted-two = { $count ->
    [0] ningún 2
    [one] un 2
   *[other] { number-in-words } 2
}
counted-three = { $count ->
    [0] ningún 3
    [one] un 3
   *[other] { number-in-words } 3
}
counted-four = { $count ->
    [0] ningún 4
    [one] un 4
   *[other] { number-in-words } 4
}
counted-five = { $count ->
    [0] ningún 5
    [one] un 5
   *[other] { number-in-words } 5
}
counted-six = { $count ->
    [0] ningún 6
    [one] un 6
   *[other] { number-in-words } 6
}
counted-seven = { $count ->
    [0] ningún 7
    [one] un 7
   *[other] { number-in-words } 7
}
counted-eight = { $count ->
    [0] ningún 8
    [one] un 8
   *[other] { number-in-words } 8
}
counted-nine = { $count ->
    [0] ningún 9
    [one] un 9
   *[other] { number-in-words } 9
}
counted-ten = { $count ->
    [0] ningún 10
    [one] un 10
   *[other] { number-in-words } 10
}
counted-jack = { $count ->
    [0] ninguna jota
    [one] una jota
   *[other] { number-in-words } jotas
}
counted-queen = { $count ->
    [0] ninguna reina
    [one] una reina
   *[other] { number-in-words } reinas
}
counted-king = { $count ->
    [0] ningún rey
    [one] un rey
   *[other] { number-in-words } reyes
}
counted-ace = { $count ->
    [0] ningún as
    [one] un as
   *[other] { number-in-words } ases
}
counted-black-three = { $count ->
    [0] ningún tres negro
    [one] un tres negro
   *[other] { number-in-words } treses negros
}
counted-red-three = { $count ->
    [0] ningún tres rojo
    [one] un tres rojo
   *[other] { number-in-words } treses rojos
}
counted-of-suits = { $cards } ({ $suits })
counted-with = { WORD($cards, $form) } con { $others }
run-counted = { $run } ({ $count })
run-counted-with = { $run } ({ $count }, con { $wilds })

make-natural = 🔴{"\u00A0"}canasta limpia
make-mixed = ⚫{"\u00A0"}canasta sucia
make-wild = 🃏{"\u00A0"}canasta de comodines
make-sequence = 🪜{"\u00A0"}canasta de escalera
make-threes = 🔺{"\u00A0"}canasta de treses

meld-name-sequence = { $form ->
    [one] escalera
    [gender] f
    [the] la escalera
   *[plain] escalera
}
meld-name-suit = { $form ->
    [one] escalera de { $suit }
    [gender] f
    [the] la escalera de { $suit }
   *[plain] escalera de { $suit }
}
meld-name-run = { $form ->
    [one] escalera { $run }
    [gender] f
    [the] la escalera { $run }
   *[plain] escalera { $run }
}
meld-name-numbered = { $form ->
    [gender] { WORD($name, "gender") }
    [one] { WORD($name, "one") } (n.º{"\u00A0"}{ $meld })
    [the] { WORD($name, "the") } (n.º{"\u00A0"}{ $meld })
   *[plain] { $name } (n.º{"\u00A0"}{ $meld })
}
meld-name-wild = { $form ->
    [one] comodín
    [gender] m
    [the] los comodines
   *[plain] comodines
}
meld-name-black-threes = { $form ->
    [one] tres negro
    [gender] m
    [the] los treses negros
   *[plain] treses negros
}

hand-wilds = 🃏 Comodines: { $cards }
hand-black-threes = ⛔ Treses negros: { $cards }
hand-red-threes = 🔺 Treses rojos: { $cards }
hand-no-cards = Sin cartas.

name-somebody = Alguien
name-seat = Lugar { $number }
name-practice = Práctica
name-table = Mesa { $number }
name-table-titled = Mesa { $number }: { $title }

points-fined = { $fine ->
    [one] 1 punto
   *[other] { $fine } puntos
}
