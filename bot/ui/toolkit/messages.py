"""Messages of embeds or of components, and the rows of buttons and menus in them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from bot.ui.toolkit import colours, limits

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
        """Return the address by which a part of the same message shows the file."""
        return f"attachment://{self.name}"

    @property
    def is_picture(self) -> bool:
        """Return whether the file is a picture."""
        return self.name.endswith(".png")

    @property
    def file(self) -> discord.File:
        """Return a new ``discord.File``; it can be sent once."""
        return discord.File(BytesIO(self.content), self.name, description=self.description)


Part: TypeAlias = str | Attachment | ComponentRow
"""A part of a message of components: a text, a picture or another file, a row of buttons or a menu."""


class FrameView(ui.LayoutView):
    """The parts of a message of components, for display only, like ``ComponentView``."""

    def __init__(self, parts: Sequence[Part], colour: discord.Colour | int | None) -> None:
        super().__init__(timeout=None)
        container: ui.Container[Any] = ui.Container(accent_colour=colour)
        for part in parts:
            if part:
                container.add_item(_item_of(part))
        self.add_item(container)
        self.stop()


def _item_of(part: Part) -> ui.Item[Any]:
    if isinstance(part, str):
        return ui.TextDisplay(part)
    if not isinstance(part, Attachment):
        return ui.ActionRow(*part)
    if part.is_picture:
        return ui.MediaGallery(discord.MediaGalleryItem(part.url, description=part.description))
    return ui.File(part.url)


@dataclass(frozen=True)
class Frame:
    """The parts of a message of components (Components V2) from top to bottom, in a frame with an edge of one colour."""

    parts: tuple[Part, ...]
    colour: discord.Colour | int | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the texts among the parts."""
        return tuple(part for part in self.parts if isinstance(part, str))


@dataclass(frozen=True)
class Message:
    """A message to show: text, embeds, and rows of buttons and menus (without rows, existing ones are
    removed).

    With a ``frame`` it is a message of components, which has neither text nor embeds: see :func:`in_frame`. A private
    answer with pictures can be told ``in_words``, which it is where Discord refuses them.
    """

    text: str | None = None
    embeds: tuple[discord.Embed, ...] = ()
    rows: Sequence[ComponentRow] = ()
    attachments: tuple[Attachment, ...] = ()
    frame: Frame | None = None
    in_words: Callable[[], Self] | None = field(default=None, compare=False)

    @property
    def view(self) -> ComponentView | FrameView | None:
        """Return the components as a view; None where there are none."""
        if self.frame is not None:
            return FrameView(self.frame.parts, self.frame.colour)
        return ComponentView(self.rows) if any(self.rows) else None

    @property
    def files(self) -> list[discord.File]:
        """Return the attachments as new ``discord.File`` objects; each can be sent once."""
        return [attachment.file for attachment in self.attachments]

    def as_edit(self, attachments: Any) -> dict[str, Any]:
        """Return the arguments with which discord.py edits a message into this one, with these files."""
        return {
            "content": self.text,
            "embeds": list(self.embeds),
            "view": self.view,
            "attachments": attachments,
        }


def of_embed(embed: discord.Embed, rows: Sequence[ComponentRow] = ()) -> Message:
    """Return a message of one embed."""
    return Message(None, (embed,), rows)


def in_frame(parts: Sequence[Part], colour: discord.Colour | int | None = None) -> Message:
    """Return a message of components. Its rows and attachments are those among the parts."""
    kept = tuple(part for part in parts if part)
    rows = [part for part in kept if not isinstance(part, str | Attachment)]
    files = tuple(part for part in kept if isinstance(part, Attachment))
    return Message(rows=rows, attachments=files, frame=Frame(kept, colour))


def framed(message: Message) -> Message:
    """Return a message of embeds as a message of components, since one of components cannot become one of embeds again."""
    if message.frame is not None:
        return message
    texts = [message.text or "", *map(_written, message.embeds)]
    colour = next((embed.colour for embed in message.embeds), None)
    whole = limits.cut("\n\n".join(filter(None, texts)), limits.COMPONENTS_TEXT)
    rows = [row for row in message.rows if row]
    return in_frame([whole, *message.attachments, *rows], colour)


def _written(embed: discord.Embed) -> str:
    """Return the words of an embed in the markdown of a text display."""
    lines = [f"### {embed.title}" if embed.title else "", embed.description or ""]
    lines += [f"**{field.name}**\n{field.value}" for field in embed.fields]
    lines.append(f"-# {embed.footer.text}" if embed.footer.text else "")
    return "\n".join(filter(None, lines))


def message_of(response: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """Return the message that an answer made or redrew, where Discord tells it."""
    shown = None if response is None else response.resource
    return shown if isinstance(shown, discord.Message) else None


def view_of(message: Message) -> Any:
    """Return the view of a new message; the overloads of discord.py take either kind of view, but not both."""
    return message.view or discord.utils.MISSING


def embed_of(
    title: str,
    lines: Iterable[str],
    colour: int = colours.PLAIN,
    *,
    footer: str | None = None,
    longest: int = limits.DESCRIPTION,
) -> discord.Embed:
    """Return an embed with these lines; a title and lines that are too long are cut."""
    told = limits.cut("\n".join(lines), longest)
    embed = discord.Embed(title=limits.cut(title, limits.TITLE), description=told, colour=colour)
    return embed if footer is None else embed.set_footer(text=footer)
