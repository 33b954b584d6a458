"""Terms of a table: its clock, its reminders, what happens when time runs out, and how its board is shown."""

from enum import StrEnum
from typing import Final

from msgspec import Struct, structs

from bot.service.errors import TermsImpossible


class Pace(StrEnum):
    """The kinds of clocks of a table."""

    RELAXED = "relaxed"
    """No clock: players are reminded, and time never runs out."""
    TURNS = "turns"
    """A fixed number of hours for every turn."""
    BANK = "bank"
    """A bank of hours for the match, to which each turn adds some; it never holds more than at the start."""


class TimeOut(StrEnum):
    """The ways to treat a turn whose time has run out."""

    WAIT = "wait"
    """The other players decide: any of them may let a computer play the turn."""
    SKIP = "skip"
    """A draw and a discard without melding. At the second such turn in a row a computer stands in."""
    COMPUTER = "computer"
    """A computer plays the turn and stands in until the player is back."""


class NextRound(StrEnum):
    """The times at which the next round of a match can be dealt."""

    AT_ONCE = "at_once"
    WHEN_READY = "when_ready"
    """As soon as all players are ready, or after a day."""


class BoardStyle(StrEnum):
    """The ways to show the public board."""

    PICTURE = "picture"
    """A picture with few words; emojis where the bot may not attach files, words where there are none."""
    EMOJIS = "emojis"
    """Cards as emojis with few words; words while the emojis are not all uploaded."""
    WORDS = "words"


class Terms(Struct, frozen=True, omit_defaults=True):
    """The terms of a table. Hours are whole and count only while the player's clock runs."""

    pace: Pace = Pace.RELAXED
    hours: int = 72
    """The hours for a turn, or in the bank at the start of the match."""
    increment: int = 12
    """The hours that a turn adds to the bank."""
    on_time_out: TimeOut = TimeOut.WAIT
    reminders: tuple[int, ...] = (24, 4)
    """The reminders with a clock, in hours before time runs out, longest first."""
    relaxed_reminders: tuple[int, ...] = (24, 72, 168)
    """The reminders without a clock, in hours after the turn began, shortest first."""
    question_hours: int = 24
    """The hours in which a partner must answer "may I go out?"; 0 for no limit."""
    question_default: bool = False
    """The answer that counts when that time has run out."""
    vacation_hours: int = 168
    """The vacation of each player for the match in calendar hours, taken only when their time would run out."""
    next_round: NextRound = NextRound.AT_ONCE
    take_back: bool = False
    """Permission to take back lay-downs of the turn before anything else happens."""
    discard_hold: int = 0
    """The seconds for which a discard is held before it is made, so that it can be taken back; 0 for none."""
    hints: bool = False
    """True if hands offer to compare plays; the same for all seats."""
    board: BoardStyle = BoardStyle.PICTURE
    tells_plays: bool = False
    """True if every play is told in a message of the thread, too."""
    moments: bool = True
    """True if boards and results celebrate great moments: a canasta, a late first meld, going out, a big score, a win."""
    remarks: bool = True
    """True if computers with a character make a remark on the board now and then."""

    @property
    def has_clock(self) -> bool:
        """Return whether time can run out."""
        return self.pace is not Pace.RELAXED


NEW_TABLES: Final = Terms(take_back=True)
"""The terms of new tables where a server has chosen none. The defaults of ``Terms`` are another thing: they are left out
where terms are stored, so that a changed one would change running tables.
"""


def differ_in_looks_only(terms: Terms, other: Terms) -> bool:
    """Return whether these terms differ only in what the bot shows, and in nothing that matters to the play."""
    looks = {
        "board": other.board,
        "tells_plays": other.tells_plays,
        "moments": other.moments,
        "remarks": other.remarks,
    }
    return structs.replace(terms, **looks) == other


def problems_of_terms(terms: Terms) -> tuple[str, ...]:
    """Return the invalid fields of these terms, as words for the message catalog; empty when they are valid."""
    possible = {
        "hours": 1 <= terms.hours <= MOST_HOURS,
        "increment": 0 <= terms.increment <= terms.hours,
        "question_hours": 0 <= terms.question_hours <= MOST_HOURS,
        "vacation_hours": 0 <= terms.vacation_hours <= MOST_HOURS,
        "discard_hold": 0 <= terms.discard_hold <= LONGEST_HOLD,
        "reminders": all(map(_are_reminders, (terms.reminders, terms.relaxed_reminders))),
    }
    return tuple(field for field, is_possible in possible.items() if not is_possible)


def expect_possible(terms: Terms) -> None:
    """Raise an error for invalid terms.

    Raises:
        TermsImpossible
    """
    problems = problems_of_terms(terms)
    if problems:
        raise TermsImpossible(problems=problems)


def _are_reminders(steps: tuple[int, ...]) -> bool:
    return len(steps) <= MOST_REMINDERS and all(1 <= step <= MOST_HOURS for step in steps)


MOST_HOURS = 24 * 60
"""The largest number of hours for any setting: 60 days."""

MOST_REMINDERS = 5

LONGEST_HOLD = 60
"""The largest number of seconds for which a discard can be taken back."""
