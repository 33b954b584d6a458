"""Hostile input: clicks, choices, forms and commands that only a forger sends, with ids and values of any kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import simcord
from simcord import interactions
from simcord.backend import serializers

from bot.ui.toolkit.components import Verb
from tests.support import verbs
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Place
from tests.support.simulated_discord.posts import Post

VERBS: Final = tuple(verbs.ALL[name] for name in sorted(verbs.ALL))
"""By their names, so that chance gives each the same, whatever a process has imported first."""

BUTTON, MENU = 2, 3
COMMAND, COMPONENT, FORM = 2, 3, 5
AMONG_PEOPLE = 2
"""The kind of place of a conversation that the bot is no part of."""

ODD_NUMBERS: Final = (0, 1, 2, 3, 7, 9, 12, 100, 255, 999_999_999)
ODD_TABLES: Final = (0, 1, 2, 3, 999, 10**9, 10**18 - 1)
ODD_TEXTS: Final = (
    "",
    "0",
    "1",
    "-1",
    "٣",
    "１２",
    "9" * 40,
    "0" * 9,
    "1e9",
    "null",
    "[]",
    '{"a":1}',
    "[" * 90,
    "@everyone",
    "<@1>",
    "`" * 20,
    "\x00\x01\u202e",
    "4 4 4 > 99",
    "K" * 90,
    "next_round=",
    "=",
    "off",
    "Mars/Olympus",
    "../../etc",
    "'; DROP TABLE tables; --",
    "\ud83d",
)
ODD_INTEGERS: Final = (0, 1, 2, -1, 3, 8, 9, 10**6, 2**31, 2**53 - 1, -(2**53) + 1)


def odd_text(rng: Random, most: int = 100) -> str:
    """Something that nobody types: chosen from a list, or any signs at all."""
    if rng.random() < 0.5:
        text = rng.choice(ODD_TEXTS)
    elif rng.random() < 0.5:
        # Referees take a name with a sign of multiplication in it for a sum of the bot's.
        text = rng.randbytes(rng.randint(1, most)).decode("latin-1").replace("×", "x")
    else:
        text = " ".join(
            rng.choices(("meld", "take", "4", "K", "*", ">", "with", "2", ",", "AAAA", "♠", "3R"), k=12)
        )
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")[:most]


def forged_ids(
    verb: Verb, rng: Random, tables: Sequence[int] = ODD_TABLES, version: int = 0
) -> Iterator[str]:
    """Ids of a verb that no message has: another's table, another version, other arguments, too many or too few."""
    while True:
        table = rng.choice(tables)
        its = rng.choice((version, version, version + 1, max(0, version - 1), 0, 999_999_999))
        count = verb.args if rng.random() < 0.85 else rng.randint(0, 5)
        parts = ["cn", verb.name, str(table), str(its), *(str(rng.choice(ODD_NUMBERS)) for _ in range(count))]
        if rng.random() < 0.1:
            parts[rng.randrange(2, len(parts))] = odd_text(rng, 20)
        yield ":".join(parts)[:100]


def nonsense(rng: Random) -> str:
    """A hundred random bytes as an id."""
    return rng.randbytes(100).decode("latin-1")


def forged_values(rng: Random) -> list[str]:
    """What a menu never offered: usually one value, sometimes none or as many as there may be."""
    count = rng.choice((1, 1, 1, 0, 2, 25))
    return [rng.choice((odd_text(rng), str(rng.choice(ODD_NUMBERS)))) for _ in range(count)]


async def forged_click(
    club: Club,
    person: ClubMember,
    post: Post,
    custom_id: str,
    values: Sequence[str] | None = None,
    *,
    context: int | None = None,
) -> simcord.InteractionResult:
    """A click with any id, or a choice of any values, on a message that has no such thing; in a place of this kind."""
    backend, stored = club.env.backend, post.stored
    kind = BUTTON if values is None else MENU
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    component: dict[str, Any] = {"type": kind, "custom_id": custom_id}
    if values is None:
        component |= {"style": 1, "label": "x"}
    else:
        data["values"] = list(values)
        component["options"] = [{"label": "x", "value": value} for value in dict.fromkeys(values)] or [
            {"label": "x", "value": "x"}
        ]
    message = dict(serializers.message_payload(backend, stored))
    message["components"] = [{"type": 1, "components": [component]}]
    return await _sent(club, person, COMPONENT, stored.channel_id, data, message, stored.id, context)


async def forged_form(
    club: Club, person: ClubMember, post: Post, custom_id: str, typed: str
) -> simcord.InteractionResult:
    """A form that was never opened."""
    backend, stored = club.env.backend, post.stored
    field = {"type": 4, "custom_id": "value", "value": typed}
    data = {"custom_id": custom_id, "components": [{"type": 1, "components": [field]}]}
    message = dict(serializers.message_payload(backend, stored))
    return await _sent(club, person, FORM, stored.channel_id, data, message, stored.id)


async def _sent(
    club: Club,
    person: ClubMember,
    kind: int,
    channel: int,
    data: dict[str, Any],
    message: dict[str, Any],
    source: int,
    context: int | None = None,
) -> simcord.InteractionResult:
    backend = club.env.backend
    guild = backend.channels[channel].guild_id
    record, payload = interactions.base_payload(
        backend, type=kind, channel_id=channel, guild_id=guild, user_id=person.id, data=data
    )
    payload["message"] = message
    if context is not None:
        payload["context"] = context
    record.source_message_id = source
    club._note_asked(record)
    backend.emit("INTERACTION_CREATE", payload)
    await club.settle()
    result = simcord.InteractionResult(club.env, record)
    assert result.acknowledged, f"not answered: {data}"
    return result


def odd_options(command: Any, rng: Random, people: Sequence[ClubMember]) -> dict[str, Any]:
    """Values for the options of a command that Discord lets pass and nobody sensible sends."""
    filled: dict[str, Any] = {}
    for option in command.parameters:
        if not option.required and rng.random() < 0.4:
            continue
        name = option.display_name if isinstance(option.display_name, str) else option.name
        if option.choices:
            filled[name] = rng.choice(option.choices).value
            continue
        match option.type.name:
            case "integer":
                low = option.min_value if option.min_value is not None else -(2**53) + 1
                high = option.max_value if option.max_value is not None else 2**53 - 1
                filled[name] = rng.choice([low, high, *(n for n in ODD_INTEGERS if low <= n <= high)])
            case "boolean":
                filled[name] = rng.random() < 0.5
            case "user":
                filled[name] = rng.choice(people).actor
            case "string":
                text = odd_text(rng, option.max_value or 100)
                filled[name] = text if len(text) >= (option.min_value or 0) else "x" * (option.min_value or 0)
    return filled


async def forged_typing(
    person: ClubMember, command: str, option: str, typed: str, where: Place, filled: dict[str, Any]
) -> None:
    """Something odd is typed into an option that offers what can be meant."""
    await person.suggestions(command, option, typed, where=where, **filled)
