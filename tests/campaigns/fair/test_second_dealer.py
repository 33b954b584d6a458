"""A second program, written from ``docs/fair-deals.md`` alone, deals the same cards."""

import ast
import hashlib
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.canasta.rules.presets import PRESETS
from tests.campaigns.fair import second_dealer
from tests.golden.fair_deals import PAGE, VECTORS, dealt, needed, small, vectors

DOCUMENT: dict[str, Any] = json.loads(VECTORS.read_text(encoding="utf-8"))
# Who sits out in which round is told by the seats, not by chance.
WITHOUT_SITTING_OUT = [name for name, rules in PRESETS.items() if rules.deal.seat_count != 5]


def second(vector: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = second_dealer.deal(
        vector["options"],
        vector["secret"],
        vector["label"],
        vector["round"],
        vector["cut"],
        vector["dealer_before"],
    )
    return told


def test_it_uses_nothing_of_the_bot() -> None:
    source = Path(second_dealer.__file__).read_text(encoding="utf-8")
    imported = {
        name.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert imported == {"hashlib", "hmac"}


def test_the_vectors_are_what_the_bot_deals() -> None:
    """If not: ``python -m tests.golden.fair_deals``, and say why in the changelog: old deals must stay provable."""
    assert VECTORS.read_text(encoding="utf-8") == vectors()
    page = PAGE.read_text(encoding="utf-8")
    assert all(row in page for row in small())
    assert len(re.findall(r"^\| .* \| `.*` \|$", page, re.MULTILINE)) >= len(small())


@pytest.mark.parametrize(
    "vector", DOCUMENT["deals"], ids=lambda vector: f"{vector['game']}-{vector['round']}"
)
def test_it_deals_the_vectors(vector: dict[str, Any]) -> None:
    assert second(vector) == vector["deal"]


def test_it_shuffles_a_recycled_pile() -> None:
    told = DOCUMENT["recycled"]
    order = second_dealer.recycled(
        told["cards"].split(), told["secret"], told["label"], told["round"], told["cut"], told["times"]
    )
    assert " ".join(order) == told["order"]


def test_it_turns_a_pile_over() -> None:
    told = DOCUMENT["turned_over"]
    order = second_dealer.turned_over(*(told[place].split() for place in ("stock", "face_down", "pile")))
    assert " ".join(order) == told["order"]


@pytest.mark.parametrize("preset", WITHOUT_SITTING_OUT)
def test_it_deals_every_game(preset: str) -> None:
    rng = Random(f"fair {preset}")
    rules = PRESETS[preset]
    for number in (1, 1, 2, 5):
        secret, label = rng.randbytes(32).hex(), str(rng.randrange(1, 500))
        cut = rng.choice(("", "0:a", "1:ß 漢字\n3:🍀"))
        told = second_dealer.deal(needed(rules), secret, label, number, cut, 0)
        assert told == dealt(rules, secret, label, number, cut)


def test_every_part_of_a_deal_is_tried() -> None:
    options = [vector["options"] for vector in DOCUMENT["deals"]]
    assert {one["first_dealer"] for one in options} == {"random", "low_cut", "right_of_high_cut"}
    assert {one["seat_draw"] for one in options} == {"as_seated", "high_card_chooses", "cut_for_seats"}
    assert {one["start_pile"] for one in options} == {"upcard", "empty", "four_down_one_up"}
    assert any(one["foot_size"] for one in options)
    assert any(one["first_packet_rule"] == "lower_bottom_card_first" for one in options)
    assert any(one["bonus_cards"] == "dead_wings" for one in options)
    assert any(one["max_copies_per_natural_rank"] for one in options)
    assert any(vector["cut"] for vector in DOCUMENT["deals"])


def test_the_seal_is_not_the_key_and_every_text_counts() -> None:
    """A seal that were the key, or gave the order, would let anybody who reads it know all hands."""
    [vector] = [one for one in DOCUMENT["deals"] if one["game"] == "samba"]
    order = vector["deal"]["order"]
    changed = [
        {"secret": vector["deal"]["seal"]},
        {"secret": hashlib.sha256(bytes.fromhex(vector["deal"]["seal"])).hexdigest()},
        {"label": vector["label"] + "0"},
        {"round": vector["round"] + 1},
        {"cut": "0:x"},
        {"cut": " "},
    ]
    orders = {second({**vector, **change})["order"] for change in changed}
    assert len(orders) == len(changed)
    assert order not in orders
