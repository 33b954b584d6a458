"""Samba with melds of wild cards, played to 15000 (Wikipedia 2005, Samba and Bolivia)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="bolivia",
    parent="samba",
    place=240,
    differences=(
        Difference("wild_melds", True, "Wikipedia 2005, Samba and Bolivia"),
        Difference("bonus_wild_canasta", 2500, "Wikipedia 2005, Samba and Bolivia"),
        Difference("target_score", 15000, "Wikipedia 2005, Samba and Bolivia"),
    ),
    # rummy-games.com, bicyclecards.ca and Card Games Galore; Wikipedia says of this no more than that it is like Samba.
    note=(
        "Public rule pages want a sequence of seven for going out (canasta_mix: sequence 1), charge 100 for a black three in"
        " hand and ask for 150 from 7000 points."
    ),
)
