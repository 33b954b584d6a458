"""Finished rounds of people, and the sums of them that statistics show."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.service.ids import GuildId, TableId, UserId


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
    """The rounds and matches of a person with or against ``user``; ``won`` by the person, ``lost`` where ``user`` won."""

    user: UserId
    rounds: int
    matches: int
    won: int
    lost: int


class MonthSums(Struct, frozen=True):
    """The rounds of one person of one game in one month, of which 1 is January."""

    month: int
    preset: str
    sums: Sums
    largest_pile: int = 0

    @property
    def rounds(self) -> int:
        """Return the number of rounds."""
        return self.sums.rounds


class PersonYear(Struct, frozen=True):
    """The rounds and matches of a person in a year.

    ``results`` are the matches in their order, True for those that were won. ``partner`` and ``opponent`` are those met
    in most rounds of the members who take part in records.
    """

    months: tuple[MonthSums, ...] = ()
    results: tuple[bool, ...] = ()
    partner: Companion | None = None
    opponent: Companion | None = None


class ServerMonth(Struct, frozen=True):
    """The rounds that were played of one game in one month, and the matches that were over with them."""

    month: int
    preset: str
    rounds: int
    matches: int


class ServerPair(Struct, frozen=True):
    """Two members who take part, and the rounds and matches that they played as partners."""

    users: tuple[UserId, UserId]
    rounds: int
    matches: int
    won: int


class ServerYear(Struct, frozen=True):
    """The rounds and matches of a server in a year.

    ``records`` are those of ``YEAR_RECORDS`` and are held as all records are, and ``pair`` has played most rounds
    together: both name only members who take part.
    """

    months: tuple[ServerMonth, ...] = ()
    people: int = 0
    records: Mapping[RecordKind, tuple[PlayedRound, ...]] = {}
    pair: ServerPair | None = None


class Participation(Struct, frozen=True):
    """The decision of a member whether records, ladder and years of a server may name them."""

    guild: GuildId
    user: UserId
    takes_part: bool


YEAR_RECORDS: Final = (RecordKind.HIGHEST_ROUND, RecordKind.LARGEST_PILE, RecordKind.FASTEST_EXIT)
"""The records that the review of a year has, too."""


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
