"""The texts of the bot by key, in the reader's language.

A catalog is a folder of Fluent files (``en/*.ftl``), one file a topic. ``texts_for(interaction.locale)`` returns the
:class:`Texts` of the nearest catalog; keys that a catalog lacks are taken from the English one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Self, cast

from babel import Locale
from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

FALLBACK: Final = "en"
"""The catalog that has every key."""

_UNDER: Final = {"es-ES": "es-419"}
"""Catalogs that hold only what differs from another one of their language."""

_KEPT: Final = 8192
"""Number of formatted texts in the cache, a megabyte or two; a full cache is cleared."""

_PLAIN: Final = "plain"
"""The form of a word where a sentence asks for none."""

_ListStyle = Literal["standard", "or", "commas"]

CATALOGS: Final = Path(__file__).parent
"""The folder with a folder for each language."""
_LOG = logging.getLogger(__name__)


class CatalogError(Exception):
    """Error of a catalog file: a syntax error, or a key that stands twice."""


_BEGINNINGS: Final = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
"""Where a text begins, with its key."""

_STRAY: Final = re.compile(r"^(?![a-z][\w-]* *=|[\s#}]|$).+", re.MULTILINE)
"""A line that begins no text and belongs to none: those of a text are indented."""

_PUT_IN: Final = re.compile(r"\{ *([a-z][\w-]*)")
"""A text within another one."""


class Word(str):
    """A word of a catalog that sentences put in: it reads as its plain form, and ``WORD`` finds its other forms.

    The catalog that a sentence stands in lists the forms that its language needs, by ``$form``::

        rank-king = { $form ->
            [dative] Königen
           *[plain] Könige
        }
        meld-to = Lege sie zu den { WORD($rank, "dative") }.
    """

    __slots__ = ("arguments", "key")

    key: str
    arguments: tuple[tuple[str, Any], ...]

    def __new__(cls, text: str, key: str, arguments: tuple[tuple[str, Any], ...] = ()) -> Self:
        """Make the word with this plain form, whose forms stand under this key with these arguments."""
        word = super().__new__(cls, text)
        word.key, word.arguments = key, arguments
        return word

    def __getnewargs__(self) -> tuple[Any, ...]:  # messages are copied with what stands in them
        """Return what copies are made from."""
        return (str(self), self.key, self.arguments)

    @property
    def origin(self) -> tuple[Any, ...]:
        """Return what tells words apart that read alike."""
        return (self.key, *((name, value, _origin(value)) for name, value in self.arguments))


class WordList(str):
    """A list with words in it: ``WORD`` finds the list of their other forms."""

    __slots__ = ("items", "style")

    items: tuple[str, ...]
    style: _ListStyle

    def __new__(cls, text: str, items: tuple[str, ...], style: _ListStyle) -> Self:
        """Make the list that reads so in the plain forms of its items."""
        listed = super().__new__(cls, text)
        listed.items, listed.style = items, style
        return listed

    def __getnewargs__(self) -> tuple[Any, ...]:
        """Return what copies are made from."""
        return (str(self), self.items, self.style)

    @property
    def origin(self) -> tuple[Any, ...]:
        """Return what tells lists apart that read alike."""
        return (self.style, *((item, _origin(item)) for item in self.items))


def _origin(value: Any) -> tuple[Any, ...]:
    return value.origin if isinstance(value, Word | WordList) else ()


class Catalog:
    """The texts of one language, each of which is parsed when it is first asked for.

    Parsing all of them takes half a second a language, more than anything else that a process does before it answers.
    """

    def __init__(self, locale: str, sources: Iterable[tuple[str, str]], under: Catalog | None = None) -> None:
        """Take the files given as pairs of name and content; texts that they lack are those of the catalog under it.

        Raises:
            CatalogError: if a line of them belongs to no text, or a key stands twice.
        """
        self.locale = locale
        # British lists have no comma before "and", which reads better in a short line.
        self.babel = Locale.parse("en_GB" if locale == FALLBACK else locale.replace("-", "_"))
        self._written: dict[tuple[Any, ...], str] = {}
        self._bundle = FluentBundle(
            [locale], functions={"WORD": cast("Any", self._form_of)}, use_isolating=False
        )
        self.sources: dict[str, str] = {} if under is None else {**under.sources}
        where: dict[str, str] = {}
        for name, content in sources:
            if stray := _STRAY.search(content):
                raise CatalogError(f"{locale}/{name}: {stray[0][:60]!r}")
            for source in _BEGINNINGS.split(content)[1:]:
                key = source.partition("=")[0].rstrip()
                if key in where:
                    raise CatalogError(f"{locale}/{name}: {key} stands in {where[key]} too")
                where[key] = name
                self.sources[key] = source
        self.keys: frozenset[str] = frozenset(self.sources)

    def parse(self, key: str) -> None:
        """Parse the text of this key, and those that it puts in, unless that was done.

        Raises:
            CatalogError: if the text is broken.
        """
        if self._bundle.has_message(key):
            return
        source = self.sources[key]
        resource = FluentParser().parse(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogError(f"{self.locale}: {key}: {(entry.content or '').strip()[:60]!r}")
        self._bundle.add_resource(resource)
        for other in _PUT_IN.findall(source):
            if other in self.keys:
                self.parse(other)

    def format(self, key: str, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Return the text with its arguments put in, and the errors in them.

        Fluent takes some fifty microseconds for each of the fifty texts of a panel, and most texts repeat those of the
        panel before: so formatted texts are cached. The key contains the types, since 1 and True are equal but
        formatted differently.
        """
        asked = (
            key,
            *((name, type(value), value, _origin(value)) for name, value in arguments.items()),
        )
        try:
            return self._written[asked], []
        except KeyError:
            may_be_kept = True
        except TypeError:
            may_be_kept = False  # an argument that may change
        try:
            self.parse(key)
        except CatalogError as broken:
            return key, [broken]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, [LookupError(f"{key} has no text")]
        shown = {
            "form": _PLAIN,
            **{
                name: number_text(value, self.babel) if isinstance(value, int) and value < 0 else value
                for name, value in arguments.items()
            },
        }
        written, errors = self._bundle.format_pattern(pattern, shown)
        text = str(written)
        if may_be_kept and not errors:
            if len(self._written) >= _KEPT:
                self._written.clear()
            self._written[asked] = text
        return text, errors

    def _form_of(self, word: str, form: str = _PLAIN) -> str:
        """Return a form of a word or a list, for ``{ WORD($rank, "dative") }``; other text stays as it is."""
        if isinstance(word, WordList):
            return _list_text([self._form_of(item, form) for item in word.items], word.style, self.babel)
        if not isinstance(word, Word) or word.key not in self.keys:
            return word
        return self.format(word.key, {**dict(word.arguments), "form": form})[0]


