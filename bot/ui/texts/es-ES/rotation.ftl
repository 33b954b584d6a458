### Rotating partners: several matches in which everybody is everybody's partner.

rotation-opened = 🔄 **Partida { $number } de { $matches }**: **{ $one }** contra **{ $other }**. { $begun ->
    [yes] Ya ha empezado
   *[no] Empieza cuando alguien toque allí **Empezar la partida**
}: { $table }, { $place }
rotation-over = 🏁 { $people } Fue la última partida de vuestra rotación.
