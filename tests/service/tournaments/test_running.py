"""Tournaments from the sign-up to the result: tables, results, rounds and messages."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import StaleTable
from bot.service.matches.record import TableStatus
from bot.service.ports import RecipientGone, TryLater
from bot.service.tournaments.model import Ending, TournamentKind, TournamentStage
from bot.service.tournaments.standings import standings
from tests.service.tournaments.cups import (
    PLAYERS,
    begun,
    entered,
    lower_number,
    now,
    opened,
    play_out,
    play_round,
    won_by,
)
from tests.support.fakes import a_key
from tests.support.world import EVE, GUILD

DAY = timedelta(days=1)


@pytest.mark.parametrize("kind", [TournamentKind.SWISS, TournamentKind.ROUND_ROBIN, TournamentKind.KNOCKOUT])
async def test_a_tournament_goes_on_by_itself(world, kind):
    cup = await begun(world, 4, kind)
    first = await now(world, cup)
    tables = [await world.record(pairing.table) for pairing in first.pairings]
    assert len(tables) == 2
    assert all(record.status is TableStatus.PLAYING and record.tournament == cup for record in tables)
    assert {holder.user for record in tables for holder in record.seats} == {one.user for one in PLAYERS[:4]}
    # The cards are dealt, and the first players are called.
    assert all(record.turn for record in tables)
    assert first.current.due == world.time.now() + 7 * DAY
    over = await play_out(world, cup)
    assert over.stage is TournamentStage.OVER
    assert standings(over)[0].entry.number == 1
    assert len(over.rounds) == (3 if kind is TournamentKind.ROUND_ROBIN else 2)
    told = ["1.0"]
    for number in range(2, len(over.rounds) + 1):
        told += [f"results.{number - 1}", f"{number}.0"]
    assert world.tournament_poster.posted == ["main", *told, "result"]
    assert world.tournament_poster.shown.stage is TournamentStage.OVER
    assert over.due is None


async def test_entries_sit_on_their_side_in_pairs_with_computers(world):
    cup = await opened(world, game="classic_4")
    people = iter(PLAYERS)
    for _ in range(2):
        one, partner = next(people), next(people)
        await world.services.tournaments.enter(GUILD, cup, one, partner)
        await world.services.tournaments.answer(GUILD, cup, partner.user, agrees=True)
    alone = next(people)
    await world.services.tournaments.enter(GUILD, cup, alone)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=True)
    await world.services.settle()
    tournament = await now(world, cup)
    assert [entry.is_of_computers for entry in tournament.entries] == [False, False, False, True]
    for pairing in tournament.pairings:
        record = await world.record(pairing.table)
        for side, number in enumerate(pairing.entries):
            seated = [record.holder_of(Seat(seat)) for seat in (side, side + 2)]
            for holder, one in zip(seated, tournament.entry(number).people, strict=True):
                assert (holder.user, holder.is_computer) == (one.user, one.is_computer)
        assert len({holder.name for holder in record.seats}) == 4


async def test_results_count_and_the_message_follows(world):
    cup = await begun(world, 4)
    one, other = (await now(world, cup)).pairings
    await won_by(world, cup, one, lower_number(one))
    shown = world.tournament_poster.shown
    assert shown.pairings[0].result.ending is Ending.PLAYED
    assert sorted(shown.pairings[0].result.points) == [0, 2]
    assert shown.pairings[1].result is None
    await won_by(world, cup, other, lower_number(other))
    assert len((await now(world, cup)).rounds) == 2


async def test_what_is_not_over_at_the_deadline_is_stopped(world):
    """Tables that never end, and those at which nobody ever plays."""
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    [pairing] = (await now(world, cup)).pairings
    assert pairing.table is not None
    await world.pass_time(7 * DAY - timedelta(seconds=1))
    assert (await world.record(pairing.table)).is_open
    await world.pass_time(timedelta(seconds=1))
    assert (await world.record(pairing.table)).status is TableStatus.CANCELLED
    assert [one for one in world.messenger.told(TableNews) if one.news is News.STOPPED]
    over = await now(world, cup)
    assert over.pairings[0].result.ending is Ending.NO_SHOW
    assert over.stage is TournamentStage.OVER


async def test_a_round_lasts_longer_by_the_time_the_bot_was_down(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    await world.pass_time(5 * DAY)
    before = (await now(world, cup)).current.due
    world.crash()
    world.time.advance(3 * DAY)
    await world.start()
    running = await now(world, cup)
    assert running.stage is TournamentStage.RUNNING
    assert timedelta(0) <= running.current.due - before - 3 * DAY < timedelta(minutes=10)
    assert world.tournament_poster.shown.current.due == running.current.due
    await world.pass_time(2 * DAY + timedelta(minutes=10))
    assert (await now(world, cup)).stage is TournamentStage.OVER


async def test_the_score_counts_as_it_stands_at_the_deadline(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    [pairing] = (await now(world, cup)).pairings
    loaded = await world.services.play._tables.get(pairing.table)
    table = structs.replace(loaded.state.table, totals=(100, 1200))
    await world.put(pairing.table, structs.replace(loaded.state, table=table))
    for _ in range(2):
        await world.play_turn(pairing.table)
    await world.pass_time(8 * DAY)
    result = (await now(world, cup)).pairings[0].result
    assert (result.ending, result.points, result.scores) == (Ending.STOPPED, (0, 2), (100, 1200))


async def test_a_table_that_an_admin_ends_counts_as_it_stands(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    [pairing] = (await now(world, cup)).pairings
    await world.services.lobby.cancel(pairing.table, EVE.user, is_admin=True, key=a_key())
    await world.services.settle()
    assert (await now(world, cup)).pairings[0].result.ending is Ending.UNPLAYED


async def test_an_entry_that_withdraws_loses_its_match_at_once(world):
    cup = await begun(world, 4)
    pairing = (await now(world, cup)).pairings[0]
    tournament = await now(world, cup)
    [out] = tournament.entry(pairing.first).people
    await world.services.tournaments.withdraw(GUILD, cup, out.user)
    await world.services.settle()
    tournament = await now(world, cup)
    assert tournament.pairings[0].result.ending is Ending.WALKOVER
    assert tournament.pairings[0].result.points == (0, 2)
    assert (await world.record(pairing.table)).status is TableStatus.CANCELLED
    [news] = [one for one in world.messenger.told(TableNews) if one.news is News.WALKOVER]
    assert (await world.record(pairing.table)).holder_of(news.seat).user == out.user
    await play_round(world, cup)
    second = await now(world, cup)
    # Three are left: a match and a bye.
    assert sorted(len(one.entries) for one in second.pairings) == [1, 2]
    assert pairing.first not in {number for one in second.pairings for number in one.entries}


async def test_rounds_without_a_match_to_play_follow_at_once(world):
    cup = await begun(world, 4, TournamentKind.ROUND_ROBIN)
    tournament = await now(world, cup)
    for entry in tournament.entries[:3]:
        await world.services.tournaments.withdraw(GUILD, cup, entry.people[0].user)
    await world.services.settle()
    over = await now(world, cup)
    assert (over.stage, len(over.rounds)) == (TournamentStage.OVER, 3)


async def test_a_swiss_ends_where_nobody_is_left_to_play_against(world):
    cup = await begun(world, 3)
    for out in PLAYERS[:2]:
        await world.services.tournaments.withdraw(GUILD, cup, out.user)
    await world.services.settle()
    over = await now(world, cup)
    assert (over.stage, len(over.rounds)) == (TournamentStage.OVER, 1)
    assert standings(over)[0].entry.people[0].user == PLAYERS[2].user


async def test_who_left_the_server_has_withdrawn_when_the_match_ends(world):
    cup = await begun(world, 4)
    pairing = (await now(world, cup)).pairings[0]
    [gone] = (await now(world, cup)).entry(pairing.first).people
    await world.services.departures.person_left(GUILD, gone.user)
    await world.services.settle()
    assert not (await now(world, cup)).entry(pairing.first).is_out
    await world.pass_time(7 * DAY)
    assert (await now(world, cup)).entry(pairing.first).is_out


async def test_an_erased_person_withdraws_without_a_name(world):
    cup = await begun(world, 4)
    pairing = (await now(world, cup)).pairings[0]
    [one] = (await now(world, cup)).entry(pairing.first).people
    await world.services.privacy.forget(next(who for who in PLAYERS if who.user == one.user))
    await world.services.settle()
    tournament = await now(world, cup)
    assert tournament.entry(pairing.first).is_out
    assert [who.name for who in tournament.entry(pairing.first).people] == ["Somebody"]
    assert tournament.pairings[0].result.points == (0, 2)
    assert one.name not in repr(await world.store.tournament(cup))


async def test_a_cancelled_tournament_leaves_its_tables_alone(world):
    cup = await begun(world, 4)
    pairing = (await now(world, cup)).pairings[0]
    await world.services.tournaments.cancel(GUILD, cup, EVE.user)
    await world.services.settle()
    assert (await world.record(pairing.table)).is_open
    assert world.tournament_poster.shown.stage is TournamentStage.CANCELLED
    await won_by(world, cup, pairing, lower_number(pairing))
    await world.pass_time(30 * DAY)
    after = await now(world, cup)
    assert (after.stage, len(after.rounds), after.pairings[0].result) == (TournamentStage.CANCELLED, 1, None)


async def test_a_substitute_plays_on_at_the_table_and_in_the_next_round(world):
    cup = await begun(world, 4)
    pairing = (await now(world, cup)).pairings[0]
    [out] = (await now(world, cup)).entry(pairing.first).people
    by = PLAYERS[6]
    await world.services.tournaments.substitute(GUILD, cup, EVE.user, out.user, by, key=a_key())
    await world.services.settle()
    record = await world.record(pairing.table)
    assert record.seat_of(by.user) is not None
    assert record.seat_of(out.user) is None
    await play_round(world, cup)
    second = await now(world, cup)
    tables = [await world.record(one.table) for one in second.pairings]
    seated = {holder.user for one in tables for holder in one.seats}
    assert by.user in seated
    assert out.user not in seated


async def test_it_starts_by_itself_at_its_time(world):
    cup = await opened(world)
    await entered(world, cup, 3)
    await world.services.tournaments.plan(GUILD, cup, EVE.user, starts=world.time.now() + DAY)
    await world.pass_time(DAY - timedelta(minutes=1))
    assert (await now(world, cup)).stage is TournamentStage.SIGN_UP
    await world.restart()
    await world.pass_time(timedelta(minutes=1))
    running = await now(world, cup)
    assert (running.stage, len(running.pairings)) == (TournamentStage.RUNNING, 2)


async def test_it_is_cancelled_at_its_time_with_too_few_entries(world):
    cup = await opened(world)
    await entered(world, cup, 3)
    starts = world.time.now() + DAY
    await world.services.tournaments.plan(GUILD, cup, EVE.user, starts=starts, fewest=4)
    await world.pass_time(DAY)
    cancelled = await now(world, cup)
    assert (cancelled.stage, cancelled.fell_short) == (TournamentStage.CANCELLED, True)
    assert world.tournament_poster.posted[-1] == "cancelled"


async def test_a_start_that_was_missed_while_the_bot_was_down_follows_at_once(world):
    cup = await opened(world)
    await entered(world, cup, 2)
    await world.services.tournaments.plan(GUILD, cup, EVE.user, starts=world.time.now() + DAY)
    world.crash()
    world.time.advance(3 * DAY)
    await world.start()
    assert (await now(world, cup)).stage is TournamentStage.RUNNING


async def test_byes_need_no_table(world):
    cup = await begun(world, 3)
    tournament = await now(world, cup)
    [bye] = [one for one in tournament.pairings if one.second is None]
    assert (bye.table, bye.result.ending) == (None, Ending.BYE)
    assert (await play_out(world, cup)).stage is TournamentStage.OVER


async def test_a_message_that_cannot_be_posted_does_not_hold_the_tournament_up(world):
    world.tournament_poster.fail_next(RecipientGone())
    cup = await opened(world)
    assert (await now(world, cup)).posts == {"main": 0}
    await entered(world, cup, 2)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    assert (await play_out(world, cup)).stage is TournamentStage.OVER


async def test_a_message_is_tried_again_when_discord_is_back(world):
    world.tournament_poster.fail_next(TryLater(), TryLater())
    cup = await opened(world)
    assert world.tournament_poster.posted == []
    await world.pass_time(timedelta(minutes=1))
    assert world.tournament_poster.posted == []
    await world.pass_time(timedelta(minutes=1))
    assert world.tournament_poster.posted == ["main"]
    assert (await now(world, cup)).posting == ""


async def test_the_message_about_a_round_waits_for_the_threads_of_its_tables(world):
    cup = await begun(world, 2)
    # Nobody opens threads here, so that it is posted a minute later.
    assert world.tournament_poster.posted == ["main"]
    await world.pass_time(timedelta(minutes=1))
    assert world.tournament_poster.posted == ["main", "1.0"]
    assert (await now(world, cup)).stage is TournamentStage.RUNNING


async def test_a_change_that_loses_a_race_is_made_again(world):
    cup = await begun(world, 4)
    before = await now(world, cup)
    with pytest.raises(StaleTable):
        await world.services._runner._tables.stop(
            structs.replace(before, revision=before.revision - 1), before.pairings[0].table
        )
    assert (await world.record(before.pairings[0].table)).is_open
