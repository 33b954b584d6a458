"""Five packs, two packets of thirteen, seven cards of the pile with a natural pair
(public rule pages, Hand and Foot).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import PUBLIC_ONCE

PRESET = Preset(
    id="hand_and_foot_five_packs",
    parent="hand_and_foot",
    place=420,
    differences=(
        Difference("hand_size", 13, PUBLIC_ONCE),
        Difference("foot_size", 13, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("pile_take_extent", "top_7", PUBLIC_ONCE),
        Difference("max_wilds", 2, PUBLIC_ONCE),
        Difference("wild_ratio", "one_until_six_cards", PUBLIC_ONCE),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("canasta_extension", "none", PUBLIC_ONCE),
        Difference("same_rank_melds", "new_after_canasta", PUBLIC_ONCE),
        Difference("wild_melds", True, PUBLIC_ONCE),
        Difference("pile_always_frozen", True, PUBLIC_ONCE),
        Difference("pile_wild_pair", True, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 5, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 2, "mixed": 2, "wild": 1}, PUBLIC_ONCE),
        Difference("bonus_wild_canasta", 1500, PUBLIC_ONCE),
    ),
    house_completion=("initial_minimums", "target_score"),
)
