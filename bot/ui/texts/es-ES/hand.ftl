### The private hand panel and the draft of melds.

hand-stand-in = 🤖 Un ordenador juega en tu lugar. Toca **{ button-come-back }** o haz una jugada para volver.
hand-turn-play = 👉 **Es tu turno.** Baja o añade cartas si quieres y luego descarta.
draft-short-add = ✏️ **{ $counted } de { $needed } puntos**: añade { $help } ({ $worth })
draft-add = 💡 Añade { $help }
