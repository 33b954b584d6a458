"""How a table treats time: whose clock runs how, when people are reminded, and what happens when time runs out."""

from enum import StrEnum

from msgspec import Struct


class Pace(StrEnum):
    """Which clock a table plays by."""

    RELAXED = "relaxed"
    """No clock: people are reminded, and nothing ever runs out."""
    TURNS = "turns"
    """So many hours for every turn."""
    BANK = "bank"
    """A bank of hours for the match, to which each turn adds some; it never holds more than at the start."""


class TimeOut(StrEnum):
    """What a table does with a turn whose time has run out."""

    WAIT = "wait"
    """The others decide: any of them may let a computer play the turn."""
    SKIP = "skip"
    """The turn is drawn and discarded, and nothing is laid down. After two such turns a computer stands in."""
    COMPUTER = "computer"
    """A computer plays the turn and stands in until the player is back."""


class NextRound(StrEnum):
    """When the next round of a match is dealt."""

    AT_ONCE = "at_once"
    WHEN_READY = "when_ready"
    """When everybody has said so, or after a day."""


class Terms(Struct, frozen=True, omit_defaults=True):
    """What a table has agreed about time. Hours are whole and count only while the player's clock runs."""

    pace: Pace = Pace.RELAXED
    hours: int = 72
    """For a turn, or in the bank at the start of the match."""
    increment: int = 12
    """What a turn adds to the bank."""
    on_time_out: TimeOut = TimeOut.WAIT
    reminders: tuple[int, ...] = (24, 4)
    """With a clock: so many hours before time runs out, longest first."""
    relaxed_reminders: tuple[int, ...] = (24, 72, 168)
    """Without a clock: so many hours after the turn began, shortest first."""
    question_hours: int = 24
    """So long partner may think about "may I go out?"; 0 is as long as he likes."""
    question_default: bool = False
    """What counts as his answer after that."""
    vacation_hours: int = 168
    """Hours of the calendar each player may be late with in all, taken only when his time would run out."""
    next_round: NextRound = NextRound.AT_ONCE
    take_back: bool = False
    """Whether what was laid down in a turn may be taken back before anything else happens."""

    @property
    def has_clock(self) -> bool:
        """Whether time can run out."""
        return self.pace is not Pace.RELAXED


def problems_of_terms(terms: Terms) -> tuple[str, ...]:
    """What is wrong with these terms, as words for the message catalog; nothing when they can be played."""
    problems = []
    if not 1 <= terms.hours <= MOST_HOURS:
        problems.append("hours")
    if not 0 <= terms.increment <= terms.hours:
        problems.append("increment")
    if not 0 <= terms.question_hours <= MOST_HOURS:
        problems.append("question_hours")
    if not 0 <= terms.vacation_hours <= MOST_HOURS:
        problems.append("vacation_hours")
    if not all(map(_are_reminders, (terms.reminders, terms.relaxed_reminders))):
        problems.append("reminders")
    return tuple(problems)


def _are_reminders(steps: tuple[int, ...]) -> bool:
    return len(steps) <= MOST_REMINDERS and all(1 <= step <= MOST_HOURS for step in steps)


MOST_HOURS = 24 * 60
"""Two months."""

MOST_REMINDERS = 5
