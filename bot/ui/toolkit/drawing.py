"""Pictures for messages, drawn beside the event loop."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, TypeVar

import discord

from bot.service.stopwatch import Part, timed
from bot.ui.toolkit.failures import traces
from bot.ui.toolkit.messages import Attachment, Message

_log = logging.getLogger(__name__)

Scene = TypeVar("Scene")

_THREAD: Final = ThreadPoolExecutor(1, "pictures")
"""One thread for all pictures. Several are no quicker, as drawing holds the interpreter's lock, and each would keep some
12 MiB of its own, which its pictures took for a moment."""


async def drawn(
    draw: Callable[[Scene], bytes],
    scene: Callable[[], Scene],
    kind: str,
    subject: str,
    *,
    description: str | None = None,
) -> Attachment | None:
    """Return a PNG as a file named by its ``kind`` and its content, so that the same name stands for the same picture.

    None if it cannot be drawn: play never stops for a picture. The log tells so of the ``subject``, which names no card.
    """
    try:
        # Texts are looked up here, not in the thread.
        with timed(Part.PICTURE):
            content = await asyncio.get_running_loop().run_in_executor(_THREAD, draw, scene())
    except Exception as failure:  # noqa: BLE001 - whatever it is, there are words instead
        _log.error("%s could not be drawn\n%s", subject, traces(failure))
        return None
    return Attachment(f"{kind}-{hashlib.sha256(content).hexdigest()[:12]}.png", content, description)


async def pictured(
    words: Message,
    embed: Callable[[], discord.Embed],
    draw: Callable[[Scene], bytes],
    scene: Callable[[], Scene],
    kind: str,
    subject: str,
    *,
    description: str | None = None,
) -> Message:
    """Return a message with a picture, :func:`drawn`, in this embed; the words themselves if it cannot be drawn."""
    picture = await drawn(draw, scene, kind, subject, description=description)
    if picture is None:
        return words
    shown = embed().set_image(url=picture.url)
    return replace(words, embeds=(shown,), attachments=(picture,), in_words=lambda: words)
