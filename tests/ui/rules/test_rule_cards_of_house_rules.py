"""Rules under which anything can go differently have different rule cards: random house rules, changed in one option."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.actions import Action, LayDown, TakePile
from bot.canasta.engine import apply, check, legal_actions, view_of
from bot.canasta.errors import IllegalActionError, RuleSetError
from bot.canasta.phases.round_end import end_round
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import Option, with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import values_to_offer
from bot.canasta.state import State
from bot.canasta.view import EndReason
from bot.ui.rules.pages import SECTIONS, section_lines
from bot.ui.texts import texts_for
from tests.campaigns.fuzz.rules import CHANGEABLE, house_rules
from tests.support.random_play import PlayedStep, random_play

texts = texts_for()
# The same cards freeze a pile under such rules, or it is frozen anyway: what is marked makes no difference.
_MARKS = {"rules", "pile_frozen"}
_TRIES = 200
"""Some options can be changed under few rules only."""
_NEVER_ALONE = {"lone_hand_rule"}
"""It goes with a side structure, and is never changed by itself."""


def card_of(rules: RuleSet) -> list[str]:
    return [line for section in SECTIONS for line in section_lines(texts, rules, section)]


def changed(rules: RuleSet, option: Option, random: Random) -> RuleSet | None:
    """The rules with another value of an option, where that can be played."""
    try:
        other = with_options(rules, {option.id: random.choice(values_to_offer(option))})
    except RuleSetError:
        return None
    return None if other == rules or problems_of(other) else other


def under(state: State, rules: RuleSet) -> State:
    """The same cards at a table with other rules."""
    return structs.replace(state, table=structs.replace(state.table, rules=rules))


def facts(state: State) -> dict[str, Any]:
    table = state.table
    return {name: getattr(table, name) for name in table.__struct_fields__ if name not in _MARKS}


def legal_once(state: State, moment: PlayedStep) -> Iterator[tuple[Action, Action]]:
    """What is offered, each beside what is the same in another order."""
    assert moment.seat is not None
    for action in legal_actions(view_of(state, moment.seat)):
        match action:
            case LayDown(plays):
                yield action, LayDown(tuple(sorted(plays, key=repr)))
            case TakePile(use, more, count):
                yield action, TakePile(use, tuple(sorted(more, key=repr)), count)
            case _:
                yield action, action


def difference(rules: RuleSet, other: RuleSet, seed: int, steps: int) -> object:
    """The first thing that goes differently under the other rules in some random play, None if nothing does."""
    last = None
    for moment in random_play(steps, seed, rules):
        here, there = moment.before, under(moment.before, other)
        if moment.seat is not None:
            same = {key for _, key in legal_once(here, moment)} & {
                key for _, key in legal_once(there, moment)
            }
            for first, second in ((here, there), (there, here)):
                view = view_of(second, moment.seat)
                for action, key in legal_once(first, moment):
                    if key not in same and check(view, action) is not None:
                        return action
        try:
            step = apply(there, moment.seat, moment.action)
        except IllegalActionError as error:
            return error.violation
        if facts(step.state) != facts(moment.after):
            return moment.action
        if moment.after.table.is_running:
            last = moment.after
    if last is not None:
        ends = [end_round(state, [], EndReason.STOCK_EXHAUSTED).state for state in (last, under(last, other))]
        if facts(ends[0]) != facts(ends[1]):
            return EndReason.STOCK_EXHAUSTED
    return None


def pairs(option: Option, random: Random) -> Iterator[tuple[RuleSet, RuleSet]]:
    """Random house rules beside the same with another value of the option."""
    for _ in range(_TRIES):
        rules = house_rules(PRESETS[random.choice(list(PRESETS))], random, 4)
        if (other := changed(rules, option, random)) is not None:
            yield rules, other


@pytest.mark.parametrize(
    "option", [one for one in CHANGEABLE if one.id not in _NEVER_ALONE], ids=lambda option: option.id
)
def test_where_the_cards_are_the_same_so_is_the_play(option: Option) -> None:
    """Most values are told by every card; a card that leaves one out must leave nothing out that can be seen in play."""
    random = Random(f"cards {option.id}")
    compared = list(islice(pairs(option, random), 6))
    assert compared
    alike = [(rules, other) for rules, other in compared if card_of(rules) == card_of(other)]
    assert not any(difference(rules, other, random.randrange(1000), 40) for rules, other in alike)
