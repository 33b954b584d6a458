"""The pile is taken down to a card that can be melded, as in 500 Rum (pagat, Other Canasta Variations)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset

PRESET = Preset(
    id="albany",
    parent="classic_4",
    place=360,
    family=Family.VARIANTS,
    differences=(Difference("pile_take_extent", "from_card", "pagat, Other Canasta Variations"),),
    house_completion=(
        "deck_count",
        "hand_size",
        "initial_minimums",
        "canastas_to_go_out",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
        "target_score",
    ),
)
