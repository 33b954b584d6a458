"""The sign-up of a tournament, and everything that is refused."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from bot.canasta.rules.presets import PRESETS, rules_of
from bot.service.clocks.terms import Terms
from bot.service.errors import (
    AlreadyEntered,
    NoOpponents,
    NotAsked,
    NotEntered,
    NotOrganiser,
    SignUpOver,
    TooFewEntries,
    TooManyTournaments,
    TournamentClosed,
    TournamentFull,
    TournamentNotFound,
)
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import GuildId
from bot.service.tournaments.model import TournamentKind, TournamentStage
from bot.service.tournaments.signing_up import MOST_OPEN
from bot.service.tournaments.tables import people_of_an_entry
from tests.service.tournaments.cups import PLAYERS, begun, entered, now, opened
from tests.service.tournaments.plans import signed_up
from tests.support.fakes import a_key
from tests.support.stores.opened import opened as a_store
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, World, a_person


@pytest.mark.parametrize(
    "game, people",
    [("classic_2", 1), ("classic_4", 2), ("samba", 2), ("hand_and_foot", 2), ("westergren_2", 1)],
)
def test_the_game_says_how_many_people_are_an_entry(game, people):
    assert people_of_an_entry(rules_of(game)) == people


def test_games_that_are_no_match_of_two_sides_are_refused():
    refused = set()
    for preset, rules in PRESETS.items():
        try:
            people_of_an_entry(rules)
        except NoOpponents:
            refused.add(preset)
    assert {"classic_3", "classic_5", "classic_6_three_teams", "classic_6_two_teams"} <= refused
    assert "classic_4" not in refused


async def test_a_match_may_be_some_rounds_long(world):
    made = await world.services.tournaments.create(
        EVE.user,
        guild=GUILD,
        channel=CHANNEL,
        name="Cup",
        kind=TournamentKind.SWISS,
        chosen=ChosenRules(rules_of("classic_4"), "classic_4", terms=Terms(hints=True, take_back=True)),
        days=7,
        match_rounds=3,
    )
    assert made.plan.game.end.round_count == 3
    assert made.plan.terms == Terms(take_back=True)
    assert (made.plan.size, made.plan.preset) == (2, "classic_4")
    with pytest.raises(NoOpponents):
        await opened(world, game="classic_3")


async def test_a_person_enters_once(world):
    cup = await opened(world)
    await entered(world, cup, [ANA])
    with pytest.raises(AlreadyEntered):
        await entered(world, cup, [ANA])
    await world.services.tournaments.withdraw(GUILD, cup, ANA.user)
    with pytest.raises(NotEntered):
        await world.services.tournaments.withdraw(GUILD, cup, ANA.user)
    await entered(world, cup, [ANA])
    assert [one.people[0].user for one in (await now(world, cup)).entries] == [ANA.user]


async def test_everybody_who_enters_at_the_same_moment_is_in(request, tmp_path):
    async with a_store("sqlite", request, tmp_path) as store:
        world = World(store)
        await world.start()
        cup = await opened(world)
        people = [a_person(number) for number in range(1, 65)]
        await asyncio.gather(*(world.services.tournaments.enter(GUILD, cup, one) for one in people))
        entries = (await now(world, cup)).entries
        assert [entry.people[0].user for entry in entries] == [one.user for one in people]
        await world.end()


async def test_a_partner_has_to_agree(world):
    cup = await opened(world, game="classic_4")
    sign_up = world.services.tournaments
    await sign_up.enter(GUILD, cup, ANA, BEN)
    with pytest.raises(AlreadyEntered):
        await sign_up.enter(GUILD, cup, ANA, CYD)
    with pytest.raises(NotAsked):
        await sign_up.answer(GUILD, cup, CYD.user, agrees=True)
    assert (await now(world, cup)).active == ()
    await sign_up.answer(GUILD, cup, BEN.user, agrees=False)
    assert (await now(world, cup)).entries == ()
    await sign_up.enter(GUILD, cup, ANA, BEN)
    await sign_up.answer(GUILD, cup, BEN.user, agrees=True)
    with pytest.raises(AlreadyEntered):
        await sign_up.enter(GUILD, cup, CYD, BEN)
    with pytest.raises(NotAsked):
        await sign_up.answer(GUILD, cup, BEN.user, agrees=False)
    assert len((await now(world, cup)).active) == 1


async def test_a_request_is_answered_by_who_was_asked_alone(world):
    cup = await opened(world, game="classic_4")
    sign_up = world.services.tournaments
    await sign_up.enter(GUILD, cup, ANA, CYD)
    with pytest.raises(AlreadyEntered) as refused:
        await sign_up.enter(GUILD, cup, BEN, CYD)
    assert refused.value.facts["why"] == "asked"
    # A message that asks for somebody else, who has withdrawn, answers nothing.
    await sign_up.withdraw(GUILD, cup, ANA.user)
    assert (await now(world, cup)).declined == ()
    await sign_up.enter(GUILD, cup, BEN, CYD)
    asking = (await now(world, cup)).entries[0].number
    with pytest.raises(NotAsked):
        await sign_up.answer(GUILD, cup, CYD.user, agrees=True, entry=asking + 1)
    # Who was asked and withdraws has said no.
    await sign_up.withdraw(GUILD, cup, CYD.user)
    assert [entry.people[0].user for entry in (await now(world, cup)).declined] == [BEN.user]
    assert (await now(world, cup)).entries == ()


def test_the_number_of_an_entry_that_is_just_being_asked_about_is_not_used_again():
    """The message would be taken for the one that asks somebody else."""
    cup = signed_up(TournamentKind.SWISS, 2)
    assert cup.next_number == 3
    assert structs.replace(cup, posts={"main": 5, "ask.4": 6}, posting="ask.7").next_number == 8


async def test_who_is_asked_may_enter_with_somebody_else(world):
    cup = await opened(world, game="classic_4")
    sign_up = world.services.tournaments
    await sign_up.enter(GUILD, cup, ANA, BEN)
    await sign_up.enter(GUILD, cup, BEN, CYD)
    await sign_up.enter(GUILD, cup, DOT)
    entries = (await now(world, cup)).entries
    assert [[one.user for one in entry.people] for entry in entries] == [
        [BEN.user, CYD.user],
        [DOT.user, None],
    ]


async def test_pairs_that_are_not_agreed_are_left_out_at_the_start(world):
    cup = await opened(world, game="classic_4")
    sign_up = world.services.tournaments
    await sign_up.enter(GUILD, cup, ANA, BEN)
    await sign_up.enter(GUILD, cup, CYD)
    with pytest.raises(TooFewEntries):
        await sign_up.start(GUILD, cup, EVE.user, fills=False)
    await sign_up.enter(GUILD, cup, DOT)
    await sign_up.start(GUILD, cup, EVE.user, fills=False)
    assert [[one.user for one in entry.people] for entry in (await now(world, cup)).entries] == [
        [CYD.user, None],
        [DOT.user, None],
    ]


async def test_nobody_enters_after_the_start_or_twice_starts_it(world):
    cup = await begun(world, 2)
    sign_up = world.services.tournaments
    for late in (
        sign_up.enter(GUILD, cup, PLAYERS[5]),
        sign_up.answer(GUILD, cup, PLAYERS[5].user, agrees=True),
        sign_up.start(GUILD, cup, EVE.user, fills=False),
    ):
        with pytest.raises(SignUpOver):
            await late
    assert len((await now(world, cup)).entries) == 2


async def test_only_the_organiser_and_admins_organise(world):
    cup = await opened(world)
    await entered(world, cup, 3)
    sign_up = world.services.tournaments
    stranger, player = PLAYERS[7], PLAYERS[0]
    for refused in (
        sign_up.start(GUILD, cup, stranger.user, fills=False),
        sign_up.cancel(GUILD, cup, player.user),
        sign_up.withdraw(GUILD, cup, player.user, user=PLAYERS[1].user),
        sign_up.substitute(GUILD, cup, player.user, player.user, stranger, key=a_key()),
    ):
        with pytest.raises(NotOrganiser):
            await refused
    await sign_up.withdraw(GUILD, cup, EVE.user, user=PLAYERS[1].user)
    await sign_up.start(GUILD, cup, stranger.user, is_admin=True, fills=False)
    assert (await now(world, cup)).stage is TournamentStage.RUNNING
    await sign_up.cancel(GUILD, cup, EVE.user)
    # What the organiser does with an own tournament is no act of an admin, except to open it.
    log = await world.store.admin_log(GUILD)
    assert [(entry.actor, entry.did) for entry in reversed(log)] == [
        (EVE.user, "tournament_opened"),
        (stranger.user, "tournament_started"),
    ]


async def test_nothing_is_done_to_a_tournament_that_is_closed(world):
    cup = await opened(world)
    await entered(world, cup, 2)
    sign_up = world.services.tournaments
    await sign_up.cancel(GUILD, cup, EVE.user)
    for late in (
        sign_up.cancel(GUILD, cup, EVE.user),
        sign_up.withdraw(GUILD, cup, PLAYERS[0].user),
        sign_up.substitute(GUILD, cup, EVE.user, PLAYERS[0].user, PLAYERS[5], key=a_key()),
    ):
        with pytest.raises(TournamentClosed):
            await late
    with pytest.raises(SignUpOver):
        await sign_up.enter(GUILD, cup, PLAYERS[5])


async def test_a_substitute_must_be_new_and_replaces_somebody_who_plays(world):
    cup = await opened(world)
    await entered(world, cup, 2)
    sign_up = world.services.tournaments
    with pytest.raises(AlreadyEntered):
        await sign_up.substitute(GUILD, cup, EVE.user, PLAYERS[0].user, PLAYERS[1], key=a_key())
    with pytest.raises(NotEntered):
        await sign_up.substitute(GUILD, cup, EVE.user, PLAYERS[5].user, PLAYERS[6], key=a_key())
    await sign_up.substitute(GUILD, cup, EVE.user, PLAYERS[0].user, PLAYERS[6], key=a_key())
    assert (await now(world, cup)).entry_of(PLAYERS[6].user).number == 1


async def test_another_servers_tournament_does_not_exist(world):
    cup = await opened(world)
    with pytest.raises(TournamentNotFound):
        await world.services.tournaments.get(GuildId(77), cup)
    assert await world.services.tournaments.all(GuildId(77)) == ()


async def test_there_are_limits(world, monkeypatch):
    monkeypatch.setattr("bot.service.tournaments.signing_up.MOST_PEOPLE", 2)
    cup = await opened(world)
    await entered(world, cup, 2)
    with pytest.raises(TournamentFull):
        await entered(world, cup, [PLAYERS[5]])
    for _ in range(MOST_OPEN - 1):
        await opened(world)
    with pytest.raises(TooManyTournaments):
        await opened(world)
    await world.services.tournaments.cancel(GUILD, cup, EVE.user)
    await opened(world)


async def test_whoever_finds_no_room_waits_and_is_told_when_there_is_some(world):
    cup = await opened(world)
    await world.services.tournaments.plan(GUILD, cup, EVE.user, most=2)
    await entered(world, cup, 4)
    tournament = await now(world, cup)
    assert [entry.number for entry in tournament.waiting] == [3, 4]
    assert "up.3" not in world.tournament_poster.posted
    await world.services.tournaments.withdraw(GUILD, cup, PLAYERS[0].user)
    await world.services.settle()
    tournament = await now(world, cup)
    assert [entry.number for entry in tournament.waiting] == [4]
    assert world.tournament_poster.posted[-1] == "up.3"
    # A new entry gets none of the numbers that messages have told.
    await world.services.tournaments.withdraw(GUILD, cup, PLAYERS[2].user)
    await entered(world, cup, [PLAYERS[2]])
    assert [entry.number for entry in (await now(world, cup)).entries] == [2, 4, 5]
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    playing = {entry.people[0].user for entry in (await now(world, cup)).entries}
    assert playing == {PLAYERS[1].user, PLAYERS[3].user}


async def test_limits_are_changed_before_the_start_only(world):
    cup = await opened(world)
    await entered(world, cup, 4)
    with pytest.raises(NotOrganiser):
        await world.services.tournaments.plan(GUILD, cup, PLAYERS[0].user, most=2)
    await world.services.tournaments.plan(GUILD, cup, EVE.user, most=3)
    assert [entry.waited for entry in (await now(world, cup)).entries] == [False, False, False, True]
    await world.services.tournaments.plan(GUILD, cup, EVE.user, most=0)
    await world.services.settle()
    assert (await now(world, cup)).waiting == ()
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    with pytest.raises(SignUpOver):
        await world.services.tournaments.plan(GUILD, cup, EVE.user, most=2)
