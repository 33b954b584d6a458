"""How a pause is spoken of: what is asked for, who is missing, and which buttons a resting table has."""

import pytest
from msgspec.structs import replace

from bot.canasta.seats import Seat
from bot.service.delivery.notices import News, TableNews
from bot.service.matches.record import AGREED, ALONE, BY_ADMIN, REMOVED, Pause
from bot.service.queries import Board
from bot.ui.board.in_words import board_rows
from bot.ui.clocks.pauses import asked_text, going_on_text, pause_wish_message
from bot.ui.delivery.news import news_message
from bot.ui.delivery.table_message import table_message
from bot.ui.texts import texts_for
from bot.ui.words.turn import wish_lines, wish_text
from tests.support.as_text import as_text, panel_text
from tests.support.panels import hand_panel
from tests.support.samples import NOW
from tests.ui.clocks.test_time import MOMENT, MOVER, away, held, labels

texts = texts_for()
ONE, THREE = (Seat(0),), (Seat(0), Seat(1), Seat(3))
RESTS = Pause(NOW, AGREED)


def wanted(*seats: Seat, pause: Pause | None = None):
    return replace(MOMENT.record, pause_wanted=seats, pause=pause)


def test_a_wish_names_who_asks_and_who_is_missing_and_calls_nobody():
    assert wish_text(texts, wanted(*ONE)) == (
        "⏸️ **Ana** would like to pause **Table 12: Friday**. "
        "It pauses when **Ben**, **Cyd** and **Dot** agree too; until then play continues."
    )
    assert "when **Cyd** agrees too" in wish_text(texts, wanted(*THREE))
    assert wish_text(texts, wanted(*THREE, pause=RESTS)).startswith(
        "▶️ **Ana**, **Ben** and **Dot** would like to play on"
    )
    assert "<@" not in wish_text(texts, wanted(*ONE))
    assert asked_text(texts, wanted(*THREE)).endswith(
        "**Cyd** has not agreed yet; until then play continues."
    )
    assert going_on_text(texts, wanted(*ONE, pause=RESTS)).endswith("have not agreed yet.")


def test_whose_seat_a_computer_plays_is_not_waited_for():
    record = replace(wanted(*ONE), seats=away(1, 2))
    assert "It pauses when **Dot** agrees too" in wish_text(texts, record)


def test_board_and_hand_say_what_is_asked_for():
    record = wanted(*ONE)
    board = as_text(table_message(texts, Board(record, MOMENT.view, (), None)).embeds[0])
    [line] = wish_lines(texts, record)
    assert line in board
    for seat in (MOVER, (MOVER + 1) % 4):
        panel = hand_panel(texts, held(seat, pause_wanted=ONE))
        assert panel_text(panel).count(line) == 1
    assert wish_lines(texts, MOMENT.record) == []
    going_on = wanted(*ONE, pause=RESTS)
    assert "would like to play on; " in as_text(
        table_message(texts, Board(going_on, MOMENT.view, (), None)).embeds[0]
    )


@pytest.mark.parametrize(
    "why, way", [(AGREED, "Resume"), (ALONE, "I am back"), (BY_ADMIN, "My hand"), (REMOVED, "My hand")]
)
def test_a_resting_board_offers_the_way_on_that_there_is(why, way):
    record = replace(MOMENT.record, pause=Pause(NOW, why))
    [row] = board_rows(texts, record)
    assert labels(row)[0] == way
    assert len(row) <= 5


@pytest.mark.parametrize("why", [AGREED, ALONE, BY_ADMIN])
def test_the_hand_of_a_resting_table_offers_no_moves(why):
    seats = away(0, 1, 2, 3) if why == ALONE else MOMENT.record.seats
    for seat in range(4):
        panel = hand_panel(texts, held(seat, pause=Pause(NOW, why), seats=seats))
        [row] = panel.rows
        first = {AGREED: ["Resume"], ALONE: ["I am back"], BY_ADMIN: []}[why]
        assert labels(row) == [*first, "Refresh", "Score", "Log"]
        assert ("💤" if why == ALONE else "⏸️ Paused") in panel_text(panel)


def test_a_wish_has_two_buttons():
    assert labels(pause_wish_message(texts, wanted(*ONE)).rows[0]) == ["Agree to pause", "Rather not"]
    on = pause_wish_message(texts, wanted(*ONE, pause=RESTS))
    assert labels(on.rows[0]) == ["Agree to resume", "Rather not"]


def test_the_news_of_a_pause_offers_the_way_on():
    record = replace(MOMENT.record, pause=RESTS)
    told = news_message(texts, TableNews(record.id, News.PAUSED), record)
    assert [labels(row) for row in told.rows] == [["Resume"]]
    by_admin = replace(record, pause=Pause(NOW, BY_ADMIN))
    assert news_message(texts, TableNews(record.id, News.PAUSED), by_admin).rows == []
