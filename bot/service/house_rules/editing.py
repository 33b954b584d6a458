"""The house rule service: creating, changing, sharing and choosing house rules."""

import asyncio
import json
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from bot.canasta.errors import RuleProblem, RuleSetError
from bot.canasta.rules.conflict_fixes import fixes_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, differences, unknown_option, value_of, with_options
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS, rules_of
from bot.canasta.rules.share_code import decode, encode
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import plain_value
from bot.service.administration.admin_actions import AdminAction, Facts, in_server
from bot.service.change import Change
from bot.service.clocks.terms import Terms, expect_possible
from bot.service.concurrency import retried, revised
from bot.service.errors import (
    HouseChanged,
    HouseGone,
    HouseNameEmpty,
    HouseNameTaken,
    HouseNotFound,
    HouseVersionGone,
    TooManyHouses,
)
from bot.service.house_rules.model import HouseRule, HouseWrite, key_of
from bot.service.ids import GuildId, HouseId, UserId
from bot.service.people.visible_text import visible
from bot.service.ports import Clock, Store

MOST_HOUSES = 25
"""The most house rules of a server: as many as a menu can show."""

LONGEST_NAME = 40


_CAME_LATER: Final = ("seat_draw", "wild_meld_lock")
"""Options that were added to presets after house rules based on them had been stored and shared."""


class ContradictionError(RuleSetError):
    """An error for options that conflict: all problems, and further changes that resolve them.

    ``wanted`` has the values to be set, None for an option that was to be as in the preset; ``fixes`` are the possible
    further changes, the best first.
    """

    def __init__(
        self, wanted: Mapping[str, Any], problems: tuple[RuleProblem, ...], fixes: tuple[dict[str, Any], ...]
    ) -> None:
        self.wanted = dict(wanted)
        self.fixes = fixes
        super().__init__(problems)


class ChosenRules(Struct, frozen=True):
    """The rules and the terms of a table, and what the rules were made from."""

    rules: RuleSet
    preset: str = ""
    house_rule: str = ""
    terms: Terms = Terms()


def rules_of_house(house: HouseRule) -> RuleSet:
    """Return the whole rule set. Options that only later versions reject as conflicting stay valid until changed.

    Raises:
        RuleSetError: if this version of the bot cannot play it any more.
    """
    return rules_of(house.preset, house.differences, stored=True)


