"""Tables of a tournament: opened with everybody seated, and stopped before their end. Each is one commit with the record
of the tournament, so that no crash leaves a match without a table, or one with two.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, NamedTuple

from msgspec import structs

from bot.canasta.rules.model import RuleSet, draws_seats
from bot.canasta.seats import Seat, SideId, seating_for
from bot.service.administration.admin_actions import AdminAction
from bot.service.change import Change, Deadline, DeadlineKind
from bot.service.clocks.calendars import is_quiet
from bot.service.clocks.hours import HoursOf
from bot.service.clocks.pauses import PauseService
from bot.service.deals.coming_deal import ComingDeal, Cut, DealSecret, announced, drawn, shared_label
from bot.service.delivery.notices import ROUND_ENDS, BoardRefresh, News, Notice, Reminder, TableNews
from bot.service.errors import NoOpponents, TableNotFound
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId, UserId
from bot.service.lobby.seating import LIMITS_LOCK
from bot.service.matches.computers import Levels
from bot.service.matches.consequences import pings_over
from bot.service.matches.edits import Edit, RecordEdits
from bot.service.matches.record import BY_ADMIN, SeatHolder, Stop, StopReason, TableRecord, TableStatus
from bot.service.matches.tables import LoadedTable, Tables
from bot.service.people.erased_holders import without_id_hashes
from bot.service.ports import Clock, Entropy, Store
from bot.service.ratings.duplicates import rated_direction
from bot.service.seats.handover import computer
from bot.service.seats.substitutes import SubstituteService
from bot.service.statistics.counting import rounds_played
from bot.service.tournaments.course import (
    REMINDED_EVERY,
    has_missed,
    has_moved,
    judged,
    judged_alone,
    result_of,
    uncontested,
    with_reminded,
    with_results,
    with_table,
    without_entry,
)
from bot.service.tournaments.model import LOSS, Ending, NoShows, Pairing, Result, Tournament

_SIZES: Final = (1, 2)
_NOTHING: Final = Result((0, 0), Ending.UNPLAYED, moved=(False, False))


def people_of_an_entry(rules: RuleSet) -> int:
    """Return how many people of a tournament with this game are an entry: one, or two who are partners.

    Raises:
        NoOpponents: it is not a game of two sides, or partners are drawn.
    """
    sides = sorted(seating_for(rules.deal.side_structure, rules.deal.seat_count).sides)
    for size in _SIZES:
        if sides == [0] * size + [1] * size and not draws_seats(rules):
            return size
    raise NoOpponents


class EndedMatch(NamedTuple):
    """The result of a match, and its table unless that was deleted."""

    result: Result
    record: TableRecord | None


@dataclass(eq=False, repr=False)
class TournamentTables:
    """Service that opens and stops the tables of tournaments, and reads their results."""

    _store: Store
    _tables: Tables
    _edits: RecordEdits
    _clock: Clock
    _entropy: Entropy
    _levels: Levels
    _hours: HoursOf
    _pauses: PauseService
    _substitutes: SubstituteService
    _wake: Callable[[], None]

    async def open(self, tournament: Tournament, pairing: Pairing) -> Tournament:
        """Open the table of a match, and return the tournament with it; the first round is dealt at once.

        Raises:
            StaleChange: the tournament has changed, or another table got the same number.
        """
        async with self._tables.hold(LIMITS_LOCK):
            record = self._new_record(tournament, pairing, await self._store.next_table_id())
            record, deal = await self._sealed(tournament, record)
            state, snapshot = self._tables.new_match(record)
            opened = with_table(tournament, pairing, record.id)
            await self._store.commit(
                Change(
                    at=record.created,
                    record=record,
                    reseated=True,
                    snapshot=snapshot,
                    deals=(deal,),
                    notices=(BoardRefresh(record.id, 0),),
                    deadlines=(Deadline(record.id, "", DeadlineKind.NEXT_ROUND, record.created),),
                    documents=(opened,),
                )
            )
        self._tables.remember(record, state)
        self._wake()
        return opened

    async def _sealed(self, tournament: Tournament, record: TableRecord) -> tuple[TableRecord, DealSecret]:
        """Return the table with the published part of its first deal, and that deal."""
        if not tournament.is_duplicate:
            deal = drawn(record.id, 1, self._entropy.secret())
            return structs.replace(record, coming_deal=announced(deal)), deal
        shared = await self._store.shared_deal(tournament.id)
        assert shared is not None  # committed with the sign-up
        cuts = tuple(Cut(Seat(cut.number), cut.name, cut.text) for cut in tournament.cuts)
        coming = ComingDeal(1, shared.commitment, cuts, tournament.sealed_before)
        record = structs.replace(
            record, coming_deal=coming, deal_label=shared_label(tournament.id), is_confidential=True
        )
        return record, DealSecret(record.id, 1, shared.secret, shared.commitment)

    def _new_record(self, tournament: Tournament, pairing: Pairing, table: TableId) -> TableRecord:
        plan, now = tournament.plan, self._clock.now()
        rules = plan.game
        record = TableRecord(
            id=table,
            guild=tournament.guild,
            channel=tournament.channel,
            title=tournament.name,
            status=TableStatus.PLAYING,
            host=tournament.organiser,
            rules=rules,
            seats=(),
            created=now,
            turn_since=now,
            revision=1,
            preset=plan.preset,
            house_rule=plan.house_rule,
            terms=plan.terms,
            tournament=tournament.id,
        )
        for side, numbers in enumerate(pairing.sides):
            seats = record.seating.members(SideId(side))
            people = [(entry, one) for entry in map(tournament.entry, numbers) for one in entry.people]
            for seat, (entry, one) in zip(seats, people, strict=True):
                joined = len(record.seats)
                if one.is_computer or entry.is_out:
                    holder = computer(record, seat, self._levels.usual)
                else:
                    holder = SeatHolder(seat, one.name, user=one.user, joined=joined)
                record = structs.replace(record, seats=(*record.seats, holder))
        return record.with_seats(record.seats)

    async def stop(self, tournament: Tournament, table: TableId) -> None:
        """Close the table of a match that is not over, and note its result as it stands, or the walkover.

        Raises:
            StaleTable: the tournament has changed.
        """
        pairing = next(one for one in tournament.pairings if one.table == table)
        await self.stop_as(tournament, table, uncontested(tournament, pairing))

    async def stop_as(
        self, tournament: Tournament, table: TableId, result: Result | None, *, by: UserId | None = None
    ) -> None:
        """Close the table of a match that is not over with this result; None for the one as it stands.

        ``by`` is the organiser who has set it.

        Raises:
            StaleTable: the tournament has changed.
        """
        revision = tournament.revision

        async def edit(record: TableRecord) -> Edit | None:
            if not record.is_open:
                return None
            told = result or await self._as_it_stands(tournament, await self._tables.get(table))
            closed = structs.replace(
                without_id_hashes(record),
                status=TableStatus.CANCELLED,
                clock=None,
                pings=(),
                stopped=_stop(tournament, record, told),
            )
            news: tuple[Notice, ...] = (*pings_over(record), _news(closed))
            if tournament.is_duplicate:
                return Edit(closed, news)  # its result is told with those of the others
            after = without_gone(with_results(tournament, {table: told}), record)
            return Edit(
                closed,
                news,
                tournaments=(structs.replace(after, revision=revision + 1),),
                admin_action=None if by is None else AdminAction.TOURNAMENT_RESULT,
                admin=by,
                admin_facts={"name": tournament.name},
            )

        await self._edits.edit(table, None, edit)

    async def remind(self, tournament: Tournament, pairing: Pairing) -> Tournament:
        """Remind who is to act in a match that its round is nearly over, unless they rest or have just been called.

        Return the tournament, with the match marked if somebody was reminded.

        Raises:
            StaleTable: the tournament has changed.
        """
        assert pairing.table is not None
        after = tournament

        async def edit(record: TableRecord) -> Edit | None:
            nonlocal after
            hours = await self._hours.of(record, (await self._tables.get(record.id)).table_view())
            now, running = self._clock.now(), record.clock
            holder = None if running is None else record.holder_of(running.seat)
            if holder is None or holder.user is None or not record.is_being_played:
                return None
            if is_quiet(now, hours.of(holder)) or now - record.turn_since < REMINDED_EVERY:
                return None
            after = structs.replace(with_reminded(tournament, pairing), revision=tournament.revision + 1)
            notice = Reminder(record.id, holder.user, holder.seat, record.turn, ROUND_ENDS)
            return Edit(record, (notice,), is_visible=False, tournaments=(after,))

        await self._edits.edit(pairing.table, None, edit)
        return after

    async def hold(self, table: TableId) -> bool:
        """Pause a match while its tournament is paused; return False if it was paused already."""
        record = await self._store.record(table)
        if record is None or not record.is_being_played:
            return False
        await self._pauses.pause(table, None, key=None, why=BY_ADMIN)
        return True

    async def let_go_on(self, table: TableId) -> bool:
        """Let a match go on after the pause of its tournament; return False where it does not rest because of it."""
        record = await self._store.record(table)
        if record is None or record.pause is None or record.pause.why != BY_ADMIN or record.is_alone:
            return False
        await self._pauses.resume(table, None, key=None, is_admin=True)
        return True

    async def hand_over(self, record: TableRecord, seat: Seat) -> None:
        """Let a computer play on for an entry that has withdrawn, so that nobody else loses a deal of a duplicate, or the
        partner in a progression.

        Raises:
            StaleTable
        """
        await self._substitutes.replace(record.id, seat, None, key=f"withdrew-{record.id}-{record.revision}")

    async def open_to_all(self, tournament: Tournament, record: TableRecord) -> None:
        """End the secrecy of a table of a duplicate: all its tables are closed. Its rounds count and are rated from now on.

        Raises:
            StaleTable
        """
        played = await rounds_played(self._store, structs.replace(record, is_confidential=False))
        rated = await rated_direction(self._store, tournament, record)

        def edit(now: TableRecord) -> Edit | None:
            if not now.is_confidential:
                return None
            opened = structs.replace(now, is_confidential=False, id_hashes=())
            return Edit(opened, is_visible=False, played=tuple(played), result=rated)

        await self._edits.edit(record.id, None, edit)
        self._wake()

    async def _as_it_stands(self, tournament: Tournament, loaded: LoadedTable) -> Result:
        """Return the result of a match as it stands, or was played out; who made no move in their own time loses."""
        result, record, view = _result(loaded), loaded.record, loaded.table_view()
        is_judged = tournament.plan.no_shows is not NoShows.UNKNOWN and not tournament.is_duplicate
        if view is None or not is_judged or (record.resigned is not None and not tournament.is_progression):
            return result
        hours = await self._hours.of(record, view)
        pairing = next(one for one in tournament.pairings if one.table == record.id)
        a_turn = timedelta(days=tournament.plan.days) / 2
        missed = has_missed(record, pairing, self._clock.now(), hours, at_most=a_turn)
        moved = has_moved(record, pairing)
        if tournament.is_progression:
            return judged_alone(tournament, pairing, result, missed, moved)
        return judged(result, missed, moved)

    async def ended(self, tournament: Tournament, table: TableId) -> EndedMatch:
        """Return how a match ended whose table is closed or was deleted, in a duplicate with its complete deals."""
        try:
            loaded = await self._tables.get(table)
        except TableNotFound:
            return EndedMatch(_NOTHING, None)
        is_played_out = loaded.record.status is TableStatus.FINISHED
        result = await self._as_it_stands(tournament, loaded) if is_played_out else _result(loaded)
        if tournament.is_duplicate:
            sheets = [
                one.result.sheets for one in await rounds_of(self._store, table) if one.result is not None
            ]
            deals = tuple(first.total - second.total for first, second in sheets)
            result = structs.replace(result, deals=deals)
        return EndedMatch(result, loaded.record)


def without_gone(tournament: Tournament, record: TableRecord | None) -> Tournament:
    """Return the tournament without the entries of those who have left the server since they sat at this table."""
    for holder in () if record is None else record.people:
        entry = None if holder.user is None or not holder.is_gone else tournament.entry_of(holder.user)
        if entry is not None:
            tournament = without_entry(tournament, entry.number)
    return tournament


def _news(record: TableRecord) -> TableNews:
    """Return the news that the match was stopped; the record says why."""
    if record.stopped is not None and record.stopped.why is StopReason.WALKOVER:
        return TableNews(record.id, News.WALKOVER, seat=record.stopped.seat)
    return TableNews(record.id, News.STOPPED)


def _stop(tournament: Tournament, record: TableRecord, result: Result) -> Stop:
    """Return why the match ends, as its table tells it."""
    first, second = result.points
    if result.ending is Ending.WALKOVER:
        return Stop(StopReason.WALKOVER, _seat_of(record, result.points.index(LOSS)))
    if tournament.is_duplicate:
        return Stop(StopReason.TOGETHER)
    if result.ending is Ending.NO_SHOW:
        loser = _seat_of(record, result.points.index(LOSS))
        return Stop(StopReason.NO_SHOWS) if first == second else Stop(StopReason.NO_SHOW, loser)
    if result.ending is Ending.SET:
        return Stop(StopReason.SET, None if first == second else _seat_of(record, int(second > first)))
    if result.ending is Ending.UNPLAYED:
        return Stop(StopReason.UNPLAYED)
    return (
        Stop(StopReason.EQUAL)
        if first == second
        else Stop(StopReason.AHEAD, _seat_of(record, int(second > first)))
    )


def _seat_of(record: TableRecord, side: int) -> Seat:
    return Seat(record.seating.sides.index(SideId(side)))


def _result(loaded: LoadedTable) -> Result:
    """Return the result of a match as it stands."""
    record, view = loaded.record, loaded.table_view()
    if view is None:
        return _NOTHING
    winners: tuple[SideId, ...] = view.winners
    if record.resigned is not None:
        winners = (SideId(1 - record.resigned),)
    is_over = record.status is TableStatus.FINISHED
    first, second = view.totals
    return result_of((first, second), is_over=is_over, winner=winners[0] if len(winners) == 1 else None)
