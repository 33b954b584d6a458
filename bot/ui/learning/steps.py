"""The steps of the course in Classic Canasta: a position, what may be tapped, and which of that is right.

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
    CourseStep(
        "canasta",
        1,
        ("KH", "2C"),
        hand="KH JD 8H 2C",
        melds=("KC KC KD KD KH KS", "5C 5D 5H"),
    ),
    CourseStep("out", 2, ("", "", ""), hand="6C 9S", melds=("6C 6D 6H", "KC KC KD KD KH KS KS")),
    CourseStep("score", 2, ("", "", ""), melds=("KC KC KD KD KH KS KS",)),
)
"""All steps, in the order in which they are taken."""

KNOWN_FROM_RUMMY: Final = 4
"""The first steps that somebody who knows rummy may leave out."""
