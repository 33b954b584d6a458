"""Menus of the terms, and the buttons that open them. The menus stand in private messages."""

from typing import Any

import discord

from bot.service.clocks.terms import Terms
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId
from bot.ui.clocks.terms_form import (
    HOUSE,
    TABLE,
    TERMS_OF_SERVER,
    TERMS_SETTING,
    TERMS_VALUE,
    ShownTerms,
    terms_at,
    terms_message,
    terms_of_house,
    terms_of_server,
    terms_of_table,
    value_chosen,
)
from bot.ui.clocks.terms_settings import setting_named
from bot.ui.tables.buttons import TERMS, TERMS_OF_HOUSE
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NotOurId, parse_click_id
from bot.ui.toolkit.failures import Refusal


@on_click(TERMS)
async def show_terms(click: Click) -> None:
    """Show the terms of a table, with the menus for its host until the match begins."""
    record = await record_here(click, click.table)
    await click.show_new(terms_message(click.texts, terms_of_table(click, record)))


@on_click(TERMS_OF_HOUSE)
async def show_terms_of_house(click: Click) -> None:
    """Show the menus for the terms of a house rule."""
    shown = await terms_of_house(click, await _house(click))
    await click.show_new(terms_message(click.texts, shown))


@on_click(TERMS_SETTING)
async def choose_setting(click: Click) -> None:
    """Show the values of a setting."""
    shown = await terms_at(click, click.id.args[0], click.table)
    await click.show(terms_message(click.texts, shown, setting_named(click.text)))


def _tokens(interaction: discord.Interaction[Any]) -> int:
    """Return the cost of a choice: the terms of a house rule or of a server are told to nobody."""
    chosen: dict[str, Any] = dict(interaction.data or {})
    return TELLS_TABLE if parse_click_id(str(chosen.get("custom_id"))).args[:1] == (TABLE,) else 0


@on_click(TERMS_VALUE, tokens=_tokens)
async def choose_value(click: Click) -> None:
    """Set the chosen value; choosing it twice sets it once."""
    shown = await terms_at(click, click.id.args[0], click.table)
    chosen = value_chosen(shown.terms, click.text)
    if chosen is None:
        raise NotOurId(click.text)
    setting, terms = chosen
    await click.show(terms_message(click.texts, await _set(click, shown, terms), setting))


async def _set(click: Click, shown: ShownTerms, terms: Terms) -> ShownTerms:
    services = click.services
    if shown.kind == TABLE:
        record = await services.lobby.set_terms(
            click.table, click.user, terms, is_admin=click.administers, key=click.key
        )
        return terms_of_table(click, record)
    if shown.kind == HOUSE:
        house = await services.houses.set_terms(click.guild, click.user, HouseId(click.table), terms)
        return await terms_of_house(click, house)
    await services.terms.set(click.guild, click.user, terms)
    return await terms_of_server(click)


@on_click(TERMS_OF_SERVER)
async def go_the_way_of_the_server(click: Click) -> None:
    """Let a house rule follow the terms of the server again."""
    house = await _house(click)
    later = await click.services.houses.set_terms(click.guild, click.user, house.id, None)
    await click.show(terms_message(click.texts, await terms_of_house(click, later)))


async def _house(click: Click) -> HouseRule:
    if not click.administers:
        raise Refusal("house-admins-only")
    return await click.services.houses.numbered(click.guild, HouseId(click.table))
