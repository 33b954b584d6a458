"""Levels and characters of computer players in words."""

from typing import Final

from discord import app_commands

from bot.canasta.seats import Seat
from bot.pictures.portraits import PLAIN, PORTRAITS
from bot.players.registry import CHARACTERS, LEVELS
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.people.visible_text import COMPUTER_MARK
from bot.ui.texts import Texts
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.commands import localized
from bot.ui.words.names import seat_name

LEVEL_CHOICES: Final = [
    app_commands.Choice(name=localized(f"level-{level}"), value=level) for level in LEVELS
]
"""The levels as choices of a command's option; one that is not installed is refused when it is chosen."""

CHARACTER_CHOICES: Final = [
    app_commands.Choice(name=character.name, value=character.id) for character in CHARACTERS.values()
]


def level_name(texts: Texts, level: str) -> str:
    """Return the name of a level; a level of another version of the bot is called by its id."""
    key = f"level-{level}"
    return texts.word(key) if texts.has(key) else level


def style_words(texts: Texts, character: str) -> str:
    """Return what a character likes to do: "collects natural canastas"."""
    return texts(f"character-{character}")


def portrait_of(holder: SeatHolder | None) -> str:
    """Return the id of the portrait of a seat's holder; empty for people and free seats."""
    if holder is None or not holder.is_computer:
        return ""
    return holder.character if holder.character in PORTRAITS else PLAIN


def portrayed_name(texts: Texts, record: TableRecord, seat: Seat, emojis: CardEmojis) -> str:
    """Return the name of a seat's computer after its portrait, or after the mark of computers where there is no emoji."""
    name = seat_name(texts, record, seat)
    emoji = emojis.portrait(portrait_of(record.holder_of(seat)))
    return name if emoji is None else f"{emoji} {name.removeprefix(f'{COMPUTER_MARK} ')}"


def computer_about(texts: Texts, holder: SeatHolder) -> str:
    """Return the level of a computer and the style of its character, where it has one."""
    level = level_name(texts, holder.computer or "")
    if holder.character not in CHARACTERS:
        return level
    return texts("computer-about", level=level, style=style_words(texts, holder.character or ""))
