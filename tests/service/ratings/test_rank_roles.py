"""Roles for places on the ladders follow the places, through refusals, failures and crashes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from datetime import timedelta

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.ids import GuildId, RoleId, UserId
from bot.service.matches.record import Person
from bot.service.ports import TryLater
from bot.service.ratings.keeping_roles import Podium, RoleAnswer, earned_roles
from bot.service.ratings.ladder import LadderEntry
from bot.service.ratings.model import GivenRole, RankRoles, SeasonLength
from tests.service.ratings.results_made import result
from tests.service.ratings.test_results import played
from tests.service.tournaments import test_duplicate_tables as duplicates
from tests.service.tournaments.cups import entered
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD, World

GOLD, MEDAL = RoleId(901), RoleId(903)
PEOPLE = (ANA, BEN, CYD, DOT)
A_MINUTE, AN_HOUR = timedelta(minutes=1), timedelta(hours=1)


class FakeGiver:
    """Remembers who has which role, and every request. ``answer`` is what Discord says to the coming ones."""

    def __init__(self) -> None:
        self.has: set[tuple[UserId, RoleId]] = set()
        self.requests = 0
        self.answer: RoleAnswer | Exception = RoleAnswer.DONE
        self.gone: set[UserId] = set()

    async def who_is_here(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        return frozenset(users) - self.gone

    async def give(self, guild: GuildId, user: UserId, role: RoleId) -> RoleAnswer:
        return self._answer(user, role, has_it=True)

    async def take(self, guild: GuildId, user: UserId, role: RoleId) -> RoleAnswer:
        return self._answer(user, role, has_it=False)

    def _answer(self, user: UserId, role: RoleId, *, has_it: bool) -> RoleAnswer:
        self.requests += 1
        if isinstance(self.answer, Exception):
            raise self.answer
        if self.answer is RoleAnswer.DONE:
            (self.has.add if has_it else self.has.discard)((user, role))
        return self.answer


class FakePodiumPoster:
    """Remembers the podiums that it was asked to post. ``failures`` make the coming ones fail, in order."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, bool]] = []
        """The season of each, and whether it was asked for again."""
        self.last: Podium | None = None
        self.failures: list[Exception] = []

    async def post_podium(self, chosen: RankRoles, podium: Podium, *, is_again: bool) -> None:
        self.posted.append((podium.season, is_again))
        self.last = podium
        if self.failures:
            raise self.failures.pop(0)


class RoleWorld(World):
    """A world in which members are given roles, and podiums are posted."""

    def __init__(self) -> None:
        super().__init__()
        self.giver = FakeGiver()
        self.podiums = FakePodiumPoster()
        self.matches = 1000
        """The number of the last match, far above those of tables."""

    async def start(self) -> None:
        await self.services.start(
            self.messenger,
            self.poster,
            self.tournament_poster,
            role_giver=self.giver,
            podium_poster=self.podiums,
        )
        await self.services.settle()

    async def win(self, *order: Person, times: int = 10) -> None:
        """Let these people finish matches in this order."""
        for _ in range(times):
            self.matches += 1
            at = self.time.now()
            rated = result(self.matches, *((one.user,) for one in order), guild=GUILD)
            await self.store.commit(Change(at=at, result=structs.replace(rated, at=at)))
        # The end of a match at a table wakes it.
        self.services._role_runner.agenda.wake()
        await self.services.settle()

    async def take_part(self, *people: Person, takes_part: bool = True) -> None:
        for one in people:
            await self.services.records.take_part(GUILD, one.user, takes_part=takes_part)
        await self.services.settle()

    async def choose(self, *roles: RoleId | None) -> None:
        for number, role in enumerate(roles):
            await self.services.rank_roles.choose(GUILD, EVE.user, number, role)
        await self.services.settle()

    @property
    def holders(self) -> dict[RoleId, str]:
        """The first letters of those who have each role."""
        by_id = {one.user: one.name for one in PEOPLE}
        return {
            role: "".join(sorted(by_id[user][0] for user, its in self.giver.has if its == role))
            for role in (GOLD, MEDAL)
        }


@pytest.fixture
async def world() -> AsyncIterator[RoleWorld]:
    made = RoleWorld()
    await made.start()
    await made.take_part(*PEOPLE)
    await made.win(ANA, BEN, CYD, DOT)
    yield made
    await made.end()


def test_roles_are_earned_by_any_ladder_and_by_no_provisional_rating() -> None:
    one, two, three = (UserId(number) for number in (1, 2, 3))
    ladders = [
        [LadderEntry(one, 1100, 50, 12, 9, rank=1), LadderEntry(two, 900, 50, 12, 3, rank=2)],
        [LadderEntry(two, 1200, 50, 30, 20, rank=1), LadderEntry(one, 900, 50, 12, 3, rank=11)],
        [LadderEntry(three, 1900, 300, 9, 9)],
    ]
    assert earned_roles((GOLD, None, None), ladders) == {(one, GOLD), (two, GOLD)}
    assert earned_roles((None, MEDAL, None), ladders[:1]) == {(one, MEDAL), (two, MEDAL)}
    assert earned_roles((None, None, GOLD), ladders[1:]) == {(two, GOLD)}
    assert earned_roles((GOLD, MEDAL, MEDAL), ladders[2:]) == frozenset()


