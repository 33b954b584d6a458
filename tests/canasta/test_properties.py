"""Melds, exits and concealed exits read a second time, over rounds of random play under Classic's kind of rules.

What holds in every game is in ``tests.campaigns.fuzz``. A long search: ``CANASTA_RANDOM_MATCHES=500 python -m pytest --timeout=3600 tests/canasta/test_properties.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.canasta import engine
from bot.canasta.actions import (
    Action,
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
from bot.canasta.cards import (
    FACES,
    NO_CARDS,
    Cards,
    cards_of,
    each_card,
    is_wild,
    size,
)
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import (
    LaidDown,
    RoundEnded,
    WentOut,
)
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase, Took
from bot.canasta.view import EndReason
from tests.canasta.brute_force.rulebook import Rulebook
from tests.support.builders import playing, rules
from tests.support.random_play import PlayedStep
from tests.support.random_rules import random_rules

MATCHES = int(os.environ.get("CANASTA_RANDOM_MATCHES", "20"))
"""How many rule sets the random play goes through."""
ROUNDS = 6
LONGEST_ROUND = 4000


def choose(offers: list[Action], random: Random, liking: float) -> Action:
    """Something a player might do: without a liking for melds no round gets anywhere."""
    building = [action for action in offers if isinstance(action, LayDown | TakePile | AskPartner)]
    if building and random.random() < liking:
        return random.choice(building)
    wilds = [action for action in offers if isinstance(action, Discard) and is_wild(action.card)]
    if wilds and len(wilds) < len(offers) and random.random() < 0.8:
        offers = [action for action in offers if action not in wilds]
    return random.choice(offers)


def play(rule_set: RuleSet, seed: str, rounds: int = ROUNDS) -> list[PlayedStep]:
    random = Random(seed)
    state = engine.start_match(rule_set)
    steps: list[PlayedStep] = []
    for number in range(rounds):
        if state.table.phase is Phase.MATCH_OVER:
            break
        liking = (0.8, 0.25, 0.05)[number % 3]
        deal = StartRound(random.randbytes(32).hex(), label=seed, cut=random.choice(("", "cut")))
        step = engine.apply(state, None, deal)
        steps.append(PlayedStep(state, None, deal, step.state, step.events))
        state = step.state
        for _ in range(LONGEST_ROUND):
            if not state.table.is_running:
                break
            seat = random.choice(state.table.seats_to_act)
            question = state.table.question
            if question is not None and question.answer is None and random.random() < 0.1:
                seat = question.asker
            action = choose(list(engine.legal_actions(engine.view_of(state, seat))), random, liking)
            step = engine.apply(state, seat, action)
            steps.append(PlayedStep(state, seat, action, step.state, step.events))
            state = step.state
        assert not state.table.is_running, f"the round of {seed} does not end"
    return steps


@pytest.fixture(scope="module", name="matches")
def _matches() -> list[list[PlayedStep]]:
    random = Random("house rules")
    rule_sets = [
        RuleSet(),
        RuleSet(),
        rules(black_three_meld="exit_turn_with_wilds"),
        *(random_rules(random) for _ in range(MATCHES - 3)),
    ]
    return [play(rule_set, f"match {number}") for number, rule_set in enumerate(rule_sets)]


@pytest.fixture(name="steps")
def _steps(matches: list[list[PlayedStep]]) -> list[PlayedStep]:
    return [step for match in matches for step in match]


def every_card(state: State) -> Cards:
    table = state.table
    return (
        sum(state.hands)
        + sum(table.laid_threes)
        + sum(meld.cards for row in table.melds for meld in row)
        + cards_of(table.pile)
        + cards_of(state.stock)
    )


# ------------------------------------------------------------------------------------------------ cards and counts


def test_melds_are_lawful_and_tell_who_laid_what(steps: list[PlayedStep]) -> None:
    for step in steps:
        table = step.after.table
        book = Rulebook(_narrowed(table.rules))
        ids = [meld.id for row in table.melds for meld in row]
        assert sorted(ids) == list(range(1, len(ids) + 1))
        for side, row in enumerate(table.melds):
            assert len({(meld.kind, meld.rank) for meld in row}) == len(row)
            for meld in row:
                assert sum(part.cards for part in meld.parts) == meld.cards
                assert all(table.seating.sides[part.seat] == side for part in meld.parts)
                assert all(part.turn <= table.turn.number for part in meld.parts)
                wilds = sum(map(is_wild, each_card(meld.cards)))
                assert (meld.naturals, meld.wilds) == (size(meld.cards) - wilds, wilds)
                symbol = "B" if meld.kind is MeldKind.BLACK_THREES else meld.rank
                assert book.is_meld(symbol, (meld.naturals, wilds, 0))


def _narrowed(rule_set: RuleSet) -> dict[str, Any]:
    melds = rule_set.melds
    return {
        "max_wilds": melds.max_wilds,
        "wild_ratio": melds.wild_ratio,
        "max_meld_cards": melds.max_meld_cards,
        "black_three_meld": rule_set.threes.black_three_meld,
        "deck_count": rule_set.deal.deck_count,
    }


# ------------------------------------------------------------------------------------------------- ends and scores


def _ends(steps: list[PlayedStep]) -> Iterator[tuple[PlayedStep, RoundEnded]]:
    for step in steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                yield step, event


def test_who_is_concealed_laid_all_in_one_turn(matches: list[list[PlayedStep]]) -> None:
    """pagat: no meld before, nothing added to partner's melds (but see matrix D09), a canasta of his own."""
    seen: Counter[bool] = Counter()
    for match in matches:
        laid_before: set[int] = set()
        now: dict[MeldId, Cards] = {}
        for step in match:
            if step.seat is None:
                laid_before, now = set(), {}
            for event in step.events:
                if isinstance(event, LaidDown):
                    now[event.meld] = now.get(event.meld, NO_CARDS) + event.cards
                elif isinstance(event, WentOut):
                    rule_set = step.after.table.rules
                    expected = (
                        event.seat not in laid_before
                        and rule_set.going_out.concealed_rule != "none"
                        and _stand_alone(now.values(), Rulebook(_narrowed(rule_set)))
                        and (
                            step.after.table.turn.took is not Took.PILE
                            or rule_set.going_out.concealed_after_pile_take
                        )
                    )
                    assert event.concealed == expected
                    seen[expected] += 1
            if isinstance(step.action, Discard) and step.seat is not None:
                if now:
                    laid_before.add(step.seat)
                now = {}
    assert seen[False]


