"""Daily deals: posted once a day where they are wanted, voted on once, and told the day after."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec import structs

from bot.canasta.cards import Card
from bot.service.administration.admin_actions import AdminAction
from bot.service.change import Change
from bot.service.daily.positions import position_of
from bot.service.daily.schedule import DailySchedule, next_due
from bot.service.errors import DailyDealOver, NoSuchDiscard
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.ports import RecipientGone, TryLater
from tests.support.fakes import PostedDeal
from tests.support.referees.guards import LoggedErrors
from tests.support.world import ANA, BEN, CHANNEL, CYD, GUILD, World

# The world begins at noon of the first of January 2026, UTC.
FIRST = date(2026, 1, 1).toordinal()
AN_HOUR, A_DAY = timedelta(hours=1), timedelta(days=1)


async def chosen(world: World, hour: int = 13, guild: GuildId = GUILD) -> None:
    await world.services.daily.choose(guild, ANA.user, CHANNEL, hour)
    await world.services.settle()


async def posted(world: World, hour: int = 13) -> int:
    """A deal is posted; return its day."""
    await chosen(world, hour)
    await world.pass_time(timedelta(hours=hour - 12))
    return FIRST


async def days(world: World, count: int) -> None:
    """So many days pass, hour by hour."""
    for _ in range(24 * count):
        await world.pass_time(AN_HOUR)


async def schedule(world: World) -> DailySchedule:
    return await world.services.daily.schedule(GUILD)


def right(day: int) -> Card:
    return position_of(day).best


def wrong(day: int) -> Card:
    position = position_of(day)
    return next(card for card in position.cards if not position.is_right(card))


async def vote(world: World, day: int, user: UserId, card: Card) -> int:
    return (await world.services.daily.vote(GUILD, day, user, card)).vote.streak


def test_the_next_deal_comes_at_its_hour_on_a_day_without_one():
    noon = datetime(2026, 1, 1, 12, 30, tzinfo=UTC)
    assert next_due(18, noon) == datetime(2026, 1, 1, 18, tzinfo=UTC)
    assert next_due(12, noon) == datetime(2026, 1, 2, 12, tzinfo=UTC)
    assert next_due(18, noon, posted=FIRST) == datetime(2026, 1, 2, 18, tzinfo=UTC)
    # After a clock that ran ahead.
    assert next_due(18, noon, posted=FIRST + 3) == datetime(2026, 1, 5, 18, tzinfo=UTC)


async def test_nothing_is_posted_where_nobody_has_chosen_it(world: World) -> None:
    await days(world, 3)
    assert world.poster.posted == []
    assert (await schedule(world)).channel is None


async def test_a_deal_is_posted_each_day_at_its_hour(world: World) -> None:
    await chosen(world)
    await world.pass_time(AN_HOUR - timedelta(seconds=1))
    assert world.poster.posted == []
    await world.pass_time(timedelta(seconds=1))
    assert world.poster.posted == [PostedDeal(GUILD, FIRST, position_of(FIRST), None, False)]
    await days(world, 3)
    assert [deal.day for deal in world.poster.posted] == [FIRST, FIRST + 1, FIRST + 2, FIRST + 3]
    now = await schedule(world)
    assert (now.day, now.before, now.message) == (FIRST + 3, FIRST + 2, 9004)
    assert now.due == datetime(2026, 1, 5, 13, tzinfo=UTC)


async def test_all_servers_have_the_same_deal_of_a_day(world: World) -> None:
    other = GuildId(77)
    await chosen(world)
    await chosen(world, 15, other)
    await world.pass_time(3 * AN_HOUR)
    one, two = world.poster.posted
    assert (one.guild, two.guild) == (GUILD, other)
    assert (one.day, one.position) == (two.day, two.position)


async def test_choosing_is_logged_and_another_hour_brings_no_second_deal(world: World) -> None:
    await posted(world)
    await chosen(world, 15)
    await chosen(world, 15)
    for _ in range(6):
        await world.pass_time(AN_HOUR)
    assert len(world.poster.posted) == 1
    await days(world, 1)
    assert [deal.day for deal in world.poster.posted] == [FIRST, FIRST + 1]
    page = await world.services.admin.log(GUILD)
    facts = [entry.facts for entry in page.entries if entry.did == AdminAction.DAILY.value]
    assert facts == [{"channel": str(CHANNEL), "hour": 15}, {"channel": str(CHANNEL), "hour": 13}]


async def test_turned_off_nothing_comes_any_more(world: World) -> None:
    await posted(world)
    await world.services.daily.choose(GUILD, ANA.user, None, 13)
    await days(world, 3)
    assert len(world.poster.posted) == 1
    await chosen(world, 14)
    await days(world, 1)
    assert len(world.poster.posted) == 2


async def test_it_survives_a_restart_and_what_fell_due_meanwhile_is_posted_once(world: World) -> None:
    await chosen(world)
    world.crash()
    world.time.advance(4 * AN_HOUR)
    await world.start()
    assert [deal.day for deal in world.poster.posted] == [FIRST]
    await world.restart()
    await world.pass_time(20 * AN_HOUR - timedelta(minutes=1))
    assert len(world.poster.posted) == 1


async def test_a_deal_that_is_far_too_late_is_left_out(world: World) -> None:
    await chosen(world)
    world.crash()
    world.time.advance(8 * AN_HOUR)
    await world.start()
    assert world.poster.posted == []
    assert (await schedule(world)).day == 0
    await days(world, 1)
    assert [deal.day for deal in world.poster.posted] == [FIRST + 1]


async def test_a_posting_that_was_cut_off_is_looked_for_before_it_is_posted_again(
    world: World, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("failed and will be tried again")
    await chosen(world)
    world.poster.fail_next(asyncio.CancelledError())  # the process ends here
    await world.pass_time(AN_HOUR)
    assert (await schedule(world)).is_begun
    await world.restart()
    assert [deal.is_again for deal in world.poster.posted] == [False, True]
    assert [deal.day for deal in world.poster.posted] == [FIRST, FIRST]
    assert not (await schedule(world)).is_begun


async def test_it_is_tried_again_while_discord_is_away(world: World) -> None:
    await chosen(world)
    world.poster.fail_next(TryLater(), TryLater())
    await world.pass_time(AN_HOUR)
    await world.pass_time(timedelta(minutes=1))
    await world.pass_time(timedelta(minutes=1))
    assert [deal.is_again for deal in world.poster.posted] == [False, True, True]
    assert (await schedule(world)).day == FIRST
    await world.pass_time(AN_HOUR)
    assert len(world.poster.posted) == 3


async def test_a_channel_that_is_gone_is_given_up_for_the_day(
    world: World, no_logged_errors: LoggedErrors
) -> None:
    await chosen(world)
    world.poster.fail_next(RecipientGone())
    await world.pass_time(3 * AN_HOUR)
    assert len(world.poster.posted) == 1
    assert (await schedule(world)).day == 0
    world.poster.fail_next(KeyError("a mistake"))
    no_logged_errors.expect("the daily deal of server")
    await days(world, 1)
    assert (await schedule(world)).day == 0
    await days(world, 1)
    assert (await schedule(world)).day == FIRST + 2


async def test_a_server_that_removed_the_bot_gets_none_until_it_invites_it_again(world: World) -> None:
    await chosen(world)
    for is_gone in (True, False):
        now = await world.store.guild_settings(GUILD)
        gone = structs.replace(now, revision=now.revision + 1, is_gone=is_gone)
        await world.store.commit(Change(at=world.time.now(), documents=(gone,)))
        await days(world, 1)
    assert [deal.day for deal in world.poster.posted] == [FIRST + 1]


async def test_one_vote_a_member_and_the_first_counts(world: World) -> None:
    day = await posted(world)
    first = await world.services.daily.vote(GUILD, day, ANA.user, wrong(day))
    assert (first.is_new, first.result.votes, first.result.right) == (True, 1, 0)
    second = await world.services.daily.vote(GUILD, day, ANA.user, right(day))
    assert (second.is_new, second.vote) == (False, first.vote)
    third = await world.services.daily.vote(GUILD, day, BEN.user, right(day))
    assert (third.result.votes, third.result.right) == (2, 1)
    assert dict(third.result.chosen) == {wrong(day): 1, right(day): 1}


async def test_the_next_deal_tells_the_votes_of_the_one_before(world: World) -> None:
    day = await posted(world)
    await vote(world, day, ANA.user, right(day))
    await vote(world, day, BEN.user, wrong(day))
    await days(world, 1)
    last = world.poster.posted[-1].last
    assert last is not None
    assert (last.day, last.votes, last.right, last.streaks) == (day, 2, 1, ())
    await days(world, 1)
    assert world.poster.posted[-1].last is None  # nobody has voted


async def test_streaks_grow_with_right_answers_in_a_row_and_end_with_a_wrong_one(world: World) -> None:
    day = await posted(world)
    await world.services.records.take_part(GUILD, ANA.user, takes_part=True)
    assert await vote(world, day, ANA.user, right(day)) == 1
    assert await vote(world, day, BEN.user, right(day)) == 1
    await days(world, 1)
    assert await vote(world, day + 1, ANA.user, right(day + 1)) == 2
    assert await vote(world, day + 1, BEN.user, wrong(day + 1)) == 0
    await days(world, 1)
    assert world.poster.posted[-1].last is not None
    assert world.poster.posted[-1].last.streaks == ((ANA.user, 2),)
    assert await vote(world, day + 2, BEN.user, right(day + 2)) == 1
    await days(world, 1)
    # Ana has not voted.
    assert await vote(world, day + 3, ANA.user, right(day + 3)) == 1


async def test_a_day_that_was_left_out_breaks_no_streak(world: World) -> None:
    day = await posted(world)
    await vote(world, day, ANA.user, right(day))
    world.crash()
    world.time.advance(A_DAY + 8 * AN_HOUR)
    await world.start()
    for _ in range(16):
        await world.pass_time(AN_HOUR)
    assert [deal.day for deal in world.poster.posted] == [day, day + 2]
    assert world.poster.posted[-1].last is not None
    assert await vote(world, day + 2, ANA.user, right(day + 2)) == 2


async def test_only_the_open_deal_and_its_own_discards_can_be_chosen(world: World) -> None:
    day = await posted(world)
    for closed in (day - 1, day + 1, 0):
        with pytest.raises(DailyDealOver):
            await vote(world, closed, ANA.user, right(closed))
    other = next(card for card in range(100) if card not in position_of(day).cards)
    with pytest.raises(NoSuchDiscard):
        await vote(world, day, ANA.user, Card(other))
    with pytest.raises(DailyDealOver):
        await world.services.daily.vote(GuildId(77), day, ANA.user, right(day))
    await days(world, 1)
    with pytest.raises(DailyDealOver):
        await vote(world, day, ANA.user, right(day))


async def test_votes_count_as_soon_as_the_message_can_be_seen(
    world: World, no_logged_errors: LoggedErrors
) -> None:
    """Somebody is faster than the answer of Discord to the bot."""
    no_logged_errors.expect("failed and will be tried again")
    day = await posted(world)
    await vote(world, day, ANA.user, right(day))
    world.poster.fail_next(asyncio.CancelledError())
    await days(world, 1)
    assert await vote(world, day + 1, ANA.user, right(day + 1)) == 2
    await world.restart()
    assert (await schedule(world)).day == day + 1
    assert (await world.services.daily.vote(GUILD, day + 1, CYD.user, wrong(day + 1))).result.votes == 2


async def test_an_hour_chosen_while_a_deal_is_posted_counts(world: World) -> None:
    await chosen(world)
    real = world.poster.post

    async def slow(*what, **how):
        message = await real(*what, **how)
        await world.services.daily.choose(GUILD, ANA.user, CHANNEL, 20)
        return message

    world.poster.post = slow  # type: ignore[method-assign]
    await world.pass_time(AN_HOUR)
    now = await schedule(world)
    assert (now.day, now.due) == (FIRST, datetime(2026, 1, 2, 20, tzinfo=UTC))
    assert now.channel == ChannelId(CHANNEL)


async def test_what_is_stored_of_a_member_is_told_and_forgotten(world: World) -> None:
    day = await posted(world)
    await vote(world, day, ANA.user, right(day))
    assert (await world.services.privacy.stored(ANA.user))["votes"] == 1
    assert b'"day": "2026-01-01"' in await world.services.privacy.document(ANA)
    await world.services.privacy.forget(ANA)
    assert (await world.services.privacy.stored(ANA.user))["votes"] == 0
    assert await world.store.daily_votes(GUILD, day) == ()


async def test_two_processes_post_it_once(world: World) -> None:
    """The second one finds that it was begun or posted."""
    await chosen(world)
    stale = await schedule(world)
    await world.pass_time(AN_HOUR)
    world_posts = world.services._daily_posts
    assert await world_posts.agenda._is_carried_out(stale)
    assert len(world.poster.posted) == 1
