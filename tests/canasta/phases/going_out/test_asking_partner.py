"""The question "may I go out?" (pagat, End of the hand: Going Out; Scarne, Seeking Information)."""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta import engine
from bot.canasta.actions import Answer, Draw, LayDown, WithdrawQuestion
from bot.canasta.errors import Reason
from bot.canasta.events import PartnerAnswered, PartnerAsked, QuestionWithdrawn
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Question, Took
from bot.players.registry import PLAYERS
from tests.support.builders import ME, PARTNER, drawing, playing, refused

CANASTA = "K K K K K K K"
HAND = "9 9 9 4"
"""Goes out beside a canasta by melding the nines and throwing the four."""


# ------------------------------------------------------------------------------------------------- when to ask


def test_partner_is_asked_after_the_draw() -> None:
    """pagat: "can only be asked immediately after drawing ... before making any further melds"."""
    refused(drawing(HAND, melds=CANASTA).why("ask"), Reason.MUST_DRAW_FIRST)
    at = playing(HAND, melds=CANASTA).does("ask")
    assert at.events == (PartnerAsked(ME, (PARTNER,)),)
    assert at.table.question == Question(ME, (PARTNER,))
    assert at.table.questions_asked == (1, 0, 0, 0)


def test_partner_may_be_asked_after_the_meld_that_took_the_pile() -> None:
    """pagat: "before making any further melds other than the one involving the top card"; matrix sequence 35."""
    at = drawing("Q Q 9 9 4", melds=CANASTA, pile="9 Q").does("take QQ")
    assert at.offered("ask")
    further = at.does("meld 999")
    refused(further.why("ask"), Reason.ASK_TOO_LATE)
    more = drawing("Q Q 9 9 9 4 6", melds=CANASTA, pile="9 Q").does("take QQ with 999")
    refused(more.why("ask"), Reason.ASK_TOO_LATE)


def test_not_after_melding() -> None:
    at = playing("9 9 9 8 8 8 4", melds=CANASTA).does("meld 999")
    refused(at.why("ask"), Reason.ASK_TOO_LATE)
    assert not at.offered("ask")


def test_not_when_going_out_is_impossible() -> None:
    """Matrix D19: a yes could bind to the impossible."""
    refused(playing(HAND, melds="KKK").why("ask"), Reason.CANNOT_GO_OUT, canastas=0, needed=1)
    at = playing("9 9 4 5", melds=CANASTA)
    refused(at.why("ask"), Reason.CANNOT_GO_OUT, canastas=1, needed=1)
    assert not at.offered("ask")


def test_not_when_a_no_would_leave_no_way_to_end_the_turn() -> None:
    at = drawing("K K 2", melds="K K K", pile="K").does("take K K")
    refused(at.why("ask"), Reason.NO_WOULD_TRAP, left=1)


def test_not_twice_in_a_turn() -> None:
    at = playing(HAND, melds=CANASTA, question=False)
    refused(at.why("ask"), Reason.ASKED_ALREADY)
    refused(at.does("discard 9").why("ask", seat=0), Reason.NOT_YOUR_TURN)


def test_not_without_a_partner() -> None:
    rules = {"seat_count": 2, "side_structure": "individual"}
    refused(playing(HAND, melds=CANASTA, rules=rules).why("ask"), Reason.NO_PARTNER)


def test_nobody_has_to_ask() -> None:
    """pagat: "You are under no obligation to ask your partner's permission"."""
    assert playing(HAND, melds=CANASTA).does("meld 999", "discard 4").table.result is not None


# ----------------------------------------------------------------------------------------------- while it is open


def test_only_partner_answers_and_the_asker_may_take_it_back() -> None:
    at = playing(HAND, melds=CANASTA).does("ask")
    assert at.table.seats_to_act == (2,)
    assert set(at.offers(2)) == {Answer(yes=True), Answer(yes=False)}
    assert at.offers(0) == [WithdrawQuestion()]
    assert not at.offers(1)
    assert not at.offers(3)
    refused(at.why("answer yes", seat=1), Reason.NOT_ASKED, asker=0, why="not_partner")
    refused(at.why("answer yes", seat=0), Reason.NOT_ASKED, asker=0, why="own")
    refused(at.why("withdraw", seat=2), Reason.NOT_ASKED, asker=0, why="not_asker")


