"""Three players, each on their own (Scarne, Cutthroat; Wikipedia 2005, Canasta for Two or Three Players)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="classic_3_solo",
    parent="classic_4",
    place=35,
    differences=(
        Difference("seat_count", 3, "Wikipedia 2005, Canasta for Two or Three Players"),
        # "with the sole difference that each plays for himself": not the draw of two of pagat's game for three.
        Difference("side_structure", "individual", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("hand_size", 13, "Wikipedia 2005, Canasta for Two or Three Players"),
    ),
    house_completion=("draw_count", "canastas_to_go_out", "target_score"),
)
