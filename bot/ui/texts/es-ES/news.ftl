### News of a match that lasts for weeks. They disturb nobody and blame nobody.

news-stands-in = 🤖 Por ahora juega un ordenador en lugar de **{ $name }**. **{ $name }**, con un toque recuperas tu sitio.
news-alone = 💤 En la mesa solo quedan ordenadores, así que la partida está en pausa. Sigue cuando alguien vuelva.
news-gone = 🚪 **{ $name }** ya no está en este servidor. La partida está a salvo y el sitio queda reservado: cualquiera de la mesa puede ofrecérselo a otra persona con `/suplente` o dejar que juegue un ordenador hasta que **{ $name }** vuelva.
news-offered = 🪑 **{ $name }** quisiera ceder el sitio { $seat }{ $wanted ->
    [none] {""}
   *[other] {" "}a { $wanted }
}.
news-offer-withdrawn = 🪑 **{ $name }** conserva el sitio { $seat }.
news-substituted = 🔁 **{ $holder }** reemplaza a **{ $name }** en el sitio { $seat }.
news-replaced = 🔁 { $after } reemplaza a { $before } en el sitio { $seat }: lo decidió { $by }, que administra este servidor.
news-resigned = 🏳️ El equipo de **{ $name }** se rinde; siguen ordenadores en su lugar.
