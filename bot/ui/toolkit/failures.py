"""Common error path of commands and clicks: a refusal becomes a private sentence, a fault an apology."""

from __future__ import annotations

import logging
import traceback
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.canasta.errors import CanastaError, IllegalActionError
from bot.service.errors import ServiceError
from bot.ui.words import refusals

if TYPE_CHECKING:
    from bot.ui.toolkit.interaction import InteractionContext

_log = logging.getLogger(__name__)

_UNKNOWN_INTERACTION = 10062
_ALREADY_ANSWERED = 40060


class Refusal(Exception):  # noqa: N818 - named for what it is
    """A refusal by the user interface itself; ``key`` and ``arguments`` name its sentence in the catalog."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


EXPECTED: Final = (CanastaError, ServiceError, Refusal)
"""Exceptions that are refusals: an expected part of the game and of using the bot, never faults."""


async def answer_failure(context: InteractionContext, failure: Exception) -> None:
    """Tell the user privately what is wrong."""
    if isinstance(failure, EXPECTED):
        context.count_refusal(failure)
        await _try_to_say(context, sentence(context, failure))
    else:
        await _apologise(context, failure)


def outcome_of(failure: BaseException | None) -> str:
    """Return how answering an interaction ended, in one word for the metrics."""
    if failure is None:
        return "answered"
    if isinstance(failure, EXPECTED):
        return "refused"
    return "late" if _came_too_late(failure) else "failed"


def reason_of(refused: Exception) -> str:
    """Return the reason of a refusal: a word from a fixed list, never user input."""
    if isinstance(refused, Refusal):
        return refused.key
    if isinstance(refused, ServiceError):
        return refused.label
    if isinstance(refused, IllegalActionError):
        return refused.violation.reason.value
    return type(refused).__name__


def sentence(context: InteractionContext, refused: Exception) -> str:
    """Return the private sentence that explains a refusal."""
    if isinstance(refused, Refusal):
        return context.texts(refused.key, **refused.arguments)
    return refusals.refusal_text(context.texts, refused)


async def _apologise(context: InteractionContext, fault: Exception) -> None:
    if _came_too_late(fault):
        _log.warning("interaction %s was answered too late", context.interaction.id)
        return
    context.metrics.failed(fault)
    code = short_code(context.interaction.id)
    # Messages of exceptions may quote cards, so only types and places in the code are logged.
    _log.error(
        "%s: %s failed for user %s in %s\n%s",
        code,
        context.what,
        context.interaction.user.id,
        context.interaction.channel_id,
        traces(fault),
    )
    await _try_to_say(context, context.texts("panel-fault", code=code))


async def _try_to_say(context: InteractionContext, text: str) -> None:
    try:
        await context.say(text)
    except discord.HTTPException as unreachable:
        _log.warning("interaction %s could not be answered: %s", context.interaction.id, unreachable.code)
    except (aiohttp.ClientError, OSError) as cut_off:
        _log.warning(
            "interaction %s could not be answered: %s", context.interaction.id, type(cut_off).__name__
        )


def _came_too_late(fault: BaseException) -> bool:
    return isinstance(fault, discord.HTTPException) and fault.code in {
        _UNKNOWN_INTERACTION,
        _ALREADY_ANSWERED,
    }


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
    while fault is not None:
        lines.append(type(fault).__name__)
        lines += [
            f"  {frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(fault.__traceback__)
        ]
        fault = fault.__cause__ or fault.__context__
    return "\n".join(lines)
