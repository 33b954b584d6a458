### Score sheets. The lines stand in a table of fixed width: keep labels under 24 characters.

score-former = { $name } (sitio { $seat }{ $round ->
    [0] {""}
   *[other] , hasta la ronda { $round }
})
score-again = ¿Otra partida? **{ button-rematch }** abre una mesa nueva y reserva el sitio de cada uno.
score-target = Gana quien llegue primero a { $target } puntos. { $rounds ->
    [0] Todavía no termina ninguna ronda.
    [one] Ya ha terminado una ronda.
   *[other] Ya han terminado { $rounds } rondas.
}
score-target-rounds = Gana quien tenga más puntos después de { $count ->
    [one] una ronda
   *[other] { $count } rondas
}. { $rounds ->
    [0] Todavía no termina ninguna ronda.
    [one] Ya ha terminado una ronda.
   *[other] Ya han terminado { $rounds } rondas.
}
