"""A small sample of ``python -m tests.campaigns.fair``, and whether it would notice a bad shuffle."""

from random import Random

import pytest

from bot.canasta.cards import each_card
from bot.canasta.shuffle import _below
from tests.campaigns.fair.__main__ import main
from tests.campaigns.fair.chances import LIMIT, CardCounts, FairTrial, SeatCounts, judged


def test_a_small_sample_is_even() -> None:
    trial = FairTrial(packs=1, jokers=2)
    for _ in range(6_000):
        trial.deal()
    for judgement in trial.judgements():
        assert judgement.is_even, str(judgement)


def _noted(shuffle, deals: int = 3_000) -> CardCounts:
    places, random = CardCounts(packs=1, jokers=2), Random(1)
    for _ in range(deals):
        order = list(each_card(places.cards))
        shuffle(order, random)
        places.note(bytes(order))
    return places


def test_an_even_shuffle_of_the_library_passes_too() -> None:
    assert _noted(lambda order, random: random.shuffle(order)).judgement().is_even


def test_exchanging_with_any_place_is_noticed() -> None:
    """The well-known mistake: each place exchanged with any other, not only with those that are left."""

    def naive(order: list[int], random: Random) -> None:
        for place in range(len(order)):
            other = random.randrange(len(order))
            order[place], order[other] = order[other], order[place]

    assert _noted(naive).judgement().deviations > LIMIT


def test_cutting_numbers_off_by_a_remainder_is_noticed() -> None:
    """Why numbers are drawn by rejection: 256 values on 54 places favour the first ones."""

    def by_remainder(order: list[int], random: Random) -> None:
        for last in range(len(order) - 1, 0, -1):
            other = random.randrange(256) % (last + 1)
            order[last], order[other] = order[other], order[last]

    assert _noted(by_remainder, 20_000).judgement().deviations > LIMIT


def test_order_that_is_too_even_is_noticed() -> None:
    turned = 0

    def turn(order: list[int], _: Random) -> None:
        nonlocal turned
        turned += 1
        order[:] = order[turned % 54 :] + order[: turned % 54]

    assert _noted(turn, 5_400).judgement().deviations < -LIMIT


def test_numbers_are_drawn_by_rejection() -> None:
    # 2**32 leaves the remainder 4 when divided by 6: the last four numbers would make 0 to 3 likelier.
    assert _below(6, iter([2**32 - 1, 2**32 - 4, 2**32 - 5])) == (2**32 - 5) % 6
    assert _below(6, iter([2**32 - 5])) == 5


def test_lots_that_favour_a_seat_are_noticed() -> None:
    lots = SeatCounts(4)
    for number in range(4_000):
        lots.note(min(number % 5, 3))
    assert not lots.judgement().is_even


@pytest.mark.parametrize("freedom", [3, 53 * 53, 52 * 107])
def test_what_is_expected_is_no_deviation(freedom: int) -> None:
    assert abs(judged("x", freedom - 0.67, freedom).deviations) < 0.1


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "2000", "--packs", "1", "--jokers", "0"]) == 0
    assert "The shuffle is even" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--deals", "10"])
