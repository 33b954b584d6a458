"""Statistics of a person, and who may see them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.service.daily.voting import streak_of
from bot.service.errors import StatisticsHidden
from bot.service.ids import UserId
from bot.service.ports import Store
from bot.service.score_pads.model import RealSums
from bot.service.statistics.model import Companion, PlayedRound, RoundChoice, Sums

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
