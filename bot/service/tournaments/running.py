"""Everything that a tournament does by itself: results, rounds, tables and messages.

The record says what has happened so far, and each step is one commit of its next revision. A process that dies, or that
finds another one ahead of it, begins again from the record; nothing is done twice.
"""

import logging
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final, Protocol, TypeAlias

from msgspec import structs

from bot.service.agenda import Agenda
from bot.service.concurrency import revised
from bot.service.errors import StaleTable
from bot.service.ids import ChannelId, MessageId, TableId
from bot.service.ports import Clock, Entropy, RecipientGone, StaleChange, Store, Timers, TryLater, Work
from bot.service.tournaments.course import (
    begun_by_itself,
    due_of,
    needs_round,
    next_moment,
    reminds_at,
    seats_of_entries,
    uncontested,
    with_downtime,
    with_end,
    with_results,
    with_round,
)
from bot.service.tournaments.model import MAIN, Pairing, RoundTable, Tournament, TournamentStage, seed_of
from bot.service.tournaments.pairings import next_pairings
from bot.service.tournaments.tables import TournamentTables, without_gone
from bot.service.work import Workers

_LOG = logging.getLogger(__name__)

_THREADS_WITHIN: Final = timedelta(minutes=1)
"""The longest time that the message about a round waits for the threads of its tables, to link them."""
_THREADS_EVERY: Final = timedelta(seconds=5)
"""The time after which it looks for them again."""
_MOST_TRIES: Final = 1000

TableThreads: TypeAlias = Mapping[TableId, ChannelId]
"""The threads of the tables of a round, as far as they are known."""
RoundTables: TypeAlias = Mapping[TableId, RoundTable | None]

_NOT_POSTED: Final = MessageId(0)


class TournamentPoster(Protocol):
    """The sender of the messages about tournaments."""

    async def post(
        self, tournament: Tournament, name: str, threads: TableThreads, *, is_again: bool
    ) -> MessageId:
        """Post a message by its name in ``Tournament.wanted_posts``. ``is_again``: an earlier try may have posted it.

        Raises:
            RecipientGone: it cannot be posted there.
            TryLater: try again later.
        """

    async def edit(
        self, tournament: Tournament, name: str, message: MessageId, threads: TableThreads
    ) -> bool:
        """Bring a message up to date: the main one, or an answered request; return False if it was deleted.

        Raises:
            RecipientGone, TryLater
        """


