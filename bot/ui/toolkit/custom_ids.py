"""Custom ids of buttons and menus: ``cn:<verb>:<table>:<version>[:args][:~drawing]``, at most 100 characters,
never a secret.

A custom id is the only state that a message keeps over a restart. Ids are written and parsed here. Each verb
has a template of its own; no two templates match the same id.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.service.ids import TableId, UserId

PREFIX: Final = "cn"
LONGEST: Final = 100
NO_TABLE: Final = TableId(0)
"""The table in the ids of buttons that belong to no table."""

_SNOWFLAKE: Final = r"[0-9]{1,18}"
_NUMBER: Final = r"[0-9]{1,9}"
_PART: Final = 10**9
_FIRST_NO_SNOWFLAKE: Final = 2**63
_DRAWING: Final = "~"
_MOST_DRAWINGS: Final = 10**9


class NotOurId(ValueError):  # noqa: N818 - named for what is wrong
    """A custom id that this version of the bot did not write."""


@dataclass(frozen=True)
class ClickId:
    """A parsed custom id."""

    verb: str
    table: TableId
    version: int = 0
    """The table's version when the button was shown. Moves require it; views ignore it."""
    args: tuple[int, ...] = ()

    def __str__(self) -> str:
        text = ":".join(
            [PREFIX, self.verb, *(str(number) for number in (self.table, self.version, *self.args))]
        )
        if len(text) > LONGEST:
            raise ValueError(f"a custom id of {len(text)} characters")
        return text


def template(verb: str, args: int) -> re.Pattern[str]:
    """Return the pattern of the ids of a verb with this number of arguments."""
    return re.compile(
        rf"{PREFIX}:{re.escape(verb)}:{_SNOWFLAKE}:{_NUMBER}{f':{_NUMBER}' * args}"
        rf"(?::{_DRAWING}{_NUMBER})?"
    )


def digits_of(user: int) -> tuple[int, int, int]:
    """Return a user's id in parts: the numbers of a custom id have nine digits at most."""
    return user // _PART**2, user // _PART % _PART, user % _PART


def user_of(digits: Sequence[int]) -> UserId | None:
    """Return the user whose id is in these parts; None for zero.

    Raises:
        NotOurId: if Discord has no ids as large.
    """
    high, middle, low = digits
    user = (high * _PART + middle) * _PART + low
    if user >= _FIRST_NO_SNOWFLAKE:
        raise NotOurId(str(user))
    return UserId(user) or None


def drawn_anew(custom_id: str, drawing: int) -> str:
    """Return the custom id of the same menu in another drawing of its message; both mean the same click."""
    return f"{custom_id.partition(f':{_DRAWING}')[0]}:{_DRAWING}{drawing % _MOST_DRAWINGS}"


def drawing_of(custom_id: str) -> int:
    """Return the number of the drawing in a custom id; the first drawing of a message has none."""
    number = custom_id.partition(f":{_DRAWING}")[2]
    return int(number) if number.isdecimal() else 0


def parse_click_id(text: str) -> ClickId:
    """Parse a custom id.

    Raises:
        NotOurId: if no version of the bot that speaks this language has written it.
    """
    parts = text.split(":")
    if parts[-1].startswith(_DRAWING) and parts[-1][1:].isdigit():
        del parts[-1]
    if len(parts) < 4 or parts[0] != PREFIX or len(text) > LONGEST:
        raise NotOurId(text)
    numbers = parts[2:]
    if not all(number.isascii() and number.isdigit() for number in numbers):
        raise NotOurId(text)
    return ClickId(parts[1], TableId(int(numbers[0])), int(numbers[1]), tuple(map(int, numbers[2:])))


def anything_but(known: list[re.Pattern[str]]) -> re.Pattern[str]:
    """Return the pattern of every id that no known template matches: buttons of an older bot, and invalid ids."""
    others = "|".join(f"(?:{pattern.pattern})" for pattern in known)
    return re.compile(rf"(?s:(?!(?:{others})\Z).*)")
