### Zwischen zwei Runden, wenn die nächste auf alle wartet.

button-ready = Bereit
ready-all = ✅ { $table }: Alle sind bereit; die nächste Runde wird gegeben.
ready-missing = ✅ { $table }: Notiert. Die nächste Runde wartet auf { $names }.
ready-too-late = Die nächste Runde hat schon begonnen.
ready-round = ⏸️ Die nächste Runde wird gegeben, wenn alle bereit sind, spätestens { $due }.
board-turn-ready = ⏸️ Die nächste Runde wird gegeben, wenn alle bereit sind, spätestens { $due }.
    Noch nicht bereit: { $names }
