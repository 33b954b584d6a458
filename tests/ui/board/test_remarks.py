"""Remarks of computers on the board: on which plays, how rarely, and how a table silences them."""

from collections import Counter
from itertools import product

import pytest
from msgspec import structs

from bot.canasta.cards import NO_CARDS, Rank, Suit, card, cards_of
from bot.canasta.events import Event, PartnerAnswered, TookPile
from bot.canasta.melding.shapes import made_of
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import TableView
from bot.players.registry import CHARACTERS
from bot.service.clocks.terms import Terms
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord, Tenure
from bot.service.queries import Board, LogEntry
from bot.ui.board.in_words import board_embed
from bot.ui.board.moments import RemarkOccasion, remark_lines
from bot.ui.board.picture import scene_of, short_embed
from bot.ui.texts import texts_for
from tests.support.as_text import as_text
from tests.support.samples import NOW, moments, record_of

texts = texts_for()
*_, EARLY = moments(3, most=4)
CLOVER = Seat(2)
TABLES = range(1, 61)


def table(number: int = 1, character: str | None = "clover", terms: Terms = Terms()) -> TableRecord:  # noqa: B008
    """A table whose third seat is a computer's."""
    record = record_of(names=("Ana", "Ben", "Clover", "Dot"), computers=(CLOVER,))
    seats = tuple(
        structs.replace(holder, character=character) if holder.seat == CLOVER else holder
        for holder in record.seats
    )
    return structs.replace(record, id=TableId(number), seats=seats, terms=terms)


def view(turn: int = 8, completed: int | None = None) -> TableView:
    """A table in this turn, at which the computer completed a canasta in an earlier one."""
    melds: tuple[Meld, ...] = ()
    if completed is not None:
        laid = tuple(
            MeldPart(CLOVER, at, cards_of(exact_cards(cards)))
            for at, cards in ((3, "KS KS KS"), (completed, "KH KH KH KD"))
        )
        melds = (made_of(RuleSet(), MeldId(1), MeldKind.RANK, laid),)
    now = structs.replace(EARLY.view.turn, number=turn, seat=Seat((turn - 1) % 4))
    return structs.replace(EARLY.view, melds=(melds, ()), turn=now)


def entry(event: Event, seat: Seat = CLOVER) -> LogEntry:
    return LogEntry(5, seat, NOW, (event,))


def said(record: TableRecord, at: TableView, *recent: LogEntry) -> list[str]:
    return remark_lines(texts, record, at, recent)


def pile(count: int) -> LogEntry:
    return entry(TookPile(CLOVER, card(Rank.KING, Suit.HEARTS), count, NO_CARDS))


REFUSED = entry(PartnerAnswered(Seat(0), CLOVER, yes=False), Seat(0))
AGREED = entry(PartnerAnswered(Seat(0), CLOVER, yes=True), Seat(0))


@pytest.mark.parametrize("moment", ["canasta", "pile", "exit"])
def test_each_occasion_is_remarked_on_at_some_tables_only(moment: str) -> None:
    at = view(8, 7) if moment == "canasta" else view(8)
    recent = {"pile": (pile(8),), "exit": (REFUSED,)}.get(moment, ())
    count = sum(bool(said(table(number), at, *recent)) for number in TABLES)
    assert 8 < count < 35
    line = next(lines[0] for number in TABLES if (lines := said(table(number), at, *recent)))
    assert line.startswith("💬 **🤖 Clover**: “")


def test_of_all_occasions_of_a_round_a_computer_speaks_of_one() -> None:
    for number in TABLES:
        occasions = [
            bool(said(table(number), view(8, 7))),
            bool(said(table(number), view(8), pile(12))),
            bool(said(table(number), view(8), REFUSED)),
        ]
        assert occasions.count(True) == 1, number


def test_a_small_pile_a_yes_and_other_peoples_plays_are_not_remarked_on() -> None:
    others = structs.replace(pile(12), events=(TookPile(Seat(1), 1, 12, NO_CARDS),), seat=Seat(1))
    for number in TABLES:
        assert not said(table(number), view(8), pile(7), AGREED, others)


def test_a_redraw_says_the_same_and_it_is_said_until_everybody_has_had_a_turn() -> None:
    number = next(number for number in TABLES if said(table(number), view(8, 7)))
    at_each = [said(table(number), view(turn, 7)) for turn in range(7, 14)]
    assert [len(lines) for lines in at_each] == [1, 1, 1, 1, 1, 0, 0]
    assert len({lines[0] for lines in at_each if lines}) == 1


def test_other_rounds_and_tables_have_other_remarks() -> None:
    heard = Counter(
        line
        for number, turn in product(TABLES, (1, 2, 3))
        for line in said(table(number), structs.replace(view(8), round=turn), pile(9))
    )
    assert len(heard) == 2


def test_people_nameless_computers_and_silenced_tables_say_nothing() -> None:
    silent = Terms(remarks=False)
    for number in TABLES:
        assert not said(table(number, None), view(8, 7), pile(9), REFUSED)
        assert not said(table(number, "clover", silent), view(8, 7), pile(9), REFUSED)
        came = Tenure(CLOVER, "Cyd", None, 4, EARLY.view.round)
        assert not said(structs.replace(table(number), former=(came,)), view(8, 7), pile(9), REFUSED)


def test_the_board_tells_it_with_or_without_a_picture() -> None:
    number = next(number for number in TABLES if said(table(number), view(8, 7)))
    [line] = said(table(number), view(8, 7))
    assert line in as_text(board_embed(texts, table(number), view(8, 7), ()))
    board = Board(table(number), view(8, 7), ())
    assert line in as_text(short_embed(texts, board, view(8, 7), ()))


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_short_remarks_of_its_own(character: str) -> None:
    own = [texts(f"remark-{character}-{occasion}-{one}") for occasion in RemarkOccasion for one in (1, 2)]
    assert len(set(own)) == len(own)
    assert all(len(remark) <= 48 for remark in own)


def test_the_picture_shows_the_portraits_of_computers_alone() -> None:
    scene = scene_of(texts, table(), EARLY.view)
    shown = {seat.name: seat.portrait for side in scene.sides for seat in side.seats}
    assert shown == {"Ana": "", "Ben": "", "Clover": "clover", "Dot": ""}
    scene = scene_of(texts, table(character=None), EARLY.view)
    assert "computer" in {seat.portrait for side in scene.sides for seat in side.seats}
