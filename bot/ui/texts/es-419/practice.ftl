### La práctica: una partida privada contra computadoras, y lo que explica.

command-practice = Practicar contra computadoras: solo lo ves tú
option-practice-level = Qué tan bien juegan (si no dices nada: fácil)
option-practice-anew = Empezar otra práctica, aunque haya una en juego
option-practice-deal = El código de un reparto, de la página de una ronda compartida; trae su propia modalidad

practice-begun = 🎓 **{ $game }**, contra computadoras de nivel { $level }. Solo lo ves tú.
practice-begun-in-play = 🎓 **Práctica desde el turno { $turn }**, hasta el final de la ronda. Las cartas que no podías ver se reparten de nuevo.
practice-begun-deal = 🎓 **Otra vez el mismo reparto**: { $game }, contra computadoras de nivel { $level }, hasta el final de la ronda. Solo lo ves tú.
practice-begun-again = 🎓 **Una vez más**, desde el mismo turno y con las mismas cartas.
practice-goes-on = 🎓 Tu práctica sigue. Para empezar otra: `/práctica nueva:True`.
practice-between = ⏸️ La ronda { $round } terminó.
button-practise = Practicar otra vez
button-try-again = Intentar otra vez
button-go-on-from = Seguir desde el turno { $turn }

lesson-draw = 💡 **Un turno** empieza con { $draws ->
    [one] una carta
   *[other] { $draws } cartas
} del mazo, o con el pozo si puedes bajar su carta de arriba. Termina con un descarte.
lesson-first-meld = 💡 **La apertura** de un equipo tiene que valer { $needed } puntos en un solo turno. Puede esperar: para terminar tu turno, descarta una carta.
lesson-take = 💡 **Puedes tomar el pozo.** Su carta de arriba va de inmediato a un juego, y lo que hay debajo viene con ella.
lesson-frozen = 💡 **El pozo está congelado**, { $why ->
    [always] como siempre en esta modalidad
    [red_three] porque tiene un tres rojo
   *[wild] porque tiene un comodín
}. Solo se toma con dos cartas naturales de la mano, del valor de su carta de arriba.
lesson-threes = 💡 **{ $threes }**: { $count ->
    [one] se bajó solo y se repuso
   *[other] se bajaron solos y se repusieron
} con el mazo. { $count ->
    [one] Cuenta
   *[other] Cuentan
} al final de la ronda.
lesson-canasta = 💡 **Una canasta**: { $size } cartas juntas dan un premio. { $canastas ->
    [one] Un equipo necesita una para cerrar.
   *[other] Un equipo necesita { $canastas } para cerrar.
}
lesson-going-out = 💡 **Tu equipo puede cerrar.** Quien se queda sin cartas termina la ronda; las cartas que queden en la mano cuentan contra su equipo.
lesson-scoring = 💡 **La ronda terminó.** Se contaron juegos, canastas y treses, menos las cartas que quedaron en la mano: mira **{ button-score }**. **{ button-ready }** reparte la próxima ronda.
