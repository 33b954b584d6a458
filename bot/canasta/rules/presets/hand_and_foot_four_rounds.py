"""Four packs, four rounds with rising minimums, dear sevens (public rule pages, Hand and Foot)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
    id="hand_and_foot_four_rounds",
    parent="hand_and_foot",
    place=450,
    differences=(
        Difference("deck_count", 4, PUBLIC_ONCE),
        Difference("joker_count", 8, PUBLIC_ONCE),
        Difference("hand_size", 11, PUBLIC_ONCE),
        Difference("foot_size", 11, PUBLIC_ONCE),
        Difference("initial_minimums", ((None, 60), (2, 90), (3, 120), (4, 150)), PUBLIC_ONCE),
        Difference("initial_minimums_by", "round", PUBLIC_ONCE),
        Difference("canastas_to_go_out", 3, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 1, "mixed": 2}, PUBLIC_ONCE),
        Difference("bonus_sevens_canasta", 1500, PUBLIC_ONCE),
        Difference("target_score", 50000, HOUSE_DECISION),
        Difference("round_count", 4, PUBLIC_ONCE),
    ),
    house_completion=("draw_count", "pile_take_extent", "red_three_in_hand_penalty", "target_score"),
    note=(
        "The match ends after four rounds; the target is out of reach. That the top card is melded at once, "
        "as in Classic, is our decision (matrix D61)."
    ),
)
