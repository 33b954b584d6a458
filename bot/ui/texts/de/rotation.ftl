### Partnerwechsel: mehrere Partien, in denen jeder mit jedem spielt.

button-partners = Partnerwechsel
button-rotate = { $rounds ->
    [99] Aus
    [0] Ganze Partien
    [one] Je { $rounds } Runde
   *[other] Je { $rounds } Runden
}
button-next-match = Nächste Partie ({ $number } von { $matches })

rotation-about = **Partnerwechsel** an { $table }: mehrere Partien, jede mit neuen Partnern, und Punkte für jeden einzeln. Bis zu acht können mitmachen; sind es mehr als vier, wird reihum ausgesetzt. Wie lang ist eine Partie?
rotation-plan = 🔄 Partnerwechsel: { $matches } Partien{ $people ->
    [4] , in denen jeder mit jedem zusammenspielt.
   *[other] {" "}mit neuen Partnern, vier für jeden.
}
rotation-match = 🔄 Partnerwechsel: Partie { $number } von { $matches }.
rotation-sits-out = 🪑 { $names } { $count ->
    [one] setzt
   *[other] setzen
} in dieser Partie aus.
rotation-standings = Punkte bisher
rotation-sitting-out = Du setzt in dieser Partie von { $table } aus: { $place }
rotation-after = 🔄 **Nach Partie { $number } von { $matches }**
rotation-standing = **{ $rank }** · { $name }: { $points }
rotation-standing-matches = **{ $rank }** · { $name }: { $points } ({ $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
})
rotation-next = Die nächste Partie öffnet sich von selbst, mit neuen Partnern. **Nächste Partie** führt hin.
rotation-table = 🔄 Nächste Partie: **{ $players }**
rotation-opened = 🔄 **Partie { $number } von { $matches }**: **{ $one }** gegen **{ $other }**. { $begun ->
    [yes] Sie hat begonnen
   *[no] Sie beginnt, wenn dort jemand auf **Partie starten** tippt
}: { $table }, { $place }
rotation-over = 🏁 { $people } Das war die letzte Partie eures Partnerwechsels.
rotation-won = 🏆 **{ $names }** { $count ->
    [one] hat
   *[other] haben
} die meisten Punkte von allen.
news-next-opened = 🔄 **{ $name }** hat die nächste Partie eröffnet, Tisch { $number }: { $place }
news-next-match = 🔄 Die nächste Partie ist offen: { $table }
news-waits = 👋 **{ $name }** macht beim Partnerwechsel mit und setzt zuerst aus.
news-rotation = 🔄 **{ $name }** hat geändert, ob die Partner wechseln.
