"""Three packs with nine jokers; the top five cards of the pile are taken at most (pagat, Other Canasta Variations;
public rule pages, Jonola).
"""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
    id="jonola",
    parent="classic_4",
    rows=(
        Row("deck_count", 3, PUBLIC_TWICE),
        Row("joker_count", 9, PUBLIC_TWICE),
        Row("hand_size", 13, HOUSE_DECISION),
        Row("draw_count", 2, PUBLIC_TWICE),
        Row("pile_take_extent", "top_5", PUBLIC_TWICE),
        Row("red_three_totals", (100, 200, 300, 400, 1000, 1200), HOUSE_DECISION),
        Row("max_meld_cards", 7, PUBLIC_ONCE),
        Row("canasta_extension", "none", PUBLIC_ONCE),
        Row("canastas_to_go_out", 2, HOUSE_DECISION),
        Row("target_score", 10000, PUBLIC_ONCE),
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
