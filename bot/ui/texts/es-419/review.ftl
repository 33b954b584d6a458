### El análisis de una ronda terminada, para una persona.

button-review = Analizar ronda
review-title = 🔎 Ronda { $round } · { $table }
review-found = { $count ->
    [one] El momento decisivo
   *[other] Los { $count } momentos decisivos
} de tus { $turns } turnos:
review-none = Miré { $count ->
    [one] tu único turno: no fue claramente peor
   *[other] tus { $count } turnos: ninguno fue claramente peor
} que lo que yo habría hecho.
review-point = **Turno { $turn }: { $played }** { $reason }
    Mejor por unos { $points } puntos: { $better }.
review-luck = Las cartas, aparte de tus jugadas
review-cards = Entre repartidas y robadas: tu equipo { $wilds ->
    [one] un comodín
   *[other] { $wilds } comodines
} y { $threes ->
    [one] un tres rojo
   *[other] { $threes } treses rojos
}; los demás { $their_wilds } y { $their_threes }.
review-footer = Juzgado por lo que podías ver entonces: seguí la ronda muchas veces desde cada turno.
review-go-on = Con *Seguir desde* un turno lo juegas otra vez, contra computadoras; reemplaza a una práctica en curso. Las cartas que no podías ver se reparten de nuevo: no dicen nada de las manos de los demás.
review-progress = 🔎 Miro el turno { $turn } de { $turns }…
