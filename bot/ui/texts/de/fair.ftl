### Versiegelte Karten, Abheben durch die Spieler und der Nachweis, dass fair ausgeteilt wurde.

seal-first = 🔏 Die Karten der ersten Runde sind versiegelt, sodass niemand sie mehr ändern kann: `{ $commitment }`
seal-replaced = -# 🔏 Diese Karten wurden neu versiegelt, weil eine Sicherung eingespielt wurde und die vorher versiegelten bekannt gewesen sein könnten.
seal-before = Davor { $count ->
    [one] war das Siegel
   *[other] waren die Siegel
} { $before }.
resealed-news = 🔏 **Die Karten von Runde { $round } wurden neu versiegelt.** `/prüfen` zeigt beide Siegel.
    Die Datenbank des Bots wurde aus einer Sicherung wiederhergestellt. Die vorher versiegelten Karten könnten nach dieser Sicherung ausgeteilt und gesehen worden sein, deshalb werden sie nicht benutzt. Was dafür abgehoben war, ist weg: Hebt noch einmal ab, wenn ihr mögt. Eine laufende Runde geht mit ihren Karten weiter.
seats-drawn = 🪑 Um die Partner gezogen: { $draws }.
seats-cut = Um die Plätze abgehoben (rot: Partner tauschen): { $cuts }.
seats-again = {"; gleich, also noch einmal: "}
seats-card = **{ $name }** { $card }
seats-against = {" gegen "}
seats-order = Also { $sides }; gespielt wird in der Reihenfolge { $names }.
seats-will-be-drawn = 🪑 Partner und Plätze werden beim Start der Partie mit Karten ausgelost, vor dem ersten Austeilen und zusammen mit ihm versiegelt.
seal-cut-dealt = -# { $cuts }
seal-cut-by = ✂️ Abgehoben: { $cuts }.
seal-one-cut = **{ $name }**: „{ $text }“
lobby-seal = Fair ausgeteilt

button-cut = Nächste Karten abheben
cut-form-title = Abheben für Runde { $round }
cut-form-label = Deine Worte: Alle sehen sie
cut-form-hint = Irgendetwas, das niemand vorhersehen kann
cut-given = ✂️ Du hebst für Runde { $round } ab: „{ $text }“. Bis ausgeteilt wird, kannst du es ändern.
cut-dealt = Die Karten von Runde { $round } sind gerade ausgeteilt worden.
cut-news = ✂️ **{ $name }** hebt für Runde { $round } ab: „{ $text }“

