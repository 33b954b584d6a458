"""Readings of a text of plays, and the choice of the only one that the hand and the rules allow."""

from collections.abc import Callable
from typing import Final, TypeVar

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import NO_CARDS, Cards, cards_of, contains
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError, Reason
from bot.canasta.melding.spare_suits import own_sequences
from bot.canasta.notation.card_parser import dealt_out, exact_card
from bot.canasta.notation.group_parser import parse_groups
from bot.canasta.notation.placements import Placed, placements
from bot.canasta.notation.tokens import MOST_READINGS, WORD_SIGNS, WORDS, Unreadable, normalised, spellings
from bot.canasta.view import SeatView

_A = TypeVar("_A", LayDown, TakePile)


def readings_of(
    text: str, view: SeatView | None, takes_pile: bool, build: Callable[[tuple[Play, ...], bool], _A]
) -> list[_A]:
    """Return the distinct readings of a text of groups; only those that the hand can play, if there are any."""
    found: dict[_A, None] = {}
    refused: NotationError | None = None
    for spelling in spellings(WORDS.sub(lambda word: WORD_SIGNS[word[0]], text)):
        try:
            uses_nothing, groups = parse_groups(spelling, takes_pile)
            for placed in placements(groups, view, takes_pile):
                found[build(_as_plays(placed, view), uses_nothing)] = None
        except NotationError as error:
            if error.key == Unreadable.TOO_MANY_READINGS:
                raise
            refused = refused or error
    if len(found) > MOST_READINGS:
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    if not found:
        raise refused or NotationError(Unreadable.NO_CARDS)
    if view is None:
        return list(found)
    return [reading for reading in found if contains(view.hand, _cards_played(reading))] or list(found)


def _as_plays(placed: Placed, view: SeatView | None) -> tuple[Play, ...]:
    """Return a placement as plays, with cards of the hand or, without a view, those that the text names in full."""
    if view is not None:
        cards = dealt_out([faces for _, faces in placed], view.hand, own_sequences(view))
    else:
        cards = [cards_of(exact_card(face.rank, face.suit) for face in faces) for _, faces in placed]
    return tuple(Play(some, where.meld) for some, (where, _) in zip(cards, placed, strict=True))


def _cards_played(reading: LayDown | TakePile) -> Cards:
    # The number of typed cards is limited, so that no count overflows its lane.
    plays = reading.plays if isinstance(reading, LayDown) else (reading.use, *reading.more)
    return sum((play.cards for play in plays), NO_CARDS)


_OF_SHAPE: Final = frozenset(
    {
        Reason.MIXED_RANKS,
        Reason.NOT_A_SEQUENCE,
        Reason.TOO_FEW_CARDS,
        Reason.TOO_FEW_NATURALS,
        Reason.TOO_MANY_WILDS,
    }
)


def the_one_meant(readings: list[_A], view: SeatView | None) -> _A:
    """Return the only reading that the rules allow.

    Raises:
        AmbiguousActionError: with the readings between which only the player can choose.
    """
    if len(readings) == 1 or view is None:
        if len(readings) > 1:
            raise AmbiguousActionError(tuple(readings))
        return readings[0]
    refusals = [check(view, reading) for reading in readings]
    lawful = [reading for reading, refusal in zip(readings, refusals, strict=True) if refusal is None]
    if len(lawful) == 1:
        return lawful[0]
    reasons = [refusal.reason for refusal in refusals if refusal is not None]
    if not lawful and len(set(reasons)) == 1:
        return readings[0]
    if not lawful and Reason.MIXED_RANKS in reasons and _OF_SHAPE.issuperset(reasons):
        # Where cards of several ranks are written as one meld, this is the most useful refusal.
        return readings[reasons.index(Reason.MIXED_RANKS)]
    raise AmbiguousActionError(tuple(lawful or readings))


def parse_plays(text: str, view: SeatView) -> tuple[Play, ...]:
    """Return the plays of a text for this seat: suits are chosen from its hand, wild cards assigned to their melds.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with a :class:`LayDown` for each reading that only the player can choose between.
    """
    return parse_lay_down(text, view).plays


def parse_lay_down(text: str, view: SeatView | None) -> LayDown:
    """Return the :class:`LayDown` of a text such as ``KKK2, QQQ``; see :func:`parse_plays`."""
    return lay_down_in(normalised(text), view)


def lay_down_in(normal: str, view: SeatView | None) -> LayDown:
    """Return the :class:`LayDown` of a text that is :func:`normalised`."""
    return the_one_meant(readings_of(normal, view, False, lambda plays, _: LayDown(plays)), view)
