"""The private messages of ``/privacy``, and its button."""

import gzip
from typing import Final

from bot.service.ids import TableId
from bot.ui import verbs
from bot.ui.people.privacy_presenter import stored_embed
from bot.ui.toolkit.clickable import Click, Clickable, on_click
from bot.ui.toolkit.components import RED, button
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import Attachment, Message, of_embed

_NO_TABLE: Final = TableId(0)
_LARGEST_FILE: Final = 8 * 2**20
"""Most bytes of a file; Discord accepts ten megabytes."""


async def show_stored(asked: Asked) -> None:
    """Show what is stored about the person who asks."""
    await asked.show(of_embed(stored_embed(asked.texts, await asked.services.privacy.stored(asked.user))))


async def send_document(asked: Asked) -> None:
    """Send everything stored about the person as a file, compressed where it would be too large."""
    name, content = "canasta-privacy.json", await asked.services.privacy.document(asked.person)
    if len(content) > _LARGEST_FILE:
        name, content = f"{name}.gz", gzip.compress(content)
    await asked.show(Message(asked.texts("privacy-exported"), attachments=(Attachment(name, content),)))


async def ask_whether_to_forget(asked: Asked) -> None:
    """Tell what an erasure does, and wait for the button."""
    sure = button(verbs.FORGET_ME, asked.texts("button-privacy-delete"), _NO_TABLE, style=RED)
    await asked.show(Message(asked.texts("privacy-delete-sure"), rows=[[sure]]))


@on_click(verbs.FORGET_ME)
async def forget(click: Click) -> None:
    """Erase the data of the person who clicks."""
    await click.services.privacy.forget(click.person)
    await click.show(Message(click.texts("privacy-delete-done")))


PRIVACY: tuple[type[Clickable], ...] = (forget,)
