"""Score sheets as tables of fixed width, narrow enough for a phone, and as scenes of pictures."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.canasta.rules.model import RuleSet
from bot.canasta.view import ScoreKey, ScoreLine, ScoreSheet
from bot.pictures.results.chart import LineScene
from bot.pictures.results.score_sheet import RowScene
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.words.sides import signed

WIDTH: Final = 30
"""Characters of a table's line that a narrow phone shows without wrapping."""
_COLUMN, _WIDE_COLUMN = 8, 12
"""Widths of a side's column in the table of rounds: of as many as there can be, and of fewer."""
_MOST_ROUNDS: Final = 12
MOST_COLUMNS: Final = 3
"""The most sides whose columns stand beside each other."""
_RULE: Final = "─" * WIDTH


def add_field(embed: discord.Embed, name: str, value: str) -> None:
    """Add a field below the others of an embed."""
    embed.add_field(name=limits.cut(name, limits.FIELD_NAME - 16), value=value, inline=False)


def score_table(rows: Sequence[tuple[str, str]], closing: Sequence[tuple[str, str]]) -> str:
    """Return rows of a label and a value, and below a rule the closing ones, in fixed width."""
    lines = [_row(*row) for row in rows]
    if lines and closing:
        lines.append(_RULE)
    lines += [_row(*row) for row in closing]
    return "```\n" + "\n".join(lines) + "\n```"


def rounds_table(
    texts: Texts, heads: Sequence[str], rounds: Iterable[tuple[int, Sequence[ScoreSheet]]]
) -> str:
    """Return the scores of the last of the numbered rounds, a column for each side: at most ``MOST_COLUMNS``."""
    column = _COLUMN if len(heads) == MOST_COLUMNS else _WIDE_COLUMN
    heads = [clipped(head, column - 1) for head in heads]
    rows = [(texts("score-round-head"), "".join(" " * (column - cells(head)) + head for head in heads))]
    for number, sheets in list(rounds)[-_MOST_ROUNDS:]:
        scores = "".join(signed(texts, sheet.total).rjust(column) for sheet in sheets)
        rows.append((str(number), scores))
    return score_table(rows, [])


def _row(label: str, value: str) -> str:
    room = WIDTH - cells(value) - 1
    label = clipped(label, room)
    return label + " " * (room - cells(label) + 1) + value


def clipped(text: str, most: int) -> str:
    """Return the text, cut to so many columns of a fixed-width font."""
    if cells(text) <= most:
        return text
    while text and cells(text) > most - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def cells(text: str) -> int:
    """Return the number of columns a text takes in a fixed-width font."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


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


def goal_line(texts: Texts, rules: RuleSet, over: int) -> str:
    """Return what wins a match, and how many rounds are ``over``."""
    if rules.end.round_count is not None:
        return texts("score-target-rounds", count=rules.end.round_count, rounds=over)
    return texts("score-target", target=rules.end.target_score, rounds=over)


def course_of(name: str, sheets: Sequence[ScoreSheet], *, won: bool) -> LineScene:
    """Return the totals of a side after each round as a line of a chart; there must be a round."""
    return LineScene(name, (sheets[0].before, *(sheet.after for sheet in sheets)), won=won)


def _points(lines: Sequence[ScoreLine], key: ScoreKey) -> int | None:
    """Return what a sheet counts for one item, of all its players; None where it says nothing of it."""
    found = [line.points for line in lines if line.key is key]
    return sum(found) if found else None
