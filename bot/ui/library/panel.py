"""The messages of the library: its pages, a published house rule, and the form that publishes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.share_code import ShareCodeError, encode
from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.house_rules.model import HouseRule
from bot.service.ids import TableId
from bot.service.library.model import PublishedPage, PublishedRule
from bot.service.library.publishing import LONGEST_ABOUT, LONGEST_AUTHOR
from bot.ui.tables.buttons import PRACTISE_PUBLISHED, PUBLISH, RULES_PUBLISHED
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.components import BLUE, RED, button, menu, option
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId, Verb
from bot.ui.toolkit.forms import FieldsForm, FormField
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import plain, shown
from bot.ui.words.options import house_name, house_sentence

# Custom ids hold the number of the published house rule in the place of a table's.
LIBRARY: Final = Verb("library", 1)  # a page
LIBRARY_RULE: Final = Verb("libraryrule", 1)  # the page it stands on; value: the number of a house rule
LIBRARY_IMPORT: Final = Verb("libraryimport")
LIBRARY_DOWN: Final = Verb("librarydown", 1)  # 0: ask, 1: take it down

PAGE: Final = 5
"""The house rules of a page."""

_LONGEST_LINE: Final = 160


def library_message(texts: Texts, number: int, page: PublishedPage, note: str | None = None) -> Message:
    """Return a page of the library, with a menu of what stands on it."""
    last = max(0, (page.count - 1) // PAGE)
    number = min(number, last)
    lines = [*([note, ""] if note else []), *(_line(texts, rule) for rule in page.rules)]
    if not page.rules:
        lines.append(texts("library-empty"))
    embed = discord.Embed(
        title=texts("library-title"), description="\n".join(lines), colour=colours.PLAIN
    ).set_footer(text=texts("library-footer", page=number + 1, pages=last + 1))
    rows: list[ComponentRow] = []
    if page.rules:
        entries = [option(plain(rule.name, LONGEST_NAME), rule.id) for rule in page.rules]
        rows.append([menu(LIBRARY_RULE, texts("menu-library"), entries, NO_TABLE, 0, number)])
    turns = [
        button(LIBRARY, texts(label), NO_TABLE, 0, other)
        for other, label in ((number - 1, "button-library-newer"), (number + 1, "button-library-older"))
        if 0 <= other <= last
    ]
    return of_embed(embed, [*rows, turns])


def _line(texts: Texts, rule: PublishedRule) -> str:
    about = shown(rule.about, LONGEST_ABOUT) or house_sentence(texts, rule.preset, rule.differences)
    name = shown(rule.name, LONGEST_NAME)
    return texts("library-line", name=name, about=limits.cut(about, _LONGEST_LINE))


def rule_message(
    texts: Texts, rule: PublishedRule, page: int, *, may_import: bool, may_take_down: bool
) -> Message:
    """Return a published house rule, with all that can be done with it."""
    place = TableId(rule.id)
    lines = [shown(rule.about, LONGEST_ABOUT)] if rule.about else []
    lines.append(house_sentence(texts, rule.preset, rule.differences))
    if rule.author_name:
        lines.append(texts("library-author", author=shown(rule.author_name)))
    embed = discord.Embed(
        title=texts("library-rule-title", name=shown(rule.name, LONGEST_NAME)),
        description=limits.cut("\n".join(lines), limits.DESCRIPTION),
        colour=colours.PLAIN,
    )
    if code := code_of(rule):
        embed.add_field(name=texts("library-code"), value=f"`{code}`", inline=False)
    first: list[ui.Item[Any]] = [
        button(RULES_PUBLISHED, texts("button-rules"), place),
        button(PRACTISE_PUBLISHED, texts("button-library-try"), place, style=BLUE),
    ]
    if may_import:
        first.append(button(LIBRARY_IMPORT, texts("button-library-import"), place))
    second: list[ui.Item[Any]] = [button(LIBRARY, texts("button-back"), NO_TABLE, 0, page)]
    if may_take_down:
        second.append(button(LIBRARY_DOWN, texts("button-library-down"), place, 0, 0))
    return of_embed(embed, [first, second])


def code_of(rule: PublishedRule) -> str:
    """Return the code by which a published house rule is imported under any name; empty if none can hold it."""
    try:
        code = encode(rule.preset, rule.differences)
    except ShareCodeError:
        return ""
    return code if len(code) + 2 <= limits.FIELD_VALUE else ""


def take_down_message(texts: Texts, rule: PublishedRule) -> Message:
    """Return the question whether a house rule is to be taken out of the library."""
    sure = button(LIBRARY_DOWN, texts("button-library-down-sure"), TableId(rule.id), 0, 1, style=RED)
    back = button(LIBRARY, texts("button-back"), NO_TABLE, 0, 0)
    text = texts("library-down-sure", name=shown(rule.name, LONGEST_NAME))
    return Message(text, rows=[[sure, back]])


def publish_form(texts: Texts, house: HouseRule, about: str, author: str) -> FieldsForm:
    """Return the form that publishes a house rule, with what it was published with before."""
    fields: Sequence[FormField] = (
        FormField(
            texts("library-form-about"),
            texts("library-form-about-hint"),
            about,
            LONGEST_ABOUT,
            has_lines=True,
        ),
        FormField(texts("library-form-author"), texts("library-form-author-hint"), author, LONGEST_AUTHOR),
    )
    title = texts("library-form-title", name=plain(house.name, LONGEST_NAME))
    return FieldsForm(ClickId(PUBLISH.name, TableId(house.id)), title, fields)


def published_text(texts: Texts, house: HouseRule) -> str:
    """Return the sentence that a house rule is published."""
    return texts("library-published", name=house_name(house))
