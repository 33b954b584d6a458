"""A match played again from its rows."""

import pytest

from bot.canasta.actions import StartRound
from bot.canasta.codec import encode_action, state_hash
from bot.canasta.engine import apply, start_match
from bot.canasta.errors import RuleSetError
from bot.canasta.events import DealSealed, PackShuffled
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.rules.validate import problems_of
from bot.service.change import StoredAction
from bot.service.history.replaying import before_round, replayed_steps
from bot.service.matches.tables import Tables
from tests.support.random_play import random_play
from tests.support.world import ANA, World


async def test_the_stored_rows_are_the_match(world: World) -> None:
    table = await world.playing((ANA,))
    for _ in range(30):
        await world.play_turn(table)
    record = await world.record(table)
    replayed = list(replayed_steps(start_match(record.rules), await world.store.actions(table)))
    assert [moment.version for moment in replayed] == list(range(1, record.version + 1))
    assert all(moment.is_as_stored for moment in replayed)
    assert replayed[-1].state == (await Tables(world.store).get(table)).dealt()
    told = await world.services.queries.log_between(table, 0, record.version)
    public = [tuple(event for event in moment.events if event.audience is None) for moment in replayed]
    # Seals of deals are no part of the play.
    written = [
        tuple(event for event in entry.events if not isinstance(event, PackShuffled | DealSealed))
        for entry in told
    ]
    assert written == [events for events in public if events]


def test_a_match_goes_on_under_rules_that_are_no_longer_accepted() -> None:
    """A running match never changes: what is found to contradict itself later is refused only to new house rules."""
    rules = with_options(RuleSet(), {"threes_kept_in_hand": "unlimited"})
    assert problems_of(rules)
    with pytest.raises(RuleSetError):
        start_match(rules)
    start = start_match(rules, stored=True)
    dealt = StartRound("5e" * 32, label="outdated")
    state = apply(start, None, dealt).state
    rows = [StoredAction(1, None, encode_action(dealt), state_hash(state))]
    assert [moment.state for moment in replayed_steps(before_round(state), rows)] == [state]
    with pytest.raises(RuleSetError):
        start_match(with_options(RuleSet(), {"hand_size": 20, "seat_count": 8}), stored=True)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_can_be_played_again_from_any_state_of_it(preset: str) -> None:
    """Also a later one, whose deal depends on the totals, on the dealer and on who sits out."""
    rows: list[StoredAction] = []
    rounds = 0
    for version, (_, seat, action, after, _) in enumerate(random_play(900, 3, rules_of(preset)), 1):
        if seat is None:
            rows.clear()
            rounds += 1
        rows.append(StoredAction(version, seat, encode_action(action), state_hash(after)))
        if len(rows) in {1, 40} or after.table.result is not None:
            replayed = list(replayed_steps(before_round(after), rows))
            assert all(moment.is_as_stored for moment in replayed)
            assert replayed[-1].state == after
    assert rounds >= 1
