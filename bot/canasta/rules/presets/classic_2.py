"""Two players, each on their own: more cards, two drawn at a time, two canastas to go out
(pagat, Canasta for two players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="classic_2",
    parent="classic_4",
    place=20,
    differences=(
        Difference("seat_count", 2, "pagat, Canasta for two players"),
        Difference("side_structure", "individual", "pagat, Canasta for two players"),
        Difference("hand_size", 15, "pagat, Canasta for two players"),
        Difference("draw_count", 2, "pagat, Canasta for two players"),
        Difference("canastas_to_go_out", 2, "pagat, Canasta for two players"),
    ),
)
