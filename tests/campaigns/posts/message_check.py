"""Whether the messages of a table are well: counted as a person would, without asking the bot what they are."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from bot.ui.lobby.buttons import play_again
from bot.ui.tables.buttons import CUT, READY, REPLAY, REVIEW, SHEET, VERIFY
from tests.support.loopback.server import EPHEMERAL, PEOPLE, Json
from tests.support.loopback.shapes import LETTERS

_OF_RESULTS: Final = {verb.name for verb in (REPLAY, REVIEW, VERIFY, SHEET, READY, CUT, play_again)}
"""The buttons below the results of rounds and matches."""


def troubles(messages: Sequence[Json]) -> list[str]:
    """Return what stands there twice, of all messages of all places, oldest first: buttons that do the same, people who are
    called by several messages, texts that were told again.
    """
    public = [message for message in messages if not message["flags"] & EPHEMERAL]
    buttons = Counter(ids for message in public if (ids := _ids(message)))
    found = [f"{times} messages with the buttons {ids}" for ids, times in buttons.items() if times > 1]
    boards = [_ids(message) for message in public if message["embeds"] and not _is_history(message)]
    if len(boards) > 1:
        found.append(f"{len(boards)} boards: {boards}")
    called = Counter(who for message in public for who in _called(message))
    found += [f"{who} is called by {times} messages" for who, times in called.items() if times > 1]
    for place in {message["channel_id"] for message in public}:
        texts = [one["content"] for one in public if one["channel_id"] == place and _is_text(one)]
        # What happens again in the same words happens after something else.
        found += [f"told again: {before!r}" for before, text in pairwise(texts) if before == text]
    return found


def has_board(messages: Iterable[Json], place: int) -> bool:
    """Return whether a message with an embed opens hands there."""
    return any(
        "cn:hand" in str(_ids(message))
        for message in messages
        if message["embeds"] and message["channel_id"] == str(place)
    )


def _is_text(message: Json) -> bool:
    return bool(message["content"]) and not message["components"] and not message["embeds"]


def _ids(message: Json) -> tuple[str, ...]:
    return tuple(part["custom_id"] for part in _parts(message) if "custom_id" in part)


def _is_history(message: Json) -> bool:
    """Whether it stays when the table goes on: a score sheet, or the way to the table's thread."""
    return {name.split(":")[1] for name in _ids(message)} <= _OF_RESULTS


def _called(message: Json) -> Iterator[str]:
    """Who is mentioned; and where the message stands is whose, in direct messages."""
    yield from set(re.findall(r"<@\d+>", message["content"]))
    if int(message["channel_id"]) - LETTERS in PEOPLE.values():
        yield f"whoever reads {message['channel_id']}"


def _parts(message: Json) -> Iterator[Json]:
    for row in message["components"]:
        yield from row["components"]
