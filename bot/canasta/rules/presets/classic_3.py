"""Three players, the first to take the pile alone against the two others (pagat, Canasta for three players)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="classic_3",
    parent="classic_4",
    place=30,
    differences=(
        Difference("seat_count", 3, "pagat, Canasta for three players"),
        Difference("side_structure", "lone_vs_pair", "pagat, Canasta for three players"),
        Difference("hand_size", 13, "pagat, Canasta for three players"),
        Difference("draw_count", 2, "pagat, Canasta for three players"),
        Difference("target_score", 7500, "pagat, Canasta for three players"),
        Difference("lone_hand_rule", "first_pile_taker_else_out_player", "pagat, Canasta for three players"),
        Difference("no_taker_scoring", "each_alone", "pagat, Canasta for three players"),
        Difference("red_threes_individual", True, "pagat, Canasta for three players"),
    ),
)
