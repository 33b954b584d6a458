"""The positions that ship with the package: nothing hidden in them, every answer lawful, clear and told apart."""

import json
from collections import Counter

from bot.canasta.cards import count_all
from bot.canasta.engine import check
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.turn import PLAYING
from bot.service.daily.positions import FILE, position_from, position_of
from tests.campaigns.daily.spread import is_too_frequent, kind_of

LINES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
POSITIONS = [position_from(line) for line in LINES]


def test_there_is_one_for_every_day_of_a_year():
    assert len(LINES) >= 366
    days = [position_of(739_617 + day) for day in range(len(LINES))]
    assert len({repr(position) for position in days}) == len(LINES)
    assert position_of(739_617) == position_of(739_617 + len(LINES))


def test_no_two_come_from_the_same_deal():
    assert len({line["deal"] for line in LINES}) == len(LINES)


def test_nothing_is_in_them_that_the_player_does_not_see():
    for line in LINES:
        position = line["position"]
        assert isinstance(position["stock"], int)
        own, *others = position["hands"]
        assert isinstance(own, str)
        assert all(isinstance(hand, int) for hand in others)
        assert position["to_act"] == 0


def test_every_discard_is_lawful_and_the_best_one_clearly_better():
    for position in POSITIONS:
        view = position.view
        assert view.table.rules == rules_of(DEFAULT_PRESET)
        assert view.table.phase is PLAYING
        assert count_all(view.hand) == view.table.hand_sizes[view.seat]
        assert 3 <= len(position.discards) <= 6
        assert [check(view, one.action) for one in position.discards] == [None] * len(position.discards)
        assert len(set(position.cards)) == len(position.discards)
        best, second, *_ = position.discards
        assert best.points == 0
        assert -second.points >= max(15, 2.9 * second.error)
        assert [card for card in position.cards if position.is_right(card)] == [position.best]


def test_they_are_about_different_things():
    kinds = [kind_of(position.view, position.best) for position in POSITIONS]
    assert not any(is_too_frequent(kind, kinds) for kind in kinds)
    assert len({kind.best for kind in kinds}) >= 5


def test_the_order_of_the_choice_does_not_tell_the_best():
    places = Counter(position.cards.index(position.best) for position in POSITIONS)
    assert len(places) > 3
    assert max(places.values()) < len(POSITIONS) / 2
