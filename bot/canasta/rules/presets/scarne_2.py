"""Two players (Scarne, Two-Hand Canasta)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="scarne_2",
    parent="scarne_4",
    rows=(
        Row("seat_count", 2, "Scarne, Two-Hand Canasta"),
        Row("side_structure", "individual", "Scarne, Two-Hand Canasta (as in the game it is taken from)"),
        Row("seat_draw", "as_seated", "Scarne, Two-Hand Canasta (nobody has a partner)"),
        Row("hand_size", 15, "Scarne, Two-Hand Canasta"),
        Row("draw_count", 2, "Scarne, Two-Hand Canasta"),
        Row("canastas_to_go_out", 2, "Scarne, Two-Hand Canasta"),
    ),
)
