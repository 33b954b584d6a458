### Tournaments: the sign-up, rounds, standings, and organising.

tournament-entered-waits = Todas las plazas de **{ $name }** están ocupadas. Tienes el número { $place } en la lista de espera, y te aviso cuando haya un cupo para ti.
tournament-moved-up = 🎟️ { $people }: ya hay una plaza en **{ $name }**.
button-tournament-limits = { $rounds ->
    [yes] Plazas, rondas y comienzo…
   *[no] Plazas y comienzo…
}
tournament-limits-title = Plazas y comienzo
tournament-computers = { $count ->
    [one] 🤖 Ordenador
   *[other] 🤖 Ordenadores
}
tournament-computers-drawn = { $count ->
    [one] Ordenador
   *[other] Ordenadores
}
tournament-no-partner = { $name }: { $asked } no jugará contigo en **{ $tournament }**. Puedes inscribirte de nuevo con alguien más, o con un ordenador.
tournament-odd = Es un número impar: en cada ronda alguien descansa, salvo que se inscriban también ordenadores.
button-tournament-computer = Con un ordenador
button-tournament-fill = Empezar con ordenadores