async def test_roles_follow_the_places_with_few_requests(world: RoleWorld) -> None:
    assert world.holders == {GOLD: "", MEDAL: ""}
    await world.choose(GOLD, MEDAL)
    assert world.holders == {GOLD: "A", MEDAL: "ABC"}
    assert world.giver.requests == 4
    await world.win(ANA, BEN, CYD, DOT)
    assert world.giver.requests == 4, "no place has changed"
    for _ in range(3):
        await world.win(DOT, ANA, BEN, CYD)
    assert world.holders == {GOLD: "D", MEDAL: "ABD"}
    assert world.giver.requests == 8

    # Who stops taking part, or leaves the server, has no place: the next one moves up.
    await world.take_part(DOT, takes_part=False)
    assert world.holders == {GOLD: "A", MEDAL: "ABC"}
    world.giver.gone.add(ANA.user)
    await world.win(ANA, BEN, CYD, DOT)
    assert world.holders == {GOLD: "B", MEDAL: "BC"}
    await world.choose(None, None)
    assert world.holders == {GOLD: "", MEDAL: ""}
    assert (await world.store.rank_roles(GUILD)).given == ()


async def test_a_duplicate_brings_the_role_as_soon_as_its_last_table_has_finished() -> None:
    world = RoleWorld()
    await world.start()
    await world.take_part(*PEOPLE)
    await world.choose(GOLD)
    await world.win(*PEOPLE, times=9)
    cup = await duplicates.opened(world, deals=1)
    await entered(world, cup, list(PEOPLE))
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    one, other = await duplicates.tables_of(world, cup)
    for table in (one, other):
        assert world.holders[GOLD] == ""
        await duplicates.finish(world, table)
    await world.services.settle()
    assert len(world.holders[GOLD]) == 1
    await world.end()


async def test_the_match_that_ends_being_provisional_brings_the_role() -> None:
    world = RoleWorld()
    await world.start()
    await world.take_part(ANA, BEN)
    await world.choose(GOLD)
    await world.win(ANA, BEN, times=9)
    assert world.giver.requests == 0
    await played(world, "classic_2", (ANA, BEN))
    await world.services.settle()
    assert world.holders[GOLD] in {"A", "B"}
    assert world.giver.requests == 1
    await world.end()


async def test_a_new_season_takes_the_roles_back_by_the_clock(world: RoleWorld) -> None:
    await world.services.ladder.set_seasons(GUILD, EVE.user, SeasonLength.QUARTERLY)
    await world.choose(GOLD)
    assert world.holders[GOLD] == "A"
    await world.pass_time(timedelta(days=88))
    assert world.holders[GOLD] == "A"
    await world.pass_time(timedelta(days=2))
    assert world.holders[GOLD] == ""
    await world.services.ladder.set_seasons(GUILD, EVE.user, SeasonLength.OFF)
    await world.services.settle()
    assert world.holders[GOLD] == "A"


async def test_what_is_refused_is_tried_again_hourly_and_what_fails_soon(world: RoleWorld) -> None:
    world.giver.answer = RoleAnswer.REFUSED
    await world.choose(GOLD)
    assert (world.holders[GOLD], world.giver.requests) == ("", 1)
    await world.pass_time(A_MINUTE)
    assert world.giver.requests == 1
    world.giver.answer = TryLater()
    await world.pass_time(AN_HOUR)
    assert world.giver.requests == 2
    # The process dies; the next one goes on where it was.
    await world.restart()
    world.giver.answer = RoleAnswer.DONE
    await world.pass_time(A_MINUTE)
    assert world.holders[GOLD] == "A"
    world.giver.answer = RoleAnswer.REFUSED
    await world.choose(None)
    assert world.holders[GOLD] == "A"
    world.giver.answer = RoleAnswer.DONE
    await world.pass_time(AN_HOUR)
    assert world.holders[GOLD] == ""


async def test_a_role_that_was_given_without_a_note_of_it_is_given_again(world: RoleWorld) -> None:
    await world.choose(GOLD)
    kept = await world.store.rank_roles(GUILD)
    begun = structs.replace(
        kept, given=(GivenRole(ANA.user, GOLD),), revision=kept.revision + 1, due=world.time.now()
    )
    await world.store.commit(Change(at=world.time.now(), documents=(begun,)))
    await world.restart()
    assert world.giver.requests == 2
    [note] = (await world.store.rank_roles(GUILD)).given
    assert note.is_given


@pytest.mark.parametrize("answer", [RoleAnswer.DONE, RoleAnswer.GONE, RoleAnswer.REFUSED])
async def test_an_erased_person_loses_the_role_and_is_forgotten(world: RoleWorld, answer: RoleAnswer) -> None:
    await world.choose(GOLD)
    world.giver.answer = TryLater()
    await world.services.privacy.forget(ANA)
    await world.services.settle()
    assert [note.user for note in (await world.store.rank_roles(GUILD)).given] == [ANA.user, BEN.user]
    world.giver.answer = answer
    await world.pass_time(A_MINUTE)
    assert ANA.user not in {note.user for note in (await world.store.rank_roles(GUILD)).given}
    assert (ANA.user, GOLD) in world.giver.has or answer is RoleAnswer.DONE


async def test_a_server_without_the_bot_waits(world: RoleWorld) -> None:
    await world.choose(GOLD)
    await world.services.guild_events.bot_left(GUILD)
    requests = world.giver.requests
    await world.take_part(ANA, takes_part=False)
    assert world.giver.requests == requests
    await world.services.guild_events.bot_joined(GUILD)
    await world.pass_time(AN_HOUR)
    assert world.holders[GOLD] == "B"
