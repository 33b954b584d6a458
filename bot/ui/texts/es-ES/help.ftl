### The help pages. On a phone a line holds some 35 characters.

help-first-lines = 1. Abre una mesa con { $new }, o únete a una con { $join }. **{ button-games }** muestra todas las modalidades.
    2. Llena los sitios libres con personas o ordenadores: **{ button-add-computer }**.
    3. **{ button-start }** reparte las cartas.
    4. **{ button-hand }**, o { $hand }, muestra tus cartas y lo que puedes hacer. Solo lo ves tú.
    5. Tu turno: roba o toma el pozo, baja si quieres y descarta. Todo se hace con botones y menús.
help-game = ¿Nunca has jugado?
help-game-lines = Se juntan cartas del mismo valor. Tres o más bajadas juntas son un **juego**; siete son una **canasta**, lo que más vale. Los doses y los jokers son comodines.
    { $learn } te lo enseña en pocos minutos, toque por toque.
    { $practice } es una partida solo tuya contra ordenadores, y explica lo nuevo.
    { $rules } muestra las reglas de tu mesa, { $why } dice si puedes hacer algo, y por qué no.
help-tips-lines = { $tips } posiciones de Clásica para cuatro, y lo que conviene en cada una.
    Para cada jugada que se muestra, el ordenador fuerte jugó la ronda hasta el final { $rounds } veces, cada vez con otras cartas ocultas.
    “75 puntos menos (± 5)” es la diferencia media para tu equipo, 5 más o 5 menos.
    Una táctica dice lo que conviene casi siempre. Tus propias cartas pueden decir otra cosa.
tip-ours = **Vosotros:** { $melded ->
    [yes] { $melds }
   *[no] sin juegos, necesitáis { $needed } puntos
}
tip-threes = **Treses rojos:** vosotros { $ours }, ellos { $theirs }
tip-footer = El ordenador fuerte, { $rounds } intentos por jugada
help-play-lines = { $hand } tus cartas y lo que puedes hacer

    {""}**Tu turno**
    { $draw } robar del mazo
    { $take } tomar el pozo
    { $meld } bajar o añadir cartas, como `KKK2, QQQ`
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
    { $back } recuperar tu sitio de un ordenador
help-table-lines = **Antes de la partida**
    { $new } abrir una · { $join } tomar un sitio
    { $list } las mesas de aquí, y dónde puedes unirte
    { $evening } organizar una noche de Canasta con inscripción, o ver las que vienen
    { $seats } cambiar de sitio
    { $computer } poner un ordenador en un sitio
    { $terms } ajustes de la mesa: reloj, recordatorios, tablero
    { $start } repartir · { $leave } dejar tu sitio

    {""}**Durante la partida**
    { $substitute } ceder tu sitio
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
help-admin-lines = Para quien administra el servidor:
    { $setup } modalidad habitual, ajustes de mesas, roles, desafío del día
    { $admindoctor } lo que el bot necesita aquí, y cómo arreglarlo
    { $admintables } todas las mesas abiertas, y qué falla
    { $adminpause } poner una partida en pausa
    { $adminresume } reanudarla
    { $adminextend } más tiempo para un turno
    { $adminreplace } dar un sitio a alguien más
    { $adminend } terminar una mesa
    { $adminlimits } cuántas mesas puede haber
    { $admindaily } un desafío del día para votar, y dónde se publica
    { $adminplayers } a quién se avisa cuando en una mesa faltan jugadores
    { $adminlog } lo que se hizo
help-cards-lines = Nunca hace falta escribir. Si te gusta, escribe las cartas así:
    `K`, `10`, `2`; `*` o `JK` es un joker. Los palos no hacen falta.

    { $meld } `KKK2, QQQ` dos juegos; las comas los separan
    { $meld } `K` añade un rey a los reyes de tu equipo
    { $meld } `2 > K` les añade un dos
    { $take } `KK` toma el pozo con dos reyes
    { $discard } `4` descarta un cuatro
    { $why } `tomar KK` pregunta si puedes
button-link-invite = Añadir a mi servidor
