"""The private messages of ``/privacy``, and its button."""

import gzip
from typing import Final

from bot.service.ids import TableId
from bot.ui import verbs
from bot.ui.people.privacy_presenter import stored_embed
from bot.ui.toolkit.clickable import Click, Clickable, on_click
from bot.ui.toolkit.components import RED, button
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, Message, of_embed

_NO_TABLE: Final = TableId(0)
_LARGEST_FILE: Final = 8 * 2**20
"""Most bytes of a file; Discord accepts ten megabytes."""


async def show_stored(context: InteractionContext) -> None:
    """Show what is stored about the person who asks."""
    await context.show(
        of_embed(stored_embed(context.texts, await context.services.privacy.stored(context.user)))
    )


async def send_document(context: InteractionContext) -> None:
    """Send everything stored about the person as a file, compressed where it would be too large."""
    name, content = "canasta-privacy.json", await context.services.privacy.document(context.person)
    if len(content) > _LARGEST_FILE:
        name, content = f"{name}.gz", gzip.compress(content)
    await context.show(Message(context.texts("privacy-exported"), attachments=(Attachment(name, content),)))


async def ask_whether_to_forget(context: InteractionContext) -> None:
    """Tell what an erasure does, and wait for the button."""
    sure = button(verbs.FORGET_ME, context.texts("button-privacy-delete"), _NO_TABLE, style=RED)
    await context.show(Message(context.texts("privacy-delete-sure"), rows=[[sure]]))


@on_click(verbs.FORGET_ME)
async def forget(click: Click) -> None:
    """Erase the data of the person who clicks."""
    await click.services.privacy.forget(click.person)
    await click.show(Message(click.texts("privacy-delete-done")))


PRIVACY: tuple[type[Clickable], ...] = (forget,)
