"""Rounds that are over, played again with all hands open.

A round that is being played stays closed: neither its hands nor the secret of its deal come out of here before it has
ended. ``bot.service.history.replaying`` applies the stored actions; what leaves this module are views, never a state.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Action
from bot.canasta.cards import Cards
from bot.canasta.engine import table_view, view_of
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import Event
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.service.change import StoredAction
from bot.service.errors import NoRoundOver, RoundNotOver, TableNotFound
from bot.service.history.replaying import Moment, before_deal, moments
from bot.service.history.rounds import Round, rounds_of
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.ports import Store
from bot.service.work import HERE, Workers, WorkFailed

_AT_A_TIME = 25
"""So many actions are played again before others may go on."""
_REMEMBERED = 8
"""So many rounds are kept ready; somebody who looks at one clicks through all of it."""


class Frame(Struct, frozen=True):
    """The table after one action, with everything open."""

    stored: StoredAction
    """The row that was played: who acted, and whether a computer did it for him."""
    action: Action | None
    """None where lay-downs were taken back."""
    turn: int
    """The number of the turn in which it was done; 0 for the deal."""
    events: tuple[Event, ...]
    """Private ones too."""
    table: TableView
    views: tuple[SeatView, ...]
    """What each seat saw, its hand above all."""
    feet: tuple[Cards, ...]
    """By seat, or by side where each side has one, the packets that are not picked up yet; empty without feet."""

    @property
    def version(self) -> int:
        """The version that this action made."""
        return self.stored.version

    @property
    def seat(self) -> Seat | None:
        """Who acted; None for the deal."""
        return self.stored.seat


class Difference(Struct, frozen=True):
    """From this action on the round comes out differently from how it was played."""

    version: int
    engine: int
    """The version of the game that played it."""
    is_refused: bool
    """Today's game does not allow it, so that nothing more can be shown."""


class Film(Struct, frozen=True):
    """A round from its deal to its end."""

    round: Round
    rows: tuple[StoredAction, ...]
    """All that was played, also what can no longer be shown."""
    frames: tuple[Frame, ...]
    difference: Difference | None = None


class Replay(Struct, frozen=True):
    """A film, and what else there is to be seen of its match."""

    record: TableRecord
    rounds: tuple[Round, ...]
    """All that are over."""
    film: Film


class Match(Struct, frozen=True):
    """All rounds of a match that are over."""

    record: TableRecord
    films: tuple[Film, ...]
    left_out: Round | None
    """The round that is not over, of which nothing is told, where it follows these."""


