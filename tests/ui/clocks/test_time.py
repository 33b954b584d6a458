"""How time is shown: on the board, in the hand, in what calls people, and in the news of long matches."""

import re
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta.seats import Seat
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import News, Reminder, TableNews
from bot.service.ids import ChannelId, MessageId, TableId, UserId
from bot.service.matches.record import Pause, Ping, RunningClock, SeatHolder, SeatOffer, TableStatus
from bot.service.queries import Board, Hand
from bot.ui.delivery.call_messages import call_message, question_call, reminder_call, time_is_up, turn_call
from bot.ui.delivery.news import news_text
from bot.ui.delivery.table_message import table_embed
from bot.ui.texts import texts_for
from bot.ui.words.tables import table_url
from bot.ui.words.turn import turn_text
from tests.support.as_text import as_text, panel_text
from tests.support.panels import hand_panel
from tests.support.samples import NOW, moments, record_of

texts = texts_for()
*_, MOMENT = moments(3, most=30)
MOVER = Seat(MOMENT.to_act)
NAME = MOMENT.record.name_of(MOVER)
DUE = NOW + timedelta(hours=5)
IN_FIVE_HOURS = f"<t:{int(DUE.timestamp())}:R>"
CLOCK = RunningClock(MOVER, NOW)


def shown(due=None, **fields):
    return as_text(table_embed(texts, Board(replace(MOMENT.record, **fields), MOMENT.view, (), due)))


def held(seat, due=None, **fields):
    record, draft = replace(MOMENT.record, **fields), MOMENT.hand(seat).draft
    return Hand(record, Seat(seat), MOMENT.views[seat], draft, due=due)


def away(*seats):
    return tuple(
        replace(holder, stand_in="steady") if holder.seat in seats else holder
        for holder in MOMENT.record.seats
    )


def labels(row: Any) -> list[str]:
    return [item.label for item in row if hasattr(item, "label")]


def test_the_board_says_until_when_there_is_time():
    assert "⏳" not in shown()
    assert f"⏳ Time for this turn runs out {IN_FIVE_HOURS}." in shown(DUE, clock=CLOCK)
    assert "⏳" not in shown(clock=CLOCK)


def test_the_time_to_answer_is_not_called_the_time_of_the_turn():
    answering = replace(CLOCK, is_answer=True)
    assert f"⏳ Time to answer runs out {IN_FIVE_HOURS}; then it counts as no." in shown(DUE, clock=answering)
    agreed = shown(DUE, clock=answering, terms=Terms(question_default=True))
    assert f"⏳ Time to answer runs out {IN_FIVE_HOURS}; then it counts as yes." in agreed


def test_the_board_says_what_becomes_of_a_turn_without_time():
    over = shown(clock=replace(CLOCK, has_run_out=True))
    assert "⌛ Time for this turn is up; the others can decide what happens." in over
    assert "⏳" not in over
    vacation = shown(DUE, clock=replace(CLOCK, on_vacation=True))
    used = f"🏖️ Time for this turn is up; **{NAME}** uses vacation time, which runs out {IN_FIVE_HOURS}."
    assert used in vacation
    assert "⏳" not in vacation


def test_a_board_that_is_a_call_does_not_say_twice_what_the_call_says():
    running, over = ({"clock": replace(CLOCK, has_run_out=is_over)} for is_over in (False, True))
    player, others = (Ping("1.1.0", ChannelId(1), MessageId(1), user) for user in (UserId(1000), None))
    for fields, call, tells_since, tells_clock in (
        (running, None, True, "⏳"),
        (running, player, False, "⏳"),
        (running, others, True, "⏳"),
        (over, None, True, "⌛"),
        (over, player, False, "⌛"),
        (over, others, True, ""),
    ):
        told = turn_text(texts, replace(MOMENT.record, **fields), MOMENT.view, DUE, call=call)
        assert ("· started <t:" in told) is tells_since
        assert re.findall("[⏳⌛]", told) == list(tells_clock)


def test_the_board_of_a_match_that_rests():
    since = f"<t:{int(NOW.timestamp())}:R>"
    paused = shown(pause=Pause(NOW, "agreed"), clock=CLOCK)
    assert f"⏸️ Paused {since}. **{NAME}** plays next." in paused
    assert "⏳" not in paused
    assert "started" not in paused
    assert f"💤 Everybody left {since}." in shown(pause=Pause(NOW, "alone"))
    before = next(moments(3))
    resting = Board(replace(before.record, pause=Pause(NOW, "admin")), before.view, ())
    assert f"⏸️ Paused {since}, between two rounds." in as_text(table_embed(texts, resting))


def test_the_board_marks_for_whom_a_computer_plays():
    text = shown(seats=away(1, 2))
    assert "🤖 A computer is playing for Ben and Cyd for now." in text
    assert "Ben 🤖 & Dot" in text
    assert "Ana & Cyd 🤖" in text


def test_the_hand_says_until_when_and_offers_the_way_back():
    own = panel_text(hand_panel(texts, held(MOVER, DUE, clock=CLOCK)))
    assert f"⏳ Time for this turn runs out {IN_FIVE_HOURS}." in own
    other = held((MOVER + 1) % 4, DUE, clock=CLOCK)
    assert panel_text(hand_panel(texts, other)).count("⏳") == 1
    for seat in range(4):
        panel = hand_panel(texts, held(seat, seats=away(seat)))
        assert labels(panel.rows[0])[0] == "I am back"
        assert "A computer is playing for you." in panel_text(panel)
        assert len(panel.rows) <= 5
        assert all(len(row) <= 5 for row in panel.rows)
    assert all("I am back" not in labels(row) for row in hand_panel(texts, held(0)).rows)