@pytest.mark.parametrize("play", ["discard 4", "meld 999", "ask"])
def test_the_turn_waits_for_the_answer(play: str) -> None:
    at = playing(HAND, melds=CANASTA).does("ask")
    refused(at.why(play, seat=0), Reason.QUESTION_OPEN, asker=0)
    refused(at.why("draw", seat=1), Reason.NOT_YOUR_TURN)


def test_a_question_taken_back_was_never_asked() -> None:
    at = playing(HAND, melds=CANASTA)
    back = at.does("ask").does("withdraw", seat=0)
    assert back.events == (QuestionWithdrawn(ME),)
    assert back.state == at.state
    refused(back.why("withdraw"), Reason.NO_QUESTION_OPEN)
    assert back.may("ask")


def test_an_answer_is_told_to_all() -> None:
    at = playing(HAND, melds=CANASTA).does("ask", "answer yes")
    assert at.events == (PartnerAnswered(PARTNER, ME, yes=True),)
    assert at.table.seats_to_act == (0,)
    refused(at.why("answer no", seat=2), Reason.NO_QUESTION_OPEN)
    refused(at.why("withdraw", seat=0), Reason.NO_QUESTION_OPEN)


def test_there_is_nothing_to_answer_without_a_question() -> None:
    at = playing(HAND, melds=CANASTA)
    refused(at.why("answer yes", seat=2), Reason.NO_QUESTION_OPEN)
    refused(at.why("withdraw"), Reason.NO_QUESTION_OPEN)


# --------------------------------------------------------------------------------------------------- the answer binds


def test_after_a_yes_he_must_go_out() -> None:
    """pagat: "If the answer is 'yes', you must go out"; matrix sequence 34."""
    at = playing("9 9 9 4", melds=CANASTA, question=True)
    refused(at.why("discard 4"), Reason.MUST_GO_OUT, left=3)
    refused(at.why("discard 9"), Reason.MUST_GO_OUT)
    assert at.does("meld 999", "discard 4").table.result is not None


def test_after_a_yes_no_play_may_lose_the_way_out() -> None:
    at = playing("9 9 2 8 8 * 4", melds="K K K K K K K, 5 5 5 2 2 *", question=True)
    refused(at.why("meld 2 > K"), Reason.MUST_GO_OUT)
    assert at.may("meld 992")
    assert at.does("meld 992", "meld 88*", "discard 4").table.result is not None


def test_after_a_yes_something_is_always_offered_until_he_is_out() -> None:
    at = playing("9 9 2 3 3 3 4", melds=CANASTA, question=True)
    while at.table.is_running:
        offers = at.offers()
        assert offers
        at = at.does(_text(offers[0]))
    assert at.table.result is not None
    assert at.table.result.went_out == 0


def _text(action: object) -> str:
    if isinstance(action, LayDown):
        return "meld 992, 333"
    return "discard 4"


def test_after_a_no_he_must_not_go_out() -> None:
    """pagat: "if the answer is 'no' you are not allowed to go out"; matrix sequence 34: by meld or by discard."""
    at = playing("9 9 9 4", melds=CANASTA, question=False)
    refused(at.why("meld 999"), Reason.MUST_NOT_GO_OUT, left=1)
    refused(playing("9 9 9", melds=CANASTA, question=False).why("meld 999"), Reason.MUST_NOT_GO_OUT, left=0)
    assert at.may("discard 4")
    assert not any(isinstance(action, LayDown) for action in at.offers())
    smaller = playing("9 9 9 4 6", melds=CANASTA, question=False)
    assert smaller.may("meld 999")
    assert smaller.does("meld 999", "discard 4").table.is_running


def test_after_a_no_the_last_card_stays() -> None:
    at = playing("K 6", melds=CANASTA, question=False)
    refused(at.why("meld K > K"), Reason.MUST_NOT_GO_OUT, left=1)
    assert at.does("discard 6").table.is_running


