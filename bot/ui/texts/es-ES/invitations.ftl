### Finding people for a table: invitations, and the role of members who want to be called.

invite-whom = ¿A quién quieres invitar a { $table }? Cada persona recibe un solo aviso, y toma sitio solo si se une.
invite-no-table = Aquí no estás en ninguna mesa con un sitio libre. Abre una con `/mesa nueva`.
invite-bot = **{ $name }** es un bot. **{ button-add-computer }**, antes de la partida, pone un ordenador.
invitation = 💌 { $mention }, { $name ->
    [none] hay una invitación para ti
   *[other] **{ $name }** te invita
} a **{ $table }**: { $game }, { $free ->
    [one] un sitio libre
   *[other] { $free } sitios libres
}.
invitation-direct = 💌 { $name ->
    [none] Hay una invitación para ti
   *[other] **{ $name }** te invita
} a **{ $table }** en **{ $server }**: { $game }, { $free ->
    [one] un sitio libre
   *[other] { $free } sitios libres
}. Toca allí **{ button-join }** para tomar sitio.
players-call = 📣 { $mention } { $name ->
    [none] Faltan jugadores en una mesa
   *[other] **{ $name }** busca jugadores
}: **{ $table }**, { $game }, { $free ->
    [one] un sitio libre
   *[other] { $free } sitios libres
}.
