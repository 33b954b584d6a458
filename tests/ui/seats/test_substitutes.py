"""Offered seats, matches given up, and people who sat at the table before."""

import pytest
from discord import ui
from msgspec.structs import replace

from bot.canasta.seats import Seat, SideId
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId, UserId
from bot.service.matches.record import SeatOffer, TableStatus, Tenure
from bot.ui.board.in_words import board_embed
from bot.ui.delivery.news import news_text
from bot.ui.history.score_presenter import match_embed
from bot.ui.seats.resigning import wish_message, wish_text
from bot.ui.seats.substitutes import offer_message, offer_text
from bot.ui.texts import texts_for
from bot.ui.toolkit.messages import Message
from bot.ui.words.sides import given_up_text
from tests.support.as_text import as_text, panel_text
from tests.support.panels import hand_panel
from tests.support.samples import moments, record_of
from tests.ui.lobby.test_lobby import FORM_OF_SINGLES

texts = texts_for()
ANA, BEN = UserId(1000), UserId(1001)


@pytest.mark.parametrize(
    "offer, text",
    [
        (
            SeatOffer(Seat(1), BEN),
            (
                "🪑 **Ben** is looking for somebody to take over at seat 2 of **Table 12: Friday**, partner of Dot."
                " If you take the seat, you see its cards from then on."
            ),
        ),
        (
            SeatOffer(Seat(1), BEN, UserId(7)),
            (
                "🪑 <@7>, **Ben** asks you to take over at seat 2 of **Table 12: Friday**, partner of Dot."
                " If you take the seat, you see its cards from then on."
            ),
        ),
        (
            SeatOffer(Seat(1), ANA),
            (
                "🪑 **Ben** has left; **Ana** is looking for somebody to take over at seat 2 of **Table 12: Friday**,"
                " partner of Dot. If you take the seat, you see its cards from then on."
            ),
        ),
        (
            SeatOffer(Seat(1), ANA, UserId(7)),
            (
                "🪑 <@7>, **Ana** asks you to take over from **Ben**, who has left, at seat 2 of"
                " **Table 12: Friday**, partner of Dot. If you take the seat, you see its cards from then on."
            ),
        ),
    ],
)
def test_an_offer_names_table_and_seat(offer, text):
    assert offer_text(texts, record_of(), offer) == text


def test_a_single_player_has_no_partner():
    record = record_of(replace(record_of().rules, deal=FORM_OF_SINGLES))
    assert "partner" not in offer_text(texts, record, SeatOffer(Seat(1), BEN))


def test_names_do_no_harm():
    record = record_of(names=("@everyone", "<@9>", "**x**", "Dot"))
    for text in (
        offer_text(texts, record, SeatOffer(Seat(1), BEN)),
        wish_text(texts, record, Seat(0), [Seat(2)]),
        given_up_text(texts, record, SideId(0)),
    ):
        assert "@everyone" not in text
        assert "<@9>" not in text
        assert text.count("<@") <= 1


def test_the_buttons_say_for_which_table_and_seat():
    def ids(message: Message) -> list[str | None]:
        return [item.custom_id for item in message.rows[0] if isinstance(item, ui.Button)]

    assert ids(offer_message(texts, record_of(), SeatOffer(Seat(1), BEN)))[:2] == [
        "cn:sit:12:0:1",
        "cn:keep:12:0:1",
    ]
    wish = wish_message(texts, record_of(), Seat(1), [Seat(3)])
    assert ids(wish) == ["cn:yield:12:0:1", "cn:goon:12:0:1"]


def test_a_proposal_calls_one_partner():
    assert wish_text(texts, record_of(), Seat(0), [Seat(2)]) == (
        "🏳️ **Ana** proposes to resign at **Table 12: Friday**. <@1002>: do you agree?"
    )
    assert "<@1002> and Dot: do you agree?" in wish_text(texts, record_of(), Seat(0), [Seat(2), Seat(3)])


def test_who_gave_up_and_who_has_won():
    assert given_up_text(texts, record_of(), SideId(1)) == ("🏳️ **Ben & Dot** resign: **Ana & Cyd** win.")
    singles = record_of(replace(record_of().rules, deal=FORM_OF_SINGLES))
    assert given_up_text(texts, singles, SideId(0)) == (
        "🏳️ **Ana** resigns, and nobody is left to play on. The match ends here."
    )


def test_news_of_substitutes():
    record = record_of(names=("Eve", "Ben", "Cyd", "Dot"))

    def told(news, **facts):
        return news_text(texts, TableNews(TableId(12), news, **facts), record)

    taken = told(News.SUBSTITUTED, user=ANA, name="Ana", seat=Seat(0))
    assert taken == "🔁 **Eve** takes over from **Ana** at seat 1."
    computer = record_of(names=("Clover", "Ben", "Cyd", "Dot"), computers=(0,))
    notice = TableNews(TableId(12), News.SUBSTITUTED, None, "Ana", Seat(0))
    assert news_text(texts, notice, computer) == "🔁 **🤖 Clover** takes over from **Ana** at seat 1."
    over = replace(record, resigned=SideId(0), status=TableStatus.FINISHED)
    notice = TableNews(TableId(12), News.RESIGNED, ANA, "Eve", Seat(0))
    assert news_text(texts, notice, over) == given_up_text(texts, over, SideId(0))


def test_a_match_that_was_given_up_is_over_on_board_hand_and_sheet():
    moment = next(moment for moment in moments(3) if moment.view.is_running and moment.view.round == 1)
    record = replace(
        moment.record,
        status=TableStatus.FINISHED,
        resigned=SideId(0),
        former=(Tenure(Seat(1), "Gus", UserId(5), 3), Tenure(Seat(2), "Rob", None, 4)),
    )
    line = "**Ana & Cyd** resign: **Ben & Dot** win."
    board = as_text(board_embed(texts, record, moment.view, moment.recent()))
    assert line in board
    assert "your turn" not in board.lower()
    panel = hand_panel(texts, replace(moment.hand(moment.to_act), record=record))
    shown = panel_text(panel)
    assert line in shown
    assert "Your turn" not in shown
    assert [item.label for row in panel.rows for item in row if isinstance(item, ui.Button)] == [
        "Refresh",
        "Score",
        "Log",
    ]
    sheet = as_text(match_embed(texts, record, moment.view, []))
    assert line in sheet
    assert "Earlier players: Gus (seat 2) and 🤖 Rob (seat 3)." in sheet
