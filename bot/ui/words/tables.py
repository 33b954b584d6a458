"""Names of the games that tables play, links to the tables' messages, and lost messages."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from bot.canasta.rules.presets import PRESETS, preset_and_options
from bot.service.backlog import Undelivered
from bot.service.ids import ChannelId, MessageId
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.texts import Texts
from bot.ui.words.names import plain, shown
from bot.ui.words.options import preset_name

_LENGTH = 40
_POST_TAGS: Final = ("post-tag-free", "post-tag-playing", "post-tag-over")


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
    """Return the channel and the id of the lobby's message or of the board; None where none was posted yet."""
    if record.status is TableStatus.LOBBY:
        return record.lobby_place, record.lobby_message
    return record.place, record.board_message


def table_url(record: TableRecord) -> str:
    """Return the link to the lobby's message; once the match has begun, to the thread or channel, as boards are replaced.
    A table whose post is still to be opened is linked by its forum.
    """
    place, message = living_message(record)
    if record.status is TableStatus.PLAYING:
        message = None
    elif message is None and record.forum is not None:
        place = record.forum
    address = f"https://discord.com/channels/{record.guild}/{place}"
    return address if message is None else f"{address}/{message}"


def post_tags(texts: Texts) -> tuple[str, ...]:
    """Return the names of all tags that a table's post in a forum may have, where the forum has tags of these names."""
    return tuple(map(texts, _POST_TAGS))


def post_tag(texts: Texts, record: TableRecord) -> str:
    """Return the name of the tag that says how a table stands; empty for a lobby without a seat that anybody may take."""
    free, playing, over = post_tags(texts)
    if record.status is TableStatus.LOBBY:
        return free if record.open_seats else ""
    return playing if record.is_open else over


def lost_at(record: TableRecord, undelivered: Iterable[Undelivered]) -> datetime | None:
    """Return when the newest message that was given up was created; posting the board anew settles such messages."""
    given_up = (one.created for one in undelivered if one.table == record.id and one.is_given_up)
    return max(given_up, default=None)
