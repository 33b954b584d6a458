"""Published house rules, and their writes to the store."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.service.house_rules.model import key_of
from bot.service.ids import GuildId, PublishedId, UserId


class PublishedRule(Struct, frozen=True):
    """A house rule that a server offers to all others, as it was when it was published."""

    guild: GuildId
    name: str
    preset: str
    differences: dict[str, Any]
    """Values by option, as plain JSON values."""
    about: str
    """A sentence on the rule; may be empty."""
    author: UserId
    author_name: str
    """The name to show; empty if there is none to be shown."""
    published: datetime
    id: PublishedId = PublishedId(0)
    """The id, assigned by the store."""

    @property
    def key(self) -> str:
        """Return the unique key of the name among those of its server."""
        return key_of(self.name)


class PublishedWrite(Struct, frozen=True):
    """A published house rule to be added or deleted. It is never changed: a new one takes its place."""

    rule: PublishedRule
    is_deleted: bool = False


class PublishedPage(Struct, frozen=True):
    """Some published house rules, newest first, and how many there are in all."""

    rules: tuple[PublishedRule, ...]
    count: int
