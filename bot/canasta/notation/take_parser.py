"""Parser of takes of the pile: the cards that go with the upcard, and those laid down besides."""

import re
from typing import Final

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import NO_CARDS, Card, Rank, contains, count_of, each_card, is_wild, one, rank_of
from bot.canasta.engine import check
from bot.canasta.errors import Violation
from bot.canasta.melds import MeldKind
from bot.canasta.notation.readings import readings_of, the_one_meant
from bot.canasta.notation.tokens import normalised
from bot.canasta.phases.laying_down.initial_meld import is_hand_first
from bot.canasta.phases.taking.pile_share import card_of, share_of
from bot.canasta.phases.taking.take_pile import Taken, resolve
from bot.canasta.view import SeatView

_TOP: Final = re.compile(r"\s*TOP[ _]+(\d{1,3})(?![\dA-Z]) *:?")


def parse_take(text: str, view: SeatView | None) -> TakePile:
    """Return the :class:`TakePile` of a text: ``KK``, ``KK with QQQ2``, ``with QQQ2``, or nothing.

    The group of the upcard's rank goes with the upcard, wherever it stands; without a view it is the first group.
    ``with`` at the beginning means that the upcard is laid off alone. Where the taker chooses how much to take,
    ``top 4 KK`` takes four cards, the lowest of which goes with the kings.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    return take_in(normalised(text), view)


def take_in(normal: str, view: SeatView | None) -> TakePile:
    """Return the :class:`TakePile` of a text that is :func:`normalised`."""
    found = _TOP.match(normal)
    count = None if found is None else int(found[1])
    rest = normal if found is None else normal[found.end() :]
    if not rest.strip():
        return _with_nothing(count, view)

    def build(plays: tuple[Play, ...], uses_nothing: bool) -> TakePile:
        if not plays:
            return TakePile(count=count)
        upcard = view.table.upcard if view is not None else None
        if view is None or upcard is None:
            use, more = (Play(NO_CARDS), plays) if uses_nothing else (plays[0], plays[1:])
            return TakePile(use, more, count)
        share = share_of(view.table, count)
        if not isinstance(share, Violation):
            upcard = share.card
        if uses_nothing and is_hand_first(view.table.rules) and not view.table.has_melded[view.side]:
            # The initial meld of the hand comes before the pile; the pair for the upcard may lie in it.
            return TakePile(more=plays, count=count)
        at = _goes_with(upcard, plays, view)
        if at is None and (uses_nothing or any(meld.rank == rank_of(upcard) for meld in view.melds)):
            return TakePile(more=plays, count=count)
        at = at or 0
        return TakePile(_without_upcard(plays[at], upcard, view), plays[:at] + plays[at + 1 :], count)

    readings = _of_different_outcomes(readings_of(rest, view, True, build), view)
    return _new_wild_meld(readings, view) or the_one_meant(readings, view)


def _of_different_outcomes(readings: list[TakePile], view: SeatView | None) -> list[TakePile]:
    """Return the readings without those that have the same outcome as an earlier one.

    A wild card may be typed for the upcard or for the meld that the upcard joins anyway: that is one play.
    """
    if view is None or len(readings) == 1:
        return readings
    outcomes: list[Taken] = []
    different = []
    for reading in readings:
        outcome = resolve(view, reading)
        if not isinstance(outcome, Violation):
            if outcome in outcomes:
                continue
            outcomes.append(outcome)
        different.append(reading)
    return different


def _new_wild_meld(readings: list[TakePile], view: SeatView | None) -> TakePile | None:
    """Return the only lawful reading that begins a meld with a wild card of the pile, None if there is no such one."""
    if view is None or len(readings) == 1:
        return None
    own = [
        reading
        for reading in readings
        if reading.use.meld is None
        and check(view, reading) is None
        and is_wild(card_of(view.table, reading.count))
    ]
    return own[0] if len(own) == 1 else None


def _with_nothing(count: int | None, view: SeatView | None) -> TakePile:
    """Return the take without any card: for a meld of the upcard's rank, or an own sequence that the upcard fits."""
    plain = TakePile(count=count)
    if view is None or check(view, plain) is None:
        return plain
    takes = [
        TakePile(Play(NO_CARDS, meld.id), (), count) for meld in view.melds if meld.kind is MeldKind.SEQUENCE
    ]
    fitting = [take for take in takes if check(view, take) is None]
    return the_one_meant(fitting, view) if fitting else plain


def _goes_with(upcard: Card, plays: tuple[Play, ...], view: SeatView) -> int | None:
    """Return the index of the play for the upcard: that of its rank, else wild cards without another meld."""
    rank = rank_of(upcard)
    melds = {meld.id for meld in view.melds if meld.rank == rank}
    for index, play in enumerate(plays):
        # A meld that is named without cards can only be for the upcard.
        if play.meld is not None and not play.cards:
            return index
    for index, play in enumerate(plays):
        if play.meld in melds or any(rank_of(a_card) == rank for a_card in each_card(play.cards)):
            return index
    for index, play in enumerate(plays):
        if play.meld is None and all(rank_of(a_card) <= Rank.TWO for a_card in each_card(play.cards)):
            return index
    return None


def _without_upcard(play: Play, upcard: Card, view: SeatView) -> Play:
    """Return the play without the upcard, where the text named it too and the hand lacks it."""
    if contains(view.hand, play.cards):
        return play
    same = [a_card for a_card in each_card(play.cards) if rank_of(a_card) == rank_of(upcard)]
    for a_card in same:
        if count_of(play.cards, a_card) > count_of(view.hand, a_card):
            rest = play.cards - one(a_card)
            return Play(rest, play.meld) if contains(view.hand, rest) else play
    return play
