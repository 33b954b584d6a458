"""Replays of rounds that are over, with all hands open.

Neither the hands nor the secret of a running round leave this module. ``bot.service.history.replaying`` applies the
stored actions; this module returns views, never a state.
"""

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Action
from bot.canasta.cards import Cards
from bot.canasta.codec import encode_state
from bot.canasta.engine import table_view, view_of
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import Event
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.service.change import StoredAction
from bot.service.errors import BeganInPlay, DealsStillPlayed, NoRoundOver, RoundNotOver, TableNotFound
from bot.service.history.replaying import ReplayedStep, before_deal, replayed_steps
from bot.service.history.rounds import Round, rounds_of
from bot.service.ids import TableId
from bot.service.matches.next_round import began_in_play
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.ports import Store
from bot.service.work import HERE, Workers, run_anyhow

_REMEMBERED = 8
"""The number of cached rounds: viewers click through a round step by step."""


class Frame(Struct, frozen=True):
    """The table after one action, with everything open."""

    stored: StoredAction
    """The row of the action, with its seat and whether a computer acted for the player."""
    action: Action | None
    """The action; None where lay-downs were taken back."""
    turn: int
    """The number of the turn of the action; 0 for the deal."""
    events: tuple[Event, ...]
    """All events, private ones included."""
    table: TableView
    views: tuple[SeatView, ...]
    """The view of each seat, with its hand."""
    feet: tuple[Cards, ...]
    """The feet that are not picked up yet, by seat, or by side where each side has one; empty without feet."""

    @property
    def version(self) -> int:
        """Return the version that this action made."""
        return self.stored.version

    @property
    def seat(self) -> Seat | None:
        """Return the seat that acted; None for the deal."""
        return self.stored.seat


class Deviation(Struct, frozen=True):
    """The first action from which on the replay differs from the stored round."""

    version: int
    engine: int
    """The version of the engine that played it."""
    is_refused: bool
    """True if the current engine does not allow the action, so that nothing more can be shown."""


class ReplayedRound(Struct, frozen=True):
    """A round from its deal to its end."""

    round: Round
    rows: tuple[StoredAction, ...]
    """All stored actions, also those that can no longer be shown."""
    frames: tuple[Frame, ...]
    difference: Deviation | None = None


class Replay(Struct, frozen=True):
    """The replayed round that is shown, with the record and the rounds of its match."""

    record: TableRecord
    rounds: tuple[Round, ...]
    """All rounds that are over."""
    shown: ReplayedRound


class Match(Struct, frozen=True):
    """All rounds of a match that are over."""

    record: TableRecord
    rounds: tuple[ReplayedRound, ...]
    left_out: Round | None
    """The round that is not over, if it follows these; its content is not included."""


