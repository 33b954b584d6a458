"""Limits of typed text, and the reasons why a text cannot be read."""

from enum import StrEnum
from typing import Final, TypeAlias

LONGEST_TEXT: Final = 1000
"""The most characters of a text; longer ones are refused unread."""

MOST_CARDS: Final = 436
"""The most cards of a list; no table has more."""

MOST_CARDS_PLAYED: Final = 100
"""The most cards of a play; no hand holds more."""

MOST_READINGS: Final = 64
"""The most readings of a text; one with more is refused instead of asking which was meant."""

Face: TypeAlias = tuple[int, int | None]
"""A card as typed: its rank, and its suit where that was given."""


class Unreadable(StrEnum):
    """The reasons why a text cannot be read: keys of :class:`~bot.canasta.errors.NotationError`, with their facts."""

    TEXT_TOO_LONG = "text_too_long"  # length, limit
    TOO_MANY_CARDS = "too_many_cards_typed"  # count, limit
    TOO_MANY_READINGS = "too_many_readings"  # limit
    UNKNOWN_TEXT = "unknown_text"  # text: the first piece that cannot be read
    NO_CARDS = "no_cards"
    ONE_CARD_EXPECTED = "one_card_expected"  # count
    SUIT_MISSING = "suit_missing"  # rank
    SUIT_MISPLACED = "suit_misplaced"  # suit
    TARGET_MISPLACED = "target_misplaced"  # text: the group
    NO_MELD_OF_RANK = "no_meld_of_rank"  # rank
    NO_MELD_FOR_WILDS = "no_meld_for_wilds"  # cards
    UNKNOWN_ACTION = "unknown_action"  # text, known: the verbs
    TEXT_AFTER_ACTION = "text_after_action"  # text, action
