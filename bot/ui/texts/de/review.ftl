### Die Analyse einer beendeten Runde.

button-review = Runde analysieren
review-title = 🔎 Runde { $round } · { $table }
review-found = { $count ->
    [one] Der Wendepunkt
   *[other] Die { $count } Wendepunkte
} { $turns ->
    [one] bei deinem einen Zug
   *[other] unter deinen { $turns } Zügen
}:
review-none = Ich habe { $count ->
    [one] deinen einen Zug
   *[other] deine { $count } Züge
} angesehen: Keiner war klar schlechter als das, was ich getan hätte.
review-point = **Zug { $turn }: { $played }** { $reason }
    Besser um etwa { $points } Punkte: { $better }.
review-luck = Die Karten, unabhängig von deinem Spiel
review-cards = Gegeben und gezogen: deine Seite { $wilds ->
    [0] keine wilden Karten
    [one] eine wilde Karte
   *[other] { $wilds } wilde Karten
} und { $threes ->
    [0] keine roten Dreien
    [one] eine rote Drei
   *[other] { $threes } rote Dreien
}, die anderen { $their_wilds } und { $their_threes }.
review-footer = Beurteilt nach dem, was du damals sehen konntest: Ich habe die Runde von jedem Zug an viele Male weitergespielt.
review-go-on = *Ab Zug … weiter* spielt ihn noch einmal, gegen Computer; das ersetzt eine laufende Übungspartie. Karten, die du nicht sehen konntest, werden neu gegeben: Sie verraten nichts über die Hände der anderen.
review-progress = 🔎 Ich sehe mir Zug { $turn } von { $turns } an…
