"""The part of a store that keeps published house rules."""

from __future__ import annotations

from typing import Protocol

from bot.service.ids import GuildId, PublishedId
from bot.service.library.model import PublishedPage, PublishedRule


class LibraryStore(Protocol):
    """The house rules that servers offer to all others."""

    async def published_page(self, offset: int, limit: int) -> PublishedPage:
        """Return published house rules, newest first, without the first ``offset``."""

    async def published_rule(self, number: PublishedId) -> PublishedRule | None:
        """Return the published house rule of this id."""

    async def published_by(self, guild: GuildId) -> tuple[PublishedRule, ...]:
        """Return the house rules that a server has published, newest first."""
