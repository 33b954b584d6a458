"""Small positions for presenters, written card by card."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.canasta.cards import Cards, Rank, cards_of, is_wild, rank_of
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import TableView
from tests.support.largest_tables import full_table, unmelded


def cards(text: str) -> Cards:
    """The cards of a text such as ``KH 2C *``."""
    return cards_of(exact_cards(text))


def meld(number: int, text: str) -> Meld:
    """A meld of these cards."""
    laid = exact_cards(text)
    wilds = sum(is_wild(one) for one in laid)
    ranks = {rank_of(one) for one in laid if not is_wild(one)}
    kind = MeldKind.BLACK_THREES if ranks == {Rank.THREE} else MeldKind.RANK
    parts = (MeldPart(Seat(0), 1, cards_of(laid)),)
    return Meld(
        MeldId(number), kind, ranks.pop(), cards_of(laid), len(laid) - wilds, wilds, parts, len(laid) >= 7
    )


def with_pile(text: str, rules: RuleSet | None = None, **changes: Any) -> TableView:
    """A table of four before anybody has melded, with this pile; Ana is to draw."""
    view = unmelded(full_table("pairs_2x2"))
    return replace(view, pile=bytes(exact_cards(text)), rules=rules or RuleSet(), **changes)
