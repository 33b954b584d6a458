"""Threes of other games, cards under the pile and bonus cards, in rollouts."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

import numpy as np

from bot.canasta.actions import Action, Draw, LayDown, TakePile
from bot.canasta.cards import JOKER, count_all, size
from bot.canasta.engine import apply, view_of
from bot.canasta.events import CanastaCompleted, FootTaken
from bot.canasta.resample import resample
from bot.canasta.rules.presets import rules_of
from bot.canasta.state import State
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.rollouts import dealing, melds
from bot.players.rollouts.compiling import entry_point
from bot.players.rollouts.position import DUE, EARNED, FACE_DOWN, HAS_FOOT, PILE_SIZE, round_of
from bot.players.rollouts.ranks import BLACK_THREE, RED_THREE, THREES_SET_ASIDE
from bot.players.rollouts.recording import COLUMNS, TAKE
from bot.players.rollouts.rules import rollout_rules, scoring_rules
from bot.players.rollouts.trials import Trials, begun_round, hidden_from
from bot.players.rollouts.unseen import awaits_cards, hidden_in_hand
from bot.players.strong.ahead import after
from bot.players.strong.appraisal import appraise
from tests.campaigns.bench.random_rounds import deals
from tests.campaigns.rollouts.recorded_actions import MOST_ROWS
from tests.campaigns.rollouts.replay import recorded
from tests.support.builders import playing

_DEAL: Any = dealing.deal_hidden
_MISSING: Any = melds.missing_canastas
# Only compiled functions may call those.
deal_hidden, missing_canastas = entry_point(_DEAL.py_func), entry_point(_MISSING.py_func)


def test_black_threes_of_a_taken_pile_count_beside_the_melds():
    """rummy-games.com, Cuban Canasta: they are set aside out of play, 5 points each."""
    cuban = rules_of("cuban")
    view = playing("K 9 4 5 8", melds="QQQ", red_threes={0: "3C", 2: "3S 3D"}, rules=cuban).view()
    begun = begun_round(view)
    assert begun.wilds[view.side, THREES_SET_ASIDE] == 2
    assert begun.red_threes.tolist() == [0, 0, 1, 0]
    points = scoring_rules(cuban).threes_set_aside
    assert points[1:3].tolist() == [5, 10]


def test_threes_of_both_colours_are_laid_down_and_count():
    """Public rule pages, Joker Canasta: 100, 300, 500 and 1,000 for one to four of a colour."""
    joker = rules_of("joker_canasta")
    view = playing("K 9 4 5 8", melds="QQQ", red_threes={0: "3C 3H", 2: "3S 3D"}, rules=joker).view()
    begun = begun_round(view)
    assert begun.wilds[view.side, THREES_SET_ASIDE] == begun.red_threes.sum() == 2
    assert scoring_rules(joker).counts_black_threes
    assert scoring_rules(joker).red_threes[:5].tolist() == [0, 100, 300, 500, 1000]
    assert scoring_rules(rules_of("classic_4")).counts_black_threes is False


def test_no_three_is_dealt_to_a_hand_that_would_lay_it_down():
    """Public rule pages, Joker Canasta: threes of both colours are laid down and replaced."""
    in_stock = 0
    for state in islice(deals(7, "joker_canasta"), 5):
        view = view_of(state, state.table.seats_to_act[0])
        begun, hidden = begun_round(view), hidden_from(view, "a seed")
        deal_hidden(begun, hidden)
        assert not begun.hands[:, [BLACK_THREE, RED_THREE]].any()
        on_table = sum(map(count_all, view.table.laid_threes))
        assert np.isin(begun.stock, [BLACK_THREE, RED_THREE]).sum() == 8 - on_table
        in_stock += 8 - on_table
    assert in_stock


def test_cards_under_the_pile_are_hidden_and_come_with_it():
    """pagat, Canadian Canasta: four cards are dealt face down below the first upcard."""
    state = next(deals(7, "canadian"))
    seat = state.table.seats_to_act[0]
    view = view_of(apply(state, seat, Draw()).state, seat)
    begun = begun_round(view)
    assert (begun.now[FACE_DOWN], begun.now[PILE_SIZE]) == (4, 4 + len(view.table.pile))
    assert Trials(view, "a seed").is_consistent
    plays = appraise(view, "a seed")
    assert plays
    other = resample(view, Random(1))
    assert other.hidden.under_pile != state.hidden.under_pile
    assert appraise(view_of(other, seat), "a seed") == plays


@pytest.mark.parametrize("preset, action, earned", [("canadian", TakePile, 4), ("mexicana", LayDown, 13)])
def test_cards_that_a_play_brings_are_hidden_until_it_is_made(preset, action, earned):
    """pagat, Canadian Canasta: the prize pile. rummy-games.com, Mexicana: thirteen cards for the first melds."""
    view, play = first_of(preset, action)
    ahead = after(view, play)
    assert ahead is not None
    begun = begun_round(ahead)
    assert begun.now[DUE] == hidden_in_hand(ahead) == earned
    # Nothing of them is told: the hand is what the play leaves, and as many cards are hidden as before.
    assert size(ahead.hand) == begun.hands[view.table.seating.order.index(view.seat)].sum()
    assert Trials(view, "a seed").is_consistent
    assert play in [each.action for each in appraise(view, "a seed", (play,))]


@pytest.mark.parametrize("preset", ["pennies_from_heaven", "railroad"])
def test_a_foot_that_a_canasta_brings_is_hidden_until_it_is_completed(preset):
    """Public rule pages, Pennies from Heaven: a player who completes a first canasta picks up the packet of 11 cards."""
    view, play = first_canasta(preset)
    place = view.table.seating.order.index(view.seat)
    assert begun_round(view).foot_stage[place] == HAS_FOOT
    ahead = after(view, play)
    assert ahead is not None
    assert awaits_cards(ahead)
    assert begun_round(ahead).foot_stage[place] == EARNED
    assert size(ahead.hand) == size(view.hand) - sum(size(each.cards) for each in play.plays)
    assert Trials(view, "a seed").is_consistent
    assert play in [each.action for each in appraise(view, "a seed", (play,))]


def test_a_canasta_of_sevens_counts_as_no_other_kind():
    """pagat, Other Canasta Variations: Pennies from Heaven needs "a canasta of sevens" beside the other kinds."""
    rules = rollout_rules(rules_of("pennies_from_heaven"))
    missing = [
        missing_canastas(rules, naturals, mixed, wild, sevens)
        for naturals, mixed, wild, sevens in [
            (0, 0, 0, 0),
            (2, 0, 0, 0),
            (1, 1, 1, 0),
            (0, 1, 1, 1),
            (1, 1, 1, 1),
        ]
    ]
    assert missing == [4, 3, 1, 1, 0]
    assert missing_canastas(rollout_rules(rules_of("classic_4")), 0, 1, 0, 0) == 0


def first_of(preset: str, kind: type[LayDown | TakePile]) -> tuple[SeatView, LayDown | TakePile]:
    """Return the first play of a kind by a side without melds, or of the pile with what lies under it."""
    for state, view, play in plays_of(preset):
        is_first = not state.table.has_melded[view.side] or state.table.pile_face_down
        if isinstance(play, kind) and is_first:
            return view, play
    raise AssertionError("no such play")


def first_canasta(preset: str) -> tuple[SeatView, LayDown]:
    """Return the first lay-down that completes a canasta and brings the foot."""
    for state, view, play in plays_of(preset):
        if isinstance(play, LayDown):
            kinds = {type(event) for event in apply(state, view.seat, play).events}
            if {CanastaCompleted, FootTaken} <= kinds:
                return view, play
    raise AssertionError("no such play")


def plays_of(preset: str) -> Iterator[tuple[State, SeatView, Action]]:
    """Yield the plays of steady players, each with the state before it."""
    rng = Random(1)
    for dealt in deals(7, preset):
        state = dealt
        while state.table.is_running:
            seat = state.table.seats_to_act[0]
            view = view_of(state, seat)
            play = PLAYERS["steady"].choose(view, rng)
            yield state, view, play
            state = apply(state, seat, play).state


def test_melds_in_another_order_are_the_same_turn():
    compared = 0
    for state in islice(deals(7, "canadian"), 12):
        seat = state.table.seats_to_act[0]
        plays = appraise(view_of(apply(state, seat, Draw()).state, seat), "a seed")
        turns = [
            tuple(frozenset(step.plays) if isinstance(step, LayDown) else step for step in each.turn)
            for each in plays
        ]
        assert len(set(turns)) == len(turns)
        compared += sum(isinstance(each.action, LayDown) for each in plays) > 1
    assert compared


def test_the_players_of_a_rollout_do_not_look_under_the_pile():
    """Up to the take that brings those cards every action is the same, whatever they are."""
    canadian = rules_of("canadian")
    rules, scoring = rollout_rules(canadian), scoring_rules(canadian)
    for state in islice(deals(7, "canadian"), 40):
        before_take = set()
        for under_pile in (state.hidden.under_pile, bytes([JOKER] * 4)):
            begun = round_of(state.table, state.hands, state.stock, under_pile=under_pile)
            record = np.zeros((MOST_ROWS, COLUMNS), dtype=np.int32)
            rows = recorded(rules, scoring, begun, record, np.zeros(2, dtype=np.int32))
            kinds = record[:rows, 0].tolist()
            before_take.add(record[: kinds.index(TAKE) if TAKE in kinds else rows].tobytes())
        assert len(before_take) == 1
