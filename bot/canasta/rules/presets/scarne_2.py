"""Two players (Scarne, Two-Hand Canasta)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="scarne_2",
    parent="scarne_4",
    place=120,
    differences=(
        Difference("seat_count", 2, "Scarne, Two-Hand Canasta"),
        Difference(
            "side_structure", "individual", "Scarne, Two-Hand Canasta (as in the game it is taken from)"
        ),
        Difference("seat_draw", "as_seated", "Scarne, Two-Hand Canasta (nobody has a partner)"),
        Difference("hand_size", 15, "Scarne, Two-Hand Canasta"),
        Difference("draw_count", 2, "Scarne, Two-Hand Canasta"),
        Difference("canastas_to_go_out", 2, "Scarne, Two-Hand Canasta"),
    ),
)
