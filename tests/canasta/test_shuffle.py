"""The order of the pack: known answers, every order as likely, and a second implementation from the description."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from bot.canasta.cards import cards_of, each_card, full_pack
from bot.canasta.shuffle import FIRST_DEALER, _below, commitment, drawn_lot, shuffled
from tests.support.builders import SECRET, cards, dealt

KEY = bytes.fromhex(SECRET)


class Numbers:
    """HMAC-SHA256 under the secret over ``canasta|purpose|label|round|sha256(cut)|counter``, read as 32-bit numbers."""

    def __init__(self, secret: bytes, purpose: str, label: str, round_number: int, cut: str) -> None:
        self.secret = secret
        self.text = f"canasta|{purpose}|{label}|{round_number}|{hashlib.sha256(cut.encode()).hexdigest()}|"
        self.block = 0
        self.waiting: list[int] = []

    def below(self, limit: int) -> int:
        """Numbers at or above the largest multiple of the limit are thrown away, so that none is likelier."""
        while True:
            if not self.waiting:
                digest = hmac.new(
                    self.secret, (self.text + str(self.block)).encode(), hashlib.sha256
                ).hexdigest()
                self.waiting = [int(digest[at : at + 8], 16) for at in range(0, 64, 8)]
                self.block += 1
            number = self.waiting.pop(0)
            if number < limit * (2**32 // limit):
                return number % limit


def by_hand(pack: list[int], numbers: Numbers) -> list[int]:
    """Fisher and Yates: from the last place down, each card changes places with one at or before it."""
    pack = sorted(pack)
    for place in reversed(range(1, len(pack))):
        chosen = numbers.below(place + 1)
        pack[place], pack[chosen] = pack[chosen], pack[place]
    return pack


@pytest.mark.parametrize("cut", ["", "hello", "ä|1|x"])
@pytest.mark.parametrize("label, round_number", [("table", 1), ("table", 2), ("other|1", 1)])
def test_a_second_implementation_gives_the_same_order(label: str, round_number: int, cut: str) -> None:
    for number in range(20):
        secret = hashlib.sha256(f"secret {number}".encode()).digest()
        pack = full_pack(2, 4)
        expected = by_hand(list(each_card(pack)), Numbers(secret, "deal", label, round_number, cut))
        assert list(shuffled(pack, secret, label, round_number, cut)) == expected
        lot = Numbers(secret, "first dealer", label, round_number, cut).below(4)
        assert drawn_lot(4, secret, label, round_number, cut, FIRST_DEALER) == lot


def test_known_answers() -> None:
    """These never change: published deals must be verifiable for ever."""
    order = shuffled(full_pack(2, 4), KEY, "table", 1, "")
    assert hashlib.sha256(order).hexdigest() == KNOWN_ORDER
    assert list(order[:12]) == KNOWN_TOP
    assert [drawn_lot(4, KEY, "table", number, "", FIRST_DEALER) for number in range(1, 13)] == KNOWN_LOTS
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()


KNOWN_ORDER = "56a3dd28d9166588fd76383e9fae27b945f5f6917887cc87c2a8017554c3e07b"
KNOWN_TOP = [59, 16, 21, 10, 53, 29, 11, 32, 42, 27, 58, 34]
KNOWN_LOTS = [3, 0, 0, 1, 2, 0, 2, 3, 0, 1, 2, 0]


def test_the_order_is_a_permutation() -> None:
    for secret in (KEY, bytes(32), b"\xff" * 32):
        assert cards_of(shuffled(full_pack(2, 4), secret, "t", 1, "")) == full_pack(2, 4)
    assert shuffled(cards("KC"), KEY, "t", 1, "") == bytes([13 * 4])


def test_everything_that_goes_in_changes_the_order() -> None:
    pack = full_pack(2, 4)
    orders = {
        shuffled(pack, KEY, "table", 1, ""),
        shuffled(pack, bytes(32), "table", 1, ""),
        shuffled(pack, KEY, "tablf", 1, ""),
        shuffled(pack, KEY, "table", 2, ""),
        shuffled(pack, KEY, "table", 1, "cut"),
        shuffled(pack, KEY, "table", 1, "", "recycled pile"),
    }
    assert len(orders) == 6


def test_the_commitment_is_not_what_shuffles() -> None:
    pack = full_pack(2, 4)
    assert shuffled(pack, bytes.fromhex(commitment(KEY)), "table", 1, "") != shuffled(
        pack, KEY, "table", 1, ""
    )


def test_every_order_of_a_few_cards_is_as_likely() -> None:
    four = cards("KC QC JC 10C")
    orders = Counter(
        shuffled(four, hashlib.sha256(str(n).encode()).digest(), "t", 1, "") for n in range(4800)
    )
    assert set(orders) == {bytes(order) for order in permutations(each_card(four))}
    # 24 orders, 200 expected of each: chi square with 23 degrees of freedom, far beyond one in ten thousand.
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 60


def test_numbers_that_would_favour_some_are_thrown_away() -> None:
    """2 to the 32 is one more than a multiple of three: the highest number is not used."""
    assert _below(3, iter([2**32 - 1, 5])) == 2
    assert _below(3, iter([2**32 - 2, 5])) == (2**32 - 2) % 3
    assert _below(4, iter([2**32 - 1])) == 3


def test_every_card_comes_to_every_place() -> None:
    places: Counter[int] = Counter()
    for number in range(1080):
        order = shuffled(full_pack(2, 4), hashlib.sha256(str(number).encode()).digest(), "t", 1, "")
        places[order.index(order[0] if order[0] == 4 else 4)] += 1
    # The first of four jokers: on average at 108 / 5.
    mean = sum(place * count for place, count in places.items()) / 1080
    assert 18.5 < mean < 23.5


def test_the_lot_is_fair() -> None:
    lots = Counter(
        drawn_lot(4, hashlib.sha256(str(n).encode()).digest(), "t", 1, "", FIRST_DEALER) for n in range(4000)
    )
    assert sum((lots[lot] - 1000) ** 2 / 1000 for lot in range(4)) < 21


def test_the_deal_uses_it() -> None:
    at = dealt(label="here", cut="mine")
    order = shuffled(full_pack(2, 4), KEY, "here", 1, "mine")
    assert at.table.pile[0] == order[44]
    assert at.table.dealer == drawn_lot(4, KEY, "here", 1, "mine", FIRST_DEALER)
