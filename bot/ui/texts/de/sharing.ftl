### Eine Runde als Webseite in einer Datei.

button-share = Teilen
button-share-all = Alle { $count } Runden
share-round = 🎞️ Hier ist Runde { $round } als Webseite: Öffne die Datei in einem Browser, auch auf dem Handy. Sie braucht kein Internet.
share-match = 🎞️ Hier { $count ->
    [one] ist die beendete Runde
   *[other] sind alle { $count } beendeten Runden
} als Webseite: Öffne die Datei in einem Browser, auch auf dem Handy. Sie braucht kein Internet.
share-warning = Nur du siehst das. Gib die Datei weiter, wie du magst, aber frag vorher die anderen: Sie zeigt die Namen und alle Karten der Spieler, und wer sie hat, behält sie. **Was weitergegeben ist, bleibt auch nach `/datenschutz löschen` bestehen.**
share-too-often = Du hast viele Seiten erstellt. Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
share-too-large = Alle Runden zusammen sind zu groß für eine Datei. Teile sie einzeln: **{ button-replay }** hat ein Menü der Runden.

shared-title = Canasta · { $game }
shared-round-name = Runde { $round }, { $dealer } gibt
shared-command = /üben karten:{ $code }
shared-no-script = Diese Seite spielt ihre Runde mit einem eigenen Skript ab. Erlaube ihr Skripte, oder öffne sie in einem anderen Browser.
shared-back = Zurück
shared-forward = Weiter
shared-play = Abspielen
shared-pause = Pause
shared-step = Schritt
shared-round = Runde
shared-foot = Fuß
shared-empty = keine Karten
shared-keys = Tasten: ← und → Schritt für Schritt, Pos1 und Ende, P spielt ab und hält an.
shared-scores = Punktestand
shared-seal = Wurde fair ausgeteilt?
shared-computed = ✅ Diese Seite hat es eben nachgerechnet: Das Geheimnis ist das versiegelte, und die ausgeteilten Karten folgen daraus.
shared-computed-seal = ✅ Diese Seite hat es eben nachgerechnet: Das Geheimnis ist das versiegelte.
shared-not-computed = ❌ Diese Seite hat es eben nachgerechnet, und es passt nicht: Trau dem nicht.
shared-not-sealed = ☑️ Diese Seite hat es eben nachgerechnet: Die ausgeteilten Karten folgen aus dem Geheimnis. Es war nicht vorab versiegelt.
shared-bot-checked = Der Bot hat geprüft, als er diese Seite schrieb:
shared-secret = Das Siegel und was es verbarg
shared-limits = Was das nicht zeigt
shared-whole-check = Um jeden Zug selbst zu prüfen: Auf dem Server des Bots gibt es die Partie als JSON-Datei (Wiedergabe, dann JSON), und python -m bot verify FILE prüft sie.
shared-deal = Diese Karten selbst spielen
shared-deal-how = Gib das auf einem Server mit dem Bot ein und spiel, an wessen Stelle du magst. Es geht, solange der Bot die Partie behält.
