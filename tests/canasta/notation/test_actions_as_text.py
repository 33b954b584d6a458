"""Actions as text: written one way and read again, and any other text read, refused or asked about."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.canasta.actions import (
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import JOKER, card, cards_of, contains, each_card
from bot.canasta.engine import check, view_of
from bot.canasta.errors import AmbiguousActionError, NotationError
from bot.canasta.events import Discarded
from bot.canasta.notation.action_parser import parse_action, parse_lay_down, parse_take
from bot.canasta.notation.card_parser import cards_from_hand, exact_cards, parse_cards
from bot.canasta.notation.tokens import LONGEST_TEXT, Unreadable
from bot.canasta.notation.writing import action_text, cards_text, rank_text
from bot.canasta.positions.actions import write_event
from bot.canasta.view import SeatView
from tests.canasta.notation.typed_positions import HAND, playing, unreadable, view
from tests.support import builders
from tests.support.random_play import random_play


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("draw", Draw()),
        (" Draw ", Draw()),
        ("pass", Pass()),
        ("ask", AskPartner()),
        ("ask partner", AskPartner()),
        ("ask_partner", AskPartner()),
        ("withdraw", WithdrawQuestion()),
        ("withdraw_question", WithdrawQuestion()),
        ("answer yes", Answer(True)),
        ("no", Answer(False)),
        ("take", TakePile()),
        ("take the pile", TakePile()),
        ("discard 4S", Discard(card(4, 3))),
        ("throw: *", Discard(JOKER)),
        ("meld", LayDown(())),
    ],
)
def test_actions_as_text(typed, meant):
    assert parse_action(typed) == meant


def test_texts_that_are_no_action():
    assert "meld" in unreadable(Unreadable.UNKNOWN_ACTION, parse_action, "fold").facts["known"]
    unreadable(Unreadable.UNKNOWN_ACTION, parse_action, "")
    unreadable(Unreadable.UNKNOWN_ACTION, parse_action, "drawing")
    unreadable(Unreadable.TEXT_AFTER_ACTION, parse_action, "draw two")
    unreadable(Unreadable.SUIT_MISSING, parse_action, "discard K")
    unreadable(Unreadable.UNKNOWN_TEXT, parse_action, "meld KH KS with KD")
    # Without a table nothing tells where a lone wild card goes.
    unreadable(Unreadable.NO_MELD_FOR_WILDS, parse_action, "meld 2D")


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_match_is_read_as_it_was_written(seed):
    for moment in random_play(1200, seed):
        if moment.seat is None:
            continue
        text = action_text(moment.action)
        assert parse_action(text) == moment.action
        assert parse_action(text, view_of(moment.before, moment.seat)) == moment.action


@pytest.mark.parametrize("seed", range(2))
def test_ranks_alone_say_enough_for_every_lay_down_of_a_match(seed):
    """Typed without suits and meld numbers, as people do: the same ranks go to the same melds, or it is asked."""
    for moment in random_play(1500, seed + 100):
        if moment.seat is None or not isinstance(moment.action, LayDown):
            continue
        seat = view_of(moment.before, moment.seat)
        texts = []
        for play in moment.action.plays:
            text = cards_text(play.cards, suits=False)
            melds = [meld.rank for meld in seat.melds if meld.id == play.meld]
            texts.append(f"{rank_text(melds[0])}: {text}" if melds else text)
        read = parse_lay_down(", ".join(texts), seat)
        assert check(seat, read) is None
        assert rank_shape(read, seat) == rank_shape(moment.action, seat)


def rank_shape(action: LayDown, seat: SeatView) -> list[tuple[int, list[int]]]:
    """For each play the rank of its meld and the ranks of its cards."""
    by_id = {meld.id: meld.rank for meld in seat.melds}
    shape = []
    for play in action.plays:
        ranks = sorted(each >> 2 for each in each_card(play.cards))
        shape.append((by_id[play.meld] if play.meld else max(ranks), ranks))
    return sorted(shape)


def test_the_secret_of_a_deal_is_never_written():
    assert "5e5e" not in action_text(StartRound("5e" * 32, "label", "cut"))


# ------------------------------------------------------------------------------------------- anything at all typed

TABLES = [
    playing(HAND),
    playing("2C 2D * * 4C 5C 6C KC", "KKK, QQQ, 777, 888, 999, AAA"),
    view("KC KH 2D QC QD QS 4C 5C", "888, 999", pile="9H KS"),
]


card_like = st.text(alphabet="KQJ1023*AHDCS ♥,;>:#+/\nwith JOKERtm", max_size=60)


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.text(max_size=80), card_like), st.sampled_from(TABLES))
@example("2," * 60, TABLES[1])
@example("K2Q" * 30, TABLES[1])
@example("JK" * 40, TABLES[0])
@example("J*," * 40, TABLES[0])
@example("ﷺ" * 999, TABLES[0])
@example("2*" * 50, TABLES[1])
def test_any_text_is_read_refused_or_asked_about(text, seat):
    started = time.process_time()
    for read in (parse_lay_down, parse_take, parse_action, lambda some, _: parse_cards(some)):
        outcome(read, text, seat)
    laid = outcome(parse_lay_down, text, seat)
    if isinstance(laid, LayDown):
        used = sum(play.cards for play in laid.plays)
        # What the hand lacks is refused by the game, never overlooked.
        assert contains(seat.hand, used) or check(seat, laid) is not None
    assert time.process_time() - started < 2


def outcome(read: Callable[[str, SeatView], Any], text: str, seat: SeatView) -> Any:
    """What a text is read as, or the refusal of a kind that every caller knows."""
    try:
        return read(text, seat)
    except NotationError as error:
        refusal = error
    except AmbiguousActionError as error:
        assert len(set(error.choices)) == len(error.choices) >= 2  # noqa: PT017 - any text may come here
        return None
    assert refusal.key in set(Unreadable)
    return None


def test_a_text_too_long_is_not_looked_at():
    assert unreadable(Unreadable.TEXT_TOO_LONG, parse_cards, "K" * (LONGEST_TEXT + 1)).facts == {
        "length": LONGEST_TEXT + 1,
        "limit": LONGEST_TEXT,
    }
    unreadable(Unreadable.TOO_MANY_CARDS, parse_cards, "K" * 437)
    unreadable(Unreadable.TOO_MANY_CARDS, parse_lay_down, "K" * 101, TABLES[0])
    unreadable(Unreadable.TOO_MANY_CARDS, cards_from_hand, "K" * 101, 0)


def test_too_many_readings_are_refused_instead_of_listed():
    unreadable(Unreadable.TOO_MANY_READINGS, parse_lay_down, "2," * 9, TABLES[1])
    unreadable(Unreadable.TOO_MANY_READINGS, parse_lay_down, "KQJKQJKQJKQJK", TABLES[1])


@pytest.mark.parametrize(
    "text, action",
    [
        ("threes 3H 3S", LayThrees(cards_of(exact_cards("3H 3S")))),
        ("show straight", DeclareSpecialHand("straight")),
        ("show pairs-with-twos", DeclareSpecialHand("pairs_with_twos")),
        ("show pairs with upcard", DeclareSpecialHand("pairs", with_upcard=True)),
    ],
)
def test_threes_and_special_hands_are_written_and_read(text, action):
    assert parse_action(text) == action
    assert parse_action(action_text(action)) == action


def test_a_card_thrown_face_down_is_told_without_its_face():
    """pagat, Modern American Canasta: the last discard is thrown face down."""
    told = write_event(Discarded(builders.ME, None, freezes=False))
    assert (told["type"], told["card"]) == ("discarded", None)