def _stand_alone(laid: Iterable[Cards], book: Rulebook) -> bool:
    has_canasta = False
    for cards in laid:
        naturals = [card for card in each_card(cards) if not is_wild(card)]
        wilds = size(cards) - len(naturals)
        if naturals and naturals[0] >> 2 == 3:
            continue
        if not naturals or not book.is_meld(naturals[0] >> 2, (len(naturals), wilds, 0)):
            return False
        has_canasta = has_canasta or size(cards) >= 7
    return has_canasta


def test_who_goes_out_had_the_right_to(steps: list[PlayedStep]) -> None:
    reasons = set()
    for step, event in _ends(steps):
        table, result = step.after.table, event.result
        reasons.add(result.reason)
        empty = [seat for seat in table.seating.order if not step.after.hands[seat]]
        if result.reason is EndReason.WENT_OUT:
            assert empty == [result.went_out]
            assert result.went_out is not None
            side = table.seating.sides[result.went_out]
            canastas = [meld for meld in table.melds[side] if meld.is_canasta]
            assert len(canastas) >= table.rules.going_out.canastas_to_go_out
            assert any(isinstance(each, WentOut) for each in step.events)
        else:
            assert not empty
            assert result.went_out is None
            assert not step.after.stock
    assert reasons >= {EndReason.WENT_OUT, EndReason.STOCK_EXHAUSTED}


def test_whole_matches_end() -> None:
    """Under a low target the match is over after some rounds, and the winner has the most."""
    match = play(rules(target_score=1000, bonus_natural_canasta=2000), "long", rounds=60)
    table = match[-1].after.table
    assert table.phase is Phase.MATCH_OVER
    assert table.winners == (table.totals.index(max(table.totals)),)
    assert max(table.totals) >= 1000


# ------------------------------------------------------------------------------------------------------------- fuzz

_cards = st.lists(st.sampled_from(FACES), max_size=5).map(cards_of)
_plays = st.builds(Play, _cards, st.none() | st.integers(-1, 6).map(MeldId))
_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(LayDown, st.lists(_plays, max_size=3).map(tuple)),
    st.builds(TakePile, _plays, st.lists(_plays, max_size=2).map(tuple)),
    st.builds(Discard, st.sampled_from(FACES) | st.integers(-5, 300)),
    st.builds(Answer, st.booleans()),
    st.sampled_from([Draw(), Pass(), AskPartner(), WithdrawQuestion()]),
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(action=_actions, at=st.integers(0, 10_000), seat=st.integers(0, 3))
def test_any_action_is_either_carried_out_or_refused(
    matches: list[list[PlayedStep]], action: Action, at: int, seat: int
) -> None:
    steps = matches[0]
    state = steps[at % len(steps)].after
    violation = engine.check(engine.view_of(state, Seat(seat)), action)
    if violation is not None:
        assert msgspec.json.encode(violation)
        with pytest.raises(IllegalActionError) as error:
            engine.apply(state, Seat(seat), action)
        assert error.value.violation == violation
    else:
        after = engine.apply(state, Seat(seat), action).state
        assert every_card(after) == every_card(state)


_RICH = playing("K K K Q Q 2 2 2 * * 9 9 3 3 3 4", melds="9 9 2, J J J J J J J")


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_lay_down_of_a_rich_hand_is_either_carried_out_or_refused(data: st.DataObject) -> None:
    held = st.lists(st.sampled_from(each_card(_RICH.view().hand)), max_size=5).map(cards_of)
    some = st.lists(st.builds(Play, held, st.none() | st.integers(1, 4).map(MeldId)), min_size=1, max_size=3)
    action = LayDown(tuple(data.draw(some)))
    if engine.check(_RICH.view(), action) is None:
        assert every_card(engine.apply(_RICH.state, Seat(0), action).state) == every_card(_RICH.state)
