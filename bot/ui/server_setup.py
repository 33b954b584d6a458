"""``/setup``: one panel for what a server's managers decide once."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.service.administration.admin_actions import AdminAction
from bot.service.daily.schedule import DailySchedule
from bot.service.house_rules.model import HouseRule
from bot.service.ids import ChannelId, GuildId, HouseId, RoleId
from bot.service.people.settings import GuildSettings
from bot.ui.administration.actions import expect_admin
from bot.ui.administration.doctor_panel import check_again
from bot.ui.clocks.terms_form import set_up_server
from bot.ui.lobby.players_role import expect_callable
from bot.ui.tables.buttons import SET_UP
from bot.ui.texts import Texts, language_name
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import language_chosen, language_options, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.permissions import may_write_in
from bot.ui.words.options import house_name, preset_name
from bot.ui.words.tables import post_tags
from bot.ui.words.times import terms_lines

_GAMES: Final = (
    DEFAULT_PRESET,
    *("classic_2", "classic_3", "classic_6_three_teams", "hand_and_foot", "samba", "bolivia"),
    *("modern_american", "canadian", "cuban", "viennese", "cardgames_io"),
)
"""The games that the menu offers beside the server's house rules; `/house create` makes a house rule of any other."""
_HOUSE: Final = "#"
"""Before the number of a house rule among the values of the menu."""


async def show_setup(context: InteractionContext) -> None:
    """Show what is chosen for the server, with the menus that change it.

    Raises:
        Refusal
    """
    expect_admin(context)
    settings = await context.services.admin.settings(context.guild)
    houses = await context.services.houses.all(context.guild)
    schedule = await context.services.daily.schedule(context.guild)
    lacking = await _lacking_tags(context, settings.forum)
    language = (await context.public_texts()).locale
    await context.show(_message(context.texts, settings, houses, schedule, lacking, language))


def _message(
    texts: Texts,
    settings: GuildSettings,
    houses: Sequence[HouseRule],
    schedule: DailySchedule,
    lacking_tags: Sequence[str],
    language: str,
) -> Message:
    usual = next((house for house in houses if house.is_default), None)
    when = None if schedule.channel is None else schedule.due
    lines = [
        texts("setup-game", game=preset_name(texts, DEFAULT_PRESET) if usual is None else house_name(usual)),
        texts("setup-terms", terms=" ".join(terms_lines(texts, settings.terms))),
        texts("setup-places", forum="none" if settings.forum is None else f"<#{settings.forum}>"),
        *([texts("setup-tags", tags=", ".join(f"“{tag}”" for tag in lacking_tags))] if lacking_tags else ()),
        texts("setup-players", role=_mention(settings.players_role)),
        texts("setup-organisers", role=_mention(settings.organisers_role)),
        texts(
            "setup-daily",
            channel="none" if when is None else f"<#{schedule.channel}>",
            time="" if when is None else discord.utils.format_dt(when, "t"),
        ),
        texts("setup-language", language=language_name(language)),
    ]
    embed = discord.Embed(title=texts("setup-title"), description="\n".join(lines), colour=colours.PLAIN)
    daily = "button-setup-daily" if when is None else "button-setup-no-daily"
    return of_embed(
        embed.set_footer(text=texts("setup-footer")),
        [
            [_games_menu(texts, houses, usual)],
            [choose_forum.forum_menu(texts("menu-setup-forum"), NO_TABLE, chosen=settings.forum)],
            *(
                [
                    choose_role_for.role_menu(
                        texts(row.menu), NO_TABLE, 0, number, chosen=getattr(settings, row.field)
                    )
                ]
                for number, row in enumerate(_ROLES)
            ),
            [
                set_up_server.button(texts("button-terms"), NO_TABLE),
                turn_daily.button(texts(daily), NO_TABLE, 0, int(when is None)),
                check_again.button(texts("button-check-permissions"), NO_TABLE),
                ask_for_language.button(texts("button-language"), NO_TABLE),
            ],
        ],
    )


async def _lacking_tags(context: InteractionContext, forum: ChannelId | None) -> list[str]:
    """Return the tags that would say how the tables in this forum stand, and that it does not have."""
    guild = context.interaction.guild
    known = None if guild is None or forum is None else guild.get_channel(forum)
    if not isinstance(known, discord.ForumChannel):
        return []
    there = {tag.name.casefold() for tag in known.available_tags}
    return [tag for tag in post_tags(await context.public_texts()) if tag.casefold() not in there]


def _mention(role: RoleId | None) -> str:
    return "none" if role is None else f"<@&{role}>"


def _games_menu(texts: Texts, houses: Sequence[HouseRule], usual: HouseRule | None) -> ui.Select[Any]:
    entries = [option(house.name, f"{_HOUSE}{house.id}", chosen=house is usual) for house in houses]
    named = {house.name for house in houses}
    games = [option(preset_name(texts, preset), preset) for preset in _GAMES]
    games[0].default = usual is None
    entries = [games[0], *entries, *(game for game in games[1:] if game.label not in named)]
    return choose_usual_game.menu(texts("menu-setup-game"), entries, NO_TABLE)


@clickable(SET_UP)
async def open_setup(click: Click) -> None:
    """Show the panel to a manager who presses *Set up* below the welcome."""
    await show_setup(click)


