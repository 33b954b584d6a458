"""Score pads as CSV, for spreadsheets."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final

from bot.canasta.view import ScoreKey
from bot.service.score_pads.model import ScorePad
from bot.ui.texts import Texts
from bot.ui.words.scores.scenes import row_label

_FORMULAS: Final = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
"""The beginnings by which a spreadsheet takes a text for a formula; some read full-width signs like the others."""


def csv_of(texts: Texts, pad: ScorePad) -> bytes:
    """Return a row for each side in each round: a column for each item that counts anywhere, and the totals."""
    rounds = pad.sheets()
    used = {line.key for sheets in rounds for sheet in sheets for line in sheet.lines}
    keys = [key for key in ScoreKey if key in used]
    out = StringIO()
    writer = csv.writer(out)
    heads = [
        texts("pad-csv-round"),
        texts("pad-csv-side"),
        *(row_label(texts, key) for key in keys),
        texts("score-sum"),
        texts("score-after"),
    ]
    writer.writerow([text_cell(head) for head in heads])
    for number, sheets in enumerate(rounds, start=1):
        for name, sheet in zip(pad.names, sheets, strict=True):
            points = [sum(line.points for line in sheet.lines if line.key is key) for key in keys]
            writer.writerow([number, text_cell(name), *points, sheet.total, sheet.after])
    # Excel takes a file without the mark for one of the computer's own code page.
    return out.getvalue().encode("utf-8-sig")


def text_cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
