### Advice: turns compared by rounds played on from each of them.

advice-best = 💡 **{ $play }** é o melhor.
advice-same = Como o melhor, mas { $last }
advice-then = { $first }, depois { $last }
advice-nothing = 💡 Não há jogadas a comparar aqui.
advice-less = **{ $play }**: cerca de { $points } pontos a menos.
advice-equal = **{ $play }**: mais ou menos igual.
advice-their-meld = { $others ->
    [1] Seu adversário tem
   *[other] Seus adversários têm
} { $cards }{ $open ->
    [yes] {" "}e { $others ->
        [1] pode
       *[other] podem
    } pegar o lixo com isso.
   *[no] .
}
advice-because-pile-lost = { $named ->
    [yes] Eles pegam
   *[no] { $others ->
        [1] Seu adversário pega
       *[other] Seus adversários pegam
    }
} o lixo em { $share } de 100 rodadas, não em { $instead }.
advice-because-goes-out = { $alone ->
    [yes] Você bate
   *[no] Seu time bate
} em { $share } de 100 rodadas, não em { $instead }.
advice-because-others-go-out = { $others ->
    [1] Seu adversário bate
   *[other] Seus adversários batem
} em { $share } de 100 rodadas, não em { $instead }.
advice-too-often = Você pediu muitas dicas. Espere { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
