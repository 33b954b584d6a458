"""Canasta for four as Wikipedia had it in 2005."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="wikipedia_classic",
    parent="classic_4",
    place=80,
    differences=(
        # "required to draw an additional card as a result of drawing a red three": with one card drawn that is the last
        # card.
        Difference("unreplaced_three_ends_round", True, "Wikipedia 2005, Going out"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Difference("ask_timing", "unspecified", "Wikipedia 2005, Going out"),
        Difference("concealed_rule", "team_initial_same_turn", "Wikipedia 2005, Going out"),
        Difference("stock_exhaustion", "forced_if_legal", "Wikipedia 2005, Going out"),
    ),
)
