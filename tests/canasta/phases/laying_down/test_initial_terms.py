"""What an initial meld must have beside its points (pagat, The Initial Meld in American Canasta; Wikipedia 2005)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.canasta import engine
from bot.canasta.actions import LayDown
from bot.canasta.cards import cards_of, each_card, full_pack, is_red_three
from bot.canasta.errors import Reason
from bot.canasta.every_play import every_action
from bot.canasta.notation.writing import cards_text
from bot.canasta.phases.dealing import minimums_in
from tests.support.builders import Situation, playing, refused, rules

PURE = {"initial_purity": "pure_three_or_wild"}
ALWAYS = {"initial_purity": "pure_three_always"}
THREE = {"initial_purity": "three_naturals"}
SPLASH = {"initial_canasta_waiver": "natural_or_wild_from_hand"}
ANY = {"initial_canasta_waiver": "any_canasta"}


@pytest.mark.parametrize(
    "meld, options, reason",
    [
        ("A A *, K K 2", PURE, Reason.INITIAL_NEEDS_PURE_MELD),  # matrix sequence 41: 130 can fail
        ("A A *, K K K", PURE, None),
        ("A A A *, K K 2", PURE, Reason.INITIAL_NEEDS_PURE_MELD),
        ("A A A *, K K 2", THREE, None),  # Wikipedia 2005: wild cards beside the three naturals (matrix D44)
        ("A A *, K K 2", THREE, Reason.INITIAL_NEEDS_PURE_MELD),
        ("A A *, K K K", ALWAYS, None),
        ("A A *, K K 2", ALWAYS, Reason.INITIAL_NEEDS_PURE_MELD),
        ("Q Q Q", PURE, Reason.BELOW_INITIAL_MELD),
    ],
)
def test_three_natural_cards(meld: str, options: dict[str, Any], reason: Reason | None) -> None:
    """pagat, Minimum count and three card meld from hand: a pure meld of at least three matching natural cards."""
    violation = playing(meld.replace(",", "") + " 5 6 8", rules=options).why(f"meld {meld}")
    if reason is None:
        assert violation is None
    else:
        refused(violation, reason)


@pytest.mark.parametrize(
    "meld, options, may",
    [
        ("4 4 4 4 4 4 4", SPLASH, True),
        ("4 4 4 4 4 4", SPLASH, False),  # matrix sequence 43: six do not qualify
        ("4 4 4 4 4 4 2", SPLASH, False),  # nor does a mixed canasta
        ("4 4 4 4 4 4 2", ANY, True),  # Wikipedia 2005: any complete canasta (matrix D45)
        ("4 4 4 4 4 4 2", ANY | PURE, True),  # it is always considered to meet the requirement
        ("4 4 4 4 4 4 2", ANY | ALWAYS, False),
    ],
)
def test_a_complete_canasta_instead_of_the_points(meld: str, options: dict[str, Any], may: bool) -> None:
    """pagat, The Splash."""
    at = playing(f"{meld} 5 8 J", totals=(3000, 0), rules=options)
    assert at.may(f"meld {meld}") is may
    assert at.offered(f"meld {meld}") is may


def test_a_sequence_with_a_wild_card_is_offered_only_where_it_will_do() -> None:
    """Where three naturals without a wild card are always asked for, a mixed sequence of seven does not spare them."""
    runs = {"sequence_melds": True, "sequence_max_wilds": 1}
    at = playing("4S 5S 6S 7S 8S 9S 2C KD QH JC AD", rules=ANY | ALWAYS | runs)
    offered = [action for action in at.offers() if isinstance(action, LayDown)]
    assert offered
    assert [engine.check(at.view(), action) for action in offered] == [None] * len(offered)


def test_a_canasta_may_be_required_from_a_score() -> None:
    """Options initial_canasta_required_from and initial_natural_canasta_required_from."""
    own = {"initial_canasta_required_from": 1500, "initial_natural_canasta_required_from": 3000}
    mixed, natural = "K K K K K * 2", "A A A A A A A"
    hand = "K K K K K * 2 5 6"
    assert playing("K K K * 5 6", totals=(0, 0), rules=own).may("meld KKK*")
    at = playing("K K K * 5 6", totals=(1500, 0), rules=own)
    refused(at.why("meld KKK*"), Reason.INITIAL_NEEDS_CANASTA, score=1500, natural=False)
    assert playing(hand, totals=(1500, 0), rules=own).may(f"meld {mixed}")
    at = playing(hand, totals=(3000, 0), rules=own)
    refused(at.why(f"meld {mixed}"), Reason.INITIAL_NEEDS_CANASTA, score=3000, natural=True)
    assert playing(f"{natural} 5 6", totals=(3000, 0), rules=own).may(f"meld {natural}")


def test_the_requirement_may_go_by_the_round() -> None:
    """Option initial_minimums_by: rows by the number of the round, whatever the score."""
    own = rules(initial_minimums_by="round", initial_minimums=[[None, 50], [2, 90], [3, 120]])
    assert [minimums_in(own, (4000, -5), number) for number in (1, 2, 3, 9)] == [
        (50, 50),
        (90, 90),
        (120, 120),
        (120, 120),
    ]
    assert playing(totals=(4000, 0), rules=own).view().requirement == 90


def test_the_turn_remembers_the_initial_meld() -> None:
    at = playing("K K K A A A 5 6 8").does("meld KKK, AAA")
    assert at.table.turn.initial
    assert not playing("K K K 5 6 8", melds="QQQ").does("meld KKK").table.turn.initial
    assert not at.does("discard 5").table.turn.initial


@pytest.mark.parametrize(
    "options",
    [PURE, ALWAYS, THREE, SPLASH, ANY, PURE | SPLASH, ANY | THREE, {"initial_canasta_required_from": 0}],
    ids=str,
)
def test_what_is_offered_is_legal_and_found_whenever_there_is_one(options: dict[str, Any]) -> None:
    """An initial meld is offered exactly when trying everything finds one."""
    own = rules(**options)
    rng = Random(f"{options}")
    ranks = [card for card in each_card(full_pack(2, 4)) if not is_red_three(card)]
    found = 0
    for _ in range(40):
        chosen = rng.sample(range(4, 15), 4)
        pool = [card for card in ranks if card >> 2 in chosen or (card >> 2 < 3 and rng.random() < 0.5)]
        hand = cards_of(rng.sample(pool, 10))
        at = playing(cards_text(hand), pile="", totals=(rng.choice((0, 1500, 3000)), 0), rules=own)
        offered = [action for action in at.offers() if isinstance(action, LayDown)]
        for action in offered:
            assert engine.check(at.view(), action) is None
        whole = any(isinstance(action, LayDown) for action in every_action(at.view()))
        assert bool(offered) == whole, cards_text(hand)
        found += whole
    assert found


# ------------------------------------------------------------------------------------------------- going out with it


@pytest.mark.parametrize(
    "options, hand, may",
    [
        # pagat, Minimum count and three card meld from hand: "at least one meld of three or more cards ... pure"
        ({"initial_purity": "pure_three_always"}, "K K K K K K 2 9 9 9 4", True),
        ({"initial_purity": "pure_three_always"}, "K K K K K K 2 9 9 2 4", False),
        # The wild cards go where they leave a pure meld: two kings short, but the nines stay pure.
        ({"initial_purity": "pure_three_always"}, "K K K K K 9 9 9 2 2 4", True),
        ({"initial_purity": "three_naturals"}, "K K K K K K 2 9 9 2 4", True),
        # Wikipedia 2005, Miscellaneous Variants: an initial canasta for a longer game
        ({"initial_canasta_required_from": 0}, "K K K K K K 2 9 9 9 4", True),
        ({"initial_natural_canasta_required_from": 0}, "K K K K K K 2 9 9 9 4", False),
        ({"initial_natural_canasta_required_from": 0}, "K K K K K K K 2 9 9 4", True),
        # pagat, The Splash: a natural canasta from the hand needs no minimum count; a mixed one does
        ({"initial_canasta_waiver": "natural_or_wild_from_hand"}, "4 4 4 4 4 4 4 5", True),
        ({"initial_canasta_waiver": "natural_or_wild_from_hand"}, "4 4 4 4 4 4 2 5", False),
        ({"initial_canasta_waiver": "any_canasta"}, "4 4 4 4 4 4 2 5", True),
        (
            {"initial_canasta_waiver": "any_canasta", "initial_purity": "pure_three_always"},
            "4 4 4 4 4 2 2 5 5 2 6",
            False,
        ),
    ],
)
def test_an_unmelded_seat_may_ask_when_its_initial_meld_takes_it_out(
    options: dict[str, Any], hand: str, may: bool
) -> None:
    """Matrix D19: the question is accepted only if a legal exit exists, and whenever one does."""
    at = playing(hand, rules={"concealed_waives_minimum": "never", **options}, totals=(1500, 0))
    assert at.may("ask") is may
    assert at.offered("ask") is may
    if not may:
        return
    yes = at.does("ask", "answer yes")
    while yes.table.is_running:
        best = max(yes.offers(), key=lambda action: isinstance(action, LayDown))
        step = engine.apply(yes.state, yes.seat, best)
        yes = Situation(step.state, step.events)
    assert yes.table.result is not None
    assert yes.table.result.went_out == 0
