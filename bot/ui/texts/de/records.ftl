### Rekorde eines Servers.

command-records = Die Rekorde dieses Servers, mit ihren Wiedergaben

records-title = 🏆 Rekorde dieses Servers
records-none = Noch gibt es keinen Rekord. Es zählen beendete Runden von Menschen, die mitmachen.
records-name = { $number }. { $record }
record-highest-round = Höchste Runde
record-largest-pile = Größter Stapel
record-fastest-exit = Schnellstes Ausmachen
record-first-concealed = Erstmals verdeckt ausgemacht
record-longest-match = Längste Partie
records-line = { $value } · { $people }
    { $game } · { $day }
record-value-points = **{ $count }** Punkte
record-value-cards = **{ $count }** Karten
record-value-turns = in **{ $count }** { $count ->
    [one] Zug
   *[other] Zügen
}
record-value-rounds = **{ $count }** { $count ->
    [one] Runde
   *[other] Runden
}
records-without-replay = Wo ▶ fehlt, ist die Wiedergabe gelöscht oder dir nicht zugänglich.
records-footer-out = Du wirst hier nicht genannt. Mach mit, wenn du in Rekorden, Rangliste und Jahresrückblicken stehen willst.
records-footer-in = Du machst mit: Rekorde, Rangliste und Jahresrückblicke dieses Servers dürfen dich nennen.
button-record-replay = ▶ { $numbers }
button-take-part = Mitmachen
button-take-part-not = Nicht mehr mitmachen
