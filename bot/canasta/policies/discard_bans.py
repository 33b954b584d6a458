"""Bans on discards, from the mildest to the hardest.

A seat that must discard when everything in its hand is banned discards one of those under the mildest ban (pagat,
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
    """Return the cards banned on an empty pile as dead: the ranks of finished canastas.

    ``safe`` also bans the ranks of opponents' melds of five or six.
    """
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
    """Ban aces and sevens on an empty pile while another natural card is held."""
    if not view.table.rules.discard.empty_pile_aces_sevens_barred or view.table.pile:
        return NO_CARDS
    return _ACES_AND_SEVENS if hand & NATURALS & ~_ACES_AND_SEVENS else NO_CARDS


def _early_black_three(view: SeatView, _hand: Cards) -> Cards:
    """Ban black threes in the first turn of a player (option black_three_barred_first_round)."""
    barred = view.table.rules.threes.black_three_barred_first_round and view.table.turns_begun(view.seat) <= 1
    return BLACK_THREES if barred else NO_CARDS


def _seven(view: SeatView, _hand: Cards) -> Cards:
    """Ban sevens until there are canastas of sevens: one of the seat's side, or one of each side."""
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
            # Red threes are laid on the table; where they can only be discarded, they may be.
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
"""Functions that return the cards banned now for a seat with a hand, the mildest ban first (matrix D52, D53)."""


def ban_on(view: SeatView, card: Card, hand: Cards) -> str | None:
    """Return the hardest ban on a card, None if it may be discarded freely."""
    return next((why for why, banned in reversed(BANS.items()) if banned(view, hand) & one(card)), None)


def may_be_discarded(view: SeatView) -> Cards:
    """Return the cards of the hand that a seat that does not go out may discard.

    These are the cards under no ban, or those under the mildest one if all are banned.
    """
    hand = view.hand
    left = hand
    harder: list[Cards] = []
    for banned_by in reversed(BANS.values()):
        banned = banned_by(view, hand) & left
        if banned:
            harder.append(banned)
            left -= banned
    # The cards left are under no ban; without any, those of the mildest ban may be discarded.
    return left or (harder[-1] if harder else NO_CARDS)


def excused(view: SeatView, card: Card) -> str | None:
    """Return the ban on a card that may still be discarded, as the hand has nothing better; None if there is no ban."""
    why = ban_on(view, card, view.hand)
    if why is None and not view.table.pile and rank_of(card) in (_SEVEN, _ACE):
        # A player without another natural card may discard them; naming the ban demands proof of that.
        return "ace_or_seven" if view.table.rules.discard.empty_pile_aces_sevens_barred else None
    return why


def may_go_last(view: SeatView, card: Card) -> bool:
    """Return whether a card may be the last discard of a seat that goes out with it.

    Bans that only hold while the hand has something better do not apply to a last card; a seven may not be the last
    discard where sevens may not always be discarded.
    """
    rules = view.table.rules
    if is_wild(card):
        return rules.discard.discard_wild != "never"
    if rank_of(card) == _THREE:
        final = rules.discard.discard_threes in ("final_only", "any")
        return final or (rules.discard.discard_threes == "black_only" and not _is_laid_red_three(rules, card))
    return rank_of(card) != _SEVEN or rules.discard.seven_discards == "free"


def _is_laid_red_three(rules: RuleSet, card: Card) -> bool:
    """Return whether a card is a red three that must be laid; where they can only be discarded, none is."""
    return is_red_three(card) and rules.threes.red_three_role != "discard_only"
