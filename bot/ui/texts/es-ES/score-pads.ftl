### Score pads, for games that are played with real cards.

option-pad-names = Empezar una: nombres de equipos o personas, con comas (déjalo vacío para ver las tuyas)
pad-welcome-title = 🧮 Libretas de puntos
pad-title = 🧮 Libreta de puntos · { $game }
pad-deleted = La libreta de puntos quedó borrada.
pad-delete-sure = ¿De verdad quieres borrar la libreta de puntos de { $names }?
pad-shown-by = Libreta de puntos de { $name }
pad-asked = Ya les he preguntado en este canal.
pad-question = 🧮 { $people }: { $maker } lleva los puntos de una partida con cartas de verdad que jugasteis: { $game }. ¿Puede contar en vuestras estadísticas de este servidor? Solo cuenta la respuesta de cada quien, y aquí se puede cambiar.
pad-not-named = No apareces en esta libreta de puntos, o se borró.
pad-form-new = Nueva libreta de puntos
button-pad-new = Nueva libreta de puntos…
button-pad-delete-sure = Sí, borrarla
menu-pad = 🧮 Otras libretas de puntos…
