### Cards, ranks, people and tables.

rank-joker = { $form ->
    [one] joker
    [gender] m
    [the] o jogo de jokers
    [The] O jogo de jokers
    [on] no jogo de jokers
    [to] ao jogo de jokers
   *[plain] jokers
}
rank-two = { $form ->
    [one] 2
    [gender] m
    [the] o jogo de 2
    [The] O jogo de 2
    [on] no jogo de 2
    [to] ao jogo de 2
   *[plain] 2
}
rank-three = { $form ->
    [one] 3
    [gender] m
    [the] o jogo de 3
    [The] O jogo de 3
    [on] no jogo de 3
    [to] ao jogo de 3
   *[plain] 3
}
rank-four = { $form ->
    [one] quatro
    [gender] m
    [the] o jogo de quatros
    [The] O jogo de quatros
    [on] no jogo de quatros
    [to] ao jogo de quatros
   *[plain] quatros
}
rank-five = { $form ->
    [one] cinco
    [gender] m
    [the] o jogo de cincos
    [The] O jogo de cincos
    [on] no jogo de cincos
    [to] ao jogo de cincos
   *[plain] cincos
}
rank-six = { $form ->
    [one] seis
    [gender] m
    [the] o jogo de seis
    [The] O jogo de seis
    [on] no jogo de seis
    [to] ao jogo de seis
   *[plain] seis
}
rank-seven = { $form ->
    [one] sete
    [gender] m
    [the] o jogo de setes
    [The] O jogo de setes
    [on] no jogo de setes
    [to] ao jogo de setes
   *[plain] setes
}
rank-eight = { $form ->
    [one] oito
    [gender] m
    [the] o jogo de oitos
    [The] O jogo de oitos
    [on] no jogo de oitos
    [to] ao jogo de oitos
   *[plain] oitos
}
rank-nine = { $form ->
    [one] nove
    [gender] m
    [the] o jogo de noves
    [The] O jogo de noves
    [on] no jogo de noves
    [to] ao jogo de noves
   *[plain] noves
}
rank-ten = { $form ->
    [one] dez
    [gender] m
    [the] o jogo de dez
    [The] O jogo de dez
    [on] no jogo de dez
    [to] ao jogo de dez
   *[plain] dez
}
rank-jack = { $form ->
    [one] valete
    [gender] m
    [the] o jogo de valetes
    [The] O jogo de valetes
    [on] no jogo de valetes
    [to] ao jogo de valetes
   *[plain] valetes
}
rank-queen = { $form ->
    [one] dama
    [gender] f
    [the] o jogo de damas
    [The] O jogo de damas
    [on] no jogo de damas
    [to] ao jogo de damas
   *[plain] damas
}
rank-king = { $form ->
    [one] rei
    [gender] m
    [the] o jogo de reis
    [The] O jogo de reis
    [on] no jogo de reis
    [to] ao jogo de reis
   *[plain] reis
}
rank-ace = { $form ->
    [one] ás
    [gender] m
    [the] o jogo de ases
    [The] O jogo de ases
    [on] no jogo de ases
    [to] ao jogo de ases
   *[plain] ases
}

number-in-words = { $count ->
    [0] nenhum
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] quatorze
    [15] quinze
    [16] dezesseis
    [17] dezessete
    [18] dezoito
    [19] dezenove
    [20] vinte
   *[other] { $count }
}
counted-joker = { $count ->
    [0] nenhum joker
    [1] um joker
   *[other] { number-in-words } jokers
}
counted-two = { $count ->
    [0] nenhum 2
    [1] um 2
   *[other] { number-in-words } 2
}
counted-three = { $count ->
    [0] nenhum 3
    [1] um 3
   *[other] { number-in-words } 3
}
counted-four = { $count ->
    [0] nenhum 4
    [1] um 4
   *[other] { number-in-words } 4
}
counted-five = { $count ->
    [0] nenhum 5
    [1] um 5
   *[other] { number-in-words } 5
}
counted-six = { $count ->
    [0] nenhum 6
    [1] um 6
   *[other] { number-in-words } 6
}
counted-seven = { $count ->
    [0] nenhum 7
    [1] um 7
   *[other] { number-in-words } 7
}
counted-eight = { $count ->
    [0] nenhum 8
    [1] um 8
   *[other] { number-in-words } 8
}
counted-nine = { $count ->
    [0] nenhum 9
    [1] um 9
   *[other] { number-in-words } 9
}
counted-ten = { $count ->
    [0] nenhum 10
    [1] um 10
   *[other] { number-in-words } 10
}
counted-jack = { $count ->
    [0] nenhum valete
    [1] um valete
   *[other] { number-in-words } valetes
}
counted-queen = { $count ->
    [0] nenhuma dama
    [1] uma dama
    [2] duas damas
   *[other] { number-in-words } damas
}
counted-king = { $count ->
    [0] nenhum rei
    [1] um rei
   *[other] { number-in-words } reis
}
counted-ace = { $count ->
    [0] nenhum ás
    [1] um ás
   *[other] { number-in-words } ases
}
counted-black-three = { $count ->
    [0] nenhum 3 preto
    [1] um 3 preto
   *[other] { number-in-words } 3 pretos
}
counted-red-three = { $count ->
    [0] nenhum 3 vermelho
    [1] um 3 vermelho
   *[other] { number-in-words } 3 vermelhos
}
counted-of-suits = { $cards } ({ $suits })
counted-with = { $cards } com { $others }
run-counted = { $run } ({ $count } cartas)
run-counted-with = { $run } ({ $count } cartas, com { $wilds })

make-natural = 🔴{"\u00A0"}canastra limpa
make-mixed = ⚫{"\u00A0"}canastra suja
make-wild = 🃏{"\u00A0"}canastra de curingas
make-sequence = 🪜{"\u00A0"}canastra em sequência
make-threes = 🔺{"\u00A0"}canastra de 3

meld-name-sequence = { $form ->
    [gender] f
    [the] a sequência
    [The] A sequência
    [on] na sequência
    [to] à sequência
   *[plain] sequência
}
meld-name-suit = { $form ->
    [gender] f
    [the] a sequência de { $suit }
    [The] A sequência de { $suit }
    [on] na sequência de { $suit }
    [to] à sequência de { $suit }
   *[plain] sequência de { $suit }
}
meld-name-run = { $form ->
    [gender] f
    [the] a sequência { $run }
    [The] A sequência { $run }
    [on] na sequência { $run }
    [to] à sequência { $run }
   *[plain] sequência { $run }
}
meld-name-numbered = { $form ->
    [gender] { WORD($name, "gender") }
   *[plain] { WORD($name, $form) } (#{ $meld })
}
meld-name-wild = { $form ->
    [gender] m
    [the] o jogo de curingas
    [The] O jogo de curingas
    [on] no jogo de curingas
    [to] ao jogo de curingas
   *[plain] curingas
}
meld-name-black-threes = { $form ->
    [one] 3 preto
    [gender] m
    [the] o jogo de 3 pretos
    [The] O jogo de 3 pretos
    [on] no jogo de 3 pretos
    [to] ao jogo de 3 pretos
   *[plain] 3 pretos
}

hand-wilds = 🃏 Curingas: { $cards }
hand-black-threes = ⛔ 3 pretos: { $cards }
hand-red-threes = 🔺 3 vermelhos: { $cards }
hand-no-cards = Nenhuma carta.

name-somebody = Alguém
name-seat = Lugar { $number }
name-practice = Treino
name-table = Mesa { $number }
name-table-titled = Mesa { $number }: { $title }

points-fined = { $fine ->
    [1] 1 ponto
   *[other] { $fine } pontos
}
