"""Six players in two sides of three, with three packs (pagat, Canasta for six players)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="classic_6_two_teams",
    parent="classic_4",
    rows=(
        Row("seat_count", 6, "pagat, Canasta for six players"),
        Row("side_structure", "trios_2x3", "pagat, Canasta for six players"),
        Row("deck_count", 3, "pagat, Canasta for six players"),
        Row("joker_count", 6, "pagat, Canasta for six players"),
        Row("hand_size", 13, "pagat, Canasta for six players"),
        Row("red_three_totals", (100, 200, 300, 400, 1000, 1200), "pagat, Canasta for six players"),
        Row(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
            "pagat, Canasta for six players",
        ),
        Row("canastas_to_go_out", 2, "pagat, Canasta for six players"),
        Row("target_score", 10000, "pagat, Canasta for six players"),
    ),
)
