"""The steps of the course by chapters: a position, what may be tapped, and which of that is right.

The texts of a step are ``learn-NAME-title``, ``-task``, ``-why``, and for each tap but the right one ``-wrong-N``,
counted from 1. What is tapped is cards, or the words ``-choice-N``. That the engine agrees is tested.
"""

from typing import Final

from msgspec import Struct


class CourseStep(Struct, frozen=True):
    """One step. Cards are written as people type them: ``"7S 7H 7D"``."""

    name: str
    right: int
    """The number of the right tap, from 1."""
    taps: tuple[str, ...]
    """The cards of each tap; empty for words."""
    hand: str = ""
    pile: str = ""
    """The pile with its top card last."""
    melds: tuple[str, ...] = ()
    """The melds of the own side."""
    theirs: tuple[str, ...] = ()
    """The melds of the other side."""


class Chapter(Struct, frozen=True):
    """The steps on one game, in the order in which they are taken."""

    preset: str
    steps: tuple[CourseStep, ...]


STEPS: Final = (
    CourseStep("turn", 1, ("", "", ""), hand="KS KH QD 9C 7S 7D 4H", pile="JC"),
    CourseStep("melds", 2, ("9C 9H", "7S 7H 7D", "9H TH JH"), hand="JH TH 9H 9C 7S 7H 7D"),
    CourseStep("adding", 3, ("AS", "9D", "KD"), hand="AS KD JC 9D 4S", melds=("KC KH KS", "6C 6D 6H")),
    CourseStep("worth", 3, ("KH", "AS", "*"), hand="* AS KH 7D 4C"),
    CourseStep("wild", 1, ("QS QH 2C", "5D 2C *", "2C 2D *"), hand="* 2C 2D QS QH 8C 5D"),
    CourseStep(
        "first", 3, ("TC TD TH", "TC TD TH 7S 7H 7D", "AC AD AH"), hand="AC AD AH TC TD TH 7S 7H 7D 4C"
    ),
    CourseStep(
        "pile", 2, ("", "8H 8D", "4C 4D"), hand="KS 8H 8D 5C 4C 4D", pile="5H JD QC 8C", melds=("AC AD AH",)
    ),
    CourseStep(
        "frozen", 2, ("8H 2C", "8H 8D"), hand="QS 8H 8D 5C 2C", pile="2S JD QC 8C", melds=("AC AD AH",)
    ),
    CourseStep("threes", 3, ("KS", "8H", "3S"), hand="KS KD 8H 5C 3S", pile="QC JD"),
    CourseStep("canasta", 1, ("KH", "2C"), hand="KH JD 8H 2C", melds=("KC KC KD KD KH KS", "5C 5D 5H")),
    CourseStep("out", 2, ("", "", ""), hand="6C 9S", melds=("6C 6D 6H", "KC KC KD KD KH KS KS")),
    CourseStep("score", 2, ("", "", ""), melds=("KC KC KD KD KH KS KS",)),
)
"""The steps of Classic Canasta, which the other chapters take for granted."""

KNOWN_FROM_RUMMY: Final = 4
"""The first steps that somebody who knows rummy may leave out."""

_FOR_TWO: Final = (
    CourseStep("two-cards", 2, ("", "", ""), hand="AS KS KH QD JC TH 9C 9D 8S 7S 7D 6H 5C 4H 4S", pile="JD"),
    CourseStep(
        "two-canastas",
        1,
        ("QS", "4D"),
        hand="QS 4D",
        melds=("KC KC KD KD KH KS KS", "QC QC QD QD QH QH", "4C 4H 4S"),
    ),
    CourseStep(
        "two-ask",
        2,
        ("", "", ""),
        hand="9S 6S",
        melds=("KC KC KD KD KH KS KS", "QC QC QD QD QH QH QS", "6C 6D 6H"),
    ),
)

_HAND_AND_FOOT: Final = (
    CourseStep(
        "foot-packets", 3, ("KS", "9D", "KS 9D"), hand="KS 9D", melds=("KC KD KH", "9C 9H 9S", "5C 5D 5H 5S")
    ),
    CourseStep("foot-pile", 1, ("", ""), hand="KS QD 8H 8D 5C 4C", pile="5H JD QC 8C", melds=("AC AD AH",)),
    CourseStep("foot-wild", 3, ("2H", "*", "9S"), hand="* 2H KD 9S 6C", melds=("9C 9D 9H 2C 2D *",)),
    CourseStep("foot-threes", 3, ("KD", "3S", "3H"), hand="KS KD 8H 8D 3H 3S", pile="QC JD"),
    CourseStep(
        "foot-out",
        2,
        ("6H", "9S"),
        hand="9S 6H",
        melds=("KC KC KD KD KH KS KS", "9C 9D 9D 9H 2C 2D", "6C 6C 6D 6D 6S 6S"),
    ),
)

_SAMBA: Final = (
    CourseStep(
        "samba-row",
        2,
        ("TS JD QS", "5H 6H 7H", "6H 7H *"),
        hand="* KC QS JD TS 9D 7H 6H 5H",
        melds=("AC AD AH",),
    ),
    CourseStep("samba-adding", 2, ("JH", "4H", "9D"), hand="KS JH 9D 5C 4H", melds=("5H 6H 7H 8H",)),
    CourseStep(
        "samba-seven", 2, ("KH", "TS"), hand="KH TS 8D 5D", melds=("4S 5S 6S 7S 8S 9S", "KC KC KD KD KH KS")
    ),
    CourseStep(
        "samba-pile",
        2,
        ("TS *", "TD TS", ""),
        hand="* TD TS 6D 4H 4S",
        pile="5H JD QC TC",
        melds=("7C 8C 9C",),
    ),
    CourseStep(
        "samba-out",
        2,
        ("8D", "QS"),
        hand="QS 8D",
        melds=("9C 9C 9D 9H 9S 2C 2D", "QC QC QD QD QH QH", "8C 8C 8H 8S 2H 2S"),
    ),
)

_AMERICAN: Final = (
    CourseStep(
        "american-first",
        3,
        ("KC KD KH QS QH *", "KC KD * QS QH *", "KC KD KH QS QH * *"),
        hand="* * KC KD KH QS QH 9D 5C 4S",
    ),
    CourseStep("american-hand", 2, ("8H 8D", ""), hand="KS QD JD 9C 8H 8D 6S 5C 4C", pile="5H JD QC 8C"),
    CourseStep(
        "american-closed",
        3,
        ("JC JD JH", "7S 7H 2H", "TC TD TS"),
        hand="2H AS JC JD JH TC TD TS 7S 7H",
        melds=("KC KD KH",),
        theirs=("JC JD JH JS JS 2C 2D",),
    ),
    CourseStep("american-threes", 2, ("", "", ""), melds=("KC KC KD KD KH KS KS",)),
    CourseStep("american-special", 2, ("", ""), hand="KC KD QH QS JC JD 9H 9S 8C 8D 6D 6S 4C 4H"),
)

CLASSIC: Final = Chapter("classic_4", STEPS)
CHAPTERS: Final = (
    CLASSIC,
    Chapter("classic_2", _FOR_TWO),
    Chapter("hand_and_foot", _HAND_AND_FOOT),
    Chapter("samba", _SAMBA),
    Chapter("modern_american", _AMERICAN),
)
"""All chapters. Buttons name a step by the places of both, so that a new one comes last."""
