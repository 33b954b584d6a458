"""The tips: lawful positions and plays, and figures that are about exactly these."""

import json

import pytest

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import count_all, full_pack, size
from bot.canasta.engine import apply, check
from bot.canasta.positions.read_position import read_position
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.players.strong.appraisal import is_installed
from bot.service.advice.reasons import points_less
from bot.service.advice.tips import FILE, TIPS, Tip, measured_tip
from tests.campaigns.tips import is_clear, measured

LINES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def test_the_figures_are_those_of_these_positions_and_plays():
    kept = [(line["name"], line["position"], [play[0] for play in line["plays"]]) for line in LINES]
    assert kept == [(tip.name, tip.position, list(tip.plays)) for tip in TIPS]
    assert len({tip.name for tip in TIPS}) == len(TIPS) == 12


@pytest.mark.parametrize("number", range(len(TIPS)), ids=[tip.name for tip in TIPS])
def test_the_advised_play_is_clearly_better_than_the_others(number):
    measured_plays = measured_tip(number)
    advised, *others = measured_plays.plays
    assert measured_plays.rounds >= 10_000
    assert advised.points == 0
    assert others
    assert is_clear(list(measured_plays.plays))
    assert all(points_less(other) for other in others)
    assert sorted(measured_plays.plays, key=lambda play: -play.points) == list(measured_plays.plays)


@pytest.mark.parametrize("tip", TIPS, ids=[tip.name for tip in TIPS])
def test_every_position_is_one_of_a_match_and_its_plays_are_lawful(tip: Tip):
    position = read_position(tip.position)
    view, table = tip.view, position.state.table
    assert table.rules == rules_of(DEFAULT_PRESET)
    assert view.seat == 0
    assert table.turn.number % 4 == 1, "the seat after the dealer begins"
    seen = count_all(view.hand) + sum(size(cards) for cards in table.laid_threes) + table.pile_size
    seen += sum(count_all(meld.cards) for melds in table.melds for meld in melds)
    hidden = table.stock_size + sum(table.hand_sizes[1:])
    assert seen + hidden == count_all(full_pack(2, 4))
    assert table.stock_size > 0
    assert [check(view, action) for action in tip.actions] == [None] * len(tip.plays)
    assert len(set(tip.actions)) == len(tip.plays) > 1


@pytest.mark.parametrize("tip", TIPS, ids=[tip.name for tip in TIPS])
def test_the_engine_plays_the_plays_that_lay_cards_down(tip: Tip):
    state = read_position(tip.position).state
    for action in tip.actions:
        if isinstance(action, LayDown | TakePile):
            after = apply(state, tip.view.seat, action).state.table
            assert size(after.melds[0][-1].cards) >= 3
            assert sum(size(meld.cards) for meld in after.melds[0]) > sum(
                size(meld.cards) for meld in state.table.melds[0]
            )


@pytest.mark.skipif(not is_installed(), reason="the extra 'strong' is not installed")
def test_the_command_finds_the_same_play_best():
    tip = next(tip for tip in TIPS if tip.name == "late")
    advised, *others = measured(tip, 400)
    assert advised.points == 0
    assert all(other.points < 0 for other in others)
