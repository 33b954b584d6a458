"""The private answer of ``/stats``: numbers of a person, their form as a chart, and the button that shares one's own."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

import discord

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.canasta.rules.share_code import number_of, numbered
from bot.pictures.results.chart import ChartScene, LineScene, chart_picture
from bot.service.ids import UserId
from bot.service.score_pads.model import RealSums
from bot.service.statistics.model import Companion, RoundChoice, Sums
from bot.service.statistics.statistics import PersonStatistics
from bot.ui.statistics.year import year_button
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE, digits_of, user_of
from bot.ui.toolkit.drawing import pictured
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.paging import Page, page_buttons, pages_of
from bot.ui.words.options import preset_name

_LEAST_IN_CHART: Final = 2
"""The fewest rounds of which a line can be drawn."""


def statistics_embed(texts: Texts, found: PersonStatistics, *, of: str, is_own: bool) -> discord.Embed:
    """Return the embed; ``of`` says whose rounds are counted and which."""
    sums = found.sums
    embed = discord.Embed(title=texts("stats-title"), description=of, colour=colours.PLAIN)
    daily = [texts("stats-daily-streak", count=found.daily_streak)] if found.daily_streak else []
    if not sums.rounds and not found.real.rounds:
        embed.description = "\n".join([of, texts("stats-nothing"), *daily])
        return embed
    for name, lines in (
        ("stats-matches", [_match_line(texts, sums)] if sums.matches else []),
        ("stats-rounds", list(_round_lines(texts, sums)) if sums.rounds else []),
        ("stats-canastas", list(_canasta_lines(texts, sums))),
        ("stats-daily", daily),
        ("stats-real", list(_real_lines(texts, found.real))),
        ("stats-partners", _companion_lines(texts, found.partners, "stats-partner")),
        ("stats-opponents", _companion_lines(texts, found.opponents, "stats-opponent")),
    ):
        if lines:
            embed.add_field(name=texts(name), value="\n".join(lines), inline=False)
    told = [texts("stats-form-told", count=len(found.form))] if len(found.form) >= _LEAST_IN_CHART else []
    if is_own:
        told.append(texts("stats-footer-shared" if found.is_shared else "stats-footer-own"))
    return embed.set_footer(text="\n".join(told)) if told else embed


def form_scene(texts: Texts, found: PersonStatistics) -> ChartScene | None:
    """Return the chart of how far the person's side got ahead of the others in the last rounds; None for too few."""
    if len(found.form) < _LEAST_IN_CHART:
        return None
    ahead = accumulate((played.ahead for played in found.form), initial=0)
    return ChartScene((LineScene(texts("stats-form"), tuple(ahead)),), thousands=texts.thousands)


def _match_line(texts: Texts, sums: Sums | RealSums) -> str:
    share = round(100 * sums.won / sums.matches)
    return texts("stats-match-line", matches=sums.matches, won=sums.won, share=share)


def _round_lines(texts: Texts, sums: Sums) -> Iterator[str]:
    average = round(sums.points / sums.rounds)
    yield texts("stats-round-line", rounds=sums.rounds, average=average)
    yield texts("stats-extremes", best=sums.best, worst=sums.worst)
    yield texts("stats-exits", count=sums.went_out, concealed=sums.concealed)
    yield texts("stats-piles", count=sums.piles)


def _canasta_lines(texts: Texts, sums: Sums | RealSums) -> Iterator[str]:
    kinds = (
        ("stats-canastas-natural", sums.natural_canastas),
        ("stats-canastas-mixed", sums.mixed_canastas),
        ("stats-canastas-other", sums.other_canastas),
    )
    if any(count for _, count in kinds):
        yield " · ".join(texts(key, count=count) for key, count in kinds if count)


def _real_lines(texts: Texts, sums: RealSums) -> Iterator[str]:
    """Yield the lines on rounds with real cards, of which less is known."""
    if not sums.rounds:
        return
    yield texts(
        "stats-real-rounds", rounds=sums.rounds, average=round(sums.points / sums.rounds), best=sums.best
    )
    yield _match_line(texts, sums)
    yield from _canasta_lines(texts, sums)


def _companion_lines(texts: Texts, people: Sequence[Companion], key: str) -> list[str]:
    return [
        texts(
            key, person=f"<@{one.user}>", rounds=one.rounds, matches=one.matches, won=one.won, lost=one.lost
        )
        for one in people
    ]


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
    user = context.user if person is None else person
    games = None if game is None else frozenset({game})
    chosen = RoundChoice(context.guild, user, partner, games)
    found = await context.services.statistics.of(chosen, context.user)
    is_own = user == context.user
    embed = statistics_embed(context.texts, found, of=_whose(context.texts, chosen), is_own=is_own)
    label = context.texts("button-stats-hide" if found.is_shared else "button-stats-share")
    share = share_numbers.button(label, NO_TABLE, 0, int(not found.is_shared))
    year = [year_button(context.texts, of_server=False)] if found.sums.rounds else []
    scene = form_scene(context.texts, found) if context.may_attach else None
    # A custom id has no room for two people: with a partner it is one page.
    pages: list[Page] = [(embed,)]
    if partner is None:
        pages = pages_of(context.texts, [embed], below=0 if scene is None else _LINES_OF_CHART)
    page = min(page, len(pages) - 1)
    ids = (*digits_of(user), 0 if game is None else number_of(game))
    turns = page_buttons(context.texts, turn_statistics, NO_TABLE, *ids, page=page, pages=len(pages))
    own = [share, *year] if is_own and page == 0 else []
    message = Message(None, pages[page], [[*own, *turns]] if own or turns else [])
    if scene is not None and page == len(pages) - 1:
        message = await pictured(
            message, pages[page][-1].copy, chart_picture, lambda: scene, "form", "a chart of somebody's form"
        )
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
    whose = {"person": f"<@{chosen.user}>", "partner": partner, "with_partner": yes_no(bool(partner))}
    return texts("stats-of", **whose, game=name, of_game=yes_no(bool(name)))
