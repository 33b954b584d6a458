"""Classic with a dear canasta of sevens (public rule pages, The Sevens)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
    id="the_sevens",
    parent="classic_4",
    place=310,
    family=Family.VARIANTS,
    differences=(
        Difference("bonus_sevens_canasta", 2000, PUBLIC_ONCE),
        Difference("bonus_mixed_sevens_canasta", 2000, HOUSE_DECISION),
        Difference("penalty_incomplete_sevens", 1500, PUBLIC_ONCE),
        Difference("penalty_three_sevens_in_hand", 500, PUBLIC_ONCE),
        Difference("sevens_in_hand_from", 4, PUBLIC_ONCE),
    ),
    house_completion=("bonus_mixed_sevens_canasta",),
)
