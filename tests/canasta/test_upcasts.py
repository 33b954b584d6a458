"""What older versions of the program stored is read for ever.

The files in ``stored`` were written by those versions and never change: rules, and at some moments of two rounds the
state, the action that led to it and its events, with facts about each in plain JSON.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.canasta.codec import (
    decode_action,
    decode_events,
    decode_rules,
    decode_state,
    encode_action,
    encode_events,
    encode_state,
)
from bot.canasta.engine import check, legal_actions, view_of
from bot.canasta.rules.presets import PRESETS

STORED = Path(__file__).with_name("stored")
# Events that were called otherwise when they were stored.
NAMES = {"RedThreesLaid": "ThreesLaid"}
MATCHES: list[dict[str, Any]] = [
    match for file in sorted(STORED.glob("*.json")) for match in json.loads(file.read_text(encoding="utf-8"))
]
MOMENTS = [
    pytest.param(match, moment, id=f"{match['preset']}-{number}")
    for match in MATCHES
    for number, moment in enumerate(match["moments"])
]


def test_something_is_stored_of_every_version() -> None:
    assert {match["preset"] for match in MATCHES} == {"classic_4", "classic_3", "albany"}
    told = {name for match in MATCHES for moment in match["moments"] for name in moment["facts"]["events"]}
    assert {"RoundStarted", "RedThreesLaid", "ThreesLaid", "LaidDown", "TookPile", "CanastaCompleted"} <= told


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match["preset"])
def test_the_rules_are_those_of_the_game(match: dict[str, Any]) -> None:
    assert decode_rules(bytes.fromhex(match["rules"])) == PRESETS[match["preset"]]


@pytest.mark.parametrize("match, moment", MOMENTS)
def test_the_state_is_what_it_was_and_the_match_goes_on(
    match: dict[str, Any], moment: dict[str, Any]
) -> None:
    rules = decode_rules(bytes.fromhex(match["rules"]))
    state = decode_state(bytes.fromhex(moment["state"]), rules)
    table, facts = state.table, moment["facts"]
    assert [f"{hand:x}" for hand in state.hands] == facts["hands"]
    assert (state.stock.hex(), table.pile.hex()) == (facts["stock"], facts["pile"])
    assert (list(table.totals), table.turn.seat, table.round) == (
        facts["totals"],
        facts["turn"],
        facts["round"],
    )
    assert table.phase.value == facts["phase"]
    assert [[f"{meld.cards:x}" for meld in side] for side in table.melds] == facts["melds"]
    assert [sum(meld.is_canasta for meld in side) for side in table.melds] == facts["canastas"]
    assert decode_state(encode_state(state), rules) == state
    for seat in table.seats_to_act:
        view = view_of(state, seat)
        actions = list(legal_actions(view))
        assert actions
        assert all(check(view, action) is None for action in actions)


@pytest.mark.parametrize("match, moment", MOMENTS)
def test_actions_and_events_are_what_they_were(match: dict[str, Any], moment: dict[str, Any]) -> None:
    action = decode_action(bytes.fromhex(moment["action"]))
    events = decode_events(bytes.fromhex(moment["events"]))
    assert type(action).__name__ == moment["facts"]["action"]
    names = [NAMES.get(name, name) for name in moment["facts"]["events"]]
    assert [type(event).__name__ for event in events] == names
    assert decode_action(encode_action(action)) == action
    assert decode_events(encode_events(events)) == events
