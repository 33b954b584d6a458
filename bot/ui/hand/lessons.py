"""Lessons in practice: a line on what occurs for the first time, each once for a person."""

from collections.abc import Iterator
from typing import Any, Final

from bot.canasta.actions import TakePile
from bot.canasta.cards import size
from bot.canasta.engine import legal_actions
from bot.canasta.phases.going_out.rights import right_to_go_out
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.turn import Phase
from bot.service.people.settings import PlayerSettings
from bot.service.queries import Hand
from bot.ui.texts import Texts
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.cards import cards_listed

_AT: Final = "@"
_FREEZES_ALL: Final = frozenset({"always", "wild", "red_three"})
"""Why a pile is frozen for everybody, and not only for a side without a meld."""


async def lesson_of(context: InteractionContext, hand: Hand, settings: PlayerSettings) -> str:
    """Return the line on what is new to the player now, and store that it was given; empty if nothing is.

    It is repeated until the next play, since the panel is drawn again with every click.
    """
    if not hand.record.is_practice or not settings.has_lessons:
        return ""
    now = f"{hand.record.id}.{hand.version}"
    given = dict(lesson.split(_AT, 1) for lesson in settings.lessons)
    fitting = list(lessons_for(hand))
    lesson = next((one for one in fitting if given.get(one) == now), None)
    if lesson is None:
        lesson = next((one for one in fitting if one not in given), None)
        if lesson is not None:
            await context.services.settings.lesson_given(context.user, f"{lesson}{_AT}{now}")
    return "" if lesson is None else lesson_text(context.texts, hand, lesson)


def lessons_for(hand: Hand) -> Iterator[str]:
    """Yield the lessons that fit the moment, those that it is most about first."""
    view, table = hand.view, hand.view.table
    if table.phase is Phase.BETWEEN_ROUNDS:
        yield "scoring"
    if not table.is_running:
        return
    if table.phase is Phase.DRAW and any(isinstance(action, TakePile) for action in legal_actions(view)):
        yield "take"
    if view.is_to_act and table.phase is Phase.DRAW:
        yield "draw"
    if any(meld.is_canasta for meld in view.melds):
        yield "canasta"
    if right_to_go_out(table, view.seat, view.melds):
        yield "going-out"
    if view.is_to_act and table.pile_size and frozen_for(view) in _FREEZES_ALL:
        yield "frozen"
    if view.is_to_act and table.laid_threes[view.seat]:
        yield "threes"
    if view.is_to_act and table.phase is Phase.PLAY and view.requirement:
        yield "first-meld"


def lesson_text(texts: Texts, hand: Hand, lesson: str) -> str:
    """Return a lesson in words, with the figures of this game."""
    rules = hand.view.table.rules
    facts: dict[str, Any] = {
        "draws": draw_count_of(rules, hand.view.table.round),
        "needed": hand.view.requirement,
        "size": rules.melds.canasta_size,
        "canastas": rules.going_out.canastas_to_go_out,
        "why": frozen_for(hand.view) or "",
        "threes": cards_listed(hand.view.table.laid_threes[hand.view.seat]),
        "count": size(hand.view.table.laid_threes[hand.view.seat]),
    }
    return texts(f"lesson-{lesson}", **facts)
