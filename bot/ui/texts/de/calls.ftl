### Was jemanden an einen Tisch ruft.

ping-turn-here = 👉 { $mention }, du bist am Zug.
ping-turn-here-pile = 👉 { $mention }, du bist am Zug. Stapel: { $upcard }
ping-turn = 👉 { $mention }, du bist am Zug: **{ $table }**.
ping-turn-pile = 👉 { $mention }, du bist am Zug: **{ $table }**. Auf dem Stapel: { $upcard }.
ping-begun-drawn = Gezogen hast du schon: Leg aus, wenn du magst, dann wirf ab.
ping-begun-taken = Den Stapel hast du schon: Leg aus, wenn du magst, dann wirf ab.
ping-question = ❓ { $mention }, **{ $asker }** fragt dich an **{ $table }**: „Darf ich ausmachen?“ { $fine ->
    [0] Deine Antwort ist bindend.
   *[other] Wer sich in diesem Zug nicht daran hält, kostet deine Seite { points-fined }.
}
ping-due = ⏳ Du hast Zeit bis { $due }, { $distance }.
ping-reminder-1 = 🔔 { $mention }, an **{ $table }** warten alle auf dich. Dein Zug begann { $since }.
ping-reminder-2 = 🔔 { $mention }, an **{ $table }** freuen sich alle auf deinen Zug. Er begann { $since }.
ping-reminder-3 = 🔔 { $mention }, an **{ $table }** würden alle gern mit dir weiterspielen. Dein Zug begann { $since }.
ping-reminder-alone = 🔔 { $mention }, **{ $table }** geht weiter, sobald du spielst. Dein Zug begann { $since }.
ping-reminder-round = 🔔 { $mention }, diese Turnierrunde endet bald, und **{ $table }** wartet auf dich. Dein Zug begann { $since }.
ping-reminder-question = 🔔 { $mention }, an **{ $table }** warten alle auf deine Antwort. **{ $asker }** hat dich gefragt, { $since }: „Darf ich ausmachen?“
ping-ready = 🔔 { $mention }, an **{ $table }** sind die anderen für die nächste Runde bereit. Sie wird gegeben, sobald du es auch bist.
ping-time-is-up = ⌛ Die Zeit von **{ $name }** an **{ $table }** ist abgelaufen. **{ $name }** kann noch spielen; die anderen können warten, mehr Zeit geben oder diesen Zug einem Computer überlassen.
ping-direct-closed = 📪 Ich kann dir keine Direktnachrichten schicken, deshalb sage ich es dir hier.

letter-table-in = { $table } in **{ $server }**
letter-turn = 👉 Du bist am Zug: { $table }.
letter-turn-pile = 👉 Du bist am Zug: { $table }. Auf dem Stapel: { $upcard }.
letter-question = ❓ **{ $asker }** fragt dich an { $table }: „Darf ich ausmachen?“ { $fine ->
    [0] Deine Antwort ist bindend.
   *[other] Wer sich in diesem Zug nicht daran hält, kostet deine Seite { points-fined }.
}
letter-ready = 🔔 An { $table } sind die anderen für die nächste Runde bereit. Sie wird gegeben, sobald du es auch bist.
letter-reminder-1 = 🔔 An { $table } warten alle auf dich. Dein Zug begann { $since }.
letter-reminder-2 = 🔔 An { $table } freuen sich alle auf deinen Zug. Er begann { $since }.
letter-reminder-3 = 🔔 An { $table } würden alle gern mit dir weiterspielen. Dein Zug begann { $since }.
letter-reminder-alone = 🔔 { $table } geht weiter, sobald du spielst. Dein Zug begann { $since }.
letter-reminder-round = 🔔 Diese Turnierrunde endet bald, und { $table } wartet auf dich. Dein Zug begann { $since }.
letter-reminder-question = 🔔 An { $table } warten alle auf deine Antwort. **{ $asker }** hat dich gefragt, { $since }: „Darf ich ausmachen?“

button-to-board = Zum Tisch
button-play-for = Computer diesen Zug spielen lassen
button-give-time = Einen Tag mehr geben
button-stand-in = Computer übernehmen lassen
button-come-back = Ich bin wieder da

letter-place-lost = 🧵 Der Kanal von { $table } in **{ $server }** wurde gelöscht. Deine Partie ist sicher, und alle Karten sind, wie sie waren. Gib `/tisch verlegen` in dem Kanal ein, in dem es weitergehen soll.

time-turn-is-over = Dieser Zug ist schon vorbei; es ist nichts geschehen.
time-welcome-back = 👋 Willkommen zurück! Du spielst wieder selbst.
