"""Options of the end of a round and of the match."""

from __future__ import annotations

from bot.canasta.rules.kinds import OneOf, Whole
from bot.canasta.rules.option import Option

END: tuple[Option, ...] = (
    Option(
        "stock_exhaustion",
        "end",
        OneOf(
            "forced_if_fits_meld",
            "forced_if_legal",
            "optional",
            "end_of_turn",
            "end_with_last_discard",
            "recycle_pile",
            "recycle_pile_turned_over",
        ),
        "play once the stock is empty",
    ),
    Option("recycle_limit", "end", Whole(1, 3), "how often in a round the pile becomes a new stock"),
    Option(
        "target_score",
        "end",
        Whole(500, 50000),
        "the match ends when a side has this total at the end of a round",
    ),
    Option(
        "round_count",
        "end",
        Whole(1, 20, or_none=True),
        "the match ends after this many rounds, whatever the score (null = at the target)",
    ),
    Option(
        "target_compare",
        "end",
        OneOf("at_least", "more_than"),
        "whether the target must be reached or passed",
    ),
    Option("tie_rule", "end", OneOf("play_on", "shared"), "equal totals at or over the target"),
)
