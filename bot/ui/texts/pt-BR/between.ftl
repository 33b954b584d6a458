### Between two rounds, where the next one waits until all are ready.

button-ready = Pronto
ready-all = ✅ { $table }: todos confirmaram; a próxima rodada está vindo.
ready-missing = ✅ { $table }: anotado. A próxima rodada espera { $names }.
ready-too-late = A próxima rodada já começou.
ready-round = ⏸️ A próxima rodada começa quando todos confirmarem, ou { $due }, no mais tardar.
board-turn-ready = ⏸️ A próxima rodada começa quando todos confirmarem, ou { $due }, no mais tardar.
    Ainda falta: { $names }
