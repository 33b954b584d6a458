### El curso: /aprender. Cada paso tiene una tarea, toques, una frase de por qué uno acierta y otra de por qué los demás no.

command-learn = Aprender Canasta con toques, en pocos minutos
learn-title = 🎓 Aprender Canasta
learn-about = Tú y tu compañero bajan cartas del mismo valor, juntan siete para una **canasta** y suman puntos.
    { $steps } pasos cortos te enseñan cómo: cada uno pide un solo toque y dice por qué. Un toque equivocado no cuesta nada, y puedes salir y seguir cuando quieras.
    ¿Ya sabes todo eso? El menú tiene también capítulos cortos sobre { $others }.
learn-so-far = Llevas { $count } de { $steps } pasos.
learn-begin = Empezar
learn-go-on = Seguir
learn-again = Desde el principio
learn-rummy = Ya conozco el rummy
learn-menu = Ir a un paso o a otra modalidad…
learn-step = { $number }. { $title }
learn-chapter = Lo que cambia ahí, en { $steps } pasos
learn-in-chapter = { $game } · { $step }
learn-footer = Paso { $number } de { $steps } · { $game }
learn-overview = Índice
learn-next = Siguiente
learn-play = Jugar la primera partida
learn-hand = Tu mano
learn-pile = **Pozo**, la carta de arriba al final: { $cards }
learn-melds = **{ $seats ->
    [2] Tus juegos
   *[other] Juegos de tu equipo
}:** { $melds }
learn-theirs = **Juegos del otro equipo:** { $melds }
learn-right = ✅ **{ $tapped }** – { $why }
learn-wrong = ❌ **{ $tapped }** – { $why }
learn-done = 🎉 Con eso basta. Lo demás va saliendo en las partidas, y tu mano muestra lo que puedes hacer. Te espera una primera partida contra computadoras fáciles.
learn-chapter-done = 🎉 Eso es lo esencial de { $game }. `/reglas` tiene el resto, y una partida contra computadoras fáciles es el lugar para probarlo.
learn-practise = Practicar { $game }
learn-in-a-server = Para las partidas hace falta un servidor. Escribe `/práctica` en uno donde yo esté.

learn-turn-title = Un turno
learn-turn-task = Es tu turno. ¿Qué haces **primero**?
learn-turn-choice-1 = Robar una carta
learn-turn-choice-2 = Descartar una carta
learn-turn-choice-3 = Bajar cartas
learn-turn-why = cada turno empieza con una carta del mazo (o con el pozo: eso, después). Luego bajas lo que quieras, y un descarte termina el turno.
learn-turn-wrong-2 = el descarte va al final: termina tu turno.
learn-turn-wrong-3 = bajar va en segundo lugar. Un turno empieza con una carta.

learn-melds-title = Juegos
learn-melds-task = Un **juego** son tres o más cartas del **mismo valor**; los palos no importan. ¿Cuáles de estas puedes bajar?
learn-melds-why = tres sietes son un juego. Queda en la mesa para todo tu equipo, y vale puntos.
learn-melds-wrong-1 = dos son pocas: un juego tiene al menos tres cartas.
learn-melds-wrong-3 = las escaleras de un palo son de rummy. En la Canasta clásica solo van juntas cartas del mismo valor.

learn-adding-title = Agregar a los juegos
learn-adding-task = Los juegos de tu compañero también son tuyos: los dos les agregan cartas. ¿Qué carta puedes agregar?
learn-adding-why = el cuarto rey. Cuanto más crece un juego, más cerca está de ser canasta. A los juegos del otro equipo nunca se agrega.
learn-adding-wrong-1 = tu equipo todavía no tiene un juego de ases, y un as solo no lo forma.
learn-adding-wrong-2 = tu equipo todavía no tiene un juego de nueves, y un nueve solo no lo forma.

learn-worth-title = Lo que valen las cartas
learn-worth-task = Las cartas en la mesa suman para ti; las que te quedan en la mano, en contra. ¿Cuál de estas vale **más**?
learn-worth-why = un joker vale 50. Ases y doses valen 20; de reyes a ochos, 10; de sietes a cuatros y treses negros, 5.
learn-worth-wrong-1 = un rey vale solo 10, como todas las cartas del ocho al rey.
learn-worth-wrong-2 = un as vale 20, lo mismo que un dos. Aquí hay una carta que vale más.

