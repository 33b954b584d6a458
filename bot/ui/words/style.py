"""Personal styles of private messages: suits in four colours, text only, more space.

The finished message is rewritten, so that the code that makes messages needs to know nothing of styles.
Public messages stay as they are.
"""

import re
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.service.people.settings import PlayerSettings
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.components import LONGEST_LABEL, LONGEST_OPTION, LONGEST_PLACEHOLDER, cut
from bot.ui.toolkit.messages import Frame, Message


class Style(Struct, frozen=True):
    """The style of a person's private messages."""

    text_only: bool = False
    four_colours: bool = False
    spaced: bool = False


PLAIN: Final = Style()


def style_of(settings: PlayerSettings) -> Style:
    """Return the style that a person has chosen; text only excludes four colours."""
    return Style(settings.text_only, settings.four_colours and not settings.text_only, settings.spaced)


def styled(texts: Texts, message: Message, style: Style) -> Message:
    """Return the message in this style. Its buttons and menus are changed in place, since no other message has them."""
    if style == PLAIN:
        return message
    for row in message.rows:
        for item in row:
            _restyle_item(texts, item, style)
    text = None if message.text is None else limits.cut(restyled(texts, message.text, style), limits.CONTENT)
    embeds = tuple(_embed(texts, embed, style) for embed in message.embeds)
    frame = None if message.frame is None else _frame(texts, message.frame, style)
    return replace(message, text=text, embeds=embeds, frame=frame)


def restyled(texts: Texts, text: str, style: Style) -> str:
    """Return a text in this style."""
    if style.spaced:
        text = _spaced(text)
    if style.text_only:
        return _lettered(texts, text)
    return _coloured(text) if style.four_colours else text


# --------------------------------------------------------------------------------------------------- four colours

_FOUR: Final = {"♣": "🍀", "♦": "🔷", "♥": "♥\N{VARIATION SELECTOR-16}"}
"""Green clubs, blue diamonds, red hearts; spades keep the colour of the words. Each keeps its shape, so that nothing
depends on telling colours apart."""

_SUIT: Final = re.compile("([♣♦♥♠])[\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}]?")
_CODE: Final = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def _coloured(text: str) -> str:
    # Code blocks stay as they are: they are set in columns, or are to be typed.
    return "".join(
        part if number % 2 else _SUIT.sub(lambda found: _FOUR.get(found[1], found[0]), part)
        for number, part in enumerate(_CODE.split(text))
    )


# ------------------------------------------------------------------------------------------------------ text only

_LETTERS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_WORDS: Final = {"♣": "suit-clubs", "♦": "suit-diamonds", "♥": "suit-hearts", "♠": "suit-spades"}
_OF_CARDS: Final = re.compile(f"(?<![a-z])(10|[2-9JQKA])((?:{_SUIT.pattern.replace('(', '(?:', 1)})+)")
_PICTURE: Final = (
    "[\U0001f000-\U0001faff\u2600-\u2712\u2714-\u2716\u2718-\u27bf\u2b00-\u2bff\u23e9-\u23ff]"
    "[\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}\U0001f3fb-\U0001f3ff\u200d]*"
)
# Only pictures that stand by themselves: those within somebody's name are part of the name.
_BEFORE_WORDS: Final = re.compile(f"(?<![^\\s*_>(])(?:{_PICTURE})+[ \u00a0]")
_AFTER_WORDS: Final = re.compile(f"[ \u00a0](?:{_PICTURE})+(?=[.,;:!?)]|$)", re.MULTILINE)
_SIGNS: Final = {"✅": "✓", "❌": "✗", "⚠️": "!", "⚠": "!"}
"""Pictures that add to the words beside them, and the text that replaces them."""


