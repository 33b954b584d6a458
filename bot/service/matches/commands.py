"""Commands of players at a table that is being played, each given once by one interaction."""

from typing import TypeAlias

from msgspec import Struct

from bot.canasta.actions import Action, Discard
from bot.service.ids import TableId, UserId


class Act(Struct, frozen=True):
    """The request of a player to carry out an action at a table."""

    table: TableId
    actor: UserId
    action: Action
    key: str
    """The interaction's id: the same key twice is the same move, made once."""
    version: int | None = None
    """The version the player saw when clicking; None for typed commands, which mean the table as it is."""


class TakeBack(Struct, frozen=True):
    """The request of a player to take back the discard that is held, else what was laid down in this turn."""

    table: TableId
    actor: UserId
    key: str
    version: int | None = None
    """The version as in ``Act``."""
    discard: Discard | None = None
    """The held discard that a button names, if it is for one; nothing else is taken back then."""


class FinishDiscard(Struct, frozen=True):
    """The request of a player to make the discard that is held at once."""

    table: TableId
    actor: UserId
    key: str
    version: int | None
    """The version as in ``Act``."""
    discard: Discard
    """The discard that the button names."""


Command: TypeAlias = Act | TakeBack | FinishDiscard
