"""Three packs and melds of suited runs (Wikipedia 2005, Samba and Bolivia)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_TWICE

PRESET = Preset(
    id="samba",
    parent="wikipedia_classic",
    place=230,
    family=Family.SEQUENCES,
    differences=(
        Difference("deck_count", 3, "Wikipedia 2005, Samba and Bolivia"),
        Difference("joker_count", 6, PUBLIC_TWICE),
        Difference("hand_size", 15, PUBLIC_TWICE),
        Difference("draw_count", 2, "Wikipedia 2005, Samba and Bolivia"),
        Difference("red_three_totals", (100, 200, 300, 800, 1000, 1200), "Wikipedia 2005, Samba and Bolivia"),
        Difference("max_wilds", 2, "Wikipedia 2005, Samba and Bolivia"),
        Difference("sequence_melds", True, "Wikipedia 2005, Samba and Bolivia"),
        Difference("sequence_pile_take", "top_card_only", HOUSE_DECISION),
        Difference("pile_always_frozen", True, "Wikipedia 2005, Samba and Bolivia"),
        Difference("pile_natural_plus_wild", False, "Wikipedia 2005, Samba and Bolivia"),
        Difference("pile_layoff_to_meld", False, "Wikipedia 2005, Samba and Bolivia"),
        Difference("pile_layoff_to_canasta", False, "Wikipedia 2005, Samba and Bolivia"),
        Difference("canastas_to_go_out", 2, "Wikipedia 2005, Samba and Bolivia"),
        Difference("canasta_mix", {"sequence_or_natural": 1}, "Wikipedia 2005, Samba and Bolivia"),
        Difference("bonus_sequence_canasta", 1500, "Wikipedia 2005, Samba and Bolivia"),
        Difference("target_score", 10000, "Wikipedia 2005, Samba and Bolivia"),
    ),
    # bicyclecards.ca and howstuffworks.com; the 150 is what rummy-games.com has in its Bolivia.
    note=(
        "Public rule pages freeze the pile only by a card (pile_always_frozen: no), let any two canastas go out (canasta_mix:"
        " none), ask for 150 or 160 from 7000 points and give 200 for going out."
    ),
)
