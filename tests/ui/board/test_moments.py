"""Great moments on the board: which there are, for how long, and what is said and marked of them."""

import pytest
from msgspec import structs

from bot.canasta.cards import cards_of
from bot.canasta.events import CanastaCompleted, Discarded, LaidDown
from bot.canasta.melding.shapes import made_of
from bot.canasta.melds import Make, Meld, MeldId, MeldKind, MeldPart
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView
from bot.service.clocks.terms import Terms
from bot.service.matches.record import Tenure
from bot.service.queries import LogEntry
from bot.ui.board.in_words import board_embed
from bot.ui.board.moments import moment_lines, moments_of
from bot.ui.board.picture import scene_of
from bot.ui.texts import texts_for
from tests.support.as_text import as_text
from tests.support.samples import NOW, cautious, moments, record_of

texts = texts_for()

TABLE = record_of(names=("Ana", "Ben", "Cyd", "Dot"))
*_, EARLY = moments(3, most=4)


def meld(number: int, *parts: tuple[int, int, str], rules: RuleSet | None = None) -> Meld:
    """Return a meld of these parts: who laid what in which turn."""
    laid = tuple(MeldPart(Seat(seat), turn, cards_of(exact_cards(cards))) for seat, turn, cards in parts)
    return made_of(rules or RuleSet(), MeldId(number), MeldKind.RANK, laid)


def at_turn(turn: int, *melds: tuple[Meld, ...]) -> TableView:
    """Return a table of four in this turn of a round, with the melds of both sides."""
    both = (*melds, ())[:2]
    now = structs.replace(EARLY.view.turn, number=turn, seat=Seat((turn - 1) % 4))
    return structs.replace(EARLY.view, melds=both, has_melded=tuple(map(bool, both)), turn=now)


def told(view: TableView, recent: tuple[LogEntry, ...] = ()) -> list[str]:
    return moment_lines(texts, TABLE, recent, moments_of(TABLE, view))


KINGS = meld(1, (0, 1, "KS KS KS KH"), (2, 7, "KH KH KH"))
MIXED = meld(2, (0, 1, "5S 5S 5H"), (0, 5, "5H 5H 2H joker"))


def test_a_canasta_is_told_with_whoever_completed_it():
    assert told(at_turn(8, (KINGS,))) == ["✨ **Cyd**: natural canasta of kings!"]
    assert told(at_turn(8, (meld(1, (0, 1, "KS KS KS KH"), (2, 7, "KH KH")),))) == []


def test_it_is_told_until_everybody_has_had_a_turn():
    assert [len(told(at_turn(turn, (KINGS,)))) for turn in range(7, 14)] == [1, 1, 1, 1, 1, 0, 0]


@pytest.mark.parametrize(
    "locale, line",
    [
        ("de", "✨ **Cyd**: echtes Canasta aus Königen!"),
        ("es-419", "✨ **Cyd**: ¡canasta limpia de reyes!"),
        ("pt-BR", "✨ **Cyd**: canastra limpa de reis!"),
    ],
)
def test_in_each_language_a_canasta_is_told_without_its_sign(locale, line):
    view = at_turn(8, (KINGS,))
    assert moment_lines(texts_for(locale), TABLE, (), moments_of(TABLE, view)) == [line]


def test_later_canastas_are_told_only_if_they_are_worth_more():
    """A natural canasta after a mixed one is a moment, a mixed one after a natural one is not."""
    later = meld(3, (2, 7, "8S 8S 8H 8H 8H 2S 2S"))
    assert len(told(at_turn(8, (MIXED, KINGS)))) == 2
    assert told(at_turn(10, (MIXED, KINGS))) == ["✨ **Cyd**: natural canasta of kings!"]
    assert told(at_turn(10, (MIXED, later))) == []
    # The other side counts for itself.
    theirs = meld(4, (1, 10, "4S 4S 4H 4H 4H 2S 2S"))
    assert told(at_turn(11, (KINGS,), (theirs,)))[1:] == ["✨ **Ben**: mixed canasta of fours!"]


def test_of_canastas_in_one_turn_the_better_one_is_told_and_never_more_than_two_moments():
    both = (meld(1, (0, 5, "4S 4S 4H 4H 4H 2S 2S")), meld(2, (0, 5, "9S 9S 9H 9H 9H 9D 9D")))
    assert told(at_turn(6, both)) == ["✨ **Ana**: natural canasta of nines!"]
    four = [
        meld(number, (0, 5 + number, f"{rank}S {rank}S {rank}S {rank}H 2H 2H joker"))
        for number, rank in ((1, 4), (2, 5))
    ]
    assert len(told(at_turn(8, (four[0], KINGS), (four[1],)))) == 2


