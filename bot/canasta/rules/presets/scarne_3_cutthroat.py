"""Three players, one alone against two (Scarne, Cutthroat)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="scarne_3_cutthroat",
    parent="scarne_4",
    place=130,
    differences=(
        Difference("seat_count", 3, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("side_structure", "lone_vs_pair", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("seat_draw", "as_seated", "Scarne, Cutthroat (sides form during the play)"),
        Difference("draw_count", 2, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("stock_exhaustion", "end_with_last_discard", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("target_score", 7500, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference(
            "lone_hand_rule", "first_pile_taker_else_out_player", "Scarne, Cutthroat (Three-Hand) Canasta"
        ),
        Difference("no_taker_scoring", "each_alone", HOUSE_DECISION),
        Difference("red_threes_individual", True, "Scarne, Cutthroat (Three-Hand) Canasta"),
    ),
)
