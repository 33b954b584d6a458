"""Which cards may not be thrown, from the mildest ban to the hardest.

A seat that must throw a card when everything in its hand is banned throws one of those under the mildest ban (pagat,
Modern American Canasta: wild cards only "when your hand consists entirely of wild cards", aces and sevens on an empty
pile only when "these are the only natural cards", dead cards "unless you have no legal alternative").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.canasta.cards import (
    BLACK_THREES,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    is_red_three,
    is_wild,
    of_rank,
    one,
    rank_of,
)
from bot.canasta.melds import OF_RANK
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView

_THREE, _SEVEN, _ACE = Rank.THREE.value, Rank.SEVEN.value, Rank.ACE.value
_SAFE_FROM = 5
_THREES: Final = RED_THREES | BLACK_THREES
_SEVENS: Final = of_rank(NATURALS, _SEVEN)
_ACES_AND_SEVENS: Final = _SEVENS | of_rank(NATURALS, _ACE)


def _dead(view: SeatView, _hand: Cards) -> Cards:
    """On an empty pile no rank of a finished canasta; ``safe``: nor one of an opponents' meld of five or six."""
    rule = view.table.rules.discard.empty_pile_closed_ranks
    if rule == "none" or view.table.pile:
        return NO_CARDS
    banned = NO_CARDS
    for side, melds in enumerate(view.table.melds):
        for meld in melds:
            if meld.kind is OF_RANK:
                nearly = rule == "safe" and side != view.side and meld.size >= _SAFE_FROM
                if meld.is_canasta or nearly:
                    banned |= of_rank(NATURALS, meld.rank)
    return banned


def _ace_or_seven(view: SeatView, hand: Cards) -> Cards:
    """On an empty pile no ace or seven while another natural card is held."""
    if not view.table.rules.discard.empty_pile_aces_sevens_barred or view.table.pile:
        return NO_CARDS
    return _ACES_AND_SEVENS if hand & NATURALS & ~_ACES_AND_SEVENS else NO_CARDS


def _early_black_three(view: SeatView, _hand: Cards) -> Cards:
    """No black three in the first turn of a player (option black_three_barred_first_round)."""
    barred = view.table.rules.threes.black_three_barred_first_round and view.table.turns_begun(view.seat) <= 1
    return BLACK_THREES if barred else NO_CARDS


def _seven(view: SeatView, _hand: Cards) -> Cards:
    """No seven before the canastas of sevens are there: that of the own side, or one of each side."""
    rule = view.table.rules.discard.seven_discards
    if rule == "free":
        return NO_CARDS
    sides = (view.melds,) if rule == "after_own_sevens_canasta" else view.table.melds
    for melds in sides:
        if not any(meld.rank == _SEVEN and meld.kind is OF_RANK and meld.is_canasta for meld in melds):
            return _SEVENS
    return NO_CARDS


def _wild(view: SeatView, _hand: Cards) -> Cards:
    return NO_CARDS if view.table.rules.discard.discard_wild == "allowed" else WILDS


def _three(view: SeatView, _hand: Cards) -> Cards:
    rules = view.table.rules
    match rules.discard.discard_threes:
        case "any":
            return NO_CARDS
        case "black_only":
            # Red threes belong on the table; where they are good for nothing else they may be thrown.
            return NO_CARDS if rules.threes.red_three_role == "discard_only" else RED_THREES
    return _THREES


BANS: Final[dict[str, Callable[[SeatView, Cards], Cards]]] = {
    "dead": _dead,
    "ace_or_seven": _ace_or_seven,
    "early_black_three": _early_black_three,
    "seven": _seven,
    "wild": _wild,
    "three": _three,
}
"""Which cards are banned now for a seat with a hand, by the name of the ban, the mildest first (matrix D52, D53).

Those that a rule set knows at all are its trait ``discard_bans``, in the same order.
"""


def ban_on(view: SeatView, card: Card, hand: Cards) -> str | None:
    """The hardest ban on a card, None if it may be thrown freely."""
    known = view.table.rules.traits.discard_bans
    return next((why for why in reversed(known) if BANS[why](view, hand) & one(card)), None)


def may_be_thrown(view: SeatView) -> Cards:
    """The cards of the hand that may be thrown by a seat that does not go out: those under the mildest ban."""
    hand = view.hand
    left = hand
    harder: list[Cards] = []
    for why in reversed(view.table.rules.traits.discard_bans):
        banned = BANS[why](view, hand) & left
        if banned:
            harder.append(banned)
            left -= banned
    # What is left bears no ban; without any such card those of the mildest ban may go.
    return left or (harder[-1] if harder else NO_CARDS)


def excused(view: SeatView, card: Card) -> str | None:
    """The ban on a card that may be thrown all the same, since the hand holds nothing better; None if there is none."""
    why = ban_on(view, card, view.hand)
    if why is None and not view.table.pile and rank_of(card) in (_SEVEN, _ACE):
        # Nobody is barred from throwing them who holds no other natural, and that is what is to be proved.
        return "ace_or_seven" if view.table.rules.discard.empty_pile_aces_sevens_barred else None
    return why


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


def _is_laid_red_three(rules: RuleSet, card: Card) -> bool:
    """A red three that belongs on the table; where red threes are good for nothing else they may be thrown."""
    return is_red_three(card) and rules.threes.red_three_role != "discard_only"
