"""What organisers do while a tournament is running, and reminders before a round's end."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import structs

from bot.service.delivery.notices import ROUND_ENDS, Reminder
from bot.service.errors import NotOrganiser, NotRunning, ResultFixed, TooManyNotes
from bot.service.matches.record import BY_ADMIN, Stop, StopReason
from bot.service.tournaments.model import (
    DRAW,
    LOSS,
    WIN,
    AnnouncementKind,
    Ending,
    TournamentKind,
    TournamentStage,
)
from bot.service.tournaments.organising import LONGEST_NOTE, LONGEST_ROUND, MOST_NOTES, PEOPLE_A_NOTE
from bot.service.tournaments.standings import points_of
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.tournaments.presenter import announcement_message, called_by_announcement
from tests.service.tournaments.cups import PLAYERS, begun, entered, now, opened, play_out, play_round, won_by
from tests.support.world import EVE, GUILD, a_person

DAY = timedelta(days=1)


def organising(world):
    return world.services.organising


async def test_only_organisers_do_it_and_only_while_it_runs(world):
    cup = await opened(world)
    with pytest.raises(NotRunning):
        await organising(world).end_round(GUILD, cup, EVE.user)
    await entered(world, cup, 2)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    stranger = PLAYERS[0].user
    for method, facts in (
        ("end_round", {}),
        ("give_time", {"days": 1}),
        ("set_result", {"round_number": 1, "place": 0, "points": (WIN, LOSS)}),
        ("pause", {}),
        ("resume", {}),
        ("tell", {"text": "Hello"}),
    ):
        args = [facts.pop("text")] if "text" in facts else []
        with pytest.raises(NotOrganiser):
            await getattr(organising(world), method)(GUILD, cup, stranger, *args, **facts)
        assert (await now(world, cup)).notes == ()


async def test_the_round_ends_when_the_organiser_says_so(world):
    cup = await begun(world, 4)
    await organising(world).end_round(GUILD, cup, EVE.user)
    await world.services.settle()
    tournament = await now(world, cup)
    assert len(tournament.rounds) == 2
    assert [one.result.ending for one in tournament.rounds[0].pairings] == [Ending.UNPLAYED] * 2


async def test_more_time_for_the_round(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    await organising(world).give_time(GUILD, cup, EVE.user, days=3)
    await world.pass_time(9 * DAY)
    assert (await now(world, cup)).stage is TournamentStage.RUNNING
    await world.pass_time(DAY)
    assert (await now(world, cup)).stage is TournamentStage.OVER
    for _ in range(2):
        other = await begun(world, 2, TournamentKind.ROUND_ROBIN)
        await organising(world).give_time(GUILD, other, EVE.user, days=1000)
        current = (await now(world, other)).current
        assert current.due == current.begun + LONGEST_ROUND


async def test_more_time_for_one_match(world):
    cup = await begun(world, 4)
    await organising(world).give_time(GUILD, cup, EVE.user, days=2, place=1)
    await world.pass_time(7 * DAY)
    first, second = (await now(world, cup)).pairings
    assert first.result is not None
    assert second.result is None
    with pytest.raises(ResultFixed):
        await organising(world).give_time(GUILD, cup, EVE.user, days=2, place=0)
    await world.pass_time(2 * DAY)
    assert len((await now(world, cup)).rounds) == 2


@pytest.mark.parametrize(
    "points, seat", [((WIN, LOSS), 0), ((LOSS, WIN), 1), ((DRAW, DRAW), None), ((LOSS, LOSS), None)]
)
async def test_a_result_that_is_set_ends_the_match(world, points, seat):
    cup = await begun(world, 4)
    table = (await now(world, cup)).pairings[0].table
    await organising(world).set_result(GUILD, cup, EVE.user, round_number=1, place=0, points=points)
    await world.services.settle()
    tournament = await now(world, cup)
    assert (tournament.pairings[0].result.points, tournament.pairings[0].result.ending) == (
        points,
        Ending.SET,
    )
    assert (await world.record(table)).stopped == Stop(StopReason.SET, seat)
    assert [(note.kind, note.round, note.place) for note in tournament.notes] == [
        (AnnouncementKind.RESULT, 1, 0)
    ]
    logged = await world.store.admin_log(GUILD)
    assert [entry.did for entry in logged][:1] == ["tournament_result"]


async def test_an_earlier_result_is_corrected_and_the_standings_follow(world):
    cup = await begun(world, 4)
    await play_round(world, cup)
    before = await now(world, cup)
    assert len(before.rounds) == 2
    first = before.rounds[0].pairings[0]
    turned = (first.result.points[1], first.result.points[0])
    await organising(world).set_result(GUILD, cup, EVE.user, round_number=1, place=0, points=turned)
    await world.services.settle()
    after = await now(world, cup)
    assert after.rounds[0].pairings[0].result.points == turned
    assert after.rounds[0].pairings[0].result.scores == first.result.scores
    assert (
        points_of(after)[first.first] == points_of(before)[first.first] - first.result.points[0] + turned[0]
    )
    assert "note.1" in world.tournament_poster.posted


async def test_the_last_result_is_corrected_when_all_is_over(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    over = await play_out(world, cup)
    points = over.pairings[0].result.points
    await organising(world).set_result(
        GUILD, cup, EVE.user, round_number=1, place=0, points=(points[1], points[0])
    )
    await world.services.settle()
    assert (await now(world, cup)).pairings[0].result.points == (points[1], points[0])
    assert world.tournament_poster.posted[-1] == "note.1"


async def test_results_that_cannot_be_set(world):
    cup = await begun(world, 3, TournamentKind.KNOCKOUT)
    bye = next(place for place, one in enumerate((await now(world, cup)).pairings) if one.second is None)
    for number, place in ((1, bye), (1, 9), (2, 0), (0, 0)):
        with pytest.raises(ResultFixed):
            await organising(world).set_result(
                GUILD, cup, EVE.user, round_number=number, place=place, points=(WIN, LOSS)
            )
    await play_round(world, cup)
    with pytest.raises(ResultFixed):
        await organising(world).set_result(
            GUILD, cup, EVE.user, round_number=1, place=1 - bye, points=(WIN, LOSS)
        )


async def test_all_matches_pause_and_the_round_lasts_longer(world):
    cup = await begun(world, 4)
    due = (await now(world, cup)).current.due
    tables = [one.table for one in (await now(world, cup)).pairings]
    await organising(world).pause(GUILD, cup, EVE.user)
    await world.services.settle()
    for table in tables:
        assert (await world.record(table)).pause.why == BY_ADMIN
    await world.pass_time(20 * DAY)
    assert len((await now(world, cup)).rounds) == 1
    # Whatever is decided meanwhile, no round begins before it goes on.
    await organising(world).resume(GUILD, cup, EVE.user)
    await world.services.settle()
    running = await now(world, cup)
    assert running.current.due == due + 20 * DAY
    assert not running.goes_on
    for table in tables:
        assert (await world.record(table)).pause is None


async def test_the_bot_being_down_in_a_pause_counts_once(world):
    cup = await begun(world, 4)
    due = (await now(world, cup)).current.due
    await organising(world).pause(GUILD, cup, EVE.user)
    await world.services.settle()
    paused_at = world.time.now()
    world.crash()
    world.time.advance(3 * DAY)
    await world.start()
    await organising(world).resume(GUILD, cup, EVE.user)
    await world.services.settle()
    assert (await now(world, cup)).current.due == due + (world.time.now() - paused_at)


async def test_more_time_never_shortens_a_round(world):
    cup = await begun(world, 4)
    await organising(world).pause(GUILD, cup, EVE.user)
    await world.services.settle()
    await world.pass_time(LONGEST_ROUND)
    await organising(world).resume(GUILD, cup, EVE.user)
    await world.services.settle()
    due = (await now(world, cup)).current.due
    await organising(world).give_time(GUILD, cup, EVE.user, days=1)
    assert (await now(world, cup)).current.due == due


async def test_no_round_begins_in_a_pause(world):
    cup = await begun(world, 4)
    await organising(world).pause(GUILD, cup, EVE.user)
    await world.services.settle()
    for place in range(2):
        await organising(world).set_result(
            GUILD, cup, EVE.user, round_number=1, place=place, points=(WIN, LOSS)
        )
        await world.services.settle()
    assert len((await now(world, cup)).rounds) == 1
    await organising(world).resume(GUILD, cup, EVE.user)
    await world.services.settle()
    assert len((await now(world, cup)).rounds) == 2


async def test_words_to_everybody_are_posted_once(world):
    cup = await begun(world, 2)
    await world.pass_time(timedelta(minutes=1))
    await organising(world).tell(GUILD, cup, EVE.user, "Good luck")
    await world.services.settle()
    await world.restart()
    assert world.tournament_poster.posted.count("note.1") == 1
    for _ in range(MOST_NOTES - 1):
        await organising(world).tell(GUILD, cup, EVE.user, "Again")
    with pytest.raises(TooManyNotes):
        await organising(world).tell(GUILD, cup, EVE.user, "Once more")


async def test_words_to_many_take_several_messages(world):
    people = [a_person(number) for number in range(1, 61)]
    cup = await opened(world)
    await entered(world, cup, people)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    await organising(world).tell(GUILD, cup, EVE.user, "Good luck")
    tournament = await now(world, cup)
    assert [(note.text, note.place) for note in tournament.notes] == [("Good luck", 0), ("", 1)]
    called = [user for note in tournament.notes for user in called_by_announcement(tournament, note)]
    assert called == [one.user for one in people]
    # Also below the longest words, of signs that take two characters each, everybody is mentioned.
    longest = structs.replace(tournament.notes[0], text="*" * LONGEST_NOTE)
    told = announcement_message(texts_for(None), tournament, longest).text or ""
    assert told.count("<@") == 1 + PEOPLE_A_NOTE
    assert len(told) <= limits.CONTENT


async def test_an_erased_organisers_words_go(world):
    cup = await begun(world, 4)
    await organising(world).tell(GUILD, cup, EVE.user, "My secret words")
    await world.services.settle()
    await world.services.privacy.forget(EVE)
    await world.services.settle()
    stored = await world.store.tournament(cup)
    assert "secret words" not in repr(stored)
    assert str(EVE.user) not in repr(stored)


async def reminded(world):
    return [one for one in world.messenger.told(Reminder) if one.step == ROUND_ENDS]


async def test_who_is_to_act_is_reminded_before_the_round_ends(world):
    cup = await begun(world, 4)
    one, other = (await now(world, cup)).pairings
    await won_by(world, cup, other, min(other.entries))
    await world.pass_time(6 * DAY - timedelta(minutes=1))
    assert await reminded(world) == []
    await world.pass_time(timedelta(minutes=1))
    assert [(note.table, note.user) for note in await reminded(world)] == [
        (one.table, await world.user_to_act(one.table))
    ]
    await world.pass_time(timedelta(hours=20))
    assert len(await reminded(world)) == 1


async def test_who_rests_is_reminded_afterwards(world):
    cup = await begun(world, 2)
    [pairing] = (await now(world, cup)).pairings
    user = await world.user_to_act(pairing.table)
    begins = world.time.now() + 6 * DAY
    minutes = begins.hour * 60 + begins.minute
    quiet = ((minutes - 60) % 1440, (minutes + 180) % 1440)
    await world.services.settings.choose(user, quiet=quiet)
    await world.pass_time(6 * DAY + timedelta(hours=2))
    assert await reminded(world) == []
    await world.pass_time(timedelta(hours=2))
    assert [note.user for note in await reminded(world)] == [user]
