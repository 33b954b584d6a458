"""Three packs with nine jokers; the top five cards of the pile are taken at most (pagat, Other Canasta Variations;
public rule pages, Jonola).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
    id="jonola",
    parent="classic_4",
    place=340,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 3, PUBLIC_TWICE),
        Difference("joker_count", 9, PUBLIC_TWICE),
        Difference("hand_size", 13, HOUSE_DECISION),
        Difference("draw_count", 2, PUBLIC_TWICE),
        Difference("pile_take_extent", "top_5", PUBLIC_TWICE),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), HOUSE_DECISION),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("canasta_extension", "none", PUBLIC_ONCE),
        Difference("canastas_to_go_out", 2, HOUSE_DECISION),
        Difference("target_score", 10000, PUBLIC_ONCE),
    ),
    house_completion=(
        "hand_size",
        "red_three_totals",
        "initial_minimums",
        "canastas_to_go_out",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
    ),
)
