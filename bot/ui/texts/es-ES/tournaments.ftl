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
tournament-entered-asked = Ya le he preguntado a { $partner } si quiere jugar contigo. Tu inscripción vale cuando acepte.
tournament-asked-by = { $who } te pide que juguéis juntos **{ $name }**.
tournament-agreed = Jugáis juntos **{ $name }**. ¡Suerte!
tournament-odd = Es un número impar: en cada ronda alguien descansa, salvo que se inscriban también ordenadores.
button-tournament-computer = Con un ordenador
button-tournament-fill = Empezar con ordenadores