class Replays:
    """Shows rounds that are over. Everybody who may see the table may see them."""

    def __init__(self, store: Store, workers: Workers = HERE) -> None:
        self._store = store
        self._workers = workers
        self._remembered: OrderedDict[tuple[TableId, int], Film] = OrderedDict()

    async def round(self, table: TableId, number: int | None = None) -> Replay:
        """A round, the last one that is over unless a number says which.

        Raises:
            TableNotFound, NoRoundOver
            RoundNotOver: this one was not played to its end.
        """
        record, over, _ = await self._known(table)
        if number is None:
            return Replay(record, over, await self._film(record, over, over[-1]))
        chosen = next((one for one in over if one.number == number), None)
        if chosen is None:
            raise RoundNotOver(table=table, round=number, last=over[-1].number)
        return Replay(record, over, await self._film(record, over, chosen))

    async def rows(self, table: TableId, upto: int | None = None) -> Match:
        """All rounds that are over, up to one of them, as they are stored: not played again here.

        Raises:
            TableNotFound, NoRoundOver
            RoundNotOver: that one was not played to its end.
        """
        record, over, left_out = await self._known(table)
        if upto is not None and upto not in [one.number for one in over]:
            raise RoundNotOver(table=table, round=upto, last=over[-1].number)
        films = [
            Film(one, await self._store.actions(record.id, after=one.first - 1, upto=one.last), ())
            for one in over
            if upto is None or one.number <= upto
        ]
        return Match(record, tuple(films), left_out if upto in {None, over[-1].number} else None)

    async def _known(self, table: TableId) -> tuple[TableRecord, tuple[Round, ...], Round | None]:
        """The table, its rounds that are over, one at least, and the one that is not."""
        record = await self._store.record(table)
        if record is None:
            raise TableNotFound(table=table)
        known = await rounds_of(self._store, table)
        if known and not known[-1].is_over and record.status is TableStatus.FINISHED:
            # A side gave the match up in the middle of this round: nobody will play it on.
            known = (*known[:-1], replace(known[-1], last=record.version))
        over = tuple(one for one in known if one.is_over)
        if not over:
            raise NoRoundOver(table=table)
        return record, over, next((one for one in known if not one.is_over), None)

    async def _film(self, record: TableRecord, over: Sequence[Round], chosen: Round) -> Film:
        """The round, from memory if it is there: what is over never changes."""
        key = (record.id, chosen.number)
        film = self._remembered.get(key)
        if film is None:
            film = await self._played_again(record, over, chosen)
        self._remembered[key] = film
        self._remembered.move_to_end(key)
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
        return film

    async def _played_again(self, record: TableRecord, over: Sequence[Round], chosen: Round) -> Film:
        # Rows beyond the end of the round are not even read.
        rows = await self._store.actions(record.id, after=chosen.first - 1, upto=chosen.last)
        projector = _Projector(record.rules, over, chosen, rows)
        if self._workers.are_elsewhere:
            with suppress(WorkFailed):
                return await self._workers.run(_Projector.played, projector)
        for number, _ in enumerate(projector.frames(), 1):
            if number % _AT_A_TIME == 0:
                await asyncio.sleep(0)
        return projector.film


def films_of(match: Match) -> Match:
    """The same match, all of its films played again from their rows: so long that it is no work for the event loop."""
    over = tuple(film.round for film in match.films)
    rules = match.record.rules
    films = [_Projector(rules, over, one.round, one.rows).played() for one in match.films]
    return replace(match, films=tuple(films))


class _Projector:
    """Plays a round again, row by row. Until it begins it holds what is stored and nothing else."""

    def __init__(
        self, rules: RuleSet, over: Sequence[Round], chosen: Round, rows: tuple[StoredAction, ...]
    ) -> None:
        self._start = before_deal(rules, chosen.number, chosen.dealer, _totals_before(over, chosen))
        self._round = chosen
        self._rows = rows
        self._frames: list[Frame] = []
        self._difference: Difference | None = None

    def frames(self) -> Iterator[Frame]:
        """Each as soon as it is there."""
        played = moments(self._start, self._rows)
        for row in self._rows:
            try:
                moment = next(played)
            except IllegalActionError:
                since = self._difference or Difference(row.version, row.engine, is_refused=True)
                self._difference = replace(since, is_refused=True)
                return
            if self._difference is None and not moment.is_as_stored:
                self._difference = Difference(row.version, row.engine, is_refused=False)
            frame = _frame(row, moment, self._frames)
            self._frames.append(frame)
            yield frame

    def played(self) -> Film:
        """The whole round at once."""
        for _ in self.frames():
            pass
        return self.film

    @property
    def film(self) -> Film:
        """As far as it was played."""
        return Film(self._round, self._rows, tuple(self._frames), self._difference)


def _totals_before(over: Sequence[Round], chosen: Round) -> tuple[int, ...]:
    """The totals before a round; of no use for the first one."""
    if chosen.result is not None:
        return tuple(sheet.before for sheet in chosen.result.sheets)
    last = next((one.result for one in over if one.number == chosen.number - 1), None)
    return () if last is None else tuple(sheet.after for sheet in last.sheets)


def _frame(row: StoredAction, moment: Moment, before: list[Frame]) -> Frame:
    state = moment.state
    turn = before[-1].table.turn.number if before else 0
    views = tuple(view_of(state, Seat(seat)) for seat in range(state.table.seating.seat_count))
    return Frame(row, moment.action, turn, moment.events, table_view(state), views, state.hidden.feet)