learn-wild-title = Comodines
learn-wild-task = Los doses y los jokers son **comodines**: sirven por cualquier valor. Pero un juego necesita al menos **dos cartas naturales** y lleva como máximo **tres comodines**. ¿Cuál es un juego?
learn-wild-why = dos reinas y un dos: el dos hace de tercera reina.
learn-wild-wrong-2 = una carta natural es poco. Dos cincos y un comodín sí servirían.
learn-wild-wrong-3 = los comodines solos no forman un juego aquí. Necesitan dos cartas naturales al lado.

learn-first-title = La apertura
learn-first-task = Los **primeros** juegos de tu equipo en una ronda tienen que valer juntos lo suficiente: **50 puntos** al principio de una partida, más cuando suben tus puntos, y 15 si están bajo cero. Los dieces valen 10, los sietes 5, los ases 20. ¿Con qué puedes abrir?
learn-first-why = tres ases valen 60, y 50 alcanzan. Desde ahora tu equipo baja lo que quiera.
learn-first-wrong-1 = tres dieces valen solo 30 de los 50 puntos.
learn-first-wrong-2 = tres dieces y tres sietes valen 45: faltan cinco puntos.

learn-pile-title = Tomar el pozo
learn-pile-task = En vez de robar puedes tomar el **pozo entero**, si bajas de inmediato su carta de arriba: con dos cartas de tu mano, una de las cuales puede ser comodín, o en un juego tuyo. Arriba está el ocho de tréboles. ¿Con qué tomas el pozo?
learn-pile-choice-1 = Con nada, solo para mirarlo
learn-pile-why = los tres ochos se bajan como juego, y todas las demás cartas del pozo pasan a tu mano. Así se ganan las partidas.
learn-pile-wrong-1 = la carta de arriba se tiene que bajar de inmediato. Nadie toma el pozo solo por tenerlo.
learn-pile-wrong-3 = los cuatros no van con el ocho. Para tomar cuenta solo la carta de arriba; lo demás viene detrás.

learn-frozen-title = El pozo congelado
learn-frozen-task = Alguien descartó un **dos** al pozo: queda **congelado** hasta que alguien lo tome. Ahora solo sirven **dos cartas naturales** de tu mano, ningún comodín. ¿Con qué lo puedes tomar?
learn-frozen-why = dos ochos naturales. El pozo también está congelado para ti mientras tu equipo no haya abierto.
learn-frozen-wrong-1 = un dos ayuda solo mientras el pozo no está congelado.

learn-threes-title = Treses
learn-threes-task = Los **treses rojos** van de inmediato a la mesa, y robas otra carta: 100 puntos cada uno, o menos 100 si tu equipo no baja nada. Los **treses negros** son cartas tapón: con uno arriba, el siguiente no puede tomar el pozo. El siguiente junta reyes y ochos. ¿Qué descartas?
learn-threes-why = nadie toma el pozo con un tres negro arriba. Pero solo frena al siguiente, una vez.
learn-threes-wrong-1 = es un rey para quien junta reyes: te quedarías sin pozo.
learn-threes-wrong-2 = es un ocho para quien junta ochos: te quedarías sin pozo.

learn-canasta-title = La canasta
learn-canasta-task = Siete cartas forman una **canasta**. Una **limpia** no tiene comodines y da **500** puntos; una **sucia**, **300**. Hay seis reyes en la mesa. ¿Cuál es la mejor séptima carta?
learn-canasta-why = el séptimo rey la hace limpia: 500 puntos además de las cartas. Tu equipo necesita una canasta para terminar la ronda.
learn-canasta-wrong-2 = así sale una canasta sucia de 300 puntos. Aquí se puede algo mejor.

