"""Tests for a frozen pile, and for a top card that bars all players from taking it.

pagat, The Play in Classic Canasta and the Frozen Discard Pile: a frozen pile needs a natural pair; a wild card or a
black three on top bars all players.
"""

from __future__ import annotations

from bot.canasta.cards import Card, Rank, Suit, card, is_black_three, is_natural, is_wild, rank_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView

_SEVEN = Rank.SEVEN.value

_RED_THREES = tuple(card(Rank.THREE, suit) for suit in (Suit.DIAMONDS, Suit.HEARTS))


def frozen_for(view: SeatView) -> str | None:
    """Return why the pile is frozen for this seat's side; None if it is not.

    One of ``always``, ``wild``, ``red_three`` (a card in the pile) and ``unmelded``.
    """
    table = view.table
    if table.rules.pile.pile_always_frozen:
        return "always"
    if table.pile_frozen:
        return freeze_card(table.pile, table.rules.pile.pile_freeze_cards) or "red_three"
    if table.rules.pile.pile_frozen_until_melded and not table.has_melded[table.seating.sides[view.seat]]:
        return "unmelded"
    return None


def freeze_card(pile: bytes, freezing: frozenset[str]) -> str | None:
    """Return the kind of card that freezes a pile: ``wild``, ``red_three`` or None."""
    # Wild cards have the lowest numbers.
    if "wild" in freezing and pile and is_wild(min(pile)):
        return "wild"
    if "red_three" in freezing and has_red_three(pile):
        return "red_three"
    return None


def turned_up_alone_freezes(rules: RuleSet) -> bool:
    """Return whether a red three freezes the pile when turned up at the deal, but not when discarded.

    Wikipedia 2005, The Cards and Deal: "If this first card is a red three or a wild card, the discard pile is frozen";
    Hand & Foot: black threes are "useful only as discards. The same is true of red threes" (option
    turned_red_three_freezes).
    """
    return (
        rules.pile.turned_red_three_freezes
        and rules.deal.cover_freezes
        and "red_three" not in rules.pile.pile_freeze_cards
    )


def has_red_three(pile: bytes) -> bool:
    """Return whether a red three lies face up in a pile."""
    return _RED_THREES[0] in pile or _RED_THREES[1] in pile


def blocked_for(view: SeatView) -> Violation | None:
    """Return why no player, or none of this side, may take the pile with this card on top."""
    table = view.table
    if not table.pile:
        return Violation(Reason.PILE_EMPTY)
    rules = table.rules
    upcard = table.pile[-1]
    if _blocks(rules, upcard):
        return Violation(Reason.PILE_BLOCKED, {"upcard": upcard})
    if rules.pile.block_on_taker_canasta_rank or (
        not rules.pile.pile_layoff_to_canasta and rules.pile.own_canasta_take_conflict == "never_take"
    ):
        meld = rank_meld(view.melds, rank_of(upcard))
        if meld is not None and meld.is_canasta:
            return Violation(Reason.PILE_BLOCKED_BY_CANASTA, {"upcard": upcard, "rank": meld.rank})
    return None


def _blocks(rules: RuleSet, upcard: Card) -> bool:
    """Return whether this card on top bars all players."""
    if is_natural(upcard):
        return upcard >> 2 == _SEVEN and "seven" in rules.pile.pile_block_tops
    if is_wild(upcard):
        return not (rules.pile.pile_wild_pair and rules.melds.wild_melds)
    return (
        not is_black_three(upcard)
        or rules.threes.black_three_blocks_pile
        or "black_three" in rules.pile.pile_block_tops
    )
