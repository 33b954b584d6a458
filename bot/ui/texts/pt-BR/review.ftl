### The review of a round that is over, for one person.

button-review = Analisar rodada
review-title = 🔎 Rodada { $round } · { $table }
review-found = { $count ->
    [1] O momento decisivo
   *[other] Os { $count } momentos decisivos
} dos seus { $turns } turnos:
review-none = Olhei { $count ->
    [1] o seu único turno: não foi claramente pior
   *[other] os seus { $count } turnos: nenhum foi claramente pior
} que o que eu teria feito.
review-point = **Turno { $turn }: { $played }** { $reason }
    Melhor em cerca de { $points } pontos: { $better }.
review-luck = As cartas, à parte das suas jogadas
review-cards = Dadas e compradas: seu time { $wilds ->
    [1] um curinga
   *[other] { $wilds } curingas
} e { $threes ->
    [1] um 3 vermelho
   *[other] 3 vermelhos: { $threes }
}, os outros { $their_wilds } e { $their_threes }.
review-footer = Pelo que você podia ver na hora: joguei a rodada muitas vezes a partir de cada turno.
review-go-on = *Continuar do turno…* recomeça dali, contra computadores; ocupa o lugar de uma partida de treino em andamento. As cartas que você não podia ver são dadas de novo: nada dizem das mãos dos outros.
review-progress = 🔎 Olhando o turno { $turn } de { $turns }…
