### El catálogo de modalidades: familias, las modalidades de cada una, una modalidad.

button-games = Otra modalidad
button-play-game = Jugar esta aquí
games-title = Modalidades
games-now = En { $table } se juega { $game }. Mira con calma; nada cambia hasta que el anfitrión elija.
games-family-line = **{ $family }** · { $count ->
    [one] una modalidad
   *[other] { $count } modalidades
}: { $about }
games-houses = Modalidades de este servidor
games-houses-line = **{ games-houses }** · { $count ->
    [one] una modalidad hecha aquí
   *[other] { $count } modalidades hechas aquí
}
games-house-line = **{ $name }**: { $game } con reglas de la casa
games-families-menu = ¿Qué tipo de Canasta?…
games-menu = Ver una modalidad…
games-at-a-glance = De un vistazo
games-facts = { $players } jugadores, { $rounds ->
    [0] a { $target }
   *[other] { $rounds } rondas
}
games-line = **{ $name }** · { games-facts }: { $about }
games-glance = { $form ->
    [individual] { $players } jugadores, cada quien por su cuenta
    [lone_vs_pair] { $players } jugadores, en cada ronda uno contra dos
    [pairs_2x2_rotating_fifth] { $players } jugadores, dos contra tres, de los que uno descansa
    [trios_2x3] { $players } jugadores, tres contra tres
    [pairs_3x2] { $players } jugadores en tres parejas
   *[other] { $players } jugadores en dos parejas
} · { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
} · { $cards } cartas por jugador{ $foot ->
    [0] { "" }
   *[other] , y un pie de { $foot }
} · { $rounds ->
    [0] gana quien llegue primero a { $target } puntos
   *[other] { $rounds } rondas
}
games-host-chooses = La modalidad la elige el anfitrión de la mesa, antes de la partida.
games-chosen = En { $table } se juega ahora { $game }.

games-family-classic = Clásica
games-family-classic-about = La de los reglamentos, para dos a seis jugadores
games-family-viennese = Vienesa
games-family-viennese-about = Menos comodines; una canasta puede bloquearle el pozo a su equipo
games-family-variants = Clásica con un giro
games-family-variants-about = Una regla o dos que lo cambian todo
games-family-american = Americana
games-family-american-about = La de los clubes de hoy: cartas extra, manos especiales
games-family-sequences = Samba y parientes
games-family-sequences-about = Escaleras de un palo junto a juegos de un mismo valor
games-family-hand-and-foot = Hand and Foot
games-family-hand-and-foot-about = Dos paquetes por jugador, muchas barajas, muchas canastas
