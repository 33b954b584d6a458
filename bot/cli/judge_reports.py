"""Reports of the judge: a position as one seat sees it, and the score of a round that has ended."""

from __future__ import annotations

import msgspec

from bot.canasta.cards import BLACK_THREES, RED_THREES
from bot.canasta.melds import Meld
from bot.canasta.notation.writing import card_text, cards_text, pile_text, rank_text
from bot.canasta.phases.round_end import margin_of
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for, frozen_for
from bot.canasta.positions.position import Position
from bot.canasta.positions.reader import Document, DocumentError
from bot.canasta.scoring.table_counts import hand_value, meld_value
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView, TableView


def view_report(view: SeatView) -> Document:
    """Return the position as the seat of this view sees it."""
    table = view.table
    rules = table.rules
    blocked = blocked_for(view)
    pile: Document = {
        "size": table.pile_size,
        "upcard": None if table.upcard is None else card_text(table.upcard),
        "frozen": frozen_for(view),
        "blocked": None if blocked is None else blocked.reason.value,
    }
    if rules.draw.pile_visibility == "all":
        pile["cards"] = pile_text(table.pile)
    return _rare_facts(table) | {
        "seat": view.seat,
        "side": view.side,
        "round": table.round,
        "dealer": table.dealer,
        "phase": table.phase.value,
        "turn": table.turn.number,
        "to_act": list(table.seats_to_act),
        "question": None if table.question is None else msgspec.to_builtins(table.question),
        "requirement": view.requirement,
        "hand": cards_text(view.hand),
        "hand_points": hand_value(rules, view.hand),
        "hand_sizes": [_count_told(view, Seat(seat)) for seat in range(table.seating.seat_count)],
        "known": [cards_text(cards) for cards in table.known],
        "stock": table.stock_size,
        "pile": pile,
        "melds": [[_meld(view, meld) for meld in side] for side in table.melds],
        "red_threes": [cards_text(cards & RED_THREES) for cards in table.laid_threes],
        "has_melded": list(table.has_melded),
        "minimums": list(table.minimums),
        "scores": list(table.totals),
    }


def _count_told(view: SeatView, seat: Seat) -> int | str:
    """Return how many cards a seat holds as far as this seat is told, else "more"."""
    count = view.table.hand_sizes[seat] if seat == view.seat else view.table.count_told(seat)
    return "more" if count is None else count


def _rare_facts(table: TableView) -> Document:
    """Return the facts that only some games have on the table."""
    facts: Document = {}
    if any(cards & BLACK_THREES for cards in table.laid_threes):
        facts["black_threes"] = [cards_text(cards & BLACK_THREES) for cards in table.laid_threes]
    if table.feet:
        facts["feet"] = list(table.feet)
        facts["played_from_foot"] = list(table.played_from_foot)
    for name, counts in (("bonus", table.bonus), ("wings", table.wings), ("fines", table.fines)):
        if counts:
            facts[name] = list(counts)
    if table.rules.deal.turn_card_from_bottom:
        facts["turn_card_drawn"] = table.turn_card_drawn
    if table.recycled:
        facts["recycled"] = table.recycled
    if table.seen_stock:
        facts["seen_stock"] = pile_text(table.seen_stock)
    if table.penalty_cards:
        facts["penalty_cards"] = [cards_text(cards) for cards in table.penalty_cards]
    if table.exact_cut is not None:
        facts["exact_cut"] = table.exact_cut
    if table.seating.personal_totals:
        facts["lone"] = table.seating.lone
    if table.seating.sitting_out:
        facts["sitting_out"] = list(table.seating.sitting_out)
    return facts


def _meld(view: SeatView, meld: Meld) -> Document:
    return {
        "id": meld.id,
        "kind": meld.kind.value,
        "rank": rank_text(meld.rank),
        "cards": cards_text(meld.cards),
        "naturals": meld.naturals,
        "wilds": meld.wilds,
        "points": meld_value(view.table.rules, meld),
        "canasta": meld.make.value if meld.is_canasta else None,
    }


def score_report(position: Position) -> Document:
    """Return the score of the position's round.

    Raises:
        DocumentError: the round has not ended.
    """
    table = position.state.table
    result = table.result
    if result is None:
        how = 'missing: how the round ended, such as {"reason": "went_out", "seat": 0}'
        raise DocumentError.at("position.ended", how)
    return {
        "reason": result.reason.value,
        "went_out": result.went_out,
        "concealed": result.concealed,
        "special_hand": result.special_hand,
        "sheets": [msgspec.to_builtins(sheet) for sheet in result.sheets],
        "totals": list(table.totals),
        "match_over": table.phase is Phase.MATCH_OVER,
        "winners": list(table.winners),
        "margin": margin_of(table.totals, table.winners) if table.winners else None,
    }