class TournamentRunner:
    """The worker that moves tournaments on whenever one is due."""

    _poster: TournamentPoster
    """Given to ``open``, before which there is no work."""

    def __init__(
        self,
        store: Store,
        tables: TournamentTables,
        clock: Clock,
        timers: Timers,
        workers: Workers,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._workers = workers
        self._entropy = entropy
        self.agenda = Agenda(
            "tournaments",
            Work.TOURNAMENTS,
            store,
            clock,
            timers,
            next_due=partial(store.next_due, Tournament),
            due=partial(store.due, Tournament),
            carry_out=self._move_on,
            thing="tournament {.id}",
        )

    def open(self, poster: TournamentPoster) -> None:
        """Move on the tournaments that are due, and others from now on."""
        self._poster = poster
        self.agenda.open()

    async def _move_on(self, due: Tournament) -> None:
        """Do everything that can be done now, and note when to look again."""
        for _ in range(_MOST_TRIES):
            tournament = await self._store.tournament(due.id)
            if tournament is None:
                return
            with suppress(StaleChange, StaleTable):  # what has happened meanwhile is seen in the next try
                if await self._is_moved_on(tournament):
                    return
        raise TryLater

    async def _is_moved_on(self, tournament: Tournament) -> bool:
        """Return False where a round was begun, or something done at its tables: everything is to be read again then."""
        tables: RoundTables = {}
        starts = tournament.plan.starts
        is_signing_up = tournament.stage is TournamentStage.SIGN_UP
        if is_signing_up and starts is not None and starts <= self._clock.now():
            seed = seed_of(self._entropy.secret())
            await self._commit(tournament, begun_by_itself(tournament, seed, self._clock.now()))
            return False
        if tournament.stage is TournamentStage.RUNNING:
            for pairing in tournament.pairings:
                if pairing.is_to_be_opened:
                    tournament = await self._tables.open(tournament, pairing)
            tables = await self._round_tables(tournament)
            plays_on = tournament.is_duplicate or tournament.is_progression
            if plays_on and await self._has_handed_over(tournament, tables):
                return False
            if tournament.is_duplicate and await self._is_duplicate_opened(tournament, tables):
                return False
            after = await self._with_results(tournament, tables)
            after = with_downtime(after, await self._seconds_away(after))
            if after is not tournament:
                has_round = len(after.rounds) > len(tournament.rounds)
                tournament = await self._commit(tournament, after)
                if has_round:
                    return False
                left = {pairing.table for pairing in tournament.pairings if pairing.is_being_played}
                tables = {table: one for table, one in tables.items() if table in left}
            if await self._is_pause_changed(tournament, tables):
                return False
            to_stop = self._to_stop(tournament, tables)
            if to_stop is not None:
                await self._tables.stop(tournament, to_stop)
                return False
            for pairing in tournament.pairings:
                reminds = reminds_at(tournament, pairing)
                if reminds is not None and reminds <= self._clock.now():
                    tournament = await self._tables.remind(tournament, pairing)
            if tournament.goes_on:
                tournament = await self._commit(tournament, revised(tournament, goes_on=False))
        await self._tell(tournament, tables)
        return True

    async def _round_tables(self, tournament: Tournament) -> RoundTables:
        """Return the tables of the round that have no result yet; None for one that was deleted."""
        tables = [one.table for one in tournament.pairings if one.table is not None and one.result is None]
        known = await self._store.round_tables(tables)
        return {table: known.get(table) for table in tables}

    async def _with_results(self, tournament: Tournament, tables: RoundTables) -> Tournament:
        """Return the tournament with the results that came in, and with the next round if they were the last."""
        over = [table for table, one in tables.items() if not _is_open(one)]
        if tournament.is_duplicate and len(over) < len(tables):
            over = []  # one result would tell the others what to play for: they are told together
        ended = {table: await self._tables.ended(tournament, table) for table in over}
        after = tournament
        if ended:
            after = with_results(tournament, {table: one.result for table, one in ended.items()})
        for one in ended.values():
            after = without_gone(after, one.record)
        if needs_round(after):
            after = with_round(after, await self._workers.run(next_pairings, after), self._clock.now())
        return with_end(after)

    async def _has_handed_over(self, tournament: Tournament, tables: RoundTables) -> bool:
        """Let a computer play on for somebody who has withdrawn; return False if there is nobody."""
        for pairing in _with_one_out(tournament):
            if pairing.table is None or not _is_open(tables.get(pairing.table)):
                continue
            record = await self._store.record(pairing.table)
            if record is None or not record.is_open:
                continue
            seats = seats_of_entries(record, pairing)
            out = {seat for number, its in seats.items() if tournament.entry(number).is_out for seat in its}
            for holder in record.people:
                if holder.seat in out:
                    await self._tables.hand_over(record, holder.seat)
                    return True
        return False

    async def _is_duplicate_opened(self, tournament: Tournament, tables: RoundTables) -> bool:
        """Open each table of a duplicate to everybody once all are closed; return False if none was opened."""
        if any(map(_is_open, tables.values())):
            return False
        closed = [table for table, one in tables.items() if one is not None and one.is_confidential]
        for table in closed:
            record = await self._store.record(table)
            if record is not None:
                await self._tables.open_to_all(tournament, record)
        return bool(closed)

    async def _is_pause_changed(self, tournament: Tournament, tables: RoundTables) -> bool:
        """Pause the tables of a paused tournament, or let them go on after it; return False if none changed."""
        if tournament.paused is None and not tournament.goes_on:
            return False
        change = self._tables.hold if tournament.paused is not None else self._tables.let_go_on
        changes = [await change(table) for table, one in tables.items() if _is_open(one)]
        return any(changes)

    async def _seconds_away(self, tournament: Tournament) -> int:
        """Return how long the bot was down since the round began."""
        current = tournament.current
        if current is None:
            return 0
        gaps = await self._store.away(current.begun)
        return sum(int((ended - max(begun, current.begun)).total_seconds()) for begun, ended in gaps)

    def _to_stop(self, tournament: Tournament, tables: RoundTables) -> TableId | None:
        """Return a table that is to be stopped: the round's time is over, or it need not be played."""
        out = _with_one_out(tournament)

        def is_to_end(one: Pairing) -> bool:
            due = due_of(tournament, one)
            is_over = due is not None and self._clock.now() >= due
            return is_over or (one in out and uncontested(tournament, one) is not None)

        return next(
            (
                one.table
                for one in tournament.pairings
                if one.table is not None and _is_open(tables.get(one.table)) and is_to_end(one)
            ),
            None,
        )

    # ------------------------------------------------------------------------------------------------- messages

    async def _tell(self, tournament: Tournament, tables: RoundTables) -> None:
        """Post and edit the messages, and note when to look again."""
        threads = {table: one.thread for table, one in tables.items() if one is not None and one.thread}
        if MAIN not in tournament.posts:
            tournament = await self._post(tournament, MAIN, threads)
        current = tournament.current
        may_wait = current is not None and self._clock.now() < current.begun + _THREADS_WITHIN
        waits = may_wait and len(threads) < len(tables)
        missing = [name for name in tournament.wanted_posts if name not in tournament.posts]
        for name in [name for name in missing if not (waits and links_tables(name))]:
            tournament = await self._post(tournament, name, threads)
            missing.remove(name)
        for name in tournament.answered_posts:
            tournament = await self._close(tournament, name, threads)
        while tournament.posts[MAIN] and tournament.shown != tournament.content:
            tournament = await self._edit(tournament, tournament.posts[MAIN], threads)
        due = tournament.plan.starts if tournament.stage is TournamentStage.SIGN_UP else None
        if tournament.stage is TournamentStage.RUNNING:
            due = next_moment(tournament, self._clock.now())
        again = self._clock.now() + _THREADS_EVERY if missing else due
        await self._commit(tournament, revised(tournament, due=again))

    async def _post(self, tournament: Tournament, name: str, threads: TableThreads) -> Tournament:
        is_again = tournament.posting == name
        if not is_again:
            tournament = await self._commit(tournament, revised(tournament, posting=name))
        try:
            message = await self._poster.post(tournament, name, threads, is_again=is_again)
        except RecipientGone as gone:
            _LOG.warning("a message about tournament %d was given up: %s", tournament.id, type(gone).__name__)
            message = _NOT_POSTED
        # Once a round is told, the threads of its tables are known: the main message links them, too.
        shown = tournament.content if name == MAIN else 0
        posts = {**tournament.posts, name: message}
        return await self._commit(tournament, revised(tournament, posts=posts, posting="", shown=shown))

    async def _close(self, tournament: Tournament, name: str, threads: TableThreads) -> Tournament:
        """Take the buttons off a request that nobody can answer any more; its number stays taken."""
        try:
            await self._poster.edit(tournament, name, tournament.posts[name], threads)
        except RecipientGone as gone:
            _LOG.warning("a request of tournament %d was given up: %s", tournament.id, type(gone).__name__)
        posts = {**tournament.posts, name: _NOT_POSTED}
        return await self._commit(tournament, revised(tournament, posts=posts))

    async def _edit(self, tournament: Tournament, message: MessageId, threads: TableThreads) -> Tournament:
        try:
            if not await self._poster.edit(tournament, MAIN, message, threads):
                return await self._post(tournament, MAIN, threads)
        except RecipientGone as gone:
            _LOG.warning("the message of tournament %d was given up: %s", tournament.id, type(gone).__name__)
        # Noted with when to look again; after a crash it is edited once more.
        return structs.replace(tournament, shown=tournament.content)

    async def _commit(self, before: Tournament, after: Tournament) -> Tournament:
        return await self.agenda.commit(structs.replace(after, revision=before.revision + 1))


def links_tables(name: str) -> bool:
    """Return whether the message of this name tells the matches of a round, each with a link to its table."""
    return name.partition(".")[0].isdigit()


def _is_open(table: RoundTable | None) -> bool:
    return table is not None and table.is_open


def _with_one_out(tournament: Tournament) -> list[Pairing]:
    """Return the matches of the round in which somebody is out."""
    out = {entry.number for entry in tournament.entries if entry.is_out}
    return [pairing for pairing in tournament.pairings if not out.isdisjoint(pairing.everybody)]