def _lettered(texts: Texts, text: str) -> str:
    text = _OF_CARDS.sub(lambda found: found[1] + _SUIT.sub(lambda suit: _LETTERS[suit[1]], found[2]), text)
    text = _SUIT.sub(lambda suit: texts(_WORDS[suit[1]]), text)
    for sign, letter in _SIGNS.items():
        text = text.replace(sign, letter)
    computer = texts("style-computer")
    text = re.sub(f"🤖(?=[ \u00a0](?!{re.escape(computer)}))", computer, text)
    text = re.sub("🧑(?=[ \u00a0])", texts("style-person"), text)
    text = text.replace("🔸", texts("style-changed")).replace("🏡", texts("style-house"))
    text = re.sub("(?<=\\S)\u00a0🔒", f" ({texts('style-closed')})", text)
    without = _AFTER_WORDS.sub("", _BEFORE_WORDS.sub("", text))
    return without if without.strip() else text


# ----------------------------------------------------------------------------------------------------- more space

_BETWEEN: Final = " · "
_WIDE: Final = "\N{EM SPACE}·\N{EM SPACE}"
_OF_ONE_SUIT: Final = re.compile(r"^\*\*[♣♦♥♠].*\*\*$", re.MULTILINE)


def _spaced(text: str) -> str:
    wide = text.replace(_BETWEEN, _WIDE)
    return _OF_ONE_SUIT.sub(lambda found: found[0].replace(" ", "\N{EN SPACE} "), wide)


def _apart(text: str) -> str:
    """Return the text with an empty line between its lines; code blocks are set in columns and stay."""
    return "".join(
        part if number % 2 else re.sub(r"\n+", "\n\n", part) for number, part in enumerate(_CODE.split(text))
    )


# ------------------------------------------------------------------------------------------------------- messages


def _frame(texts: Texts, frame: Frame, style: Style) -> Frame:
    """Return the frame in this style, with as much space as Discord takes. Its items are changed already."""
    for some in (style, Style(style.text_only, style.four_colours)):
        parts = tuple(
            _text_part(texts, part, some) if isinstance(part, str) else part for part in frame.parts
        )
        written = replace(frame, parts=parts)
        if limits.utf16("".join(written.texts)) <= limits.COMPONENTS_TEXT:
            return written
    return frame


def _text_part(texts: Texts, text: str, style: Style) -> str:
    written = restyled(texts, text, style)
    return _apart(written) if style.spaced else written


def _embed(texts: Texts, embed: discord.Embed, style: Style) -> discord.Embed:
    """Return the embed in this style, with as much of it as Discord takes."""
    tighter = Style(style.text_only, style.four_colours)
    wide, narrow = _rewritten(texts, embed, style), _rewritten(texts, embed, tighter)
    return limits.first_within([wide, narrow, _cut(narrow), embed])


def _rewritten(texts: Texts, embed: discord.Embed, style: Style) -> discord.Embed:
    # The footer and the author's line are names and codes, which clicks may read again.
    written: dict[str, Any] = {**embed.to_dict()}
    for part, rewrite in (("title", restyled), ("description", _text_part)):
        if part in written:
            written[part] = rewrite(texts, written[part], style)
    written["fields"] = [
        {
            **field,
            "name": restyled(texts, field["name"], style),
            "value": _text_part(texts, field["value"], style),
        }
        for field in written.get("fields", ())
    ]
    return discord.Embed.from_dict(written)


def _cut(embed: discord.Embed) -> discord.Embed:
    short = embed.copy()
    short.description = limits.cut(embed.description or "", limits.DESCRIPTION) or None
    for number, field in enumerate(embed.fields):
        value = limits.cut(field.value or "", limits.FIELD_VALUE)
        short.set_field_at(number, name=field.name, value=value, inline=field.inline)
    return short


def labelled(texts: Texts, text: str, style: Style, longest: int = LONGEST_OPTION) -> str:
    """Return a text on a button or in a menu in this style.

    The client sets their width, so they get no additional space.
    """
    return cut(restyled(texts, text, Style(style.text_only, style.four_colours)), longest)


def _restyle_item(texts: Texts, item: ui.Item[Any], style: Style) -> None:
    if isinstance(item, ui.Button) and item.label:
        item.label = labelled(texts, item.label, style, LONGEST_LABEL)
    elif isinstance(item, ui.Select):
        if item.placeholder:
            item.placeholder = labelled(texts, item.placeholder, style, LONGEST_PLACEHOLDER)
        for option in item.options:
            option.label = labelled(texts, option.label, style)
            if option.description:
                option.description = labelled(texts, option.description, style)
