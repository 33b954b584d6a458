"""Three players each on their own, black threes melded at the end are worth 50
(pagat, Other Canasta Variations, Jim Westergren).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="westergren_3",
    parent="classic_3_solo",
    place=410,
    differences=(
        Difference("draw_count", 2, HOUSE_DECISION),
        Difference("black_three_melded_value", 50, "pagat, Other Canasta Variations"),
    ),
    house_completion=("side_structure", "hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
