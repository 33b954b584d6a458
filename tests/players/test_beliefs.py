"""What a seat can tell of the hands it does not see."""

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

import numpy as np

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.rollouts.beliefs import FACTORS, OWN, THEIRS, THREE, UNMELDED, WILD, Kind, kinds_of
from bot.players.rollouts.ranks import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO, Numbers
from bot.players.rollouts.trials import hidden_from
from tests.campaigns.beliefs.fitting import (
    Position,
    counted,
    deals,
    dealt,
    improved,
    positions_of,
    wrong_share,
)
from tests.support.builders import LEFT, ME, PARTNER, RIGHT, drawing

NINE, TEN, JACK, QUEEN, KING = range(9, 14)


def view_at_a_pile() -> SeatView:
    """Seat 0 is to act in turn 4 of the round; the nine lay there at the deal, seat 1 discarded the queen and so on."""
    hands = {LEFT: "4 4 5 5 6", PARTNER: "4 5 6 7 7", RIGHT: "8 8 A A J"}
    return drawing("4 9 J 7 2", hands=hands, pile="9H QH 10H JH", melds="KKKK", turn=4).view()


def test_a_pile_tells_who_discarded_and_who_let_lie():
    kinds = kinds_of(view_at_a_pile())
    assert kinds[LEFT][QUEEN] == Kind(UNMELDED, melded=False, discarded=True)
    assert kinds[PARTNER][QUEEN] == Kind(UNMELDED, melded=True, let_lie=True)
    assert kinds[PARTNER][TEN] == Kind(UNMELDED, melded=True, discarded=True)
    assert kinds[RIGHT][TEN] == Kind(UNMELDED, melded=False, let_lie=True)
    assert kinds[RIGHT][JACK] == Kind(UNMELDED, melded=False, discarded=True)
    # The upcard is still to be let lie, and the card of the deal is nobody's discard.
    assert all(kinds[place][JACK] == Kind(UNMELDED, melded=place == PARTNER) for place in (LEFT, PARTNER))
    assert all(not kinds[place][NINE].discarded for place in (ME, LEFT, PARTNER, RIGHT))


def test_ranks_are_told_apart_by_what_they_are_for_a_hand():
    kinds = kinds_of(view_at_a_pile())
    assert kinds[PARTNER][KING] == Kind(OWN, melded=True)
    assert kinds[LEFT][KING] == Kind(THEIRS, melded=False)
    assert kinds[LEFT][BLACK_THREE] == Kind(THREE, melded=False)
    assert kinds[LEFT][TWO] == kinds[LEFT][JOKER] == Kind(WILD, melded=False)


def test_every_kind_has_its_factors_and_none_forbids_a_card():
    every = {kind for kinds in kinds_of(view_at_a_pile()) for kind in kinds}
    assert every <= FACTORS.keys()
    assert all(len(factors) == 4 and min(factors) > 0 for factors in FACTORS.values())


def hands_of(view: SeatView, count: int) -> Numbers:
    return deals(view, hidden_from(view, "a seed"), count)


def test_hands_get_as_many_cards_as_they_hold_and_only_unseen_ones():
    view = view_at_a_pile()
    unseen = np.bincount(hidden_from(view, "a seed").cards, minlength=RANKS)
    for hands in hands_of(view, 50):
        assert [hands[place].sum() for place in (LEFT, PARTNER, RIGHT)] == [5, 5, 5]
        assert (hands[[LEFT, PARTNER, RIGHT]].sum(axis=0) <= unseen).all()
        assert not hands[:, RED_THREE].any()


def test_hands_may_hold_red_threes_where_they_are_laid_in_the_first_turn():
    fresh = start_match(rules_of("scarne_4"))
    dealt_round = apply(fresh, None, StartRound("0f" * 32, "threes")).state
    view = view_of(dealt_round, dealt_round.table.seats_to_act[0])
    threes = hands_of(view, 200)[:, :, RED_THREE].sum(axis=0)
    assert threes[view.seat] == 0
    assert all(threes[place] for place in range(4) if place != view.seat)


def test_a_player_seldom_holds_what_it_discarded_or_could_have_melded():
    hands = hands_of(view_at_a_pile(), 2_000)
    holds = (hands > 0).mean(axis=0)
    assert holds[LEFT, QUEEN] < holds[RIGHT, QUEEN] / 3
    assert holds[PARTNER, QUEEN] < holds[RIGHT, QUEEN]
    assert holds[PARTNER, KING] < holds[LEFT, KING] / 3


def test_hands_are_nearer_to_those_of_steady_players_than_chance_deals_them():
    positions = [position for found in positions_of("classic_4", 15, seed=1) for position in found]
    seen = counted(positions)
    chance = dict.fromkeys(FACTORS, (1.0,) * 4)
    by_chance = wrong_share(seen, dealt(positions, chance))
    assert wrong_share(seen, dealt(positions, FACTORS)) < by_chance / 1.8
    # And the command finds factors that are nearer than chance in one step.
    better = improved(chance, seen, dealt(positions, chance))
    assert wrong_share(seen, dealt(positions, better)) < by_chance / 1.5


def test_positions_hold_the_hands_of_their_views():
    [found] = positions_of("classic_2", 1, seed=2, share=1.0)
    for view, hands in found:
        assert isinstance(Position(view, hands).view, SeatView)
        assert [hand.sum() for hand in hands] == [
            view.table.hand_sizes[seat] for seat in view.table.seating.order
        ]
