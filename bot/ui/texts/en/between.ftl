### Between two rounds, where the next one waits until all are ready.

button-ready = Ready
ready-all = ✅ { $table }: everybody is ready; the next round is being dealt.
ready-missing = ✅ { $table }: noted. The next round waits for { $names }.
ready-too-late = The next round has already started.
ready-round = ⏸️ The next round is dealt when everybody is ready, or { $due } at the latest.
board-turn-ready = ⏸️ The next round is dealt when everybody is ready, or { $due } at the latest.
    Not ready yet: { $names }
