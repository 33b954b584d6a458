"""Refusals and faults: what a user is told, what is counted, and what may stand in the log."""

import traceback
from typing import Final

import discord

from bot.canasta.errors import CanastaError, IllegalActionError
from bot.service.errors import ServiceError

_UNKNOWN_INTERACTION = 10062
_ALREADY_ANSWERED = 40060
_INVALID_FORM = 50035
_OLD_MESSAGE_EDITED_TOO_OFTEN = 30046


class Refusal(Exception):  # noqa: N818 - named for what it is
    """A refusal by the user interface itself; ``key`` and ``arguments`` name its sentence in the catalog."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


EXPECTED: Final = (CanastaError, ServiceError, Refusal)
"""Exceptions that are refusals: an expected part of the game and of using the bot, never faults."""


def outcome_of(failure: BaseException | None) -> str:
    """Return how answering an interaction ended, in one word for the metrics."""
    if failure is None:
        return "answered"
    if isinstance(failure, EXPECTED):
        return "refused"
    return "late" if came_too_late(failure) else "failed"


def reason_of(refused: Exception) -> str:
    """Return the reason of a refusal: a word from a fixed list, never user input."""
    if isinstance(refused, Refusal):
        return refused.key
    if isinstance(refused, ServiceError):
        return refused.label
    if isinstance(refused, IllegalActionError):
        return refused.violation.reason.value
    return type(refused).__name__


def came_too_late(fault: BaseException) -> bool:
    """Return whether Discord no longer accepts an answer to the interaction."""
    return isinstance(fault, discord.HTTPException) and fault.code in {
        _UNKNOWN_INTERACTION,
        _ALREADY_ANSWERED,
    }


def is_edited_too_often(fault: discord.HTTPException) -> bool:
    """Return whether Discord takes no further edit of messages older than an hour for a while."""
    return fault.code == _OLD_MESSAGE_EDITED_TOO_OFTEN


def is_about_emoji(fault: BaseException) -> bool:
    """Return whether Discord refuses a message for an emoji in it, such as one that has been deleted."""
    return (
        isinstance(fault, discord.HTTPException)
        and fault.code == _INVALID_FORM
        and "emoji" in fault.text.casefold()
    )


def may_be_about_files(fault: discord.HTTPException) -> bool:
    """Return whether Discord may take the same message without its files."""
    is_refusal = isinstance(fault, discord.Forbidden) or fault.status in {400, 413}
    return is_refusal and not came_too_late(fault) and not is_about_emoji(fault)


def short_code(number: int) -> str:
    """Return six letters and digits that identify an interaction in the log."""
    digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    # The low bits of an id count within a millisecond; the time above them tells interactions apart.
    rest, code = number >> 12, ""
    for _ in range(6):
        rest, digit = divmod(rest, len(digits))
        code = digits[digit] + code
    return code


def traces(fault: BaseException | None) -> str:
    """Return the types and places of a fault and of its causes, without any message."""
    lines: list[str] = []
    seen: set[int] = set()  # a fault may be its own cause
    while fault is not None and id(fault) not in seen:
        seen.add(id(fault))
        lines.append(type(fault).__name__)
        lines += [
            f"  {frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(fault.__traceback__)
        ]
        fault = fault.__cause__ or fault.__context__
    return "\n".join(lines)
