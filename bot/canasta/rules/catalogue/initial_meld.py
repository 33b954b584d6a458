"""Options of the first meld of a side in a round."""

from __future__ import annotations

from bot.canasta.rules.kinds import Minimums, OneOf, Whole
from bot.canasta.rules.option import Option

INITIAL_MELD: tuple[Option, ...] = (
    Option("initial_minimums", "initial", Minimums(), "null = below the first threshold"),
    Option(
        "initial_minimums_by",
        "initial",
        OneOf("score", "round"),
        "whether the rows of initial_minimums go by the score or by the number of the round",
    ),
    Option("initial_compare", "initial", OneOf("at_least", "more_than"), "comparison of count and minimum"),
    Option(
        "initial_pile_allowed",
        "initial",
        OneOf("top_counts", "yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces", "no"),
        "use of the pile on the initial-meld turn",
    ),
    Option(
        "initial_purity",
        "initial",
        OneOf("none", "pure_three_or_wild", "pure_three_always", "three_naturals"),
        "what the initial meld must contain",
    ),
    Option(
        "initial_canasta_waiver",
        "initial",
        OneOf("none", "natural_or_wild_from_hand", "any_canasta"),
        "a complete canasta replaces the minimum",
    ),
    Option(
        "concealed_waives_minimum",
        "initial",
        OneOf("never", "stock_draw_only"),
        "whole-hand exit with a canasta needs no minimum",
    ),
    Option(
        "initial_canasta_required_from",
        "initial",
        Whole(0, 50000, or_none=True),
        "from this score the initial meld must include a canasta",
    ),
    Option(
        "initial_natural_canasta_required_from",
        "initial",
        Whole(0, 50000, or_none=True),
        "from this score the initial meld must include a natural canasta",
    ),
)
