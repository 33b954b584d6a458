"""Messages, and the rows of buttons and menus in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

ComponentRow: TypeAlias = Sequence[ui.Item[Any]]


class ComponentView(ui.View):
    """Rows of clickable items, for display only: clicks are answered by the class that the custom id names.

    The view is stopped at once, so that discord.py neither keeps it in memory nor lets it time out.
    """

    def __init__(self, rows: Sequence[ComponentRow] = ()) -> None:
        super().__init__(timeout=None)
        for number, row in enumerate([row for row in rows if row]):
            for item in row:
                item.row = number
                self.add_item(item)
        self.stop()


@dataclass(frozen=True)
class Attachment:
    """A file that comes with a message. ``description`` tells a picture in words."""

    name: str
    content: bytes
    description: str | None = None

    @property
    def url(self) -> str:
        """Return the address by which an embed of the same message shows the file."""
        return f"attachment://{self.name}"

    @property
    def file(self) -> discord.File:
        """Return a new ``discord.File``; it can be sent once."""
        return discord.File(BytesIO(self.content), self.name, description=self.description)


@dataclass(frozen=True)
class Message:
    """A message to show: text, embeds, and rows of buttons and menus (without rows, existing ones are
    removed).
    """

    text: str | None = None
    embeds: tuple[discord.Embed, ...] = ()
    rows: Sequence[ComponentRow] = ()
    attachments: tuple[Attachment, ...] = ()

    @property
    def view(self) -> ComponentView | None:
        """Return the rows as a view; None where there are none."""
        return ComponentView(self.rows) if any(self.rows) else None

    @property
    def files(self) -> list[discord.File]:
        """Return the attachments as new ``discord.File`` objects; each can be sent once."""
        return [attachment.file for attachment in self.attachments]


def of_embed(embed: discord.Embed, rows: Sequence[ComponentRow] = ()) -> Message:
    """Return a message of one embed."""
    return Message(None, (embed,), rows)
