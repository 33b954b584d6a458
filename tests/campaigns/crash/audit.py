"""Whether anything is lost: the database as a killed process left it, held against what it had said."""

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

import msgspec

from bot.canasta.actions import Discard
from bot.canasta.codec import decode_action, decode_state, encode_action
from bot.canasta.engine import start_match, table_view
from bot.canasta.state import State
from bot.service.change import Deadline, DeadlineKind, StoredAction
from bot.service.clocks.hours import HoursOf, Presence
from bot.service.delivery.notices import (
    BoardRefresh,
    News,
    Notice,
    PartnerQuestion,
    PlayLines,
    Reminder,
    RoundScored,
    TableNews,
    TimeIsUp,
    TurnPing,
)
from bot.service.history.replaying import replayed_steps
from bot.service.ids import TableId
from bot.service.matches.consequences import deadlines_of
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.service.ports import Store
from tests.campaigns.crash.databases import CrashDatabase, Fetch
from tests.campaigns.crash.ledger import Acknowledged, Clicked, Delivered, Line, Wish
from tests.support.fakes import FakeTime

_FAR_AHEAD = datetime(9000, 1, 1, tzinfo=UTC)
_LATE = timedelta(minutes=1)
"""A process that settles ends a little before anybody looks."""

_Place = tuple[int, int]
"""A table, and a version of its match."""

_Played = tuple[int | None, bytes]
"""Who acted, where no computer did, and the encoded action."""

_decode_notice = msgspec.msgpack.Decoder(Notice).decode


class LossError(AssertionError):
    """Something is lost, doubled or not as it was said."""


class _Feed(Iterator[StoredAction]):
    """Rows for a replay that goes on whenever there are more."""

    def __init__(self) -> None:
        self.rows: deque[StoredAction] = deque()

    def __next__(self) -> StoredAction:
        return self.rows.popleft()


class _Again:
    """One match, played again as far as it has come."""

    def __init__(self, record: TableRecord) -> None:
        self._feed = _Feed()
        self._moments = replayed_steps(start_match(record.rules), self._feed)
        self.state: State = start_match(record.rules)
        self.version = 0

    def go_on(self, rows: Iterable[StoredAction]) -> None:
        for row in rows:
            self._feed.rows.append(row)
            moment = next(self._moments)
            _expect(moment.version == self.version + 1, f"version {self.version + 1} is missing")
            _expect(moment.is_as_stored, f"version {moment.version} is played differently")
            self.version, self.state = moment.version, moment.state


