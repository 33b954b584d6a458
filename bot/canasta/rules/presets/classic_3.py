"""Three players, the first to take the pile alone against the two others (pagat, Canasta for three players)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="classic_3",
    parent="classic_4",
    rows=(
        Row("seat_count", 3, "pagat, Canasta for three players"),
        Row("side_structure", "lone_vs_pair", "pagat, Canasta for three players"),
        Row("hand_size", 13, "pagat, Canasta for three players"),
        Row("draw_count", 2, "pagat, Canasta for three players"),
        Row("target_score", 7500, "pagat, Canasta for three players"),
        Row("lone_hand_rule", "first_pile_taker_else_out_player", "pagat, Canasta for three players"),
        Row("no_taker_scoring", "each_alone", "pagat, Canasta for three players"),
        Row("red_threes_individual", True, "pagat, Canasta for three players"),
    ),
)
