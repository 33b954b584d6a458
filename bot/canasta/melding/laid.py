"""Melds after some plays: the results of :func:`bot.canasta.melding.laying.lay`, and helpers to make them."""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.cards import Cards, points
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.shapes import kind_of, misplaced_violation
from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.rules.model import RuleSet


class MeldChange(Struct, frozen=True, gc=False):
    """A meld that was begun or grew: the meld as it is now, and the cards that came."""

    meld: Meld
    cards: Cards
    is_new: bool
    was_canasta: bool


class Laid(Struct, frozen=True, gc=False):
    """The melds of a side after some plays, and ``cards``, everything put down."""

    melds: tuple[Meld, ...]
    changes: tuple[MeldChange, ...]
    cards: Cards
    has_black_threes: bool

    @property
    def points(self) -> int:
        """Return the card points of everything put down, which an initial meld must have enough of."""
        return points(self.cards)


def parts_with(parts: tuple[MeldPart, ...], new: MeldPart) -> tuple[MeldPart, ...]:
    """Return the parts of a meld with a new one; what a seat lays in one turn is one part."""
    last = parts[-1]
    if last.turn == new.turn and last.seat == new.seat:
        return (*parts[:-1], MeldPart(new.seat, new.turn, last.cards + new.cards))
    return (*parts, new)


def no_such_meld(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    meld_id: MeldId,
    cards: Cards,
    own: list[Meld],
) -> Violation:
    """Return the refusal of a play that names a meld to which its cards cannot go."""
    kind = kind_of(rules, cards)
    if rules.traits.plain_melds and isinstance(kind, Violation) and kind.reason is not Reason.WILDS_ONLY:
        # Melds are of one rank alone: these cards can go to none of them.
        return kind
    for meld in own:
        if meld.id == meld_id:
            return misplaced_violation(cards, meld, rules.melds)
    if any(meld.id == meld_id for side in all_melds for meld in side):
        return Violation(Reason.NOT_YOUR_MELD, {"meld": meld_id})
    return Violation(Reason.NO_SUCH_MELD, {"meld": meld_id})


def highest_id(all_melds: tuple[tuple[Meld, ...], ...]) -> int:
    """Return the highest number of a meld so far; melds that were put together left gaps behind."""
    return max([melds[-1].id for melds in all_melds if melds], default=0)
