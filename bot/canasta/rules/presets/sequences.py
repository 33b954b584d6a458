"""Samba and its relatives: three packs, and melds of one suit in a row."""

from __future__ import annotations

from bot.canasta.rules.preset import (
    HOUSE_DECISION,
    PUBLIC_DISAGREE,
    PUBLIC_ONCE,
    PUBLIC_TWICE,
    Difference,
    Family,
    Preset,
)

SAMBA = Preset(
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
"""Three packs and melds of suited runs (Wikipedia 2005, Samba and Bolivia)."""

BOLIVIA = Preset(
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
"""Samba with melds of wild cards, played to 15000 (Wikipedia 2005, Samba and Bolivia)."""

ROYAL = Preset(
    id="royal",
    parent="bolivia",
    place=370,
    differences=(
        Difference("red_three_role", "discard_only", HOUSE_DECISION),
        Difference("black_three_role", "discard_only", HOUSE_DECISION),
        Difference("three_lay_timing", "not_laid", HOUSE_DECISION),
        Difference("threes_kept_in_hand", "unlimited", HOUSE_DECISION),
        Difference("red_three_totals", (), HOUSE_DECISION),
        Difference("three_sign", "never", HOUSE_DECISION),
        Difference("black_three_meld", "never", HOUSE_DECISION),
        Difference("threes_melds", True, "pagat, Other Canasta Variations"),
        Difference("discard_threes", "any", HOUSE_DECISION),
    ),
    house_completion=(
        "hand_size",
        "red_three_role",
        "black_three_role",
        "red_three_totals",
        "discard_threes",
        "initial_minimums",
        "bonus_wild_canasta",
        "bonus_sequence_canasta",
        "bonus_threes_canasta",
        "target_score",
    ),
    note="Threes stay in the hand to be melded, so that laid red threes do not count.",
)
"""Three packs with runs, wild canastas and canastas of threes (pagat, Other Canasta Variations, Royal Canasta)."""

BRAZILIAN = Preset(
    id="brazilian",
    parent="bolivia",
    place=380,
    differences=(
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), PUBLIC_TWICE),
        Difference("three_sign", "any_canasta", PUBLIC_TWICE),
        Difference(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 0), (8000, 200), (9000, 0)),
            # rummy-games.com; by bicyclecards.ca the canasta itself must be worth 200 from 8000 points.
            PUBLIC_DISAGREE,
        ),
        Difference("initial_pile_allowed", "no", PUBLIC_TWICE),
        Difference("initial_canasta_required_from", 7000, PUBLIC_TWICE),
        # rummy-games.com; bicyclecards.ca: "a natural canasta or better".
        Difference("initial_natural_canasta_required_from", 9000, PUBLIC_DISAGREE),
        # bicyclecards.ca: "Going out is permitted if his side has melded any two canastas".
        Difference("canasta_mix", {}, PUBLIC_ONCE),
        Difference("ask_required", True, PUBLIC_TWICE),
        Difference("bonus_wild_canasta", 2000, PUBLIC_TWICE),
        # As in the Bolivia of the same pages.
        Difference("black_three_hand_penalty", 100, PUBLIC_TWICE),
        Difference("penalty_short_sequence", 1000, PUBLIC_TWICE),
        Difference("target_score", 10000, PUBLIC_TWICE),
    ),
    note="Sequences of seven may be lengthened when going out; here they stay closed.",
)
"""Bolivia to 10000, with canastas asked for in the initial meld near the end (public rule pages, Brazilian)."""

HOLLYWOOD = Preset(
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
"""Samba with a wild card in a run and at least three naturals in a meld (public rule pages, Hollywood)."""
