"""What a server has chosen for places on its ladders: roles, who has them from the bot, and where podiums are posted."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.service.ids import ChannelId, GuildId, RoleId, UserId

LAST_PLACES: Final = (1, 3, 10)
"""The last place for which each of the three roles is given; the first of them is the first place alone."""


class GivenRole(Struct, frozen=True, omit_defaults=True):
    """A role that a member has from the bot, or is to get or to lose."""

    user: UserId
    role: RoleId
    is_given: bool = False
    """False until Discord has confirmed it."""
    is_erased: bool = False
    """True if the member's data was erased: the role is taken back, and nothing is kept whatever Discord answers."""


class RankRoles(Struct, frozen=True, omit_defaults=True):
    """The roles that a server has chosen, and what the bot has made of them."""

    guild: GuildId
    roles: tuple[RoleId | None, ...] = (None,) * len(LAST_PLACES)
    """The role for each of ``LAST_PLACES``; None where there is none."""
    given: tuple[GivenRole, ...] = ()
    revision: int = 0
    """The number of changes; 0 if nothing was ever chosen."""
    due: datetime | None = None
    """When roles are to be compared with places again; None until something happens."""
    podium: ChannelId | None = None
    """The channel for the podium of each season when it is over; None for none."""
    season: str = ""
    """The season whose podium is the next one; empty without a channel or without seasons."""
    podium_begun: datetime | None = None
    """When the posting of this podium was begun, if the bot was stopped then; None if it was not."""

    @property
    def is_on(self) -> bool:
        """Return whether any role is chosen."""
        return any(role is not None for role in self.roles)

    @property
    def follows_seasons(self) -> bool:
        """Return whether anything is to be done when a season begins."""
        return self.is_on or self.podium is not None

    def without(self, user: UserId, now: datetime) -> RankRoles:
        """Return the next revision with the roles of an erased person marked, to be taken back at once."""
        given = tuple(replace(one, is_erased=True) if one.user == user else one for one in self.given)
        return replace(self, given=given, due=now, revision=self.revision + 1)
