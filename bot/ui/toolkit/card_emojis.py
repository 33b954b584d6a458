"""Emojis of cards that the application owns, for embeds, panels, buttons and menus; text stands where there are none."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import discord

from bot.canasta.cards import Card
from bot.canasta.melds import Make
from bot.pictures.emojis import EMOJI_NAMES, back_emoji, canasta_emoji, face_emoji, portrait_emoji, rank_emoji


class CardEmojis:
    """The uploaded emojis of cards. Until all of them are known there are none: no panel mixes pictures with text."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def replace(self, uploaded: Mapping[str, int]) -> None:
        """Take these, by name, for all emojis that the application has; those of other versions do not matter."""
        self._ids = {name: uploaded[name] for name in EMOJI_NAMES & uploaded.keys()}

    def add(self, name: str, number: int) -> None:
        """Take note of one more emoji."""
        self._ids[name] = number

    @property
    def missing(self) -> list[str]:
        """Return the names of those that are not uploaded, in alphabetical order."""
        return sorted(EMOJI_NAMES - self._ids.keys())

    @property
    def is_complete(self) -> bool:
        """Return whether all emojis are uploaded, and can be shown."""
        return len(self._ids) == len(EMOJI_NAMES)

    def emoji_of(self, card: Card, *, four_colours: bool = False) -> discord.PartialEmoji | None:
        """Return the emoji of a face; ``str()`` of it is the text for embeds and text displays."""
        return self._named(face_emoji(card, four_colours=four_colours))

    def emoji_of_rank(self, rank: int) -> discord.PartialEmoji | None:
        """Return the emoji of a card whose suit does not matter, or of the joker."""
        return self._named(rank_emoji(rank))

    @property
    def back(self) -> discord.PartialEmoji | None:
        """Return the emoji of a card that lies face down."""
        return self._named(back_emoji())

    def canasta(self, make: Make) -> discord.PartialEmoji | None:
        """Return the emoji that marks a canasta of this make."""
        return self._named(canasta_emoji(make))

    def portrait(self, portrait: str) -> discord.PartialEmoji | None:
        """Return the emoji of the portrait of this id."""
        return self._named(portrait_emoji(portrait))

    def _named(self, name: str) -> discord.PartialEmoji | None:
        return discord.PartialEmoji(name=name, id=self._ids[name]) if self.is_complete else None


class OwnEmojis(NamedTuple):
    """The emojis of cards as one person wants them in private messages."""

    emojis: CardEmojis
    four_colours: bool = False

    def of(self, card: Card) -> discord.PartialEmoji | None:
        """Return the emoji of a face."""
        return self.emojis.emoji_of(card, four_colours=self.four_colours)

    def of_rank(self, rank: int) -> discord.PartialEmoji | None:
        """Return the emoji of a card whose suit does not matter."""
        return self.emojis.emoji_of_rank(rank)


WORDS_ONLY: Final = OwnEmojis(CardEmojis())
