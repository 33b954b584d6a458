### A round as a web page in a file, to show around: the answer that brings it, and the words of the page.

share-round = 🎞️ Aquí está la ronda { $round } como página web: abre el archivo en un navegador, también en el móvil. No necesita internet.
share-match = 🎞️ Aquí { $count ->
    [one] está la ronda terminada
   *[other] están las { $count } rondas terminadas
} como página web: abre el archivo en un navegador, también en el móvil. No necesita internet.
shared-deal-how = Escribe esto en un servidor con el bot y juega en el sitio de quien quieras. Funciona mientras el bot conserve la partida.
