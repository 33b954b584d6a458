"""The private review of a year, and the button that shows it to everybody in the channel."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.pictures.results.year import YearScene, year_picture
from bot.service.ports import RecipientGone, TryLater
from bot.service.statistics.years import PersonReview, ServerReview
from bot.ui.statistics.year_presenter import people_in, person_scene, server_scene, told_in_words, year_embed
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.toolkit.permissions import user_may_write
from bot.ui.words.names import shown

Review = PersonReview | ServerReview


def year_button(texts: Texts, *, of_server: bool) -> ui.Button[Any]:
    """Return the button that opens the review of the last year with rounds."""
    label = texts("button-year-server" if of_server else "button-year-own")
    return open_year.button(label, NO_TABLE, 0, int(of_server), 0)


@clickable("year", args=2)  # 1: of the server, 0: one's own; the year, 0 for the last one with rounds
async def open_year(click: Click) -> None:
    """Show the review of a year; from other panels as a message of its own."""
    message = await _message(click, await _review(click))
    if click.id.args[1]:
        await click.show(message)
    else:
        await click.show_new(message)


async def _review(click: Click) -> Review:
    of_server, year = click.id.args
    years = click.services.years
    if of_server:
        return await years.of_server(click.guild, year or None)
    return await years.of_person(click.guild, click.user, year or None)


async def _message(click: Click, review: Review, *, note: str = "") -> Message:
    texts, of_server = click.texts, isinstance(review, ServerReview)
    if not _rounds(review):
        return Message(texts("year-nothing"))
    title = texts("year-of-server" if of_server else "year-of-person", year=str(review.year.number))
    lines = [title, f"-# {texts('year-names')}"]
    show = show_year.button(texts("button-year-show"), NO_TABLE, 0, int(of_server), review.year.number)
    rows: list[ComponentRow] = [[*_years(review), *([] if note else [show])]]
    text = "\n".join([*lines, note] if note else lines)
    return await _drawn(
        await _scene(click, texts, review), text, rows, texts, may_attach=await click.wants_pictures()
    )


async def _drawn(
    scene: YearScene, text: str, rows: list[ComponentRow], texts: Texts, *, may_attach: bool
) -> Message:
    """Return a message with the picture, or with its words."""

    def in_words() -> Message:
        return Message(text, (year_embed(texts, scene),), rows)

    if may_attach:
        told = told_in_words(texts, scene)
        picture = await drawn(year_picture, lambda: scene, "year", "the review of a year", description=told)
        if picture is not None:
            return Message(text, rows=rows, attachments=(picture,), in_words=in_words)
    return in_words()


async def _scene(click: Click, texts: Texts, review: Review) -> YearScene:
    names = await click.client.members.names(click.guild, people_in(review))
    if isinstance(review, PersonReview):
        return person_scene(texts, review, click.person.name, names)
    server = click.interaction.guild
    return server_scene(texts, review, server.name if server is not None else "", names)


def _rounds(review: Review) -> int:
    return review.rounds if isinstance(review, ServerReview) else review.sums.rounds


def _years(review: Review) -> list[ui.Button[Any]]:
    """Return the buttons to the years with rounds before and after this one."""
    of_server = int(isinstance(review, ServerReview))
    return [
        open_year.button(label.format(year), NO_TABLE, 0, of_server, year)
        for label, year in (("◀ {}", review.year.before), ("{} ▶", review.year.after))
        if year is not None
    ]


@clickable("yearshow", args=2, tokens=TELLS_TABLE)  # the same
async def show_year(click: Click) -> None:
    """Post the review in this channel, as it is now.

    Raises:
        Refusal
    """
    review = await _review(click)
    if not _rounds(review) or not user_may_write(click.interaction):
        raise Refusal("year-not-shown")
    texts, of_server = await click.public_texts(), isinstance(review, ServerReview)
    key = "year-shown-of-server" if of_server else "year-shown-of-person"
    text = texts(key, year=str(review.year.number), name=shown(click.person.name))
    scene = await _scene(click, texts, review)
    message = await _drawn(scene, text, [], texts, may_attach=click.may_attach)
    try:
        # A second click at the same moment posts nothing.
        nonce = f"{'s' if of_server else 'y'}{review.year.number}-{click.user % 10**8}-{click.place % 10**8}"
        await Channels(click.interaction.client).post(click.place, message, nonce, silent=True)
    except (RecipientGone, TryLater):
        raise Refusal("year-not-shown") from None
    await click.show(await _message(click, review, note=click.texts("year-shown")))
