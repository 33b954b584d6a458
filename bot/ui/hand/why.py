"""Answers to "may I do this, and if not, which rule says so?"."""

import re
from typing import Final

from bot.canasta.actions import Action, Discard, LayDown
from bot.canasta.engine import check, irregularity_of
from bot.canasta.errors import AmbiguousActionError, Reason, Violation
from bot.canasta.phases.going_out.exits import exit_of_turn, exit_violation
from bot.canasta.view import SeatView
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.words.actions import action_text
from bot.ui.words.options import is_alone
from bot.ui.words.refusals import violation_text

_MOST_READINGS: Final = 6
_GOING_OUT: Final = re.compile(r"\W*(?:(?:go|going|get)[\s_-]+)?out\W*", re.IGNORECASE)


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


def asks_to_go_out(typed: str) -> bool:
    """Return whether a text is about going out, which is no action of its own."""
    return _GOING_OUT.fullmatch(typed) is not None


def going_out_text(texts: Texts, record: TableRecord, view: SeatView) -> str:
    """Return a way to go out in this turn, or what is lacking."""
    violation, plan = exit_violation(view), exit_of_turn(view)
    words = []
    if violation is None and plan is not None:
        actions: list[Action] = [LayDown(plan.plays)] if plan.plays else []
        violation = check(view, actions[0]) if actions else None
        actions += [] if plan.discard is None else [Discard(plan.discard)]
        words = [action_text(texts, action, view) for action in actions]
    if violation is not None:
        reason = violation_text(texts, violation, record)
        if violation.reason in {Reason.MUST_DRAW_FIRST, Reason.NOT_YOUR_TURN}:
            needed = view.table.rules.going_out.canastas_to_go_out
            alone = yes_no(is_alone(view.table.rules))
            reason += " " + texts("rules-out-needs", count=needed, alone=alone)
        return limits.cut(texts("why-go-out-no", reason=reason), limits.CONTENT)
    return limits.cut(texts("why-go-out-yes", plays=texts.listed(words)), limits.CONTENT)


def readings_text(texts: Texts, ambiguous: AmbiguousActionError, record: TableRecord, view: SeatView) -> str:
    """Return the answer for each reading of an ambiguous text."""
    answers = [
        why_text(texts, action, check(view, action), record, view)
        for action in ambiguous.choices[:_MOST_READINGS]
    ]
    return limits.cut("\n".join(answers), limits.CONTENT)
