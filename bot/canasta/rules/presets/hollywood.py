"""Samba with a wild card in a run and at least three naturals in a meld (public rule pages, Hollywood)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
    id="hollywood",
    parent="samba",
    rows=(
        Row("min_naturals", 3, PUBLIC_ONCE),
        Row("max_meld_cards", 7, PUBLIC_ONCE),
        Row("wild_melds", True, HOUSE_DECISION),
        Row("sequence_max_wilds", 1, PUBLIC_ONCE),
        Row("sequence_pile_take", "whole_pile", PUBLIC_ONCE),
        Row("pile_always_frozen", False, PUBLIC_ONCE),
        Row("pile_layoff_to_meld", True, PUBLIC_ONCE),
        Row("pile_wild_pair", True, PUBLIC_ONCE),
        Row("bonus_sequence_canasta", 2000, PUBLIC_ONCE),
        Row("bonus_mixed_sequence_canasta", 1000, PUBLIC_ONCE),
    ),
    house_completion=("wild_melds", "bonus_wild_canasta"),
)