class Auditor:
    """Looks at what a killed process left, or what several left of which one was killed after the other."""

    def __init__(self, processes: int = 1) -> None:
        # A process comes after those that were killed in the round before, and outlives others of its own.
        self._deaths = 2 * processes - 1
        self._matches: dict[TableId, _Again] = {}
        self.told: dict[int, list[Delivered]] = {}
        self.acknowledged: dict[str, Acknowledged] = {}
        self.done: dict[str, _Place] = {}
        self.paused: Counter[_Place] = Counter()
        """How many pauses dropped what was held for a version that was to come."""
        self.asked: dict[str, Clicked] = {}
        self.actions = self.notices = self.repeated = 0
        self.discards_held = self.discards_taken_back = self.held_at_kill = 0
        self._held_until: list[datetime] = []
        self.discards_made: set[str] = set()
        """The clicks of discards that were held, and made later."""

    def hear(self, lines: Iterable[Line]) -> None:
        """What the process had said by then."""
        for line in lines:
            match line:
                case Clicked():
                    self.asked[line.key] = line
                case Acknowledged():
                    before = self.acknowledged.setdefault(line.key, line)
                    # A click that no action came of yet is answered as the version that there is, or as the next one.
                    differ = before.version - line.version
                    is_same = differ == 0 if self._makes_a_version(line.key) else abs(differ) <= 1
                    _expect(is_same, f"{line.key} was answered as two different versions")
                case Delivered():
                    self.told.setdefault(line.nonce, []).append(line)

    async def look(
        self, place: CrashDatabase, *, is_settled: bool = False, now: datetime | None = None
    ) -> None:
        """Everything that must hold after a process died; at the world's time ``now``, where that is known.

        Raises:
            LossError
        """
        async with place.look() as (store, fetch):
            await self._look_at(store, fetch, is_settled)
            if is_settled and now is not None:
                late = [one for one in self._held_until if one < now - _LATE]
                _expect(not late, "a held discard was never made")

    async def _look_at(self, store: Store, fetch: Fetch, is_settled: bool) -> None:
        records = {record.id: record for record in await store.tables(limit=10_000)}
        for record in records.values():
            await self._replay(store, record)
        await self._clicks(store, fetch, records)
        await self._notices(fetch, records, is_settled)
        await self._deadlines(store, records)

    async def _replay(self, store: Store, record: TableRecord) -> None:
        if record.status is TableStatus.LOBBY:
            return
        again = self._matches.setdefault(record.id, _Again(record))
        rows = await store.actions(record.id, after=again.version)
        again.go_on(rows)
        self.actions += len(rows)
        stored = await store.snapshot(record.id)
        assert stored is not None
        assert stored[1] is not None
        _expect(again.version == record.version, f"table {record.id} and its log are not of one version")
        same = decode_state(stored[1], record.rules) == again.state
        _expect(same, f"table {record.id} is not what its log makes of it")

    def _makes_a_version(self, key: str) -> bool:
        return self.asked[key].wish in {Wish.ACT, Wish.FINISH}

    async def _clicks(self, store: Store, fetch: Fetch, records: dict[TableId, TableRecord]) -> None:
        requests = await fetch("SELECT key, table_id, version FROM witness_requests")
        done = self.done = {key: (table, version) for key, table, version in requests}
        _expect(len(done) == len(requests), "a click was carried out twice")
        rows = await fetch("SELECT table_id, version, actor_id, action FROM actions")
        actions: dict[_Place, _Played] = {
            (table, version): (actor, bytes(action)) for table, version, actor, action in rows
        }
        by_place: defaultdict[_Place, list[str]] = defaultdict(list)
        for key, place in done.items():
            if key in self.asked:
                by_place[place].append(key)
        for key, said in self.acknowledged.items():
            _expect(self._is_done(key, said, by_place), f"{key} was acknowledged and is lost")
        for place, keys in by_place.items():
            for key in filter(self._makes_a_version, keys):
                is_so = actions.get(place) == _wanted(self.asked[key])
                _expect(is_so, f"{key} is not the action that was asked for")
        self._held_until.clear()
        held_now: dict[_Place, _Played] = {}
        for record in records.values():
            if record.held is not None:
                self._held_until.append(record.held.until)
                orders = await store.orders(record.id, record.held.user)
                discard = None if orders is None else orders.discard
                if discard is None:
                    raise LossError(f"table {record.id} holds a discard without a card")
                held_now[record.id, record.version + 1] = (record.held.user, encode_action(discard))
        self.paused = await self._pauses(fetch)
        self.held_at_kill, self.discards_held, self.discards_taken_back = len(held_now), 0, 0
        self.discards_made.clear()
        for place in by_place.keys() | held_now.keys():
            clicks = {key: self.asked[key] for key in by_place[place]}
            self._discards_at(clicks, actions.get(place), held_now.get(place), self.paused[place])
        for (table, version), (actor, action) in actions.items():
            if actor is None or not action or not records[TableId(table)].terms.discard_hold:
                continue
            if isinstance(decode_action(action), Discard):
                was_held = any(self._holds(key, (actor, action)) for key in by_place[table, version])
                _expect(was_held, f"version {version} of table {table} is a discard that was never held")

    def _is_done(self, key: str, said: Acknowledged, by_place: dict[_Place, list[str]]) -> bool:
        """Whether an acknowledged click was carried out; to discard the same card again while it is held does nothing."""
        if self._makes_a_version(key):
            return self.done.get(key) == (said.table, said.version)
        places = {(said.table, said.version), (said.table, said.version + 1)}
        if self.done.get(key) in places:
            return True
        asked = self.asked[key]
        others = [other for place in places for other in by_place.get(place, ())]
        return asked.wish is Wish.HOLD and any(self._holds(other, _wanted(asked)) for other in others)

    def _holds(self, key: str, discard: _Played) -> bool:
        asked = self.asked[key]
        return asked.wish is Wish.HOLD and _wanted(asked) == discard

    def _discards_at(
        self, clicks: dict[str, Clicked], played: _Played | None, held: _Played | None, pauses: int
    ) -> None:
        """Of the clicks that name one version one made it at most; every discard that was held for it is held still, was
        made, taken back, or dropped by a pause.
        """
        holds = {key for key, asked in clicks.items() if asked.wish is Wish.HOLD}
        kept = {key for key in holds if _wanted(clicks[key]) in {played, held}}
        made = sum(self._makes_a_version(key) for key in clicks)
        back = sum(asked.wish in {Wish.TAKE_BACK, Wish.TAKE_DISCARD_BACK} for asked in clicks.values())
        if any(asked.wish is Wish.TAKE_BACK and _wanted(asked) == played for asked in clicks.values()):
            # It took lay-downs back; other clicks for the same took a discard back that was held by then.
            made, back = made + 1, back - 1
        _expect(made <= 1, "two clicks count as one action")
        _expect(held is None or (kept and played is None), "a discard is held that nobody asked for")
        lost = len(holds) - back - bool(kept)
        what = ", ".join(f"{key} to {asked.wish}" for key, asked in clicks.items())
        _expect(0 <= lost <= pauses, f"a held discard is lost or counts twice ({lost}): {what}")
        self.discards_held += len(holds)
        self.discards_taken_back += back
        if played is not None:
            self.discards_made |= kept

    async def _pauses(self, fetch: Fetch) -> Counter[_Place]:
        rows = await fetch("SELECT table_id, version, notice FROM witness_notices")
        return Counter(
            (table, version + 1)
            for table, version, notice in rows
            if isinstance(told := _decode_notice(notice), TableNews) and told.news is News.PAUSED
        )

    async def _notices(self, fetch: Fetch, records: dict[TableId, TableRecord], is_settled: bool) -> None:
        committed = [
            (number, table, _decode_notice(notice))
            for number, table, notice in await fetch(
                "SELECT id, table_id, notice FROM witness_notices ORDER BY id"
            )
        ]
        self.notices = len(committed)
        waiting = {number for (number,) in await fetch("SELECT id FROM notices WHERE given_up IS NULL")}
        [[given_up]] = await fetch("SELECT count(*) FROM notices WHERE given_up IS NOT NULL")
        _expect(given_up == 0, "a notice was given up")
        _expect(not is_settled or not waiting, f"{len(waiting)} notices are never told")
        newest_board = {
            table: number for number, table, notice in committed if isinstance(notice, BoardRefresh)
        }
        newest_shown = {
            table: number
            for number, table, notice in committed
            if isinstance(notice, BoardRefresh) or (isinstance(notice, TurnPing) and number in self.told)
        }
        resumed = {
            table: number
            for number, table, notice in committed
            if isinstance(notice, TableNews) and notice.news is News.RESUMED
        }
        told_upto: dict[int, int] = {}
        for number, table, notice in committed:
            if isinstance(notice, PlayLines):
                whole = notice.after == told_upto.get(table, 0)
                _expect(whole, f"the plays of table {table} are told with a gap after {notice.after}")
                told_upto[table] = notice.upto
            if number in self.told or number in waiting:
                continue
            is_replaced = isinstance(notice, BoardRefresh) and newest_board[table] > number
            was_resumed = resumed.get(table, 0) > number
            _expect(is_replaced or _is_over(notice, records, was_resumed=was_resumed), f"lost: {notice}")
        self._repetitions()
        rounds = await fetch("SELECT table_id, version FROM log WHERE kind = 'round_ended'")
        ended = {(table, version) for table, version in rounds}
        scored = {
            (table, notice.version) for _, table, notice in committed if isinstance(notice, RoundScored)
        }
        _expect(ended <= scored, "a round has ended of which no score sheet is told")
        if is_settled:
            self._boards(records, newest_shown)

    def _repetitions(self) -> None:
        """A kill makes each table hear one message again at most, for they are told one after the other; and the first
        time it hears all of them in the order in which they were committed, whoever tells them.
        """
        last: dict[int, int] = {}
        for number, times in self.told.items():
            table = times[0].table
            _expect(last.get(table, 0) < number, f"notice {number} of table {table} was told too late")
            last[table] = number
        again: Counter[tuple[int, int]] = Counter()
        for number, times in self.told.items():
            lives = [line.life for line in times]
            _expect(len(set(lives)) == len(lives), f"notice {number} was told twice by one process")
            again.update((line.life, line.table) for line in times[1:])
        self.repeated = again.total()
        most = max(again.values(), default=0)
        _expect(most <= self._deaths, "one kill made a table hear two messages again")

    def _boards(self, records: dict[TableId, TableRecord], newest: dict[int, int]) -> None:
        """The newest board shows the turn that lasts, or how it ended: it is not edited for each draw."""
        for record in records.values():
            if record.id not in newest:
                continue
            lines = self.told.get(newest[record.id], ())
            shown = max((line.shown for line in lines), default=-1)
            wanted = record.turn_version if record.turn else record.version
            _expect(shown >= wanted, f"the board of table {record.id} shows {shown}, not {wanted}")

    async def _deadlines(self, store: Store, records: dict[TableId, TableRecord]) -> None:
        kept: dict[TableId, dict[DeadlineKind, Deadline]] = {}
        for row in await store.due_deadlines(_FAR_AHEAD, limit=10_000):
            kept.setdefault(row.table, {})[row.kind] = row
        for record in records.values():
            found = kept.pop(record.id, {})
            if record.status not in OPEN:
                _expect(not found, f"something falls due at table {record.id}, which is over")
                continue
            if record.status is TableStatus.LOBBY:
                continue
            view = table_view(self._matches[record.id].state)
            hours = HoursOf(store, lambda: (), Presence(FakeTime()))
            now = record.turn_since
            wanted = {row.kind for row in deadlines_of(record, view, now, await hours.of(record, view))}
            _expect(wanted <= set(found), f"table {record.id} waits for {wanted}, and has only {set(found)}")


def _wanted(asked: Clicked) -> _Played:
    return asked.user, bytes.fromhex(asked.action)


def _is_over(notice: Notice, records: dict[TableId, TableRecord], *, was_resumed: bool) -> bool:
    """Whether it calls somebody to what is over by now, or to what began anew when the match was resumed."""
    if not isinstance(notice, TurnPing | PartnerQuestion | Reminder | TimeIsUp):
        return False
    record = records[notice.table]
    is_on = record.status is TableStatus.PLAYING and record.pause is None
    return not is_on or record.turn != notice.turn or was_resumed


def _expect(holds: object, what: str) -> None:
    if not holds:
        raise LossError(what)
