"""Six packs, four rounds in which draws, minimums and canastas rise (public rule pages, Hand and Foot)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
    id="hand_and_foot_six_packs",
    parent="hand_and_foot",
    place=460,
    differences=(
        Difference("deck_count", 6, PUBLIC_ONCE),
        Difference("joker_count", 12, PUBLIC_ONCE),
        Difference("hand_size", 11, PUBLIC_ONCE),
        Difference("foot_size", 11, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("exact_cut_bonus", 100, PUBLIC_ONCE),
        Difference("draw_counts_by_round", (3, 3, 4, 5), PUBLIC_ONCE),
        Difference("pile_take_extent", "top_3", PUBLIC_ONCE),
        Difference("red_three_in_hand_penalty", 500, PUBLIC_ONCE),
        Difference("black_three_hand_penalty", 300, PUBLIC_ONCE),
        Difference("initial_minimums", ((None, 90), (2, 120), (3, 150), (4, 180)), PUBLIC_ONCE),
        Difference("initial_minimums_by", "round", PUBLIC_ONCE),
        Difference("pile_always_frozen", True, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 6, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 3, "mixed": 3}, PUBLIC_ONCE),
        Difference("target_score", 50000, HOUSE_DECISION),
        Difference("round_count", 4, PUBLIC_ONCE),
    ),
    house_completion=("target_score",),
    note=(
        "Three, four or five cards of the pile are taken by the round, and three, three, four and "
        "five canastas of each kind needed; here always three. The last discard is forbidden there, "
        "here optional."
    ),
)
