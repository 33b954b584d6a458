"""Ways to lay a whole hand down, or all but one card, and have the right to go out, under any rules.

Sets alone are looked for by :mod:`~bot.canasta.search.going_out.set_search`, sequences as well by
:mod:`~bot.canasta.search.going_out.sequence_search`.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import Play
from bot.canasta.cards import Cards, points
from bot.canasta.melds import Meld
from bot.canasta.search.going_out.exit_tables import tables_of
from bot.canasta.search.going_out.sequence_search import SequenceSearch
from bot.canasta.search.going_out.set_search import SearchPoint, SetSearch, WayOut
from bot.canasta.search.initial_meld.terms import CLASSIC_TERMS, InitialTerms
from bot.canasta.view import SeatView


def lay_out(
    view: SeatView,
    melds: tuple[Meld, ...],
    cards: Cards,
    minimum: int = 0,
    terms: InitialTerms = CLASSIC_TERMS,
) -> tuple[Play, ...] | None:
    """Return a way to lay all the cards down and have the right to go out then, None if none is found.

    ``minimum`` and ``terms`` are what they must have as an initial meld.
    """
    found = _searched(view, melds, SearchPoint(cards), minimum, terms)
    return None if found is None else found[0]


def lay_out_but_one(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int,
    terms: InitialTerms = CLASSIC_TERMS,
) -> WayOut | None:
    """Return a way to lay a hand down of which a card may be discarded, or must be (option final_discard)."""
    must = view.table.rules.discard.final_discard != "optional"
    return _searched(view, melds, SearchPoint(hand, may_discard=True, must_discard=must), minimum, terms)


def lay_out_as_sets(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> WayOut | None:
    """Return a way out as :func:`lay_out_but_one` does, without new or longer sequences, for a side that has melded."""
    tables = tables_of(view.table.rules)
    search = SetSearch(view, melds, tables, tables.plain_needs, None)
    at = SearchPoint(
        hand, may_discard=True, must_discard=view.table.rules.discard.final_discard != "optional"
    )
    return search.as_sets(at)


def _searched(
    view: SeatView, melds: tuple[Meld, ...], start: SearchPoint, minimum: int, terms: InitialTerms
) -> WayOut | None:
    tables = tables_of(view.table.rules)
    if terms is CLASSIC_TERMS and not minimum:
        return SequenceSearch(view, melds, tables, tables.plain_needs, None).whole(start)
    counted = points(start.cards) if minimum else 0
    for least, demands in _demands(minimum, terms):
        if not least or counted >= least:
            needs = tables.needs_with(demands, terms)
            found = SequenceSearch(view, melds, tables, needs, counted - least if least else None).whole(
                start
            )
            if found is not None:
                return found
    return None


def _demands(minimum: int, terms: InitialTerms) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the points that must be laid and the demands on the melds beside the canastas: with a waiver, two ways.

    They agree with what :func:`bot.canasta.phases.laying_down.initial_meld.initial_meld_violation` tests.
    """
    if terms is CLASSIC_TERMS:
        yield minimum, ()
        return
    always = ("canasta",) if terms.canasta is not None else ()
    pure = ("pure",) if terms.purity != "none" else ()
    yield minimum, always + pure
    if terms.waiver != "none":
        yield 0, (*always, "splash", *(pure if terms.purity == "pure_three_always" else ()))
