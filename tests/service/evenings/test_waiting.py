"""The waiting list of an evening, who declined, and computers on free seats."""

from datetime import timedelta

import pytest

from bot.service.errors import EveningFull
from bot.service.evenings.model import MOST_GUESTS, EveningStage, Guest, GuestAnswer
from bot.service.ids import UserId
from bot.service.matches.record import Person
from bot.service.people.settings import PlayerSettings
from bot.service.ports import RecipientGone, TryLater
from tests.service.evenings.test_evenings import A_DAY, EveningWorld, now, plan, sign_up, tables, world
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD

__all__ = ["world"]


def names(guests: tuple[Guest, ...]) -> list[str]:
    return [guest.name for guest in guests]


async def test_who_comes_later_waits_and_moves_up_first_come_first(world: EveningWorld) -> None:
    number = await plan(world, most=2)
    await sign_up(world, number, BEN, CYD, DOT)
    evening = await now(world, number)
    assert (names(evening.coming), names(evening.waiting)) == (["Ana", "Ben"], ["Cyd", "Dot"])
    await sign_up(world, number, CYD)  # again
    assert names((await now(world, number)).waiting) == ["Cyd", "Dot"]
    assert world.evening_poster.moved_up == []
    await sign_up(world, number, BEN, answer=GuestAnswer.OUT)
    evening = await now(world, number)
    assert (names(evening.coming), names(evening.waiting)) == (["Ana", "Cyd"], ["Dot"])
    assert names(evening.answered(GuestAnswer.OUT)) == ["Ben"]
    assert world.evening_poster.moved_up == [CYD.user]
    await world.restart()
    assert world.evening_poster.moved_up == [CYD.user]
    # Back at the end of the list.
    await sign_up(world, number, BEN)
    assert names((await now(world, number)).waiting) == ["Dot", "Ben"]


async def test_another_limit_lets_people_move_up_or_wait(world: EveningWorld) -> None:
    number = await plan(world, most=2)
    await sign_up(world, number, BEN, CYD, DOT)
    await world.services.evenings.set_seats(GUILD, number, ANA.user, most=3)
    await world.services.settle()
    assert world.evening_poster.moved_up == [CYD.user]
    await world.services.evenings.set_seats(GUILD, number, ANA.user, most=1)
    assert names((await now(world, number)).waiting) == ["Ben", "Cyd", "Dot"]
    await world.services.evenings.set_seats(GUILD, number, ANA.user, most=0)
    await world.services.settle()
    assert world.evening_poster.moved_up == [CYD.user, BEN.user, CYD.user, DOT.user]
    assert (await now(world, number)).moved_up == ()


async def test_who_is_erased_makes_room(world: EveningWorld) -> None:
    number = await plan(world, most=2)
    await sign_up(world, number, BEN, CYD)
    stored = await world.services.privacy.document(CYD)
    assert b'"waits": true' in stored or b'"waits":true' in stored
    await world.services.privacy.forget(BEN)
    await world.services.settle()
    assert world.evening_poster.moved_up == [CYD.user]
    assert names((await now(world, number)).guests) == ["Ana", "Cyd"]


async def test_in_quiet_hours_people_are_told_afterwards(world: EveningWorld) -> None:
    number = await plan(world, 2 * A_DAY, most=2)
    await sign_up(world, number, BEN, CYD)
    there = world.time.now()
    minute = there.hour * 60 + there.minute
    await world.services.settings.quiet_from(CYD.user, minute)
    settings: PlayerSettings = await world.services.settings.of(CYD.user)
    assert settings.quiet is not None
    begin, end = settings.quiet
    await sign_up(world, number, BEN, answer=GuestAnswer.OUT)
    assert world.evening_poster.moved_up == []
    await world.restart()
    await world.pass_time(timedelta(minutes=(end - begin) % 1440 + 1))
    assert world.evening_poster.moved_up == [CYD.user]


