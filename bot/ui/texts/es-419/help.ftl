### Las páginas de ayuda. En un celular caben unos 35 caracteres por línea.

help-title = 🃏 Canasta, a tu ritmo
help-intro = Canasta durante horas o días: cada quien juega cuando le queda bien. El bot reparte, lleva los puntos, conoce las reglas y te avisa cuando es tu turno.
help-menu = 📚 Más ayuda, y todos los comandos…
help-first = Primeros pasos
help-first-lines = 1. Abre una mesa con { $new }, o únete a una con { $join }. **{ button-games }** muestra todas las modalidades.
    2. Llena los lugares libres con personas o computadoras: **{ button-add-computer }**.
    3. **{ button-start }** reparte las cartas.
    4. **{ button-hand }**, o { $hand }, muestra tus cartas y lo que puedes hacer. Solo lo ves tú.
    5. Tu turno: roba o toma el pozo, baja si quieres y descarta. Todo se hace con botones y menús.
help-game = ¿Nunca jugaste?
help-game-lines = Se juntan cartas del mismo valor. Tres o más bajadas juntas son un **juego**; siete son una **canasta**, lo que más vale. Los doses y los jokers son comodines.
    { $learn } te lo enseña en pocos minutos, toque por toque.
    { $practice } es una partida solo tuya contra computadoras, y explica lo nuevo.
    { $rules } muestra las reglas de tu mesa, { $why } dice si puedes hacer algo, y por qué no.
help-know = Conviene saber
help-know-lines = 🔕 ¿Demasiadas notificaciones? Pon el hilo de la mesa en **Solo @menciones** en Discord: te menciono cuando es tu turno.
    👀 ¿No hay respuesta después de un toque? { $hand }, escrito al final del canal, siempre muestra tus cartas.
help-words = Palabras de la Canasta
help-words-lines = **Juego**: tres o más cartas del mismo valor en la mesa. Es de tu equipo.
    {""}**Canasta**: un juego de siete. Es lo que más vale, y hace falta una, o más, para cerrar.
    {""}**Comodines** son los doses y los jokers; cartas **naturales**, las del cuatro al as.
    {""}**Canasta limpia**: sin comodines. Una **sucia** tiene alguno, y vale menos.
    {""}**Par natural**: dos cartas naturales del mismo valor.
    {""}**Mazo**: las cartas de las que se roba.
    {""}**Pozo**: lo descartado. Quien lo toma tiene que bajar de inmediato su **carta de arriba**.
    ❄️ **Congelado**: un pozo que solo se toma con un par natural de la mano, del valor de la carta de arriba.
    {""}**Tres rojo**: casi siempre va de inmediato a la mesa, y vale puntos.
    {""}**Tres negro**: casi siempre una **carta tapón**, como los comodines: con ella arriba, el siguiente no puede tomar el pozo.
    {""}**Carta segura**: un descarte que al siguiente no le sirve, como una de un valor que ya tiene su canasta completa.
    {""}**Apertura**: lo primero que baja un equipo en una ronda. Tiene que valer un mínimo: 50 puntos en Clásica, 90 o 120 más adelante en la partida.
    {""}**Cerrar**: jugar tu última carta, con lo que termina la ronda.
    {""}**Cierre oculto**: cerrar en un solo turno, sin haber bajado nada antes. Vale más.
    {""}**En algunas modalidades:**
    {""}**Escalera**: un juego de cartas seguidas de un palo. Siete cartas son una **samba**, una canasta.
    {""}**Pie**: una segunda mano, para cuando se acaba la primera.
    {""}**Mano especial**: una mano entera, como siete pares, que se muestra en vez de abrir. Termina la ronda.
    {""}**Splash**: una canasta entera de la mano como apertura. No necesita puntos.
    {""}**Cartas extra**, o talón: lo que recibe un equipo por su apertura.
    {""}**Carta de aviso**: está cerca del fondo del mazo. Cuando se roba, todos lo saben.
help-tips = Tácticas
help-tips-lines = { $tips } posiciones de Clásica para cuatro, y lo que conviene en cada una.
    Para cada jugada que se muestra, la computadora fuerte jugó la ronda hasta el final { $rounds } veces, cada vez con otras cartas ocultas.
    “75 puntos menos (± 5)” es la diferencia media para tu equipo, 5 más o 5 menos.
    Una táctica dice lo que conviene casi siempre. Tus propias cartas pueden decir otra cosa.
