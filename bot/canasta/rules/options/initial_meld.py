"""Options of the first meld of a side in a round."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Minimums, Whole


class InitialMeld(Struct, frozen=True, kw_only=True):
    """The first meld of a side in a round."""

    initial_minimums: Annotated[
        tuple[tuple[int | None, int], ...], Minimums(), "null = below the first threshold"
    ] = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    initial_minimums_by: Annotated[
        Literal["score", "round"],
        "whether the rows of initial_minimums go by the score or by the number of the round",
    ] = "score"
    initial_compare: Annotated[Literal["at_least", "more_than"], "comparison of count and minimum"] = (
        "at_least"
    )
    initial_pile_allowed: Annotated[
        Literal["top_counts", "yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces", "no"],
        "use of the pile on the initial-meld turn",
    ] = "top_counts"
    initial_purity: Annotated[
        Literal["none", "pure_three_or_wild", "pure_three_always", "three_naturals"],
        "what the initial meld must contain",
    ] = "none"
    initial_canasta_waiver: Annotated[
        Literal["none", "natural_or_wild_from_hand", "any_canasta"], "a complete canasta replaces the minimum"
    ] = "none"
    concealed_waives_minimum: Annotated[
        Literal["never", "stock_draw_only"], "whole-hand exit with a canasta needs no minimum"
    ] = "stock_draw_only"
    initial_canasta_required_from: Annotated[
        int | None, Whole(0, 50000), "from this score the initial meld must include a canasta"
    ] = None
    initial_natural_canasta_required_from: Annotated[
        int | None, Whole(0, 50000), "from this score the initial meld must include a natural canasta"
    ] = None
