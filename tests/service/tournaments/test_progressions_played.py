"""A progression from the sign-up to the result: everybody alone, with a new partner and table after each round."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.errors import NoOpponents
from bot.service.matches.record import TableStatus
from bot.service.tournaments.model import LOSS, WIN, Ending, TournamentKind, TournamentStage
from bot.service.tournaments.standings import standings
from tests.service.tournaments.cups import A_MOMENT, PLAYERS, begun, now, opened, play_out, play_round, won_by
from tests.support.world import EVE, GUILD

DAY = timedelta(days=1)
PROGRESSION = TournamentKind.PROGRESSION


async def progression(world, people, **options):
    return await begun(world, people, PROGRESSION, game="classic_4", **options)


async def seated(world, tournament, pairing):
    """The numbers of the entries at a table, by seats; None for a computer."""
    holders = sorted((await world.record(pairing.table)).seats, key=lambda holder: holder.seat)
    return [None if holder.user is None else tournament.entry_of(holder.user).number for holder in holders]


async def test_eight_play_seven_rounds_with_a_restart_in_the_middle(world):
    cup = await progression(world, 8)
    tournament = await now(world, cup)
    assert (tournament.planned, tournament.plan.size, len(tournament.pairings)) == (7, 1, 2)
    for pairing in tournament.pairings:
        (first, partner), (second, other) = pairing.sides
        assert await seated(world, tournament, pairing) == [first, second, partner, other]
    await world.pass_time(A_MOMENT)
    await play_round(world, cup)
    await world.pass_time(A_MOMENT)
    [one, other] = (await now(world, cup)).pairings
    await won_by(world, cup, one, one.first)
    world.crash()
    world.time.advance(timedelta(hours=1))
    await world.start()
    assert (await now(world, cup)).pairings[1] == other
    over = await play_out(world, cup)
    assert over.stage is TournamentStage.OVER
    assert len(over.rounds) == 7
    partners = [frozenset(side) for one in over.rounds for pairing in one.pairings for side in pairing.sides]
    assert len(set(partners)) == len(partners) == 28
    # Both of a side have its points, and each a total of their own.
    assert sum(one.points for one in standings(over)) == 7 * 4 * WIN
    assert {one.played for one in standings(over)} == {7}
    assert world.tournament_poster.posted[-1] == "result"


async def test_for_who_withdraws_a_computer_plays_on(world):
    cup = await progression(world, 4)
    [pairing] = (await now(world, cup)).pairings
    left = PLAYERS[pairing.first - 1]
    await world.services.tournaments.withdraw(GUILD, cup, left.user)
    await world.services.settle()
    record = await world.record(pairing.table)
    assert record.status is TableStatus.PLAYING
    assert left.user not in {holder.user for holder in record.seats}
    assert sum(holder.is_computer for holder in record.seats) == 1
    # The partner wins, and who has withdrawn has lost.
    await won_by(world, cup, pairing, pairing.first)
    tournament = await now(world, cup)
    result = tournament.rounds[0].pairings[0].result
    assert (result.ending, result.lost) == (Ending.PLAYED, (pairing.first,))
    found = {one.entry.number: one.points for one in standings(tournament)}
    assert found[pairing.first] == LOSS
    assert found[pairing.partners[0]] == WIN
    # In the next round a computer sits in that place from the beginning.
    [second] = tournament.pairings
    assert (await seated(world, tournament, second)).count(None) == 1
    assert standings(await play_out(world, cup))[-1].entry.number == pairing.first


async def test_who_makes_no_move_loses_alone(world):
    cup = await progression(world, 4)
    [pairing] = (await now(world, cup)).pairings
    absent = (await now(world, cup)).entry_of(await world.user_to_act(pairing.table)).number
    await world.pass_time(7 * DAY)
    tournament = await now(world, cup)
    result = tournament.rounds[0].pairings[0].result
    assert (result.ending, result.points, result.lost) == (Ending.UNPLAYED, (LOSS, LOSS), (absent,))
    assert result.moved == (False,) * 4
    assert not tournament.entry(absent).is_out


async def test_five_take_turns_in_sitting_out(world):
    cup = await progression(world, 5, rounds=2)
    tournament = await now(world, cup)
    bye = tournament.pairings[-1]
    assert (bye.result.ending, bye.result.points[0], bye.table) == (Ending.BYE, WIN, None)
    over = await play_out(world, cup)
    assert len({one.pairings[-1].first for one in over.rounds}) == 2


async def test_computers_fill_the_only_table(world):
    cup = await progression(world, 2, fills=True, rounds=1)
    tournament = await now(world, cup)
    [pairing] = tournament.pairings
    record = await world.record(pairing.table)
    assert sorted(holder.is_computer for holder in record.seats) == [False, False, True, True]


async def test_a_game_for_two_has_no_partners(world):
    with pytest.raises(NoOpponents):
        await opened(world, PROGRESSION)


async def test_a_result_is_set_and_a_table_without_people_stopped(world):
    cup = await progression(world, 4)
    await world.services.organising.set_result(
        GUILD, cup, EVE.user, round_number=1, place=0, points=(WIN, LOSS)
    )
    await world.services.settle()
    tournament = await now(world, cup)
    [first] = tournament.rounds[0].pairings
    assert first.result.ending is Ending.SET
    assert {one.entry.number for one in standings(tournament)[:2]} == set(first.sides[0])
    [second] = tournament.pairings
    for person in PLAYERS[:4]:
        await world.services.tournaments.withdraw(GUILD, cup, person.user)
    await world.services.settle()
    tournament = await now(world, cup)
    assert tournament.stage is TournamentStage.OVER
    assert tournament.pairings[0].result.ending is Ending.WALKOVER
    assert (await world.record(second.table)).status is TableStatus.CANCELLED