async def test_who_declines_again_meanwhile_is_not_told(world: EveningWorld) -> None:
    number = await plan(world, 2 * A_DAY, most=2)
    await sign_up(world, number, BEN, CYD)
    there = world.time.now()
    await world.services.settings.quiet_from(CYD.user, there.hour * 60 + there.minute)
    await sign_up(world, number, BEN, answer=GuestAnswer.OUT)
    await sign_up(world, number, CYD, answer=GuestAnswer.OUT)
    await world.pass_time(A_DAY)
    assert world.evening_poster.moved_up == []


async def test_people_are_told_again_after_trouble_and_not_after_a_refusal(world: EveningWorld) -> None:
    number = await plan(world, most=2)
    await sign_up(world, number, BEN, CYD)
    world.evening_poster.fails_to_tell += [TryLater(), RecipientGone()]
    await sign_up(world, number, BEN, answer=GuestAnswer.OUT)
    assert [one.user for one in (await now(world, number)).moved_up] == [CYD.user]
    await world.pass_time(timedelta(minutes=1))
    assert world.evening_poster.moved_up == [CYD.user, CYD.user]
    assert (await now(world, number)).moved_up == ()


async def test_who_waits_gets_the_seat_of_one_who_has_left_the_server(world: EveningWorld) -> None:
    number = await plan(world, most=4)
    await sign_up(world, number, BEN, CYD, DOT, EVE)
    world.evening_poster.gone = {BEN.user}
    await world.pass_time(A_DAY)
    [record] = await tables(world, number)
    assert {holder.name for holder in record.seats} == {"Ana", "Cyd", "Dot", "Eve"}
    assert (await now(world, number)).waiting == ()


async def test_who_waits_at_the_start_gets_no_seat(world: EveningWorld) -> None:
    number = await plan(world, most=4)
    await sign_up(world, number, BEN, CYD, DOT, EVE)
    await world.pass_time(A_DAY)
    [record] = await tables(world, number)
    assert {holder.name for holder in record.seats} == {"Ana", "Ben", "Cyd", "Dot"}
    assert names((await now(world, number)).waiting) == ["Eve"]


@pytest.mark.parametrize("fills", [False, True])
async def test_computers_take_the_free_seats_if_the_organiser_wishes(
    world: EveningWorld, fills: bool
) -> None:
    number = await plan(world)
    await sign_up(world, number, BEN, CYD, DOT, EVE)
    await world.services.evenings.set_seats(GUILD, number, ANA.user, fills=fills)
    await world.pass_time(A_DAY)
    first, second = await tables(world, number)
    assert (len(first.free_seats), len(second.free_seats)) == ((0, 0) if fills else (1, 2))
    assert sum(holder.is_computer for holder in (*first.seats, *second.seats)) == (3 if fills else 0)
    assert len(first.people) + len(second.people) == 5


async def test_computers_fill_up_where_partners_rotate(world: EveningWorld) -> None:
    number = await plan(world, rounds=1, fills=True)
    await sign_up(world, number, BEN)
    await world.pass_time(A_DAY)
    [record] = await tables(world, number)
    assert record.rotation is not None
    assert [holder.is_computer for holder in record.seats].count(True) == 2


async def test_more_than_can_be_kept_decline(world: EveningWorld) -> None:
    number = await plan(world)
    crowd = [Person(UserId(1000 + n), f"P{n}") for n in range(MOST_GUESTS + 1)]
    await sign_up(world, number, *crowd, answer=GuestAnswer.OUT)
    assert len((await now(world, number)).answered(GuestAnswer.OUT)) == MOST_GUESTS
    await sign_up(world, number, *crowd[: MOST_GUESTS - 1])
    with pytest.raises(EveningFull):
        await sign_up(world, number, crowd[-1])
    assert (await now(world, number)).stage is EveningStage.PLANNED
    # Who came and declines goes from the list, whether it is kept or not.
    await sign_up(world, number, *crowd[MOST_GUESTS - 1 :], answer=GuestAnswer.OUT)
    await sign_up(world, number, *crowd[:2], answer=GuestAnswer.OUT)
    assert len((await now(world, number)).coming) == MOST_GUESTS - 2
