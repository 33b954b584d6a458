### Between two rounds, where the next one waits until all are ready.

button-ready = Ready
ready-all = ✅ { $table }: everybody is ready, and the next round is being dealt.
ready-missing = ✅ { $table }: noted. The next round waits for { $names }.
ready-too-late = The next round has begun already.
ready-round = ⏸️ The next round is dealt when everybody is ready, at the latest { $due }.
board-turn-ready = ⏸️ The next round is dealt when everybody is ready, at the latest { $due }.
    Not ready yet: { $names }
