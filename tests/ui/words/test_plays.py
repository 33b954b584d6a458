from typing import get_args

import pytest
from msgspec.structs import replace

from bot.canasta.cards import Rank, cards_of
from bot.canasta.events import (
    BonusGiven,
    BonusTaken,
    CanastaCompleted,
    CardsExposed,
    DealResealed,
    DealSealed,
    Discarded,
    DiscardForced,
    Drew,
    DrewCards,
    DrewHidden,
    Event,
    ExactCut,
    ExposedTakenBack,
    Fined,
    FootTaken,
    HandDealt,
    LaidDown,
    MatchEnded,
    PackShuffled,
    PartnerAnswered,
    PartnerAsked,
    Passed,
    PileRecycled,
    PileTurnedOver,
    QuestionWithdrawn,
    RoundEnded,
    RoundStarted,
    SeatsDrawn,
    SidesFormed,
    SpecialHandShown,
    ThreesLaid,
    TookBack,
    TookPile,
    TurnCardDrawn,
    WentOut,
)
from bot.canasta.melds import Make, MeldId, MeldKind
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreSheet
from bot.service.ids import UserId
from bot.service.matches.record import Tenure
from bot.service.queries import LogEntry
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.words.announcements import end_reason
from bot.ui.words.plays import open_lines, outcome_text, play_lines_text, turn_lines
from tests.support.as_text import suits
from tests.support.samples import NOW, moments, record_of

texts = texts_for()
ANA, BEN, CYD, DOT = (Seat(seat) for seat in range(4))


def cards(text):
    return cards_of(exact_cards(text))


def one(text):
    return exact_cards(text)[0]


def entries(*rows):
    return [LogEntry(version, seat, NOW, events) for version, (seat, *events) in enumerate(rows, 1)]


def lines(*rows, seat=None):
    return turn_lines(texts, record_of(), entries(*rows), seat=seat)


def laid(seat, text, rank, meld=1, is_new=True, kind=MeldKind.RANK):
    return LaidDown(seat, MeldId(meld), kind, rank, cards(text), is_new, 3)


SHEETS = (ScoreSheet(SideId(0), (), 450, 1000, 1450), ScoreSheet(SideId(1), (), -120, 0, -120))
RESULT = RoundResult(EndReason.WENT_OUT, ANA, False, SHEETS)