@clickable("servergame")  # value: a preset, or a house rule
async def choose_usual_game(click: Click) -> None:
    """Have new tables play this game where nothing else is said. A game becomes a house rule without changes.

    Raises:
        Refusal, HouseGone, HouseNameTaken, TooManyHouses
    """
    expect_admin(click)
    chosen = click.text
    if chosen.startswith(_HOUSE) and chosen[1:].isdecimal():
        usual: HouseId | None = HouseId(int(chosen[1:]))
    elif chosen == DEFAULT_PRESET:
        usual = None
    elif chosen in _GAMES:
        usual = await _house_of(click, chosen)
    else:
        raise NotOurId(chosen)
    await click.services.houses.set_default(click.guild, click.user, usual)
    await show_setup(click)


async def _house_of(click: Click, preset: str) -> HouseId:
    """Return the server's house rule that is this very game, made now where there is none."""
    houses = click.services.houses
    for house in await houses.all(click.guild):
        if house.preset == preset and not house.differences:
            return house.id
    name = str(preset_name(await click.public_texts(), preset))
    return (await houses.create(click.guild, click.user, name, preset)).id


@clickable("serverrole", args=1)  # 0: who is called, 1: who organises; value: a role, or none
async def choose_role_for(click: Click) -> None:
    """Choose the role of those who are called to tables that need players, or of those who organise; or none.

    Raises:
        Refusal, SettingsChanged
    """
    expect_admin(click)
    [number] = click.id.args
    if len(click.roles) > 1 or number >= len(_ROLES):
        raise NotOurId(str(click.id))
    row, chosen = _ROLES[number], None
    for role in click.roles:
        await row.expect_fit(click, role)
        chosen = RoleId(role.id)
    await click.services.admin.choose(click.guild, click.user, row.action, **{row.field: chosen})
    await show_setup(click)


async def _expect_chosen_by_hand(context: InteractionContext, role: discord.Role) -> None:
    """Raise where people get a role by themselves: everybody has it, or the bot gives it.

    Raises:
        Refusal
    """
    if role.is_default():
        raise Refusal("setup-organisers-everyone")
    settings = await context.services.admin.settings(context.guild)
    ranks = (await context.services.rank_roles.of(context.guild)).roles
    if role.id == settings.players_role or role.id in ranks:
        raise Refusal("setup-organisers-given", role=role.mention)


class _RoleSetting(NamedTuple):
    """A role that managers choose for the server."""

    field: str
    """That of :class:`GuildSettings`."""
    action: AdminAction
    menu: str
    expect_fit: Callable[[InteractionContext, discord.Role], Awaitable[None]]


_ROLES: Final = (
    _RoleSetting("players_role", AdminAction.PLAYERS_ROLE, "menu-setup-players", expect_callable),
    _RoleSetting(
        "organisers_role", AdminAction.ORGANISERS_ROLE, "menu-setup-organisers", _expect_chosen_by_hand
    ),
)


@clickable("serverforum")  # value: a forum, or none
async def choose_forum(click: Click) -> None:
    """Choose the forum in which new tables get a post each, or none.

    Raises:
        Refusal, SettingsChanged
    """
    expect_admin(click)
    if len(click.values) > 1:
        raise NotOurId(str(click.id))
    guild = click.interaction.guild
    forum = ChannelId(int(click.values[0])) if click.values else None
    if forum is not None:
        known = None if guild is None else guild.get_channel(forum)
        if not isinstance(known, discord.ForumChannel):
            raise NotOurId(str(click.id))
        if not may_write_in(guild, forum):
            raise Refusal("setup-closed-forum", forum=known.mention)
        if known.flags.require_tag and await _lacking_tags(click, forum):
            raise Refusal("setup-tagged-forum", forum=known.mention)
    await click.services.admin.choose(click.guild, click.user, AdminAction.FORUM, forum=forum)
    await show_setup(click)


@clickable("serverlanguage")
async def ask_for_language(click: Click) -> None:
    """Show the languages in which the bot can write to everybody in the server.

    Raises:
        Refusal
    """
    expect_admin(click)
    settings = await click.services.admin.settings(click.guild)
    entries = language_options(click.texts("option-language-of-server"), settings.language)
    menu = choose_language_here.menu(click.texts("menu-language-here"), entries, NO_TABLE)
    back = [open_setup.button(click.texts("button-back"), NO_TABLE)]
    await click.show(Message(click.texts("setup-language-about"), rows=[[menu], back]))


@clickable("serverspeaks")  # value: a language, or "usual" for the one that Discord prefers here
async def choose_language_here(click: Click) -> None:
    """Choose the language of what everybody in the server may read.

    Raises:
        Refusal, SettingsChanged
    """
    expect_admin(click)
    await click.services.admin.choose(
        click.guild, click.user, AdminAction.LANGUAGE, language=language_chosen(click.text)
    )
    await show_setup(click)


@clickable("serverdaily", args=1)  # 1: here, 0: off
async def turn_daily(click: Click) -> None:
    """Have the daily deal posted in this channel, or nowhere.

    Raises:
        Refusal, SettingsChanged
    """
    expect_admin(click)
    is_on = click.id.args == (1,)
    if is_on and not may_write_in(click.interaction.guild, click.place):
        raise Refusal("daily-closed-channel", channel=f"<#{click.place}>")
    guild: GuildId = click.guild
    schedule = await click.services.daily.schedule(guild)
    await click.services.daily.choose(guild, click.user, click.place if is_on else None, schedule.hour)
    await show_setup(click)
