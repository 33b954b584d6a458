### Una ronda como página web en un archivo, para mostrarla: la respuesta que la trae y las palabras de la página.

button-share = Compartir
button-share-all = Las { $count } rondas
share-round = 🎞️ Aquí está la ronda { $round } como página web: abre el archivo en un navegador, también en el teléfono. No necesita internet.
share-match = 🎞️ Aquí { $count ->
    [one] está la ronda terminada
   *[other] están las { $count } rondas terminadas
} como página web: abre el archivo en un navegador, también en el teléfono. No necesita internet.
share-warning = Esto solo lo ves tú. Pasa el archivo a quien quieras, pero antes pregunta a los demás: muestra los nombres y todas las cartas de los jugadores, y quien lo tenga lo conserva. **Lo que se entregó sobrevive a `/privacidad borrar`.**
share-too-often = Hiciste muchas páginas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
share-too-large = Todas las rondas juntas son demasiado para un solo archivo. Compártelas una por una: **{ button-replay }** tiene un menú de las rondas.

shared-title = Canasta · { $game }
shared-round-name = Ronda { $round }, reparte: { $dealer }
shared-command = /práctica reparto:{ $code }
shared-no-script = Esta página reproduce su ronda con un script propio. Permite los scripts o ábrela en otro navegador.
shared-back = Atrás
shared-forward = Adelante
shared-play = Reproducir
shared-pause = Pausa
shared-step = Paso
shared-round = Ronda
shared-foot = pie
shared-empty = sin cartas
shared-keys = Teclas: ← y → paso a paso, Inicio y Fin, P reproduce y pausa.
shared-scores = Puntos
shared-seal = ¿Fue limpio el reparto?
shared-computed = ✅ Esta página acaba de calcularlo: el secreto es el sellado, y las manos repartidas salen de él.
shared-computed-seal = ✅ Esta página acaba de calcularlo: el secreto es el sellado.
shared-not-computed = ❌ Esta página acaba de calcularlo y no coincide: no confíes en ella.
shared-not-sealed = ☑️ Esta página acaba de calcularlo: las manos repartidas salen del secreto. No se selló de antemano.
shared-bot-checked = El bot lo comprobó al escribir esta página:
shared-secret = El sello y lo que ocultaba
shared-limits = Lo que esto no demuestra
shared-whole-check = Para verificar cada jugada por tu cuenta: el servidor del bot tiene la partida como archivo JSON (Repetición, luego JSON), y python -m bot verify ARCHIVO lo verifica.
shared-deal = Juega tú este reparto
shared-deal-how = Escribe esto en un servidor con el bot y juega en el lugar de quien quieras. Funciona mientras el bot conserve la partida.
