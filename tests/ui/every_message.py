"""Every picture in text, to look at: ``python -m tests.ui.every_message``, or with the first letters of some of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from datetime import timedelta

from msgspec.structs import replace

from bot.canasta.actions import Discard, Draw, TakePile
from bot.canasta.cards import Rank, card
from bot.canasta.engine import check
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import visible_to
from bot.canasta.seats import Seat
from bot.service.delivery.notices import News, TableNews
from bot.service.history.rounds import Round
from bot.service.ids import TableId, UserId
from bot.service.matches.record import Pause, TableStatus
from bot.service.queries import CatchUp, RoundLog
from bot.ui.delivery.call_messages import question_call, reminder_call, time_is_up, turn_call
from bot.ui.delivery.news import news_text
from bot.ui.delivery.table_message import table_embed
from bot.ui.hand.catch_up import catch_up_embed
from bot.ui.hand.presenter import hand_words
from bot.ui.hand.shown_hand import PanelStyle
from bot.ui.hand.why import why_text
from bot.ui.help.pages import TOPICS, topic_pages
from bot.ui.history.log import log_embed, log_pages
from bot.ui.history.replay_presenter import replay_embed
from bot.ui.history.score_presenter import match_embed, round_embed, score_embed
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.lobby.table_lists import my_tables_embed, table_list_embed
from bot.ui.texts import texts_for
from bot.ui.welcome import welcome_message
from bot.ui.words.plays import outcome_text, play_lines_text
from bot.ui.words.refusals import violation_text
from tests.golden.kept_export import replay_of
from tests.golden.kept_rule_cards import written
from tests.support.as_text import as_text, hand_text
from tests.support.samples import NOW, SampleTable, moments, record_of

texts = texts_for()
_MATCH: list[SampleTable] = []


def match() -> list[SampleTable]:
    """One match from the first deal to the end, two of the seats held by computers."""
    if not _MATCH:
        _MATCH.extend(moments(3, record=record_of(computers=(1, 3)), most=5000))
    return _MATCH


def _board() -> Iterator[str]:
    for at in (1, 40, 120):
        yield as_text(table_embed(texts, match()[at].board))


def _hand() -> Iterator[str]:
    for at in (1, 2, 60, 121):
        moment = match()[at]
        note = outcome_text(texts, moment.record, moment.events, Seat(moment.to_act))
        yield hand_text(hand_words(texts, moment.hand(moment.to_act), note=note))
        yield hand_text(hand_words(texts, moment.hand((moment.to_act + 1) % 4), style=PanelStyle(suits=True)))


def _lobby() -> Iterator[str]:
    for names in (("Ana", None, None, None), ("Ana", "Rob", "Cyd", "Bo")):
        record = record_of(names=names, computers=(1, 3), status=TableStatus.LOBBY)
        yield as_text(lobby_embed(texts, record))
        yield as_text(table_list_embed(texts, [record, record_of()], waiting=[12]))


def _news() -> Iterator[str]:
    record = record_of()
    for news in News:
        yield news_text(texts, TableNews(TableId(12), news, UserId(1002), "Cyd", Seat(2)), record)


def _calls() -> Iterator[str]:
    record, due = record_of(), NOW + timedelta(hours=5)
    yield turn_call(texts, record, UserId(1000), match()[1].view, due=due)
    yield question_call(texts, record, UserId(1000), Seat(2))
    for step in (1, 2, 3):
        yield reminder_call(texts, record, UserId(1000), step, due=due)
    yield time_is_up(texts, record, Seat(0))
    yield turn_call(texts, record, "Canasta club", match()[1].view, due=due)


def _my_tables() -> Iterator[str]:
    mine = replace(record_of(), turn="1.1.0", turn_since=NOW - timedelta(days=1))
    others = replace(record_of(title=""), turn="1.1.1", pause=None)
    resting = replace(others, pause=Pause(NOW, "agreed"))
    yield as_text(my_tables_embed(texts, [mine, others, resting], UserId(1000), NOW, 0, lambda _: "Club"))


def _refusals() -> Iterator[str]:
    view = match()[1].views[match()[1].to_act]
    for action in (Draw(), TakePile(), Discard(card(Rank.KING, 2))):
        yield why_text(texts, action, check(view, action), match()[1].record, view)
    yield violation_text(texts, Violation(Reason.BELOW_INITIAL_MELD, {"needed": 90, "counted": 65}))


def _score() -> Iterator[str]:
    last = match()[-1]
    yield as_text(round_embed(texts, last.record, last.rounds[0]))
    yield as_text(score_embed(texts, last.record, match()[200].view, match()[200].rounds))
    yield as_text(match_embed(texts, last.record, last.view, last.rounds))


def _log() -> Iterator[str]:
    moment = match()[30]
    log = RoundLog(moment.record, Seat(0), (Round(1, Seat(0), 1),), 1, moment.log)
    pages = log_pages(log)
    yield as_text(log_embed(texts, log, pages, len(pages)))
    yield play_lines_text(texts, moment.record, moment.log[-12:]) or ""


def _catch_up() -> Iterator[str]:
    moment = match()[60]
    entries = tuple(replace(entry, events=visible_to(entry.events, Seat(0))) for entry in moment.log[-30:])
    yield as_text(catch_up_embed(texts, CatchUp(moment.record, Seat(0), moment.views[0], NOW, NOW, entries)))


def _replay() -> Iterator[str]:
    replay = replay_of("classic_4")
    for step in (0, 2, len(replay.shown.frames) - 1):
        yield as_text(replay_embed(texts, replay, step))


def _rules() -> Iterator[str]:
    yield written("classic_4")


def _help() -> Iterator[str]:
    for topic in TOPICS:
        for page in topic_pages(texts, topic):
            yield as_text(page[0])


def _welcome() -> Iterator[str]:
    yield as_text(welcome_message(texts).embeds[0])


LOOKS: dict[str, Callable[[], Iterator[str]]] = {
    "board": _board,
    "calls": _calls,
    "catch-up": _catch_up,
    "hand": _hand,
    "help": _help,
    "lobby": _lobby,
    "log": _log,
    "my-tables": _my_tables,
    "news": _news,
    "refusals": _refusals,
    "replay": _replay,
    "rules": _rules,
    "score": _score,
    "welcome": _welcome,
}


def main(wanted: list[str]) -> None:
    """Print the pictures whose names begin like one of the wanted ones; all of them when none is wanted."""
    for name, look in LOOKS.items():
        if not wanted or any(name.startswith(some) for some in wanted):
            for picture in look():
                print(f"{picture}\n{'=' * 60}")


if __name__ == "__main__":
    main(sys.argv[1:])
