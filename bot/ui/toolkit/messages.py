"""Buttons and menus as they are shown, and messages made of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

Row: TypeAlias = Sequence[ui.Item[Any]]


class Rows(ui.View):
    """Rows of clickable items, only to be shown: every click is answered by the class that the custom id names.

    The view is finished from the start, so that discord.py neither keeps it in memory nor lets it time out.
    """

    def __init__(self, rows: Sequence[Row] = ()) -> None:
        super().__init__(timeout=None)
        for number, row in enumerate([row for row in rows if row]):
            for item in row:
                item.row = number
                self.add_item(item)
        self.stop()


@dataclass(frozen=True)
class Attachment:
    """A file that comes with a message."""

    name: str
    content: bytes

    @property
    def file(self) -> discord.File:
        """The file as discord.py wants it, once."""
        return discord.File(BytesIO(self.content), self.name)


@dataclass(frozen=True)
class Message:
    """What is to be shown: text, embeds, and rows of buttons and menus (no rows: none are left standing).

    Files come only with new messages.
    """

    text: str | None = None
    embeds: tuple[discord.Embed, ...] = ()
    rows: Sequence[Row] = ()
    attachments: tuple[Attachment, ...] = ()

    @property
    def view(self) -> Rows | None:
        """The rows as discord.py wants them."""
        return Rows(self.rows) if any(self.rows) else None

    @property
    def files(self) -> list[discord.File]:
        """The attachments as discord.py wants them, to be sent once."""
        return [attachment.file for attachment in self.attachments]


def of_embed(embed: discord.Embed, rows: Sequence[Row] = ()) -> Message:
    """A message of one embed."""
    return Message(None, (embed,), rows)
