"""A ladder in words."""

from __future__ import annotations

from typing import Final

import discord

from bot.service.ids import UserId
from bot.service.ratings.ladder import PROVISIONAL, Ladder, LadderEntry
from bot.service.ratings.seasons import SeasonLength
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.words.games import family_name
from bot.ui.words.sides import signed

_MOST: Final = 20
"""The most lines: on a phone the buttons below them shall not be far away."""


def ladder_embed(texts: Texts, ladder: Ladder, reader: UserId) -> discord.Embed:
    """Return the embed: the best of those who take part, with the reader's own rating below."""
    shown = ladder.entries[:_MOST]
    ranked = [entry_line(texts, one, reader) for one in shown if one.rank is not None]
    provisional = [entry_line(texts, one, reader) for one in shown if one.rank is None]
    parts = [season_name(texts, ladder.season)]
    if not ladder.entries:
        parts.append(texts("ladder-nobody"))
    if ranked:
        parts.append("\n".join(ranked))
    if provisional:
        parts.append("\n".join([texts("ladder-provisional", count=PROVISIONAL), *provisional]))
    if len(ladder.entries) > _MOST:
        parts.append(texts("ladder-more", count=len(ladder.entries) - _MOST))
    embed = discord.Embed(
        title=texts("ladder-title", games=family_name(texts, ladder.family)),
        description="\n\n".join(parts),
        colour=colours.PLAIN,
    )
    embed.add_field(name=texts("ladder-own"), value=_own_lines(texts, ladder), inline=False)
    told = [texts("ladder-footer-in" if ladder.takes_part else "ladder-footer-out")]
    if ladder.entries or ladder.own is not None:
        told.insert(0, texts("ladder-about"))
    return embed.set_footer(text="\n".join(told))


def entry_line(texts: Texts, entry: LadderEntry, reader: UserId) -> str:
    """Return the line of an entry; the reader's own is marked."""
    return texts(
        "ladder-line",
        ranked="no" if entry.rank is None else "yes",
        rank=str(entry.rank),
        own="yes" if entry.user == reader else "no",
        person=f"<@{entry.user}>",
        points=entry.points,
        uncertainty=entry.uncertainty,
        matches=entry.matches,
        change=_change(texts, entry),
    )


def _change(texts: Texts, entry: LadderEntry) -> str:
    return "unknown" if entry.change is None else signed(texts, entry.change)


def season_name(texts: Texts, season: str) -> str:
    """Return the name of a season."""
    year, _, quarter = season.partition("-")
    length = SeasonLength.QUARTERLY if quarter else SeasonLength.YEARLY if year else SeasonLength.OFF
    return texts("ladder-season", length=length.value, year=year, quarter=quarter)


def _own_lines(texts: Texts, ladder: Ladder) -> str:
    own = ladder.own
    if own is None:
        return texts("ladder-own-none")
    lines = [
        texts(
            "ladder-own-line",
            points=own.points,
            uncertainty=own.uncertainty,
            matches=own.matches,
            won=own.won,
            change=_change(texts, own),
        )
    ]
    if own.is_provisional:
        lines.append(texts("ladder-own-provisional", count=PROVISIONAL - own.matches))
    return "\n".join(lines)
