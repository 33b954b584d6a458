"""Options of the end of a round and of the match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Whole
from bot.canasta.rules.sources import HOUSE_DECISION


class End(Struct, frozen=True, kw_only=True):
    """The end of a round and of the match."""

    stock_exhaustion: Annotated[
        Literal[
            "forced_if_fits_meld",
            "forced_if_legal",
            "optional",
            "end_of_turn",
            "end_with_last_discard",
            "recycle_pile",
            "recycle_pile_turned_over",
        ],
        "play once the stock is empty",
    ] = "forced_if_fits_meld"
    recycle_limit: Annotated[int, Whole(1, 3), "how often in a round the pile becomes a new stock"] = 1
    target_score: Annotated[
        int, Whole(500, 50000), "the match ends when a side has this total at the end of a round"
    ] = 5000
    round_count: Annotated[
        int | None,
        Whole(1, 20),
        "the match ends after this many rounds, whatever the score (null = at the target)",
    ] = None
    target_compare: Annotated[
        Literal["at_least", "more_than"], "whether the target must be reached or passed"
    ] = "at_least"
    tie_rule: Annotated[
        Literal["play_on", "shared"], "equal totals at or over the target", HOUSE_DECISION
    ] = "play_on"

    @property
    def recycles(self) -> bool:
        """Return whether the pile becomes a new stock, in whatever order."""
        return self.stock_exhaustion in {"recycle_pile", "recycle_pile_turned_over"}
