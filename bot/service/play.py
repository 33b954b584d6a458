"""The one way to change a match: ``PlayService.act``. Commit, then speak."""

from msgspec import Struct

from bot.canasta.actions import Action
from bot.canasta.events import Event
from bot.canasta.view import SeatView
from bot.service.ids import TableId, UserId
from bot.service.record import TableRecord


class Act(Struct, frozen=True):
    """Somebody wants to do something at a table."""

    table: TableId
    actor: UserId
    action: Action
    key: str
    """The interaction's id: the same key twice is the same move, made once."""
    version: int | None = None
    """The version the person saw when clicking; None for typed commands, which mean the table as it is."""


class Outcome(Struct, frozen=True):
    """What came of it, as the acting seat may see it."""

    record: TableRecord
    view: SeatView
    events: tuple[Event, ...]
    version: int
    """The version this action made."""
    repeated: bool = False
    """The same interaction was answered before; nothing was done now."""


class PlayService:
    """Applies actions: under the table's lock, once per interaction, in one transaction, and only then tells."""

    async def act(self, command: Act) -> Outcome:
        """Do it, durably.

        Raises:
            TableNotFound, NotSeated, NotStarted, TableClosed, StaleTable: see ``bot.service.errors``.
            IllegalActionError: the rules refuse (``.violation``).
        """
        raise NotImplementedError

    async def run_computer(self, table: TableId) -> int:
        """Let computers act at this table until a human must, and answer how many actions they made."""
        raise NotImplementedError

    async def start_round(self, table: TableId) -> bool:
        """Deal the next round if one is to be dealt."""
        raise NotImplementedError
