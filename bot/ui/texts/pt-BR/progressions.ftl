### Progressions: everybody enters alone, and changes partner and table after each round.

tournament-kind-progression = Progressivo{ $rounds ->
    [0] {""}
    [1] , uma etapa
   *[other] , { $rounds } etapas
}
choice-tournament-progression = Progressivo: novo parceiro e nova mesa a cada etapa
progression-partners = parceiros que mudam
progression-how = Cada um se inscreve sem parceiro. Parceiros e mesas mudam depois de cada etapa, e decidem os totais pessoais.
progression-uneven = São quatro por mesa. { $tables ->
    [0] { $out ->
        [1] Uma inscrição é pouco
       *[other] { $out } inscrições são poucas
    }: é preciso que entrem computadores.
   *[other] { $out ->
        [1] Um fica
       *[other] { $out } ficam
    } de fora em cada etapa, em revezamento, a não ser que entrem computadores.
}
progression-head-total = total
progression-head-played = etapas
progression-detail-head = *total · pontos*
progression-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (saiu)
   *[no] { $name }
} · **{ $total }** · { $points }
progression-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $total }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
progression-withdraw-sure = **Sair de { $name }?** Computadores continuam no seu lugar, para que os seus parceiros não percam nada. O que eles fizerem não conta para você, e você fica abaixo de todos os outros.
tournament-lost = { $match } · conta como derrota para { $names }
