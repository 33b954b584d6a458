"""The course says what the rules say: the right tap of each step is legal, and the others are not or count less."""

from typing import Any

import pytest

from bot.canasta.actions import (
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Play,
    TakePile,
)
from bot.canasta.cards import JOKER, NO_CARDS, cards_of, points, rank_of, size
from bot.canasta.drafts.judging import resolve_in_turn
from bot.canasta.engine import check
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import Make
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.policies.penalties import sign_of_threes
from bot.canasta.rules.presets import DEFAULT_PRESET, DESCRIPTIONS, rules_of
from bot.canasta.view import ScoreKey
from bot.ui.learning.steps import CHAPTERS, KNOWN_FROM_RUMMY, STEPS, CourseStep
from bot.ui.toolkit.components import MOST_OPTIONS
from tests.support.builders import Situation, drawing, playing, refused

RULES = rules_of(DEFAULT_PRESET)
BY_NAME = {step.name: step for chapter in CHAPTERS for step in chapter.steps}
GAMES = {step.name: rules_of(chapter.preset) for chapter in CHAPTERS for step in chapter.steps}


def at(step: CourseStep, *, drawn: bool = True, **moment: Any) -> Situation:
    """The position of a step, with what it leaves out: the other side has melded, and partner holds cards."""
    begun = playing if drawn else drawing
    return begun(
        step.hand,
        melds=", ".join(step.melds),
        theirs=", ".join(step.theirs),
        pile=step.pile or "9H",
        rules=GAMES[step.name],
        **moment,
    )


def laid(step: CourseStep, *taps: str) -> LayDown:
    """What is laid down by a tap, or by the parts of one: new melds, or additions to the own melds of their rank."""
    melds = {meld.rank: meld.id for meld in at(step).view(0).melds}
    groups = [exact_cards(tap) for tap in taps]
    return LayDown(tuple(Play(cards_of(group), melds.get(rank_of(group[0]))) for group in groups))


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


def test_for_two_two_cards_are_drawn_and_one_is_discarded():
    step = BY_NAME["two-cards"]
    before = at(step, drawn=False, stock="5D 5H 6C")
    after = before.does("draw")
    assert size(before.view(0).hand) == GAMES[step.name].deal.hand_size == 15
    assert size(after.view(0).hand) == 17
    assert after.does("discard AS").table.turn.seat == 1


@pytest.mark.parametrize(
    "name, moment",
    [
        ("two-canastas", {}),
        # The hand is the foot, and partner has played from theirs.
        ("foot-out", {"played": (0, 2)}),
        ("samba-out", {}),
    ],
)
def test_with_the_right_card_laid_down_the_other_goes_out_and_not_the_other_way_round(name, moment):
    step = BY_NAME[name]
    position = at(step, **moment)
    for place, tap in enumerate(step.taps, start=1):
        other = next(card for card in step.hand.split() if card != tap)
        rank = tap[0]
        if place == step.right:
            assert position.does(f"meld {tap} > {rank}", f"discard {other}").table.result is not None
        else:
            refused(position.does(f"meld {tap} > {rank}").why(f"discard {other}"), Reason.MUST_KEEP_CARD)


def test_in_hand_and_foot_nobody_goes_out_before_partner_has_played_from_the_foot():
    alone = at(BY_NAME["foot-out"], played=(0,), feet={2: "4C 4D"})
    refused(alone.why("meld 9S > 9"), Reason.FOOT_NOT_PLAYED)


def test_for_two_nobody_is_asked_and_who_goes_out_ends_the_round():
    position = at(BY_NAME["two-ask"])
    refused(position.why("ask"), Reason.NO_PARTNER)
    assert position.does("meld 6S > 6", "discard 9S").table.result is not None
    assert GAMES["two-ask"].scoring.bonus_going_out == 100
    assert position.does("discard 9S").table.result is None