TOLD = [
    (RoundStarted(2, ANA, BEN, 11, bytes(exact_cards("KH"))), "🎴 **Round 2:** Ana deals 11 cards each, Ben begins. K♥ is turned up."),
    (RoundStarted(1, ANA, BEN, 11, bytes(exact_cards("2C 3H 9S"))), suits("🎴 **Round 1:** Ana deals 11 cards each, Ben begins. 2♣ and 3♥ are turned up and covered by 9♠: the pile starts ❄️ frozen.")),
    (RoundStarted(1, ANA, BEN, 13, b""), "🎴 **Round 1:** Ana deals 13 cards each, Ben begins. The pile starts empty."),
    (PackShuffled("c0ffee", "0:lucky *7*\n1:18:30"), "-# ✂️ Cut by **Ana**: “lucky \\*7\\*” and **Ben**: “18:30”."),
    (SeatsDrawn((bytes(exact_cards("KH KS 2C 3D")), bytes(exact_cards("KH 9S 2C 3D"))), (), (), (ANA, CYD, BEN, DOT)), suits("🪑 Drawn for partners: **Ana** K♥, **Cyd** K♠, **Ben** 2♣ and **Dot** 3♦; a tie, so again: **Ana** K♥, **Cyd** 9♠, **Ben** 2♣ and **Dot** 3♦. So Ana and Cyd against Ben and Dot; the order of play is Ana, Ben, Cyd and Dot.")),
    (SeatsDrawn((bytes(exact_cards("2C 3D KH 9S")),), (0, 2), (bytes(exact_cards("4H 5S")),), (CYD, ANA, BEN, DOT)), suits("🪑 Drawn for partners: **Cyd** 2♣, **Ana** 3♦, **Ben** K♥ and **Dot** 9♠. Cut for the seats (red: partners change places): **Cyd** 4♥ and **Ben** 5♠. So Ana and Cyd against Ben and Dot; the order of play is Ana, Ben, Cyd and Dot.")),
    (DealResealed(("beef",)), "-# 🔏 This deal was sealed anew, because a backup was restored and the deal sealed before may have been known."),
    (HandDealt(ANA, cards("KH KD 2C")), "🔒 Your hand: K K · 2"),
    (ThreesLaid(ANA, cards("3H"), 1), "**Ana** laid a red three (3♥)"),
    (BonusGiven(ANA, 4, to_hand=False), "**Ana** got 4 bonus cards"),
    (BonusTaken(ANA, 4), "**Ana** took up the 4 bonus cards"),
    (TurnCardDrawn(ANA, 8), "**Ana** drew the turn card: 8 cards are left in the stock"),
    (DrewHidden(ANA, cards("KH")), "**Ana** got K♥"),
    (ThreesLaid(ANA, cards("3C 3S"), 2), suits("**Ana** laid 3♣ 3♠")),
    (ThreesLaid(ANA, cards("3H 3D"), 2), "**Ana** laid two red threes (3♦ 3♥)"),
    (Drew(ANA, 1, 30), "**Ana** drew a card"),
    (Drew(ANA, 2, 30), "**Ana** drew 2 cards"),
    (Drew(ANA, 0, 0), "**Ana** drew no card"),
    (DrewCards(ANA, cards("KH 4C")), suits("**Ana** drew K♥, 4♣")),
    (TookPile(ANA, one("KH"), 7, cards("4C")), "**Ana** took the pile of 7 cards with K♥ on top"),
    (TookPile(ANA, one("KH"), 1, 0), "**Ana** took the pile, just K♥"),
    (laid(ANA, "KH KD 2C", Rank.KING), "**Ana** melded two kings with a two"),
    (laid(ANA, "KH *", Rank.KING, is_new=False), "**Ana** added a king with a joker to the kings"),
    (laid(ANA, "3C 3S 3S", Rank.THREE, kind=MeldKind.BLACK_THREES), "**Ana** melded three black threes"),
    (laid(ANA, "3C 3S 2C", Rank.THREE, kind=MeldKind.BLACK_THREES), "**Ana** melded two black threes with a two"),
    (CanastaCompleted(ANA, SideId(0), MeldId(1), Rank.KING, Make.NATURAL), "**Ana** completed a 🔴\N{NO-BREAK SPACE}natural canasta of kings"),
    (CanastaCompleted(ANA, SideId(0), MeldId(1), Rank.SIX, Make.MIXED), "**Ana** completed a ⚫\N{NO-BREAK SPACE}mixed canasta of sixes"),
    (Discarded(ANA, one("4C"), False), suits("**Ana** discarded 4♣")),
    (Discarded(ANA, None, False), "**Ana** discarded the last card face down"),
    (DiscardForced(ANA, "dead"), "**Ana** had nothing better to discard: only cards of closed ranks, aces, sevens and wild cards"),
    (DiscardForced(ANA, "ace_or_seven"), "**Ana** had nothing better to discard: only aces, sevens and wild cards"),
    (DiscardForced(ANA, "wild"), "**Ana** had nothing better to discard: only wild cards"),
    (Discarded(ANA, one("*"), True), "**Ana** discarded Joker, which ❄️ freezes the pile"),
    (PartnerAsked(ANA, (CYD,)), "**Ana** asked Cyd: “May I go out?”"),
    (QuestionWithdrawn(ANA), "**Ana** withdrew the question"),
    (PartnerAnswered(CYD, ANA, True), "**Cyd** answered Ana: “Yes, go out.”"),
    (PartnerAnswered(CYD, ANA, False), "**Cyd** answered Ana: “No, not yet.”"),
    (Passed(ANA), "**Ana** left the pile, with the stock empty"),
    (ExactCut(ANA, SideId(0), 100), "**Ana** cut exactly the cards for the deal: 100 points"),
    (DrewHidden(ANA, cards("KH 4C")), suits("**Ana** got K♥, 4♣")),
    (PileTurnedOver(ANA, 30), "**Ana** found the stock empty: the pile was turned over into a new stock of 30 cards"),
    (PileRecycled(ANA, 30), "**Ana** found the stock empty: the pile was shuffled into a new stock of 30 cards"),
    (FootTaken(ANA, 11), "**Ana** picked up the foot of 11 cards"),
    (SidesFormed(ANA, (BEN, CYD)), "**Ana** plays alone against Ben and Cyd"),
    (WentOut(ANA, False), "**Ana** went out 🏁"),
    (WentOut(ANA, True), "**Ana** went out concealed 🏁"),
    (SpecialHandShown(ANA, "pairs_with_twos", cards("KH KD 2C 2D")), suits("**Ana** showed a special hand, pairs with twos: K♦, K♥, 2♣, 2♦")),
    (CardsExposed(ANA, cards("KH KD KS")), suits("**Ana** melded too little (penalty cards now: K♦, K♥, K♠)")),
    (ExposedTakenBack(ANA, cards("KH KD")), suits("**Ana** takes the penalty cards K♦, K♥ back into the hand")),
    (Fined(ANA, 100, "ignored_answer"), "**Ana** is fined 100 points for going against the partner’s answer"),
    (Fined(ANA, 200, "unexposed_red_three"), "**Ana** is fined 200 points for a red three that was not laid"),
    (Fined(ANA, 50, "false_card_count"), "**Ana** is fined 50 points for a false claim about the last card"),
    (Fined(ANA, 1, "false_card_count"), "**Ana** is fined 1 point for a false claim about the last card"),
    (TookBack(ANA, cards("KH KD 2C QS")), "**Ana** took back two kings, a queen and a two"),
    (RoundEnded(3, RESULT), "🧮 **Round 3 is over.** Ana went out. Ana & Cyd +450 and Ben & Dot −120."),
    (MatchEnded((SideId(0),), (5200, 4100), 1100), "🏆 **Ana & Cyd** win the match with 5,200 points to 4,100."),
    (MatchEnded((SideId(0), SideId(1)), (5200, 5200), 0), "🏆 The match is shared by **Ana & Cyd and Ben & Dot** with 5,200 points each."),
]  # fmt: skip


