"""Statistics of a person in words, and their form as a chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

import discord

from bot.pictures.results.chart import ChartScene, LineScene
from bot.service.score_pads.model import RealSums
from bot.service.statistics.model import Companion, Sums
from bot.service.statistics.statistics import PersonStatistics
from bot.ui.texts import Texts
from bot.ui.toolkit import colours

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
            key,
            person=f"<@{one.user}>",
            rounds=one.rounds,
            matches=one.matches,
            won=one.won,
            lost=one.lost,
        )
        for one in people
    ]
