### The review of a round that is over, for one person.

review-go-on = Con *Seguir desde* un turno lo juegas otra vez, contra ordenadores; reemplaza a una práctica en curso. Las cartas que no podías ver se reparten de nuevo: no dicen nada de las manos de los demás.
