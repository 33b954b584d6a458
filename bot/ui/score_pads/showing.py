"""Showing a score pad to everybody in a channel, once and as it is."""

from __future__ import annotations

from typing import Final

from bot.pictures.results.chart import chart_picture
from bot.service.errors import ScorePadChanged
from bot.service.ids import ScorePadId
from bot.service.ports import RecipientGone, TryLater
from bot.ui.score_pads.panel import PAD_SHOW, pad_message
from bot.ui.score_pads.presenter import chart_scene, pad_embed
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import Attachment, Message
from bot.ui.toolkit.permissions import user_may_write
from bot.ui.words.names import plain

_SUBJECT: Final = "a score pad"


@clickable(PAD_SHOW, tokens=TELLS_TABLE)
async def show_to_all(click: Click) -> None:
    """Post the pad as its maker sees it in this channel. It is never edited, whatever becomes of the pad.

    Raises:
        Refusal, ScorePadGone, ScorePadChanged
    """
    pad = await click.services.score_pads.numbered(click.user, ScorePadId(click.id.table))
    if pad.revision != click.id.version:
        raise ScorePadChanged
    if not user_may_write(click.interaction):
        raise Refusal("pad-not-shown")
    texts = await click.public_texts()
    embed = pad_embed(texts, pad).set_footer(text=texts("pad-shown-by", name=plain(click.person.name)))
    files: tuple[Attachment, ...] = ()
    if pad.rounds and click.may_attach:
        picture = await drawn(chart_picture, lambda: chart_scene(texts, pad), "scores", _SUBJECT)
        if picture is not None:
            embed.set_image(url=picture.url)
            files = (picture,)
    try:
        # The nonce is that of this revision: a second click at the same moment posts nothing.
        nonce = f"p{pad.id}-{pad.revision}-{click.place % 10**12}"[:25]
        message = Message(embeds=(embed,), attachments=files)
        await Channels(click.interaction.client).post(click.place, message, nonce, silent=True)
    except (RecipientGone, TryLater):
        raise Refusal("pad-not-shown") from None
    pads = await click.services.score_pads.all(click.user)
    await click.show(
        pad_message(
            click.texts,
            pad,
            pads,
            click.texts("pad-shown"),
            has_pictures=click.client.has_pictures,
            is_shown=True,
        )
    )
