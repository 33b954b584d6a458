"""The private answer of ``/stats``, and the button that shares one's own statistics."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.canasta.rules.share_code import number_of, numbered
from bot.pictures.results.chart import chart_picture
from bot.service.ids import UserId
from bot.service.statistics.model import RoundChoice
from bot.ui.statistics.presenter import form_scene, statistics_embed
from bot.ui.statistics.year_panel import year_button
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE, digits_of, user_of
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.paging import Page, page_buttons, pages_of
from bot.ui.words.options import preset_name

_LINES_OF_CHART: Final = 7


async def show_statistics(
    context: InteractionContext,
    person: UserId | None = None,
    partner: UserId | None = None,
    game: str | None = None,
    page: int = 0,
) -> None:
    """Show a page of somebody's statistics, one's own without a ``person``; ``game`` is the id of a preset.

    Raises:
        StatisticsHidden
    """
    chosen = RoundChoice(
        context.guild,
        context.user if person is None else person,
        partner,
        None if game is None else frozenset({game}),
    )
    found = await context.services.statistics.of(chosen, context.user)
    is_own = chosen.user == context.user
    embed = statistics_embed(context.texts, found, of=_whose(context.texts, chosen), is_own=is_own)
    share = share_numbers.button(
        context.texts("button-stats-hide" if found.is_shared else "button-stats-share"),
        NO_TABLE,
        0,
        int(not found.is_shared),
    )
    year = [year_button(context.texts, of_server=False)] if found.sums.rounds else []
    scene = form_scene(context.texts, found) if context.may_attach else None
    # A custom id has no room for two people: with a partner it is one page.
    pages: list[Page] = [(embed,)]
    if partner is None:
        pages = pages_of(context.texts, [embed], below=0 if scene is None else _LINES_OF_CHART)
    page = min(page, len(pages) - 1)
    turns = page_buttons(
        context.texts,
        turn_statistics,
        NO_TABLE,
        *digits_of(chosen.user),
        0 if game is None else number_of(game),
        page=page,
        pages=len(pages),
    )
    own = [share, *year] if is_own and page == 0 else []
    message = Message(None, pages[page], [[*own, *turns]] if own or turns else [])
    picture = None
    if scene is not None and page == len(pages) - 1:
        picture = await drawn(chart_picture, lambda: scene, "form", "a chart of somebody's form")
    if picture is not None:
        words, pictured = message, pages[page][-1].copy().set_image(url=picture.url)
        message = replace(words, embeds=(pictured,), attachments=(picture,), in_words=lambda: words)
    await context.show(message)


@clickable("statpage", args=5)  # whose (three numbers), the game or 0, which page
async def turn_statistics(click: Click) -> None:
    """Show another page of the statistics."""
    *person, game, page = click.id.args
    await show_statistics(click, user_of(person), None, numbered(DESCRIPTIONS).get(game), page)


@clickable("statshare", args=1)  # 1: share, 0: keep to oneself
async def share_numbers(click: Click) -> None:
    """Share one's own statistics, or keep them to oneself again."""
    await click.services.settings.choose(click.user, shares_statistics=bool(click.id.args[0]))
    await show_statistics(click)


def _whose(texts: Texts, chosen: RoundChoice) -> str:
    """Return whose statistics these are, and of which rounds."""
    game = next(iter(chosen.presets or ()), None)
    name = preset_name(texts, game) if game in DESCRIPTIONS else ""
    partner = "" if chosen.partner is None else f"<@{chosen.partner}>"
    return texts(
        "stats-of",
        person=f"<@{chosen.user}>",
        with_partner="yes" if partner else "no",
        partner=partner,
        of_game="yes" if name else "no",
        game=name,
    )
