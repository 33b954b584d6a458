"""Answers to "may I do this, and if not, which rule says so?"."""

from __future__ import annotations

from typing import Final

from bot.canasta.actions import Action
from bot.canasta.engine import check, irregularity_of
from bot.canasta.errors import AmbiguousActionError, Violation
from bot.canasta.view import SeatView
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.words.actions import action_text
from bot.ui.words.refusals import violation_text

_MOST_READINGS: Final = 6


def why_text(
    texts: Texts,
    action: Action,
    violation: Violation | None,
    record: TableRecord | None = None,
    view: SeatView | None = None,
) -> str:
    """Return that the action is allowed, or the rule that forbids it with its numbers."""
    words = action_text(texts, action, view)
    if violation is None and view is not None and irregularity_of(view, action) is not None:
        text = texts("why-exposes", action=words)
    elif violation is None:
        text = texts("why-yes", action=words)
    else:
        text = texts("why-no", action=words, reason=violation_text(texts, violation, record))
    return limits.cut(text, limits.CONTENT)


def readings_text(texts: Texts, ambiguous: AmbiguousActionError, record: TableRecord, view: SeatView) -> str:
    """Return the answer for each reading of an ambiguous text."""
    answers = [
        why_text(texts, action, check(view, action), record, view)
        for action in ambiguous.choices[:_MOST_READINGS]
    ]
    return limits.cut("\n".join(answers), limits.CONTENT)
