"""Tournaments of a whole service, whose matches are given up as soon as somebody is to win."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from bot.canasta.rules.presets import rules_of
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TournamentId
from bot.service.matches.record import Person
from bot.service.tournaments.model import Pairing, Tournament, TournamentKind, TournamentStage
from tests.support.fakes import a_key
from tests.support.world import CHANNEL, EVE, GUILD, World, a_person

A_MOMENT = timedelta(minutes=1)
PLAYERS = [a_person(number) for number in range(1, 9)]


async def opened(
    world: World, kind: TournamentKind = TournamentKind.SWISS, *, game: str = "classic_2", rounds: int = 0
) -> TournamentId:
    """A sign-up by Eve, who does not play."""
    made = await world.services.tournaments.create(
        EVE.user,
        guild=GUILD,
        channel=CHANNEL,
        name="Cup",
        kind=kind,
        chosen=ChosenRules(rules_of(game), game),
        days=7,
        rounds=rounds,
    )
    await world.services.settle()
    return made.id


async def entered(world: World, cup: TournamentId, people: int | list[Person]) -> None:
    for person in PLAYERS[:people] if isinstance(people, int) else people:
        await world.services.tournaments.enter(GUILD, cup, person)
    await world.services.settle()


async def begun(
    world: World,
    people: int = 4,
    kind: TournamentKind = TournamentKind.SWISS,
    *,
    game: str = "classic_2",
    rounds: int = 0,
    fills: bool = False,
) -> TournamentId:
    cup = await opened(world, kind, game=game, rounds=rounds)
    await entered(world, cup, people)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=fills)
    await world.services.settle()
    return cup


async def now(world: World, cup: TournamentId) -> Any:
    return await world.services.tournaments.get(GUILD, cup)


async def won_by(world: World, cup: TournamentId, pairing: Pairing, winner: int) -> None:
    """The other side gives the match up."""
    tournament: Tournament = await now(world, cup)
    [losers] = [side for side in pairing.sides if winner not in side]
    assert pairing.table is not None
    playing = [entry for entry in map(tournament.entry, losers) if not entry.is_out]
    for one in [one for entry in playing for one in entry.people]:
        if one.user is not None:
            await world.services.resigning.resign(pairing.table, one.user, key=a_key())
    await world.services.settle()


def lower_number(pairing: Pairing) -> int:
    return min(pairing.entries)


async def play_round(
    world: World, cup: TournamentId, winner: Callable[[Pairing], int] = lower_number
) -> None:
    """Every match that is being played ends."""
    for pairing in (await now(world, cup)).pairings:
        if pairing.is_being_played:
            await won_by(world, cup, pairing, winner(pairing))


async def play_out(world: World, cup: TournamentId) -> Any:
    """All rounds are played, each for longer than the message about it takes."""
    for _ in range(20):
        if (await now(world, cup)).stage is not TournamentStage.RUNNING:
            return await now(world, cup)
        await world.pass_time(A_MOMENT)
        await play_round(world, cup)
    raise AssertionError("it does not end")
