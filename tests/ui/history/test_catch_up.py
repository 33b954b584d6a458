"""The digest of what happened since one's last turn: short, complete in what matters, and closed where the rules say so."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.canasta.cards import cards_of
from bot.canasta.events import (
    Discarded,
    Drew,
    DrewCards,
    Event,
    HandDealt,
    PileRecycled,
    RoundEnded,
    RoundStarted,
    TookPile,
    visible_to,
)
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreSheet
from bot.service.queries import CatchUp, LogEntry
from bot.ui.hand.catch_up import catch_up_embed, catch_up_message, pile_history, with_catch_up
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from tests.support.as_text import as_text, suits
from tests.support.panels import hand_panel
from tests.support.samples import NOW, SampleTable, busy, moments, record_of

texts = texts_for()
ANA, BEN, CYD, DOT = (Seat(seat) for seat in range(4))


def one(text):
    return exact_cards(text)[0]


def turn(version: int, seat: Seat, card: str = "4C", *, by_computer: bool = False) -> list[LogEntry]:
    """Somebody draws and discards."""
    drew = LogEntry(version, seat, NOW, (Drew(seat, 1, 30),), by_computer)
    return [drew, LogEntry(version + 1, seat, NOW, (Discarded(seat, one(card), False),), by_computer)]


def catch_up(*entries: LogEntry, moment: SampleTable | None = None, since=NOW - timedelta(days=3)) -> CatchUp:
    moment = moment or running()
    return CatchUp(moment.record, ANA, moment.views[0], since, NOW, entries)


def running(seed: int = 1) -> SampleTable:
    """A round in progress."""
    return next(moment for moment in moments(seed) if len(moment.log) > 30 and moment.view.is_running)


def told(some: CatchUp) -> str:
    return as_text(catch_up_embed(texts, some)).replace("\ufe0e", "")


RESULT = RoundResult(
    EndReason.WENT_OUT,
    BEN,
    False,
    (ScoreSheet(SideId(0), (), -50, 0, -50), ScoreSheet(SideId(1), (), 700, 0, 700)),
)


def test_each_turn_of_the_others_is_a_line():
    text = told(catch_up(*turn(5, BEN), *turn(7, CYD, "7D"), *turn(9, DOT, "QS", by_computer=True)))
    assert suits("**Ben** drew a card and discarded 4♣").replace("\ufe0e", "") in text
    assert "**Cyd** drew a card and discarded 7♦" in text
    assert "**Dot** 🤖 drew a card and discarded Q♠" in text
    assert "**Discards and takes:** 4♣ · 7♦ · Q♠" in text
    assert f"<t:{int((NOW - timedelta(days=3)).timestamp())}:R>" in text


def test_nothing_new_is_said_too():
    text = told(catch_up())
    assert "Nothing new has happened." in text
    assert "👉" in text


def test_many_turns_are_cut_and_the_log_is_named():
    entries = [entry for number in range(30) for entry in turn(2 * number, Seat(number % 4))]
    text = told(catch_up(*entries))
    assert "… and 22 turns more before these: `/log`" in text
    assert text.count("drew a card") == 8
    assert "**Discards and takes:** … " in text


def test_scores_of_rounds_that_ended_meanwhile_are_never_left_out():
    ended = LogEntry(3, BEN, NOW, (Discarded(BEN, one("KH"), False), RoundEnded(1, RESULT)))
    dealt = LogEntry(4, None, NOW, (RoundStarted(2, BEN, CYD, 11, bytes(exact_cards("9S"))),))
    later = [entry for number in range(20) for entry in turn(5 + 2 * number, Seat(number % 4))]
    text = told(catch_up(ended, dealt, *later))
    assert "🧮 **Round 1 is over.** Ben went out. Ana & Cyd −50 and Ben & Dot +700." in text
    assert "discarded K♥" not in text


def test_a_new_deal_alone_is_no_history_of_the_pile():
    dealt = LogEntry(1, None, NOW, (RoundStarted(1, CYD, DOT, 11, bytes(one(card) for card in ("4C",))),))
    assert "Discards and takes" not in as_text(catch_up_embed(texts, catch_up(dealt)))
    assert "Discards and takes" in as_text(catch_up_embed(texts, catch_up(dealt, *turn(2, DOT))))


def test_the_history_of_the_pile_names_what_was_open():
    events: list[Event] = [
        Discarded(BEN, one("4C"), False),
        TookPile(CYD, one("4C"), 12, cards_of(exact_cards("KH KD"))),
        Discarded(CYD, None, False),
        PileRecycled(DOT, 40),
        RoundStarted(2, BEN, CYD, 11, b""),
        HandDealt(ANA, cards_of(exact_cards("KH"))),
        Discarded(DOT, one("*"), True),
    ]
    some = catch_up(*(LogEntry(version, BEN, NOW, (event,)) for version, event in enumerate(events, 5)))
    assert [step.replace("\ufe0e", "") for step in pile_history(texts, some)] == [
        "4♣",
        "Cyd took 12",
        "face down",
        "🔁 new stock",
        "new round 2",
        "Joker",
    ]
    # Where the pile may not be looked through, nothing that lay in it before is named.
    assert "K♥" not in told(some)
    assert "K♦" not in told(some)


def test_what_a_computer_drew_for_the_reader_is_told_to_him():
    drew = (Drew(ANA, 1, 30), DrewCards(ANA, cards_of(exact_cards("KH"))))
    assert "**Ana** 🤖 drew K♥" in told(catch_up(LogEntry(5, ANA, NOW, drew, by_computer=True)))


@pytest.mark.parametrize("preset", PRESETS)
def test_in_every_game_it_keeps_to_the_limits_alone_and_above_the_hand(preset):
    rules = PRESETS[preset]
    record = record_of(rules, names=["*" * 40] * rules.deal.seat_count, title="_" * 90)
    seen = 0
    for number, moment in enumerate(moments(5, rules, record, busy, most=400)):
        if number % 40 or not moment.view.round:
            continue
        seen += 1
        for seat in {0, *moment.view.seats_to_act}:
            entries = tuple(
                replace(entry, events=visible_to(entry.events, Seat(seat))) for entry in moment.log[-150:]
            )
            some = CatchUp(record, Seat(seat), moment.views[seat], NOW, NOW, entries)
            assert limits.is_within(catch_up_message(texts, some).embeds[0])
            panel = with_catch_up(texts, hand_panel(texts, moment.hand(seat)), some)
            assert panel.frame is not None
            assert "What happened" in panel.frame.texts[0]
            assert sum(map(limits.utf16, panel.frame.texts)) <= limits.COMPONENTS_TEXT
            assert all(len(row) <= 5 for row in panel.rows)
    assert seen > 3
