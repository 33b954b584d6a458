"""Options of drawing, and of how much of the pile is taken."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Draws, Whole
from bot.canasta.rules.sources import HOUSE_DECISION


class Drawing(Struct, frozen=True, kw_only=True):
    """Drawing from the stock and what is taken with the pile."""

    draw_count: Annotated[
        int, Whole(1, 5), "cards taken from the stock in a normal draw (discard is always one)"
    ] = 1
    draw_counts_by_round: Annotated[
        tuple[int, ...],
        Draws(),
        "cards drawn in the first, second, third ... round instead of draw_count (empty = always draw_count)",
    ] = ()
    short_draw_is_complete: Annotated[
        bool, "with draw two, a lone last card is a full draw", HOUSE_DECISION
    ] = True
    exit_without_drawing: Annotated[
        Literal["never", "with_permission"], "whether a player may go out before drawing"
    ] = "never"
    pile_take_extent: Annotated[
        Literal["all", "top_only", "top_3", "top_5", "top_7", "until_wild", "from_card"],
        "how much of the pile is taken",
    ] = "all"
    pile_visibility: Annotated[
        Literal["top_only", "all"],
        "what players may see of the pile (the freeze marker is always shown)",
        HOUSE_DECISION,
    ] = "top_only"
