"""The day after, the message of a daily deal shows its answer: once votes are over, through failures and kills."""

import asyncio
from datetime import timedelta

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.daily.voting import streak_of
from bot.service.errors import DailyDealOver
from bot.service.ids import ChannelId, MessageId
from bot.service.ports import RecipientGone, TryLater
from tests.service.daily.test_daily_deals import A_DAY, AN_HOUR, days, posted, right, schedule, vote, wrong
from tests.support.referees.guards import LoggedErrors
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, GUILD, World

A_MINUTE = timedelta(minutes=1)


async def take_part(world: World, *people) -> None:
    for person in people:
        await world.services.records.take_part(GUILD, person.user, takes_part=True)


async def test_the_answer_comes_before_the_next_deal_and_names_who_takes_part(world: World) -> None:
    day = await posted(world)
    await take_part(world, ANA, CYD, DOT)
    for person in (DOT, BEN, ANA):
        await vote(world, day, person.user, right(day))
    await vote(world, day, CYD.user, wrong(day))
    await world.services.privacy.forget(DOT)
    first = (await schedule(world)).message
    assert world.poster.answered == []
    await days(world, 1)
    [answered] = world.poster.answered
    assert (answered.day, answered.place, answered.message) == (day, CHANNEL, first)
    assert (answered.result.votes, answered.result.right) == (3, 2)
    assert answered.result.found == (ANA.user,)
    last = world.poster.posted[-1]
    assert (last.day, last.last) == (day + 1, answered.result)
    now = await schedule(world)
    assert (now.day, now.is_over, now.place) == (day + 1, False, CHANNEL)
    await days(world, 1)
    assert [one.day for one in world.poster.answered] == [day, day + 1]
    assert world.poster.answered[-1].result.votes == 0


async def test_a_kill_in_the_middle_shows_it_again_and_nobody_votes_meanwhile(
    world: World, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("failed and will be tried again")
    day = await posted(world)
    world.poster.fail_next_answer(asyncio.CancelledError())  # the process ends here
    await world.pass_time(A_DAY)
    assert len(world.poster.posted) == 1
    with pytest.raises(DailyDealOver):
        await vote(world, day, ANA.user, right(day))
    await world.restart()
    assert [(one.day, one.message) for one in world.poster.answered] == [(day, MessageId(9001))] * 2
    assert [one.day for one in world.poster.posted] == [day, day + 1]
    await world.restart()
    assert len(world.poster.answered) == 2


async def test_both_wait_while_discord_is_away(world: World) -> None:
    day = await posted(world)
    world.poster.fail_next_answer(TryLater(), TryLater())
    await world.pass_time(A_DAY)
    await world.pass_time(A_MINUTE)
    assert len(world.poster.posted) == 1
    await world.pass_time(A_MINUTE)
    assert [one.day for one in world.poster.answered] == [day] * 3
    assert [one.day for one in world.poster.posted] == [day, day + 1]


@pytest.mark.parametrize("what", ["deleted", "gone", "mistake"])
async def test_a_message_that_cannot_be_edited_is_left_and_the_next_deal_comes(
    world: World, what: str, no_logged_errors: LoggedErrors
) -> None:
    day = await posted(world)
    if what == "deleted":
        world.poster.deleted.add((await schedule(world)).message)
    elif what == "gone":
        world.poster.fail_next_answer(RecipientGone())
    else:
        no_logged_errors.expect("the answer to the daily deal of server")
        world.poster.fail_next_answer(KeyError("a mistake"))
    await days(world, 1)
    assert [one.day for one in world.poster.answered] == [day]
    assert [one.day for one in world.poster.posted] == [day, day + 1]
    await days(world, 1)
    assert [one.day for one in world.poster.answered] == [day, day + 1]


async def test_turned_off_the_last_deal_goes_on_until_its_answer(world: World) -> None:
    day = await posted(world)
    await world.services.daily.choose(GUILD, ANA.user, None, 13)
    await vote(world, day, ANA.user, right(day))
    await days(world, 3)
    assert [(one.day, one.place) for one in world.poster.answered] == [(day, CHANNEL)]
    assert len(world.poster.posted) == 1
    now = await schedule(world)
    assert (now.due, now.message, now.is_over) == (None, None, True)
    with pytest.raises(DailyDealOver):
        await vote(world, day, BEN.user, right(day))


async def test_the_answer_stays_where_the_deal_was_when_another_channel_is_chosen(world: World) -> None:
    day = await posted(world)
    await world.services.daily.choose(GUILD, ANA.user, ChannelId(99), 14)
    await days(world, 3)
    assert [(one.day, one.place) for one in world.poster.answered] == [
        (day, CHANNEL),
        (day + 1, ChannelId(99)),
    ]


async def test_a_deal_turned_off_while_it_is_posted_gets_its_answer(world: World) -> None:
    real = world.poster.post

    async def slow(*what, **how):
        message = await real(*what, **how)
        await world.services.daily.choose(GUILD, ANA.user, None, 13)
        return message

    world.poster.post = slow  # type: ignore[method-assign]
    day = await posted(world)
    assert (await schedule(world)).channel is None
    await days(world, 2)
    assert [one.day for one in world.poster.answered] == [day]
    assert len(world.poster.posted) == 1


async def test_the_deal_that_an_earlier_version_posted_gets_its_answer_where_it_was(world: World) -> None:
    day = await posted(world)
    now = await schedule(world)
    earlier = structs.replace(now, place=None, revision=now.revision + 1)
    await world.store.commit(Change(at=world.time.now(), documents=(earlier,)))
    await world.services.daily.choose(GUILD, ANA.user, ChannelId(99), 13)
    await days(world, 1)
    assert [(one.day, one.place) for one in world.poster.answered] == [(day, CHANNEL)]


async def test_a_server_without_the_bot_gets_no_answer(world: World) -> None:
    await posted(world)
    await world.services.guild_events.bot_left(GUILD)
    await days(world, 1)
    assert world.poster.answered == []
    assert (await schedule(world)).message is None


async def test_what_is_far_too_late_is_answered_without_a_next_deal(world: World) -> None:
    day = await posted(world)
    world.crash()
    world.time.advance(A_DAY + 8 * AN_HOUR)
    await world.start()
    assert [one.day for one in world.poster.answered] == [day]
    assert len(world.poster.posted) == 1


async def test_a_streak_is_that_of_the_open_deal_or_the_one_before(world: World) -> None:
    async def streak() -> int:
        return await streak_of(world.store, GUILD, ANA.user)

    assert await streak() == 0
    day = await posted(world)
    await vote(world, day, ANA.user, right(day))
    assert await streak() == 1
    await days(world, 1)
    assert await streak() == 1  # of yesterday: today's is open
    await vote(world, day + 1, ANA.user, right(day + 1))
    assert await streak() == 2
    await days(world, 1)
    await vote(world, day + 2, ANA.user, wrong(day + 2))
    assert await streak() == 0
    await days(world, 1)
    await vote(world, day + 3, ANA.user, right(day + 3))
    await days(world, 2)
    assert await streak() == 0  # a deal went by