learn-out-title = Cerrar
learn-out-task = Quien se queda sin cartas **cierra** y termina la ronda, por 100 puntos. Tu equipo tiene una canasta, así que puedes: el seis va a los seises, y el nueve es tu descarte. Pero tu compañero todavía tiene muchas cartas, y contarían en contra. ¿Qué conviene?
learn-out-choice-1 = Cerrar de inmediato
learn-out-choice-2 = Preguntar: “¿Puedo cerrar?”
learn-out-choice-3 = Guardar las dos cartas
learn-out-why = tu compañero responde sí o no, y tienes que cumplirlo. Se pregunta después de robar, antes de bajar más.
learn-out-wrong-1 = puedes, pero las cartas de tu compañero contarían contra tu equipo. Pregunta antes: no cuesta nada.
learn-out-wrong-3 = de todos modos terminarías tu turno con un descarte. Pregunta antes si ya es hora.

learn-score-title = Los puntos
learn-score-task = La ronda terminó, y tú cerraste: **100**. Tu equipo tiene un tres rojo: **100**. Su canasta limpia: **500**, y sus siete reyes valen 10 cada uno: **70**. Tu compañero tiene en la mano un joker y un as: **70** en contra. ¿Cuánto suman?
learn-score-choice-1 = 600
learn-score-choice-2 = 700
learn-score-choice-3 = 770
learn-score-why = los premios hacen 700, y lo que dan los reyes lo quitan las cartas de tu compañero. El primer equipo con 5,000 puntos gana la partida.
learn-score-wrong-1 = eso darían los premios sin el tres rojo. Suma todo otra vez.
learn-score-wrong-3 = lo que queda en la mano de tu compañero cuenta en contra.

learn-two-cards-title = Dos cartas
learn-two-cards-task = Entre dos no hay compañeros, y se empieza con **15 cartas** por jugador. Empieza tu turno. Si no tomas el pozo, ¿cómo es el turno?
learn-two-cards-choice-1 = Robar una, descartar una
learn-two-cards-choice-2 = Robar dos, descartar una
learn-two-cards-choice-3 = Robar dos, descartar dos
learn-two-cards-why = entran dos y sale una, así que las manos crecen rápido y las canastas llegan pronto.
learn-two-cards-wrong-1 = así juegan cuatro. Entre dos, el mazo da dos cartas.
learn-two-cards-wrong-3 = se roban dos, pero nunca se descarta más de una.

learn-two-canastas-title = Dos canastas
learn-two-canastas-task = Nadie comparte tus juegos, y para cerrar necesitas **dos canastas**. Los reyes son una. Ya robaste, y de tus dos últimas cartas una va a tus juegos y la otra al pozo. ¿Cuál bajas?
learn-two-canastas-why = la séptima reina completa la segunda canasta, justo a tiempo: el cuatro es tu último descarte, y cierras.
learn-two-canastas-wrong-2 = entonces no podrías descartar la reina: con una sola canasta no se puede cerrar.

learn-two-ask-title = Nadie a quien preguntar
learn-two-ask-task = Tienes dos canastas: el seis puede ir a los seises, y el nueve es tu descarte. Tu rival todavía tiene muchas cartas. ¿Qué haces?
learn-two-ask-choice-1 = Preguntar: “¿Puedo cerrar?”
learn-two-ask-choice-2 = Cerrar de inmediato
learn-two-ask-choice-3 = Descartar y seguir
learn-two-ask-why = da 100 puntos, y todas esas cartas cuentan contra tu rival.
learn-two-ask-wrong-1 = sin compañero no hay a quien preguntar. Decides tú.
learn-two-ask-wrong-3 = puedes, pero tu rival podría bajar muchas cartas después, o cerrar antes que tú.

learn-foot-packets-title = El pie
learn-foot-packets-task = Además de la **mano**, cada jugador tiene diez cartas boca abajo, el **pie**. Lo tomas cuando se te acaba la mano: de inmediato si **bajaste** la última carta; si no, después de tu descarte. Ya robaste tus dos cartas. ¿Qué bajas para seguir con tu pie **en este turno**?
learn-foot-packets-why = no queda ninguna carta, así que el pie es tuyo de inmediato, y el turno sigue.
learn-foot-packets-wrong-1 = quedaría el nueve para descartar: el pie llegaría solo cuando termine tu turno.
learn-foot-packets-wrong-2 = quedaría el rey para descartar: el pie llegaría solo cuando termine tu turno.

