"""Statistics of a person, and who may see them; records of a server."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bot.service.change import Change
from bot.service.daily.voting import streak_of
from bot.service.errors import StatisticsHidden
from bot.service.ids import GuildId, UserId
from bot.service.matches.record import TableRecord
from bot.service.ports import Clock, Store
from bot.service.score_pads.model import RealSums
from bot.service.statistics.model import Companion, Participation, PlayedRound, RecordKind, RoundChoice, Sums

FORM: Final = 30
"""The number of rounds in the chart of a person's form."""
_MOST_PEOPLE: Final = 3


class PersonStatistics(Struct, frozen=True):
    """The statistics of one person in one server.

    ``partners`` and ``opponents`` are those whom the person met most often; they are for the person's own eyes.
    """

    chosen: RoundChoice
    sums: Sums
    form: tuple[PlayedRound, ...]
    partners: tuple[Companion, ...] = ()
    opponents: tuple[Companion, ...] = ()
    real: RealSums = RealSums()
    """Rounds with real cards; none beside a chosen partner."""
    is_shared: bool = False
    daily_streak: int = 0
    """The daily deals in a row that the person has found until now; 0 beside a chosen partner or game."""


class StatisticsService:
    """Statistics of people, each visible to nobody else until the person says so."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, chosen: RoundChoice, asker: UserId) -> PersonStatistics:
        """Return the statistics that ``asker`` wants to see.

        Raises:
            StatisticsHidden: they are another person's who does not share them.
        """
        is_shared = (await self._store.player(chosen.user)).shares_statistics
        if chosen.user != asker and not is_shared:
            raise StatisticsHidden(user=chosen.user)
        # With whom somebody plays is for their own eyes; beside a chosen partner it is not asked.
        is_of_all = chosen.partner is None and chosen.presets is None
        met = _MOST_PEOPLE if chosen.user == asker and chosen.partner is None else 0
        return PersonStatistics(
            chosen,
            await self._store.sums(chosen),
            await self._store.newest_rounds(chosen, FORM),
            await self._store.partners(chosen, met),
            await self._store.opponents(chosen, met),
            RealSums() if chosen.partner is not None else await self._store.real_sums(chosen),
            is_shared,
            await streak_of(self._store, chosen.guild, chosen.user) if is_of_all else 0,
        )


class ServerRecord(Struct, frozen=True):
    """A record with the rounds that hold it, one for each person who shares it."""

    kind: RecordKind
    rounds: tuple[PlayedRound, ...]
    table: TableRecord | None
    """The table of the match; None if it was deleted, so that there is no replay."""

    @property
    def holder(self) -> PlayedRound:
        """Return the round of the person who is named first."""
        return self.rounds[0]


class ServerRecords(Struct, frozen=True):
    """The records of a server, and whether the person who asks takes part."""

    records: tuple[ServerRecord, ...]
    takes_part: bool


class RecordsService:
    """Records of servers, which name only members who take part."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None] = lambda: None) -> None:
        """Take the store, the clock, and what is called when somebody has decided about taking part."""
        self._store = store
        self._clock = clock
        self._wake = wake

    async def of(self, guild: GuildId, asker: UserId) -> ServerRecords:
        """Return the records of a server."""
        found = await self._store.records(guild)
        records = [
            ServerRecord(kind, found[kind], await self._store.record(found[kind][0].table))
            for kind in RecordKind
            if kind in found
        ]
        return ServerRecords(tuple(records), await self._store.takes_part(guild, asker))

    async def take_part(self, guild: GuildId, user: UserId, *, takes_part: bool) -> None:
        """Set whether the records and the ladder of this server may name this user."""
        decision = Participation(guild, user, takes_part)
        await self._store.commit(Change(at=self._clock.now(), participations=(decision,)))
        self._wake()
