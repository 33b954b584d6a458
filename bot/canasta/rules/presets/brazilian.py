"""Bolivia to 10000, with canastas asked for in the initial meld near the end (public rule pages, Brazilian)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import PUBLIC_ONCE, Preset, Row

PRESET = Preset(
    id="brazilian",
    parent="bolivia",
    rows=(
        Row("red_three_totals", (100, 200, 300, 400, 1000, 1200), PUBLIC_ONCE),
        Row("three_sign", "any_canasta", PUBLIC_ONCE),
        Row(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 0), (8000, 200), (9000, 0)),
            PUBLIC_ONCE,
        ),
        Row("initial_pile_allowed", "no", PUBLIC_ONCE),
        Row("initial_canasta_required_from", 7000, PUBLIC_ONCE),
        Row("initial_natural_canasta_required_from", 9000, PUBLIC_ONCE),
        Row("ask_required", True, PUBLIC_ONCE),
        Row("bonus_wild_canasta", 2000, PUBLIC_ONCE),
        Row("penalty_short_sequence", 1000, PUBLIC_ONCE),
        Row("target_score", 10000, PUBLIC_ONCE),
    ),
    note="Sequences of seven may be lengthened when going out; here they stay closed.",
)
