"""Everything that a tournament does by itself: results, rounds, tables and messages.

The record says what has happened so far, and each step is one commit of its next revision. A process that dies, or that
finds another one ahead of it, begins again from the record; nothing is done twice.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final, Protocol, TypeAlias

from msgspec import structs

from bot.service.agenda import Agenda
from bot.service.change import Change
from bot.service.errors import StaleTable
from bot.service.ids import ChannelId, MessageId, TableId
from bot.service.matches.record import TableRecord
from bot.service.ports import Clock, RecipientGone, StaleChange, Store, Timers, Work
from bot.service.seats.handover import sides_of
from bot.service.tournaments.course import (
    needs_round,
    noted,
    uncontested,
    with_downtime,
    with_end,
    with_results,
    with_round,
)
from bot.service.tournaments.model import MAIN, Pairing, Result, Tournament, TournamentStage
from bot.service.tournaments.pairings import next_pairings
from bot.service.tournaments.tables import TournamentTables, without_gone
from bot.service.work import Workers

_LOG = logging.getLogger(__name__)

_THREADS_WITHIN: Final = timedelta(minutes=1)
"""The longest time that the message about a round waits for the threads of its tables, to link them."""
_THREADS_EVERY: Final = timedelta(seconds=5)
"""The time after which it looks for them again."""
_MOST_STEPS: Final = 1000

TableThreads: TypeAlias = Mapping[TableId, ChannelId]
"""The threads of the tables of a round, as far as they are known."""

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

    def __init__(
        self, store: Store, tables: TournamentTables, clock: Clock, timers: Timers, workers: Workers
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._workers = workers
        self._poster: TournamentPoster | None = None
        self.agenda = Agenda(
            "tournaments",
            Work.TOURNAMENTS,
            store,
            clock,
            timers,
            next_due=store.next_tournament_due,
            due=store.due_tournaments,
            carry_out=self._move_on,
            thing="tournament {.id}",
        )

    def open(self, poster: TournamentPoster) -> None:
        """Move on the tournaments that are due, and others from now on."""
        self._poster = poster
        self.agenda.open()

    async def _move_on(self, due: Tournament) -> None:
        """Do everything that can be done now, and note when to look again."""
        for _ in range(_MOST_STEPS):
            tournament = await self._store.tournament(due.id)
            if tournament is None:
                return
            with suppress(StaleChange, StaleTable):  # what has happened meanwhile is seen in the next try
                again = await self._step(tournament)
                if again is not True:
                    await self._commit(tournament, noted(tournament, due=again))
                    return

    async def _step(self, tournament: Tournament) -> datetime | bool | None:
        """Do the next thing, and return True; where there is nothing to do, return when to look again."""
        if tournament.stage is TournamentStage.RUNNING:
            to_open = next((one for one in tournament.pairings if one.is_to_be_opened), None)
            if to_open is not None:
                await self._tables.open(tournament, to_open)
                return True
            records = await self._records(tournament)
            if tournament.is_duplicate and await self._duplicate_step(tournament, records):
                return True
            after = await self._with_results(tournament, records)
            after = with_downtime(after, await self._seconds_away(after))
            if after is not tournament:
                await self._commit(tournament, after)
                return True
            to_stop = self._to_stop(tournament, records)
            if to_stop is not None:
                await self._tables.stop(tournament, to_stop)
                return True
        else:
            records = {}
        return await self._tell(tournament, records)

    async def _records(self, tournament: Tournament) -> dict[TableId, TableRecord | None]:
        """Return the records of the tables of the round that have no result yet; None for one that was deleted."""
        return {
            one.table: await self._store.record(one.table)
            for one in tournament.pairings
            if one.table is not None and one.result is None
        }

    async def _with_results(
        self, tournament: Tournament, records: Mapping[TableId, TableRecord | None]
    ) -> Tournament:
        """Return the tournament with the results that came in, and with the next round if they were the last."""
        results: dict[TableId, Result] = {}
        if tournament.is_duplicate:
            # One result would tell the others what to play for: they are told together.
            if not any(_is_open(record) for record in records.values()):
                results = {table: await self._tables.duplicate_result(table) for table in records}
        else:
            for table, record in records.items():
                result = await self._tables.result(record)
                if result is not None:
                    results[table] = result
        after = with_results(tournament, results) if results else tournament
        for table in results:
            after = without_gone(after, records[table])
        if needs_round(after):
            after = with_round(after, await self._workers.run(next_pairings, after), self._clock.now())
        return with_end(after)

    async def _duplicate_step(
        self, tournament: Tournament, records: Mapping[TableId, TableRecord | None]
    ) -> bool:
        """Take the next step towards the end of a duplicate at one of its tables; return False if there is none.

        Computers play on for those who have withdrawn. Once all tables are closed, each is opened to everybody.
        """
        for pairing in tournament.pairings:
            record = None if pairing.table is None else records.get(pairing.table)
            if record is None or not record.is_open:
                continue
            sides = sides_of(record)
            for holder in record.people:
                if tournament.entry(pairing.entries[sides[holder.seat]]).is_out:
                    await self._tables.hand_over(record, holder.seat)
                    return True
        if any(_is_open(record) for record in records.values()):
            return False
        closed = next((one for one in records.values() if one is not None and one.is_confidential), None)
        if closed is None:
            return False
        await self._tables.open_to_all(tournament, closed)
        return True

    async def _seconds_away(self, tournament: Tournament) -> int:
        """Return how long the bot was down since the round began."""
        current = tournament.current
        if current is None:
            return 0
        gaps = await self._store.away(current.begun)
        return sum(int((ended - max(begun, current.begun)).total_seconds()) for begun, ended in gaps)

    def _to_stop(
        self, tournament: Tournament, records: Mapping[TableId, TableRecord | None]
    ) -> TableId | None:
        """Return a table that is to be stopped: the round's time is over, or it need not be played."""
        current = tournament.current
        if current is None:
            return None
        is_over = self._clock.now() >= current.due

        def is_to_stop(pairing: Pairing) -> bool:
            record = None if pairing.table is None else records.get(pairing.table)
            if not _is_open(record):
                return False
            return is_over or uncontested(tournament, pairing) is not None

        return next((one.table for one in current.pairings if is_to_stop(one)), None)

    # ------------------------------------------------------------------------------------------------- messages

    async def _tell(
        self, tournament: Tournament, records: Mapping[TableId, TableRecord | None]
    ) -> datetime | bool | None:
        """Post or edit the next message, and return True; else return when to look again."""
        assert self._poster is not None
        current = tournament.current
        due = current.due if current is not None and tournament.stage is TournamentStage.RUNNING else None
        threads = {table: one.thread for table, one in records.items() if one is not None and one.thread}
        if MAIN not in tournament.posts:
            await self._post(tournament, MAIN, threads)
            return True
        may_wait = current is not None and self._clock.now() < current.begun + _THREADS_WITHIN
        has_threads = not may_wait or all(table in threads for table in records)
        missing = [name for name in tournament.wanted_posts if name not in tournament.posts]
        if missing and has_threads:
            await self._post(tournament, missing[0], threads)
            return True
        if tournament.answered_posts:
            await self._close(tournament, tournament.answered_posts[0], threads)
            return True
        if tournament.posts[MAIN] and tournament.shown != tournament.content:
            await self._edit(tournament, tournament.posts[MAIN], threads)
            return True
        return self._clock.now() + _THREADS_EVERY if missing else due

    async def _post(self, tournament: Tournament, name: str, threads: TableThreads) -> None:
        assert self._poster is not None
        is_again = tournament.posting == name
        if not is_again:
            begun = noted(tournament, posting=name)
            await self._commit(tournament, begun)
            tournament = begun
        try:
            message = await self._poster.post(tournament, name, threads, is_again=is_again)
        except RecipientGone as gone:
            _LOG.warning("a message about tournament %d was given up: %s", tournament.id, type(gone).__name__)
            message = _NOT_POSTED
        # Once a round is told, the threads of its tables are known: the main message links them, too.
        shown = tournament.content if name == MAIN else 0
        posts = {**tournament.posts, name: message}
        await self._commit(tournament, noted(tournament, posts=posts, posting="", shown=shown))

    async def _close(self, tournament: Tournament, name: str, threads: TableThreads) -> None:
        """Take the buttons off a request that nobody can answer any more; its number stays taken."""
        assert self._poster is not None
        try:
            await self._poster.edit(tournament, name, tournament.posts[name], threads)
        except RecipientGone as gone:
            _LOG.warning("a request of tournament %d was given up: %s", tournament.id, type(gone).__name__)
        posts = {**tournament.posts, name: _NOT_POSTED}
        await self._commit(tournament, noted(tournament, posts=posts))

    async def _edit(self, tournament: Tournament, message: MessageId, threads: TableThreads) -> None:
        assert self._poster is not None
        posts = tournament.posts
        try:
            if not await self._poster.edit(tournament, MAIN, message, threads):
                posts = {name: one for name, one in posts.items() if name != MAIN}
        except RecipientGone as gone:
            _LOG.warning("the message of tournament %d was given up: %s", tournament.id, type(gone).__name__)
        await self._commit(tournament, noted(tournament, posts=posts, shown=tournament.content))

    async def _commit(self, before: Tournament, after: Tournament) -> None:
        after = structs.replace(after, revision=before.revision + 1)
        await self._store.commit(Change(at=self._clock.now(), tournaments=(after,)))


def _is_open(record: TableRecord | None) -> bool:
    return record is not None and record.is_open
