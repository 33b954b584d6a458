"""The course says what the rules say: the right tap of each step is legal, and the others are not or count less."""

import pytest

from bot.canasta.actions import AskPartner, Discard, Draw, LayDown, Play, TakePile
from bot.canasta.cards import JOKER, cards_of, points, rank_of
from bot.canasta.drafts.judging import resolve_in_turn
from bot.canasta.engine import check
from bot.canasta.errors import Violation
from bot.canasta.melds import Make
from bot.canasta.notation import exact_cards
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.ui.learning.steps import KNOWN_FROM_RUMMY, STEPS, CourseStep
from tests.support.builders import Situation, drawing, playing

RULES = rules_of(DEFAULT_PRESET)
BY_NAME = {step.name: step for step in STEPS}


def at(step: CourseStep, *, drawn: bool = True) -> Situation:
    """The position of a step, with what it leaves out: the other side has melded, and partner holds cards."""
    moment = playing if drawn else drawing
    return moment(step.hand, melds=", ".join(step.melds), pile=step.pile or "9H", rules=RULES)


def laid(step: CourseStep, tap: str) -> LayDown:
    """What a tap lays down: a new meld, or an addition to the own meld of its rank."""
    cards = exact_cards(tap)
    own = [meld for meld in at(step).view(0).melds if meld.rank == rank_of(cards[0])]
    return LayDown((Play(cards_of(cards), own[0].id if own else None),))


@pytest.mark.parametrize("name", ["melds", "adding", "wild"])
def test_the_right_cards_can_be_laid_down_and_no_others(name):
    step = BY_NAME[name]
    # With a meld before it no points are needed.
    position = CourseStep(step.name, step.right, step.taps, step.hand, step.pile, step.melds or ("6C 6D 6H",))
    view = at(position).view(0)
    legal = [check(view, laid(position, tap)) is None for tap in step.taps]
    assert legal == [place == step.right for place in range(1, len(legal) + 1)]


def test_a_first_meld_needs_fifty_points():
    step = BY_NAME["first"]
    view = at(step).view(0)
    counted = [points(cards_of(exact_cards(tap))) for tap in step.taps]
    assert counted == [30, 45, 60]
    assert view.requirement == 50
    tens, sevens = exact_cards(step.taps[1])[:3], exact_cards(step.taps[1])[3:]
    two_melds = LayDown((Play(cards_of(tens)), Play(cards_of(sevens))))
    legal = [
        check(view, laid(step, step.taps[0])),
        check(view, two_melds),
        check(view, laid(step, step.taps[2])),
    ]
    assert [violation is None for violation in legal] == [False, False, True]


@pytest.mark.parametrize("name", ["pile", "frozen"])
def test_the_pile_is_taken_with_the_right_cards_alone(name):
    step = BY_NAME[name]
    view = at(step, drawn=False).view(0)
    legal = [
        check(view, TakePile(Play(cards_of(exact_cards(tap))))) is None if tap else False for tap in step.taps
    ]
    assert legal == [place == step.right for place in range(1, len(legal) + 1)]
    assert view.table.pile_frozen is (name == "frozen")


def test_a_turn_begins_with_a_draw():
    view = at(BY_NAME["turn"], drawn=False).view(0)
    assert check(view, Draw()) is None
    card = exact_cards(BY_NAME["turn"].hand)[0]
    assert check(view, Discard(card)) is not None
    assert check(view, LayDown((Play(cards_of(exact_cards("7S 7D 4H"))),))) is not None


def test_cards_are_worth_what_the_course_says():
    worth = [points(cards_of(exact_cards(tap))) for tap in BY_NAME["worth"].taps]
    assert worth == [10, 20, 50]
    assert [points(cards_of(exact_cards(card))) for card in ("2C", "8H", "7C", "4C", "3S")] == [
        20,
        10,
        5,
        5,
        5,
    ]


def test_only_below_the_black_three_nobody_can_take_the_pile():
    step = BY_NAME["threes"]
    blocks = []
    for tap in step.taps:
        assert check(at(step).view(0), Discard(exact_cards(tap)[0])) is None
        blocks.append(
            blocked_for(drawing("4 9 J", pile=f"{step.pile} {tap}", rules=RULES).view(0)) is not None
        )
    assert blocks == [False, False, True]


def test_the_seventh_king_makes_the_canasta_that_counts_more():
    step = BY_NAME["canasta"]
    kings = at(step).view(0).melds[0]
    canastas = []
    for tap in step.taps:
        added = LayDown((Play(cards_of(exact_cards(tap)), kings.id),))
        after = resolve_in_turn(added, at(step).view(0))
        assert not isinstance(after, Violation)
        canastas.append(after[0])
    assert [meld.make for meld in canastas] == [Make.NATURAL, Make.MIXED]
    assert [canasta_bonus(RULES.scoring, meld)[1] for meld in canastas] == [500, 300]


def test_who_can_go_out_may_ask():
    assert check(at(BY_NAME["out"]).view(0), AskPartner()) is None


def test_the_score_is_the_sum_of_what_the_task_tells():
    scoring = RULES.scoring
    kings = points(cards_of(exact_cards(BY_NAME["score"].melds[0])))
    left = points(cards_of([JOKER, exact_cards("AS")[0]]))
    assert (kings, left) == (70, 70)
    red_three, natural = RULES.threes.red_three_totals[0], scoring.bonus_natural_canasta
    assert scoring.bonus_going_out + red_three + natural + kings - left == 700


def test_every_step_can_be_shown():
    assert len(STEPS) == 12
    assert 0 < KNOWN_FROM_RUMMY < len(STEPS)
    for step in STEPS:
        held = exact_cards(step.hand)
        assert 1 <= step.right <= len(step.taps) <= 4
        assert {card for tap in step.taps for card in exact_cards(tap)} <= set(held)
