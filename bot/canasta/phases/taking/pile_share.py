"""The cards of the pile that a take gets, and the card that is melded (option pile_take_extent)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.canasta.cards import BLACK_THREES, NO_CARDS, RED_THREES, Card, Cards, cards_of, is_wild, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import TableView

_TOP_CARDS: Final = {"top_only": 1, "top_3": 3, "top_5": 5, "top_7": 7}


class PileShare(Struct, frozen=True, gc=False):
    """The cards taken from the pile: the ``card`` that is melded, the others, and those that stay.

    * ``to_hand``: the face-up cards that come to the hand.
    * ``laid``: threes taken that go to the table at once; ``set_aside``: those that count there out of play.
    * ``face_down``: the number of unseen cards that are taken.
    * ``stays``: the face-up cards that stay, bottom first.
    """

    card: Card
    to_hand: Cards
    laid: Cards
    set_aside: Cards
    face_down: int
    stays: bytes

    @property
    def count(self) -> int:
        """Return the number of cards taken."""
        return 1 + size(self.to_hand) + size(self.laid) + size(self.set_aside) + self.face_down


def card_of(table: TableView, count: int | None) -> Card:
    """Return the card that is melded with a take of ``count`` cards, if so many can be taken."""
    if count is None:
        return table.pile[0 if table.rules.draw.pile_take_extent == "from_card" else -1]
    return table.pile[-count if table.rules.draw.pile_take_extent == "from_card" else -1]


def share_of(table: TableView, count: int | None) -> PileShare | Violation:
    """Return the share that a take with this ``TakePile.count`` gets from a pile that has an upcard."""
    extent = table.rules.draw.pile_take_extent
    pile = table.pile
    if extent == "from_card":
        return _down_to_card(table, count)
    first, face_down = 0, table.pile_face_down
    if extent in _TOP_CARDS:
        most = _TOP_CARDS[extent]
        first = max(0, len(pile) - most)
        face_down = min(face_down, max(0, most - len(pile)))
    elif extent == "until_wild":
        wilds = [at for at in range(len(pile) - 1) if is_wild(pile[at])]
        if wilds:
            first, face_down = wilds[-1] + 1, 0
    share = _share(table.rules, pile[-1], pile[first:-1], pile[:first], face_down)
    if count is not None and count != share.count:
        return Violation(Reason.PILE_WRONG_COUNT, {"count": count, "pile": table.pile_size})
    return share


def _down_to_card(table: TableView, count: int | None) -> PileShare | Violation:
    """Return a part of the pile, whose bottom card is to be melded (pagat, Albany Canasta; as in 500 Rum)."""
    pile = table.pile
    taken = len(pile) if count is None else count
    if not 1 <= taken <= len(pile):
        return Violation(Reason.PILE_WRONG_COUNT, {"count": taken, "pile": table.pile_size})
    first = len(pile) - taken
    return _share(table.rules, pile[first], pile[first + 1 :], pile[:first], 0)


def only_the_upcard(table: TableView) -> PileShare:
    """Return the upcard alone, for a sequence (Wikipedia 2005, Samba: the rest of the pile stays)."""
    return PileShare(table.pile[-1], NO_CARDS, NO_CARDS, NO_CARDS, 0, table.pile[:-1])


def _share(rules: RuleSet, card: Card, others: bytes, stays: bytes, face_down: int) -> PileShare:
    cards = cards_of(others)
    laid = cards & laid_at_once(rules)
    aside = cards & set_aside(rules)
    return PileShare(card, cards - laid - aside, laid, aside, face_down, stays)


def laid_at_once(rules: RuleSet) -> Cards:
    """Return a mask of the threes that go to the table as soon as they come to a hand."""
    threes = rules.threes
    mask = NO_CARDS
    if threes.three_lay_timing != "not_laid":
        if threes.red_three_role != "discard_only":
            mask |= RED_THREES
        if threes.black_three_role == "american_three":
            mask |= BLACK_THREES
    return mask


def set_aside(rules: RuleSet) -> Cards:
    """Return a mask of the threes of a taken pile that count out of play (option black_threes_from_pile)."""
    return (
        BLACK_THREES & ~laid_at_once(rules)
        if rules.threes.black_threes_from_pile == "set_aside"
        else NO_CARDS
    )


def counts_to_try(table: TableView) -> list[int | None]:
    """Return the values of ``TakePile.count`` that make a difference."""
    if table.rules.draw.pile_take_extent == "from_card":
        return list(range(1, len(table.pile) + 1))
    return [None]