class HouseService:
    """The house rules of servers. A change does not affect tables that exist already."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    # ------------------------------------------------------------------------------------------------ looking

    async def all(self, guild: GuildId) -> tuple[HouseRule, ...]:
        """Return the house rules of a server, by name."""
        return await self._store.houses(guild)

    async def named(self, guild: GuildId, name: str) -> HouseRule:
        """Return the house rule of this name.

        Raises:
            HouseNotFound
        """
        house = next((one for one in await self.all(guild) if one.key == key_of(name)), None)
        if house is None:
            raise HouseNotFound(name=name)
        return house

    async def numbered(self, guild: GuildId, number: HouseId) -> HouseRule:
        """Return the house rule of this id.

        Raises:
            HouseGone
        """
        for house in await self.all(guild):
            if house.id == number:
                return house
        raise HouseGone

    async def default_of(self, guild: GuildId) -> HouseRule | None:
        """Return the default house rule of new tables, None if no admin has set one."""
        return next((house for house in await self.all(guild) if house.is_default), None)

    async def chosen(self, guild: GuildId, name: str | None) -> ChosenRules:
        """Return the rules for a new table: a house rule or a preset by name, else the server's default, else Classic.
        A house rule that was renamed is found by its earlier names, too: what was planned before names it so.

        Raises:
            HouseNotFound, RuleSetError
        """
        if name is None:
            house = await self.default_of(guild)
            if house is None:
                return ChosenRules(rules_of(), DEFAULT_PRESET, terms=await self._usual_terms(guild))
        else:
            houses = await self.all(guild)
            house = next((one for one in houses if one.key == key_of(name)), None)
            if house is None and name in PRESETS:
                return ChosenRules(rules_of(name), name, terms=await self._usual_terms(guild))
            house = house or next((one for one in houses if _was_called(one, name)), None)
            if house is None:
                raise HouseNotFound(name=name)
        terms = await self._usual_terms(guild) if house.terms is None else house.terms
        return ChosenRules(rules_of_house(house), house.preset, house.name, terms)

    async def _usual_terms(self, guild: GuildId) -> Terms:
        return (await self._store.guild_settings(guild)).terms

    async def share(self, guild: GuildId, name: str) -> str:
        """Return the share code by which another server can import a house rule.

        Raises:
            HouseNotFound
        """
        house = await self.named(guild, name)
        return encode(house.preset, house.differences)

    # ----------------------------------------------------------------------------------------------- changing

    @retried(HouseChanged)
    async def create(
        self, guild: GuildId, actor: UserId, name: str, preset: str, changes: Mapping[str, Any] | None = None
    ) -> HouseRule:
        """Create a house rule.

        Raises:
            HouseNameTaken, HouseNameEmpty, TooManyHouses, RuleSetError
        """
        tidy = _tidy(name)
        own = await _checked(preset, changes or {})
        made = HouseRule(guild, tidy, preset, own, actor, self._clock.now())
        return await self._add(made, AdminAction.HOUSE_CREATED, {"name": tidy, "preset": preset})

    @retried(HouseChanged)
    async def copy(self, guild: GuildId, actor: UserId, house: HouseId, name: str) -> HouseRule:
        """Create a house rule with the options and time settings of another one.

        Raises:
            HouseGone, HouseNameTaken, HouseNameEmpty, TooManyHouses
        """
        tidy = _tidy(name)
        now = await self.numbered(guild, house)
        made = HouseRule(guild, tidy, now.preset, now.differences, actor, self._clock.now(), now.terms)
        return await self._add(made, AdminAction.HOUSE_COPIED, {"name": tidy, "original": now.name})

    async def _add(self, made: HouseRule, action: AdminAction, facts: Facts) -> HouseRule:
        """Store a new house rule.

        Raises:
            HouseNameTaken, TooManyHouses
        """
        houses = await self.all(made.guild)
        if any(house.key == made.key for house in houses):
            raise HouseNameTaken(name=made.name)
        if len(houses) >= MOST_HOUSES:
            raise TooManyHouses(limit=MOST_HOUSES)
        await self._commit(action, made.guild, made.changed_by, facts, HouseWrite(made.with_history()))
        return await self.named(made.guild, made.name)

    @retried(HouseChanged)
    async def rename(self, guild: GuildId, actor: UserId, house: HouseId, name: str) -> HouseRule:
        """Rename a house rule. Tables keep the name that they were opened with.

        Raises:
            HouseGone, HouseNameTaken, HouseNameEmpty
        """
        tidy = _tidy(name)
        now = await self.numbered(guild, house)
        if now.name == tidy:
            return now
        if any(one.key == key_of(tidy) and one.id != house for one in await self.all(guild)):
            raise HouseNameTaken(name=tidy)
        later = self._next(now, actor, name=tidy).with_history(now)
        facts = {"name": now.name, "later": tidy}
        await self._commit(AdminAction.HOUSE_RENAMED, guild, actor, facts, HouseWrite(later))
        return later

    @retried(HouseChanged)
    async def take_back_to(self, guild: GuildId, actor: UserId, house: HouseId, revision: int) -> HouseRule:
        """Give a house rule the options of an earlier version again, as a new change. The name and the time settings stay.

        Raises:
            HouseGone, HouseVersionGone, RuleSetError, ContradictionError
        """
        now = await self.numbered(guild, house)
        version = next((one for one in now.history if one.revision == revision), None)
        if version is None:
            raise HouseVersionGone
        own = await _checked(now.preset, version.differences)
        facts: Facts = {"name": now.name, "at": int(version.at.timestamp())}
        return await self._with_options(now, actor, own, AdminAction.HOUSE_TAKEN_BACK, facts)

    async def _with_options(
        self, now: HouseRule, actor: UserId, own: dict[str, Any], action: AdminAction, facts: Facts
    ) -> HouseRule:
        """Store other options of a house rule; the same ones are no change."""
        if own == now.differences:
            return now
        later = self._next(now, actor, differences=own).with_history(now)
        await self._commit(action, now.guild, actor, facts, HouseWrite(later))
        return later

    async def expect_acceptable(self, guild: GuildId, name: str, code: str) -> None:
        """Raise the errors that :meth:`accept` would raise because of the code, the name or the limit.

        Raises:
            ShareCodeError, HouseNameTaken, HouseNameEmpty, TooManyHouses, RuleSetError
        """
        preset, changes = decode(code)
        tidy = _tidy(name)
        houses = await self.all(guild)
        there = next((house for house in houses if house.key == key_of(tidy)), None)
        if there is None:
            if len(houses) >= MOST_HOUSES:
                raise TooManyHouses(limit=MOST_HOUSES)
        elif not await _is_as(there, preset, changes):
            raise HouseNameTaken(name=tidy)

    async def accept(self, guild: GuildId, actor: UserId, name: str, code: str) -> HouseRule:
        """Import a house rule from another server. The operation is idempotent.

        Raises:
            ShareCodeError, HouseNameTaken, HouseNameEmpty, TooManyHouses, RuleSetError
        """
        preset, changes = decode(code)
        return await self.adopt(guild, actor, name, preset, changes)

    async def adopt(
        self, guild: GuildId, actor: UserId, name: str, preset: str, changes: Mapping[str, Any]
    ) -> HouseRule:
        """Make a house rule of another server one of this server. The operation is idempotent.

        Raises:
            HouseNameTaken, HouseNameEmpty, TooManyHouses, RuleSetError
        """
        try:
            return await self.create(guild, actor, name, preset, changes)
        except HouseNameTaken:
            there = await self.named(guild, _tidy(name))
            if await _is_as(there, preset, changes):
                return there
            raise

    @retried(HouseChanged)
    async def set(
        self, guild: GuildId, actor: UserId, house: HouseId, changes: Mapping[str, Any]
    ) -> HouseRule:
        """Set options of a house rule.

        Raises:
            HouseGone, RuleSetError (an impossible value), ContradictionError
        """
        now = await self.numbered(guild, house)
        own = await _checked(now.preset, {**now.differences, **changes}, changes)
        facts = {"name": now.name, "changes": json.dumps(dict(changes), default=plain_value)}
        return await self._with_options(now, actor, own, AdminAction.HOUSE_SET, facts)

    async def unset(self, guild: GuildId, actor: UserId, house: HouseId, option: str) -> HouseRule:
        """Reset an option to its value in the preset.

        Raises:
            HouseGone, RuleSetError (no such option), ContradictionError
        """
        if option not in OPTIONS_BY_ID:
            raise RuleSetError((unknown_option(option),))

        now = await self.numbered(guild, house)
        return await self.set(
            guild, actor, house, {option: plain_value(value_of(rules_of(now.preset), option))}
        )

    @retried(HouseChanged)
    async def delete(self, guild: GuildId, actor: UserId, house: HouseId) -> HouseRule:
        """Delete a house rule; tables that play it keep their rules.

        Raises:
            HouseGone
        """
        gone = await self.numbered(guild, house)
        write = HouseWrite(gone, is_deleted=True)
        await self._commit(AdminAction.HOUSE_DELETED, guild, actor, {"name": gone.name}, write)
        return gone

    @retried(HouseChanged)
    async def set_default(self, guild: GuildId, actor: UserId, house: HouseId | None) -> None:
        """Set the default of new tables; None for Classic.

        Raises:
            HouseGone
        """
        houses = await self.all(guild)
        facts = {"name": "" if house is None else (await self.numbered(guild, house)).name}
        writes = [
            HouseWrite(self._next(one, actor, is_default=one.id == house))
            for one in houses
            if one.is_default != (one.id == house)
        ]
        if writes:
            await self._commit(AdminAction.HOUSE_DEFAULT, guild, actor, facts, *writes)

    @retried(HouseChanged)
    async def set_terms(
        self, guild: GuildId, actor: UserId, house: HouseId, terms: Terms | None
    ) -> HouseRule:
        """Set the time settings for tables of this house rule; None for those of the server.

        Raises:
            HouseGone, TermsImpossible
        """
        if terms is not None:
            expect_possible(terms)
        now = await self.numbered(guild, house)
        if now.terms == terms:
            return now
        later = self._next(now, actor, terms=terms)
        await self._commit(AdminAction.TERMS, guild, actor, {"name": now.name}, HouseWrite(later))
        return later

    def _next(self, house: HouseRule, actor: UserId, **changes: Any) -> HouseRule:
        return revised(house, changed_by=actor, changed=self._clock.now(), **changes)

    async def _commit(
        self, action: AdminAction, guild: GuildId, actor: UserId, facts: Facts, *writes: HouseWrite
    ) -> None:
        at = self._clock.now()
        await self._store.commit(
            Change(at=at, houses=writes, admin=in_server(action, guild, actor, at, facts))
        )


def _tidy(name: str) -> str:
    """Return the form of a name that is stored.

    Raises:
        HouseNameEmpty
    """
    # A letter and its accent look the same as one code point and as two.
    tidy = visible(unicodedata.normalize("NFC", name))[:LONGEST_NAME].strip()
    if not tidy:
        raise HouseNameEmpty
    return tidy


def _was_called(house: HouseRule, name: str) -> bool:
    return any(key_of(version.name) == key_of(name) for version in house.history)


async def _is_as(house: HouseRule, preset: str, changes: Mapping[str, Any]) -> bool:
    """Return whether a house rule has this preset and these changes.

    Raises:
        RuleSetError
    """
    return (house.preset, house.differences) == (preset, await _checked(preset, changes))


def _as_meant(rules: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """Return the rules without options that a preset got later, where these conflict with the changes.

    A house rule, or a code, for Hoyle's game with five players was valid before Hoyle's partners were drawn.
    """
    for option in _CAME_LATER:
        if option not in changes:
            before = with_options(rules, {option: value_of(RuleSet(), option)})
            if len(problems_of(before)) < len(problems_of(rules)):
                rules = before
    return rules


async def _checked(
    preset: str, changes: Mapping[str, Any], wanted: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return the differences from a preset, without values that are those of the preset.

    Raises:
        RuleSetError, ContradictionError
    """
    parent = rules_of(preset)
    rules = _as_meant(with_options(parent, changes), changes)
    problems = problems_of(rules)
    if problems:
        asked = changes if wanted is None else wanted
        # Most conflicts are resolved at once; some take a second, which must not block the event loop.
        raise ContradictionError(asked, problems, await asyncio.to_thread(fixes_of, rules, asked))
    return {option: plain_value(value_of(rules, option)) for option in differences(rules, parent)}
