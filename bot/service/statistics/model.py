"""Finished rounds of people, and the sums of them that statistics show."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.service.ids import GuildId, TableId, UserId


class PlayedRound(Struct, frozen=True):
    """A finished round of one person. Canastas are those of the person's side, piles and exits the person's own."""

    table: TableId
    round: int
    user: UserId
    guild: GuildId
    at: datetime
    preset: str
    side: int
    """The number of the score sheet that counted for this person."""
    points: int
    ahead: int
    """The points more than those of the best other side; negative if another side had more."""
    natural_canastas: int
    mixed_canastas: int
    other_canastas: int
    """The canastas of sevens with a bonus of their own, of wild cards, of a sequence or of threes."""
    piles: int
    went_out: bool
    concealed: bool
    ends_match: bool
    """True if the match was over with this round by its rules."""
    won: bool
    """True if the person's side won the match that ended with this round."""
    turns: int = 0
    """The number of turns that the person's seat had; 0 if it was not counted."""
    largest_pile: int = 0
    """The number of cards in the largest pile that the person took."""


class RoundChoice(Struct, frozen=True):
    """The rounds of one person in one server that are asked for."""

    guild: GuildId
    user: UserId
    partner: UserId | None = None
    """The person who must have played on the same side."""
    presets: frozenset[str] | None = None
    """The games; None for all."""


class Sums(Struct, frozen=True):
    """Sums over rounds of one person; ``best`` and ``worst`` are points of a round, 0 without any."""

    rounds: int = 0
    points: int = 0
    best: int = 0
    worst: int = 0
    matches: int = 0
    won: int = 0
    natural_canastas: int = 0
    mixed_canastas: int = 0
    other_canastas: int = 0
    piles: int = 0
    went_out: int = 0
    concealed: int = 0


class Companion(Struct, frozen=True):
    """What a person played with or against another: matches, and how many of them the person won, and the other."""

    user: UserId
    rounds: int
    matches: int
    won: int
    lost: int


class Participation(Struct, frozen=True):
    """The decision of a member whether records and ladder of a server may name them."""

    guild: GuildId
    user: UserId
    takes_part: bool


class RecordKind(StrEnum):
    """The records of a server, in the order in which they are shown."""

    HIGHEST_ROUND = "highest-round"
    """The round with the most points of a side."""
    LARGEST_PILE = "largest-pile"
    """The pile with the most cards."""
    FASTEST_EXIT = "fastest-exit"
    """The exit after the fewest turns of the player who went out."""
    FIRST_CONCEALED = "first-concealed"
    """The first concealed exit, which Viennese Canasta calls a hand canasta."""
    LONGEST_MATCH = "longest-match"
    """The match with the most rounds, of those that ended by their rules."""


def value_of(kind: RecordKind, played: PlayedRound) -> int | None:
    """Return what the round counts for this record, the more the better; None where it cannot be one."""
    match kind:
        case RecordKind.HIGHEST_ROUND:
            return played.points if played.points > 0 else None
        case RecordKind.LARGEST_PILE:
            return played.largest_pile or None
        case RecordKind.FASTEST_EXIT:
            return -played.turns if played.went_out and played.turns else None
        case RecordKind.FIRST_CONCEALED:
            return 0 if played.concealed else None
        case RecordKind.LONGEST_MATCH:
            return played.round if played.ends_match else None


def shares(kind: RecordKind, holder: PlayedRound, other: PlayedRound) -> bool:
    """Return whether a record of ``holder`` is one of ``other``, too, of the same round."""
    match kind:
        case RecordKind.HIGHEST_ROUND:
            return other.side == holder.side
        case RecordKind.LONGEST_MATCH:
            return True
        case _:
            return other.user == holder.user
