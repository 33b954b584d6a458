"""Three packs, and thirteen more cards for the player who makes the initial meld (public rule pages, Mexicana)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_DISAGREE, PUBLIC_TWICE

PRESET = Preset(
    id="mexicana",
    parent="classic_4",
    rows=(
        Row("deck_count", 3, PUBLIC_TWICE),
        Row("joker_count", 6, PUBLIC_TWICE),
        Row("hand_size", 13, PUBLIC_TWICE),
        Row("bonus_cards", "draw_into_hand", PUBLIC_TWICE),
        Row("bonus_card_counts", (13, 13), PUBLIC_DISAGREE),
        Row("red_three_totals", (100, 200, 300, 400, 1000, 1200), HOUSE_DECISION),
        Row("pile_block_tops", ("wild", "black_three", "seven"), PUBLIC_TWICE),
        Row("canastas_to_go_out", 2, PUBLIC_TWICE),
        Row("red_threes_to_go_out", "as_many_as_canastas", PUBLIC_TWICE),
        Row("bonus_sevens_canasta", 1000, PUBLIC_TWICE),
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
