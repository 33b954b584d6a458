"""Three players, one alone against two (Scarne, Cutthroat)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="scarne_3_cutthroat",
    parent="scarne_4",
    rows=(
        Row("seat_count", 3, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Row("side_structure", "lone_vs_pair", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Row("seat_draw", "as_seated", "Scarne, Cutthroat (sides form during the play)"),
        Row("draw_count", 2, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Row("stock_exhaustion", "end_with_last_discard", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Row("target_score", 7500, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Row("lone_hand_rule", "first_pile_taker_else_out_player", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Row("no_taker_scoring", "each_alone", HOUSE_DECISION),
        Row("red_threes_individual", True, "Scarne, Cutthroat (Three-Hand) Canasta"),
    ),
)
