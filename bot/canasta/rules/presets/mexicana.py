"""Three packs, and thirteen more cards for the player who makes the initial meld (public rule pages, Mexicana)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_DISAGREE, PUBLIC_TWICE

PRESET = Preset(
    id="mexicana",
    parent="classic_4",
    place=290,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 3, PUBLIC_TWICE),
        Difference("joker_count", 6, PUBLIC_TWICE),
        Difference("hand_size", 13, PUBLIC_TWICE),
        Difference("bonus_cards", "draw_into_hand", PUBLIC_TWICE),
        Difference("bonus_card_counts", (13, 13), PUBLIC_DISAGREE),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), HOUSE_DECISION),
        Difference("pile_block_tops", ("wild", "black_three", "seven"), PUBLIC_TWICE),
        Difference("canastas_to_go_out", 2, PUBLIC_TWICE),
        Difference("red_threes_to_go_out", "as_many_as_canastas", PUBLIC_TWICE),
        Difference("bonus_sevens_canasta", 1000, PUBLIC_TWICE),
    ),
    house_completion=(
        "red_three_totals",
        "draw_count",
        "initial_minimums",
        "bonus_mixed_sevens_canasta",
        "target_score",
    ),
    note=("Some give the thirteen cards only to the first side that melds: bonus_card_counts 13 and 0."),
)
