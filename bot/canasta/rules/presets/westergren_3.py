"""Three players each on their own, black threes melded at the end are worth 50
(pagat, Other Canasta Variations, Jim Westergren).
"""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="westergren_3",
    parent="classic_4",
    rows=(
        Row("seat_count", 3, "pagat, Other Canasta Variations"),
        Row("side_structure", "individual", HOUSE_DECISION),
        Row("hand_size", 13, HOUSE_DECISION),
        Row("draw_count", 2, HOUSE_DECISION),
        Row("black_three_melded_value", 50, "pagat, Other Canasta Variations"),
    ),
    house_completion=("side_structure", "hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
