### Rückschau: der Verlauf.

log-title = Verlauf von { $table }
log-title-round = Verlauf von { $table } · Runde { $round }
log-empty = Noch ist nichts geschehen.
log-page = Seite { $page } von { $pages } · der neueste Zug unten

button-first = ⏮ Anfang
button-older = ◀ Älter
button-newer = Neuer ▶
button-latest = Ende ⏭

menu-round = 🔢 Andere Runde…
option-round = Runde { $round }
option-rounds-before = ◀ Runden { $first } bis { $last }
option-rounds-behind = Runden { $first } bis { $last } ▶

command-replay = Eine beendete Runde mit offenen Karten Schritt für Schritt nachspielen (nur du siehst es)
option-round-number = Die Nummer der Runde (sonst: die letzte beendete)

replay-title = 🎬 { $table } · Runde { $round }, alle Hände offen
replay-step = Schritt { $step } von { $steps } · { $turn ->
    [0] das Austeilen
   *[other] Zug { $turn } von { $turns }
}
replay-next-draw = 👉 **{ $name }** ist am Zug: ziehen oder Stapel nehmen.
replay-next-play = 👉 **{ $name }** ist am Zug: auslegen und abwerfen.
replay-next-answer = ❓ **{ $name }** muss antworten.
replay-frozen = ❄️ { $pile }
replay-canasta = { $cards } ({ $make })
replay-no-melds = Keine Meldungen auf dem Tisch.
replay-hand = **{ $name }** ({ $count }): { $cards }
replay-hand-turn = 👉 **{ $name }** ({ $count }): { $cards }
replay-foot = 🦶 Fuß ({ $count }): { $cards }
replay-differs = ⚠️ Diese Runde hat eine andere Version des Bots gespielt (Spielversion { $engine }). Ab Schritt { $step } siehst du sie, wie die heutige Version sie spielt.
replay-breaks = ⚠️ Diese Runde hat eine andere Version des Bots gespielt (Spielversion { $engine }). Ab Schritt { $step } lässt sie sich nicht mehr zeigen.

button-replay = Wiedergabe
button-replay-start = Start
button-replay-back = Zurück
button-replay-on = Weiter
button-replay-end = Ende
button-replay-turn-back = ⏪ Zug
button-replay-turn-on = Zug ⏩
button-export-text = Text
button-export-json = JSON

export-title = Canasta, Tisch { $table }: { $title }
export-title-untitled = Canasta, Tisch { $table }
export-rules = Regeln: { $preset }
export-rules-house = Regeln: { $house } ({ $preset })
export-difference = {"  "}aber { $clause }
export-players = Spieler:
export-player = {"  "}Platz { $seat }, Seite { $side }: { $name }
export-before = {"    "}bis Version { $upto }: { $name }
export-scores = Punktestand:
export-score-round = {"  "}Runde { $round }: { $scores }
export-score = { $side } { $points } = { $after }
export-left-out = Runde { $round } ist noch nicht vorbei und deshalb weggelassen.

export-legend = Jeder Spielzug: seine Nummer, wer, was; gezogene Karten in Klammern, mit dem Namen, wenn jemand anders sie für Dreien zog. KH ist der Herz-König, * ein Joker.
export-round = === Runde { $round }, { $dealer } gibt ===
export-secret = Geheimnis der Karten: { $secret }
export-commitment = Sein SHA-256: { $commitment }
export-label = Kennung: { $label } · Abgehoben: { $cut }
export-hand = {"  "}{ $name } hat { $cards }
export-threes = {"  "}{ $name } hat hingelegt: { $cards }
export-pile = {"  "}Stapel: { $cards }
export-play = { $version } { $name }: { $play }
export-play-stand-in = { $version } { $name } 🤖: { $play }
export-returns = {" "}(wie bei { $version })
export-drew = {" "}[{ $cards }]
export-drew-other = {" "}[{ $name }: { $cards }]
export-sent = Hier ist { $table } als Datei, mit allen beendeten Runden.
export-sent-without = Hier ist { $table } als Datei, mit allen beendeten Runden. Runde { $round } fehlt: Ihre Karten bleiben verborgen, bis sie vorbei ist.

command-catch-up = Was seit deinem letzten Zug geschehen ist (nur du siehst es)
catch-up-title = 🕰️ Was geschehen ist: { $table }
catch-up-since = Nach deinem letzten Zug, { $since }:
catch-up-nothing = Es ist nichts Neues geschehen.
catch-up-more = … und davor { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}: `/verlauf`
catch-up-pile = **Abgeworfen und genommen:** { $plays }
catch-up-pile-more = **Abgeworfen und genommen:** … { $plays }
catch-up-face-down = verdeckt
catch-up-took = { $name } nahm { $count }
catch-up-round = neue Runde { $round }
catch-up-recycled = 🔁 neuer Talon
button-catch-up = Was war los?
