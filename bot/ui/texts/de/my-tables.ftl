### Alle Tische, an denen jemand sitzt.

my-tables-none = Du sitzt auf keinem Server an einem Tisch. Eröffne einen mit { $command }.
my-tables-waiting = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
my-tables-in = { $table } in **{ $server }**
my-tables-head = { $table } · [Öffnen]({ $url })
my-tables-ready = **Bist du bereit?** Die letzte Runde endete { $since }.
my-tables-turn = **Du bist am Zug**, begonnen { $since }.
my-tables-all-wait = Dort warten alle auf dich.
my-tables-other = Am Zug: **{ $name }**, begonnen { $since }
my-tables-between = Gleich kommt die nächste Runde.
my-tables-paused = ⏸️ Pause, begonnen { $since }
my-tables-away = 🤖 Ein Computer vertritt dich vorerst.

button-hand-at = Hand: { $table }
