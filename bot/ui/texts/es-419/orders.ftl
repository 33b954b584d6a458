### Jugadas programadas: lo que se hará cuando llegue el turno. Solo su dueño lee esto.

orders-title = Tu próximo turno · { $table }
orders-none = Nada programado: te aviso cuando sea tu turno.
orders-sits-out = Esta ronda descansas, así que no hay nada que programar. En la próxima te aviso cuando sea tu turno.
orders-own-turn = Ya es tu turno. Juega desde tu mano; lo que se programa es para un turno posterior.
orders-nobody-asks = En esta ronda nadie te puede preguntar “¿Puedo cerrar?”, así que no hay nada que responder de antemano.
orders-footer = Esto solo lo ves tú. Lo programado vale para un turno, y para el resto te aviso.

orders-start-draw = 📌 Cuando sea tu turno: robar.
orders-start-take = { $least ->
    [1] 📌 Cuando sea tu turno: tomar el pozo si te sirve la carta de arriba; si no, robar.
   *[other] 📌 Cuando sea tu turno: tomar el pozo si te sirve la carta de arriba y tiene al menos { $least } cartas; si no, robar.
}
orders-answer-yes = 📌 Si tu compañero pregunta “¿Puedo cerrar?” en esta ronda: sí.
orders-answer-no = 📌 Si tu compañero pregunta “¿Puedo cerrar?” en esta ronda: no.

orders-sure = { $order }
    ¿Está bien así?
orders-given = ✅ Anotado.
orders-always = 📌 Daré la misma respuesta el resto de esta ronda. Cámbiala con { $command }.
orders-forgotten = Cancelado; no se hará nada en tu lugar.
orders-too-late = Ese turno ya llegó. No quedó nada programado.

orders-happened-drew = 📌 Como lo programaste, robaste.
orders-happened-took = 📌 Como lo programaste, tomaste el pozo.
orders-happened-drew-small-pile = 📌 Como lo programaste, robaste: el pozo tenía menos de { $least } cartas.
orders-happened-drew-no-fit = 📌 Como lo programaste, robaste: no se podía tomar el pozo.
orders-happened-forced-draw = 📌 Nadie podía tomar el pozo, así que robé por ti.
orders-happened-forced-pass = 📌 El mazo se acabó y no podías tomar el pozo, así que pasé por ti.
orders-happened-dropped = 📌 Lo programado ya no era posible, así que no se hizo nada. Elige ahora.
orders-round-over = 📌 La ronda terminó antes de tu turno, así que lo programado se canceló.

button-orders = Programar
button-orders-confirm = Confirmar
button-orders-back = Atrás
button-orders-forget = Cancelar lo programado
button-orders-forget-answer = Cancelar la respuesta
button-always-yes = Siempre sí en esta ronda

menu-orders = ¿Qué hago en tu lugar?
option-orders-draw = Robar
option-orders-take = { $least ->
    [1] Tomar el pozo si sirve; si no, robar
   *[other] Tomarlo si sirve y tiene { $least } cartas o más
}
option-orders-yes = Responder que sí, siempre en esta ronda
option-orders-no = Responder que no, siempre en esta ronda
