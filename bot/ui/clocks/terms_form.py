"""The form for terms: a menu of settings, then of values. The state is read again at each click."""

from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.service.clocks.terms import Terms
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId, TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui import verbs
from bot.ui.board.looking import record_here
from bot.ui.clocks.terms_settings import Setting, setting_named, settings_of, written
from bot.ui.house_rules.presenter import house_name
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.components import button, capitalised, menu, text_option
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import Message, Row, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.times import terms_lines

TABLE, HOUSE, SERVER = range(3)
"""Kinds of owners of terms; the custom ids of a form contain them."""

NOBODY: Final = TableId(0)


class Agreed(Struct, frozen=True):
    """Terms to be shown, whose they are, and whether the person who asks may change them."""

    terms: Terms
    kind: int
    number: TableId
    title: str
    may_change: bool
    is_own: bool = True
    """Whether the terms are the owner's own; False for a house rule that follows the server."""


async def agreed_at(asked: Asked, kind: int, number: TableId) -> Agreed:
    """Return the terms that a form is for.

    Raises:
        TableNotFound, HouseGone, Refusal
    """
    if kind == TABLE:
        return agreed_at_table(asked, await record_here(asked, number))
    if not asked.administers:
        raise Refusal("house-admins-only")
    if kind == HOUSE:
        return await agreed_in_house(
            asked, await asked.services.houses.numbered(asked.guild, HouseId(number))
        )
    return await agreed_in_server(asked)


def agreed_at_table(asked: Asked, record: TableRecord) -> Agreed:
    """Return the terms of a table; its host may change them until the match begins."""
    is_host = asked.user == record.host or asked.administers
    may_change = is_host and record.status is TableStatus.LOBBY
    return Agreed(record.terms, TABLE, record.id, table_name(asked.texts, record), may_change)


async def agreed_in_house(asked: Asked, house: HouseRule) -> Agreed:
    """Return the terms of a house rule, or of its server where it has none."""
    terms = await asked.services.terms.of(asked.guild) if house.terms is None else house.terms
    is_own = house.terms is not None
    return Agreed(terms, HOUSE, TableId(house.id), house_name(house), may_change=True, is_own=is_own)


async def agreed_in_server(asked: Asked) -> Agreed:
    """Return the terms of new tables of the server."""
    terms = await asked.services.terms.of(asked.guild)
    return Agreed(terms, SERVER, NOBODY, asked.texts("terms-title-server"), may_change=True)


def terms_message(texts: Texts, agreed: Agreed, setting: Setting | None = None) -> Message:
    """Return the terms, with the menus as far as the choice has come."""
    embed = _embed(texts, agreed)
    if not agreed.may_change:
        return of_embed(embed)
    rows: list[Row] = [[_settings_menu(texts, agreed, setting)]]
    if setting is not None and setting in settings_of(agreed.terms):
        rows.append([_values_menu(texts, agreed, setting)])
    if agreed.kind == HOUSE and agreed.is_own:
        rows.append([button(verbs.TERMS_OF_SERVER, texts("button-terms-of-server"), agreed.number)])
    return of_embed(embed, rows)


def _embed(texts: Texts, agreed: Agreed) -> discord.Embed:
    lines = terms_lines(texts, agreed.terms)
    if not agreed.is_own:
        lines.append(texts("terms-as-server"))
    about = [
        texts("terms-setting", name=_name(texts, setting), value=_value(texts, agreed, setting))
        for setting in settings_of(agreed.terms)
    ]
    embed = discord.Embed(
        title=texts("terms-title", whose=agreed.title),
        description="\n".join([*lines, "", *about]),
        colour=colours.PLAIN,
    )
    key = ("terms-footer-table", "terms-footer-house", "terms-footer-server")[agreed.kind]
    if agreed.kind == TABLE and not agreed.may_change:
        key = "terms-footer-fixed"
    return embed.set_footer(text=texts(key))


def _name(texts: Texts, setting: Setting) -> str:
    return texts(f"terms-name-{setting.field.replace('_', '-')}")


def _value(texts: Texts, agreed: Agreed, setting: Setting) -> str:
    return capitalised(setting.words(texts, setting.value_of(agreed.terms)))


def _settings_menu(texts: Texts, agreed: Agreed, chosen: Setting | None) -> ui.Select[Any]:
    entries = []
    for setting in settings_of(agreed.terms):
        entry = text_option(_name(texts, setting), setting.field)
        entry.description = _value(texts, agreed, setting)[:100]
        entry.default = setting == chosen
        entries.append(entry)
    return menu(verbs.TERMS_SETTING, texts("menu-terms-setting"), entries, agreed.number, 0, agreed.kind)


def _values_menu(texts: Texts, agreed: Agreed, setting: Setting) -> ui.Select[Any]:
    now = setting.value_of(agreed.terms)
    entries = []
    for value in setting.offered(agreed.terms):
        entry = text_option(capitalised(setting.words(texts, value)), f"{setting.field}={written(value)}")
        entry.default = value == now
        entries.append(entry)
    placeholder = texts("menu-terms-value", name=_name(texts, setting))
    return menu(verbs.TERMS_VALUE, placeholder, entries, agreed.number, 0, agreed.kind)


def value_chosen(terms: Terms, text: str) -> tuple[Setting, Terms] | None:
    """Return the setting and the new terms for a menu's value; None for one that this version does not offer."""
    field, _, value = text.partition("=")
    setting = setting_named(field)
    if setting is None:
        return None
    found = [offered for offered in setting.offered(terms) if written(offered) == value]
    return (setting, setting.chosen(terms, found[0])) if found else None
