"""Six players in three pairs, with three packs (pagat, Canasta for six players)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="classic_6_three_teams",
    parent="classic_4",
    rows=(
        Row("seat_count", 6, "pagat, Canasta for six players"),
        Row("side_structure", "pairs_3x2", "pagat, Canasta for six players"),
        Row("deck_count", 3, "pagat, Canasta for six players"),
        Row("joker_count", 6, "pagat, Canasta for six players"),
        Row("hand_size", 13, "pagat, Canasta for six players"),
        Row("red_three_totals", (100, 200, 300, 400, 1000, 1200), "pagat, Canasta for six players"),
        Row("canastas_to_go_out", 2, "pagat, Canasta for six players"),
        Row("target_score", 7500, "pagat, Canasta for six players"),
    ),
)
