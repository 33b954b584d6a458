"""Score sheets as scenes of pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.canasta.view import ScoreKey, ScoreLine, ScoreSheet
from bot.pictures.results.chart import LineScene
from bot.pictures.results.score_sheet import RowScene
from bot.ui.texts import Texts


def round_winners(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Return the places of the sheets with most points in a round; none where all have the same."""
    best = max(sheet.total for sheet in sheets)
    won = tuple(place for place, sheet in enumerate(sheets) if sheet.total == best)
    return won if len(won) < len(sheets) else ()


def sheet_rows(texts: Texts, sheets: Sequence[ScoreSheet]) -> tuple[RowScene, ...]:
    """Return a row for each item that any of the sheets counts."""
    points = {key: tuple(_points(sheet.lines, key) for sheet in sheets) for key in ScoreKey}
    return tuple(
        RowScene(row_label(texts, key), each)
        for key, each in points.items()
        if any(one is not None for one in each)
    )


def row_label(texts: Texts, key: ScoreKey) -> str:
    """Return what an item is called, without a number."""
    return texts(f"score-row-{key.replace('_', '-')}")


def course_of(name: str, sheets: Sequence[ScoreSheet], *, won: bool) -> LineScene:
    """Return the totals of a side after each round as a line of a chart; there must be a round."""
    return LineScene(name, (sheets[0].before, *(sheet.after for sheet in sheets)), won=won)


def _points(lines: Sequence[ScoreLine], key: ScoreKey) -> int | None:
    """Return what a sheet counts for one item, of all its players; None where it says nothing of it."""
    found = [line.points for line in lines if line.key is key]
    return sum(found) if found else None
