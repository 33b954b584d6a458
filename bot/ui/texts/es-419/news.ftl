### Noticias de una partida que dura semanas. No molestan ni culpan a nadie.

news-paused = ⏸️ { $why ->
    [agreed] Todos aceptaron una pausa. Ningún reloj corre hasta que siga la partida.
    [alone] La partida queda en pausa hasta que alguien vuelva. Ningún reloj corre.
    [removed] La partida queda en pausa mientras no esté yo en este servidor. Ningún reloj corre.
   *[other] La partida está en pausa. Ningún reloj corre hasta que siga.
}
news-pause-wanted = ⏸️ **{ $name }** quisiera poner la partida en pausa. Se detiene cuando todos acepten.
news-resumed = ▶️ La partida sigue.
news-resume-wanted = ▶️ **{ $name }** quisiera seguir jugando. La partida sigue cuando todos acepten.
news-vacation = 🏖️ **{ $name }** agotó el tiempo de este turno y ahora usa su tiempo de vacaciones{ $until ->
    [none] {""}
   *[other] , que dura hasta { $until }
}.
news-skipped = ⌛ A **{ $name }** se le acabó el tiempo. El turno se saltó sin bajar nada.
news-stands-in = 🤖 Por ahora juega una computadora en lugar de **{ $name }**. **{ $name }**, con un toque recuperas tu lugar.
news-back = 👋 **{ $name }** volvió y sigue jugando.
news-alone = 💤 En la mesa solo quedan computadoras, así que la partida está en pausa. Sigue cuando alguien vuelva.
news-extended = ⏳ **{ $name }** tiene más tiempo{ $until ->
    [none] {""}
   *[other] , hasta { $until }
}.
news-default-answer = ⌛ Se acabó el tiempo para responder. Según los ajustes de esta mesa, la respuesta es: { $answer ->
    [yes] sí
   *[no] no
}.
news-gone = 🚪 **{ $name }** ya no está en este servidor. La partida está a salvo y el lugar queda reservado: cualquiera de la mesa puede ofrecérselo a otra persona con `/suplente` o dejar que juegue una computadora hasta que **{ $name }** vuelva.
news-moved-here = 🚚 { $table } sigue aquí.
news-offered = 🪑 **{ $name }** quisiera ceder el lugar { $seat }{ $wanted ->
    [none] {""}
   *[other] {" "}a { $wanted }
}.
news-offer-withdrawn = 🪑 **{ $name }** conserva el lugar { $seat }.
news-substituted = 🔁 **{ $holder }** reemplaza a **{ $name }** en el lugar { $seat }.
news-replaced = 🔁 { $after } reemplaza a { $before } en el lugar { $seat }: lo decidió { $by }, que administra este servidor.
news-resign-wanted = 🏳️ **{ $name }** quisiera rendirse. La partida termina si todo el equipo está de acuerdo.
news-plays-on = 💪 **{ $name }** quiere seguir jugando.
news-resigned = 🏳️ El equipo de **{ $name }** se rinde; siguen computadoras en su lugar.
news-ready = ✅ **{ $name }**: todo listo para la próxima ronda.
