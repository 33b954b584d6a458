### Consejos: jugadas comparadas con rondas que se siguen jugando desde cada una.

advice-best = 💡 Lo mejor: **{ $play }**.
advice-same = Igual que lo mejor, pero { $last }
advice-then = { $first } y luego { $last }
advice-nothing = 💡 Aquí no hay jugadas que comparar.
advice-less = **{ $play }**: unos { $points } puntos menos.
advice-equal = **{ $play }**: más o menos igual de bueno.
advice-their-meld = { $others ->
    [one] Tu rival tiene
   *[other] Tus rivales tienen
} { $cards }{ $open ->
    [yes] {", lo que alcanza para tomar el pozo."}
   *[no] .
}
advice-because-pile-lost = { $named ->
    [yes] Toman
   *[no] { $others ->
        [one] Tu rival toma
       *[other] Tus rivales toman
    }
} el pozo en { $share } de 100 rondas, no en { $instead }.
advice-because-goes-out = { $alone ->
    [yes] Cierras
   *[no] Tu equipo cierra
} en { $share } de 100 rondas, no en { $instead }.
advice-because-others-go-out = { $others ->
    [one] Tu rival cierra
   *[other] Tus rivales cierran
} en { $share } de 100 rondas, no en { $instead }.
advice-too-often = Pediste muchas pistas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
