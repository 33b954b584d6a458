"""Autocomplete for house rules, games, options and values."""

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, Option
from bot.canasta.rules.presets import DESCRIPTIONS, PRESETS
from bot.canasta.rules.values import folded, value_text
from bot.service.house_rules.model import HouseRule, key_of
from bot.ui.house_rules.values import value_typed, values_in_words
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import autocomplete
from bot.ui.toolkit.components import MOST_OPTIONS, cut
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.games import nearest, presets_by_name
from bot.ui.words.names import plain
from bot.ui.words.options import option_about, option_name, preset_name, value_words

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_LONGEST: Final = 100
_MOST_NEAREST: Final = 5


@autocomplete
async def houses_to_choose(interaction: Interaction, current: str) -> Choices:
    """Return the house rules of this server."""
    found = await _houses(interaction)
    return _matching(current, ((plain(house.name, _LONGEST), house.name) for house in found))


@autocomplete
async def presets_to_choose(interaction: Interaction, current: str) -> Choices:
    """Return the games."""
    texts = InteractionContext(interaction).texts
    return _matching(current, _presets(texts)) or _nearest_games(texts, current)


@autocomplete
async def rules_to_choose(interaction: Interaction, current: str) -> Choices:
    """Return the house rules of this server, the default of new tables first, then the games."""
    texts = InteractionContext(interaction).texts
    houses = sorted(await _houses(interaction), key=lambda house: not house.is_default)
    rows = [
        (
            texts("house-choice-default" if house.is_default else "house-choice", name=plain(house.name)),
            house.name,
        )
        for house in houses
    ]
    return _matching(current, [*rows, *_presets(texts)]) or _nearest_games(texts, current)


@autocomplete
async def options_to_choose(interaction: Interaction, current: str) -> Choices:
    """Return the options, each with a sentence."""
    texts = InteractionContext(interaction).texts
    return _matching(current, (_option_row(texts, option.id) for option in OPTIONS if option.has_choice))


@autocomplete
async def changed_options_to_choose(interaction: Interaction, current: str) -> Choices:
    """Return the options in which the house rule differs from its game."""
    house = await _house_named(interaction)
    texts = InteractionContext(interaction).texts
    known = [] if house is None else [option for option in house.differences if option in OPTIONS_BY_ID]
    return _matching(current, (_option_row(texts, option) for option in known))


@autocomplete
async def values_to_choose(interaction: Interaction, current: str) -> Choices:
    """Return the values of the option named in the command."""
    texts = InteractionContext(interaction).texts
    option = option_named(texts, str(interaction.namespace.option or ""))
    if option is None:
        return []
    house = await _house_named(interaction)
    offered = values_in_words(texts, house, option)
    found = _matching(current, ((words, value_text(value)) for words, value in offered))
    if found:
        return found
    try:
        value = value_typed(texts, house, option, current)
    except RuleSetError:
        return []
    return _matching("", [(value_words(texts, option.id, value), value_text(value))])


def option_named(texts: Texts, named: str) -> Option | None:
    """Return the option of this id, or of the name that menus show, with or without its sentence; None if none is."""
    wanted = folded(named)
    for option in OPTIONS:
        label, _ = _option_row(texts, option.id)
        known = (
            option.id,
            option.id.replace("_", " "),
            option_name(texts, option.id),
            label,
            cut(label, _LONGEST),
        )
        if wanted in map(folded, known):
            return option
    return None


def _option_row(texts: Texts, option: str) -> tuple[str, str]:
    name, about = option_name(texts, option), option_about(texts, option)
    return texts("house-choice-option", name=name, about=about), option


def _presets(texts: Texts) -> list[tuple[str, str]]:
    """Return the games, those from which others descend first, since a list shows only its beginning."""
    parents = {preset.parent for preset in DESCRIPTIONS.values()}
    known = sorted(PRESETS, key=lambda preset: preset not in parents)
    return [(texts("house-choice-preset", name=preset_name(texts, one)), one) for one in known]


def _nearest_games(texts: Texts, current: str) -> Choices:
    found = nearest(current, presets_by_name(texts), _MOST_NEAREST)
    return [app_commands.Choice(name=cut(preset_name(texts, one), _LONGEST), value=one) for one in found]


async def _houses(interaction: Interaction) -> tuple[HouseRule, ...]:
    if interaction.guild_id is None:
        return ()
    context = InteractionContext(interaction)
    return await context.services.houses.all(context.guild)


async def _house_named(interaction: Interaction) -> HouseRule | None:
    """Return the house rule named so far in the command."""
    named = str(interaction.namespace.name or "")
    return next((house for house in await _houses(interaction) if house.key == key_of(named)), None)


def _matching(current: str, rows: Iterable[tuple[str, str]]) -> Choices:
    """Return the choices that contain every word typed, in their label or in their value."""
    words = current.casefold().split()
    found = []
    for shown, value in rows:
        text = f"{shown} {value} {value.replace('_', ' ')}".casefold()
        if len(value) <= _LONGEST and all(word in text for word in words):
            found.append(app_commands.Choice(name=cut(shown, _LONGEST), value=value))
    return found[:MOST_OPTIONS]
