### Rotación de compañeros: varias partidas en las que todos juegan con todos.

button-partners = Rotación de compañeros
button-rotate = { $rounds ->
    [99] No
    [0] Partidas enteras
    [one] { $rounds } ronda por partida
   *[other] { $rounds } rondas por partida
}
button-next-match = Próxima partida ({ $number } de { $matches })

rotation-about = **Rotación de compañeros** en { $table }: varias partidas, cada una con compañeros nuevos, y puntos para cada persona. Pueden unirse hasta ocho; los que pasan de cuatro descansan por turnos. ¿Cuánto dura una partida?
rotation-plan = 🔄 Rotación de compañeros: { $matches } partidas{ $people ->
    [4] , en las que todos juegan con todos.
   *[other] {" "}con compañeros nuevos, cuatro por persona.
}
rotation-match = 🔄 Rotación de compañeros: partida { $number } de { $matches }.
rotation-sits-out = 🪑 { $names } { $count ->
    [one] descansa
   *[other] descansan
} en esta partida.
rotation-standings = Puntos hasta ahora
rotation-sitting-out = Descansas en esta partida de { $table }: { $place }
rotation-after = 🔄 **Después de la partida { $number } de { $matches }**
rotation-standing = **{ $rank }** · { $name }: { $points }
rotation-standing-matches = **{ $rank }** · { $name }: { $points } ({ $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
})
rotation-next = La próxima partida se abre sola, con compañeros nuevos. **Próxima partida** lleva allí.
rotation-table = 🔄 Próxima partida: **{ $players }**
rotation-opened = 🔄 **Partida { $number } de { $matches }**: **{ $one }** contra **{ $other }**. { $begun ->
    [yes] Ya empezó
   *[no] Empieza cuando alguien toque allí **Empezar la partida**
}: { $table }, { $place }
rotation-over = 🏁 { $people } Fue la última partida de su rotación.
rotation-won = 🏆 **{ $names }** { $count ->
    [one] tiene
   *[other] tienen
} más puntos que nadie.
news-next-opened = 🔄 **{ $name }** abrió la próxima partida, Mesa { $number }: { $place }
news-next-match = 🔄 La próxima partida está abierta: { $table }
news-waits = 👋 **{ $name }** se unió a la rotación y descansa primero.
news-rotation = 🔄 **{ $name }** cambió la rotación de compañeros.
