"""Everything that players read comes from the catalog: nothing stands outside the marks of one that marks its texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from msgspec import Struct

from bot.ui.texts import Texts, language_name, locales
from bot.ui.toolkit.messages import Message
from tests.support.as_text import as_text
from tests.support.pseudo import LOCALE, pseudo_texts, unmarked_words
from tests.ui.texts import pages

KNOWN = frozenset(
    [
        "Berlin",
        "Ana",
        "Ben",
        "Cyd",
        "Dot",
        "Rob",
        "Bo",
        "Ben_Ben",
        "Friday",
        "Canasta",
        "club",
        "Club",
        "Cup",
        "Joker",
        "UTC",
        "am",
        "pm",
        "gone",
        "game",
        "seed",
    ]
)
"""Names of places, people, tables, servers and a game that is gone, a card, a seed, and halves of the day, which texts choose by."""

LANGUAGES = {language_name(locale) for locale in locales()}
"""The languages, each in its own words."""


@pytest.fixture
def texts() -> Texts:
    return pseudo_texts()


def words_of(thing: Any) -> Iterator[str]:
    """Every text of a message, an embed, a component or a scene, whatever holds it."""
    match thing:
        case str():
            yield thing
        case Message():
            yield from words_of((thing.text, thing.embeds, thing.rows, thing.frame and thing.frame.parts))
        case discord.Embed():
            yield as_text(thing)
        case discord.ui.Button():
            yield thing.label or ""
        case discord.ui.Select():
            yield thing.placeholder or ""
            for entry in thing.options:
                yield from (entry.label, entry.description or "")
        case Struct():
            for name in thing.__struct_fields__:
                if name not in {"portrait", "make", "canasta", "occasion"}:
                    yield from words_of(getattr(thing, name))
        case list() | tuple():
            for one in thing:
                yield from words_of(one)
        case _:
            return


def only_marked(*things: Any) -> None:
    found = [
        f"{sorted(set(words))} in {line}"
        for text in words_of(things)
        for line in text.splitlines()
        if (words := list(unmarked_words(line, KNOWN))) and line not in LANGUAGES
    ]
    assert not found, "\n".join(found)


def test_messages(texts, monkeypatch):
    only_marked(list(pages.looks(texts, monkeypatch)))


@pytest.mark.parametrize("page", pages.PAGES)
def test_pages(texts, page):
    only_marked(list(pages.PAGES[page](texts)))


def test_lists_numbers_and_dates_are_those_of_the_language(texts):
    assert texts.locale == LOCALE
    assert texts.listed(["K", "Q"]) == "K、Q"
    assert texts.dated("date-pattern-full", pages.NOW) == "⟦金曜日 2026-11-20 13:35⟧"


def test_what_code_writes_by_itself_is_found():
    assert list(unmarked_words("⟦drew⟧ a card <t:1:R> ⟦and")) == ["card"]