def _list_text(items: Sequence[str], style: _ListStyle, locale: Locale) -> str:
    if style == "commas":
        return ", ".join(items)
    joined: str = format_list(list(items), style=style, locale=locale)
    return joined


def number_text(number: int, locale: Locale | str) -> str:
    """Return a number as it is written in a locale; Fluent and Babel have a hyphen for the minus sign."""
    written: str = format_decimal(number, locale=locale)
    return written.replace("-", "\N{MINUS SIGN}")


@cache
def catalog(locale: str) -> Catalog:
    """Return the catalog of one of :func:`locales`; what it lacks is read in English."""
    files = sorted((CATALOGS / locale).glob("*.ftl"))
    under = None if locale == FALLBACK else catalog(_UNDER.get(locale, FALLBACK))
    return Catalog(locale, ((file.name, file.read_text(encoding="utf-8")) for file in files), under)


@cache
def locales() -> tuple[str, ...]:
    """Return the languages that have catalogs, as Discord names them (``en``, ``pt-BR``)."""
    return tuple(sorted(folder.name for folder in CATALOGS.iterdir() if any(folder.glob("*.ftl"))))


def _nearest(wanted: str) -> tuple[str, ...]:
    """Return the catalogs of this language, the nearest first: for ``es-ES`` those of Spain and of Latin America."""
    language = wanted.partition("-")[0]
    alike = [one for one in locales() if one.partition("-")[0] == language]
    return tuple(sorted(alike, key=lambda one: (one != wanted, one)))


