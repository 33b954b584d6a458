"""No-shows: entries that make no move in a match although they had the time for a turn."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Draw
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import Phase
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TableId
from bot.service.matches.record import BY_ADMIN, Stop, StopReason
from bot.service.tournaments.course import judged, needs_round, result_of, with_end, with_results, with_table
from bot.service.tournaments.model import LOSS, WIN, Ending, NoShows, Result, TournamentKind, TournamentStage
from bot.service.tournaments.standings import survivors, winners
from tests.service.tournaments.cups import begun, entered, now
from tests.service.tournaments.plans import paired, started
from tests.support.fakes import a_key
from tests.support.world import CHANNEL, EVE, GUILD

DAY = timedelta(days=1)
KINDS = [kind for kind in TournamentKind if kind is not TournamentKind.DUPLICATE]


async def table_of(world, cup):
    """The only match of a cup of two: its table, and the entry and side that are to act first."""
    [pairing] = (await now(world, cup)).pairings
    seat = await world.seat_to_act(pairing.table)
    return pairing.table, int(seat) % 2


async def with_clock(world, kind, hours, on_time_out):
    """A cup of two that is under way, with a clock."""
    terms = Terms(pace=Pace.TURNS, hours=hours, on_time_out=on_time_out, vacation_hours=0)
    made = await world.services.tournaments.create(
        EVE.user,
        guild=GUILD,
        channel=CHANNEL,
        name="Cup",
        kind=kind,
        chosen=ChosenRules(rules_of("classic_2"), "classic_2", terms=terms),
        days=7,
    )
    await entered(world, made.id, 2)
    await world.services.tournaments.start(GUILD, made.id, EVE.user, fills=False)
    await world.services.settle()
    return made.id


async def result_at_the_end(world, cup):
    await world.pass_time(8 * DAY)
    return (await now(world, cup)).pairings[0].result


def points_with_loser(side):
    return (LOSS, WIN) if side == 0 else (WIN, LOSS)


async def test_who_makes_no_move_loses_to_who_had_no_time_to(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    table, side = await table_of(world, cup)
    result = await result_at_the_end(world, cup)
    assert (result.ending, result.points, result.moved) == (
        Ending.NO_SHOW,
        points_with_loser(side),
        (False, False),
    )
    assert (await world.record(table)).stopped == Stop(StopReason.NO_SHOW, side)


async def test_who_moved_once_is_no_no_show(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    table, side = await table_of(world, cup)
    await world.play_turn(table)
    result = await result_at_the_end(world, cup)
    assert (result.ending, result.points) == (Ending.NO_SHOW, points_with_loser(1 - side))
    assert result.moved == ((True, False) if side == 0 else (False, True))


async def test_without_a_no_show_the_score_counts(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    table, _ = await table_of(world, cup)
    await world.play_turn(table)
    await world.play_turn(table)
    result = await result_at_the_end(world, cup)
    assert (result.ending, result.points, result.moved) == (Ending.UNPLAYED, (0, 0), (True, True))
    assert (await world.record(table)).stopped == Stop(StopReason.UNPLAYED)


async def test_a_pause_is_nobodys_time(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    table, _ = await table_of(world, cup)
    await world.services.pauses.pause(table, EVE.user, why=BY_ADMIN, key=a_key())
    await world.services.settle()
    assert (await result_at_the_end(world, cup)).ending is Ending.UNPLAYED


async def test_quiet_hours_are_nobodys_time(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    table, _ = await table_of(world, cup)
    quiet = (0, 12 * 60)
    await world.services.settings.choose(await world.user_to_act(table), quiet=quiet)
    await world.pass_time(timedelta(hours=30))
    # At most 18 of these hours count, and a day would be needed.
    await world.services.organising.end_round(GUILD, cup, EVE.user)
    await world.services.settle()
    assert (await now(world, cup)).pairings[0].result.ending is Ending.UNPLAYED


async def test_the_time_in_which_the_bot_was_down_is_nobodys(world):
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    [pairing] = (await now(world, cup)).pairings
    await world.pass_time(timedelta(hours=12))
    world.crash()
    world.time.advance(3 * DAY)
    await world.start()
    # The organiser ends the round before the one who is to act had a day.
    await world.services.organising.end_round(GUILD, cup, EVE.user)
    await world.services.settle()
    assert (await now(world, cup)).pairings[0].result.ending is Ending.UNPLAYED
    assert not (await world.record(pairing.table)).is_open


@pytest.mark.parametrize("late, ending", [(-5, Ending.UNPLAYED), (5, Ending.NO_SHOW)])
@pytest.mark.parametrize("hours", [12, 200])
async def test_a_turn_lasts_as_long_as_the_clock_but_half_the_round_at_most(world, hours, late, ending):
    cup = await with_clock(world, TournamentKind.ROUND_ROBIN, hours, TimeOut.WAIT)
    await world.pass_time(min(timedelta(hours=hours), 7 * DAY / 2) + timedelta(minutes=late))
    await world.services.organising.end_round(GUILD, cup, EVE.user)
    await world.services.settle()
    assert (await now(world, cup)).pairings[0].result.ending is ending


async def test_a_computer_that_plays_for_somebody_is_no_move_of_theirs(world):
    cup = await with_clock(world, TournamentKind.KNOCKOUT, 12, TimeOut.COMPUTER)
    for _ in range(3):
        await world.pass_time(timedelta(hours=13))
    await world.pass_time(6 * DAY)
    over = await now(world, cup)
    assert (over.stage, over.pairings[0].result.ending) == (TournamentStage.OVER, Ending.NO_SHOW)
    assert over.pairings[0].result.points == (0, 0)
    assert winners(over) == ()
    table = over.pairings[0].table
    assert (await world.record(table)).stopped == Stop(StopReason.NO_SHOWS)


@pytest.mark.forced_plays
async def test_a_draw_that_the_bot_makes_is_no_move(world, monkeypatch):
    monkeypatch.setattr("bot.service.matches.consequences.may_be_forced", lambda *_: True)
    monkeypatch.setattr("bot.service.matches.automatic_play.forced_play", forced_draw)
    cup = await begun(world, 2, TournamentKind.ROUND_ROBIN)
    table, side = await table_of(world, cup)
    view = await world.view(table, await world.seat_to_act(table))
    assert view.table.phase is Phase.PLAY, "the bot has drawn"
    result = await result_at_the_end(world, cup)
    assert (result.ending, result.points, result.moved) == (
        Ending.NO_SHOW,
        points_with_loser(side),
        (False, False),
    )


def forced_draw(state, _seat):
    return Draw() if state.table.phase is Phase.DRAW else None


async def test_who_misses_two_matches_is_withdrawn(world):
    cup = await begun(world, 4, TournamentKind.ROUND_ROBIN)
    missed: dict[int, int] = {}
    for _ in range(2):
        for pairing in (await now(world, cup)).pairings:
            side = int(await world.seat_to_act(pairing.table)) % 2
            missed[pairing.entries[side]] = missed.get(pairing.entries[side], 0) + 1
        await world.pass_time(7 * DAY)
    tournament = await now(world, cup)
    assert {entry.number for entry in tournament.entries if entry.withdrew} == {
        number for number, times in missed.items() if times == 2
    }


async def test_a_cup_that_nobody_plays_has_no_winner(world):
    cup = await begun(world, 4, TournamentKind.KNOCKOUT)
    await world.pass_time(7 * DAY)
    await world.pass_time(7 * DAY)
    over = await now(world, cup)
    assert over.stage is TournamentStage.OVER
    assert winners(over) == ()


def no_shows_of_both(_first: int, _second: int) -> Result:
    return judged(result_of((0, 0), is_over=False), (True, True), (False, False))


def with_all(tournament, results):
    """The round with the results of these places of the bracket; the others are won by the first entry."""
    for place, pairing in enumerate(tournament.pairings):
        if pairing.is_to_be_opened:
            tournament = with_table(tournament, pairing, TableId(place + 1))
    won = result_of((500, 100), is_over=True)
    return with_results(
        tournament, {TableId(place + 1): results.get(place, won) for place in range(len(tournament.pairings))}
    )


def in_knockout(no_shows, entries=8):
    tournament = started(TournamentKind.KNOCKOUT, entries)
    return paired(structs.replace(tournament, plan=structs.replace(tournament.plan, no_shows=no_shows)))


def test_where_nobody_goes_on_the_neighbour_in_the_bracket_has_a_bye():
    first = in_knockout(NoShows.NOBODY)
    after = with_all(first, {0: no_shows_of_both(1, 2)})
    assert survivors(after) == tuple(one.first for one in first.pairings[1:])
    second = paired(after)
    bye, match = second.pairings
    assert bye.entries == (first.pairings[1].first,)
    assert match.entries == (first.pairings[2].first, first.pairings[3].first)
    final = paired(with_all(second, {}))
    assert final.pairings[0].entries == (bye.first, match.first)


def test_the_last_one_in_a_bracket_has_won():
    first = in_knockout(NoShows.NOBODY)
    both = no_shows_of_both(1, 2)
    after = with_all(first, {0: both, 1: both, 2: both})
    assert not needs_round(after)
    over = with_end(after)
    assert over.stage is TournamentStage.OVER
    assert winners(over)[0].entry.number == first.pairings[3].first


def test_the_lot_says_who_goes_on_where_the_organiser_chose_so():
    first = in_knockout(NoShows.LOT)
    after = with_all(first, {0: no_shows_of_both(1, 2)})
    assert len(survivors(after)) == 4
    assert len(paired(after).pairings) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_tournaments_from_before_keep_their_rules(kind):
    tournament = paired(started(kind, 4))
    assert tournament.plan.no_shows is NoShows.UNKNOWN
    assert not any(name.startswith("results") for name in tournament.wanted_posts)
    unplayed = result_of((0, 0), is_over=False)
    after = with_all(tournament, dict.fromkeys(range(2), unplayed))
    assert needs_round(after)
    if kind is TournamentKind.KNOCKOUT:
        assert len(survivors(after)) == 2


@pytest.mark.parametrize("missed", [(True, False), (False, True), (True, True)])
def test_the_score_does_not_save_a_no_show(missed):
    ahead = result_of((900, 100), is_over=False)
    judged_so = judged(ahead, missed, (False, False))
    assert judged_so.points == tuple(LOSS if one else WIN for one in missed)
    assert (judged_so.ending, judged_so.scores) == (Ending.NO_SHOW, (900, 100))