learn-foot-pile-title = La carta de arriba
learn-foot-pile-task = Un turno empieza con **dos** cartas del mazo, o con el pozo si puedes bajar su carta de arriba. Tomas el pozo con tus dos ochos. ¿Qué te llevas?
learn-foot-pile-choice-1 = Solo el ocho de tréboles
learn-foot-pile-choice-2 = El pozo entero
learn-foot-pile-why = solo se toma la carta de arriba, y ya está en tu juego. El resto del pozo se queda.
learn-foot-pile-wrong-2 = eso sería la Canasta clásica. Aquí las cartas debajo de la de arriba se quedan donde están.

learn-foot-wild-title = Comodines
learn-foot-wild-task = Un juego tiene al menos dos cartas naturales y como máximo **tres comodines**, como en la Canasta clásica. A estos nueves les falta una carta para ser canasta. ¿Cuál agregas?
learn-foot-wild-why = la séptima carta, natural: una canasta **sucia**, por 300 puntos.
learn-foot-wild-wrong-1 = el dos sería el cuarto comodín, y el máximo son tres.
learn-foot-wild-wrong-2 = el joker sería el cuarto comodín, y el máximo son tres.

learn-foot-threes-title = Treses
learn-foot-threes-task = Aquí los **treses** solo se pueden descartar, nunca bajar. Uno **rojo** que quede en tu mano o en tu pie cuesta 100 puntos. ¿Qué descartas?
learn-foot-threes-why = ya no te puede costar nada. Y como todo tres, tapa el pozo para el siguiente.
learn-foot-threes-wrong-1 = romperías un par y te quedaría un tres rojo que puede costar 100 puntos.
learn-foot-threes-wrong-2 = un tres negro en la mano no cuesta nada; uno rojo, 100 puntos. Primero va el rojo.

learn-foot-out-title = Cerrar
learn-foot-out-task = Para cerrar, tu equipo necesita una canasta **limpia** y una **sucia**, y cada uno de ustedes tiene que haber jugado con su pie. Los dos ya lo hicieron. De tus dos últimas cartas bajas una y descartas la otra. ¿Cuál bajas?
learn-foot-out-why = los nueves son la canasta sucia junto a los reyes, la limpia. El seis es tu último descarte.
learn-foot-out-wrong-1 = así sale una segunda canasta limpia. Sin una sucia no podrías descartar el nueve, tu última carta.

learn-samba-row-title = Escaleras
learn-samba-row-task = En Samba, de tres a siete cartas **seguidas de un palo** también son un juego: una **escalera**. El cuatro es la carta más baja, el as la más alta, y los comodines no entran. ¿Cuáles de estas puedes bajar?
learn-samba-row-why = tres corazones seguidos. Las cartas del mismo valor son juegos como siempre, con dos comodines como máximo.
learn-samba-row-wrong-1 = son seguidas, pero la jota no es de picas.
learn-samba-row-wrong-3 = un joker sirve por una carta de un valor, pero nunca por una de una escalera.

learn-samba-adding-title = Agregar a una escalera
learn-samba-adding-task = Una escalera crece por sus dos extremos. ¿Qué carta puede agregar tu equipo?
learn-samba-adding-why = el cuatro va debajo del cinco. Más arriba podrían seguir el nueve, el diez y la jota de corazones.
learn-samba-adding-wrong-1 = en medio faltan el nueve y el diez de corazones: una escalera no tiene huecos.
learn-samba-adding-wrong-3 = sigue un nueve, pero tiene que ser de corazones.

learn-samba-seven-title = La samba
learn-samba-seven-task = Siete seguidas son una **samba**, una canasta que ya no lleva más cartas. Dos de tus cartas completarían una canasta cada una. ¿Cuál da **más**?
learn-samba-seven-why = una samba vale **1,500** puntos, tres veces lo que una canasta limpia.
learn-samba-seven-wrong-1 = así sale una canasta limpia, por 500 puntos. Se puede sacar más.