def test_a_first_meld_is_told_only_after_a_long_wait():
    late = meld(1, (1, 26, "KS KS KS"), (3, 28, "KH"))
    assert told(at_turn(28, (), (late,))) == [
        "✨ The first meld at last! **Ben** laid it down after 6 turns without one."
    ]
    assert told(at_turn(31, (), (late,))) == []
    assert told(at_turn(24, (), (meld(1, (1, 22, "KS KS KS")),))) == []


def test_whoever_sat_there_then_is_named():
    entry = LogEntry(
        41,
        Seat(2),
        NOW,
        (LaidDown(Seat(2), MeldId(1), MeldKind.RANK, 13, cards_of(exact_cards("KH")), False, 7),),
    )
    record = structs.replace(
        TABLE, version=44, former=(Tenure(Seat(2), "Eve", TABLE.seats[2].user, upto=42),)
    )
    lines = moment_lines(texts, record, (entry,), moments_of(record, at_turn(8, (KINGS,))))
    assert lines == ["✨ **Eve**: natural canasta of kings!"]


def test_the_line_of_the_play_does_not_say_it_again():
    events = (
        LaidDown(Seat(2), MeldId(1), MeldKind.RANK, 13, cards_of(exact_cards("KH KH KH")), False, 7),
        CanastaCompleted(Seat(2), SideId(0), MeldId(1), 13, Make.NATURAL),
        Discarded(Seat(2), exact_cards("9S")[0], freezes=False),
    )
    recent = (LogEntry(41, Seat(2), NOW, events),)
    shown = as_text(board_embed(texts, TABLE, at_turn(8, (KINGS,)), recent))
    assert shown.count("natural canasta of kings") == 1
    assert "## Last plays\n**Cyd** discarded 9♠" in shown
    later = as_text(board_embed(texts, TABLE, at_turn(14, (KINGS,)), recent))
    assert "completed a 🔴 natural canasta of kings and discarded" in later


def test_a_picture_marks_the_melds_of_the_moments():
    marked = scene_of(texts, TABLE, at_turn(8, (MIXED, KINGS, meld(5, (0, 1, "JS JS JH")))))
    assert [one.shines for one in marked.sides[0].melds] == [True, True, False]
    late = scene_of(texts, TABLE, at_turn(30, (meld(1, (0, 29, "KS KS KS")), meld(2, (0, 29, "5S 5S 5S")))))
    assert [one.shines for one in late.sides[0].melds] == [True, True]
    later = scene_of(texts, TABLE, at_turn(20, (MIXED, KINGS)))
    assert not any(one.shines for one in later.sides[0].melds)


def test_a_table_may_do_without_moments():
    quiet = structs.replace(TABLE, terms=Terms(moments=False))
    view = at_turn(8, (KINGS,))
    assert moments_of(quiet, view) == ()
    assert "✨" not in as_text(board_embed(texts, quiet, view, ()))
    assert not any(one.shines for one in scene_of(texts, quiet, view).sides[0].melds)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_moments_that_its_events_tell_too(preset):
    """Whoever completed a canasta, by the events, is who the board names."""
    rules = PRESETS[preset]
    # Melds of two who become partners in mid-round may make a canasta together, which nobody completed.
    joins = rules.deal.side_structure == "lone_vs_pair"
    completed: dict[tuple[int, int], int] = {}
    checked = 0
    for moment in moments(4, rules, most=280):
        for event in moment.events if moment.log else ():
            if isinstance(event, CanastaCompleted):
                completed[moment.view.round, event.meld] = event.seat
        for found in moments_of(moment.record, moment.view):
            assert 0 <= moment.view.turn.number - found.part.turn <= len(moment.view.seating.order)
            key = (moment.view.round, found.melds[0].id)
            if not found.waited and not (joins and key not in completed):
                assert completed[key] == found.part.seat
                checked += 1
    assert checked


def test_long_rounds_have_late_first_melds():
    lines = {
        line
        for moment in moments(2, choose=cautious, most=1500)
        for line in moment_lines(texts, TABLE, (), moments_of(TABLE, moment.view))
        if "first meld" in line
    }
    assert lines
