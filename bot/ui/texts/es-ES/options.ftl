### The rule options in words. For each: its name, one sentence that says what it decides (-about), and a clause that says

option-seat-draw = Compañeros y sitios
option-seat-draw-about = Cómo se deciden compañeros y sitios, de nuevo en cada partida.
option-seat-draw-is = { $value ->
    [high_card_chooses] al empezar la partida se sortean los compañeros con cartas, altas contra bajas; la más alta se queda con su sitio
    [cut_for_seats] al empezar la partida se sortean los compañeros con cartas, bajas contra altas; luego uno de cada equipo corta por los sitios, y una carta roja hace que los compañeros los cambien
   *[as_seated] cada uno elige un sitio antes de la partida
}
option-canasta-extension = Añadir a canastas
option-wild-meld-lock-is = { $value ->
    [yes] mientras el juego de comodines { $alone ->
        [yes] de un jugador esté sin completar, el jugador
       *[no] de un equipo esté sin completar, el equipo
    } no añade comodines a ningún otro
   *[no] un juego de comodines no reserva nada
}
option-closed-rank-rule-is = { $value ->
    [dead_for_both] cuando alguien tiene una canasta de un valor, nadie puede empezar un juego de ese valor ni añadir a él
    [dead_for_owner_only] cuando un equipo tiene una canasta de un valor, ese equipo no baja más cartas de él
   *[none] una canasta no cierra nada
}
option-sequence-pile-take-is = { $value ->
    [top_card_only] la carta de arriba del pozo, sola, se puede tomar para una escalera del equipo
    [whole_pile] se puede tomar el pozo añadiendo su carta de arriba a una escalera del equipo
   *[not_allowed] la carta de arriba del pozo no se puede tomar para una escalera
}
option-pile-layoff-to-meld-about = Si un pozo sin congelar se puede tomar añadiendo la carta de arriba a un juego del propio equipo.
option-pile-layoff-to-meld-is = { $value ->
    [yes] un pozo sin congelar se puede tomar añadiendo la carta de arriba a un juego
   *[no] el pozo no se toma añadiendo la carta de arriba a un juego
}
option-pile-layoff-to-canasta-about = Si la carta de arriba también se puede añadir a una canasta del propio equipo.
option-pile-layoff-to-canasta-is = { $value ->
    [yes] la carta de arriba se puede añadir a una canasta
   *[no] el pozo no se toma añadiendo la carta de arriba a una canasta
}
option-concealed-rule-is = { $value ->
    [own_canasta_lenient] el cierre oculto es cerrar con toda la mano en un turno, con una canasta propia, sin haber bajado nada antes; lo que se añade a un juego del compañero tiene que ser un juego por sí mismo
    [team_initial_same_turn] el cierre oculto es { $alone ->
        [yes] hacer la apertura y cerrar en un mismo turno
       *[no] hacer la apertura del equipo y cerrar en un mismo turno
    }
    [nothing_played_before] el cierre oculto es cerrar sin haber bajado ninguna carta en un turno anterior
    [own_or_partner_canasta] el cierre oculto es cerrar con toda la mano en un turno, sin haber bajado nada antes{ $alone ->
        [yes] { "" }
       *[no] ; la canasta puede ser del compañero
    }
    [viennese_two_grades] el cierre es cubierto si antes no se bajó nada y no se añade nada a los juegos del compañero; con una canasta propia es canasta oculta
    [none] el cierre oculto no da nada extra
   *[own_canasta_no_additions] el cierre oculto es cerrar con toda la mano, con una canasta propia y sin añadir nada a los juegos del compañero
}
