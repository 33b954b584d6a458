"""One canasta of each kind to go out, played to 20000 (public rule pages, Hand and Foot)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import PUBLIC_ONCE

PRESET = Preset(
    id="hand_and_foot_wild_canasta",
    parent="hand_and_foot",
    place=440,
    differences=(
        Difference("hand_size", 13, PUBLIC_ONCE),
        Difference("foot_size", 13, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("red_three_in_hand_penalty", 500, PUBLIC_ONCE),
        Difference("black_three_hand_penalty", 5, PUBLIC_ONCE),
        Difference("wild_melds", True, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 3, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 1, "mixed": 1, "wild": 1}, PUBLIC_ONCE),
        Difference("bonus_wild_canasta", 1500, PUBLIC_ONCE),
        Difference("target_score", 20000, PUBLIC_ONCE),
    ),
    house_completion=(
        "draw_count",
        "pile_take_extent",
        "max_wilds",
        "initial_minimums",
    ),
    note="That the top card is melded at once, as in Classic, is our decision (matrix D61).",
)
