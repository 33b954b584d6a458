"""House rules of a server, and their writes to the store."""

from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.service.clocks.terms import Terms
from bot.service.ids import GuildId, HouseId, UserId


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
