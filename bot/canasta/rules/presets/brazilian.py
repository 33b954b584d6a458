"""Bolivia to 10000, with canastas asked for in the initial meld near the end (public rule pages, Brazilian)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import PUBLIC_DISAGREE, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
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
