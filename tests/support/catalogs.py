"""Comparison of catalogs: which texts one lacks, and whose variables are not those of the English text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.ui.texts import _UNDER, CATALOGS, FALLBACK

_VARIABLE: Final = re.compile(r"\$(\w+)")

_ASKED = re.compile(r'WORD\(\$\w+, "([\w-]+)"\)')
_CHOOSING = re.compile(r"\{ \$form ->\n(.*?)\n\s*\*\[", re.DOTALL)
_VARIANT = re.compile(r"^\s*\[([\w-]+)\]", re.MULTILINE)


class Message(NamedTuple):
    """A text of a catalog, as it is written."""

    file: str
    variables: frozenset[str]
    """The names of its variables, and of those of the texts that it refers to; that of a form is not counted."""
    shown: frozenset[str]
    """Those that stand in the text, rather than only choose between wordings."""
    told: frozenset[str]
    """Those that the comments above it or its file name: code gives them, whether or not this language needs them."""


@cache
def messages_of(locale: str) -> dict[str, Message]:
    """Return the texts of a language by key."""
    looked: dict[str, tuple[str, _Variables]] = {}
    told: dict[str, frozenset[str]] = {}
    for file in sorted((CATALOGS / locale).glob("*.ftl")):
        of_file: list[str] = []
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.ResourceComment):
                of_file += _VARIABLE.findall(entry.content or "")
            if isinstance(entry, ast.Message):
                above = "" if entry.comment is None else entry.comment.content or ""
                told[entry.id.name] = frozenset([*of_file, *_VARIABLE.findall(above)])
                variables = _Variables()
                variables.visit(entry)
                looked[entry.id.name] = file.name, variables

    def of(key: str) -> frozenset[str]:
        _, variables = looked[key]
        return frozenset(variables.all).union(
            *(of(other) for other in variables.references if other in looked)
        )

    return {
        key: Message(file, of(key), frozenset(one.shown), told[key]) for key, (file, one) in looked.items()
    }


def missing_in(locale: str) -> list[str]:
    """Return the keys of what readers of this language see in English, in the order of the English files.

    A catalog that only holds what differs from another of its language, as that of Spain, lacks nothing.
    """
    known = {*messages_of(locale), *(messages_of(_UNDER[locale]) if locale in _UNDER else ())}
    return [key for key in messages_of(FALLBACK) if key not in known]


def wrong_variables(locale: str) -> Iterator[tuple[str, str]]:
    """Yield the keys of texts with other variables than the English ones, and what is wrong.

    What only chooses between English wordings need not stand in a translation.
    """
    english = messages_of(FALLBACK)
    for key, message in messages_of(locale).items():
        if key not in english:
            yield key, "no such text in English"
            continue
        for name in sorted(message.variables - english[key].variables - english[key].told):
            yield key, f"${name} is unknown"
        for name in sorted(english[key].shown - message.variables):
            yield key, f"${name} is missing"


class _Variables(Visitor):
    """Visitor that collects the variables of an entry."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()
        self._is_choosing = False

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        before, self._is_choosing = self._is_choosing, True
        self.visit(node.selector)
        self._is_choosing = before
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        if name == "form":
            return
        self.all.add(name)
        if not self._is_choosing:
            self.shown.add(name)


def forms_asked(locale: str) -> set[str]:
    """Return the forms of words that sentences of a language ask for."""
    return set(_ASKED.findall(_written(locale)))


def forms_listed(locale: str) -> set[str]:
    """Return the forms that words of a language list; ``plain`` is what all have."""
    listed = {"plain"}
    for chosen in _CHOOSING.findall(_written(locale)):
        listed |= set(_VARIANT.findall(chosen))
    return listed


def _written(locale: str) -> str:
    folders = (CATALOGS / locale, *([CATALOGS / _UNDER[locale]] if locale in _UNDER else []))
    lines = (
        line
        for folder in folders
        for file in sorted(folder.glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    )
    return "\n".join(line for line in lines if not line.startswith("#"))
