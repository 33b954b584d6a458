"""What people choose for themselves is kept for all tables, and never stops a clock for good."""

import asyncio
from datetime import timedelta

import pytest

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.calendars import Calendar, CalendarProblem, later, problems_of
from bot.service.errors import CalendarImpossible
from bot.service.ids import UserId
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.service.people.settings_service import SettingsService
from tests.support.world import ANA, BEN, World

ANA_S, BEN_S = ANA.user, BEN.user


@pytest.fixture
def settings(world: World) -> SettingsService:
    return world.services.settings


async def test_whoever_has_chosen_nothing_is_called_at_the_table_at_any_hour(
    settings: SettingsService,
) -> None:
    assert await settings.of(ANA_S) == PlayerSettings(ANA_S)
    assert (await settings.of(ANA_S)).calendar == Calendar()


async def test_choices_are_kept_for_one_person_and_outlive_a_restart(world: World) -> None:
    settings = world.services.settings
    await settings.zone(ANA_S, "Europe/Berlin")
    await settings.quiet_from(ANA_S, 22 * 60)
    await settings.days_off(ANA_S, [6, 5, 6])
    await settings.choose(ANA_S, notify=Notify.DIRECT)
    await settings.choose(ANA_S, confirm_discard=True, four_colours=True)
    await world.restart()
    kept = await world.services.settings.of(ANA_S)
    assert kept.calendar == Calendar("Europe/Berlin", (22 * 60, 8 * 60), (5, 6))
    assert (kept.notify, kept.confirm_discard, kept.four_colours) == (Notify.DIRECT, True, True)
    assert (kept.text_only, kept.spaced, kept.revision) == (False, False, 5)
    assert await world.services.settings.of(BEN_S) == PlayerSettings(BEN_S)


async def test_text_only_ends_when_pictures_or_emojis_are_chosen(settings: SettingsService) -> None:
    assert (await settings.of(ANA_S)).hand_style is HandStyle.PICTURE
    only = await settings.choose(ANA_S, text_only=True)
    assert only.hand_style is HandStyle.WORDS
    assert (await settings.choose(ANA_S, own_cards=HandStyle.WORDS)).text_only
    emojis = await settings.choose(ANA_S, own_cards=HandStyle.EMOJIS)
    assert (emojis.text_only, emojis.hand_style) == (False, HandStyle.EMOJIS)


async def test_a_compact_hand_has_no_picture_and_ends_when_pictures_are_chosen(
    settings: SettingsService,
) -> None:
    compact = await settings.choose(ANA_S, compact=True)
    assert (compact.own_cards, compact.hand_style) == (HandStyle.PICTURE, HandStyle.EMOJIS)
    words = await settings.choose(ANA_S, own_cards=HandStyle.WORDS)
    assert (words.compact, words.hand_style) == (True, HandStyle.WORDS)
    pictures = await settings.choose(ANA_S, own_cards=HandStyle.PICTURE)
    assert (pictures.compact, pictures.hand_style) == (False, HandStyle.PICTURE)


async def test_explanations_begin_anew_when_they_are_turned_on_again(settings: SettingsService) -> None:
    await settings.lesson_given(ANA_S, "draw@1.2")
    assert (await settings.choose(ANA_S, has_lessons=True)).lessons == ("draw@1.2",)
    assert (await settings.choose(ANA_S, has_lessons=False)).lessons == ("draw@1.2",)
    assert (await settings.choose(ANA_S, has_lessons=True)).lessons == ()


async def test_the_order_of_the_hand_is_kept_until_that_of_the_game_is_chosen(world: World) -> None:
    await world.services.settings.choose(ANA_S, hand_order=HandOrder.LOW)
    await world.restart()
    assert (await world.services.settings.of(ANA_S)).hand_order is HandOrder.LOW
    assert (await world.services.settings.choose(ANA_S, hand_order=None)).hand_order is None


async def test_choosing_the_same_twice_is_choosing_it_once(settings: SettingsService) -> None:
    once = await settings.zone(ANA_S, "Asia/Tokyo")
    assert await settings.zone(ANA_S, "Asia/Tokyo") == once
    assert once.revision == 1


async def test_an_old_name_of_a_zone_is_kept_as_the_new_one(settings: SettingsService) -> None:
    assert (await settings.zone(ANA_S, "asia/calcutta")).zone == "Asia/Kolkata"
    assert (await settings.zone(ANA_S, "")).zone == ""