def test_the_answer_is_for_this_turn() -> None:
    """Wikipedia 2005: "the player may not go out this turn"."""
    at = playing("9 9 9 4", melds=CANASTA, question=False, stock="8 8 8 8 8").does("discard 4")
    assert at.table.question is None
    for _ in range(3):
        card = at.hand().split()[0]
        at = at.does("draw").does(f"discard {card}")
    assert at.seat == 0
    assert at.does("draw").may("ask")


# ---------------------------------------------------------------------------------------------------------- options


def test_questions_may_be_limited() -> None:
    """Option ask_limit_per_hand."""
    assert playing(HAND, melds=CANASTA, asked_before=5).may("ask")
    limited = playing(HAND, melds=CANASTA, asked_before=1, rules={"ask_limit_per_hand": 1})
    refused(limited.why("ask"), Reason.ASK_LIMIT_REACHED, limit=1)
    assert not limited.offered("ask")
    assert playing(HAND, melds=CANASTA, rules={"ask_limit_per_hand": 1}).may("ask")
    refused(
        playing(HAND, melds=CANASTA, rules={"ask_limit_per_hand": 0}).why("ask"),
        Reason.ASK_LIMIT_REACHED,
        limit=0,
    )


# ------------------------------------------------------------------------------------------------- before drawing

HOYLE = {"exit_without_drawing": "with_permission", "ask_timing": "with_skip_draw"}


def test_with_leave_a_player_goes_out_without_drawing() -> None:
    """Hoyle, Ending the game: he "must have the permission of the partner, and then that player can skip the draw"."""
    at = drawing(HAND, melds=CANASTA, rules=HOYLE)
    assert at.offered("ask")
    asked = at.does("ask")
    assert asked.table.seats_to_act == (PARTNER,)
    refused(asked.why("draw", seat=0), Reason.QUESTION_OPEN)
    refused(asked.why("discard 4", seat=0), Reason.MUST_DRAW_FIRST)
    may = asked.does("answer yes")
    assert may.events == (PartnerAnswered(PARTNER, ME, yes=True),)
    assert (may.table.phase, may.table.turn.took) == (Phase.PLAY, Took.NOTHING)
    assert may.table.hand_sizes[0] == 4
    refused(may.why("draw"), Reason.ALREADY_DRAWN)
    refused(may.why("discard 4"), Reason.MUST_GO_OUT)
    out = may.does("meld 999", "discard 4")
    assert out.table.result is not None
    assert out.table.result.went_out == ME


def test_without_leave_he_draws_and_stays_in() -> None:
    """The answer always binds for the turn; otherwise it goes on as usual."""
    no = drawing(HAND, melds=CANASTA, rules=HOYLE, stock="8 8 8").does("ask", "answer no")
    assert no.table.phase is Phase.DRAW
    assert not no.offered("ask")
    refused(no.why("ask"), Reason.ASKED_ALREADY)
    drawn = no.does("draw")
    assert drawn.hand() == "4 8 9 9 9"
    assert drawn.may("meld 999")
    laid = drawn.does("meld 999")
    refused(laid.why("meld 48"), Reason.MIXED_RANKS)
    after = laid.does("discard 8")
    assert after.table.question is None
    fits = drawing("9 9 9", melds=CANASTA, rules=HOYLE, stock="K 8").does("ask", "answer no", "draw")
    refused(fits.why("meld 999, K > K"), Reason.MUST_NOT_GO_OUT)
    refused(fits.why("meld 999"), Reason.MUST_NOT_GO_OUT)


def test_without_leave_the_pile_does_not_take_him_out_either() -> None:
    at = drawing("9 9", melds=f"{CANASTA}, 999", pile="9", rules=HOYLE).does("ask", "answer no")
    refused(at.why("take 99"), Reason.MUST_NOT_GO_OUT, left=0)
    assert at.offers()
    more = drawing("9 9", melds=f"{CANASTA}, 999", pile="5 6 9", rules=HOYLE).does("ask", "answer no")
    assert more.may("take 99")


@pytest.mark.parametrize("pile", ["9", "K", "5 6 9", "2 K"])
def test_without_leave_something_is_left_on_an_empty_stock(pile: str) -> None:
    at = drawing("9 9", melds=f"{CANASTA}, 999", pile=pile, stock="", rules=HOYLE).does("ask", "answer no")
    offers = at.offers()
    assert offers
    assert all(engine.check(at.view(), action) is None for action in offers)


