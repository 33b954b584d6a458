"""Five players, each on their own (Wikipedia 2005, The Cards and Deal)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="classic_5_solo",
    parent="classic_4",
    place=45,
    differences=(
        Difference("seat_count", 5, "Wikipedia 2005, The Cards and Deal"),
        Difference("side_structure", "individual", "Wikipedia 2005, The Cards and Deal"),
    ),
    house_completion=("deck_count", "hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
