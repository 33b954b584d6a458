from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.seats import Seat
from bot.service.clocks.terms import NextRound, Terms
from bot.service.ids import MessageId, TableId, UserId
from bot.service.matches.next_round import is_on_turn
from bot.service.matches.record import Pause, RunningClock, TableStatus
from bot.ui.lobby.table_lists import A_PAGE, in_order_for, my_tables_embed, page_count
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from tests.support.as_text import as_text
from tests.support.largest_tables import FORMS, NASTY_NAMES, rules_of_form
from tests.support.samples import NOW, record_of

texts = texts_for()
ANA, BEN = UserId(1000), UserId(1001)
BASE = replace(record_of(), turn="1.1.0", board_message=MessageId(9))


def table(number, **fields):
    return replace(BASE, id=TableId(number), title="", **fields)


def away(record, seat):
    return tuple(
        replace(holder, stand_in="steady") if holder.seat == seat else holder for holder in record.seats
    )


LOBBY = replace(record_of(names=("Ana", "Ben", None, None), status=TableStatus.LOBBY), id=TableId(1))
PAUSED = table(2, pause=Pause(NOW, "agreed"))
OTHERS = table(3, turn="1.4.1")
AWAY = table(4, turn="1.4.2", seats=away(BASE, 0))
LATELY = table(5, turn_since=NOW - timedelta(hours=1))
LONG_AGO = table(6, turn_since=NOW - timedelta(days=2), clock=RunningClock(Seat(0), NOW))
BETWEEN = table(7, turn="")


def test_what_waits_for_me_stands_first_and_of_that_what_waits_longest():
    shuffled = [LOBBY, PAUSED, OTHERS, AWAY, LATELY, LONG_AGO]
    assert in_order_for(shuffled, ANA) == [LONG_AGO, LATELY, AWAY, OTHERS, PAUSED, LOBBY]
    assert [is_on_turn(record, ANA) for record in shuffled] == [False, False, False, False, True, True]
    assert is_on_turn(OTHERS, BEN)
    assert not is_on_turn(BETWEEN, ANA)


def test_a_page_of_tables():
    records = [LONG_AGO, LATELY, OTHERS, AWAY, PAUSED]
    since = [f"<t:{int((NOW - age).timestamp())}:R>" for age in (timedelta(days=2), timedelta(hours=1))]
    now = f"<t:{int(NOW.timestamp())}:R>"
    due = f"<t:{int((NOW + timedelta(hours=1)).timestamp())}:R>"
    link = "[Open](https://discord.com/channels/1/2)"
    names = {1: "Club **"}
    dues = {LONG_AGO.id: NOW + timedelta(hours=1)}
    assert as_text(my_tables_embed(texts, records, ANA, NOW, 0, lambda guild: names[guild], dues)) == (
        "[Your tables]\n"
        "2 tables are waiting for you.\n"
        "\n"
        f"👉 **Table 6** in **Club \\*\\*** · {link}\n"
        f"**Your turn**, started {since[0]}. Everyone there is waiting for you.\n"
        f"⏳ Time for this turn runs out {due}.\n"
        "\n"
        f"👉 **Table 5** in **Club \\*\\*** · {link}\n"
        f"**Your turn**, started {since[1]}.\n"
        "\n"
        f"**Table 3** in **Club \\*\\*** · {link}\n"
        f"Waiting for **Ben**, turn started {now}\n"
        "\n"
        f"**Table 4** in **Club \\*\\*** · {link}\n"
        f"Waiting for **Cyd**, turn started {now}\n"
        "🤖 A computer is playing for you for now.\n"
        "\n"
        f"**Table 2** in **Club \\*\\*** · {link}\n"
        f"⏸️ Paused {now}"
    )


def test_lobbies_rounds_to_come_and_no_table_at_all():
    text = as_text(my_tables_embed(texts, [BETWEEN, LOBBY], ANA, NOW))
    assert "No table is waiting for you." in text
    assert "The next round is coming up." in text
    assert "waiting for players, 2 of 4 seats free" in text
    assert "/table new" in as_text(my_tables_embed(texts, [], ANA, NOW))


def test_computers_are_nobody_who_waits():
    """A practice match is not held up, nor is a table where all others are computers."""
    alone = record_of(computers=(1, 2, 3))
    waiting = replace(LONG_AGO, seats=alone.seats)
    for record in (waiting, replace(waiting, is_practice=True)):
        shown = as_text(my_tables_embed(texts, [record], ANA, NOW))
        assert "**Your turn**, started" in shown
        assert "Everyone there" not in shown


@settings(deadline=None)
@given(
    form=st.sampled_from(sorted(FORMS)),
    names=NASTY_NAMES,
    title=st.text(max_size=200),
    server=st.text(max_size=100),
    count=st.integers(0, 12),
)
def test_every_page_fits(form, names, title, server, count):
    rules = rules_of_form(form)
    seats = "+".join(str(seat) for seat in range(rules.deal.seat_count))
    record = replace(record_of(rules, names=names, title=title), turn=f"1.1.{seats}")
    records = [record] * count
    for page in range(page_count(records)):
        embed = my_tables_embed(texts, records, ANA, NOW, page, lambda _: server)
        assert limits.is_within(embed)
        shown = min(A_PAGE, count - page * A_PAGE)
        assert (embed.description or "").count("[Open](") == max(0, shown)


def test_a_round_that_waits_until_one_is_ready_is_ones_own_turn():
    waiting = replace(BETWEEN, terms=Terms(next_round=NextRound.WHEN_READY), version=9)
    assert is_on_turn(waiting, ANA)
    shown = as_text(my_tables_embed(texts, [waiting], ANA, NOW))
    assert "Are you ready?" in shown
    done = replace(waiting, ready=(Seat(0),))
    assert not is_on_turn(done, ANA)
    assert "Are you ready?" not in as_text(my_tables_embed(texts, [done], ANA, NOW))
    assert not is_on_turn(replace(waiting, pause=Pause(NOW, "agreed")), ANA)
    assert not is_on_turn(replace(waiting, version=0), ANA)
