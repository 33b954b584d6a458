"""What a server has written down of its own way of playing."""

from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.service.clocks.terms import Terms
from bot.service.ids import GuildId, HouseId, UserId


class HouseRule(Struct, frozen=True):
    """A preset and the options in which a server plays differently: only these are stored."""

    guild: GuildId
    name: str
    preset: str
    differences: dict[str, Any]
    """Values by option, as plain JSON values."""
    changed_by: UserId
    changed: datetime
    terms: Terms | None = None
    """How its tables treat time; None for the way of the server."""
    is_default: bool = False
    """What a new table plays when nobody says otherwise; one in a server at most."""
    revision: int = 1
    id: HouseId = HouseId(0)
    """Given by the store."""

    @property
    def key(self) -> str:
        """What tells the names of a server apart: capitals and blanks do not."""
        return key_of(self.name)


def key_of(name: str) -> str:
    """A name as it is compared."""
    return " ".join(name.casefold().split())


class HouseWrite(Struct, frozen=True):
    """A house rule as it will be, or one that is given up.

    Revision 1 makes it; a later one is written only if the stored revision is the one before.
    """

    house: HouseRule
    is_deleted: bool = False
