"""House rules of a server, those that are published, and their writes to the store."""

from datetime import datetime
from typing import Any, Final, Self

from msgspec import Struct, structs

from bot.service.clocks.terms import Terms
from bot.service.ids import GuildId, HouseId, PublishedId, UserId

MOST_VERSIONS: Final = 12
"""The most versions of a house rule that are kept, the present one included."""


class HouseVersion(Struct, frozen=True):
    """The name and the options of a house rule, as somebody left them."""

    revision: int
    """The revision of the house rule by which it is named."""
    name: str
    differences: dict[str, Any]
    by: UserId
    at: datetime


class HouseRule(Struct, frozen=True):
    """A preset and the options in which a server differs from it: only these are stored."""

    guild: GuildId
    name: str
    preset: str
    differences: dict[str, Any]
    """Values by option, as plain JSON values."""
    changed_by: UserId
    changed: datetime
    terms: Terms | None = None
    """The time settings of its tables; None for those of the server."""
    is_default: bool = False
    """True for the default of new tables; at most one in a server."""
    revision: int = 1
    id: HouseId = HouseId(0)
    """The id, assigned by the store."""
    versions: tuple[HouseVersion, ...] | None = None
    """The versions that are kept, the present one last; None where nobody has changed it since they are kept."""

    @property
    def history(self) -> tuple[HouseVersion, ...]:
        """Return the versions that are kept, oldest first; the last is the present one."""
        return self.versions or (self._version,)

    @property
    def _version(self) -> HouseVersion:
        return HouseVersion(self.revision, self.name, self.differences, self.changed_by, self.changed)

    def was_changed_by(self, user: UserId) -> bool:
        """Return whether this user made the last change, or one of those that are kept."""
        return user == self.changed_by or any(version.by == user for version in self.history)

    def with_history(self, before: Self | None = None) -> Self:
        """Return this changed house rule with its present version after those of the one before."""
        earlier = () if before is None else before.history
        return structs.replace(self, versions=(*earlier, self._version)[-MOST_VERSIONS:])

    @property
    def key(self) -> str:
        """Return the unique key of the name in its server: capitals and blanks make no difference."""
        return key_of(self.name)


def key_of(name: str) -> str:
    """Return the form of a name by which names are compared."""
    return " ".join(name.casefold().split())


class HouseWrite(Struct, frozen=True):
    """A house rule to be written or deleted.

    Revision 1 creates it; a later one is written only if the stored revision is the one before.
    """

    house: HouseRule
    is_deleted: bool = False


class PublishedRule(Struct, frozen=True):
    """A house rule that a server offers to all others, as it was when it was published."""

    guild: GuildId
    name: str
    preset: str
    differences: dict[str, Any]
    """Values by option, as plain JSON values."""
    about: str
    """A sentence on the rule; may be empty."""
    author: UserId
    author_name: str
    """The name to show; empty if there is none to be shown."""
    published: datetime
    id: PublishedId = PublishedId(0)
    """The id, assigned by the store."""

    @property
    def key(self) -> str:
        """Return the unique key of the name among those of its server."""
        return key_of(self.name)


class PublishedWrite(Struct, frozen=True):
    """A published house rule to be added or deleted. It is never changed: a new one takes its place."""

    rule: PublishedRule
    is_deleted: bool = False


class PublishedPage(Struct, frozen=True):
    """Some published house rules, newest first, and how many there are in all."""

    rules: tuple[PublishedRule, ...]
    count: int
