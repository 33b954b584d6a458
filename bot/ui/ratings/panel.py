"""The private answer of ``/ladder``: other games and seasons, taking part, and the length of seasons for managers."""

from __future__ import annotations

from typing import Any, Final

from discord import ui

from bot.canasta.rules.preset import Family
from bot.service.ids import UserId
from bot.service.ratings.ladder import Ladder
from bot.service.ratings.seasons import SeasonLength
from bot.ui.ratings.presenter import ladder_embed
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.components import button, menu, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId, Verb
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.games import FAMILIES, family_name

LADDER_GAMES: Final = Verb("ladder", 1)  # how many seasons back; value: the place of a family
LADDER_SEASON: Final = Verb("ladderat", 2)  # the place of a family, how many seasons back
IN_LADDER: Final = Verb("inladder", 2)  # the place of a family; 1: take part, 0: no longer
LADDER: Final = Verb("ladderback")
RANK_ROLES: Final = Verb("rankroles")
SEASONS: Final = Verb("seasons", 1)  # the place of a family; value: the place of a length

_LENGTHS: Final = tuple(SeasonLength)
_MOST_BACK: Final = 40


async def show_ladder(context: InteractionContext, family: Family | None = None, back: int = 0) -> None:
    """Show a ladder: by default of the games that the person was rated most for, in the present season."""
    who_is_here = context.client.members.present
    ladder = await context.services.ladder.of(context.guild, context.user, who_is_here, family, back)
    await context.show(ladder_message(context.texts, ladder, context.user, administers=context.administers))


def ladder_message(texts: Texts, ladder: Ladder, reader: UserId, *, administers: bool) -> Message:
    """Return the message; who administers the server chooses there how long seasons are."""
    place = FAMILIES.index(ladder.family)
    games = [option(family_name(texts, family), at, chosen=at == place) for at, family in enumerate(FAMILIES)]
    rows: list[ComponentRow] = [
        [menu(LADDER_GAMES, texts("ladder-menu"), games, NO_TABLE, 0, ladder.back)],
        [_participation(texts, ladder, place), *_other_seasons(texts, ladder, place)],
    ]
    if administers:
        lengths = [
            option(texts("ladder-seasons", length=length.value), at, chosen=length is ladder.length)
            for at, length in enumerate(_LENGTHS)
        ]
        rows[-1] = [*rows[-1], button(RANK_ROLES, texts("button-rank-roles"), NO_TABLE)]
        rows.append([menu(SEASONS, texts("ladder-seasons-menu"), lengths, NO_TABLE, 0, place)])
    return of_embed(ladder_embed(texts, ladder, reader), rows)


def _participation(texts: Texts, ladder: Ladder, place: int) -> ui.Button[Any]:
    return button(
        IN_LADDER,
        texts("button-take-part-not" if ladder.takes_part else "button-take-part"),
        NO_TABLE,
        0,
        place,
        int(not ladder.takes_part),
    )


def _other_seasons(texts: Texts, ladder: Ladder, place: int) -> list[ui.Button[Any]]:
    if ladder.length is SeasonLength.OFF:
        return []
    buttons = []
    if ladder.back < _MOST_BACK:
        buttons.append(
            button(LADDER_SEASON, texts("button-season-before"), NO_TABLE, 0, place, ladder.back + 1)
        )
    if ladder.back:
        buttons.append(
            button(LADDER_SEASON, texts("button-season-after"), NO_TABLE, 0, place, ladder.back - 1)
        )
    return buttons


def _family(place: int) -> Family:
    if place >= len(FAMILIES):
        raise NotOurId(str(place))
    return FAMILIES[place]


def _back(number: int) -> int:
    if number > _MOST_BACK:
        raise NotOurId(str(number))
    return number


@on_click(LADDER)
async def show_usual(click: Click) -> None:
    """Show the ladder as the command does."""
    await show_ladder(click)


@on_click(LADDER_GAMES)
async def choose_games(click: Click) -> None:
    """Show the ladder of another kind of games."""
    await show_ladder(click, _family(click.number), _back(click.id.args[0]))


@on_click(LADDER_SEASON)
async def choose_season(click: Click) -> None:
    """Show the ladder of another season."""
    place, back = click.id.args
    await show_ladder(click, _family(place), _back(back))


@on_click(IN_LADDER)
async def take_part(click: Click) -> None:
    """Let the records and the ladder of the server name the user, or no longer."""
    place, takes_part = click.id.args
    family = _family(place)
    await click.services.records.take_part(click.guild, click.user, takes_part=bool(takes_part))
    await show_ladder(click, family)


@on_click(SEASONS)
async def choose_seasons(click: Click) -> None:
    """Set how often the ladders of the server begin anew; only for server managers.

    Raises:
        Refusal
    """
    family = _family(click.id.args[0])
    if not click.administers:
        raise Refusal("admin-only")
    if click.number >= len(_LENGTHS):
        raise NotOurId(str(click.number))
    await click.services.ladder.set_seasons(click.guild, click.user, _LENGTHS[click.number])
    await show_ladder(click, family)
