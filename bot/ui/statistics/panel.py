"""The private answer of ``/stats``, and the button that shares one's own statistics."""

from __future__ import annotations

from dataclasses import replace

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.pictures.results.chart import chart_picture
from bot.service.ids import UserId
from bot.service.statistics.model import RoundChoice
from bot.ui.statistics.presenter import form_scene, statistics_embed
from bot.ui.statistics.year_panel import year_button
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import of_embed
from bot.ui.words.options import preset_name


async def show_statistics(
    context: InteractionContext,
    person: UserId | None = None,
    partner: UserId | None = None,
    game: str | None = None,
) -> None:
    """Show somebody's statistics, one's own without a ``person``; ``game`` is the id of a preset.

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
    message = of_embed(embed, [[share, *year]] if is_own else [])
    scene = form_scene(context.texts, found)
    picture = None
    if scene is not None and context.may_attach:
        picture = await drawn(chart_picture, lambda: scene, "form", "a chart of somebody's form")
    if picture is not None:
        words, pictured = message, embed.copy().set_image(url=picture.url)
        message = replace(words, embeds=(pictured,), attachments=(picture,), in_words=lambda: words)
    await context.show(message)


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