class Texts:
    """Texts in one language: ``texts("hand-title", seat=2)``.

    A missing key or argument is logged as an error (which fails any test) and shown as the bare key, so that a slip in
    a catalog never costs a player the turn.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._catalog = catalog(locale)
        self._babel = self._catalog.babel

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the text of this key. Whole numbers are formatted for the locale; pass ids as text."""
        if key not in self._catalog.keys:
            _LOG.error("no text %s in catalog %s", key, self.locale)
            return key
        text, errors = self._catalog.format(key, arguments)
        if errors:
            _LOG.error("text %s in catalog %s: %s", key, self.locale, errors[0])
        return text

    def word(self, key: str, **arguments: Any) -> Word:
        """Return the text of this key as a word whose other forms a sentence can ask for."""
        return Word(self(key, **arguments), key, tuple(arguments.items()))

    def has(self, key: str) -> bool:
        """Return whether there is a text for this key."""
        return key in self._catalog.keys

    def listed(self, items: Sequence[str]) -> str:
        """Return the items as a list: "a, b and c"; where words are among them, sentences can ask for its forms."""
        return self._joined(items, "standard")

    def alternatives(self, items: Sequence[str]) -> str:
        """Return the items as a choice: "a, b or c"."""
        return self._joined(items, "or")

    def with_commas(self, items: Sequence[str]) -> str:
        """Return the items with commas alone, where another "and" would confuse; sentences can ask for its forms."""
        return self._joined(items, "commas")

    def _joined(self, items: Sequence[str], style: _ListStyle) -> str:
        if len(items) == 1:
            return items[0]
        text = _list_text(items, style, self._babel)
        has_words = any(isinstance(item, Word | WordList) for item in items)
        return WordList(text, tuple(items), style) if has_words else text

    def at_start(self, words: str) -> str:
        """Return words that begin a line or a label: with a capital first letter, the rule of all languages here."""
        return words[:1].upper() + words[1:]

    def dated(self, key: str, moment: datetime) -> str:
        """Return a moment by the pattern of this key, in the letters of Unicode (``EEEE yyyy-MM-dd HH:mm``)."""
        written: str = format_datetime(moment, self(key), locale=self._babel)
        return written

    @property
    def thousands(self) -> str:
        """Return the sign between thousands, for numbers in pictures."""
        sign: str = self._babel.number_symbols["latn"]["group"]
        return sign

    def number(self, number: int) -> str:
        """Return the number with thousands separators, and with a minus sign where it is negative."""
        return number_text(number, self._babel)


@cache
def _texts(locale: str) -> Texts:
    return Texts(locale)


def texts_for(locale: object = None) -> Texts:
    """Return the texts nearest to a locale (``discord.Locale``, a text such as ``en-GB``, or None).

    The exact catalog is taken, else one of the same language, else the English one.
    """
    return _texts(next(iter(_nearest("" if locale is None else str(locale))), FALLBACK))


def language_name(locale: str) -> str:
    """Return the name of a language as its speakers write it: "Deutsch", "Português (Brasil)"."""
    of = Locale.parse(locale.replace("-", "_"))
    name: str = of.get_display_name() or locale
    return texts_for(locale).at_start(name)


def yes_no(flag: bool) -> str:
    """Return a flag as a text's argument that chooses between two wordings."""
    return "yes" if flag else "no"
