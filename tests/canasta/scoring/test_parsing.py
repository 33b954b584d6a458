"""Typed counts of a side: every spelling, and what is said of a text that cannot be read."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from bot.canasta.policies.canasta_bonuses import CanastaKind
from bot.canasta.policies.penalties import UnfinishedKind
from bot.canasta.rules.presets import PRESETS
from bot.canasta.scoring.counts import Exit, HandCount, SideCount
from bot.canasta.scoring.lines import Item
from bot.canasta.scoring.parsing import LONGEST_COUNT, UnreadableCountError, parse_count
from bot.canasta.scoring.writing import count_text

CLASSIC, AMERICAN, VIENNESE, SAMBA = (
    PRESETS[name] for name in ("classic_4", "modern_american", "viennese", "samba")
)
FEET, BOLIVIA = PRESETS["hand_and_foot_nine_canastas"], PRESETS["bolivia"]

N, M = CanastaKind.NATURAL, CanastaKind.MIXED
EXAMPLE = SideCount(
    canastas=(N, N, M), red_threes=3, melded=430, exit=Exit.OPEN, hands=(HandCount(points=85),)
)


@pytest.mark.parametrize(
    "text",
    [
        "2 natural, 1 mixed, 3 red threes, 430, out, -85",
        "-85, out, 430, 3 red threes, 1 mixed, 2 natural",
        "2n 1m 3rt 430 out -85",
        "2 naturals; mixed canasta; 3 red 3s; 430 points; went out; 85 in hand",
        "2 x natural canastas and one mixed canasta, three red threes, melded 430, gone out, hand 85",
        "natural: 2, mixed: 1, red threes: 3, 430 melded, OUT, 85 left",
        "1 natural, 1 natural, 1 m, 2 r3, 1 red three, 400, 30, out, -40, -45",
        "2 clean 1 dirty 3 red threes 430 out −85",
        "2 red canastas, 1 black canasta, 3 red, 430, out, -85",
        "\n2 natural\n1 mixed\n3 red threes\n430\nout\n85 points in the hand\n",
    ],
)
def test_the_order_is_free_and_people_spell_differently(text: str) -> None:
    assert parse_count(CLASSIC, text) == EXAMPLE


@pytest.mark.parametrize(
    "rules, text, count",
    [
        (CLASSIC, "0", {}),
        (CLASSIC, "nothing", {}),
        (CLASSIC, "1,430", {"melded": 1430}),
        (CLASSIC, "-85,430", {"melded": 430, "hands": (HandCount(points=85),)}),
        (CLASSIC, "430 concealed", {"melded": 430, "exit": Exit.CONCEALED}),
        (CLASSIC, "430 hand canasta", {"melded": 430, "exit": Exit.CONCEALED}),
        (CLASSIC, "1 sevens", {"canastas": (N,)}),
        (CLASSIC, "2 red canastas, 1 black canasta", {"canastas": (N, N, M)}),
        (VIENNESE, "hand canasta", {"exit": Exit.HAND_CANASTA}),
        (AMERICAN, "sevens, 1 ace canasta", {"canastas": (CanastaKind.SEVENS, CanastaKind.ACES)}),
        (AMERICAN, "wild, all twos", {"canastas": (CanastaKind.WILD, CanastaKind.TWOS)}),
        (AMERICAN, "1 wild with 4 jokers", {"canastas": (CanastaKind.FOUR_JOKERS,)}),
        (AMERICAN, "3 black threes, 2 rt", {"black_threes": 3, "red_threes": 2}),
        (
            AMERICAN,
            "unfinished sevens, unfinished wilds with 4 jokers",
            {"unfinished": (UnfinishedKind.SEVENS, UnfinishedKind.WILDS_FOUR_JOKERS)},
        ),
        (
            AMERICAN,
            "3 sevens in hand, 4 sevens in hand, 3 aces held",
            {"hands": (HandCount(sevens=3), HandCount(sevens=4), HandCount(aces=3))},
        ),
        (AMERICAN, "seven pairs", {"special_hand": "pairs"}),
        (AMERICAN, "pairs with twos", {"special_hand": "pairs_with_twos"}),
        (SAMBA, "2 sambas", {"canastas": (CanastaKind.SEQUENCE,) * 2}),
        (BOLIVIA, "1 bolivia, 1 escalera", {"canastas": (CanastaKind.WILD, CanastaKind.SEQUENCE)}),
        # Wikipedia 2005, Hand & Foot: "each team must have at least one black and one red canasta to go out", and red
        # threes are "useful only as discards".
        (FEET, "2 red, 1 black, 430", {"canastas": (N, N, M), "melded": 430}),
        (FEET, "red: 2, one black", {"canastas": (N, N, M)}),
        (
            FEET,
            "120 in foot, 1 red three in hand, exact cut",
            {
                "feet": (HandCount(points=120),),
                "hands": (HandCount(red_threes=1),),
                "has_exact_cut": True,
            },
        ),
    ],
)
def test_the_items_of_each_game(rules: Any, text: str, count: dict[str, Any]) -> None:
    read = parse_count(rules, text)
    assert read == SideCount(**count)
    assert parse_count(rules, count_text(rules, read)) == read


@pytest.mark.parametrize(
    "text, unknown, foreign",
    [
        ("2 natural, 3 cabbages, 430", ("3 cabbages",), ()),
        ("2 natural outt 430", ("outt",), ()),
        ("1 wild, 430", (), (Item.WILD,)),
        ("2 sambas, straight", (), (Item.SEQUENCE, Item.STRAIGHT)),
        ("2 black, 430", (), (Item.BLACK_THREES,)),
        ("", (), ()),
        ("🂡", ("🂡",), ()),
        ("1 mixed, " * 40, (), ()),
    ],
)
def test_what_was_not_understood_is_named(
    text: str, unknown: tuple[str, ...], foreign: tuple[Item, ...]
) -> None:
    with pytest.raises(UnreadableCountError) as caught:
        parse_count(CLASSIC, text)
    assert (caught.value.unknown, caught.value.foreign) == (unknown, foreign)


def test_what_was_understood_is_named_too() -> None:
    with pytest.raises(UnreadableCountError) as caught:
        parse_count(CLASSIC, "2 natural, 430, hurra")
    assert caught.value.read == ((Item.NATURAL, 2), (Item.MELDED, 430))


@pytest.mark.parametrize("text", ["9" * 200, "- - -", "1" * LONGEST_COUNT, "n" * 99, "x 3 : 4 = 5", "'; --"])
def test_nonsense_is_refused_or_read_but_never_fails(text: str) -> None:
    with suppress(UnreadableCountError):
        read = parse_count(CLASSIC, text)
        assert parse_count(CLASSIC, count_text(CLASSIC, read)) == read
