"""Methods that the stores on SQLite and on PostgreSQL share: all that read, and those that erase."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from bot.service.ids import GuildId, TableId, UserId
from bot.service.people.erasure import PersonalData
from bot.service.ratings.model import RatedResult
from bot.service.statistics.model import PlayedRound
from bot.storage import erasure, score_pads
from bot.storage.evenings import EveningReads
from bot.storage.library import LibraryReads
from bot.storage.reads import TableReads
from bot.storage.score_pads import ScorePadReads
from bot.storage.statistics import ratings, sums
from bot.storage.statistics import rounds as finished_rounds
from bot.storage.statistics.pad_people import PadPeopleReads
from bot.storage.statistics.rank_roles import RankRoleReads
from bot.storage.statistics.ratings import RatingReads
from bot.storage.statistics.rounds import StatisticsReads
from bot.storage.statistics.years import YearReads
from bot.storage.tournaments import TournamentReads
from bot.storage.work_reads import WorkReads

T = TypeVar("T")


class SqlStore(
    TableReads,
    WorkReads,
    StatisticsReads,
    YearReads,
    RatingReads,
    TournamentReads,
    EveningReads,
    RankRoleReads,
    ScorePadReads,
    PadPeopleReads,
    LibraryReads,
):
    """A store whose statements SQLAlchemy executes."""

    async def _atomically(self, work: Callable[[Connection], T]) -> T:
        """Do all of the work as of one moment, and commit it."""
        raise NotImplementedError

    async def personal_data(self, user: UserId) -> PersonalData:
        """Return everything that is stored about this person."""
        return await self._atomically(partial(erasure.personal_data, user=user))

    async def erase_person(
        self, user: UserId, names: Collection[str], now: datetime, secret: bytes
    ) -> tuple[TableId, ...]:
        """Erase this person's id and names from everything stored; return the tables that changed."""
        work = partial(erasure.erase_person, user=user, names=names, now=now, secret=secret)
        return await self._atomically(work)

    async def known_servers(self) -> frozenset[GuildId]:
        """Return the servers of which anything is stored."""
        return await self._atomically(erasure.servers)

    async def erase_server(self, guild: GuildId) -> int:
        """Delete everything of a server that removed the bot; return how many tables it had."""
        return await self._atomically(partial(erasure.erase_server, guild=guild))

    async def delete_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete at most ``limit`` closed tables at which nothing happened since ``before``; return how many."""
        return await self._atomically(partial(erasure.delete_closed_tables, before=before, limit=limit))

    async def count_anew(self, table: TableId, rounds: Sequence[PlayedRound]) -> None:
        """Replace all finished rounds of a table, without changing any sum."""
        await self._atomically(partial(finished_rounds.count_anew, table=table, played=rounds))

    async def sum_anew(self) -> None:
        """Compute all sums of finished rounds from the stored rounds."""
        await self._atomically(sums.sum_anew)

    async def put_result(self, table: TableId, result: RatedResult | None) -> None:
        """Replace the result of a table, without changing any rating."""
        await self._atomically(partial(ratings.put_result, table=table, result=result))

    async def rate_anew(self) -> None:
        """Compute all ratings of all servers from the stored results."""
        await self._atomically(ratings.rate_all_anew)

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""
        return await self._atomically(partial(score_pads.delete_old_score_pads, before=before))
