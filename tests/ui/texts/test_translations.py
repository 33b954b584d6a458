"""Every language: each text with each variable at its extremes, and whole pages within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
import pytest

from bot.ui.texts import FALLBACK, catalog, locales, texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import Message
from tests.support.catalogs import forms_asked, forms_listed, messages_of, missing_in
from tests.ui.texts import pages
from tests.ui.texts.test_pseudo import words_of

TRANSLATIONS = [locale for locale in locales() if locale != FALLBACK]
_NUMBERS: Final = (0, 1, 2, 5, 11, 100, 1_000_000)
_WORDS: Final = ("", "yes", "no", "none", "W" * 40)
_LONGEST: Final = {"button-": 80, "menu-": 150, "context-menu-": 32}
"""Characters that Discord accepts at most in what stands under keys that begin so."""


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_every_text_reads_with_every_variable_at_its_extremes(locale):
    wrong, one, english = [], catalog(locale), messages_of(FALLBACK)
    for key, message in messages_of(locale).items():
        for value in (*_NUMBERS, *_WORDS):
            text, errors = one.format(key, dict.fromkeys(message.variables | english[key].variables, value))
            if errors:
                wrong.append(f"{key} with {value!r}: {errors[0]}")
            if "  " in text.strip(" ") and value != "":
                wrong.append(f"{key} with {value!r}: two spaces in {text!r}")
    assert wrong == []


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_labels_fit(locale):
    texts = texts_for(locale)
    for key, message in messages_of(locale).items():
        for begins, longest in _LONGEST.items():
            if key.startswith(begins):
                values: dict[str, Any] = dict.fromkeys(message.variables, 12)
                assert len(texts(key, **values)) <= longest, key


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_lines_stay_lines(locale):
    """A text of several lines has as many in each language, so that whole pages keep their form."""
    english = catalog(FALLBACK)
    for key, message in messages_of(locale).items():
        if key == "typed-words":
            continue
        values = dict.fromkeys(message.variables | messages_of(FALLBACK)[key].variables, 5)
        ours, theirs = (one.format(key, values)[0] for one in (catalog(locale), english))
        assert ours.count("\n") == theirs.count("\n"), key


@pytest.mark.parametrize("page", pages.PAGES)
@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_pages_fit(locale, page):
    things = list(pages.PAGES[page](texts_for(locale)))
    assert list(beyond_limits(things)) == []
    assert cuts(things) <= cuts(pages.PAGES[page](texts_for())), "something is cut that is whole in English"


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_messages_are_whole(locale, monkeypatch):
    assert cuts(pages.looks(texts_for(locale), monkeypatch)) <= cuts(pages.looks(texts_for(), monkeypatch))


@pytest.mark.parametrize("locale", locales())
def test_every_form_that_is_asked_for_is_listed(locale):
    assert forms_asked(locale) <= forms_listed(locale)


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_hardly_anything_is_missing(locale):
    """A new text is read in English until it is translated; ``python -m tests.campaigns.translations`` lists them."""
    assert len(missing_in(locale)) <= len(messages_of(FALLBACK)) / 100


def test_what_is_too_long_or_cut_is_found():
    embed = discord.Embed(title="a" * 300, description="b…")
    assert list(beyond_limits([embed])) == ["a title of 300 characters"]
    assert cuts([embed]) == 1


def cuts(things: Iterator[Any] | list[Any]) -> int:
    """How often something ends with an ellipsis; placeholders do, too, in each language."""
    return sum(line.endswith("…") for text in words_of(list(things)) for line in text.splitlines())


def beyond_limits(things: list[Any]) -> Iterator[str]:
    """What Discord would refuse."""
    for thing in things:
        match thing:
            case Message():
                yield from beyond_limits([*thing.embeds, list(thing.rows)])
                if len(thing.text or "") > 2000:
                    yield "a text of more than 2,000 characters"
            case discord.Embed():
                for name, text, longest in (
                    ("title", thing.title, 256),
                    ("description", thing.description, 4096),
                    ("footer", thing.footer.text, 2048),
                    *(("field's name", field.name, 256) for field in thing.fields),
                    *(("field", field.value, limits.FIELD_VALUE) for field in thing.fields),
                ):
                    if len(text or "") > longest:
                        yield f"a {name} of {len(text or '')} characters"
                if len(thing) > 6000:
                    yield f"an embed of {len(thing)} characters"
            case discord.ui.Button() if len(thing.label or "") > 80:
                yield f"a button {thing.label}"
            case discord.ui.Select():
                if len(thing.placeholder or "") > 150:
                    yield f"a placeholder {thing.placeholder}"
                for entry in thing.options:
                    if max(len(entry.label), len(entry.description or "")) > 100:
                        yield f"an option {entry.label}"
            case list() | tuple():
                yield from beyond_limits(list(thing))
