"""Exits: ways to play all cards of a hand, and the test that a turn can still be finished lawfully.

pagat, End of the hand: Going Out. Every play is tested here for a lawful way to finish the turn, so that no player is
ever left without one (matrix 1.9).

Scarne, Seeking Information, lets a player ask "at his proper turn to play, and before melding". Before the draw, too, a
yes must not bind to the impossible (matrix D19), and the next card is unknown: all cards that may be drawn are tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play
from bot.canasta.cards import (
    ALL_OF_RANK,
    NATURALS,
    SUIT_MASKS,
    Card,
    Cards,
    Rank,
    Suit,
    cards_of,
    faces,
    full_pack,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import Meld
from bot.canasta.phases.going_out.rights import (
    canasta_count,
    feet_bar,
    has_foot,
    keep_violation,
    keeps_too_few,
    lacks_red_threes,
    missing_kinds,
    permission_violation,
    right_to_go_out,
    table_bar,
)
from bot.canasta.phases.laying_down.initial_meld import terms_for, waives_minimum
from bot.canasta.phases.threes.held_threes import automatic_threes, last_may_stay
from bot.canasta.phases.turn_checks import turn_violation
from bot.canasta.policies.end_of_stock import can_draw, draw_count_of
from bot.canasta.search.going_out.counting import canastas_conceivable, goes_out_by_count, lone_cards
from bot.canasta.search.going_out.exit_search import lay_out_as_sets, lay_out_but_one
from bot.canasta.search.initial_meld.combinations import CLASSIC_TERMS, InitialTerms
from bot.canasta.seats import at_seat
from bot.canasta.turn import FROM_STOCK, PLAYING, Turn
from bot.canasta.view import SeatView


class ExitPlan(Struct, frozen=True, gc=False):
    """A way to get rid of a whole hand: what is laid down, and the last discard if one is left."""

    plays: tuple[Play, ...]
    discard: Card | None


def finish_violation(
    view: SeatView, melds: tuple[Meld, ...], left: Cards, answer: bool | None
) -> Violation | None:
    """Return why a turn could not be finished lawfully with these melds on the table and these cards in hand.

    ``answer`` is partner's answer in this turn, None without a question.
    """
    if answer:
        if not has_exit(view, melds, left):
            return Violation(Reason.MUST_GO_OUT, {"left": size(left)})
        return None
    count = size(left)
    # The cheap and frequent case first: most hands keep more cards than required.
    if count > view.table.rules.going_out.keep_after_turn or not keeps_too_few(view, count - 1):
        return None
    if has_foot(view.table, view.seat):
        return None
    if answer is False:
        return Violation(Reason.MUST_NOT_GO_OUT, {"left": count})
    table = view.table
    if right_to_go_out(table, view.seat, melds):
        violation = permission_violation(table, view.seat)
        if violation is not None:
            return violation
        if not count:
            if table.rules.discard.final_discard == "optional":
                return None
            return Violation(Reason.MUST_DISCARD_LAST, {"left": count})
        if has_exit(view, melds, left):
            return None
        # The only card left could only be discarded, and may not be the last discard.
        return Violation(
            Reason.DISCARD_NOT_ALLOWED, {"card": next(faces(left)), "why": "last", "instead": ()}
        )
    if count and permission_violation(table, view.seat) is None and has_exit(view, melds, left):
        return None
    return keep_violation(table, view.seat, melds, count)


def has_exit(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int = 0,
    terms: InitialTerms = CLASSIC_TERMS,
) -> bool:
    """Return whether :func:`exit_plan` would find a way."""
    if _is_impossible(view, melds, hand):
        return False
    # Counting the cards is enough to find nearly every way out.
    if terms is CLASSIC_TERMS and not minimum and goes_out_by_count(view, melds, hand):
        return True
    return lay_out_but_one(view, melds, hand, minimum, terms) is not None


def may_go_out(view: SeatView) -> bool:
    """Return whether the seat could go out in this turn with the hand as it is, whatever partner says."""
    return has_exit(view, view.melds, view.hand, *_due(view))


def exit_of_turn(view: SeatView) -> ExitPlan | None:
    """Return a way for the seat to go out in this turn with the hand as it is, its initial meld included."""
    return exit_plan(view, view.melds, view.hand, *_due(view))


def exit_violation(view: SeatView) -> Violation | None:
    """Return why the seat cannot go out in this turn with the hand as it is; None if it can."""
    violation = turn_violation(view, PLAYING)
    if violation is not None:
        return violation
    table = view.table
    if table.question is not None and not table.question.answer:
        return Violation(Reason.MUST_NOT_GO_OUT, {"left": size(view.hand)})
    if may_go_out(view):
        return permission_violation(table, view.seat)
    facts = {
        "canastas": canasta_count(view.melds),
        "needed": table.rules.going_out.canastas_to_go_out,
        "kinds": missing_kinds(table.rules, view.melds),
        "unasked": True,
    }
    return table_bar(table, view.seat, view.melds) or Violation(Reason.CANNOT_GO_OUT, facts)


def _due(view: SeatView) -> tuple[int, InitialTerms]:
    """Return the points and terms that the cards laid down must meet as an initial meld."""
    if view.table.has_melded[view.side] or waives_minimum(view):
        return 0, CLASSIC_TERMS
    return view.requirement, terms_for(view)


def exit_plan(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int = 0,
    terms: InitialTerms = CLASSIC_TERMS,
) -> ExitPlan | None:
    """Return a way to go out with this hand from these melds, or None if there is none.

    ``minimum`` is the card value that the cards laid down must reach, ``terms`` are the other requirements.
    """
    if _is_impossible(view, melds, hand):
        return None
    found = lay_out_but_one(view, melds, hand, minimum, terms)
    if found is None and terms is CLASSIC_TERMS and not minimum and goes_out_by_count(view, melds, hand):
        # The search looks for sequences first, and may have given up on the way.
        found = lay_out_as_sets(view, melds, hand)
    return None if found is None else ExitPlan(*found)


def _is_impossible(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> bool:
    """Return whether quick tests show that there is no way out, under any rules."""
    table = view.table
    rules = table.rules
    return (
        (bool(table.feet) and feet_bar(table, view.seat) is not None)
        or lacks_red_threes(table, view.seat, melds)
        or lone_cards(rules, melds, hand) > 1
        or not canastas_conceivable(rules, melds, hand)
    )


# --------------------------------------------------------------------------------------- with any cards drawn


def goes_out_after_draw(view: SeatView) -> bool:
    """Return whether the seat, which has not drawn yet, can go out with any cards drawn."""
    table = view.table
    if not can_draw(table):
        return False
    return goes_out_with_any(view, view.hand, draw_count_of(table.rules, table.round))


def goes_out_with_any(view: SeatView, hand: Cards, most: int) -> bool:
    """Return whether the seat can go out with these cards and any others from the stock, ``most`` at most.

    Threes that the stock replaces do not count. The seat gets fewer than ``most`` cards where the stock runs out.
    """
    faces_drawn = tuple(_drawn_faces(view))
    return all(
        _goes_out_with(view, hand + cards_of(drawn))
        for count in range(1, most + 1)
        for drawn in combinations_with_replacement(faces_drawn, count)
    )


def _goes_out_with(view: SeatView, hand: Cards) -> bool:
    table = view.table
    drawn = replace(
        table,
        phase=PLAYING,
        turn=Turn(table.turn.number, view.seat, FROM_STOCK),
        hand_sizes=at_seat(table.hand_sizes, view.seat, size(hand)),
    )
    return may_go_out(SeatView(drawn, view.seat, hand))


def _drawn_faces(view: SeatView) -> Iterator[Card]:
    """Yield a card of each kind that a draw may leave in the hand, those that fit least first."""
    rules, deal = view.table.rules, view.table.rules.deal
    replaced = automatic_threes(view.table, view.seat)
    if not last_may_stay(rules):
        # A player who may keep such a three may lay it instead, also after a yes.
        replaced |= rules.traits.kept_threes
    drawn = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank) & ~replaced
    if not rules.melds.sequence_melds:
        drawn &= ~NATURALS | SUIT_MASKS[Suit.CLUBS]
    threes = ALL_OF_RANK[Rank.THREE]
    yield from faces(drawn & threes)
    yield from faces(drawn & ~threes)
