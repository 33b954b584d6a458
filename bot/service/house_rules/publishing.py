"""The library service: offering house rules to all servers, looking at them, and taking them down."""

from typing import Final

from bot.canasta.rules.presets import rules_of
from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import Change
from bot.service.concurrency import retried
from bot.service.errors import HouseChanged, PublishedGone, TooManyPublished
from bot.service.house_rules.editing import ChosenRules, rules_of_house
from bot.service.house_rules.model import HouseRule, PublishedPage, PublishedRule, PublishedWrite
from bot.service.ids import PublishedId, UserId
from bot.service.people.visible_text import visible
from bot.service.ports import Clock, Store

MOST_PUBLISHED: Final = 5
"""The most house rules that a server may offer."""

LONGEST_ABOUT: Final = 150
LONGEST_AUTHOR: Final = 32


class LibraryService:
    """The house rules that servers offer to all others. What was imported from here stays when it is taken down."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def page(self, number: int, size: int) -> PublishedPage:
        """Return a page of the library, newest first; the last one for a number beyond it."""
        found = await self._store.published_page(number * size, size)
        if found.rules or not found.count:
            return found
        return await self._store.published_page((found.count - 1) // size * size, size)

    async def numbered(self, number: PublishedId) -> PublishedRule:
        """Return the published house rule of this id.

        Raises:
            PublishedGone
        """
        rule = await self._store.published_rule(number)
        if rule is None:
            raise PublishedGone
        return rule

    async def published_as(self, house: HouseRule) -> PublishedRule | None:
        """Return what a house rule is published as."""
        published = await self._store.published_by(house.guild)
        return next((rule for rule in published if rule.key == house.key), None)

    @retried(HouseChanged)
    async def publish(self, house: HouseRule, actor: UserId, about: str, author: str) -> PublishedRule:
        """Offer a house rule to all servers as it is now, in place of what it was published as before.

        Raises:
            TooManyPublished, RuleSetError, HouseChanged
        """
        rules_of_house(house)
        rule = PublishedRule(
            guild=house.guild,
            name=house.name,
            preset=house.preset,
            differences=house.differences,
            about=visible(about)[:LONGEST_ABOUT].strip(),
            author=actor,
            author_name=visible(author)[:LONGEST_AUTHOR].strip(),
            published=self._clock.now(),
        )
        published = await self._store.published_by(house.guild)
        before = [one for one in published if one.key == rule.key]
        if not before and len(published) >= MOST_PUBLISHED:
            raise TooManyPublished(limit=MOST_PUBLISHED)
        writes = (*(PublishedWrite(one, is_deleted=True) for one in before), PublishedWrite(rule))
        await self._commit(AdminAction.HOUSE_PUBLISHED, rule, actor, *writes)
        return next(one for one in await self._store.published_by(house.guild) if one.key == rule.key)

    @retried(HouseChanged)
    async def take_down(self, rule: PublishedRule, actor: UserId) -> None:
        """Take a house rule out of the library; one that is gone already is fine.

        The caller has checked that the actor manages its server or operates the bot.

        Raises:
            HouseChanged
        """
        if await self._store.published_rule(rule.id) is not None:
            write = PublishedWrite(rule, is_deleted=True)
            await self._commit(AdminAction.HOUSE_TAKEN_DOWN, rule, actor, write)

    async def _commit(
        self, action: AdminAction, rule: PublishedRule, actor: UserId, *writes: PublishedWrite
    ) -> None:
        at = self._clock.now()
        entries = in_server(action, rule.guild, actor, at, {"name": rule.name})
        await self._store.commit(Change(at=at, published=writes, admin=entries))


def chosen_from(rule: PublishedRule) -> ChosenRules:
    """Return the rules for a table that plays a published house rule.

    Raises:
        RuleSetError
    """
    return ChosenRules(rules_of(rule.preset, rule.differences, stored=True), rule.preset, rule.name)
