"""What a part of the benchmark hands over: figures, each a ratio to a reference that was measured beside it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Effort(NamedTuple):
    """How long everything is measured."""

    rounds: int = 7
    """So often the thing and its reference take turns."""
    scale: float = 1.0
    """Of the usual number of tables, clicks or seconds."""
    seed: int = 1

    def of(self, usual: int, least: int = 1) -> int:
        """This many at this effort."""
        return max(least, round(usual * self.scale))


class Target(NamedTuple):
    """What a ratio is to reach, or is not to pass."""

    value: float
    is_most: bool = False

    def is_met_by(self, ratio: float) -> bool:
        """Whether this ratio will do."""
        return ratio <= self.value if self.is_most else ratio >= self.value

    def __str__(self) -> str:
        """As in the table."""
        return f"at {'most' if self.is_most else 'least'} {self.value:g}"


class Figure(NamedTuple):
    """One line of the table."""

    what: str
    value: str
    reference: str
    ratio: float
    target: Target | None = None

    @property
    def is_missed(self) -> bool:
        """Whether there is a target and it was not met."""
        return self.target is not None and not self.target.is_met_by(self.ratio)

    @property
    def verdict(self) -> str:
        """One word, or none without a target."""
        if self.target is None:
            return ""
        return "missed" if self.is_missed else "met"


class BenchPart(NamedTuple):
    """The section of a part."""

    name: str
    title: str
    text: Sequence[str]
    """What was measured, and how."""
    figures: Sequence[Figure]
    reasons: Sequence[str] = ()
    """Where the time goes, with the measured shares; told where a target is missed."""

    @property
    def missed(self) -> tuple[Figure, ...]:
        """The figures that do not meet their targets."""
        return tuple(figure for figure in self.figures if figure.is_missed)

    def lines(self) -> list[str]:
        """The section as Markdown."""
        told = [
            *self.text,
            "",
            "| | measured | reference | ratio | target | |",
            "|---|--:|--:|--:|--:|---|",
            *(
                f"| {one.what} | {one.value} | {one.reference} | {one.ratio:.2f} | {one.target or ''} | {one.verdict} |"
                for one in self.figures
            ),
        ]
        return [*told, "", *self.reasons] if self.reasons else told


def per_second(speeds: Sequence[float], unit: str) -> str:
    """The median of some speeds."""
    return f"{median(speeds):,.0f} {unit}/s"


def ratio_of(ours: Sequence[float], reference: Sequence[float]) -> float:
    """The median of the ratios of each round: what slows both in one round cancels out."""
    return median(one / other for one, other in zip(ours, reference, strict=True))


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
