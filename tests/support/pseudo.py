"""A catalog that marks every text of the English one, ``⟦drew⟧ 2 ⟦cards⟧``: what stands outside was written by code.

Its language is Japanese, so that lists, dates and numbers are those of the reader's language, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.ui.texts import CATALOGS, FALLBACK, Catalog, Texts

LOCALE: Final = "ja"
_ENGLISH: Final = CATALOGS / FALLBACK
_MARKED: Final = re.compile(r"⟦[^⟧\n]*(?:⟧|$)", re.MULTILINE)
_DISCORDS: Final = re.compile(
    r"<(?:t:-?\d+(?::\w)?|[@#]&?!?\d+|/[\w -]+:\d+|a?:\w+:\d+)>|https?://\S+|`[0-9a-f ]{16,}`|`/[\w -]+`"
)
_ESCAPE: Final = re.compile(r"\\u[0-9A-Fa-f]{4}")
_WORD: Final = re.compile(r"[A-Za-z]{2,}")


class _Marking(visitor.Transformer):
    """Puts every text with a letter in it between the marks, line by line."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = "\n".join(map(_marked, node.value.split("\n")))
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = _marked(node.value)
        return node

    def visit_CallArguments(self, node: ast.CallArguments) -> ast.CallArguments:  # noqa: N802
        return node


def _marked(line: str) -> str:
    words = line.strip(" ")
    return line.replace(words, f"⟦{words}⟧") if re.search(r"[A-Za-z]", _ESCAPE.sub("", words)) else line


@cache
def pseudo_texts() -> Texts:
    """The texts of the marked catalog."""
    files = []
    for file in sorted(_ENGLISH.glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        marked: Any = _Marking().visit(resource)
        files.append((file.name, FluentSerializer().serialize(marked)))
    texts = Texts("en")
    one = Catalog(LOCALE, files)
    texts.locale, texts._catalog, texts._babel = LOCALE, one, one.babel
    return texts


def unmarked_words(text: str, known: frozenset[str] = frozenset()) -> Iterator[str]:
    """The words that no catalog wrote, save the known ones and what Discord writes anew for each reader."""
    for word in _WORD.findall(_DISCORDS.sub(" ", _MARKED.sub(" ", text))):
        if word not in known:
            yield word
