"""Samba with a wild card in a run and at least three naturals in a meld (public rule pages, Hollywood)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
    id="hollywood",
    parent="samba",
    place=390,
    differences=(
        Difference("min_naturals", 3, PUBLIC_ONCE),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("wild_melds", True, HOUSE_DECISION),
        Difference("sequence_max_wilds", 1, PUBLIC_ONCE),
        Difference("sequence_pile_take", "whole_pile", PUBLIC_ONCE),
        Difference("pile_always_frozen", False, PUBLIC_ONCE),
        Difference("pile_layoff_to_meld", True, PUBLIC_ONCE),
        Difference("pile_wild_pair", True, PUBLIC_ONCE),
        Difference("bonus_sequence_canasta", 2000, PUBLIC_ONCE),
        Difference("bonus_mixed_sequence_canasta", 1000, PUBLIC_ONCE),
    ),
    house_completion=("wild_melds", "bonus_wild_canasta"),
)
