"""Plays that are forced: by what everybody sees, or because nothing else is left on an empty stock and the round ends.

No rule of a game, but a convenience of the caller that keeps the match. Whether a draw is forced must not depend on a
hand: a player for whom something draws would show that the hand cannot take the pile.
"""

from __future__ import annotations

from bot.canasta.actions import Action, Draw, Pass
from bot.canasta.cards import NO_CARDS
from bot.canasta.engine import check, legal_actions, view_of
from bot.canasta.phases.asking import may_ask_undrawn
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for
from bot.canasta.policies.end_of_stock import can_draw
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView, TableView


def must_draw(table: TableView, seat: Seat) -> bool:
    """Return whether this seat, whose turn begins, can only draw whatever its hand is."""
    rules = table.rules
    return (
        table.phase is Phase.DRAW
        and can_draw(table)
        and blocked_for(SeatView(table, seat, NO_CARDS)) is not None
        and not rules.traits.kept_threes
        and not rules.scoring.special_hands
        and not may_ask_undrawn(rules)
    )


def may_be_forced(table: TableView, seat: Seat) -> bool:
    """Return whether :func:`forced_play` may have a play for this seat, as far as everybody can tell."""
    return must_draw(table, seat) or (table.phase is Phase.DRAW and not can_draw(table))


def forced_play(state: State, seat: Seat) -> Action | None:
    """Return the draw that is forced, or the pass without an alternative, which ends the round; None if there is none."""
    if must_draw(state.table, seat):
        return Draw() if check(view_of(state, seat), Draw()) is None else None
    return Pass() if list(legal_actions(view_of(state, seat))) == [Pass()] else None
