"""Roles for places on the ladders: chosen, given, and taken back when places change; the podium of a season first.

What is to be done follows from the ladders and from a note of each role that was given, so a process that dies at any
moment leaves nothing undone: a note is written before the role is given, and deleted after it was taken back. Doing
either twice does no harm. That a podium is being posted is written before, and the season that follows after.
"""

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from enum import Enum
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct, structs

from bot.canasta.rules.preset import Family
from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.agenda import Agenda
from bot.service.change import Change
from bot.service.concurrency import retried, revised
from bot.service.errors import SettingsChanged
from bot.service.ids import ChannelId, GuildId, RoleId, UserId
from bot.service.ports import Clock, RecipientGone, Store, Timers, TryLater, Work
from bot.service.ratings.ladder import LadderEntry, WhoIsHere, ranked_members
from bot.service.ratings.model import LAST_PLACES, GivenRole, RankRoles, SeasonLength, next_season, season_of

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


_SOON: Final = timedelta(minutes=1)
_LATER: Final = timedelta(hours=1)
"""The time until roles are tried again that the bot may not give."""


class RoleAnswer(Enum):
    """The results of giving a role or taking it back."""

    DONE = "done"
    GONE = "gone"
    """The member has left, or the role was deleted."""
    REFUSED = "refused"
    """The bot lacks the permission, or its own role does not stand above."""


