### Nombres y descripciones de los comandos, y lo que responden.

command-table = Mesas: abrir una, llenar sus lugares, empezarla y terminarla
command-table-new = Abrir una mesa en este canal, con una regla de la casa o cualquier modalidad
command-table-join = Tomar un lugar en una mesa
command-table-leave = Salir de una mesa antes de que empiece la partida
command-table-seats = Cambiar de lugar, o ver quién está en cada uno
command-table-computer = Poner una computadora en un lugar, o quitarla
command-table-terms = Ajustes de la mesa: reloj, recordatorios, tablero y demás (los define el anfitrión)
command-table-start = Empezar la partida
command-table-rematch = Jugar otra vez con la misma gente; sus lugares quedan reservados
command-table-cancel = Terminar una mesa para siempre (su anfitrión o quien administra el servidor)
command-table-move = Mover una mesa a este canal
command-table-show = Ver una mesa
command-table-list = Las mesas de este servidor
command-my-tables = Todas tus mesas en todos los servidores: dónde es tu turno y desde cuándo
command-hand = Tu mano y todo lo que puedes hacer ahora (solo la ves tú)
command-draw = Robar una carta del mazo
command-take-pile = Tomar el pozo
command-meld = Bajar juegos, o agregar cartas a tus juegos
command-take-back = Recuperar tu descarte, o lo que bajaste en este turno
command-discard = Descartar una carta y terminar tu turno
command-ask-partner = Preguntar a tu compañero si puedes cerrar
command-answer = Responder a tu compañero; tu respuesta obliga
command-orders = Lo que hago cuando llegue tu turno: robar, tomar el pozo, responder a tu compañero
command-ready = Todo listo por tu parte: se puede repartir la próxima ronda
command-cut = Cortar el próximo reparto: agrega palabras tuyas que nadie pueda predecir
command-lay-threes = Bajar a la mesa treses que tienes y robar una carta por cada uno
command-special-hand = Mostrar toda tu mano como mano especial; con eso termina la ronda
command-end-round = Dejar el pozo cuando el mazo se acabó; con eso termina la ronda
command-substitute = Ceder tu lugar: invitar a alguien, u ofrecerlo a quien lo quiera
command-resign = Rendirse, si tu equipo está de acuerdo
command-pause = Poner la partida en pausa si todos aceptan: ningún reloj corre
command-resume = Reanudar después de una pausa si todos aceptan (el anfitrión puede hacerlo sin los demás)
command-back = Recuperar tu lugar de la computadora que juega por ti
command-more-time = Dar más tiempo a quien tiene el turno
command-score = Los puntos de la partida hasta ahora
command-verify = Verificar repartos, jugadas y puntos de las rondas terminadas
command-log = Lo que pasó en la mesa
command-why = ¿Puedo hacer esto? Y si no, ¿qué regla lo dice?
command-rules = Las reglas de la modalidad
command-settings = Dónde te aviso, tu zona horaria y horas de silencio, cómo se ven las cartas
command-help = Cómo empezar, y todos los comandos

option-seat-of-gone = El lugar de alguien que ya no está en el servidor (si no dices nada: el tuyo)
option-round-upto = Hasta qué ronda (si no dices nada: todas las terminadas)
option-member = A quién invitar; déjalo vacío para que cualquiera pueda tomar el lugar
option-hours = Cuántas horas, una semana como máximo (si no dices nada: un día)
option-title = Un nombre para la mesa
option-table = El número de la mesa, si estás en varias
option-other-partners = Intercambiar lugares para cambiar de compañeros
option-seat = El número del lugar
option-computer-action = Agregar una computadora, o quitarla
option-level = Qué tan bien juega (si no dices nada: firme)
option-character = Quién juega, cada quien con su estilo
option-computers = Llenar los demás lugares con computadoras de este nivel
option-own = Solo las mesas en las que juegas
option-take-cards = Las cartas de tu mano que van con la de arriba, como KK o KK, QQQ
option-meld-cards = Las cartas, como KKK2, QQQ
option-cut-words = Cualquier texto; todos lo ven, y cambia el orden de las cartas
option-three-cards = Los treses, como 3♣ 3♥ (si no dices nada: todos los que tienes)
option-special-hand = Cuál (si no dices nada: la que tienes)
option-discard-card = La carta, como 4 o 4♠
option-answer = ¿Puede cerrar tu compañero?
option-why-action = Lo que quisieras hacer, como: tomar KK, bajar QQQ2, descartar 4, cerrar
option-section = Una parte de las reglas
option-discard = { $card }, una de { $count }

choice-add = Agregar
choice-remove = Quitar
choice-yes = Sí, cierra
choice-no = No, todavía no

table-made = { $table } está abierta en { $forum ->
    [none] este canal. Los demás se unen con los botones de abajo
   *[other] { $forum }. Los demás se unen con los botones de allí
}; los lugares vacíos se pueden llenar con computadoras.
table-made-usual = { table-made } Se juega { $game }; puedes elegir otra modalidad hasta que empiece la partida.
table-seat = Estás en el lugar { $number } de { $table }.
table-left = Saliste de { $table }.
rematch-seat = Estás en el lugar { $number } de { $table }, con las mismas reglas: { $place }
rematch-is-on = La revancha ya empezó: { $table }, { $place }
next-match-is-on = La próxima partida ya empezó: { $table }, { $place }
table-seats-left =
    { $count ->
        [0] Todos los lugares de { $table } están ocupados. Empieza con `/mesa empezar`.
        [one] Todavía hay un lugar libre en { $table }.
       *[other] Todavía hay { $count } lugares libres en { $table }.
    }
table-started = { $table } empezó: { $place }. Para ver tus cartas, toca **Mi mano** o usa `/mano`.
table-no-permission = No puedo escribir aquí. Necesito los permisos “Ver canal”, “Enviar mensajes” e “Insertar enlaces” en este canal.

table-moved = { $table } está ahora aquí. Todas las cartas siguen como estaban.
table-moved-away = 🚚 { $table } sigue en { $place }.
table-move-none = No tienes otra mesa abierta. Indica una mesa por su número.

which-table-none-over = Aquí no terminó ninguna partida tuya. Indica la mesa por su número.
which-table-none = Aquí no hay ninguna mesa tuya. Abre una con `/mesa nueva` o indica una mesa por su número.
which-table-several = ¿Qué mesa? Agrega su número al comando: { $tables }.
which-table-to-administer = ¿Qué mesa? Agrega su número al comando: { $tables }. `/admin mesas` muestra todas las mesas abiertas de este servidor.
which-table-none-to-administer = Aquí no hay mesas abiertas. Agrega el número de una mesa al comando: `/admin mesas` muestra todas las mesas abiertas de este servidor.
