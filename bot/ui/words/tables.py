"""Names of the games that tables play, links to the tables' messages, and lost messages."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.canasta.rules.presets import PRESETS, preset_and_options
from bot.service.ids import ChannelId, MessageId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.ports import Undelivered
from bot.ui.texts import Texts
from bot.ui.words.names import plain, shown
from bot.ui.words.options import preset_name

_LENGTH = 40


def preset_of(record: TableRecord) -> str:
    """Return the preset that the rules of a table were made from; the nearest one where none is recorded."""
    return record.preset if record.preset in PRESETS else preset_and_options(record.rules)[0]


def game_name(texts: Texts, record: TableRecord, *, markdown: bool = True) -> str:
    """Return the name of the house rule with its preset, or of the preset. Footers need it without markdown."""
    preset = preset_name(texts, preset_of(record))
    if not record.house_rule:
        return preset
    name = (shown if markdown else plain)(record.house_rule, _LENGTH)
    return texts("lobby-house-rule", house=name, preset=preset)


def goal_text(texts: Texts, record: TableRecord) -> str:
    """Return what wins a match: a number of points, or the highest score after so many rounds."""
    end = record.rules.end
    if end.round_count is None:
        return texts("lobby-goal-points", target=end.target_score)
    return texts("lobby-goal-rounds", count=end.round_count)


def living_message(record: TableRecord) -> tuple[ChannelId, MessageId | None]:
    """Return the channel and the id of the lobby's message or of the board; None where none was posted yet.

    A thread has the id of the lobby's message that it was started from.
    """
    if record.status is not TableStatus.LOBBY:
        return record.place, record.board_message
    if record.board_message is None and record.thread is not None:
        return record.channel, MessageId(record.thread)
    return record.channel, record.board_message


def table_url(record: TableRecord) -> str:
    """Return the link to the lobby's message; once the match has begun, to the thread or channel, as boards are replaced."""
    place, message = living_message(record)
    if record.status is TableStatus.PLAYING:
        message = None
    address = f"https://discord.com/channels/{record.guild}/{place}"
    return address if message is None else f"{address}/{message}"


def lost_at(record: TableRecord, undelivered: Iterable[Undelivered]) -> datetime | None:
    """Return when the newest message that was given up was created; posting the board anew settles such messages."""
    given_up = (one.created for one in undelivered if one.table == record.id and one.is_given_up)
    return max(given_up, default=None)
