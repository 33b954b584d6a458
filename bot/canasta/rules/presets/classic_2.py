"""Two players, each on their own: more cards, two drawn at a time, two canastas to go out
(pagat, Canasta for two players).
"""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="classic_2",
    parent="classic_4",
    rows=(
        Row("seat_count", 2, "pagat, Canasta for two players"),
        Row("side_structure", "individual", "pagat, Canasta for two players"),
        Row("hand_size", 15, "pagat, Canasta for two players"),
        Row("draw_count", 2, "pagat, Canasta for two players"),
        Row("canastas_to_go_out", 2, "pagat, Canasta for two players"),
    ),
)
