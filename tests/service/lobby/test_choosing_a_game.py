"""Another game for a table that has not started: who may choose it, and where everybody sits afterwards."""

from random import Random

import pytest
from msgspec import structs

from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.deals.verifying import proof_of
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import AlreadyStarted, NotHost, TooFewSeats
from bot.service.history.exports import match_json
from bot.service.history.replays import with_frames
from bot.service.history.rounds import rounds_of
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TableId, UserId
from bot.service.lobby.seating import seated_for
from bot.service.matches.record import Person, Reservation, SeatHolder, TableRecord
from tests.service.history.test_exports import eager
from tests.support.fakes import ScriptedComputer, a_key
from tests.support.samples import record_of
from tests.support.world import ANA, BEN, CYD, World


def of(preset: str) -> ChosenRules:
    return ChosenRules(rules_of(preset), preset)


async def choose(world: World, table: TableId, person: Person, preset: str) -> TableRecord:
    return await world.services.lobby.choose_game(table, person.user, of(preset), key=a_key())


async def test_the_host_chooses_another_game_and_everybody_is_told(world: World) -> None:
    table = await world.new_table(ANA)
    before = await world.record(table)
    record = await choose(world, table, ANA, "samba")
    assert (record.rules, record.preset, record.house_rule) == (rules_of("samba"), "samba", "")
    assert (record.terms, record.title, record.coming_deal) == (
        before.terms,
        before.title,
        before.coming_deal,
    )
    assert await world.record(table) == record
    await world.services.settle()
    assert TableNews(table, News.GAME, ANA.user, "Ana") in world.messenger.told(TableNews)


async def test_the_same_game_again_changes_nothing(world: World) -> None:
    table = await world.new_table(ANA)
    first = await choose(world, table, ANA, "samba")
    assert await choose(world, table, ANA, "samba") == first


async def test_nobody_but_the_host_chooses(world: World) -> None:
    table = await world.new_table(ANA)
    await world.services.lobby.join(table, BEN, key=a_key())
    with pytest.raises(NotHost):
        await choose(world, table, BEN, "samba")
    chosen = await world.services.lobby.choose_game(table, BEN.user, of("samba"), is_admin=True, key=a_key())
    assert chosen.preset == "samba"


async def test_the_game_of_a_match_stays(world: World) -> None:
    table = await world.playing()
    with pytest.raises(AlreadyStarted):
        await choose(world, table, ANA, "samba")


async def test_a_game_needs_a_seat_for_everybody(world: World) -> None:
    table = await world.new_table(ANA)
    for person in (BEN, CYD):
        await world.services.lobby.join(table, person, key=a_key())
    before = await world.record(table)
    with pytest.raises(TooFewSeats) as refused:
        await choose(world, table, ANA, "classic_2")
    assert refused.value.facts == {"table": table, "people": 3, "seats": 2}
    assert await world.record(table) == before


async def test_a_round_of_the_chosen_game_is_played_and_its_deal_is_proved() -> None:
    world = World(computers={"eager": ScriptedComputer(eager)})
    await world.start()
    table = await world.new_table(ANA)
    await world.services.cuts.cut(table, ANA, "lucky seven", key=a_key())
    await choose(world, table, ANA, "classic_2")
    await world.services.lobby.join(table, BEN, key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    assert (await world.view(table, 0)).table.rules == rules_of("classic_2")
    rng = Random("another game")
    while not [one for one in await rounds_of(world.store, table) if one.is_over]:
        await world.act(table, eager(await world.view(table, await world.seat_to_act(table)), rng))
        await world.services.settle()
    proof = proof_of(match_json(with_frames(await world.services.replays.rows(table))))
    assert proof.is_good, proof


def people(*seats: int) -> tuple[SeatHolder, ...]:
    return tuple(
        SeatHolder(Seat(seat), f"P{seat}", user=UserId(ANA.user + seat), joined=seat) for seat in seats
    )


def computers(*seats: int) -> tuple[SeatHolder, ...]:
    return tuple(SeatHolder(Seat(seat), f"C{seat}", computer="steady", joined=10 + seat) for seat in seats)


@pytest.mark.parametrize(
    "preset, holders, expected",
    [
        # Who has a seat in the new game keeps it, also where it has more.
        ("classic_6_two_teams", people(0, 3), {"P0": 0, "P3": 3}),
        ("classic_2", (*people(0), *computers(1)), {"P0": 0, "C1": 1}),
        # Others move to the lowest free seat; a computer makes room and moves, too, or leaves.
        ("classic_2", (*people(0), *computers(1, 2, 3)), {"P0": 0, "C1": 1}),
        ("classic_2", (*people(0, 2), *computers(1)), {"P0": 0, "P2": 1}),
        ("classic_3", (*people(0, 3), *computers(1)), {"P0": 0, "P3": 1, "C1": 2}),
        ("classic_2", (*people(3), *computers(0, 1, 2)), {"P3": 0, "C0": 1}),
    ],
)
def test_everybody_has_a_seat_that_the_game_has(preset, holders, expected) -> None:
    record = structs.replace(record_of(), seats=tuple(sorted(holders, key=lambda one: one.seat)))
    changed = seated_for(record, rules_of(preset))
    assert {holder.name: holder.seat for holder in changed.seats} == expected
    assert [holder.seat for holder in changed.seats] == sorted(expected.values())


def test_reserved_seats_move_as_people_do() -> None:
    kept = (Reservation(Seat(1), BEN.user, "Ben"), Reservation(Seat(3), CYD.user, "Cyd"))
    record = structs.replace(record_of(), seats=(*people(0), *computers(2)), reserved=kept)
    changed = seated_for(record, rules_of("classic_3"))
    assert [(one.seat, one.name) for one in changed.reserved] == [(1, "Ben"), (2, "Cyd")]
    assert [holder.name for holder in changed.seats] == ["P0"]
