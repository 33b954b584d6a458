### Encontrar gente para una mesa: invitaciones, y el rol de los miembros que quieren recibir avisos.

button-invite = Invitar
button-call-players = Avisar a jugadores
button-be-called = Avisarme: sí o no
button-players-off = Desactivarlo
button-to-table = A la mesa
button-join-table = Unirse a { $table }
menu-invite = Invitar hasta a cinco personas…

invite-whom = ¿A quién quieres invitar a { $table }? Cada persona recibe un solo aviso, y toma lugar solo si se une.
invite-role = **{ button-call-players }** menciona a { $role } en el canal, una vez por hora a lo sumo.
invite-told = ✅ Invitación para: { $names }
context-menu-invite = Invitar a mi mesa
invite-no-table = Aquí no estás en ninguna mesa con un lugar libre. Abre una con `/mesa nueva`.
invite-before = { $names }: ya { $count ->
    [one] tenía
   *[other] tenían
} invitación, y no se avisa otra vez.
invite-seated = { $names }: ya { $count ->
    [one] está
   *[other] están
} aquí.
invite-bot = **{ $name }** es un bot. **{ button-add-computer }**, antes de la partida, pone una computadora.
invite-stranger = **{ $name }** no es miembro de este servidor.
invite-blind = **{ $name }** no puede ver el canal de la mesa.

invitation = 💌 { $mention }, { $name ->
    [none] hay una invitación para ti
   *[other] **{ $name }** te invita
} a **{ $table }**: { $game }, { $free ->
    [one] un lugar libre
   *[other] { $free } lugares libres
}.
invitation-direct = 💌 { $name ->
    [none] Hay una invitación para ti
   *[other] **{ $name }** te invita
} a **{ $table }** en **{ $server }**: { $game }, { $free ->
    [one] un lugar libre
   *[other] { $free } lugares libres
}. Toca allí **{ button-join }** para tomar lugar.

players-call = 📣 { $mention } { $name ->
    [none] Faltan jugadores en una mesa
   *[other] **{ $name }** busca jugadores
}: **{ $table }**, { $game }, { $free ->
    [one] un lugar libre
   *[other] { $free } lugares libres
}.
players-called = ✅ Avisado. Se puede avisar otra vez a las { $again }.

command-admin-players = El rol de los miembros que quieren un aviso cuando en una mesa faltan jugadores
option-admin-players-role = Un rol que el bot pueda dar y mencionar
players-role-on = 📣 Las mesas donde faltan jugadores pueden avisar a { $role }, una vez por hora a lo sumo.{ $last ->
    [none] {""}
   *[other] { " " }El próximo aviso es posible desde las { $last }.
} Los miembros toman el rol, o lo dejan, con **{ button-be-called }** debajo de cada aviso y en `/mesa lista`.
players-role-off = 📣 No se avisa a nadie cuando faltan jugadores. Elige un rol para quienes quieran un aviso: `/admin jugadores rol:@Canasta`
players-role-taken = 🔔 Ahora tienes { $role }: recibes un aviso cuando en una mesa faltan jugadores.
players-role-laid-down = 🔕 Ya no tienes { $role }: no recibes más avisos de mesas nuevas.
players-role-gone = Este servidor ya no tiene un rol para eso. Quien lo administra puede elegir uno con `/admin jugadores`.
players-role-closed = Ya no tengo permiso para dar o mencionar { $role }. Quien administra el servidor puede ver por qué si lo elige de nuevo con `/admin jugadores`.
players-role-for-rank = { $role } ya se da por puestos en la clasificación. Elige otro rol.
players-role-for-organisers = Quien tiene { $role } puede organizar torneos aquí, y yo se lo daría a cualquiera que lo pida. Elige otro rol.
players-role-silent = No tengo permiso para mencionar { $role }. Permite que todos mencionen ese rol, o dame “Mencionar todos los roles”.
