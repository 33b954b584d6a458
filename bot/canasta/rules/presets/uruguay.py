"""Classic with melds of wild cards and a pile that is always frozen (public rule pages, Uruguay)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import PUBLIC_TWICE

PRESET = Preset(
    id="uruguay",
    parent="classic_4",
    place=270,
    family=Family.VARIANTS,
    differences=(
        Difference("wild_melds", True, PUBLIC_TWICE),
        Difference("pile_always_frozen", True, PUBLIC_TWICE),
        Difference("bonus_wild_canasta", 2000, PUBLIC_TWICE),
    ),
)
