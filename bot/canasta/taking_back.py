"""The right to take back lay-downs of a turn, as long as nothing hidden has been shown since.

A house rule of the table, no rule of a game: taking back is not an action of the engine. The caller that keeps the
match restores the state before the lay-downs; this module tells what ends the right to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from bot.canasta.events import (
    BonusGiven,
    CanastaCompleted,
    CardsExposed,
    Drew,
    Event,
    ExposedTakenBack,
    Fined,
    FootTaken,
    LaidDown,
    PartnerAnswered,
    PartnerAsked,
    QuestionWithdrawn,
    ThreesLaid,
    TookBack,
    TookPile,
)
from bot.canasta.seats import Seat
from bot.canasta.state import State


class Bar(StrEnum):
    """The reason why a lay-down cannot be taken back."""

    DREW = "drew"
    TOOK_PILE = "took_pile"
    REPLACED = "replaced"
    """A three was laid and a card drawn for it."""
    BONUS = "bonus"
    FOOT = "foot"
    PENALTY = "penalty"
    """Cards were exposed or points fined, or penalty cards came back into the hand."""
    ASKED = "asked"
    TURN_OVER = "turn_over"


# Events that end the right to take back; the first that is among those of an action is the reason given.
_BARS: tuple[tuple[tuple[type[Event], ...], Bar], ...] = (
    ((FootTaken,), Bar.FOOT),
    ((BonusGiven,), Bar.BONUS),
    ((CardsExposed, ExposedTakenBack, Fined), Bar.PENALTY),
    ((TookPile,), Bar.TOOK_PILE),
    ((Drew,), Bar.DREW),
    ((ThreesLaid,), Bar.REPLACED),
    ((PartnerAsked, PartnerAnswered, QuestionWithdrawn), Bar.ASKED),
)


def is_lay_down(events: Iterable[Event]) -> bool:
    """Return whether an action only put cards from the hand on the table, so that it can be undone completely.

    Melds that were laid together with the pile, or with which a foot was picked up, are not of this kind.
    """
    laid = False
    for event in events:
        if isinstance(event, LaidDown) or (isinstance(event, ThreesLaid) and not event.replaced):
            laid = True
        elif not isinstance(event, CanastaCompleted):
            return False
    return laid


def bar_of(events: Iterable[Event]) -> Bar | None:
    """Return the bar to taking back an action with these events and the lay-downs before it; None if there is none."""
    told = tuple(events)
    if is_lay_down(told):
        return None
    kinds = {type(event) for event in told}
    return next((bar for types, bar in _BARS if not kinds.isdisjoint(types)), Bar.TURN_OVER)


def took_back(now: State, then: State, seat: Seat) -> TookBack:
    """Return the event of a seat that takes back what it laid down between these two states."""
    return TookBack(seat, then.hands[seat] - now.hands[seat])
