"""A pack for each player, and four mixed and five natural canastas to go out (public rule pages, Hand and Foot)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import PUBLIC_ONCE

PRESET = Preset(
    id="hand_and_foot_nine_canastas",
    parent="hand_and_foot",
    place=430,
    differences=(
        Difference("deck_count", 4, PUBLIC_ONCE),
        Difference("joker_count", 8, PUBLIC_ONCE),
        Difference("hand_size", 11, PUBLIC_ONCE),
        Difference("foot_size", 11, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("exact_cut_bonus", 100, PUBLIC_ONCE),
        Difference("pile_take_extent", "top_7", PUBLIC_ONCE),
        Difference("red_three_in_hand_penalty", 500, PUBLIC_ONCE),
        Difference("wild_ratio", "naturals_gt_wilds", PUBLIC_ONCE),
        Difference("canasta_extension", "natural_only", PUBLIC_ONCE),
        Difference("initial_minimums", ((None, 50), (2500, 90), (5000, 120), (7500, 150)), PUBLIC_ONCE),
        Difference("canastas_to_go_out", 9, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 5, "mixed": 4}, PUBLIC_ONCE),
        Difference("ask_required", True, PUBLIC_ONCE),
        Difference("target_score", 10000, PUBLIC_ONCE),
    ),
    house_completion=("pile_natural_plus_wild",),
    note=(
        "One matching card takes the pile in this game, if it makes a new natural meld; here the "
        "classic ways of taking apply."
    ),
)
