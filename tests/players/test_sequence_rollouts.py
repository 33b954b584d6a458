"""Sequences in rollouts: how they are read from the table, what goes to them, and what they count."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from bot.canasta.actions import Discard, Draw, TakePile
from bot.canasta.cards import Rank, Suit, card
from bot.canasta.engine import legal_actions
from bot.canasta.errors import IllegalActionError
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import rules_of
from bot.players.rollouts.coverage import difference
from bot.players.rollouts.position import FIRST_ANY, FIRST_CANASTA, FIRST_NATURAL
from bot.players.rollouts.ranks import (
    FIRST_RUN,
    FULL_MIXED_MELDS,
    FULL_NATURAL_MELDS,
    FULL_WILD_MELDS,
    RANKS,
    RUNS_OF_SUIT,
    WILD_MELD,
    counts_of,
    rolled_card,
)
from bot.players.rollouts.rules import rollout_rules
from bot.players.rollouts.trials import begun_round, hidden_from
from bot.players.strong.ahead import after
from bot.players.strong.comparison import measure, measure_lines
from bot.players.strong.lines import Line
from tests.campaigns.rollouts.replay import Replay
from tests.support.builders import drawing, playing

SAMBA, HOLLYWOOD = rules_of("samba"), rules_of("hollywood")
OF_HEARTS = FIRST_RUN + RUNS_OF_SUIT * Suit.HEARTS


def mask(*ranks: int) -> int:
    return sum(1 << rank for rank in ranks)


def test_unfinished_sequences_have_rows_and_finished_ones_count_as_natural_canastas():
    view = playing("K 9 4 5 8", melds="4H5H6H,QHKHAH,4S5S6S7S8S9STS,QQQ", rules=SAMBA).view()
    begun, side = begun_round(view), view.side
    assert begun.naturals[side, OF_HEARTS : OF_HEARTS + 3].tolist() == [mask(4, 5, 6), mask(12, 13, 14), 0]
    assert begun.naturals[side, FULL_NATURAL_MELDS] == 1
    assert begun.naturals[side, Rank.QUEEN] == 3
    assert not begun.naturals[side, Rank.FOUR]
    assert begun.laid_points[side] == 1500 + (15 + 40) + (4 * 5 + 3 * 10) + 3 * 10


def test_a_wild_card_of_a_sequence_has_no_place_of_its_own():
    view = playing("K 9 4 5 8", melds="5H6H2S8H", rules=HOLLYWOOD).view()
    begun, side = begun_round(view), view.side
    assert (begun.naturals[side, OF_HEARTS], begun.wilds[side, OF_HEARTS]) == (mask(5, 6, 8), 1)


def test_hands_are_known_by_card():
    view = playing("KH KH KS 9D 2 *", rules=SAMBA).view()
    counts = counts_of(view.hand, by_suit=True)
    assert counts[:RANKS].tolist() == counts_of(view.hand).tolist()
    kings = [counts[rolled_card(card(Rank.KING, suit))] for suit in Suit]
    assert sorted(kings) == [0, 0, 1, 2]
    assert counts[rolled_card(card(Rank.KING, Suit.HEARTS))] == 2


def test_unseen_cards_are_dealt_anew_by_suit():
    """A copy that nobody has seen may be anywhere; what lies on the table or in the own hand is nowhere else."""
    view = playing("KH KH KH 9D 4C", rules=SAMBA).view()
    cards = hidden_from(view, "a seed").cards.tolist()
    assert rolled_card(card(Rank.KING, Suit.HEARTS)) not in cards
    assert cards.count(rolled_card(card(Rank.KING, Suit.SPADES))) == 3


def test_first_melds_may_need_a_canasta():
    """rummy-games.com, Brazilian Canasta: any from 7,000 on, a natural one from 9,000 on."""
    rules = rules_of("brazilian")
    for total, kind in ((6995, 0), (7000, FIRST_ANY), (9000, FIRST_NATURAL)):
        begun = begun_round(playing("K 9 4 5 8", totals=(total, 0), rules=rules).view())
        assert begun.minimums[0] // FIRST_CANASTA == kind
        assert begun.minimums[1] // FIRST_CANASTA == 0


def test_a_canasta_of_wild_cards_is_set_apart_where_a_pair_of_them_takes_the_pile():
    view = playing("K 9 4 5 8", melds="2222222,QQQ", rules=HOLLYWOOD).view()
    begun = begun_round(view)
    assert begun.wilds[view.side, FULL_WILD_MELDS] == 1
    assert not begun.naturals[view.side, WILD_MELD]


def test_a_canasta_of_threes_counts_and_no_further_ones_are_melded():
    view = playing("K 9 4 5 8", melds="3C3C3C3S3S3S3D,QQQ", rules=rules_of("royal")).view()
    begun = begun_round(view)
    assert begun.naturals[view.side, FULL_MIXED_MELDS] == 1


def test_the_card_that_completes_a_sequence_is_taken_and_not_given_away():
    side: dict[str, Any] = {
        "melds": "4H5H6H7H8H9H,QQQ,KKK",
        "theirs": "4S5S6S7S8S9S,JJJ,AAA",
        "red_threes": {0: "3H 3H 3H", 1: "3D 3D 3D"},
        "rules": SAMBA,
    }
    view = drawing("JC 8D 5D 6C AD", pile="9C TH", **side).view()
    take = next(each for each in legal_actions(view) if isinstance(each, TakePile))
    taken = after(view, take)
    assert taken is not None
    lines = [Line(take, taken, 0.0), Line(Draw(), view, 0.0, draws=True)]
    best, other = measure_lines(view, lines, "a seed", 500)
    assert best.action == take
    assert other.points < -3 * other.error
    ten, jack = card(Rank.TEN, Suit.SPADES), card(Rank.JACK, Suit.CLUBS)
    view = playing("JC 8D 5D 6C TS", **side).view()
    best, other = measure(view, [ten, jack], "a seed", 500)
    assert best.action == Discard(jack)
    assert other.points < -3 * other.error


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "preset, number, wrong",
    [
        ("samba", "run_takes", 2),
        ("samba", "canastas_to_go_out", 1),
        ("samba", "natural_canastas", 0),
        ("hollywood", "run_takes", 1),
        ("brazilian", "must_ask", False),
    ],
)
def test_what_the_rules_of_sequences_forbid_is_not_played(preset, number, wrong):
    replay = Replay(preset, seed=1)
    replay._rules = replay._rules._replace(**{number: wrong})
    with pytest.raises((IllegalActionError, AssertionError)):
        replay.check_rounds(300)


@pytest.mark.timeout(600)
def test_sequences_are_scored():
    replay = Replay("samba", seed=1)
    replay._rules = replay._rules._replace(run_bonuses=(1000, 1000))
    with pytest.raises(AssertionError):
        replay.check_rounds(60)
    replay = Replay("brazilian", seed=1)
    replay._scoring = replay._scoring._replace(short_run_cost=0)
    with pytest.raises(AssertionError):
        replay.check_rounds(60)


def test_rules_of_sequences_that_rollouts_cannot_play_are_known():
    assert difference(SAMBA) is None
    for name, value in {
        "concealed_rule": "own_canasta_lenient",
        "canasta_mix": {"sequence": 1},
        "foot_size": 11,
        "initial_canasta_required_from": 7000,
    }.items():
        assert difference(with_options(SAMBA, {name: value})) == name
    assert difference(with_options(rules_of("classic_4"), {"min_naturals": 3})) == "min_naturals"
    assert np.all(rollout_rules(HOLLYWOOD).caps.reshape(3, RANKS, -1)[:, Rank.KING, 2] == 0)
