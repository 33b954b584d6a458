### Was an einer Runde selten war.

keepsake-title = Zum Merken
keepsake-all-red-threes = 🍀 Alle { $count } roten Dreien für { $who }.
keepsake-early-exit = ⚡ { $who } machte { $count ->
    [one] schon im allerersten Zug
   *[other] nach nur { $count } Zügen
} aus.
keepsake-comeback = 🎢 Von { $count } Punkten Rückstand in Führung: { $who }.
keepsake-first-natural = 🌱 Nach { $count } Runden das erste echte Canasta dieser Partie, für { $who }.
keepsake-highest-round = 🏔️ { $count } Punkte für { $who }: bisher die höchste Runde dieser Partie.
