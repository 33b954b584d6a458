"""The American game of today for two: no text tells its rules, of which only the partners go."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="modern_american_2",
    parent="modern_american",
    place=215,
    differences=(
        # A "two-player Canasta program which plays both the Classic and the Modern American game".
        Difference("seat_count", 2, "pagat, Canasta Software and Online Games"),
        Difference("side_structure", "individual", HOUSE_DECISION),
    ),
    # Not the 15 cards and the draw of two of Classic for two: special hands have 14 cards, 13 and the one drawn.
    house_completion=("hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