def test_calls_say_until_when():
    user = UserId(1000)
    for text in (
        turn_call(texts, MOMENT.record, user, MOMENT.view, due=DUE),
        reminder_call(texts, MOMENT.record, user, 1, due=DUE),
        turn_call(texts, MOMENT.record, "Club", MOMENT.view, due=DUE),
        reminder_call(texts, MOMENT.record, "Club", 1, due=DUE),
    ):
        assert f"⏳ You have until <t:{int(DUE.timestamp())}:f>, {IN_FIVE_HOURS}." in text


@pytest.mark.parametrize("step", [1, 2, 3, 4, 9])
def test_reminders_name_the_table_and_blame_nobody(step):
    said = reminder_call(texts, record_of(), UserId(1000), step)
    assert said.count("<@") == 1
    assert "everyone at **Table 12: Friday**" in said
    assert f"<t:{int(NOW.timestamp())}:R>" in said
    assert "<@" not in reminder_call(texts, record_of(), "Club", step)


def test_a_reminder_does_not_say_that_computers_wait():
    record = record_of(computers=(1, 2, 3))
    for said in (reminder_call(texts, record, UserId(1000), 1), reminder_call(texts, record, "Club", 1)):
        assert "goes on as soon as you play" in said
        assert "veryone" not in said


def test_whoever_is_asked_is_reminded_of_the_question():
    asked = next(
        moment
        for seed in range(20)
        for moment in moments(seed)
        if moment.view.question is not None and moment.view.question.answer is None
    )
    answerer = asked.view.seats_to_act[0]
    user = UserId(1000 + answerer)
    reminder = Reminder(asked.record.id, user, Seat(answerer), asked.record.turn, 1)
    message = call_message(texts, asked.board, reminder, user)
    assert message.text is not None
    assert "May I go out" in message.text
    assert labels(message.rows[0]) == [
        "Yes, go out",
        "No, not yet",
        "Always yes this round",
        "My hand",
    ]


def test_a_letter_names_the_server_where_it_is_known():
    assert "**Table 12: Friday** in **Club \\*\\***" in turn_call(texts, record_of(), "Club **")
    assert turn_call(texts, record_of(), "") == "👉 It is your turn at **Table 12: Friday**."


def test_names_cannot_call_anybody():
    record = replace(
        record_of(),
        title="@everyone <@1>",
        seats=tuple(
            SeatHolder(Seat(seat), "<@1> @everyone **", user=UserId(1000 + seat)) for seat in range(4)
        ),
    )
    for text in (
        time_is_up(texts, record, Seat(0)),
        question_call(texts, record, UserId(1001), Seat(0), is_quiet=True),
        turn_call(texts, record, "@everyone <@1>"),
    ):
        assert not re.search(r"(?<!\\)<@(?!\u200b)", text)
        assert "@everyone" not in text


def test_the_way_to_the_board():
    record = replace(record_of(), status=TableStatus.LOBBY)
    assert table_url(record) == "https://discord.com/channels/1/2"
    lobby = replace(record, board_message=MessageId(9))
    assert table_url(lobby) == "https://discord.com/channels/1/2/9"
    # Each turn has a board of its own.
    assert table_url(replace(lobby, status=TableStatus.PLAYING)) == "https://discord.com/channels/1/2"


def told(news, record=None, due=None, **fields):
    return news_text(texts, TableNews(TableId(12), news, **fields), record or record_of(), due)


def test_news_of_long_matches():
    ana = {"user": UserId(1000)}
    assert told(News.STANDS_IN, **ana).startswith("🤖 A computer is playing for **Ana**")
    assert told(News.SUBSTITUTED, user=UserId(1000), name="Zoe", seat=Seat(0)) == (
        "🔁 **Ana** takes over from **Zoe** at seat 1."
    )
    assert told(News.RESIGNED, **ana).startswith("🏳️ **Ana**’s side resigns; computers")
    assert "Everybody agreed" in told(News.PAUSED, replace(record_of(), pause=Pause(NOW, "agreed")))
    assert told(News.PAUSED).startswith("⏸️ The match is paused.")
    later = replace(record_of(), clock=replace(CLOCK, seat=Seat(0)))
    assert told(News.EXTENDED, later, DUE, **ana) == (
        f"⏳ **Ana** has more time, until <t:{int(DUE.timestamp())}:f>."
    )
    assert told(News.EXTENDED, later, DUE, user=UserId(1001)) == "⏳ **Ben** has more time."
    yes = replace(record_of(), terms=Terms(question_default=True))
    assert told(News.DEFAULT_ANSWER, yes).endswith("the answer is: yes.")
    assert told(News.DEFAULT_ANSWER).endswith("the answer is: no.")
    offered = replace(record_of(), offers=(SeatOffer(Seat(0), UserId(1000), to=UserId(5)),))
    assert told(News.OFFERED, offered, seat=Seat(0), **ana).endswith("seat 1 to <@5>.")
    assert told(News.OFFERED, seat=Seat(0), **ana).endswith("seat 1.")


@pytest.mark.parametrize("news", News)
def test_every_piece_of_news_has_its_line(news):
    assert told(news, user=UserId(1000), name="Ana", seat=Seat(0))