def test_the_foot_comes_in_the_same_turn_only_after_the_last_card_was_laid_down():
    step = BY_NAME["foot-packets"]
    foot = "4C 4D 5D 6C 7H 8H TC JD QS AH"
    position = at(step, feet={0: foot})
    assert GAMES[step.name].deal.foot_size == len(foot.split()) == 10
    assert GAMES[step.name].draw.draw_count == 2
    at_once = position.does("meld KS > K, 9D > 9")
    assert (size(at_once.view(0).hand), at_once.table.turn.seat) == (10, 0)
    for laid_down, discarded in (("KS > K", "9D"), ("9D > 9", "KS")):
        before = position.does(f"meld {laid_down}")
        assert size(before.view(0).hand) == 1
        after = before.does(f"discard {discarded}")
        assert (size(after.view(0).hand), after.table.turn.seat) == (10, 1)


def test_in_hand_and_foot_the_top_card_alone_is_taken():
    step = BY_NAME["foot-pile"]
    before = at(step, drawn=False)
    after = before.does("take 8H 8D")
    assert len(before.table.pile) - len(after.table.pile) == 1
    assert size(before.view(0).hand) - size(after.view(0).hand) == 2


def test_a_fourth_wild_card_has_no_place_in_a_meld_of_hand_and_foot():
    step = BY_NAME["foot-wild"]
    position = at(step)
    nines = position.table.melds[0][0]
    why = [
        check(position.view(0), LayDown((Play(cards_of(exact_cards(tap)), nines.id),))) for tap in step.taps
    ]
    refused(why[0], Reason.TOO_MANY_WILDS, allowed=3)
    refused(why[1], Reason.TOO_MANY_WILDS, allowed=3)
    assert why[2] is None
    meld = position.does("meld 9S > 9").table.melds[0][0]
    assert (meld.make, canasta_bonus(GAMES[step.name].scoring, meld)[1]) == (Make.MIXED, 300)


def test_threes_of_hand_and_foot_are_only_discarded_and_a_red_one_costs_a_hundred():
    step = BY_NAME["foot-threes"]
    rules, position = GAMES[step.name], at(step)
    assert all(position.why(f"discard {tap}") is None for tap in step.taps)
    assert check(position.view(0), LayThrees(cards_of(exact_cards("3H")))) is not None
    assert (rules.threes.red_three_in_hand_penalty, rules.threes.black_three_hand_penalty) == (100, 0)
    blocks = [
        blocked_for(drawing("4 9 J", pile=f"{step.pile} {tap}", rules=rules).view(0)) is not None
        for tap in step.taps
    ]
    assert blocks == [False, True, True]


def test_a_sequence_is_of_one_suit_in_a_row_without_wild_cards():
    step = BY_NAME["samba-row"]
    view = at(step).view(0)
    legal = [check(view, LayDown((Play(cards_of(exact_cards(tap))),))) is None for tap in step.taps]
    assert legal == [place == step.right for place in range(1, len(legal) + 1)]
    assert GAMES[step.name].melds.max_wilds == 2


def test_a_sequence_grows_at_its_ends_by_its_own_suit_alone():
    step = BY_NAME["samba-adding"]
    position = at(step)
    sequence = position.table.melds[0][0].id
    legal = [
        check(position.view(0), LayDown((Play(cards_of(exact_cards(tap)), sequence),))) is None
        for tap in step.taps
    ]
    assert legal == [place == step.right for place in range(1, len(legal) + 1)]


def test_a_samba_counts_three_times_a_natural_canasta_and_is_closed():
    step = BY_NAME["samba-seven"]
    position = at(step)
    spades, kings = position.table.melds[0]
    bonuses = []
    for tap, meld in zip(step.taps, (kings, spades), strict=True):
        added = LayDown((Play(cards_of(exact_cards(tap)), meld.id),))
        after = resolve_in_turn(added, position.view(0))
        assert not isinstance(after, Violation)
        (finished,) = (one for one in after if one.id == meld.id)
        bonuses.append(canasta_bonus(GAMES[step.name].scoring, finished)[1])
    assert bonuses == [500, 1500]
    closed = playing("JS 4D 4H", melds="4S 5S 6S 7S 8S 9S TS", rules=GAMES[step.name])
    longer = LayDown((Play(cards_of(exact_cards("JS")), closed.table.melds[0][0].id),))
    assert check(closed.view(0), longer) is not None


def test_a_match_of_samba_goes_to_ten_thousand_points():
    assert GAMES["samba-out"].end.target_score == 10_000


