"""Rounds of the American game between steady players."""

from random import Random

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import EndReason
from bot.players.steady.player import SteadyPlayer

_ROUNDS = 60
_LATE = 40
"""Ten turns each."""


def test_partners_meld_instead_of_collecting_special_hands():
    """Rounds may last to the end of the stock (pagat, Modern American Canasta: End of the Play), but not without melds."""
    random, player = Random(7), SteadyPlayer()
    fresh = start_match(rules_of("modern_american"))
    late = special = both_melded = 0
    for _ in range(_ROUNDS):
        state = apply(fresh, None, StartRound(random.randbytes(32).hex(), "round")).state
        first = 0
        while state.table.is_running:
            seat = state.table.seats_to_act[0]
            if not any(state.table.has_melded):
                first = state.table.turn.number
            state = apply(state, seat, player.choose(view_of(state, seat), random)).state
        assert state.table.result is not None
        late += first > _LATE
        special += state.table.result.reason is EndReason.SPECIAL_HAND
        both_melded += all(state.table.has_melded)
    # Where hands were valued by the cards that a special hand lacks alone, it was 6 rounds, 6 and 32; it is 0, 2 and 48.
    assert late <= 1
    assert special <= 6
    assert both_melded >= 42