@pytest.mark.parametrize("event, line", TOLD)
def test_each_event_as_its_seat_reads_it(event, line):
    assert lines((ANA, event), seat=ANA) == [line]


def test_every_event_has_been_told():
    # A seal is told by /verify alone.
    assert {type(event) for event, _ in TOLD} == set(get_args(Event)) - {DealSealed}


@pytest.mark.parametrize("event", [event for event, _ in TOLD if event.audience is not None])
@pytest.mark.parametrize("seat", [None, BEN])
def test_private_events_are_told_to_nobody_else(event, seat):
    assert lines((ANA, event), seat=seat) == []
    assert play_lines_text(texts, record_of(), entries((ANA, event))) is None


def test_a_turn_is_one_line():
    assert lines(
        (ANA, Drew(ANA, 1, 30), DrewCards(ANA, cards("KH"))),
        (ANA, laid(ANA, "KH KD 2C", 13), laid(ANA, "QH QD QS", 12, meld=2)),
        (ANA, laid(ANA, "9H", 9, meld=3, is_new=False)),
        (ANA, laid(ANA, "9D", 9, meld=3, is_new=False)),
        (ANA, Discarded(ANA, one("4C"), False), WentOut(ANA, False)),
        (BEN, Drew(BEN, 1, 29), DrewCards(BEN, cards("AH"))),
    ) == [
        suits(
            "**Ana** drew a card, melded two kings with a two, three queens, added two 9s, discarded 4♣ and went out 🏁"
        ),
        "**Ben** drew a card",
    ]


def test_the_own_draws_are_told_to_their_seat_instead_of_their_number():
    rows = (
        (ANA, Drew(ANA, 1, 30), DrewCards(ANA, cards("KH"))),
        (BEN, Drew(BEN, 1, 29), DrewCards(BEN, cards("AH"))),
    )
    assert lines(*rows, seat=ANA) == ["**Ana** drew K♥", "**Ben** drew a card"]