def test_the_question_before_drawing_can_be_withdrawn() -> None:
    at = drawing(HAND, melds=CANASTA, rules=HOYLE).does("ask")
    back = at.does("withdraw", seat=0)
    assert back.table.phase is Phase.DRAW
    assert back.may("draw")
    assert back.offered("ask")


def test_who_cannot_go_out_with_the_hand_as_it_is_cannot_ask() -> None:
    """Matrix D19: the next card would come too late."""
    at = drawing("9 9 4 5", melds=CANASTA, rules=HOYLE)
    refused(at.why("ask"), Reason.CANNOT_GO_OUT)
    assert not at.offered("ask")


def test_the_last_card_alone_may_be_thrown_without_drawing() -> None:
    at = drawing("4", melds=CANASTA, rules=HOYLE).does("ask", "answer yes")
    assert at.does("discard 4").table.result is not None


def test_an_unmelded_side_needs_its_minimum() -> None:
    """Hoyle, Minimum count: nothing waives it."""
    refused(drawing("4 4 4 4 4 4 4", rules=HOYLE).why("ask"), Reason.CANNOT_GO_OUT)
    rich = drawing(f"{CANASTA} 4", rules=HOYLE).does("ask", "answer yes")
    assert rich.offered("meld KKKKKKK")
    assert rich.does("meld KKKKKKK", "discard 4").table.result is not None


def test_with_skip_draw_the_question_comes_before_the_draw_alone() -> None:
    """Matrix D17: Hoyle knows the question only for skipping the draw; nobody has to ask after it."""
    at = drawing(HAND, melds=CANASTA, rules=HOYLE, stock="8 8").does("draw")
    refused(at.why("ask"), Reason.ASK_TOO_LATE, drawn=True)
    assert not at.offered("ask")
    assert playing(HAND, melds=CANASTA, rules=HOYLE).does("meld 999", "discard 4").table.result is not None


def test_both_questions_may_be_known() -> None:
    """Options exit_without_drawing and ask_timing are apart: one question in a turn, before or after the draw."""
    both = {"exit_without_drawing": "with_permission"}
    at = drawing(HAND, melds=CANASTA, rules=both, stock="9 8")
    assert at.may("ask")
    assert at.does("draw").may("ask")
    refused(at.does("ask", "answer no", "draw").why("ask"), Reason.ASKED_ALREADY)
    refused(drawing(HAND, melds=CANASTA).why("ask"), Reason.MUST_DRAW_FIRST)


# ------------------------------------------------------------------------------- before the draw, which follows

SCARNE = {"ask_timing": "own_turn_before_any_meld"}
SURE = "9 9 9"
"""Goes out beside a canasta whatever is drawn: the nines are melded, the new card is thrown."""


def test_scarne_lets_a_player_ask_before_the_draw() -> None:
    """Scarne, Seeking Information: "At his proper turn to play, and before melding or laying off cards"."""
    at = drawing(SURE, melds=CANASTA, rules=SCARNE, stock="8 7 6")
    assert at.offered("ask")
    asked = at.does("ask")
    assert asked.table.seats_to_act == (PARTNER,)
    refused(asked.why("draw", seat=0), Reason.QUESTION_OPEN)
    assert asked.does("withdraw", seat=0).state == at.state


def test_a_yes_before_the_draw_binds_after_it() -> None:
    """Scarne: "the answer is binding". The draw stays, unlike in Hoyle."""
    yes = drawing(SURE, melds=CANASTA, rules=SCARNE, stock="8 7 6").does("ask", "answer yes")
    assert yes.table.phase is Phase.DRAW
    assert yes.offered("draw")
    refused(yes.why("meld 999"), Reason.MUST_DRAW_FIRST)
    refused(yes.why("ask"), Reason.ASKED_ALREADY)
    drawn = yes.does("draw")
    refused(drawn.why("discard 8"), Reason.MUST_GO_OUT)
    out = drawn.does("meld 999", "discard 8")
    assert out.table.result is not None
    assert out.table.result.went_out == ME


