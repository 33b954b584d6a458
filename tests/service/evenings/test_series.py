"""Evenings that come again, and what happens when one of them is moved, cancelled or missed."""

from datetime import UTC, date, datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

import pytest

from bot.service.errors import EveningOver, NotOrganiser
from bot.service.evenings.model import (
    LATEST,
    Evening,
    EveningStage,
    Every,
    GuestAnswer,
    Post,
    Series,
    series_of,
)
from bot.service.ports import RecipientGone
from tests.service.evenings.test_evenings import (
    A_DAY,
    A_MINUTE,
    AN_HOUR,
    EveningWorld,
    now,
    plan,
    sign_up,
    world,
)
from tests.support.world import ANA, BEN, CYD, GUILD, World

__all__ = ["world"]

A_WEEK = timedelta(days=7)
BERLIN = "Europe/Berlin"


def dates(starts: str, every: Every, count: int, zone: str = BERLIN) -> list[str]:
    """Return the local beginnings of the evenings that follow."""
    series = series_of(datetime.fromisoformat(starts).replace(tzinfo=ZoneInfo(zone)), zone, every)
    assert series is not None
    later = islice(series.after(series.starts), count)
    return [f"{one.starts.astimezone(ZoneInfo(zone)):%a %Y-%m-%d %H:%M}" for one in later]


@pytest.mark.parametrize(
    "starts, every, expected",
    [
        ("2026-12-04 20:00", Every.WEEK, ["Fri 2026-12-11 20:00", "Fri 2026-12-18 20:00"]),
        ("2026-12-25 20:00", Every.TWO_WEEKS, ["Fri 2027-01-08 20:00", "Fri 2027-01-22 20:00"]),
        ("2026-12-04 20:00", Every.MONTH, ["Fri 2027-01-01 20:00", "Fri 2027-02-05 20:00"]),
        ("2027-01-27 20:00", Every.MONTH, ["Wed 2027-02-24 20:00", "Wed 2027-03-24 20:00"]),
        # The fifth is the last one, also in months with four.
        (
            "2027-01-29 20:00",
            Every.MONTH,
            ["Fri 2027-02-26 20:00", "Fri 2027-03-26 20:00", "Fri 2027-04-30 20:00"],
        ),
        # Between these the clocks change; where they leave the time out, it is later this once.
        ("2027-03-26 20:00", Every.WEEK, ["Fri 2027-04-02 20:00"]),
        ("2027-10-29 20:00", Every.WEEK, ["Fri 2027-11-05 20:00"]),
        ("2027-03-21 02:30", Every.WEEK, ["Sun 2027-03-28 03:30", "Sun 2027-04-04 02:30"]),
        ("2027-10-24 02:30", Every.WEEK, ["Sun 2027-10-31 02:30", "Sun 2027-11-07 02:30"]),
    ],
)
def test_local_time_stays(starts: str, every: Every, expected: list[str]) -> None:
    assert dates(starts, every, len(expected)) == expected


def test_a_series_never_gets_stuck() -> None:
    series = Series(Every.MONTH, "", date(2026, 1, 31), 0, 5)
    for one in islice(series.after(datetime(2090, 1, 1, tzinfo=UTC)), 3):
        assert one.day.weekday() == date(2026, 1, 31).weekday()


async def coming(world: World) -> Evening:
    """The only evening that is still to come."""
    [evening] = await world.services.evenings.planned(GUILD)
    return evening


async def test_when_one_begins_the_next_is_planned_with_a_message_of_its_own(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK, zone=BERLIN, most=8, fills=True, game="samba", rounds=1)
    await sign_up(world, number, BEN)
    first = await now(world, number)
    await world.pass_time(A_DAY - A_MINUTE)
    assert [one.id for one in await world.services.evenings.planned(GUILD)] == [number]
    await world.restart()
    await world.pass_time(A_MINUTE)
    later = await coming(world)
    assert later.starts == first.starts + A_WEEK
    assert [guest.name for guest in later.guests] == ["Ana"]
    assert (later.most, later.fills, later.game, later.rounds) == (8, True, "samba", 1)
    assert later.message not in {None, first.message}
    assert (later.shown, later.event) == (later.content, 900)
    await world.pass_time(A_WEEK)
    assert (await coming(world)).starts == first.starts + 2 * A_WEEK
    assert (await now(world, later.id)).stage is EveningStage.BEGUN


async def test_one_is_moved_by_an_hour_and_the_others_stay(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK, zone=BERLIN)
    starts = (await now(world, number)).starts
    with pytest.raises(NotOrganiser):
        await world.services.evenings.move(GUILD, number, BEN.user, starts + AN_HOUR, moves_series=True)
    await world.services.evenings.move(GUILD, number, ANA.user, starts + AN_HOUR)
    await world.pass_time(A_DAY)
    await world.restart()
    assert (await now(world, number)).stage is EveningStage.PLANNED
    await world.pass_time(AN_HOUR)
    assert (await now(world, number)).stage is EveningStage.BEGUN
    assert (await coming(world)).starts == starts + A_WEEK


async def test_all_are_moved_from_one_on(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK, zone=BERLIN)
    starts = (await now(world, number)).starts + A_DAY + AN_HOUR
    await world.services.evenings.move(GUILD, number, ANA.user, starts, moves_series=True)
    await world.pass_time(2 * A_DAY + AN_HOUR)
    assert (await coming(world)).starts == starts + A_WEEK


