### For who manages a server.

command-admin-replace = Dar un sitio a otra persona, o a un ordenador
option-admin-seat = El sitio de quién
option-admin-member = Quién entra; déjalo vacío para un ordenador
option-admin-level = Cómo de bien juega el ordenador (si no dices nada: firme)
admin-tables-lobby = 🪑 { $names }, { $free ->
    [one] un sitio libre
   *[other] { $free } sitios libres
}, se abrió { $since }
admin-action-stand-in = puso un ordenador en la Mesa { $table }
admin-action-replaced = dio el sitio de **{ $before }** en la Mesa { $table } a **{ $after }**
admin-resume-alone = En { $table } solo quedan ordenadores, y no juegan sin nadie más. Primero da un sitio a alguien: `/admin reemplazar`.
admin-replace-sure = ¿De verdad quieres dar el sitio de **{ $before }** en **{ $table }** a { $level ->
    [none] { $after }
   *[other] un ordenador ({ $level })
}? En la mesa se dirá que lo decidiste tú{ $is_notified ->
    [no] .
   *[yes] , y se avisará a **{ $before }**.
}
admin-replaced-already = Allí ya juega un ordenador.
admin-seat-free = No hay nadie en el sitio { $seat } de { $table }.
admin-no-bots = **{ $name }** es un bot. Para poner un ordenador, deja vacía la persona.
doctor-deadlines-wait = Hay turnos de ordenadores, repartos o límites de tiempo atrasados desde hace { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Se reintentan solos; si esto sigue, quien opera el bot debería mirar su registro.
doctor-too-far-ahead = El reloj de la máquina del bot se atrasó, y { $count ->
    [one] un mensaje o turno de un ordenador espera
   *[other] { $count } mensajes o turnos de ordenadores esperan
} una hora futura. Los recupero en menos de cinco minutos; si esto sigue, quien opera el bot debería mirar el reloj.
doctor-lobby-gone = El mensaje con los sitios se borró. Publícalo de nuevo.
doctor-person-left = **{ $name }** ya no está en este servidor. Da el sitio a otra persona, o a un ordenador: `/admin reemplazar`.
doctor-person-no-account = **{ $name }** borró su cuenta. Da el sitio a otra persona, o a un ordenador: `/admin reemplazar`.
button-admin-replace = Sí, dar el sitio
