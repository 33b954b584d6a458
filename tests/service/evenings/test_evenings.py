"""Evenings from the plan to the tables."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.service.errors import (
    EveningFull,
    EveningImpossible,
    EveningOver,
    NoSuchEvening,
    NotOrganiser,
    TooManyEvenings,
)
from bot.service.evenings.model import (
    LATEST,
    MOST_GUESTS,
    MOST_PLANNED,
    Evening,
    EveningStage,
    GuestAnswer,
    Post,
)
from bot.service.ids import EveningId, GuildId, UserId
from bot.service.matches.record import Person, TableRecord
from bot.service.people.anonymising import NOBODY, SOMEBODY
from bot.service.ports import RecipientGone, TryLater
from tests.service.evenings.posts import FakeEveningPoster
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, World

A_DAY, AN_HOUR, A_MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)


class EveningWorld(World):
    """A world whose evenings are posted."""

    def __init__(self) -> None:
        super().__init__()
        self.evening_poster = FakeEveningPoster()

    async def start(self) -> None:
        await self.services.start(self.messenger, self.poster, evening_poster=self.evening_poster)
        await self.services.settle()


@pytest.fixture
async def world() -> AsyncIterator[EveningWorld]:
    made = EveningWorld()
    await made.start()
    yield made
    await made.end()


async def plan(world: World, ahead: timedelta = A_DAY, **details: object) -> EveningId:
    starts = world.time.now() + ahead
    evening = await world.services.evenings.plan(ANA, GUILD, CHANNEL, starts, **details)  # type: ignore[arg-type]
    await world.services.settle()
    return evening.id


async def sign_up(
    world: World, number: EveningId, *people: Person, answer: GuestAnswer = GuestAnswer.COMES
) -> None:
    for person in people:
        await world.services.evenings.answer(GUILD, number, person, answer)
    await world.services.settle()


async def now(world: World, number: EveningId) -> Evening:
    return await world.services.evenings.evening(GUILD, number)


async def tables(world: World, number: EveningId) -> list[TableRecord]:
    return [await world.record(table) for table in (await now(world, number)).tables]


async def test_an_evening_from_the_plan_to_its_tables(world: EveningWorld) -> None:
    number = await plan(world)
    await sign_up(world, number, BEN, CYD, EVE)
    await sign_up(world, number, DOT, answer=GuestAnswer.MAYBE)
    await sign_up(world, number, EVE, answer=GuestAnswer.OUT)
    evening = await now(world, number)
    assert [guest.name for guest in evening.answered(GuestAnswer.COMES)] == ["Ana", "Ben", "Cyd"]
    assert [guest.name for guest in evening.answered(GuestAnswer.MAYBE)] == ["Dot"]
    assert [guest.name for guest in evening.answered(GuestAnswer.OUT)] == ["Eve"]
    assert world.evening_poster.shown[-1][0].guests == evening.guests
    assert evening.event == 900
    await world.pass_time(A_DAY - AN_HOUR)
    await world.restart()
    assert world.evening_poster.posted == [(Post.REMINDER, False)]
    await world.pass_time(AN_HOUR)
    await world.restart()
    assert world.evening_poster.posted == [(Post.REMINDER, False), (Post.BEGUN, False)]
    [record] = await tables(world, number)
    assert [holder.name for holder in record.seats] == ["Ana", "Cyd", "Ben"]
    assert len(record.free_seats) == 1
    with pytest.raises(EveningOver):
        await sign_up(world, number, DOT)
    assert await world.services.evenings.planned(GUILD) == ()
    assert (await now(world, number)).due is None


async def test_five_people_rotate_at_one_table_and_sit_at_two_without(world: EveningWorld) -> None:
    rotating, plain = await plan(world, rounds=1), await plan(world)
    for number in (rotating, plain):
        await sign_up(world, number, BEN, CYD, DOT, EVE)
    await world.pass_time(A_DAY)
    [record] = await tables(world, rotating)
    assert record.rotation is not None
    assert [one.name for one in record.rotation.waiting] == ["Eve"]
    assert record.rules.end.round_count == 1
    first, second = await tables(world, plain)
    assert [holder.name for holder in first.seats] == ["Ana", "Eve", "Cyd"]
    assert [holder.name for holder in second.seats] == ["Ben", "Dot"]


async def test_who_has_left_or_may_sit_at_no_more_tables_gets_no_seat(world: EveningWorld) -> None:
    number = await plan(world)
    await sign_up(world, number, BEN, CYD, DOT)
    await world.new_table(CYD)
    await world.services.admin.set_limits(GUILD, EVE.user, tables_per_person=1)
    world.evening_poster.gone = {BEN.user}
    await world.pass_time(A_DAY)
    [record] = await tables(world, number)
    assert [holder.name for holder in record.seats] == ["Ana", "Dot"]
    evening = await now(world, number)
    assert [guest.name for guest in evening.guests if not guest.has_seat] == ["Cyd"]


async def test_nobody_came_and_no_room_for_a_table(world: EveningWorld) -> None:
    number, other = await plan(world), await plan(world)
    await sign_up(world, number, ANA, answer=GuestAnswer.OUT)
    await world.services.admin.set_limits(GUILD, EVE.user, open_tables=1)
    await world.new_table(BEN)
    await world.pass_time(A_DAY)
    for one in (number, other):
        evening = await now(world, one)
        assert (evening.stage, evening.tables) == (EveningStage.BEGUN, ())
    assert world.evening_poster.posted.count((Post.BEGUN, False)) == 2


async def test_the_date_is_moved_and_everybody_is_reminded_again(world: EveningWorld) -> None:
    number = await plan(world)
    await world.pass_time(A_DAY - A_MINUTE)
    later = world.time.now() + A_DAY
    with pytest.raises(NotOrganiser):
        await world.services.evenings.move(GUILD, number, BEN.user, later)
    await world.services.evenings.move(GUILD, number, ANA.user, later)
    await world.services.settle()
    assert [post for post, _ in world.evening_poster.posted] == [Post.REMINDER, Post.MOVED]
    assert world.evening_poster.announced[-1].starts == later
    await world.pass_time(A_DAY - AN_HOUR)
    assert [post for post, _ in world.evening_poster.posted][2:] == [Post.REMINDER]
    assert (await now(world, number)).stage is EveningStage.PLANNED
    await world.pass_time(AN_HOUR)
    assert (await now(world, number)).stage is EveningStage.BEGUN


async def test_a_cancelled_evening_is_over_for_good(world: EveningWorld) -> None:
    number = await plan(world)
    with pytest.raises(NotOrganiser):
        await world.services.evenings.cancel(GUILD, number, BEN.user)
    await world.services.evenings.cancel(GUILD, number, BEN.user, is_admin=True)
    await world.pass_time(2 * A_DAY)
    assert [post for post, _ in world.evening_poster.posted] == [Post.CANCELLED]
    assert await tables(world, number) == []
    with pytest.raises(EveningOver) as refused:
        await sign_up(world, number, BEN)
    assert refused.value.facts == {"why": "cancelled"}


async def test_impossible_plans_are_refused(world: EveningWorld) -> None:
    for ahead, why in ((timedelta(0), "past"), (timedelta(days=61), "far")):
        with pytest.raises(EveningImpossible) as refused:
            await plan(world, ahead)
        assert refused.value.facts["why"] == why
    number, *_ = [await plan(world) for _ in range(MOST_PLANNED)]
    with pytest.raises(TooManyEvenings):
        await plan(world)
    with pytest.raises(NoSuchEvening):
        await world.services.evenings.answer(GuildId(77), number, BEN, GuestAnswer.COMES)
    with pytest.raises(NoSuchEvening):
        await world.services.evenings.answer(GUILD, EveningId(99), BEN, GuestAnswer.COMES)
    await sign_up(world, number, *(Person(UserId(1000 + n), f"P{n}") for n in range(MOST_GUESTS - 1)))
    with pytest.raises(EveningFull):
        await sign_up(world, number, BEN)
    await sign_up(world, number, ANA, answer=GuestAnswer.MAYBE)


async def test_an_evening_planned_shortly_before_is_not_reminded_of(world: EveningWorld) -> None:
    await plan(world, AN_HOUR)
    await world.pass_time(AN_HOUR)
    assert [post for post, _ in world.evening_poster.posted] == [Post.BEGUN]


async def test_after_trouble_a_message_is_looked_for_and_after_a_refusal_given_up(
    world: EveningWorld,
) -> None:
    world.evening_poster.fail_next(TryLater())
    number = await plan(world)
    assert (await now(world, number)).message is None
    await world.pass_time(A_MINUTE)
    assert [is_again for _, is_again in world.evening_poster.shown] == [False, True]
    world.evening_poster.fail_next(TryLater(), RecipientGone())
    await world.pass_time(A_DAY - AN_HOUR)
    await world.pass_time(A_MINUTE)
    assert world.evening_poster.posted == [(Post.REMINDER, False), (Post.REMINDER, True)]
    world.evening_poster.fail_next(RecipientGone())
    await sign_up(world, number, BEN)
    await world.restart()
    await world.pass_time(AN_HOUR)
    assert len(await tables(world, number)) == 1


async def test_an_evening_is_missed_after_a_long_downtime_and_caught_up_after_a_short_one(
    world: EveningWorld,
) -> None:
    missed, late = await plan(world), await plan(world, A_DAY + LATEST)
    world.crash()
    world.time.advance(A_DAY + LATEST + A_MINUTE)
    await world.start()
    assert (await now(world, missed)).stage is EveningStage.MISSED
    assert (await now(world, late)).stage is EveningStage.BEGUN


async def test_an_erased_person_comes_to_no_evening(world: EveningWorld) -> None:
    number = await plan(world)
    await sign_up(world, number, BEN, CYD)
    stored = await world.services.privacy.stored(BEN.user)
    assert stored["evenings"] == 1
    assert b'"answer":"in"' in (await world.services.privacy.document(BEN)).replace(b" ", b"")
    await world.services.privacy.forget(BEN)
    await world.services.privacy.forget(ANA)
    await world.services.settle()
    evening = await now(world, number)
    assert (evening.organiser, evening.name) == (NOBODY, SOMEBODY)
    assert [guest.name for guest in evening.guests] == ["Cyd"]
    assert world.evening_poster.shown[-1][0].guests == evening.guests
    await world.pass_time(A_DAY)
    [record] = await tables(world, number)
    assert [holder.name for holder in record.seats] == ["Cyd"]
