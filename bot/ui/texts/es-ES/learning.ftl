### The course: /learn. Each step has a task, taps, a sentence why one is right, and one why each other is not.

learn-about = Tú y tu compañero bajáis cartas del mismo valor, juntáis siete para una **canasta** y sumáis puntos.
    { $steps } pasos cortos te enseñan cómo: cada uno pide un solo toque y dice por qué. Un toque equivocado no cuesta nada, y puedes salir y seguir cuando quieras.
    ¿Ya sabes todo eso? El menú tiene también capítulos cortos sobre { $others }.
learn-done = 🎉 Con eso basta. Lo demás va saliendo en las partidas, y tu mano muestra lo que puedes hacer. Te espera una primera partida contra ordenadores fáciles.
learn-adding-title = Añadir a los juegos
learn-adding-task = Los juegos de tu compañero también son tuyos: los dos les añadís cartas. ¿Qué carta puedes añadir?
learn-adding-why = el cuarto rey. Cuanto más crece un juego, más cerca está de ser canasta. A los juegos del otro equipo nunca se añade.
learn-wild-why = dos damas y un dos: el dos hace de tercera dama.
learn-score-why = los premios hacen 700, y lo que dan los reyes lo quitan las cartas de tu compañero. El primer equipo con 5.000 puntos gana la partida.
learn-two-canastas-task = Nadie comparte tus juegos, y para cerrar necesitas **dos canastas**. Los reyes son una. Ya has robado, y de tus dos últimas cartas una va a tus juegos y la otra al pozo. ¿Cuál bajas?
learn-two-canastas-why = la séptima dama completa la segunda canasta, justo a tiempo: el cuatro es tu último descarte, y cierras.
learn-two-canastas-wrong-2 = entonces no podrías descartar la dama: con una sola canasta no se puede cerrar.
learn-foot-packets-task = Además de la **mano**, cada jugador tiene diez cartas boca abajo, el **pie**. Lo tomas cuando se te acaba la mano: de inmediato si **bajaste** la última carta; si no, después de tu descarte. Ya has robado tus dos cartas. ¿Qué bajas para seguir con tu pie **en este turno**?
learn-foot-wild-task = Un juego tiene al menos dos cartas naturales y como máximo **tres comodines**, como en la Canasta clásica. A estos nueves les falta una carta para ser canasta. ¿Cuál añades?
learn-foot-out-task = Para cerrar, tu equipo necesita una canasta **limpia** y una **sucia**, y cada uno de vosotros tiene que haber jugado con su pie. Los dos ya lo habéis hecho. De tus dos últimas cartas bajas una y descartas la otra. ¿Cuál bajas?
learn-samba-adding-title = Añadir a una escalera
learn-samba-adding-task = Una escalera crece por sus dos extremos. ¿Qué carta puede añadir tu equipo?
learn-samba-seven-why = una samba vale **1.500** puntos, tres veces lo que una canasta limpia.
learn-samba-out-why = las damas son una canasta limpia, y el ocho es tu último descarte. La partida es a 10.000 puntos.
learn-samba-out-wrong-1 = así sale una segunda canasta sucia. Una tiene que ser limpia o samba; si no, la dama no puede ser tu último descarte.
learn-american-first-task = Los primeros juegos de tu equipo salen **de tu mano**, valen juntos **125 puntos**, y uno de ellos no lleva comodines (o lleva solo comodines). Reyes y damas valen 10, los jokers 50. ¿Qué bajas?
learn-american-hand-why = el pozo es para quienes ya han abierto, o pueden abrir antes de robar. Está siempre congelado, así que solo lo toma un par natural.
learn-american-closed-wrong-2 = los sietes se bajan sin comodines. Una canasta de sietes vale 2.500.
learn-american-special-task = Tu equipo no tiene juegos, ya has robado, y tus **14 cartas** son siete pares, sin comodines ni treses. Es una **mano especial**. ¿Qué haces?
learn-american-special-why = eso termina la ronda y da 2.500 puntos. `/reglas` muestra las demás manos especiales.
learn-american-special-wrong-1 = un descarte rompería un par, y tienes 2.500 puntos en la mano.