async def test_between_two_evenings_the_clocks_change(world: EveningWorld) -> None:
    await world.pass_time(datetime(2026, 3, 24, 12, tzinfo=UTC) - world.time.now())
    friday = datetime(2026, 3, 27, 20, tzinfo=ZoneInfo(BERLIN))
    number = await plan(world, friday - world.time.now(), every=Every.WEEK, zone=BERLIN)
    await world.pass_time(friday - world.time.now())
    assert (await now(world, number)).stage is EveningStage.BEGUN
    later = await coming(world)
    assert later.starts - friday == A_WEEK - AN_HOUR
    assert later.starts.astimezone(ZoneInfo(BERLIN)).hour == 20
    # A manager elsewhere moves it: the time zone stays.
    await world.services.evenings.move(
        GUILD, later.id, BEN.user, later.starts + AN_HOUR, moves_series=True, is_admin=True
    )
    moved = await now(world, later.id)
    assert moved.series is not None
    assert (moved.series.zone, moved.series.minutes) == (BERLIN, 21 * 60)


async def test_one_that_is_moved_past_the_next_takes_its_place(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK)
    starts = (await now(world, number)).starts
    await world.services.evenings.move(GUILD, number, ANA.user, starts + A_WEEK + A_DAY)
    await world.pass_time(A_WEEK + 2 * A_DAY)
    assert (await coming(world)).starts == starts + 2 * A_WEEK


async def test_one_is_cancelled_or_all_of_them(world: EveningWorld) -> None:
    number = await plan(world, every=Every.TWO_WEEKS)
    starts = (await now(world, number)).starts
    with pytest.raises(NotOrganiser):
        await world.services.evenings.cancel(GUILD, number, BEN.user, goes_on=True)
    await world.services.evenings.cancel(GUILD, number, ANA.user, goes_on=True)
    await world.services.settle()
    assert world.evening_poster.posted == [(Post.CANCELLED, False)]
    later = await coming(world)
    assert (later.starts, later.message is None) == (starts + 2 * A_WEEK, False)
    # A form or a button that is answered late.
    with pytest.raises(EveningOver):
        await world.services.evenings.move(GUILD, number, ANA.user, starts + AN_HOUR, moves_series=True)
    await world.services.evenings.cancel(GUILD, later.id, ANA.user)
    await world.services.settle()
    assert world.evening_poster.posted[-1] == (Post.SERIES_CANCELLED, False)
    await world.pass_time(4 * A_WEEK)
    assert await world.services.evenings.planned(GUILD) == ()


async def test_a_series_is_begun_and_ended_by_its_organiser(world: EveningWorld) -> None:
    number = await plan(world)
    with pytest.raises(NotOrganiser):
        await world.services.evenings.repeat(GUILD, number, BEN.user, Every.WEEK)
    await world.services.evenings.repeat(GUILD, number, ANA.user, Every.WEEK, zone=BERLIN)
    await world.pass_time(A_DAY)
    later = await coming(world)
    await world.services.evenings.repeat(GUILD, later.id, ANA.user, None)
    await world.pass_time(A_WEEK)
    assert await world.services.evenings.planned(GUILD) == ()


async def test_a_series_goes_on_when_nobody_comes(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK)
    await sign_up(world, number, ANA, answer=GuestAnswer.OUT)
    await world.pass_time(A_DAY)
    assert (await now(world, number)).tables == ()
    assert [guest.name for guest in (await coming(world)).coming] == ["Ana"]


async def test_missed_ones_are_left_out(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK)
    starts = (await now(world, number)).starts
    world.crash()
    world.time.advance(A_DAY + A_WEEK + LATEST)
    await world.start()
    assert (await now(world, number)).stage is EveningStage.MISSED
    assert (await coming(world)).starts == starts + 2 * A_WEEK


async def test_a_series_ends_when_its_organiser_has_left_the_server(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK)
    await sign_up(world, number, BEN, CYD)
    world.evening_poster.gone = {ANA.user}
    await world.pass_time(A_DAY)
    evening = await now(world, number)
    assert (evening.stage, evening.ends_series) == (EveningStage.BEGUN, True)
    assert [guest.name for guest in evening.coming] == ["Ben", "Cyd"]
    assert await world.services.evenings.planned(GUILD) == ()


async def test_a_series_ends_when_its_organiser_is_erased(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK)
    await sign_up(world, number, BEN)
    await world.services.privacy.forget(ANA)
    await world.pass_time(A_DAY)
    assert (await now(world, number)).stage is EveningStage.BEGUN
    assert await world.services.evenings.planned(GUILD) == ()


@pytest.mark.parametrize("when", ["as the next is planned", "as it begins"])
async def test_a_series_ends_when_its_channel_is_gone(world: EveningWorld, when: str) -> None:
    number = await plan(world, every=Every.WEEK)
    await world.pass_time(A_DAY - A_MINUTE)
    if when == "as it begins":
        world.evening_poster.fail_next(*[RecipientGone()] * 9)
    await world.pass_time(A_MINUTE)
    if when == "as the next is planned":
        [later] = await world.services.evenings.planned(GUILD)
        world.evening_poster.fail_next(*[RecipientGone()] * 9)
        await world.pass_time(A_WEEK)
        number = later.id
    evening = await now(world, number)
    assert (evening.stage, evening.tables, evening.due) == (EveningStage.MISSED, (), None)
    assert world.evening_poster.missed == [number]
    assert await world.services.evenings.planned(GUILD) == ()
    await world.pass_time(3 * A_WEEK)
    assert await world.services.evenings.planned(GUILD) == ()


async def test_a_second_click_plans_no_other(world: EveningWorld) -> None:
    first, second = await plan(world, key=77), await plan(world, key=77)
    assert first == second
    assert await plan(world, key=78) != first


async def test_who_declines_after_the_start_is_told_that_it_has_begun(world: EveningWorld) -> None:
    number = await plan(world, every=Every.WEEK)
    await world.pass_time(A_DAY)
    with pytest.raises(EveningOver):
        await sign_up(world, number, BEN, answer=GuestAnswer.OUT)
