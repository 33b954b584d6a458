"""The names of commands and options in each language, and all of a command within Discord's limits."""

import re
import unicodedata
from collections import Counter
from typing import Any, TypeAlias

import discord
import pytest
from discord import app_commands

from bot.ui.texts import CATALOGS, FALLBACK, locales, texts_for
from bot.ui.toolkit.commands import CatalogTranslator, _key_of_name, typed
from tests.support.simulated_discord.club import Club

_NAME = re.compile(r"[-_'\w]{1,32}")
"""Names of commands and options, as Discord accepts them; capitals are refused, too."""

LOCALES = [one for one in discord.Locale if one.value in locales()]


Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group


def every_command(club: Club) -> list[Command]:
    commands = list(club.bot.tree.walk_commands())
    assert len(commands) > 60
    return commands


def key_of(where: str, named: object) -> str:
    location = app_commands.TranslationContextLocation[where]
    key = _key_of_name(app_commands.TranslationContext(location, named))  # type: ignore[call-overload]
    assert key is not None
    return key


def keys_of(command: Command) -> list[tuple[str, str]]:
    """The keys of the names of a command and its options, with the names in the code."""
    if isinstance(command, app_commands.Group):
        return [(key_of("group_name", command), command.name)]
    options = [(key_of("parameter_name", one), one.display_name) for one in command.parameters]
    return [(key_of("command_name", command), command.name), *options]


async def test_the_english_catalog_says_the_names_in_the_code(club):
    english = texts_for()
    told = [one for command in every_command(club) for one in keys_of(command)]
    assert [(key, name) for key, name in told if english(key) != name] == []
    known = {key for key in english._catalog.keys if key.startswith("slash-")}
    assert known == {key for key, _ in told}


@pytest.mark.parametrize("locale", locales())
async def test_names_are_such_as_discord_accepts(club, locale):
    texts = texts_for(locale)
    for command in every_command(club):
        for key, _ in keys_of(command):
            name = texts(key)
            assert _NAME.fullmatch(name), (key, name)
            assert name == name.lower(), (key, name)
            assert name == unicodedata.normalize("NFC", name), (key, name)


@pytest.mark.parametrize("locale", locales())
async def test_no_two_names_side_by_side_are_equal(club, locale):
    texts = texts_for(locale)
    beside: dict[object, Counter[str]] = {}
    for command in every_command(club):
        parent = command.parent
        beside.setdefault(parent, Counter())[texts(keys_of(command)[0][0])] += 1
        if not isinstance(command, app_commands.Group):
            names = Counter(texts(key) for key, _ in keys_of(command)[1:])
            assert [name for name, times in names.items() if times > 1] == [], command.qualified_name
    assert [name for names in beside.values() for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("locale", locales())
async def test_a_command_is_no_longer_than_discord_accepts(club, locale):
    """Of each text the longest of all languages counts: so each language alone has to leave some room."""
    texts = texts_for(locale)
    assert texts.locale == locale
    for command in club.bot.tree.get_commands():
        payload = await command.get_translated_payload(club.bot.tree, CatalogTranslator())
        assert _length(payload) <= 8000, command.name
        for told in _all_of(payload):
            for text in (told.get("description", ""), *told.get("description_localizations", {}).values()):
                assert len(text) <= 100, (command.name, text)
            if "value" in told:
                for text in (told["name"], *told.get("name_localizations", {}).values()):
                    assert 1 <= len(text) <= 100, (command.name, text)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_translation_is_told_to_discord(club, locale):
    command = club.bot.tree.get_command("meld")
    payload = await command.get_translated_payload(club.bot.tree, CatalogTranslator())
    assert payload["name_localizations"][locale.value] == texts_for(locale)("slash-meld")
    assert payload["description_localizations"][locale.value] == texts_for(locale)("command-meld")
    assert FALLBACK not in payload["name_localizations"]


def _all_of(payload):
    yield payload
    for inner in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from _all_of(inner)


def _length(payload) -> int:
    """The characters of a command as Discord counts them: of each text the longest language."""
    total = 0
    for told in _all_of(payload):
        for field in ("name", "description"):
            texts = (told.get(field, ""), *(told.get(f"{field}_localizations") or {}).values())
            total += max(map(len, texts))
        total += len(str(told.get("value", "")))
    return total


_MENTIONED = re.compile(r"`/([^`{}]+)`")


@pytest.mark.parametrize("locale", locales())
async def test_commands_that_texts_name_are_there_under_these_names(club, locale):
    """What follows the name of a command in such a text is an example of what may be typed after it."""
    texts = texts_for(locale)
    commands = {typed(texts, command.qualified_name).strip("`/") for command in every_command(club)}
    wrong = []
    for file in sorted((CATALOGS / locale).glob("*.ftl")):
        for mentioned in _MENTIONED.findall(file.read_text(encoding="utf-8")):
            words = mentioned.split()
            if not any(" ".join(words[: at + 1]) in commands for at in range(len(words))):
                wrong.append(f"{file.name}: /{mentioned}")
    assert wrong == []
