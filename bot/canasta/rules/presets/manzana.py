"""Two players with one pack and canastas of four cards (public rule pages, Manzana)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
    id="manzana",
    parent="classic_2",
    place=350,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 1, PUBLIC_TWICE),
        Difference("joker_count", 2, PUBLIC_TWICE),
        Difference("hand_size", 7, PUBLIC_ONCE),
        Difference("start_pile", "empty", PUBLIC_ONCE),
        Difference("upcard_cover_on", (), HOUSE_DECISION),
        Difference("cover_freezes", False, HOUSE_DECISION),
        Difference("draw_count", 1, PUBLIC_ONCE),
        Difference("red_three_totals", (100, 200), HOUSE_DECISION),
        Difference("black_three_meld", "never", HOUSE_DECISION),
        Difference("canasta_size", 4, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 1, PUBLIC_ONCE),
    ),
    house_completion=(
        "red_three_totals",
        "black_three_meld",
        "max_wilds",
        "initial_minimums",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
        "target_score",
    ),
)
