"""Four packs, four rounds with rising minimums, dear sevens (public rule pages, Hand and Foot)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
    id="hand_and_foot_four_rounds",
    parent="hand_and_foot",
    rows=(
        Row("deck_count", 4, PUBLIC_ONCE),
        Row("joker_count", 8, PUBLIC_ONCE),
        Row("hand_size", 11, PUBLIC_ONCE),
        Row("foot_size", 11, PUBLIC_ONCE),
        Row("initial_minimums", ((None, 60), (2, 90), (3, 120), (4, 150)), PUBLIC_ONCE),
        Row("initial_minimums_by", "round", PUBLIC_ONCE),
        Row("canastas_to_go_out", 3, PUBLIC_ONCE),
        Row("canasta_mix", {"natural": 1, "mixed": 2}, PUBLIC_ONCE),
        Row("bonus_sevens_canasta", 1500, PUBLIC_ONCE),
        Row("target_score", 50000, HOUSE_DECISION),
        Row("round_count", 4, PUBLIC_ONCE),
    ),
    house_completion=("draw_count", "pile_take_extent", "red_three_in_hand_penalty", "target_score"),
    note=(
        "The match ends after four rounds; the target is out of reach. That the top card is melded at once, "
        "as in Classic, is our decision (matrix D61)."
    ),
)
