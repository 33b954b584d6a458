"""Lines are whole turns: what is taken, all that is laid down, and the discard or going out; each turn counts once."""

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from random import Random

from bot.canasta.actions import Action, AskPartner, Discard, Draw, LayDown, TakePile
from bot.canasta.cards import Rank, rank_count
from bot.canasta.engine import check, view_of
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.positions.read_position import read_position
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.strong.appraisal import Appraisal, appraise
from bot.players.strong.lines import Line, lines_of
from bot.service.advice.reasons import points_less
from tests.support.builders import Situation, drawing, playing

SEED = "a seed"


def view_in(**position: object) -> SeatView:
    """What the seat to act sees in a position, whose hidden cards are as many as hidden places."""
    state = read_position({"took": "stock", **position}).state
    return view_of(state, state.table.turn.seat)


def as_played(view: SeatView, *plays: str) -> Appraisal:
    """The appraisal of a turn."""
    steps = tuple(parse_action(play, view) for play in plays)
    [own] = [one for one in appraise(view, SEED, steps) if one.is_played]
    return own


def kinds(turn: tuple[Action, ...]) -> list[type[Action]]:
    return [type(step) for step in turn]


def line_played(at: Situation, *plays: str) -> Line:
    """The line of a turn of several steps."""
    view, steps = at.view(), []
    for play in plays:
        steps.append(at.action(play))
        at = at.does(play, *(["answer yes"] if play == "ask" else []))
    [line] = [line for line in lines_of(view, steps) if line.is_played]
    return line


OUT = {
    "turn": 29,
    "hands": ["QC QD QH 8S 2C 4D", 8, 9, 7],
    "melds": [["KC KC KD KD KH KH KS", "8C 8D 8H"], ["7C 7D 7H 7S", "6C 6D 6H"]],
    "pile": "4H 9C 5D 5S",
    "red_threes": ["3H", "3D", "", ""],
}


@pytest.mark.parametrize(
    "plays",
    [
        ("meld QQQ, 8 > 8, 2 > 8", "discard 4D"),
        ("meld 2 > 8", "meld QQQ", "meld 8", "discard 4D"),
        ("meld 8", "meld QQQ2", "discard 4D"),
    ],
)
def test_no_turn_is_better_than_one_that_went_out_with_the_same_score(plays: tuple[str, ...]) -> None:
    """A review once told of a play "about 500 points better" that ended in the very same going out."""
    own = as_played(view_in(**OUT), *plays)
    assert (own.goes_out, points_less(own)) == (1.0, 0)


def test_going_out_counts_by_its_exact_score() -> None:
    """A wild card on the natural canasta loses its bonus, whatever the others hold."""
    own = as_played(view_in(**OUT), "meld QQQ, 8, 2 > K", "discard 4D")
    assert own.goes_out == 1.0
    assert own.error < 1
    assert own.points == pytest.approx(-200, abs=10)


def test_aces_that_cannot_be_finished_are_not_laid_down_first() -> None:
    """Modern American: pure aces that are no canasta at the end cost 2,500, and three of the others are gone."""
    for turn in (29, 57):
        view = view_in(
            rules={"preset": "modern_american"},
            turn=turn,
            hands=["AS AD AH KS KD KH 9C 9D 9H 2C 4D 5S JC QD *", 13, 13, 13],
            pile="AS AD 4C AH 6S 8D",
        )
        own = as_played(view, "meld AAA, KKK2, 999*", "discard 4D")
        assert points_less(own) > 1000
        best, *_ = appraise(view, SEED)
        for step in (*best.steps, PLAYERS["strong"].choose(view, Random(1))):
            if isinstance(step, LayDown):
                pure = [play for play in step.plays if rank_count(play.cards, Rank.ACE) >= 3]
                assert all(
                    rank_count(play.cards, Rank.TWO) + rank_count(play.cards, Rank.JOKER) for play in pure
                )


def test_a_turn_in_other_steps_or_suits_counts_once() -> None:
    at = playing("K K K A A A 8 9 4 5", melds="QQQ")
    in_one = line_played(at, "meld KKK, AAA", "discard 9")
    assert kinds(in_one.turn) == [LayDown, Discard]
    in_two = line_played(at, "meld AAA", "meld KKK", "discard 9")
    assert in_two.turn == in_one.turn
    assert (in_two.value, in_two.is_steady) == (in_one.value, in_one.is_steady)
    assert in_two.action == at.action("meld AAA")
    without = lines_of(at.view())
    assert len(lines_of(at.view(), [at.action("meld AAA"), at.action("meld KKK"), in_one.turn[-1]])) == len(
        without
    )


def test_a_draw_stays_open_and_a_take_goes_on_to_the_discard() -> None:
    lines = lines_of(drawing("6 6 8 8 8 9 10 J", melds="QQQ, KKKK", pile="5 10 J 6").view())
    assert {tuple(kinds(line.turn)) for line in lines} >= {(Draw,), (TakePile, LayDown, Discard)}
    assert all(line.turn[0] == line.action for line in lines)
    assert [line.is_steady for line in lines].count(True) == 1
    assert next(line.turn[0] for line in lines if line.is_steady) == PLAYERS["steady"].choose(
        drawing("6 6 8 8 8 9 10 J", melds="QQQ, KKKK", pile="5 10 J 6").view(), Random(1)
    )


def test_what_is_laid_after_a_take_is_told_apart_from_it() -> None:
    at = drawing("6 6 6 8 8 8 9 10 J", melds="QQQ, KKKK", pile="5 10 J 6")
    line = line_played(at, "take 66", "meld 6", "meld 888", "discard 9")
    take, laid, discard = line.turn
    assert (take, discard) == (at.action("take 66"), at.does("take 66").action("discard 9"))
    assert isinstance(laid, LayDown)
    assert len(laid.plays) == 2
    assert line.view.table.pile_size == 0


def test_where_partner_must_be_asked_the_question_is_part_of_going_out() -> None:
    at = playing("Q Q Q 4", melds="KKKKKKK, 888", rules={"ask_required": True})
    [out] = [line for line in lines_of(at.view()) if line.goes_out]
    assert kinds(out.turn) == [AskPartner, LayDown, Discard]
    assert check(at.view(), out.action) is None
    assert line_played(at, "ask", "meld QQQ", "discard 4").turn == out.turn
    refused = at.does("ask", "answer no")
    assert not any(line.goes_out for line in lines_of(refused.view()))
    assert lines_of(at.does("ask", "answer yes").view()) == []


def test_a_turn_that_breaks_off_is_ended_as_the_steady_player_would() -> None:
    at = playing("K K K A A 2 8 9 4 5", melds="QQQ")
    line = line_played(at, "meld KKK")
    assert kinds(line.turn) == [LayDown, Discard]
    assert line.action == at.action("meld KKK")


def test_a_turn_that_cannot_be_played_is_no_line() -> None:
    at = playing("K K K A A 2 8 9 4 5", melds="QQQ")
    steps = [at.action("meld KKK"), at.action("meld KKK"), at.action("discard 4")]
    assert not any(line.is_played for line in lines_of(at.view(), steps))
