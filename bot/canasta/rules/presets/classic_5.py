"""Five players, two against three, one of the three sitting out each round (Hoyle; Scarne, Five-Hand Canasta)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="classic_5",
    parent="classic_4",
    rows=(
        Row("seat_count", 5, "Hoyle and Scarne, five players"),
        Row("side_structure", "pairs_2x2_rotating_fifth", "Hoyle and Scarne, five players"),
    ),
)
