### Score pads, for games that are played with real cards.

pad-welcome-title = 🧮 Libretas de puntos
pad-title = 🧮 Libreta de puntos · { $game }
pad-deleted = La libreta de puntos quedó borrada.
pad-delete-sure = ¿De verdad quieres borrar la libreta de puntos de { $names }?
pad-shown-by = Libreta de puntos de { $name }
pad-question = 🧮 { $people }: { $maker } lleva los puntos de una partida con cartas de verdad que jugasteis: { $game }. ¿Puede contar en vuestras estadísticas de este servidor? Solo cuenta la respuesta de cada quien, y aquí se puede cambiar.
pad-not-named = No apareces en esta libreta de puntos, o se borró.
pad-form-new = Nueva libreta de puntos
button-pad-new = Nueva libreta de puntos…
menu-pad = 🧮 Otras libretas de puntos…
