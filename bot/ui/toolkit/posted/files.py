"""Files of the bot's messages: which were uploaded already, so that an edit need not upload them again."""

from collections import OrderedDict
from pathlib import PurePosixPath
from typing import Final
from urllib.parse import urlsplit

import discord

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


def shows_files(posted: discord.Message, message: Message) -> bool:
    """Return whether a message on Discord has these files and no others.

    A file that stands in an embed may be listed only there.
    """
    listed = {file.filename for file in posted.attachments}
    pictures = [urlsplit(embed.image.url or "") for embed in posted.embeds]
    shown = {PurePosixPath(url.path).name for url in pictures if url.scheme in {"http", "https"}}
    return listed <= _names(message) <= listed | shown


def _names(message: Message) -> frozenset[str]:
    return frozenset(file.name for file in message.attachments)
