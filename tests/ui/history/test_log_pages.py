"""The log in pages: whole turns, inside Discord's limits, and a way from each page to every other."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta.events import Discarded, Drew, PackShuffled
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.seats import Seat
from bot.service.history.rounds import Round
from bot.service.queries import LogEntry, RoundLog
from bot.ui.history.log import LAST, log_embed, log_message, log_pages
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import Message
from tests.support.as_text import as_text
from tests.support.samples import NOW, moments, record_of

texts = texts_for()
FOUR_CLUBS = exact_cards("4C")[0]


def log_of(turns: int, *, rounds: int = 1, number: int = 1, record=None) -> RoundLog:
    """A round in which so many turns were drawn and discarded."""
    entries = []
    for turn in range(turns):
        seat = Seat(turn % 4)
        entries.append(LogEntry(2 * turn + 1, seat, NOW, (Drew(seat, 1, 90 - turn),)))
        entries.append(LogEntry(2 * turn + 2, seat, NOW, (Discarded(seat, FOUR_CLUBS, False),)))
    some = tuple(Round(one, Seat(0), one * 1000, one * 1000 + 999) for one in range(1, rounds + 1))
    return RoundLog(record or record_of(), None, some, number, tuple(entries))


def targets(message):
    """Round and page of each button that can be pressed, by its label."""
    return {
        item.label: tuple(map(int, item.custom_id.split(":")[4:6]))
        for item in message.rows[0]
        if item.custom_id.startswith("cn:logpage:") and not item.disabled
    }


def row_of(log: RoundLog) -> Any:
    return log_message(texts, log).rows[0]


def menu_of(message: Message) -> Any:
    """The menu of the rounds."""
    [menu] = message.rows[1]
    return menu


def test_pages_hold_whole_turns_and_leave_none_out():
    log = log_of(33)
    pages = log_pages(log)
    assert [len(page) for page in pages] == [10, 10, 10, 10]
    assert pages[3][:7] == pages[2][3:]
    told = "\n".join(as_text(log_embed(texts, log, pages, page)) for page in (1, 2, 3, 4))
    assert told.replace("\ufe0e", "").count("drew a card and discarded 4♣") == 40


@pytest.mark.parametrize("reader", [None, Seat(1)])
def test_every_page_is_within_the_limits(reader):
    record = record_of(names=["*" * 40] * 4, title="_" * 200)
    *_, moment = moments(3, record=record, most=700)
    log = RoundLog(record, reader, (Round(1, Seat(0), 1),), 1, moment.log)
    pages = log_pages(log)
    assert len(pages) > 3
    for page in range(1, len(pages) + 1):
        embed = log_embed(texts, log, pages, page)
        assert limits.is_within(embed)
        assert f"Page {page} of {len(pages)}" in as_text(embed)


def test_an_empty_log_says_so_and_has_nothing_to_press():
    message = log_message(texts, RoundLog(record_of(), None, (), 0, ()))
    assert "Nothing has happened yet." in as_text(message.embeds[0])
    assert not message.rows


def test_the_log_opens_at_its_end():
    message = log_message(texts, log_of(33))
    assert "Page 4 of 4" in as_text(message.embeds[0])
    assert targets(message) == {"⏮ First": (1, 1), "◀ Older": (1, 3), "Latest ⏭": (1, LAST)}


def test_from_the_ends_of_a_round_one_goes_on_into_the_next():
    first, last = (log_message(texts, log_of(33, rounds=3, number=2), page) for page in (1, 4))
    assert targets(first) == {"◀ Older": (1, LAST), "Newer ▶": (2, 2), "Latest ⏭": (3, LAST)}
    assert targets(last) == {"⏮ First": (2, 1), "◀ Older": (2, 3), "Newer ▶": (3, 1), "Latest ⏭": (3, LAST)}
    menu = menu_of(last)
    assert [(option.value, option.default) for option in menu.options] == [
        ("1", False),
        ("2", True),
        ("3", False),
    ]


def test_a_round_that_is_over_leads_to_its_replay():
    over, running = log_of(3), replace(log_of(3), rounds=(Round(1, Seat(0), 1),))
    assert ["cn:replay:12:0:1" in [item.custom_id for item in row_of(log)] for log in (over, running)] == [
        True,
        False,
    ]


def test_a_page_that_is_not_there_means_the_last():
    assert "Page 4 of 4" in as_text(log_message(texts, log_of(33), 99).embeds[0])


@pytest.mark.parametrize("number", [1, 23, 24, 47, 70])
def test_a_menu_leads_to_every_round_of_a_long_match(number):
    message = log_message(texts, log_of(1, rounds=70, number=number))
    menu = menu_of(message)
    values = [int(option.value) for option in menu.options]
    assert len(values) <= 25
    assert number in values
    assert len(set(values)) == len(values)
    # Whoever follows the ends of the menu comes to the first and the last round.
    assert min(values) == 1 or "Rounds 1 to" in menu.options[0].label
    assert max(values) == 70 or "to 70" in menu.options[-1].label
    assert [option.value for option in menu.options if option.default] == [str(number)]


def test_all_buttons_of_a_message_are_different():
    for page in (1, 2, 4):
        row: Any = log_message(texts, log_of(33, rounds=3, number=2), page).rows[0]
        ids = [item.custom_id for item in row]
        assert len(set(ids)) == len(ids)


def test_only_pages_that_can_be_turned_to_have_buttons():
    assert set(targets(log_message(texts, log_of(3)))) == {texts("button-latest")}
    for page in (1, 2, 4):
        row: Any = log_message(texts, log_of(33), page).rows[0]
        assert not any(item.disabled for item in row)


def test_small_print_of_messages_is_not_shown_raw_in_the_log():
    log = log_of(1)
    sealed = LogEntry(3, None, NOW, (PackShuffled("ab" * 32, "0:hi"),))
    log = RoundLog(log.record, None, log.rounds, 1, (*log.entries, sealed))
    told = as_text(log_embed(texts, log, log_pages(log), 1))
    assert "Cut by **Ana**: “hi”" in told
    assert "ab" * 4 not in told
    assert "-#" not in told