class RoleGiver(Protocol):
    """The one who gives and takes roles of servers."""

    async def who_is_here(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these people who are members of the server, as far as is known.

        Raises:
            TryLater
        """

    async def give(self, guild: GuildId, user: UserId, role: RoleId) -> RoleAnswer:
        """Give a role to a member, who may have it already.

        Raises:
            TryLater
        """

    async def take(self, guild: GuildId, user: UserId, role: RoleId) -> RoleAnswer:
        """Take a role from a member, who may not have it any more.

        Raises:
            TryLater
        """


class _Done(NamedTuple):
    """The notes after roles were given and taken back, and the time until the rest is tried again."""

    notes: tuple[GivenRole, ...]
    again: timedelta | None


def earned_roles(
    roles: Sequence[RoleId | None], ladders: Iterable[Sequence[LadderEntry]]
) -> frozenset[tuple[UserId, RoleId]]:
    """Return who has earned which role by a place on any of these ladders; who is provisional has no place."""
    return frozenset(
        (entry.user, role)
        for entries in ladders
        for entry in entries
        for role, last in zip(roles, LAST_PLACES, strict=True)
        if role is not None and entry.rank is not None and entry.rank <= last
    )


class RankRoleRunner:
    """The worker that brings the roles of a server up to date whenever its ladders have changed, and posts podiums."""

    _giver: RoleGiver
    """Given to ``open``, before which there is no work."""

    def __init__(self, store: Store, clock: Clock, timers: Timers) -> None:
        self._store = store
        self._clock = clock
        self._poster: PodiumPoster | None = None
        self.agenda = Agenda(
            "roles by rank",
            Work.RANK_ROLES,
            store,
            clock,
            timers,
            next_due=partial(store.next_due, RankRoles),
            due=partial(store.due, RankRoles),
            carry_out=self._bring_up_to_date,
            thing="the roles by rank of server {.guild}",
        )

    def open(self, giver: RoleGiver, poster: PodiumPoster | None = None) -> None:
        """Bring roles up to date where that is due, and elsewhere from now on. Without a ``poster`` no podium is posted."""
        self._giver, self._poster = giver, poster
        self.agenda.open()

    async def _bring_up_to_date(self, outdated: RankRoles) -> None:
        before = await self._store.rank_roles(outdated.guild)
        settings, now = await self._store.guild_settings(before.guild), self._clock.now()
        if settings.is_gone:
            notes = tuple(one for one in before.given if not one.is_erased)
            await self._next(
                before, given=notes, due=now + _LATER if notes or before.follows_seasons else None
            )
            return
        before = await self._after_podium(before, settings.seasons, now)
        earned = await self._earned(before, season_of(settings.seasons, now))
        known = {(one.user, one.role) for one in before.given}
        fresh = tuple(GivenRole(user, role) for user, role in sorted(earned - known))
        begun = await self._next(before, given=(*before.given, *fresh)) if fresh else before
        done = await self._settled(begun, earned)
        due = next_season(settings.seasons, now) if begun.follows_seasons else None
        if done.again is not None:
            due = self._clock.now() + done.again
        await self._next(begun, given=done.notes, due=due)

    async def _after_podium(self, chosen: RankRoles, length: SeasonLength, now: datetime) -> RankRoles:
        """Post the podium of a season that is over since, and note the one that follows.

        There is none for a season that was over before the last one began, nor where the length was changed.

        Raises:
            StaleChange, TryLater
        """
        season = season_of(length, now)
        if chosen.podium is None or chosen.season == season:
            return chosen
        if chosen.season and chosen.season == season_of(length, now, 1):
            chosen = await self._with_podium_posted(chosen, now)
        return await self._next(chosen, season=season, podium_begun=None)

    async def _with_podium_posted(self, chosen: RankRoles, now: datetime) -> RankRoles:
        podium = await podium_of(self._store, chosen.guild, chosen.season, self._giver.who_is_here)
        if not podium.places or self._poster is None:
            return chosen
        is_again = chosen.podium_begun is not None
        begun = chosen if is_again else await self._next(chosen, podium_begun=now)
        try:
            await self._poster.post_podium(begun, podium, is_again=is_again)
        except RecipientGone as gone:
            _LOG.warning("the podium of server %d was given up: %s", chosen.guild, type(gone).__name__)
        return begun

    async def _earned(self, roles: RankRoles, season: str) -> frozenset[tuple[UserId, RoleId]]:
        if not roles.is_on:
            return frozenset()
        ladders = []
        for family in Family:
            ratings = await self._store.ladder(roles.guild, family, season)
            ladders.append(await ranked_members(roles.guild, ratings, self._giver.who_is_here))
        return earned_roles(roles.roles, ladders)

    async def _settled(self, roles: RankRoles, earned: frozenset[tuple[UserId, RoleId]]) -> _Done:
        """Give and take back what is to be given and taken back."""
        notes: list[GivenRole] = []
        again = None
        for place, note in enumerate(roles.given):
            is_earned = (note.user, note.role) in earned and not note.is_erased
            if is_earned and note.is_given:
                notes.append(note)
                continue
            try:
                change = self._giver.give if is_earned else self._giver.take
                answer = await change(roles.guild, note.user, note.role)
            except TryLater:
                return _Done((*notes, *roles.given[place:]), _SOON)
            if answer is RoleAnswer.REFUSED:
                again = _LATER
            if is_earned and answer is RoleAnswer.DONE:
                notes.append(structs.replace(note, is_given=True))
            elif not is_earned and answer is RoleAnswer.REFUSED and not note.is_erased:
                notes.append(note)
        return _Done(tuple(notes), again)

    async def _next(self, roles: RankRoles, **changes: Any) -> RankRoles:
        """Commit the next revision.

        Raises:
            StaleChange: something has changed meanwhile.
        """
        return await self.agenda.commit(revised(roles, **changes))


class RankRoleService:
    """The roles for places of servers, and their podiums. What follows from a choice is done by ``RankRoleRunner``."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._wake = wake

    async def of(self, guild: GuildId) -> RankRoles:
        """Return the roles of a server."""
        return await self._store.rank_roles(guild)

    @retried(SettingsChanged)
    async def choose(self, guild: GuildId, actor: UserId, number: int, role: RoleId | None) -> RankRoles:
        """Choose the role for one of ``LAST_PLACES``, None for no role. Who had another one from the bot loses it.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.rank_roles(guild), self._clock.now()
        roles = (*now.roles[:number], role, *now.roles[number + 1 :])
        # Also without a change: the permission that was missing may be there by now.
        later = revised(now, roles=roles, due=at)
        facts = {"role": "" if role is None else str(role), "last": LAST_PLACES[number]}
        admin = () if roles == now.roles else in_server(AdminAction.RANK_ROLE, guild, actor, at, facts)
        await self._store.commit(Change(at=at, documents=(later,), admin=admin))
        self._wake()
        return later

    @retried(SettingsChanged)
    async def choose_podium(self, guild: GuildId, actor: UserId, channel: ChannelId | None) -> RankRoles:
        """Choose the channel for the podium of each season, beginning with the present one; None for no podiums.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.rank_roles(guild), self._clock.now()
        if now.podium == channel:
            return now
        length = (await self._store.guild_settings(guild)).seasons
        # Also where one was begun in another channel: the season it was of is no longer waited for.
        season = "" if channel is None else season_of(length, at)
        later = revised(now, podium=channel, season=season, podium_begun=None, due=at)
        admin = in_server(AdminAction.PODIUM, guild, actor, at, {"channel": str(channel or "")})
        await self._store.commit(Change(at=at, documents=(later,), admin=admin))
        self._wake()
        return later