learn-samba-pile-title = El pozo
learn-samba-pile-task = En vez de tus **dos** cartas del mazo puedes tomar el pozo. Está **siempre congelado**: un par natural lo toma entero; una escalera tuya, solo la carta de arriba. ¿Cómo tomas el **pozo entero**?
learn-samba-pile-choice-3 = Con los tréboles
learn-samba-pile-why = se bajan tres dieces, y todas las demás cartas del pozo pasan a tu mano.
learn-samba-pile-wrong-1 = aquí un comodín nunca sirve para tomar el pozo.
learn-samba-pile-wrong-3 = el diez iría a la escalera, pero el resto del pozo se quedaría.

learn-samba-out-title = Cerrar
learn-samba-out-task = Para cerrar, tu equipo necesita **dos canastas**, una de ellas limpia o una samba. Los nueves son una sucia. De tus dos últimas cartas bajas una y descartas la otra. ¿Cuál bajas?
learn-samba-out-why = las reinas son una canasta limpia, y el ocho es tu último descarte. La partida es a 10,000 puntos.
learn-samba-out-wrong-1 = así sale una segunda canasta sucia. Una tiene que ser limpia o samba; si no, la reina no puede ser tu último descarte.

learn-american-first-title = La apertura
learn-american-first-task = Los primeros juegos de tu equipo salen **de tu mano**, valen juntos **125 puntos**, y uno de ellos no lleva comodines (o lleva solo comodines). Reyes y reinas valen 10, los jokers 50. ¿Qué bajas?
learn-american-first-why = 150 puntos, y los reyes no llevan comodines. Por eso recibes **cartas extra** después de tu descarte: cuatro el primer equipo que abre, tres el segundo.
learn-american-first-wrong-1 = estos valen 100 puntos, y hacen falta 125.
learn-american-first-wrong-2 = estos valen 140 puntos, pero hay un joker en ambos juegos.

learn-american-hand-title = El pozo espera
learn-american-hand-task = Tu equipo no tiene juegos, y las cartas de tu mano no llegan a 125 puntos. Arriba del pozo está el ocho de tréboles. ¿Cómo empiezas tu turno?
learn-american-hand-choice-2 = Con una carta del mazo
learn-american-hand-why = el pozo es para quienes ya abrieron, o pueden abrir antes de robar. Está siempre congelado, así que solo lo toma un par natural.
learn-american-hand-wrong-1 = el pozo no ayuda a abrir: los primeros juegos salen solo de tu mano.

learn-american-closed-title = Valores cerrados
learn-american-closed-task = Una canasta tiene siete cartas y **cierra su valor**: desde entonces nadie baja cartas de ese valor. Y los **sietes** nunca llevan comodines. ¿Qué puedes bajar?
learn-american-closed-why = nada impide bajar los dieces. Una vez que abriste, los comodines solo van a juegos de cinco cartas naturales, o forman los suyos.
learn-american-closed-wrong-1 = la canasta del otro equipo cerró las jotas, también para ti.
learn-american-closed-wrong-2 = los sietes se bajan sin comodines. Una canasta de sietes vale 2,500.

learn-american-threes-title = Treses
learn-american-threes-task = Los **treses** de ambos colores van a la mesa y se reponen. Cada color cuenta por separado, y tres de uno hacen 500 puntos. La ronda terminó: tu equipo tiene tres treses rojos y **una** canasta. ¿Qué dan los treses?
learn-american-threes-choice-1 = 500 puntos
learn-american-threes-choice-2 = Nada
learn-american-threes-choice-3 = Menos 500 puntos
learn-american-threes-why = los treses cuentan a favor con **dos** canastas, y en contra si no hay ninguna. Con una no cuentan.
learn-american-threes-wrong-1 = para eso tu equipo necesitaría una segunda canasta.
learn-american-threes-wrong-3 = contarían en contra si tu equipo no tuviera ninguna canasta.

learn-american-special-title = Manos especiales
learn-american-special-task = Tu equipo no tiene juegos, ya robaste, y tus **14 cartas** son siete pares, sin comodines ni treses. Es una **mano especial**. ¿Qué haces?
learn-american-special-choice-1 = Descartar una y seguir
learn-american-special-choice-2 = Mostrar las 14 cartas
learn-american-special-why = eso termina la ronda y da 2,500 puntos. `/reglas` muestra las demás manos especiales.
learn-american-special-wrong-1 = un descarte rompería un par, y tienes 2,500 puntos en la mano.