def test_a_no_before_the_draw_binds_after_it() -> None:
    no = drawing(SURE, melds=CANASTA, rules=SCARNE, stock="8 7 6").does("ask", "answer no")
    assert no.table.phase is Phase.DRAW
    refused(no.why("ask"), Reason.ASKED_ALREADY)
    drawn = no.does("draw")
    refused(drawn.why("ask"), Reason.ASKED_ALREADY)
    refused(drawn.why("meld 999"), Reason.MUST_NOT_GO_OUT)
    assert drawn.does("discard 8").table.is_running


def test_before_the_draw_the_way_out_must_be_certain() -> None:
    """Matrix D19: with a card too many a yes could bind to the impossible."""
    at = drawing(HAND, melds=CANASTA, rules=SCARNE, stock="8 7 6")
    refused(at.why("ask"), Reason.CANNOT_GO_OUT, undrawn=True)
    assert not at.offered("ask")
    fits = drawing(HAND, melds=CANASTA, rules=SCARNE, stock="4 7 6").does("draw")
    refused(fits.why("ask"), Reason.CANNOT_GO_OUT)
    lucky = drawing(HAND, melds=CANASTA, rules=SCARNE, stock="9 7 6").does("draw")
    assert lucky.offered("ask")


def test_asking_stays_possible_after_the_draw_but_not_after_a_meld_or_a_take() -> None:
    """Scarne: "before melding or laying off cards"."""
    at = playing(HAND, melds=CANASTA, rules=SCARNE)
    assert at.offered("ask")
    refused(at.does("meld 999").why("ask"), Reason.ASK_TOO_LATE)
    taken = drawing("Q Q 9 9 4", melds=CANASTA, pile="9 Q", rules=SCARNE).does("take QQ")
    refused(taken.why("ask"), Reason.ASK_TOO_LATE)


def test_nobody_asks_before_the_draw_where_there_is_nothing_to_draw() -> None:
    at = drawing(SURE, melds=CANASTA, rules=SCARNE, stock="")
    refused(at.why("ask"), Reason.CANNOT_GO_OUT)
    assert at.offers()


def test_where_two_are_drawn_both_must_find_their_place() -> None:
    two = SCARNE | {"draw_count": 2}
    refused(drawing(SURE, melds=CANASTA, rules=two, stock="8 7 6").why("ask"), Reason.CANNOT_GO_OUT)


def test_after_a_yes_before_the_draw_the_pile_may_take_its_taker_out_or_not_be_taken() -> None:
    may = drawing("9 9", melds=f"{CANASTA}, 999", pile="9", rules=SCARNE, stock="8 7").does(
        "ask", "answer yes"
    )
    assert may.does("take 99").table.result is not None
    more = drawing("9 9", melds=f"{CANASTA}, 999", pile="5 6 9", rules=SCARNE, stock="8 7")
    refused(more.does("ask", "answer yes").why("take 99"), Reason.MUST_GO_OUT)
    assert more.does("ask", "answer no").may("take 99")


def test_after_a_yes_no_pile_is_taken_that_brings_cards_nobody_has_seen() -> None:
    rules = SCARNE | {"red_three_from_pile_replaced": True, "pile_freeze_cards": []}
    at = drawing("9 9", melds=f"{CANASTA}, 999", pile="3H 9", rules=rules, stock="8 7").does(
        "ask", "answer yes"
    )
    refused(at.why("take 99"), Reason.MUST_GO_OUT)
    assert at.offered("draw")


def test_after_a_yes_before_the_draw_no_initial_meld_with_the_pile_is_offered_that_keeps_cards() -> None:
    at = drawing("K K K K K K K 9 9 9", pile="5 6 9", rules=SCARNE, stock="8 7").does("ask", "answer yes")
    assert at.offers() == [Draw()]
    out = drawing("K K K K K K K 9 9 9", pile="9", rules=SCARNE, stock="8 7").does("ask", "answer yes")
    assert len(out.offers()) > 1
    for action in out.offers():
        assert engine.check(out.view(), action) is None


def test_a_red_three_drawn_after_a_yes_is_replaced_and_the_way_out_remains() -> None:
    at = drawing(SURE, melds=CANASTA, rules=SCARNE, stock="3H 8 7").does("ask", "answer yes", "draw")
    assert at.does("meld 999", "discard 8").table.result is not None


