"""The private answer of ``/ladder``: other games and seasons, taking part, and what server managers choose."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.preset import Family
from bot.service.ids import RoleId, UserId
from bot.service.ratings.ladder import MOST_BACK, PROVISIONAL, Ladder, LadderEntry
from bot.service.ratings.model import LAST_PLACES, RankRoles, SeasonLength
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.toolkit.permissions import RoleProblem, may_write_in, problem_of_choice, problems_of_roles
from bot.ui.words.games import FAMILIES, family_name
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


_LENGTHS: Final = tuple(SeasonLength)
_ALL_TIME: Final = 99
"""In place of a number of seasons."""


async def show_ladder(context: InteractionContext, family: Family | None = None, back: int = 0) -> None:
    """Show a ladder: by default of the games that the person was rated most for, in the present season. ``back`` is a
    number of seasons, or ``_ALL_TIME``.
    """
    ladders, who_is_here = context.services.ladder, context.client.members.present
    if back == _ALL_TIME:
        ladder = await ladders.of(context.guild, context.user, who_is_here, family, season="")
    else:
        ladder = await ladders.of(context.guild, context.user, who_is_here, family, back=back)
    await context.show(await _message_for(context, ladder))


async def _message_for(context: InteractionContext, ladder: Ladder) -> Message:
    chosen = await context.services.rank_roles.of(context.guild) if context.administers else None
    return ladder_message(context.texts, ladder, context.user, chosen)


def ladder_message(texts: Texts, ladder: Ladder, reader: UserId, chosen: RankRoles | None) -> Message:
    """Return the message. Who administers the server sees what is ``chosen`` for it, and chooses there how long seasons
    are, roles for places, and where podiums are posted.
    """
    place = FAMILIES.index(ladder.family)
    games = [option(family_name(texts, family), at, chosen=at == place) for at, family in enumerate(FAMILIES)]
    rows: list[ComponentRow] = [
        [choose_games.menu(texts("ladder-menu"), games, NO_TABLE, 0, _number(ladder))],
        [_participation(texts, ladder, place), *_other_seasons(texts, ladder, place)],
    ]
    embed = ladder_embed(texts, ladder, reader)
    if chosen is not None:
        lengths = [
            option(texts("ladder-seasons", length=length.value), at, chosen=length is ladder.length)
            for at, length in enumerate(_LENGTHS)
        ]
        buttons: list[ui.Button[Any]] = [open_roles.button(texts("button-rank-roles"), NO_TABLE)]
        if chosen.podium is not None:
            buttons.append(choose_podium.button(texts("button-podium-off"), NO_TABLE, 0, place, 0))
        elif ladder.length is not SeasonLength.OFF:
            buttons.append(choose_podium.button(texts("button-podium-here"), NO_TABLE, 0, place, 1))
        if len(buttons) > 1:
            where = "none" if chosen.podium is None else f"<#{chosen.podium}>"
            embed.description = f"{embed.description}\n\n{texts('podium-where', channel=where)}"
        rows += [[choose_seasons.menu(texts("ladder-seasons-menu"), lengths, NO_TABLE, 0, place)], buttons]
    return of_embed(embed, rows)


def _participation(texts: Texts, ladder: Ladder, place: int) -> ui.Button[Any]:
    return take_part.button(
        texts("button-take-part-not" if ladder.takes_part else "button-take-part"),
        NO_TABLE,
        0,
        place,
        int(not ladder.takes_part),
    )


def _number(ladder: Ladder) -> int:
    """Return the number of seasons back in a custom id; of a season that the server does not have now, all time."""
    return _ALL_TIME if ladder.back is None else ladder.back


def _other_seasons(texts: Texts, ladder: Ladder, place: int) -> list[ui.Button[Any]]:
    """Return the buttons that lead to the seasons before and after, and to the ladder of all time and back."""
    if ladder.length is SeasonLength.OFF and ladder.back is not None:
        return []
    others = []
    if ladder.back is None:
        others.append(("button-season-now", 0))
    else:
        others += [("button-season-before", ladder.back + 1)] if ladder.back < MOST_BACK else []
        others += [("button-season-after", ladder.back - 1)] if ladder.back else []
    if ladder.season and ladder.length is not SeasonLength.OFF:
        others.append(("button-season-all", _ALL_TIME))
    return [choose_season.button(texts(key), NO_TABLE, 0, place, back) for key, back in others]


def _family(place: int) -> Family:
    if place >= len(FAMILIES):
        raise NotOurId(str(place))
    return FAMILIES[place]


def _back(number: int) -> int:
    if number > MOST_BACK and number != _ALL_TIME:
        raise NotOurId(str(number))
    return number


@clickable("ladderback")
async def show_usual(click: Click) -> None:
    """Show the ladder as the command does."""
    await show_ladder(click)


@clickable("ladder", args=1)  # how many seasons back, 99: all time; value: the place of a family
async def choose_games(click: Click) -> None:
    """Show the ladder of another kind of games."""
    await show_ladder(click, _family(click.number), _back(click.id.args[0]))


@clickable("ladderat", args=2)  # the place of a family, how many seasons back (99: all time)
async def choose_season(click: Click) -> None:
    """Show the ladder of another season."""
    place, back = click.id.args
    await show_ladder(click, _family(place), _back(back))


@clickable("inladder", args=2)  # the place of a family; 1: take part, 0: no longer
async def take_part(click: Click) -> None:
    """Let the records and the ladder of the server name the user, or no longer."""
    place, takes_part = click.id.args
    family = _family(place)
    await click.services.records.take_part(click.guild, click.user, takes_part=bool(takes_part))
    await show_ladder(click, family)


@clickable("seasons", args=1)  # the place of a family; value: the place of a length
async def choose_seasons(click: Click) -> None:
    """Set how often the ladders of the server begin anew; only for server managers.

    Raises:
        Refusal
    """
    family = _family(click.id.args[0])
    click.expect_administers()
    if click.number >= len(_LENGTHS):
        raise NotOurId(str(click.number))
    await click.services.ladder.set_seasons(click.guild, click.user, _LENGTHS[click.number])
    await show_ladder(click, family)


@clickable("podium", args=2)  # the place of a family; 1: in this channel, 0: nowhere
async def choose_podium(click: Click) -> None:
    """Have the podium of each season posted in this channel, or nowhere; only for server managers.

    Raises:
        Refusal, SettingsChanged
    """
    place, is_on = click.id.args
    family = _family(place)
    click.expect_administers()
    if is_on and not may_write_in(click.interaction.guild, click.place):
        raise Refusal("podium-closed-channel", channel=f"<#{click.place}>")
    channel = click.place if is_on else None
    await click.services.rank_roles.choose_podium(click.guild, click.user, channel)
    await show_ladder(click, family)


@clickable(
    "seasonladder", args=3
)  # the place of a family, a year, a quarter (0: the year; 0 and 0: all time)
async def show_season(click: Click) -> None:
    """Show the ladder of a season beside its podium."""
    place, year, quarter = click.id.args
    season = f"{year}-{quarter}" if quarter else f"{year}" if year else ""
    ladder = await click.services.ladder.of(
        click.guild, click.user, click.client.members.present, _family(place), season=season
    )
    await click.show_new(await _message_for(click, ladder))


async def _show(click: Click, chosen: RankRoles) -> None:
    guild = click.interaction.guild
    problems = [] if guild is None else problems_of_roles(guild, chosen.roles)
    await click.show(roles_message(click.texts, chosen, problems))


def roles_message(texts: Texts, chosen: RankRoles, problems: Sequence[RoleProblem]) -> Message:
    """Return the panel: a menu for each role, and what keeps the bot from giving one."""
    parts = [texts("rank-roles-about")]
    if problems:
        parts.append("\n".join(f"⚠️ {texts(one.key, role=one.role)}" for one in problems))
    embed = discord.Embed(
        title=texts("rank-roles-title"), description="\n\n".join(parts), colour=colours.PLAIN
    )
    rows: list[ComponentRow] = [
        [choose_role.role_menu(texts("rank-roles-menu", last=last), NO_TABLE, 0, number, chosen=role)]
        for number, (last, role) in enumerate(zip(LAST_PLACES, chosen.roles, strict=True))
    ]
    for last, role in zip(LAST_PLACES, chosen.roles, strict=True):
        shown = texts("rank-roles-none") if role is None else f"<@&{role}>"
        embed.add_field(name=texts("rank-roles-menu", last=last), value=shown)
    rows.append([show_usual.button(texts("button-back"), NO_TABLE)])
    return of_embed(embed, rows)


@clickable("rankroles")
async def open_roles(click: Click) -> None:
    """Show which roles are given for places.

    Raises:
        Refusal
    """
    click.expect_administers()
    await _show(click, await click.services.rank_roles.of(click.guild))


@clickable("rankrole", args=1)  # which of LAST_PLACES; value: a role, or none
async def choose_role(click: Click) -> None:
    """Choose the role for some places, or none.

    Raises:
        Refusal, SettingsChanged
    """
    click.expect_administers()
    [number] = click.id.args
    if number >= len(LAST_PLACES) or len(click.roles) > 1:
        raise NotOurId(str(click.id))
    for role in click.roles:
        problem = problem_of_choice(role, click.interaction.user)
        settings = await click.services.admin.settings(click.guild)
        if problem is None and settings.players_role == role.id:
            problem = "rank-roles-players"
        if problem is None and settings.organisers_role == role.id:
            problem = "rank-roles-organisers"
        if problem is not None:
            raise Refusal(problem, role=role.mention)
    chosen = RoleId(click.roles[0].id) if click.roles else None
    await _show(click, await click.services.rank_roles.choose(click.guild, click.user, number, chosen))
