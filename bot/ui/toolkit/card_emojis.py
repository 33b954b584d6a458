"""Emojis of cards that the application owns, for embeds, panels, buttons and menus; text stands where there are none."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import discord

from bot.canasta.cards import Card
from bot.canasta.melds import Make
from bot.pictures.emojis import (
    COUNTS,
    EMOJI_NAMES,
    SINGLE_NAMES,
    back_emoji,
    canasta_emoji,
    count_emoji,
    face_emoji,
    portrait_emoji,
    rank_emoji,
)


class CardEmojis:
    """The uploaded emojis of cards. Until all single ones are known there are none: no panel mixes pictures with text."""

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
        """Return the names of those that are not uploaded; those without which none is shown come first."""
        return sorted(EMOJI_NAMES - self._ids.keys(), key=lambda name: (name not in SINGLE_NAMES, name))

    @property
    def is_complete(self) -> bool:
        """Return whether all single emojis are uploaded, so that they can be shown."""
        return self._ids.keys() >= SINGLE_NAMES

    def emoji_of(self, card: Card, *, four_colours: bool = False) -> discord.PartialEmoji | None:
        """Return the emoji of a face; ``str()`` of it is the text for embeds and text displays."""
        return self._named(face_emoji(card, four_colours=four_colours))

    def emoji_of_rank(self, rank: int) -> discord.PartialEmoji | None:
        """Return the emoji of a card whose suit does not matter, or of the joker."""
        return self._named(rank_emoji(rank))

    def counted(self, rank: int, count: int) -> str:
        """Return so many cards of a rank as text for embeds and text displays: one emoji with the number in it."""
        name = count_emoji(rank, count) if count in COUNTS else ""
        if name in self._ids:
            return str(self._named(name))
        return f"{self.emoji_of_rank(rank)}{count if count > 1 else ''}"

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
