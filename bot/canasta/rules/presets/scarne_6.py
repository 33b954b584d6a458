"""Six players in two sides of three (Scarne, Six-Hand Canasta)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="scarne_6",
    parent="scarne_4",
    place=140,
    differences=(
        Difference("seat_count", 6, "Scarne, Six-Hand Canasta"),
        Difference("side_structure", "trios_2x3", "Scarne, Six-Hand Canasta"),
        Difference("deck_count", 3, "Scarne, Six-Hand Canasta"),
        Difference("joker_count", 6, "Scarne, Six-Hand Canasta"),
        Difference("hand_size", 13, "Scarne, Six-Hand Canasta"),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), "Scarne, Six-Hand Canasta"),
        Difference(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
            "Scarne, Six-Hand Canasta",
        ),
        Difference("canastas_to_go_out", 2, "Scarne, Six-Hand Canasta"),
        Difference("target_score", 10000, "Scarne, Six-Hand Canasta"),
    ),
)