async def test_the_beginning_of_the_quiet_hours_alone_is_enough(settings: SettingsService) -> None:
    assert (await settings.quiet_from(ANA_S, 23 * 60)).quiet == (23 * 60, 9 * 60)
    assert (await settings.quiet_until(ANA_S, 7 * 60)).quiet == (23 * 60, 7 * 60)
    assert (await settings.quiet_from(ANA_S, 21 * 60)).quiet == (21 * 60, 7 * 60)
    # An end that would be too far away, or the same moment, goes along.
    assert (await settings.quiet_from(ANA_S, 12 * 60)).quiet == (12 * 60, 22 * 60)
    assert (await settings.quiet_from(ANA_S, 22 * 60)).quiet == (22 * 60, 8 * 60)
    assert (await settings.quiet_from(ANA_S, None)).quiet is None
    assert (await settings.quiet_until(ANA_S, 7 * 60)).quiet is None


@pytest.mark.parametrize(
    "attempt, problem",
    [
        (lambda settings: settings.zone(ANA_S, "Europe/Atlantis"), CalendarProblem.UNKNOWN_ZONE),
        (lambda settings: settings.days_off(ANA_S, range(5)), CalendarProblem.TOO_MANY_DAYS_OFF),
        (lambda settings: settings.days_off(ANA_S, [9]), CalendarProblem.DAYS_IMPOSSIBLE),
        (lambda settings: settings.quiet_from(ANA_S, 1440), CalendarProblem.QUIET_IMPOSSIBLE),
        (lambda settings: settings.quiet_until(ANA_S, 20 * 60), CalendarProblem.QUIET_TOO_LONG),
        (lambda settings: settings.quiet_until(ANA_S, 0), CalendarProblem.QUIET_IMPOSSIBLE),
    ],
)
async def test_hours_that_would_stop_a_clock_are_refused_and_change_nothing(
    settings: SettingsService, attempt, problem
) -> None:
    before = await settings.quiet_from(ANA_S, 0)
    with pytest.raises(CalendarImpossible) as refused:
        await attempt(settings)
    assert refused.value.facts == {"problem": problem}
    assert await settings.of(ANA_S) == before


async def test_choices_of_the_same_moment_are_all_kept(settings: SettingsService) -> None:
    await asyncio.gather(
        settings.zone(ANA_S, "Europe/Berlin"),
        settings.quiet_from(ANA_S, 22 * 60),
        settings.choose(ANA_S, notify=Notify.NEVER),
    )
    kept = await settings.of(ANA_S)
    assert (kept.zone, kept.quiet, kept.notify) == ("Europe/Berlin", (22 * 60, 8 * 60), Notify.NEVER)


async def test_closed_direct_messages_are_remembered_until_the_choice_is_made_anew(
    settings: SettingsService,
) -> None:
    assert not (await settings.direct_refused(ANA_S)).direct_closed
    await settings.choose(ANA_S, notify=Notify.DIRECT)
    assert (await settings.direct_refused(ANA_S)).direct_closed
    assert not (await settings.choose(ANA_S, notify=Notify.DIRECT)).direct_closed


async def test_a_change_rings_for_those_who_call(world: World) -> None:
    rung: list[bool] = []
    recounted: list[tuple[str, UserId]] = []

    async def recount(user: UserId) -> None:
        recounted.append(((await world.services.settings.of(user)).zone, user))

    settings = SettingsService(world.store, world.time, recount, lambda: rung.append(True))
    await settings.zone(ANA_S, "Asia/Tokyo")
    await settings.zone(ANA_S, "Asia/Tokyo")
    assert rung == [True]
    # What ran before counts by the hours that were, what comes by those that will be.
    assert recounted == [("", ANA_S), ("Asia/Tokyo", ANA_S)]
    await settings.choose(ANA_S, notify=Notify.NEVER)
    assert len(recounted) == 2


async def test_every_choice_that_is_kept_lets_a_clock_run(settings: SettingsService, world: World) -> None:
    await settings.quiet_from(ANA_S, 20 * 60)
    await settings.quiet_until(ANA_S, 10 * 60)
    kept = await settings.days_off(ANA_S, [0, 1, 2, 3])
    assert problems_of(kept.calendar) == ()
    now = world.time.now()
    assert later(now, timedelta(hours=30), kept.calendar) <= now + timedelta(days=7)