def test_what_one_has_done_is_told_as_you():
    drew = (ThreesLaid(ANA, cards("3H"), 1), Drew(ANA, 2, 30), DrewCards(ANA, cards("KH 4C")))
    assert outcome_text(texts, record_of(), drew, ANA) == suits("You laid a red three (3♥) and drew K♥, 4♣.")
    went_out = (Discarded(ANA, one("4C"), False), WentOut(ANA, False), RoundEnded(3, RESULT))
    assert outcome_text(texts, record_of(), went_out, ANA).splitlines() == [
        suits("You discarded 4♣ and went out 🏁."),
        "🧮 **Round 3 is over.** Ana went out. Ana & Cyd +450 and Ben & Dot −120.",
    ]
    assert outcome_text(texts, record_of(), (), ANA) == "Done."
    asked = (Drew(ANA, 1, 30), PartnerAsked(ANA, (CYD,)))
    assert outcome_text(texts, record_of(), asked, ANA) == "You drew a card and asked Cyd: “May I go out?”"
    no = outcome_text(texts, record_of(), (PartnerAnswered(CYD, ANA, False),), CYD)
    assert no == "You answered Ana: “No, not yet.”"


def test_turns_that_a_computer_took_for_somebody_are_marked():
    drew, threw = Drew(ANA, 1, 30), Discarded(ANA, one("4C"), False)
    told = [LogEntry(1, ANA, NOW, (drew,)), LogEntry(2, ANA, NOW, (threw,), by_computer=True)]
    told.append(LogEntry(3, BEN, NOW, (Drew(BEN, 1, 29),)))
    assert turn_lines(texts, record_of(), told) == [
        suits("**Ana** 🤖 drew a card and discarded 4♣"),
        "**Ben** drew a card",
    ]


def test_what_was_done_keeps_the_name_of_who_did_it():
    former = (Tenure(BEN, "Bob", UserId(7), upto=2), Tenure(BEN, "Bea", UserId(8), upto=4))
    record = replace(record_of(), former=former)
    told = [LogEntry(version, BEN, NOW, (Drew(BEN, 1, 30),)) for version in (2, 3, 4, 5)]
    assert turn_lines(texts, record, told) == [
        "**Bob** drew a card",
        "**Bea** drew a card and drew a card",
        "**Ben** drew a card",
    ]


def test_a_computer_that_sat_there_before_keeps_its_mark():
    record = replace(record_of(), former=(Tenure(BEN, "Bit", None, upto=2),))
    told = [LogEntry(2, BEN, NOW, (Drew(BEN, 1, 30),))]
    assert turn_lines(texts, record, told) == ["**🤖 Bit** drew a card"]


def test_with_all_hands_open_private_events_of_all_are_told():
    told = [
        LogEntry(1, ANA, NOW, (Drew(ANA, 1, 30), DrewCards(ANA, cards("KH")))),
        LogEntry(2, BEN, NOW, (HandDealt(BEN, cards("KH")), Drew(BEN, 1, 29), DrewCards(BEN, cards("AH")))),
    ]
    assert open_lines(texts, record_of(), told) == ["**Ana** drew K♥", "**Ben** drew A♥"]


def test_the_channel_is_told_of_a_deal_and_its_cuts_but_no_seals():
    started, sealed = TOLD[1][0], DealSealed(2, "beef" * 16)
    told = entries((None, started, PackShuffled("c0ffee" * 10, ""), DealResealed(("dead" * 16,)), sealed))
    assert (play_lines_text(texts, record_of(), told) or "").split("\n")[1:] == [
        "-# 🔏 This deal was sealed anew, because a backup was restored and the deal sealed before may have been known."
    ]
    told = entries((None, started, PackShuffled("c0ffee" * 10, "1:hi"), sealed))
    assert (play_lines_text(texts, record_of(), told) or "").split("\n")[1:] == ["-# ✂️ Cut by **Ben**: “hi”."]


@pytest.mark.parametrize("reason", EndReason)
def test_every_end_of_a_round_has_its_sentence(reason):
    result = RoundResult(
        reason, ANA if reason in {EndReason.WENT_OUT, EndReason.SPECIAL_HAND} else None, False, SHEETS
    )
    assert end_reason(texts, record_of(), result).endswith(".")


def test_an_exit_may_be_concealed():
    result = RoundResult(EndReason.WENT_OUT, ANA, True, SHEETS)
    assert end_reason(texts, record_of(), result) == "Ana went out concealed."


def test_what_is_told_keeps_to_the_limits():
    record = record_of(names=["*" * 40] * 4, title="_" * 200)
    *_, moment = moments(3, record=record, most=500)
    assert len(play_lines_text(texts, record, moment.log) or "") <= limits.CONTENT
    assert len(outcome_text(texts, record, moment.log[-1].events, Seat(0))) <= limits.CONTENT
