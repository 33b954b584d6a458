"""Published house rules in a dictionary."""

import itertools
from collections.abc import Sequence

from msgspec import structs

from bot.service.house_rules.model import PublishedPage, PublishedRule, PublishedWrite
from bot.service.ids import GuildId, PublishedId, UserId
from bot.service.people.anonymising import NOBODY
from bot.service.ports import StaleChange


class MemoryLibrary:
    """The part of a store in memory that keeps published house rules."""

    def __init__(self) -> None:
        super().__init__()
        self._published: dict[PublishedId, PublishedRule] = {}
        self._published_ids = itertools.count(1)

    def _newest(self) -> list[PublishedRule]:
        return [rule for _, rule in sorted(self._published.items(), reverse=True)]

    async def published_page(self, offset: int, limit: int) -> PublishedPage:
        """Return published house rules, newest first, without the first ``offset``."""
        return PublishedPage(tuple(self._newest()[offset : offset + limit]), len(self._published))

    async def published_rule(self, number: PublishedId) -> PublishedRule | None:
        """Return the published house rule of this id."""
        return self._published.get(number)

    async def published_by(self, guild: GuildId) -> tuple[PublishedRule, ...]:
        """Return the house rules that a server has published, newest first."""
        return tuple(rule for rule in self._newest() if rule.guild == guild)

    def _published_of(self, user: UserId) -> tuple[PublishedRule, ...]:
        return tuple(rule for rule in self._newest() if rule.author == user)

    def _refuse_published(self, writes: Sequence[PublishedWrite]) -> None:
        after = dict(self._published)
        for number, write in enumerate(writes):
            if write.is_deleted and after.pop(write.rule.id, None) is None:
                raise StaleChange
            if not write.is_deleted:
                after[PublishedId(-1 - number)] = write.rule
        names = [(rule.guild, rule.key) for rule in after.values()]
        if len(set(names)) < len(names):
            raise StaleChange

    def _write_published(self, writes: Sequence[PublishedWrite]) -> None:
        for write in writes:
            if write.is_deleted:
                del self._published[write.rule.id]
            else:
                number = PublishedId(next(self._published_ids))
                self._published[number] = structs.replace(write.rule, id=number)

    def _erase_author(self, user: UserId) -> None:
        for number, rule in self._published.items():
            if rule.author == user:
                self._published[number] = structs.replace(rule, author=NOBODY, author_name="")

    def _delete_published(self, guild: GuildId) -> None:
        self._published = {number: rule for number, rule in self._published.items() if rule.guild != guild}