class Replays:
    """The replays of rounds that are over, open to everybody who may see the table."""

    def __init__(self, store: Store, workers: Workers = HERE) -> None:
        self._store = store
        self._workers = workers
        self._remembered: OrderedDict[tuple[TableId, int], ReplayedRound] = OrderedDict()

    async def round(self, table: TableId, number: int | None = None) -> Replay:
        """Return the replay of a round, by default of the last one that is over.

        Raises:
            TableNotFound, NoRoundOver, DealsStillPlayed
            RoundNotOver: this one was not played to its end.
        """
        record, over, _ = await self._known(table)
        if number is None:
            return Replay(record, over, await self._replayed(record, over, over[-1]))
        chosen = next((one for one in over if one.number == number), None)
        if chosen is None:
            raise RoundNotOver(table=table, round=number, last=over[-1].number)
        return Replay(record, over, await self._replayed(record, over, chosen))

    async def rows(self, table: TableId, upto: int | None = None) -> Match:
        """Return the stored rows of all rounds that are over, up to ``upto`` if given, without frames.

        Raises:
            TableNotFound, NoRoundOver, DealsStillPlayed
            RoundNotOver: that one was not played to its end.
            BeganInPlay: no deal is stored.
        """
        record, over, left_out = await self._known(table)
        if began_in_play(record):
            raise BeganInPlay(table=table)
        if upto is not None and upto not in [one.number for one in over]:
            raise RoundNotOver(table=table, round=upto, last=over[-1].number)
        rounds = [
            ReplayedRound(one, await self._store.actions(record.id, after=one.first - 1, upto=one.last), ())
            for one in over
            if upto is None or one.number <= upto
        ]
        return Match(record, tuple(rounds), left_out if upto in {None, over[-1].number} else None)

    async def _known(self, table: TableId) -> tuple[TableRecord, tuple[Round, ...], Round | None]:
        """Return the table, its rounds that are over, at least one, and the one that is not."""
        record = await self._store.record(table)
        if record is None:
            raise TableNotFound(table=table)
        if record.is_confidential:
            raise DealsStillPlayed(table=table)
        known = await rounds_of(self._store, table)
        if known and not known[-1].is_over and record.status is TableStatus.FINISHED:
            # A side gave the match up during this round: it will not be continued.
            known = (*known[:-1], replace(known[-1], last=record.version))
        over = tuple(one for one in known if one.is_over)
        if not over:
            raise NoRoundOver(table=table)
        return record, over, next((one for one in known if not one.is_over), None)

    async def _replayed(self, record: TableRecord, over: Sequence[Round], chosen: Round) -> ReplayedRound:
        """Return the replayed round, from the cache if possible: a round that is over never changes."""
        key = (record.id, chosen.number)
        replayed = self._remembered.get(key)
        if replayed is None:
            # Rows beyond the end of the round are not read at all.
            rows = await self._store.actions(record.id, after=chosen.first - 1, upto=chosen.last)
            replayed = await run_anyhow(self._workers, _replay, record.rules, over, chosen, rows)
        self._remembered[key] = replayed
        self._remembered.move_to_end(key)
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
        return replayed


def with_frames(match: Match) -> Match:
    """Return the match with all its rounds replayed from their rows. This takes too long for the event loop."""
    over = tuple(replayed.round for replayed in match.rounds)
    rules = match.record.rules
    rounds = [_replay(rules, over, one.round, one.rows) for one in match.rounds]
    return replace(match, rounds=tuple(rounds))


def dealt_position(match: Match) -> tuple[bytes, tuple[Seat, ...]]:
    """Return the encoded state after the deal of the last of these rounds, and the seats that play it."""
    *before, chosen = match.rounds
    over = [replayed.round for replayed in before]
    round_ = chosen.round
    start = before_deal(match.record.rules, round_.number, round_.dealer, _totals_before(over, round_))
    state = next(replayed_steps(start, chosen.rows[:1])).state
    return encode_state(state), state.table.seating.order


def _replay(
    rules: RuleSet, over: Sequence[Round], chosen: Round, rows: Sequence[StoredAction]
) -> ReplayedRound:
    """Return a round replayed from its rows, as far as they can be replayed."""
    start = before_deal(rules, chosen.number, chosen.dealer, _totals_before(over, chosen))
    steps = replayed_steps(start, rows)
    frames: list[Frame] = []
    difference: Deviation | None = None
    for row in rows:
        try:
            step = next(steps)
        except IllegalActionError:
            difference = replace(
                difference or Deviation(row.version, row.engine, is_refused=True), is_refused=True
            )
            break
        if difference is None and not step.is_as_stored:
            difference = Deviation(row.version, row.engine, is_refused=False)
        frames.append(_frame(row, step, frames))
    return ReplayedRound(chosen, tuple(rows), tuple(frames), difference)


def _totals_before(over: Sequence[Round], chosen: Round) -> tuple[int, ...]:
    """Return the totals before a round; they are not used for the first one."""
    if chosen.result is not None:
        return tuple(sheet.before for sheet in chosen.result.sheets)
    last = next((one.result for one in over if one.number == chosen.number - 1), None)
    return () if last is None else tuple(sheet.after for sheet in last.sheets)


def _frame(row: StoredAction, step: ReplayedStep, before: list[Frame]) -> Frame:
    state = step.state
    turn = before[-1].table.turn.number if before else 0
    views = tuple(view_of(state, Seat(seat)) for seat in range(state.table.seating.seat_count))
    return Frame(row, step.action, turn, step.events, table_view(state), views, state.hidden.feet)
