"""Ladders: the ratings of the members who take part, best first."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final, TypeAlias

from msgspec import Struct, structs

from bot.canasta.rules.preset import Family
from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import Change
from bot.service.concurrency import retried, revised
from bot.service.errors import SettingsChanged
from bot.service.ids import GuildId, UserId
from bot.service.ports import Clock, Store
from bot.service.ratings.model import FIRST_MU, MemberRating, SeasonLength, season_of

PROVISIONAL: Final = 10
"""The number of matches before which a rating is provisional."""
MOST_BACK: Final = 40
"""The most seasons back that can be looked at."""
WhoIsHere: TypeAlias = Callable[[GuildId, Collection[UserId]], Awaitable[frozenset[UserId]]]
"""A function that returns those of some people who are members of a server, as far as is known."""

_FIRST_SHOWN: Final = 1000
_POINTS: Final = 40
"""The points shown for each unit of ``mu``: nobody is likely to fall below zero."""
_LOOKED_FOR: Final = 100
"""The number of the best who are left out if they have left the server: more than a ladder shows."""


class LadderEntry(Struct, frozen=True):
    """A member of a ladder with the rating as it is shown."""

    user: UserId
    points: int
    uncertainty: int
    """In two cases of three the true strength is no further from ``points`` than this."""
    matches: int
    won: int
    change: int | None = None
    """The points that the last match brought or cost; None if that is not known."""
    rank: int | None = None
    """The place from 1, shared by equal points; None while the rating is provisional."""

    @property
    def is_provisional(self) -> bool:
        """Return whether too few matches are known for a rank."""
        return self.matches < PROVISIONAL


class Ladder(Struct, frozen=True):
    """The ladder of one season of a family of games."""

    family: Family
    length: SeasonLength
    season: str
    back: int | None
    """The number of seasons between this one and the present one; None if the server has no such seasons now."""
    entries: tuple[LadderEntry, ...]
    """Those who take part: ranked ones first, each kind by points."""
    own: LadderEntry | None
    """The entry of the person who asks, also when they do not take part; then it has no rank."""
    takes_part: bool


def entry_of(rating: MemberRating) -> LadderEntry:
    """Return a rating as it is shown, without a rank."""
    points = _points(rating.mu)
    return LadderEntry(
        rating.user,
        points,
        round(_POINTS * rating.sigma),
        rating.matches,
        rating.won,
        # Of points as they were shown, so that the sum is right.
        None if rating.mu_before is None else points - _points(rating.mu_before),
    )


def _points(mu: float) -> int:
    return round(_FIRST_SHOWN + _POINTS * (mu - FIRST_MU))


def ranked(ratings: tuple[MemberRating, ...]) -> tuple[LadderEntry, ...]:
    """Return the entries of a ladder, best first; provisional ones follow without a rank."""
    entries = sorted(map(entry_of, ratings), key=lambda one: (one.is_provisional, -one.points, one.user))
    settled = [one.points for one in entries if not one.is_provisional]
    return tuple(
        one
        if one.is_provisional
        else structs.replace(one, rank=1 + sum(points > one.points for points in settled))
        for one in entries
    )


async def ranked_members(
    guild: GuildId, ratings: tuple[MemberRating, ...], who_is_here: WhoIsHere
) -> tuple[LadderEntry, ...]:
    """Return the entries of a ladder without those who have left the server; their ratings stay as they are."""
    entries = ranked(ratings)
    best = [one.user for one in entries[:_LOOKED_FOR]]
    gone = frozenset(best) - await who_is_here(guild, best)
    return ranked(tuple(one for one in ratings if one.user not in gone)) if gone else entries


class LadderService:
    """Ladders of servers, and the length of their seasons."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None] = lambda: None) -> None:
        self._store = store
        self._clock = clock
        self._wake = wake

    async def of(
        self,
        guild: GuildId,
        asker: UserId,
        who_is_here: WhoIsHere,
        family: Family | None = None,
        *,
        back: int = 0,
        season: str | None = None,
    ) -> Ladder:
        """Return a ladder: by default of the games that the person who asks was rated most for, in the present season.

        A ``season`` is meant by its name, whatever seasons the server has now; an empty one is all time.
        """
        length, now = (await self._store.guild_settings(guild)).seasons, self._clock.now()
        so_far: int | None = back
        if season is None:
            season = season_of(length, now, back)
        else:
            so_far = next(
                (one for one in range(MOST_BACK + 1) if season_of(length, now, one) == season), None
            )
        own = await self._store.ratings_of(guild, season, asker)
        if family is None:
            family = max(own, key=lambda one: own[one].matches, default=Family.CLASSIC)
        ratings = await self._store.ladder(guild, family, season)
        entries = await ranked_members(guild, ratings, who_is_here)
        takes_part = await self._store.takes_part(guild, asker)
        mine = next((one for one in entries if one.user == asker), None)
        if mine is None and family in own:
            mine = entry_of(own[family])
        return Ladder(family, length, season, so_far, entries, mine, takes_part)

    @retried(SettingsChanged)
    async def set_seasons(self, guild: GuildId, actor: UserId, length: SeasonLength) -> None:
        """Set how often the ladders of a server begin anew. Nothing is lost: ratings of all lengths are kept.

        Raises:
            SettingsChanged
        """
        now = await self._store.guild_settings(guild)
        if now.seasons is length:
            return
        later = revised(now, seasons=length)
        at = self._clock.now()
        admin = in_server(AdminAction.SEASONS, guild, actor, at, {"length": length.value})
        roles = await self._store.rank_roles(guild)
        due = (revised(roles, due=at),) if roles.revision else ()
        await self._store.commit(Change(at=at, documents=(later, *due), admin=admin))
        self._wake()
