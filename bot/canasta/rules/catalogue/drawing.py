"""Options of drawing, and of how much of the pile is taken."""

from __future__ import annotations

from bot.canasta.rules.kinds import Draws, Flag, OneOf, Whole
from bot.canasta.rules.option import Option

DRAWING: tuple[Option, ...] = (
    Option(
        "draw_count",
        "draw",
        Whole(1, 5),
        "cards taken from the stock in a normal draw (discard is always one)",
    ),
    Option(
        "draw_counts_by_round",
        "draw",
        Draws(),
        "cards drawn in the first, second, third ... round instead of draw_count (empty = always draw_count)",
    ),
    Option("short_draw_is_complete", "draw", Flag(), "with draw two, a lone last card is a full draw"),
    Option(
        "exit_without_drawing",
        "draw",
        OneOf("never", "with_permission"),
        "whether a player may go out before drawing",
    ),
    Option(
        "pile_take_extent",
        "draw",
        OneOf("all", "top_only", "top_3", "top_5", "top_7", "until_wild", "from_card"),
        "how much of the pile is taken",
    ),
    Option(
        "pile_visibility",
        "draw",
        OneOf("top_only", "all"),
        "what players may see of the pile (the freeze marker is always shown)",
    ),
)
