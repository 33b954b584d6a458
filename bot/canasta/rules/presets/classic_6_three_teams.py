"""Six players in three pairs, with three packs (pagat, Canasta for six players)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="classic_6_three_teams",
    parent="classic_4",
    place=60,
    differences=(
        Difference("seat_count", 6, "pagat, Canasta for six players"),
        Difference("side_structure", "pairs_3x2", "pagat, Canasta for six players"),
        Difference("deck_count", 3, "pagat, Canasta for six players"),
        Difference("joker_count", 6, "pagat, Canasta for six players"),
        Difference("hand_size", 13, "pagat, Canasta for six players"),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), "pagat, Canasta for six players"),
        Difference("canastas_to_go_out", 2, "pagat, Canasta for six players"),
        Difference("target_score", 7500, "pagat, Canasta for six players"),
    ),
)