button-verify = Prüfen
score-deal = 🔓 Die Karten, offengelegt
proof-title = Nachweis · { $table }
proof-good = ✅ **Alles stimmt.** { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
} geprüft: Die Karten jeder Runde folgen aus dem vorher versiegelten Geheimnis, jeder Zug ist erlaubt, alle Punkte sind richtig.
proof-good-unsealed = ☑️ **Kein Widerspruch**, aber nicht alle Karten waren vorab versiegelt: Für die unten markierten Runden zeigt das nur, dass die Karten aus ihrem Geheimnis folgen.
proof-bad = ❌ **Etwas passt nicht.** Siehe unten.
proof-round-good = ✅ Runde { $round }: Das Siegel ist unversehrt, die Karten folgen daraus, { $plays ->
    [one] ein Spielzug
   *[other] { $plays } Spielzüge
} erlaubt{ $scored ->
    [yes] , die Punkte stimmen.
   *[no] {". In dieser Runde wurde aufgegeben."}
}
proof-round-unsealed = ☑️ Runde { $round }: nicht vorab versiegelt; die Karten folgen aus ihrem Geheimnis, { $plays ->
    [one] ein Spielzug
   *[other] { $plays } Spielzüge
} erlaubt{ $scored ->
    [yes] , die Punkte stimmen.
   *[no] {". In dieser Runde wurde aufgegeben."}
}
proof-round-resealed = ☑️ Runde { $round }: nach dem Einspielen einer Sicherung **neu versiegelt**, also nicht durchgehend versiegelt; die Karten folgen aus dem neuen Siegel, { $plays ->
    [one] ein Spielzug
   *[other] { $plays } Spielzüge
} erlaubt{ $scored ->
    [yes] , die Punkte stimmen.
   *[no] {". In dieser Runde wurde aufgegeben."}
}
proof-round-bad = ❌ Runde { $round }:
proof-not-compared = { $count ->
    [one] Ein Stand war in anderer Form gespeichert und konnte
   *[other] { $count } Stände waren in anderer Form gespeichert und konnten
} nicht verglichen werden.
proof-unchecked = { $count ->
    [one] Eine spätere Runde konnte
   *[other] { $count } spätere Runden konnten
} nicht geprüft werden.
proof-left-out = Runde { $round } ist noch nicht vorbei, deshalb wird davon nichts gezeigt.
proof-fault-number = die Runden folgen nicht aufeinander
proof-fault-label = die Karten waren für einen anderen Tisch bestimmt
proof-fault-secret = das Geheimnis hat nicht 32 Bytes
proof-fault-seal = das Geheimnis ist nicht das versiegelte
proof-fault-seats = Partner und Plätze wurden anders ausgelost
proof-fault-dealer = ein anderer Platz hätte austeilen müssen
proof-fault-hands = die Hände sind nicht die, die ausgeteilt wurden
proof-fault-version = die Spielzüge stehen nicht in der richtigen Reihenfolge (Nr. { $version })
proof-fault-refused = die Regeln erlauben Spielzug Nr. { $version } nicht
proof-fault-taken-back = bei Spielzug Nr. { $version } ließ sich nichts zurücknehmen
proof-fault-drew = bei Spielzug Nr. { $version } wurden andere Karten gezogen
proof-fault-hash = ab Spielzug Nr. { $version } war der Tisch anders
proof-fault-unended = die Spielzüge beenden die Runde nicht so wie aufgezeichnet
proof-fault-scores = die Punkte folgen nicht aus den Spielzügen
proof-fault-engine = Gespielt wurde mit Version { $engine } des Spiels.
proof-opened = Runde { $round }, offengelegt
proof-seal = 🔏 Versiegelt: `{ $commitment }`. Vor dem Austeilen stand dasselbe bei `/prüfen`, bei der ersten Runde unter **{ button-set-up }**.
proof-resealed = 🔏 Nach dem Einspielen einer Sicherung neu versiegelt: `{ $commitment }`. Davor war das Siegel { $before }.
proof-no-seal = 🔏 Nicht vorab versiegelt: `{ $commitment }`
proof-secret = 🔓 Geheimnis: `{ $secret }`
proof-no-cut = ✂️ Niemand hat abgehoben.
proof-limits = Was das nicht zeigt
proof-not-looked = • Dass niemand hineingesehen hat: Wer den Bot betreibt, konnte die Karten sehen.
proof-not-chosen = • Dass das Geheimnis nicht ausgesucht war, außer wenn du oder jemand, dem du traust, nach dem Siegel abgehoben hat.
proof-not-before = • Dass das Siegel vor dem Austeilen da war, außer wenn du oder jemand, dem du traust, es damals gesehen hat.
proof-not-talk = • Wer abseits des Tisches mit wem geredet hat.
proof-nothing-over = Noch ist keine Runde vorbei, es gibt also nichts zu prüfen.
proof-to-come = Versiegelt, bis die Runde vorbei ist
proof-to-come-seal = 🔏 Runde { $round }: `{ $commitment }`
proof-keep = Heb auf, was hier steht, um es später zu vergleichen.
opened-seal-anew = 🔏 Nach dem Einspielen einer Sicherung neu versiegelt.
proof-file-seals = Vergleiche diese Siegel mit denen, die du vor jedem Austeilen gesehen hast, und das Abheben mit dem, was am Tisch stand:
proof-file-seal = Runde { $round }: { $commitment }
proof-file-seats = Die Plätze wurden ausgelost: Aus denen vor der Partie wurden, in ihrer Reihenfolge, { $seats }
proof-file-no-seal = Runde { $round }: nicht vorab versiegelt
proof-file-resealed = Runde { $round }: nach dem Einspielen einer Sicherung neu versiegelt: { $commitment }
proof-file-before = {"    "}davor: { $commitment }