tip-menu = Ir a una táctica…
tip-title = { $number }. { $title }
tip-ours = **Ustedes:** { $melded ->
    [yes] { $melds }
   *[no] sin juegos, necesitan { $needed } puntos
}
tip-theirs = **Ellos:** { $melded ->
    [yes] { $melds }
   *[no] sin juegos
}
tip-threes = **Treses rojos:** ustedes { $ours }, ellos { $theirs }
tip-pile = **Pozo:** { $count ->
    [one] 1 carta, { $upcard }
   *[other] { $count } cartas, { $upcard } arriba
}{ $frozen ->
    [yes] , congelado
   *[no] {""}
}
tip-counts = Izquierda { $left }, compañero { $partner }, derecha { $right }, mazo { $stock }
tip-hand = **Tu mano:** { $cards }
tip-less = **{ $play }**: { $points } puntos menos (±{"\u00A0"}{ $error }).
tip-footer = La computadora fuerte, { $rounds } intentos por jugada

tip-take-title = Toma un pozo grande
tip-take-text = Diez cartas por un ocho y un dos: dan pares y juegos, y el otro equipo no se las lleva. Aquí un comodín sale barato.
tip-leave-title = Deja un pozo chico
tip-leave-text = La misma mano, pero hay una sola carta. Gastarías un comodín en tres ochos y no te llevarías nada más. Espera un pozo que valga la pena.
tip-hold-title = Guarda una apertura cara
tip-hold-text = 120 puntos se llevarían seis cartas, entre ellas los dos comodines. La ronda acaba de empezar: espera la tercera de algún valor, o un pozo que se tome con un par.
tip-start-title = Abre con cartas naturales
tip-start-text = Tres ases alcanzan, y no gastan comodines. Y hasta que tu equipo abra, ninguno de los dos toma el pozo sin un par natural.
tip-freeze-title = Congela lo que ellos tomarían
tip-freeze-text = Casi cualquier carta les da once más. Un dos frena al siguiente; después hace falta un par natural, y tú tienes cuatro.
tip-early-title = Al principio, descarta bajo y suelto
tip-early-text = Nadie abrió, así que pocos pueden tomar el pozo chico. Un cinco que no va con nada no es pérdida. Los ases valen 20 cada uno, y para abrir hacen falta 90.
tip-late-title = Al final, descarta lo seguro
tip-late-text = Un pozo grande, y ellos tienen tres juegos. Para esto son los treses negros. Si no tienes, descarta lo que ya está ahí y nadie tomó, como los nueves.
tip-pairs-title = Guarda tus pares
tip-pairs-text = Solo un par natural toma el pozo congelado. No rompas uno para descartar ni lo bajes con un comodín: tres cartas en la mesa dan menos.
tip-wild-title = Termina una canasta
tip-wild-text = Los dos comodines hacen de los reyes una canasta, y así tu equipo puede cerrar. Repartidos en dos juegos no hacen ninguna.
tip-partner-title = Cuenta las cartas de tu compañero
tip-partner-text = A tu compañero le queda una carta, y tu equipo tiene una canasta: la ronda puede terminar antes de tu próximo turno. Baja lo que contaría en contra.
tip-out-title = Cierra antes que ellos
tip-out-text = Las cartas de tu compañero contarán en contra. Pero ellos también tienen una canasta, y pocas cartas: cerrar ahora cuesta menos que llegar tarde.
tip-end-title = Abre antes de que se acabe el mazo
tip-end-text = Un equipo sin juegos pierde 100 puntos por cada tres rojo en vez de ganarlos. Quedan pocas cartas: abre, aunque sea con poco.

help-play = Jugar
help-play-lines = { $hand } tus cartas y lo que puedes hacer

    {""}**Tu turno**
    { $draw } robar del mazo
    { $take } tomar el pozo
    { $meld } bajar o agregar cartas, como `KKK2, QQQ`
    { $discard } terminar tu turno
    { $takeback } recuperar lo que bajaste o descartaste, si la mesa lo permite
    { $ask } “¿Puedo cerrar?”

    {""}**Cuando hace falta**
    { $answer } responder a tu compañero
    { $threes } bajar treses que guardaste
    { $special } mostrar una mano especial, donde las hay
    { $endround } dejar el pozo cuando el mazo se acabó

    {""}**Mientras esperas**
    { $orders } lo que hago cuando llegue tu turno
    { $ready } listo para la próxima ronda
    { $cut } cortar el próximo reparto con palabras tuyas
    { $moretime } más tiempo para quien tiene el turno
    { $back } recuperar tu lugar de una computadora
