"""Canasta for four as it is played at cardgames.io."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="cardgames_io",
    parent="classic_4",
    rows=(
        Row("three_lay_timing", "own_turn", "cardgames.io, Preparation and Deal"),
        Row("wild_ratio", "naturals_gt_wilds", "cardgames.io, Melds"),
        Row("max_meld_cards", 11, "cardgames.io, Melds"),
        Row("concealed_waives_minimum", "never", HOUSE_DECISION),
        Row("pile_block_tops", ("wild", "black_three", "red_three"), "cardgames.io, The Play"),
        Row("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Row("ask_timing", "before_any_meld", "cardgames.io, Asking permission to go out"),
        Row("concealed_rule", "own_canasta_lenient", "cardgames.io, Scoring"),
        Row("stock_exhaustion", "end_of_turn", "cardgames.io, End of the round"),
    ),
)
