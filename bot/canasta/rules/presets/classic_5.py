"""Five players, two against three, one of the three sitting out each round (Hoyle; Scarne, Five-Hand Canasta)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="classic_5",
    parent="classic_4",
    place=40,
    differences=(
        Difference("seat_count", 5, "Hoyle and Scarne, five players"),
        Difference("side_structure", "pairs_2x2_rotating_fifth", "Hoyle and Scarne, five players"),
    ),
)
