"""A bucket of tokens for each person, with a clock that stands still."""

from datetime import timedelta
from time import process_time

import pytest

from bot.service.ids import UserId
from bot.ui.toolkit.rate_limit import Allowance
from tests.support.fakes import FakeTime

ANA, BEN = UserId(1), UserId(2)
NONE = timedelta(0)


@pytest.fixture
def time():
    return FakeTime()


def test_so_many_at_once_and_then_one_after_the_other(time):
    allowance = Allowance(time, 60, timedelta(minutes=1))
    assert [allowance.take(ANA) for _ in range(60)] == [NONE] * 60
    assert allowance.take(ANA) == timedelta(seconds=1)
    time.advance(timedelta(seconds=1))
    assert allowance.take(ANA) == NONE
    assert allowance.take(ANA) == timedelta(seconds=1)


def test_what_counts_for_more_is_taken_whole_or_not_at_all(time):
    allowance = Allowance(time, 6, timedelta(minutes=1))
    assert [allowance.take(ANA, 4), allowance.take(ANA, 4)] == [NONE, timedelta(seconds=20)]
    assert [allowance.take(ANA), allowance.take(ANA)] == [NONE, NONE]
    time.advance(timedelta(seconds=40))
    assert allowance.take(ANA, 4) == NONE


def test_waiting_gives_no_more_than_there_were_at_first(time):
    allowance = Allowance(time, 3, timedelta(minutes=1))
    time.advance(timedelta(hours=5))
    assert [bool(allowance.take(ANA)) for _ in range(4)] == [False, False, False, True]


def test_asking_in_vain_does_not_make_the_wait_longer(time):
    allowance = Allowance(time, 1, timedelta(minutes=1))
    allowance.take(ANA)
    for _ in range(100):
        assert allowance.take(ANA) == timedelta(minutes=1)
    time.advance(timedelta(minutes=1))
    assert allowance.take(ANA) == NONE


def test_nobody_waits_for_another(time):
    allowance = Allowance(time, 1, timedelta(minutes=1))
    assert (allowance.take(ANA), allowance.take(BEN)) == (NONE, NONE)
    assert allowance.take(ANA) > NONE


def test_none_is_no_limit(time):
    allowance = Allowance(time, 0, timedelta(minutes=1))
    assert {allowance.take(ANA) for _ in range(1000)} == {NONE}


def test_people_who_have_all_of_theirs_are_not_remembered(time):
    allowance = Allowance(time, 5, timedelta(minutes=1))
    for user in range(25_000):
        allowance.take(UserId(user))
        time.advance(timedelta(seconds=1))
    assert len(allowance._buckets) <= 61


def test_many_people_are_counted_as_quickly_as_few(time):
    allowance = Allowance(time, 5, timedelta(minutes=1))
    for user in range(30_000):
        allowance.take(UserId(user))
    began = process_time()
    for user in range(30_000, 31_000):
        allowance.take(UserId(user))
    assert process_time() - began < 1
    time.advance(timedelta(minutes=1))
    for _ in range(20_000):
        allowance.take(ANA)
    assert len(allowance._buckets) == 1
