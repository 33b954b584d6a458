"""Sharing of rounds that are over: a web page as a file, for whoever asks alone, to pass on."""

from collections.abc import Callable
from functools import partial

from bot.service.history.replays import Match
from bot.ui.history.shared_page import LARGEST_PAGE, page_of_match, page_of_round
from bot.ui.tables.buttons import SHARE, SHARE_MATCH
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import Attachment, Message
from bot.ui.toolkit.rate_limit import seconds_of


@clickable(SHARE)
async def share_round(click: Click) -> None:
    """Send the page of a round."""
    [number] = click.id.args
    match, content = await _written(click, page_of_round, number)
    texts, count = click.texts, len(match.rounds)
    told = f"{texts('share-round', round=str(number))}\n{texts('share-warning')}"
    row = [SHARE_MATCH.button(texts("button-share-all", count=count), click.table, 0, number)]
    attachment = Attachment(f"canasta-round-{number}.html", content)
    await click.show_new(Message(told, rows=[row] if count > 1 else [], attachments=(attachment,)))


@clickable(SHARE_MATCH)
async def share_match(click: Click) -> None:
    """Send one page of all rounds, up to one or of the whole match."""
    match, content = await _written(click, page_of_match, click.id.args[0] or None)
    texts = click.texts
    told = f"{texts('share-match', count=len(match.rounds))}\n{texts('share-warning')}"
    await click.show_new(Message(told, attachments=(Attachment("canasta-match.html", content),)))


async def _written(
    click: Click, write: Callable[[str, Match], bytes], upto: int | None
) -> tuple[Match, bytes]:
    """Return the rounds up to one, or all that are over, and their page: of what a replay would show, to whom it would.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver, DealsStillPlayed, BeganInPlay
        Refusal: the page is too large for a file, or the user asks for too many.
    """
    await record_here(click, click.table)
    if wait := click.take(click.client.rate_limits.pages):
        raise Refusal("share-too-often", seconds=seconds_of(wait))
    document = partial(write, click.texts.locale)
    match, content = await click.services.proofs.document(click.table, document, upto=upto)
    if len(content) > LARGEST_PAGE:
        raise Refusal("share-too-large")
    return match, content
