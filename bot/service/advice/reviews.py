"""Reviews of a round that is over: the turns of one person with which the strong level disagrees most.

Each decision is looked at from what the person saw then: a turn is one, or two where cards came in that the person had not
seen, as a draw brings. The largest differences are measured once more with other hidden
cards, since the largest of many uncertain numbers are mostly too large; that second measure is told.

What the cards brought is told apart from play: the wild cards and red threes that came to each side, dealt or drawn from
the stock. What a pile brought is not counted, since taking it is play.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.canasta.actions import AskPartner, Discard, Draw, LayDown, TakePile
from bot.canasta.cards import RED_THREES, WILDS, cards_of, contains, size
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import SeatView
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal
from bot.service.advice.hints import Askers, appraised
from bot.service.advice.reasons import points_less
from bot.service.errors import NothingToReview
from bot.service.history.exports import drawn_unseen
from bot.service.history.replays import Frame, Replay, Replays
from bot.service.ids import TableId, UserId
from bot.service.matches.record import TableRecord
from bot.service.people.privacy import stints_of
from bot.service.work import HERE, Workers

Progress = Callable[[int, int], Awaitable[None]]
"""A coroutine function with the number of the turn that is looked at, and how many there are."""

MOST_TURNING_POINTS: Final = 3
_MOST_DECISIONS: Final = 80
_REVIEWED: Final = (Draw, TakePile, LayDown, Discard, AskPartner)
_REMEMBERED: Final = 64
"""Reviews that are kept: a round that is over never changes."""


class OwnPlay(Struct, frozen=True):
    """A play of the person, with what the seat saw before it."""

    version: int
    """The version of the table that the play made."""
    turn: int
    view: SeatView
    action: Draw | TakePile | LayDown | Discard | AskPartner


class TurnPart(Struct, frozen=True):
    """The plays of a turn that were made with the same knowledge: no card came in between that the person had not seen."""

    plays: tuple[OwnPlay, ...]

    @property
    def version(self) -> int:
        """Return the version of the table that the first play made."""
        return self.plays[0].version

    @property
    def turn(self) -> int:
        """Return the number of the turn."""
        return self.plays[0].turn

    @property
    def view(self) -> SeatView:
        """Return what the seat saw before the first play."""
        return self.plays[0].view


class TurningPoint(Struct, frozen=True):
    """An own turn, and the turns that the strong level compared, the best first."""

    decision: TurnPart
    appraisals: tuple[Appraisal, ...]

    @property
    def played(self) -> Appraisal:
        """Return the appraisal of what was played."""
        return next(one for one in self.appraisals if one.is_played)


class CardLuck(Struct, frozen=True):
    """The wild cards and red threes that came to a side, dealt or drawn."""

    side: SideId
    wilds: int
    red_threes: int


class Review(Struct, frozen=True):
    """The review of one round of one person."""

    seat: Seat
    number: int
    turns: int
    points: tuple[TurningPoint, ...]
    """The turning points in the order in which they were played."""
    luck: tuple[CardLuck, ...]
    """By side, the own one first."""


class ReviewService:
    """Reviews for people who held a seat in a round, once it is over."""

    def __init__(self, replays: Replays, workers: Workers = HERE) -> None:
        self._replays = replays
        self._workers = workers
        self._askers = Askers()
        self._remembered: OrderedDict[tuple[TableId, int, UserId], Review] = OrderedDict()

    @staticmethod
    def is_offered(rules: RuleSet) -> bool:
        """Return whether rounds of these rules can be reviewed."""
        return appraisal.covers(rules)

    async def of(self, table: TableId, number: int | None, user: UserId, progress: Progress) -> Review:
        """Return the review of this round for a person, by default of the last one that is over.

        Raises:
            TableNotFound, NoRoundOver, RoundNotOver
            NothingToReview: the person made no play in this round that could be compared.
            NoHints: plays cannot be compared.
        """
        replay = await self._replays.round(table, number)
        number = replay.shown.round.number
        found = own_plays(replay, user)
        if not found:
            raise NothingToReview(table=table, round=number)
        key = (table, number, user)
        review = self._remembered.get(key)
        if review is None:
            luck = card_luck(replay.shown.frames, found[0].view)
            decisions = decisions_of(found)[:_MOST_DECISIONS]
            with self._askers.one_more(replay.record.guild):
                points = await self._turning_points(decisions, f"{table}.{number}", progress)
            turns = len({play.turn for play in found})
            review = Review(found[0].view.seat, number, turns, points, luck)
            self._remembered[key] = review
            if len(self._remembered) > _REMEMBERED:
                self._remembered.popitem(last=False)
        return review

    async def moment(self, table: TableId, number: int, user: UserId, version: int) -> OwnPlay:
        """Return an own play of a person in a round that is over, by the version that it made.

        Raises:
            TableNotFound, NoRoundOver, RoundNotOver
            NothingToReview: the person did not make this play.
        """
        replay = await self._replays.round(table, number)
        for play in own_plays(replay, user):
            if play.version == version:
                return play
        raise NothingToReview(table=table, round=number)

    async def _turning_points(
        self, decisions: Sequence[TurnPart], seed: str, progress: Progress
    ) -> tuple[TurningPoint, ...]:
        turns = [*dict.fromkeys(decision.turn for decision in decisions)]
        looked: dict[int, tuple[float, int]] = {}
        shown = 0
        for at, decision in enumerate(decisions):
            if decision.turn != shown:
                shown = decision.turn
                await progress(turns.index(shown) + 1, len(turns))
            point = await self._appraised(decision, f"{seed}.{at}")
            if point is not None:
                # Of two decisions of a turn the one that cost more is told.
                looked[shown] = min((point.played.points, at), looked.get(shown, (0.0, at)))
        closest = []
        for _, at in sorted(looked.values())[: 2 * MOST_TURNING_POINTS]:
            point = await self._appraised(decisions[at], f"{seed}.{at} again")
            if point is not None:
                closest.append(point)
        closest.sort(key=lambda one: one.played.points)
        return tuple(sorted(closest[:MOST_TURNING_POINTS], key=lambda one: one.decision.version))

    async def _appraised(self, decision: TurnPart, seed: str) -> TurningPoint | None:
        """Return the decision with its appraisals if something else was better; else None."""
        actions = [play.action for play in decision.plays]
        found = await appraised(self._workers, decision.view, seed, actions)
        own = next((one for one in found if one.is_played), None)
        return None if own is None or not points_less(own) else TurningPoint(decision, found)


def own_plays(replay: Replay, user: UserId) -> list[OwnPlay]:
    """Return the plays of a person in a round, without those taken back and those that a computer made for them."""
    frames, record = replay.shown.frames, replay.record
    taken_back = {version for frame in frames for version in _taken_back(frame)}
    found = []
    for before, frame in pairwise(frames):
        seat, action = frame.seat, frame.action
        if seat is None or not isinstance(action, _REVIEWED):
            continue
        is_own = not frame.stored.by_computer and _held(record, user, seat, frame.version)
        if is_own and frame.version not in taken_back:
            view = before.views[seat]
            found.append(OwnPlay(frame.version, view.table.turns_begun(seat), view, action))
    return found


def decisions_of(plays: Sequence[OwnPlay]) -> list[TurnPart]:
    """Return the decisions that these plays were, in their order.

    A question that partner said no to, or that nothing followed, is none.
    """
    found: list[list[OwnPlay]] = []
    for play in plays:
        if found and _follows(found[-1][-1], play):
            found[-1].append(play)
        else:
            found.append([play])
    return [TurnPart(tuple(one)) for one in found if not isinstance(one[-1].action, AskPartner)]


def _follows(before: OwnPlay, play: OwnPlay) -> bool:
    """Return whether a play was made in the same turn as the one before, without a card or an answer that was unknown then."""
    known = before.view.hand
    if isinstance(before.action, TakePile):
        known += cards_of(before.view.table.pile)
    question = play.view.table.question
    refused = isinstance(before.action, AskPartner) and question is not None and not question.answer
    return before.turn == play.turn and contains(known, play.view.hand) and not refused


def _held(record: TableRecord, user: UserId, seat: Seat, version: int) -> bool:
    """Return whether a person held a seat when it made this version."""
    return any(
        stint.seat == seat and stint.after < version and (stint.upto is None or version <= stint.upto)
        for stint in stints_of(record, user)
    )


def _taken_back(frame: Frame) -> Iterator[int]:
    """Yield the versions that this frame takes back."""
    back = frame.stored.returns_to
    if back is not None:
        yield from range(back + 1, frame.version)


def card_luck(frames: Sequence[Frame], own: SeatView) -> tuple[CardLuck, ...]:
    """Return the wild cards and red threes that were dealt to each side and drawn by it, the own side first."""
    table = frames[0].table
    sides = sorted(table.seating.active_sides, key=lambda side: side != own.side)
    wilds = dict.fromkeys(sides, 0)
    threes = dict.fromkeys(sides, 0)
    for view in frames[0].views:
        if view.seat in table.seating.order:
            wilds[view.side] += size(view.hand & WILDS)
    for frame in frames[1:]:
        for seat, cards in drawn_unseen(frame.events).items():
            wilds[table.seating.sides[seat]] += size(cards & WILDS)
    last = frames[-1].table
    for seat in table.seating.order:
        threes[table.seating.sides[seat]] += size(last.laid_threes[seat] & RED_THREES)
    return tuple(CardLuck(side, wilds[side], threes[side]) for side in sides)
