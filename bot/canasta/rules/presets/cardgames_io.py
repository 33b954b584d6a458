"""Canasta for four as it is played at cardgames.io."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="cardgames_io",
    parent="classic_4",
    place=90,
    differences=(
        Difference("three_lay_timing", "own_turn", "cardgames.io, Preparation and Deal"),
        Difference("wild_ratio", "naturals_gt_wilds", "cardgames.io, Melds"),
        Difference("max_meld_cards", 11, "cardgames.io, Melds"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("pile_block_tops", ("wild", "black_three", "red_three"), "cardgames.io, The Play"),
        Difference("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Difference("ask_timing", "before_any_meld", "cardgames.io, Asking permission to go out"),
        Difference("concealed_rule", "own_canasta_lenient", "cardgames.io, Scoring"),
        Difference("stock_exhaustion", "end_of_turn", "cardgames.io, End of the round"),
    ),
)
