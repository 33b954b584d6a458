"""Bytes of states, actions, events and rules: what is read equals what was written, in every process the same bytes."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta import codec
from bot.canasta.actions import (
    Answer,
    AskPartner,
    Discard,
    Draw,
    LayDown,
    Pass,
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import FACES, cards_of
from bot.canasta.codec import (
    CodecError,
    decode_action,
    decode_events,
    decode_rules,
    decode_state,
    encode_action,
    encode_events,
    encode_rules,
    encode_state,
    state_hash,
)
from bot.canasta.engine import apply, start_match
from bot.canasta.events import Event
from bot.canasta.melds import MeldId
from bot.canasta.rules.presets import rules_of
from bot.canasta.upcasts import UPCASTS
from tests.support.random_play import random_play

RULES = rules_of()
SECRET = "5e" * 32


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_occurs_in_play_is_read_as_it_was_written(seed):
    kinds = set()
    for moment in random_play(1500, seed):
        encoded = encode_state(moment.after)
        assert decode_state(encoded, RULES) == moment.after
        assert decode_events(encode_events(moment.events)) == moment.events
        assert decode_action(encode_action(moment.action)) == moment.action
        kinds |= {type(event) for event in moment.events}
        assert len(encoded) <= 1500
    assert len(kinds) >= 12


def test_every_event_type_can_be_written():
    # The table of forms is built for all types at import; here it is asked for each.
    for cls in Event.__args__:
        assert codec._form(cls).write is not None


def test_a_read_state_has_the_rules_it_is_given():
    house = rules_of(options={"target_score": 2000})
    state = start_match(house)
    read = decode_state(encode_state(state), house)
    assert read == state
    assert read.table.rules is house
    # The rules are no part of the bytes.
    assert encode_state(start_match(RULES)) == encode_state(state)


def test_equal_states_have_equal_bytes_and_unequal_ones_different_hashes():
    first = apply(start_match(RULES), None, StartRound(SECRET)).state
    again = apply(start_match(RULES), None, StartRound(SECRET)).state
    other = apply(start_match(RULES), None, StartRound("5f" * 32)).state
    assert encode_state(first) == encode_state(again)
    assert state_hash(first) == state_hash(again)
    assert state_hash(first) != state_hash(other)
    hashes = [state_hash(moment.after) for moment in random_play(300, 7)]
    # Only taking a question back, as if it had never been asked, can lead to a state that was there before.
    assert len(set(hashes)) > 290


def test_a_state_that_was_read_is_written_the_same():
    states = [moment.after for moment in random_play(300, 11)]
    written = [encode_state(state) for state in states]
    assert any(state.table.melds != ((), ()) for state in states)
    assert [encode_state(decode_state(one, RULES)) for one in written] == written


def test_the_hash_names_a_state_for_ever():
    # A change of this value means that stored hashes no longer fit: raise SCHEMA_VERSION and write an upcast.
    assert codec.SCHEMA_VERSION == 2
    assert state_hash(start_match(RULES)) == "31d78ac9c0441ecc9e882377ffa03e6b"


def test_another_process_writes_the_same_bytes():
    program = (
        "from bot.canasta.codec import *; from bot.canasta.engine import *; from bot.canasta.actions import *;"
        "from bot.canasta.rules.presets import rules_of;"
        "rules = rules_of();"
        f"state = apply(start_match(rules), None, StartRound('{SECRET}')).state;"
        "print(encode_state(state).hex(), encode_rules(rules).hex())"
    )
    written = set()
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[2],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        written.add(done.stdout)
    assert len(written) == 1


some_cards = st.lists(st.sampled_from(FACES), max_size=20).map(cards_of)
plays = st.builds(Play, some_cards, st.none() | st.integers(1, 99).map(MeldId))
actions = st.one_of(
    st.sampled_from([Draw(), AskPartner(), WithdrawQuestion(), Pass(), Answer(True), Answer(False)]),
    st.builds(Discard, st.sampled_from(FACES)),
    st.builds(LayDown, st.lists(plays, max_size=5).map(tuple)),
    st.builds(TakePile, plays, st.lists(plays, max_size=5).map(tuple)),
    st.builds(StartRound, st.text(), st.text(), st.text()),
)


@given(actions)
def test_any_action_is_read_as_it_was_written(action):
    assert decode_action(encode_action(action)) == action


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"canasta_mix": {"natural": 1, "mixed": 1}, "canastas_to_go_out": 2},
        {"max_wilds": None, "wild_ratio": "naturals_ge_wilds", "pile_freeze_cards": ["wild"]},
        {"initial_minimums": [[None, 15], [0, 60], [2000, 100]], "red_three_totals": [50, 150]},
    ],
    ids=["classic", "mix", "wilds", "tables"],
)
def test_rules_are_read_as_they_were_written(options):
    rules = rules_of(options=options)
    assert decode_rules(encode_rules(rules)) == rules


def test_rules_from_before_an_option_existed_get_its_classic_value():
    version, tree = msgspec.msgpack.decode(encode_rules(rules_of(options={"target_score": 2000})))
    del tree["scoring"]["bonus_going_out"], tree["manners"]
    old = decode_rules(msgspec.msgpack.encode((version, tree)))
    assert old == rules_of(options={"target_score": 2000})


@given(st.binary(max_size=60))
def test_other_bytes_are_refused_in_one_way(junk):
    for decode in (decode_action, decode_events, decode_rules, lambda some: decode_state(some, RULES)):
        try:
            decode(junk)
        except CodecError:
            continue


def test_truncated_and_foreign_values_are_refused():
    state = apply(start_match(RULES), None, StartRound(SECRET)).state
    encoded = encode_state(state)
    for wrong in (encoded[:-1], b"", encode_action(Draw()), msgspec.msgpack.encode((1, [200, 1]))):
        with pytest.raises(CodecError):
            decode_state(wrong, RULES)
    with pytest.raises(CodecError, match="schema version 99"):
        decode_action(msgspec.msgpack.encode((99, ["draw"])))


def test_an_old_version_is_brought_up_to_date(monkeypatch):
    old = encode_action(Discard(FACES[5]))
    version = codec.SCHEMA_VERSION
    monkeypatch.setattr(codec, "SCHEMA_VERSION", version + 2)
    monkeypatch.setitem(UPCASTS, ("action", version + 1), lambda row: [row[0], row[1] + 4, row[2]])
    assert decode_action(old) == Discard(FACES[5] + 4)