PUNISHED = SCARNE | {
    "irregularities": "scarne",
    "penalty_ignored_answer": 100,
    "penalty_unexposed_red_three": 200,
}


def test_a_red_three_that_may_be_neglected_is_laid_after_a_yes() -> None:
    """Scarne's penalties leave it to the player to lay a red three: asked before the draw, laying it loses nothing."""
    at = drawing(SURE, melds=CANASTA, rules=PUNISHED, stock="3H 8 7").does("ask", "answer yes", "draw")
    laid = at.does("lay 3H")
    assert laid.hand() == "8 9 9 9"
    assert laid.does("meld 999", "discard 8").table.result is not None


def test_going_against_a_yes_given_before_the_draw_is_fined() -> None:
    """Scarne, Seeking Information: "If the player fails to abide by the answer, his side is penalized 100 points"."""
    at = drawing(SURE, melds=CANASTA, rules=PUNISHED, stock="8 7 6").does(
        "ask", "answer yes", "draw", "discard 8"
    )
    assert at.table.fines == (100, 0, 0, 0)
    out = drawing(SURE, melds=CANASTA, rules=PUNISHED, stock="8 7 6").does("ask", "answer no", "draw")
    assert out.does("meld 999", "discard 8").table.fines == (100, 0, 0, 0)


def test_a_take_against_an_answer_given_before_the_draw_is_fined() -> None:
    """Matrix D20: where Scarne's penalties hold, nothing that goes against the answer is refused; none of it is offered."""
    at = drawing("9 9", melds=f"{CANASTA}, 999", pile="5 6 9", rules=PUNISHED, stock="8 7")
    stays = at.does("ask", "answer yes")
    assert stays.offers() == [Draw()]
    assert stays.does("take 99", "discard 5").table.fines == (100, 0, 0, 0)
    alone = drawing("9 9", melds=f"{CANASTA}, 999", pile="9", rules=PUNISHED, stock="8 7")
    leaves = alone.does("ask", "answer no")
    assert not leaves.offered("take 99")
    assert leaves.does("take 99").table.fines == (100, 0, 0, 0)


@pytest.mark.parametrize("answered", ["answer yes", "answer no"])
def test_computers_go_on_after_an_answer_before_the_draw(answered: str) -> None:
    at = drawing(SURE, melds=CANASTA, rules=SCARNE, stock="8 7 6 5").does("ask", answered)
    for name, player in PLAYERS.items():
        state, seat = at.state, at.table.turn.seat
        while state.table.is_running and state.table.turn.seat == seat:
            action = player.choose(engine.view_of(state, seat), Random(1))
            state = engine.apply(state, seat, action).state
        assert (state.table.result is not None) == (answered == "answer yes"), name


# ------------------------------------------------------------------------------------------ whom, and when not


TRIOS = {"seat_count": 6, "side_structure": "trios_2x3", "deck_count": 3, "joker_count": 6}


def test_with_three_on_a_side_the_next_of_them_answers() -> None:
    """pagat, Six players: two teams of three, alternately seated; "your partner must answer" is one of two here."""
    at = playing(HAND, melds=CANASTA, rules=TRIOS).does("ask")
    assert at.table.question == Question(ME, (PARTNER,))
    assert at.offers(seat=4) == []
    refused(at.why("answer yes", seat=4), Reason.NOT_ASKED)
    assert at.does("answer yes").may("meld 999")


def test_with_three_on_a_side_the_last_seat_asks_the_first() -> None:
    at = playing(HAND, melds=CANASTA, rules=TRIOS, seat=4).does("ask")
    assert at.table.question == Question(Seat(4), (ME,))


def test_before_any_meld_a_take_is_too_late() -> None:
    """cardgames.io, Going out, and Scarne, Seeking Information: before anything is melded (matrix D17)."""
    strict = {"ask_timing": "before_any_meld"}
    taken = drawing("Q Q 9 9 4", melds=CANASTA, pile="9 Q", rules=strict).does("take QQ")
    refused(taken.why("ask"), Reason.ASK_TOO_LATE)
    assert not taken.offered("ask")
    drawn = playing(HAND, melds=CANASTA, rules=strict)
    assert drawn.offered("ask")
    refused(drawn.does("meld 999").why("ask"), Reason.ASK_TOO_LATE)