help-look = Mirar
help-look-lines = { $mine } todas tus mesas, y dónde es tu turno
    { $rules } las reglas de tu mesa, o de cualquier modalidad
    { $why } ¿puedo hacer esto?, y si no, ¿por qué?

    { $score } los puntos
    { $stats } tus partidas y rondas en este servidor
    { $records } los récords de este servidor
    { $ladder } quién juega mejor aquí
    { $scorepad } los puntos de una partida con cartas de verdad
    { $log } lo que pasó
    { $catchup } lo que pasó desde tu último turno
    { $show } el tablero otra vez
    { $replay } una ronda terminada, con todas las manos abiertas
    { $verify } ¿fue limpio el reparto?

    { $settings } cómo te aviso, horas de silencio, cómo se ven las cartas
    { $privacyshow } lo que guardo de ti
    { $privacyexport } todo eso como archivo
    { $privacydelete } olvidarme de ti
help-table = Mesas
help-table-lines = **Antes de la partida**
    { $new } abrir una · { $join } tomar un lugar
    { $list } las mesas de aquí, y dónde puedes unirte
    { $evening } organizar una noche de Canasta con inscripción, o ver las que vienen
    { $seats } cambiar de lugar
    { $computer } poner una computadora en un lugar
    { $terms } ajustes de la mesa: reloj, recordatorios, tablero
    { $start } repartir · { $leave } dejar tu lugar

    {""}**Durante la partida**
    { $substitute } ceder tu lugar
    { $resign } rendirse, si tu equipo está de acuerdo
    { $pause } ponerla en pausa, si todos aceptan
    { $resume } seguir después de una pausa
    { $move } mover una mesa a otro canal
    { $cancel } terminar una mesa para siempre

    {""}**Después**
    { $rematch } jugar otra vez con la misma gente

    {""}**Torneos**
    { $tournamentnew } abrir uno · { $tournamentshow } las posiciones
    { $tournamentsubstitute } reemplazar a un jugador
    { $tournamentremove } quitar una inscripción
help-house = Reglas de la casa
help-house-lines = Para quien administra el servidor:
    { $housecreate } crear una regla de la casa a partir de cualquier modalidad
    { $houseedit } cambiarla con menús
    { $houseset } y { $houseunset } cambiar una opción por escrito
    { $houseterms } ajustes de mesa: reloj, recordatorios, tablero
    { $housedefault } lo que juegan las mesas nuevas
    { $housedelete } borrarla

    { $houseshare } un código para otro servidor
    { $houseimport } importar una con su código
    { $housepublish } ofrecer una a todos los servidores

    Para todos:
    { $houselist } las de este servidor
    { $houseshow } una de ellas
    { $library } las que ofrecen otros servidores
help-admin = Administrar el servidor
help-admin-lines = Para quien administra el servidor:
    { $setup } modalidad habitual, ajustes de mesas, roles, desafío del día
    { $admindoctor } lo que el bot necesita aquí, y cómo arreglarlo
    { $admintables } todas las mesas abiertas, y qué falla
    { $adminpause } poner una partida en pausa
    { $adminresume } reanudarla
    { $adminextend } más tiempo para un turno
    { $adminreplace } dar un lugar a alguien más
    { $adminend } terminar una mesa
    { $adminlimits } cuántas mesas puede haber
    { $admindaily } un desafío del día para votar, y dónde se publica
    { $adminplayers } a quién se avisa cuando en una mesa faltan jugadores
    { $adminlog } lo que se hizo
help-cards = Escribir cartas
help-cards-lines = Nunca hace falta escribir. Si te gusta, escribe las cartas así:
    `K`, `10`, `2`; `*` o `JK` es un joker. Los palos no hacen falta.

    { $meld } `KKK2, QQQ` dos juegos; las comas los separan
    { $meld } `K` agrega un rey a los reyes de tu equipo
    { $meld } `2 > K` les agrega un dos
    { $take } `KK` toma el pozo con dos reyes
    { $discard } `4` descarta un cuatro
    { $why } `tomar KK` pregunta si puedes
button-link-invite = Agregar a mi servidor
button-link-support = Soporte
button-link-privacy = Privacidad
button-link-terms = Condiciones de uso
help-footer = Tu mano solo la ves tú.
