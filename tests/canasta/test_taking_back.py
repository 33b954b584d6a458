"""What of a turn can be taken back: only what showed nobody a card that was hidden."""

import pytest
from msgspec.structs import replace

from bot.canasta.actions import LayDown
from bot.canasta.cards import NO_CARDS, contains, minus, size
from bot.canasta.events import (
    Discarded,
    Drew,
    FootTaken,
    LaidDown,
    PartnerAnswered,
    PartnerAsked,
    ThreesLaid,
    TookPile,
    WentOut,
)
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.taking_back import Bar, bar_of, is_lay_down, took_back
from tests.support.builders import playing
from tests.support.random_play import random_play

ME = Seat(0)
LAID = LaidDown(ME, MeldId(1), MeldKind.RANK, 13, NO_CARDS, is_new=True, size=3)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_lay_down_that_can_be_taken_back_showed_nothing(preset):
    """Nothing but cards of the own hand has moved, so that the state before it tells nobody anything new."""
    seen = 0
    for before, seat, action, after, events in random_play(400, 7, rules_of(preset)):
        if not is_lay_down(events):
            continue
        assert seat is not None
        seen += isinstance(action, LayDown)
        assert (before.stock, before.hidden) == (after.stock, after.hidden)
        now, then = after.table, before.table
        assert (now.pile, now.stock_size, now.phase, now.feet) == (
            then.pile,
            then.stock_size,
            then.phase,
            then.feet,
        )
        assert now.turn == replace(then.turn, laid=now.turn.laid, initial=now.turn.initial)
        assert (now.bonus, now.wings, now.question) == (then.bonus, then.wings, then.question)
        assert all(
            after.hands[other] == hand for other, hand in enumerate(before.hands) if Seat(other) != seat
        )
        assert contains(before.hands[seat], after.hands[seat])
        back = took_back(after, before, seat)
        assert back.cards == minus(before.hands[seat], after.hands[seat])
        assert size(back.cards) > 0
        assert back.audience is None
    assert seen


@pytest.mark.parametrize(
    "events, bar",
    [
        ((LAID,), None),
        ((LAID, FootTaken(ME, 11)), Bar.FOOT),
        ((TookPile(ME, 1, 3, NO_CARDS), LAID), Bar.TOOK_PILE),
        ((Drew(ME, 1, 30),), Bar.DREW),
        ((ThreesLaid(ME, NO_CARDS, 1),), Bar.REPLACED),
        ((ThreesLaid(ME, NO_CARDS, 0),), None),
        ((PartnerAsked(ME, (Seat(2),)),), Bar.ASKED),
        ((PartnerAnswered(Seat(2), ME, yes=True),), Bar.ASKED),
        ((Discarded(ME, 1, freezes=False),), Bar.TURN_OVER),
        ((LAID, WentOut(ME, concealed=False)), Bar.TURN_OVER),
    ],
)
def test_what_ends_the_right_to_take_back(events, bar):
    assert bar_of(events) is bar


def test_a_canasta_can_be_taken_apart_again():
    at = playing("K K K K K K K 4 5", melds="QQQ")
    then = at.state
    done = at.does("meld KKKKKKK")
    assert is_lay_down(done.events)
    assert size(took_back(done.state, then, ME).cards) == 7
