"""The rule card as messages: the beginning of it with a menu of its sections, or one section whole."""

from typing import Final

import discord
from msgspec import Struct

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.numbers import number_of, numbered
from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import DEFAULT_PRESET, DESCRIPTIONS, PRESETS, preset_and_options, rules_of
from bot.service.house import HouseRule, key_of
from bot.service.houses import rules_of_house
from bot.service.ids import HouseId, TableId
from bot.service.record import TableRecord
from bot.service.terms import Terms
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.controls import menu, option
from bot.ui.looking import record_here
from bot.ui.presenters import colours, limits
from bot.ui.presenters.game_name import preset_of
from bot.ui.presenters.house import house_sentence
from bot.ui.presenters.option_words import option_name, preset_about, preset_name
from bot.ui.presenters.rule_card import SECTIONS, section_lines, section_title
from bot.ui.presenters.terms import terms_lines
from bot.ui.rows import Message
from bot.ui.texts import Texts

TABLE, HOUSE, PRESET = range(3)
"""Whose rules a card shows; the custom id of its menu says it."""

_ROOM: Final = 5800
"""Of the 6000 characters of a message's embeds: titles count too, and the footer comes on top."""
_MOST_EMBEDS: Final = 10


class Card(Struct, frozen=True):
    """A rule set to be shown, what it is made from, and where to find it again."""

    rules: RuleSet
    preset: str
    kind: int
    number: int
    terms: Terms | None = None


def card_of_table(record: TableRecord) -> Card:
    """The rules by which a table plays."""
    return Card(record.rules, preset_of(record), TABLE, record.id, record.terms)


def card_of_preset(preset: str) -> Card:
    """The rules of a game as it is."""
    return Card(rules_of(preset), preset, PRESET, number_of(preset))


async def card_named(asked: Asked, name: str) -> Card:
    """The rules of a house rule or a game.

    Raises:
        HouseNotFound, RuleSetError
    """
    for house in await asked.services.houses.all(asked.guild):
        if house.key == key_of(name):
            return await _card_of_house(asked, house)
    if name in PRESETS:
        return card_of_preset(name)
    return await _card_of_house(asked, await asked.services.houses.named(asked.guild, name))


async def _card_of_house(asked: Asked, house: HouseRule) -> Card:
    terms = await asked.services.terms.of(asked.guild) if house.terms is None else house.terms
    return Card(rules_of_house(house), house.preset, HOUSE, house.id, terms)


async def card_numbered(asked: Asked, kind: int, number: int) -> Card:
    """The rules that a menu belongs to.

    Raises:
        TableNotFound, HouseGone, RuleSetError
    """
    if kind == TABLE:
        return card_of_table(await record_here(asked, TableId(number)))
    if kind == HOUSE:
        return await _card_of_house(asked, await asked.services.houses.numbered(asked.guild, HouseId(number)))
    return card_of_preset(numbered(PRESETS).get(number, DEFAULT_PRESET))


def card_message(texts: Texts, card: Card, section: str | None = None) -> Message:
    """One section, or as many from the first on as fit; the menu has them all."""
    embeds = [] if section is not None else [head_embed(texts, card)]
    room = _ROOM - sum(limits.total(embed) for embed in embeds)
    for name in SECTIONS if section is None else (section,):
        embed = _section(texts, card.rules, name)
        room -= limits.total(embed)
        if room < 0 or len(embeds) == _MOST_EMBEDS:
            break
        embeds.append(embed)
    embeds[-1].set_footer(text=texts("rules-footer"))
    entries = [
        option(section_title(texts, name), place, chosen=name == section)
        for place, name in enumerate(SECTIONS)
    ]
    sections = menu(verbs.RULE_SECTION, texts("rules-menu"), entries, TableId(card.number), 0, card.kind)
    return Message(None, tuple(embeds), [[sections]])


def head_embed(texts: Texts, card: Card) -> discord.Embed:
    """What is played, in what it differs from its game, and what the sources on that game leave open."""
    known = card.preset in PRESETS
    preset = card.preset if known else preset_and_options(card.rules)[0]
    own = differences(card.rules, PRESETS[preset])
    name = texts("rules-game", name=preset_name(texts, preset), about=preset_about(texts, preset))
    lines = [house_sentence(texts, preset, own) if own else name]
    if open_options := [option for option in DESCRIPTIONS[preset].house_completion if option not in own]:
        named = texts.listed([option_name(texts, option) for option in open_options])
        lines.append(texts("rules-completion", options=named))
    if card.rules != rules_of():
        lines.append(texts("rules-marked", classic=preset_name(texts, DEFAULT_PRESET)))
    if card.terms is not None:
        lines += terms_lines(texts, card.terms)
    description = limits.cut("\n".join(lines), _ROOM // 4)
    return discord.Embed(title=texts("rules-title"), description=description, colour=colours.PLAIN)


def _section(texts: Texts, rules: RuleSet, name: str) -> discord.Embed:
    classic = frozenset(section_lines(texts, rules_of(), name))
    lines = [
        texts("rules-line" if line in classic else "rules-line-changed", rule=line)
        for line in section_lines(texts, rules, name)
    ]
    title = texts("rules-title-section", section=section_title(texts, name))
    description = limits.cut("\n".join(lines), limits.DESCRIPTION)
    return discord.Embed(title=title, description=description, colour=colours.PLAIN)
