"""The podium of a season: the first places of its ladders, posted once when it is over, where a server has chosen."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from msgspec import Struct

from bot.canasta.rules.preset import Family
from bot.service.ids import GuildId
from bot.service.ports import RecipientGone, Store
from bot.service.ratings.ladder import LadderEntry, WhoIsHere, ranked_members
from bot.service.ratings.rank_roles import RankRoles

_LOG = logging.getLogger(__name__)

_LAST_PLACE: Final = 3


class Podium(Struct, frozen=True):
    """The members on the first three places of each ladder of a season that is over; ladders without any are left out."""

    season: str
    places: tuple[tuple[Family, tuple[LadderEntry, ...]], ...]


class PodiumPoster(Protocol):
    """The sender of podiums."""

    async def post_podium(self, chosen: RankRoles, podium: Podium, *, is_again: bool) -> None:
        """Post a podium in the chosen channel. ``is_again``: an earlier try may have posted it.

        Raises:
            RecipientGone: it cannot be posted there.
            TryLater: try again later.
        """


async def podium_of(store: Store, guild: GuildId, season: str, who_is_here: WhoIsHere) -> Podium:
    """Return the podium of a season: of those who take part and are still members, like the ladder itself."""
    places = []
    for family in Family:
        entries = await ranked_members(guild, await store.ladder(guild, family, season), who_is_here)
        first = tuple(one for one in entries if one.rank is not None and one.rank <= _LAST_PLACE)
        if first:
            places.append((family, first))
    return Podium(season, tuple(places))


async def post_once(poster: PodiumPoster, chosen: RankRoles, podium: Podium, *, is_again: bool) -> None:
    """Post a podium; where that is impossible it is left out, and the log says so.

    Raises:
        TryLater
    """
    try:
        await poster.post_podium(chosen, podium, is_again=is_again)
    except RecipientGone as gone:
        _LOG.warning("the podium of server %d was given up: %s", chosen.guild, type(gone).__name__)
