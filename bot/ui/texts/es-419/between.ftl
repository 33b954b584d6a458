### Entre dos rondas, cuando la próxima espera a que todo esté listo.

button-ready = Listo
ready-all = ✅ { $table }: ya están todos; se reparte la próxima ronda.
ready-missing = ✅ { $table }: anotado. La próxima ronda espera a { $names }.
ready-too-late = La próxima ronda ya empezó.
ready-round = ⏸️ La próxima ronda se reparte cuando todos digan que sí, o a más tardar { $due }.
board-turn-ready = ⏸️ La próxima ronda se reparte cuando todos digan que sí, o a más tardar { $due }.
    Faltan: { $names }