def test_in_samba_a_pair_takes_the_whole_pile_and_a_sequence_its_top_card():
    step = BY_NAME["samba-pile"]
    position = at(step, drawn=False)
    clubs = position.table.melds[0][0].id
    with_wild, pair = (TakePile(Play(cards_of(exact_cards(tap)))) for tap in step.taps[:2])
    refused(check(position.view(0), with_wild), Reason.PILE_FROZEN_NEEDS_PAIR, why="always")
    assert check(position.view(0), pair) is None
    assert position.does("take TD TS").table.pile == b""
    assert check(position.view(0), TakePile(Play(NO_CARDS, clubs))) is None
    assert len(position.does("take > #1").table.pile) == len(position.table.pile) - 1


def test_american_first_melds_count_125_and_one_is_natural():
    step = BY_NAME["american-first"]
    view = at(step).view(0)
    assert view.requirement == 125
    counted = [points(cards_of(exact_cards(tap))) for tap in step.taps]
    assert counted == [100, 140, 150]
    parts = [("KC KD KH", "QS QH *"), ("KC KD *", "QS QH *"), ("KC KD KH", "QS QH * *")]
    assert [" ".join(both) for both in parts] == list(step.taps)
    why = [check(view, laid(step, *both)) for both in parts]
    refused(why[0], Reason.BELOW_INITIAL_MELD, needed=125, counted=100)
    refused(why[1], Reason.INITIAL_NEEDS_PURE_MELD)
    assert why[2] is None
    deal = GAMES[step.name].deal
    assert (deal.bonus_cards, deal.bonus_card_counts) == ("draw_after_initial_meld", (4, 3))


def test_who_has_not_melded_does_not_take_the_american_pile():
    step = BY_NAME["american-hand"]
    view = at(step, drawn=False).view(0)
    assert check(view, TakePile(Play(cards_of(exact_cards(step.taps[0]))))) is not None
    assert check(view, Draw()) is None


def test_a_canasta_closes_its_rank_and_sevens_take_no_wild_cards():
    step = BY_NAME["american-closed"]
    view = at(step).view(0)
    why = [check(view, laid(step, tap)) for tap in step.taps]
    refused(why[0], Reason.RANK_CLOSED)
    refused(why[1], Reason.RANK_TAKES_NO_WILDS)
    assert why[2] is None
    assert GAMES[step.name].scoring.bonus_sevens_canasta == 2500
    refused(at(step).why("meld 2H > K"), Reason.WILDS_NEED_FIVE_NATURALS, needed=5)
    assert playing("* 2C 2D 4C 5D", melds="KKK", rules=GAMES[step.name]).may("meld * 2C 2D")


def test_american_threes_count_by_the_number_of_canastas():
    step = BY_NAME["american-threes"]
    threes = GAMES[step.name].threes
    own = at(step).table.melds[0]
    assert sign_of_threes(threes.three_sign, own, has_melded=True) == 0
    assert sign_of_threes(threes.three_sign, own * 2, has_melded=True) == 1
    assert sign_of_threes(threes.three_sign, (), has_melded=True) == -1
    assert threes.red_three_totals[2] == 500


def test_seven_pairs_are_shown_for_2500_points():
    step = BY_NAME["american-special"]
    position = at(step)
    assert check(position.view(0), DeclareSpecialHand("pairs")) is None
    assert position.does("special pairs").score()[ScoreKey.SPECIAL_HAND] == 2500
    assert position.may("discard KC")


def test_every_step_can_be_shown():
    assert CHAPTERS[0].steps is STEPS
    assert len(STEPS) + len(CHAPTERS) - 1 <= MOST_OPTIONS, "all are in one menu"
    assert len(STEPS) == 12
    assert 0 < KNOWN_FROM_RUMMY < len(STEPS)
    assert all(3 <= len(chapter.steps) <= 5 for chapter in CHAPTERS[1:])
    assert {chapter.preset for chapter in CHAPTERS} <= set(DESCRIPTIONS)
    steps = [step for chapter in CHAPTERS for step in chapter.steps]
    assert len(BY_NAME) == len(steps)
    for step in steps:
        held = exact_cards(step.hand)
        assert 1 <= step.right <= len(step.taps) <= 4
        assert {card for tap in step.taps for card in exact_cards(tap)} <= set(held)
