"""What the bot's posted messages hold: buttons, and files that an edit need not upload again.

Discord lists a file among the attachments of a message only where no embed and no component shows it.
"""

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

import discord

from bot.ui.toolkit.custom_ids import ClickId, NotOurId, parse_click_id
from bot.ui.toolkit.messages import Message

_KEPT: Final = 4096


class KnownFiles:
    """Names of the files of the messages that this process wrote last.

    A message that it does not know, or that another process has edited, may have others: see ``shows_files``.
    """

    def __init__(self) -> None:
        self._names: OrderedDict[int, frozenset[str]] = OrderedDict()

    def remember(self, message_id: int, message: Message) -> None:
        """Note the files of a message that was posted or edited."""
        self._names.pop(message_id, None)
        if message.attachments:
            self._names[message_id] = _names(message)
        if len(self._names) > _KEPT:
            self._names.popitem(last=False)

    def are_there(self, message_id: int, message: Message) -> bool:
        """Return whether the message has these files, as far as this process knows."""
        return self._names.get(message_id, frozenset()) == _names(message)


@dataclass(frozen=True)
class KeptFile:
    """A file that a message has already, as an edit names those that stay."""

    id: int
    name: str
    description: str | None

    def to_dict(self) -> dict[str, Any]:
        """Return what Discord wants to know; discord.py asks for it."""
        return {"id": self.id, "filename": self.name, "description": self.description}


def edited_files(posted: discord.Message | None, message: Message) -> list[discord.File | KeptFile]:
    """Return all files of an edited message: those that stay, and those to upload.

    They are always named: an answer to an interaction that names none drops some files, and an edit keeps all.
    """
    ids = {} if posted is None else {file.filename: file.id for file in posted.attachments} | _shown(posted)
    return [
        KeptFile(ids[file.name], file.name, file.description) if file.name in ids else file.file
        for file in message.attachments
    ]


def shows_files(posted: discord.Message, message: Message) -> bool:
    """Return whether a message on Discord has these files and no others, each in its embed or beside it as it should be.

    A file that an embed or a component shows is listed only there.
    """
    images = {embed.image.url for embed in message.embeds}
    within = {file.name for file in message.attachments if message.frame is not None or file.url in images}
    beside = {file.filename for file in posted.attachments}
    return _shown(posted).keys() == within and beside == _names(message) - within


def _shown(posted: discord.Message) -> dict[str, int]:
    """Return the ids of the files that the embeds and components of a message show, by their names."""
    shown = {}
    media = [*(embed.image for embed in posted.embeds), *_media(posted.components)]
    for address, number in ((one.url, getattr(one, "attachment_id", None)) for one in media):
        # Discord puts the address of the file in the place of its name: .../<channel>/<file>/<name>?<signature>
        match PurePosixPath(urlsplit(address or "").path).parts:
            case (*_, in_address, name) if number is not None or in_address.isdecimal():
                shown[name] = number or int(in_address)
    return shown


def _media(parts: Iterable[Any]) -> Iterator[Any]:
    for part in parts:
        yield from (item.media for item in getattr(part, "items", ()))
        if hasattr(part, "media"):
            yield part.media
        yield from _media(getattr(part, "children", ()))


def _names(message: Message) -> frozenset[str]:
    return frozenset(file.name for file in message.attachments)


def click_ids_in(message: discord.Message) -> Iterator[ClickId]:
    """Yield the parsed custom ids of a message of the bot."""
    for row in message.components:
        for part in getattr(row, "children", ()):
            with suppress(NotOurId):
                yield parse_click_id(getattr(part, "custom_id", None) or "")
