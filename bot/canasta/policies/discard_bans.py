"""Which cards may not be thrown, from the mildest ban to the hardest.

A seat that must throw a card when everything in its hand is banned throws one of those under the mildest ban (pagat,
Modern American Canasta: wild cards only "when your hand consists entirely of wild cards", aces and sevens on an empty
pile only when "these are the only natural cards", dead cards "unless you have no legal alternative").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.canasta.cards import Card, Cards, Rank, faces, is_natural, is_red_three, is_wild, rank_of
from bot.canasta.melds import OF_RANK
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView

_THREE, _SEVEN, _ACE = Rank.THREE.value, Rank.SEVEN.value, Rank.ACE.value
_SAFE_FROM = 5


def _dead(view: SeatView, card: Card, _hand: Cards) -> bool:
    """On an empty pile no rank of a finished canasta; ``safe``: nor one of an opponents' meld of five or six."""
    rule = view.table.rules.discard.empty_pile_closed_ranks
    if rule == "none" or view.table.pile or not is_natural(card):
        return False
    rank = rank_of(card)
    for side, melds in enumerate(view.table.melds):
        for meld in melds:
            if meld.kind is OF_RANK and meld.rank == rank:
                nearly = rule == "safe" and side != view.side and meld.size >= _SAFE_FROM
                if meld.is_canasta or nearly:
                    return True
    return False


def _ace_or_seven(view: SeatView, card: Card, hand: Cards) -> bool:
    """On an empty pile no ace or seven while another natural card is held."""
    if not view.table.rules.discard.empty_pile_aces_sevens_barred or view.table.pile:
        return False
    return rank_of(card) in (_SEVEN, _ACE) and any(
        is_natural(face) and rank_of(face) not in (_SEVEN, _ACE) for face in faces(hand)
    )


def _early_black_three(view: SeatView, card: Card, _hand: Cards) -> bool:
    """No black three in the first turn of a player (option black_three_barred_first_round)."""
    return (
        view.table.rules.threes.black_three_barred_first_round
        and rank_of(card) == _THREE
        and not is_red_three(card)
        and view.table.turns_begun(view.seat) <= 1
    )


def _seven(view: SeatView, card: Card, _hand: Cards) -> bool:
    """No seven before the canastas of sevens are there: that of the own side, or one of each side."""
    rule = view.table.rules.discard.seven_discards
    if rule == "free" or rank_of(card) != _SEVEN:
        return False
    sides = (view.melds,) if rule == "after_own_sevens_canasta" else view.table.melds
    return not all(
        any(meld.kind is OF_RANK and meld.rank == _SEVEN and meld.is_canasta for meld in melds)
        for melds in sides
    )


def _wild(view: SeatView, card: Card, _hand: Cards) -> bool:
    return view.table.rules.discard.discard_wild != "allowed" and is_wild(card)


def _three(view: SeatView, card: Card, _hand: Cards) -> bool:
    if rank_of(card) != _THREE:
        return False
    rules = view.table.rules
    match rules.discard.discard_threes:
        case "any":
            return False
        case "black_only":
            return _is_laid_red_three(rules, card)
    return True


def _is_laid_red_three(rules: RuleSet, card: Card) -> bool:
    """A red three that belongs on the table; where red threes are good for nothing else they may be thrown."""
    return is_red_three(card) and rules.threes.red_three_role != "discard_only"


BANS: Final[dict[str, Callable[[SeatView, Card, Cards], bool]]] = {
    "dead": _dead,
    "ace_or_seven": _ace_or_seven,
    "early_black_three": _early_black_three,
    "seven": _seven,
    "wild": _wild,
    "three": _three,
}
"""Whether a card of a hand is banned now, by the name of the ban, the mildest first (matrix D52, D53)."""


def ban_on(view: SeatView, card: Card, hand: Cards) -> str | None:
    """The hardest ban on a card, None if it may be thrown freely."""
    return next((why for why in reversed(BANS) if BANS[why](view, card, hand)), None)


def may_be_thrown(view: SeatView) -> Iterator[Card]:
    """The cards of the hand that may be thrown by a seat that does not go out."""
    bans = {face: ban_on(view, face, view.hand) for face in faces(view.hand)}
    mildest = min((_hardness(why) for why in bans.values()), default=0)
    return (face for face, why in bans.items() if _hardness(why) == mildest)


def _hardness(why: str | None) -> int:
    return 0 if why is None else 1 + tuple(BANS).index(why)


def may_go_last(view: SeatView, card: Card) -> bool:
    """Whether a card may be the last discard of a seat that goes out with it.

    Bans that only hold while there is something better do not touch a last card; a seven never goes last where sevens
    may not always be thrown.
    """
    rules = view.table.rules
    if is_wild(card):
        return rules.discard.discard_wild != "never"
    if rank_of(card) == _THREE:
        final = rules.discard.discard_threes in ("final_only", "any")
        return final or (rules.discard.discard_threes == "black_only" and not _is_laid_red_three(rules, card))
    return rank_of(card) != _SEVEN or rules.discard.seven_discards == "free"
