"""Names, titles, cuts and names of house rules are typed by anybody: whatever they contain, the messages stay what they are.

The same messages are made twice, with harmless words and with hostile ones. What Discord would read as markdown, mention or
link has to be the same in both.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import discord
import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.events import RoundEnded
from bot.canasta.seats import Seat, SideId
from bot.service.administration.admin_actions import AdminAction
from bot.service.administration.server_settings import AdminLogPage
from bot.service.change import AdminEntry
from bot.service.deals.coming_deal import ComingDeal, Cut
from bot.service.delivery.notices import CutGiven, News, TableNews
from bot.service.history.rounds import Round
from bot.service.house_rules.model import HouseRule
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import AGREED, Pause, SeatOffer, TableRecord, TableStatus, Tenure
from bot.service.people.visible_text import visible
from bot.service.queries import Board, RoundLog
from bot.ui.administration.log import admin_log_embed
from bot.ui.clocks.pauses import asked_text, going_on_text
from bot.ui.delivery.call_messages import question_call, ready_call, reminder_call, time_is_up, turn_call
from bot.ui.delivery.news import news_text
from bot.ui.delivery.table_message import table_embed
from bot.ui.history.log import log_embed, log_pages
from bot.ui.history.score_presenter import match_embed, round_embed
from bot.ui.house_rules.presenter import house_embed, house_list_embed
from bot.ui.lobby.table_lists import my_tables_embed, table_list_embed
from bot.ui.rules.pages import about_embed, card_of_table, short_embed
from bot.ui.seats.resigning import wish_text
from bot.ui.seats.substitutes import offer_text
from bot.ui.texts import texts_for
from bot.ui.words.plays import play_lines_text
from bot.ui.words.seals import cut_given_line, lobby_lines
from bot.ui.words.sides import given_up_text
from bot.ui.words.turn import wish_lines
from tests.support.samples import NOW, SampleTable, moments, record_of

TEXTS = texts_for()
ANA = UserId(1000)

# Each begins with a letter: a name of nothing but invisible signs is no name, and the seat's number is shown.
HOSTILE = st.one_of(
    st.sampled_from(
        [
            "x```", "x||y||", "x**y", "x__y", "x@everyone", "x@here", "x<@123>", "x<@&9>", "x<#5>", "x<t:1:R>",
            "x](http://e)", "x\n# y", "x\r\n> y", "x\u202ey", "x\u2066y", "x\u200fy", "x\\", "x`y", "x~~y", "x</a:1>",
            "xhttp://e.e", "x<:a:1>", "x- y", "x1. y", "x\u0000y", "x\U000e0041y", "x\ufeffy", "x\u3164y", "x\uffa0", "x\u17b4y", "x\u2800",
            "x\u034fy", "x\ufe01y", "x🤖 y", "x\x1b[31m", "x||",
        ]
    ),
    st.text(alphabet="*_~|`>#-+[]()<@:/\\!&1a\n\t \u202e\u200b\u2028", max_size=6).map("x{}".format),
)  # fmt: skip
FIVE = st.tuples(HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE)
HARMLESS = ("Anab", "Benc", "Cydd", "Dote", "Evef")


@cache
def played() -> tuple[SampleTable, SampleTable, RoundEnded]:
    """A moment early in a round, one after its end, and the score sheet."""
    early = None
    for number, moment in enumerate(moments()):
        early = moment if number == 8 else early
        if moment.rounds:
            assert early is not None
            return early, moment, moment.rounds[0]
    raise AssertionError


def table_with(words: tuple[str, ...], status: TableStatus = TableStatus.PLAYING) -> TableRecord:
    """A table at which all that can be typed is one of these words."""
    record = record_of(names=words[:4], title=words[4], status=status)
    cuts = tuple(Cut(Seat(seat), words[seat], visible(words[seat])) for seat in range(2))
    return replace(
        record,
        house_rule=words[3],
        former=(Tenure(Seat(1), words[4], UserId(77), 3),),
        coming_deal=ComingDeal(1, "ab" * 32, cuts),
        pause_wanted=(Seat(0),),
    )


def embedded(embed: discord.Embed) -> Iterator[str]:
    """The parts of an embed in which markdown is read."""
    yield embed.title or ""
    yield embed.description or ""
    for field in embed.fields:
        yield field.name or ""
        yield field.value or ""


def footers(embed: discord.Embed) -> str:
    return embed.footer.text or ""


def embeds_of(words: tuple[str, ...]) -> list[discord.Embed]:
    """Every embed in which such words stand."""
    early, after, ended = played()
    record, lobby = table_with(words), table_with(words, TableStatus.LOBBY)
    over = replace(record, status=TableStatus.FINISHED)
    log = RoundLog(record, Seat(0), (Round(1, Seat(0), 1),), 1, early.log)
    house = HouseRule(GuildId(1), words[3], "classic_4", {}, ANA, NOW)
    actions: tuple[tuple[AdminAction, dict[str, str | int]], ...] = (
        (AdminAction.REPLACED, {"before": words[0], "after": words[1]}),
        (AdminAction.EXTENDED, {"name": words[2], "hours": 3}),
        (AdminAction.HOUSE_CREATED, {"name": words[3], "preset": "classic_4"}),
        (AdminAction.HOUSE_DELETED, {"name": words[3]}),
    )
    entries = tuple(
        AdminEntry(GuildId(1), NOW, ANA, action.value, TableId(1), facts) for action, facts in actions
    )
    return [
        table_embed(TEXTS, Board(lobby, None, ())),
        table_embed(TEXTS, Board(record, early.view, ())),
        round_embed(TEXTS, record, ended),
        match_embed(TEXTS, over, after.view, [ended]),
        log_embed(TEXTS, log, log_pages(log), 0),
        table_list_embed(TEXTS, [record, lobby], ANA, waiting=[1]),
        my_tables_embed(TEXTS, [record, lobby, over], ANA, NOW, server_of=lambda _: words[4]),
        house_embed(TEXTS, house),
        house_list_embed(TEXTS, [house]),
        about_embed(TEXTS, card_of_table(record)),
        short_embed(TEXTS, card_of_table(record)),
        admin_log_embed(TEXTS, AdminLogPage(entries, None)),
    ]


def texts_of(words: tuple[str, ...]) -> list[str]:
    """Every text in which such words stand."""
    early, _, _ = played()
    record = table_with(words)
    resting = replace(record, pause=Pause(NOW, AGREED))
    news = [TableNews(record.id, one, ANA, words[0], Seat(0), other=TableId(3), hours=5) for one in News]
    return [
        *(news_text(TEXTS, one, record) for one in news),
        turn_call(TEXTS, record, ANA, early.view),
        question_call(TEXTS, record, ANA, Seat(2)),
        question_call(TEXTS, record, ANA, Seat(2), is_quiet=True),
        *(reminder_call(TEXTS, record, ANA, step) for step in (1, 2)),
        turn_call(TEXTS, record, words[3], early.view),
        question_call(TEXTS, record, words[3], Seat(2)),
        *(reminder_call(TEXTS, record, words[3], step) for step in (1, 2)),
        ready_call(TEXTS, record, ANA),
        ready_call(TEXTS, record, words[3]),
        time_is_up(TEXTS, record, Seat(1)),
        offer_text(TEXTS, record, SeatOffer(Seat(0), ANA)),
        wish_text(TEXTS, record, Seat(0), [Seat(2)]),
        given_up_text(TEXTS, record, SideId(0)),
        asked_text(TEXTS, record),
        asked_text(TEXTS, resting),
        going_on_text(TEXTS, resting),
        *wish_lines(TEXTS, record),
        *lobby_lines(TEXTS, record),
        cut_given_line(TEXTS, CutGiven(record.id, Seat(0), words[0], visible(words[1]), 1, "ab" * 32)),
        play_lines_text(TEXTS, record, early.log[1:]) or "",
    ]


FENCE = "```"
ZERO_WIDTH = "\u200b"
"""Breaks mentions; put there by us."""


def read_by_discord(text: str) -> Counter[str]:
    """The signs that mean something, as far as nothing takes their meaning from them. In a block of code only its end
    does.
    """
    parts = text.split(FENCE)
    found = Counter({FENCE: len(parts) - 1})
    for part in parts[::2]:
        found += read_outside_code(part)
    return found


def read_outside_code(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    at = 0
    while at < len(text):
        sign = text[at]
        if sign == "\\":
            at += 2
            continue
        if sign in "*_~|`>#[]()<\n" or (sign == "@" and text[at + 1 : at + 2] != ZERO_WIDTH):
            found[sign] += 1
        if text[at : at + 3] == "://":
            found["://"] += 1
        at += 1
    return found


def unseen(text: str) -> set[str]:
    """Signs that are not seen, or that turn the direction of the text."""
    return set(
        regex.findall(r"(?![\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]", text)
    )


@settings(max_examples=60, deadline=None)
@given(FIVE)
def test_no_markdown_mention_link_or_invisible_sign_comes_from_what_people_typed(words):
    harmless, hostile = texts_of(HARMLESS), texts_of(words)
    for usual, text in zip(harmless, hostile, strict=True):
        assert read_by_discord(text) == read_by_discord(usual), text
        assert unseen(text) <= {"\n", ZERO_WIDTH}
    for before, embed in zip(embeds_of(HARMLESS), embeds_of(words), strict=True):
        for usual_text, text in zip(embedded(before), embedded(embed), strict=True):
            assert read_by_discord(text) == read_by_discord(usual_text), text
            assert unseen(text) <= {"\n", ZERO_WIDTH}
        # No markdown is read in a footer; its lines and its direction matter.
        assert footers(embed).count("\n") == footers(before).count("\n")
        assert unseen(footers(embed)) <= {"\n", ZERO_WIDTH}


@pytest.mark.parametrize("word", ["x```", "x@everyone", "x||y", "x\u202e", "x](http://e)", "x\n# y"])
def test_the_test_would_see_a_word_that_is_put_in_as_it_is(word):
    raw = f"**{word}** is on turn"
    assert read_by_discord(raw) != read_by_discord("**Anab** is on turn") or unseen(raw) - {"\n"}
