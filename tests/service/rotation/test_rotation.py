"""Rotating partners from the lobby to the last match."""

import msgspec.json
import pytest
from msgspec import structs

from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.rules.validate import problems_of
from bot.canasta.seats import Seat, seating_for
from bot.service.change import Change
from bot.service.errors import (
    NotHost,
    NotSeated,
    RotationHasBegun,
    RotationImpossible,
    TableFull,
)
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, TableId, UserId
from bot.service.matches.record import Person, TableRecord, TableStatus
from bot.service.rotation.model import ROUNDS, Rotation, RotationPlace
from bot.service.rotation.progress import can_rotate, next_match, with_rotation, without_rotation
from tests.storage.changes import new_record
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World

FAY = Person(UserId(120), "Fay")


async def lobby(world: World, *more: Person, rounds: int | None = 2) -> TableId:
    """A table of Ana, Ben, Cyd and Dot, and others who sit out first."""
    table = await world.new_table(ANA)
    await world.seat(table, BEN, CYD, DOT)
    await world.services.lobby.rotate(table, ANA.user, is_on=True, rounds=rounds, key=a_key())
    for person in more:
        await world.services.lobby.join(table, person, key=a_key())
    return table


def rotation_of(record: TableRecord) -> Rotation:
    assert record.rotation is not None
    return record.rotation


async def play(world: World, table: TableId, totals: tuple[int, int]) -> TableRecord:
    """The match is started and over at once with these totals."""
    record = await world.record(table)
    if record.status is TableStatus.LOBBY:
        starter = next(holder.user for holder in record.seats if holder.user is not None)
        await world.services.lobby.start(table, starter, key=a_key())
        await world.services.settle()
    await world.put(table, playing("K 4", totals=totals).state)
    record = await world.record(table)
    over = structs.replace(record, status=TableStatus.FINISHED, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=over, deadlines=()))
    return over


async def go_on(world: World, table: TableId, person: Person = ANA) -> TableRecord:
    return await world.services.creation.rematch(table, person, key=a_key())


def points(record: TableRecord) -> dict[str, int]:
    return {place.name: place.points for place in rotation_of(record).places}


def partners(record: TableRecord) -> set[frozenset[str]]:
    names = [holder.name for holder in record.seats]
    return {frozenset(names[0::2]), frozenset(names[1::2])}


async def test_three_matches_in_which_everybody_is_everybodys_partner(world: World) -> None:
    table = await lobby(world)
    assert (await world.record(table)).rules.end.round_count == 2
    first = await play(world, table, (500, 200))
    second = await go_on(world, table, DOT)
    assert points(second) == {"Ana": 500, "Ben": 200, "Cyd": 500, "Dot": 200}
    assert (second.host, second.status, second.rules) == (DOT.user, TableStatus.LOBBY, first.rules)
    assert await go_on(world, table, BEN) == second  # the one that is there
    with pytest.raises(NotSeated):
        await go_on(world, table, EVE)
    await world.services.table_channels.move(second.id, DOT.user, channel=ChannelId(9))
    await world.restart()
    assert (await go_on(world, table)).id == second.id
    await play(world, second.id, (100, -50))
    third = await go_on(world, second.id)
    await play(world, third.id, (0, 10))
    latest = world.services.creation.latest_match
    assert [(await latest(one)).id for one in (table, second.id, third.id)] == [third.id] * 3
    found = [partners(await world.record(one)) for one in (table, second.id, third.id)]
    assert {pair for pairs in found for pair in pairs} == {
        frozenset(pair.split()) for pair in ("Ana Cyd", "Ben Dot", "Ana Dot", "Ben Cyd", "Ana Ben", "Cyd Dot")
    }
    again = await go_on(world, third.id)
    assert (await latest(table)).id == third.id  # a rematch begins another rotation
    assert again.reserved
    assert rotation_of(again) == Rotation(rounds=2)


async def test_who_comes_fifth_sits_out_first_and_moves_up_for_who_leaves(world: World) -> None:
    table = await lobby(world, EVE, FAY)
    record = await world.record(table)
    assert [one.name for one in rotation_of(record).waiting] == ["Eve", "Fay"]
    assert len(record.people) == 4
    await world.services.lobby.leave(table, BEN.user, key=a_key())
    record = await world.record(table)
    assert [holder.name for holder in record.seats] == ["Ana", "Eve", "Cyd", "Dot"]
    document = msgspec.json.decode(await world.services.privacy.document(FAY))
    assert [one["rotation"] for one in document["tables"]] == [{"sits_out": True}]
    await world.services.lobby.leave(table, FAY.user, key=a_key())
    await world.services.lobby.join(table, FAY, key=a_key())
    with pytest.raises(NotSeated):
        await world.services.lobby.start(table, FAY.user, key=a_key())
    over = await play(world, table, (300, 100))
    assert rotation_of(over).matches == 5
    second = await go_on(world, table, FAY)
    assert second.seat_of(FAY.user) is not None
    out = rotation_of(second).sitting_out
    assert [(place.name, place.points, place.matches) for place in out] == [("Cyd", 300, 1)]


async def test_at_most_eight_take_part_and_computers_are_no_reason_to_wait(world: World) -> None:
    table = await lobby(world, *(Person(UserId(200 + n), f"P{n}") for n in range(4)))
    with pytest.raises(TableFull):
        await world.services.lobby.join(table, EVE, key=a_key())
    other = await world.new_table(ANA)
    await world.services.lobby.rotate(other, ANA.user, is_on=True, key=a_key())
    for _ in range(3):
        await world.services.lobby.add_computer(other, ANA.user, key=a_key())
    with pytest.raises(TableFull):
        await world.services.lobby.join(other, EVE, key=a_key())


async def test_who_takes_a_seat_over_takes_the_points_over(world: World) -> None:
    table = await lobby(world, EVE)
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    # Eve sits out, and takes over from Ben; a computer has her own place from then on.
    await world.services.substitutes.offer(table, BEN.user, to=EVE.user, key=a_key())
    await world.services.substitutes.take(table, EVE, Seat(1), key=a_key())
    await world.services.settle()
    await play(world, table, (50, 70))
    second = await go_on(world, table)
    places = rotation_of(second).places
    assert [(place.user, place.points) for place in places] == [
        (ANA.user, 50),
        (EVE.user, 70),
        (CYD.user, 50),
        (DOT.user, 70),
        (None, 0),
    ]
    assert sum(holder.is_computer for holder in second.seats) == 1


async def test_a_person_who_is_gone_or_erased_is_followed_by_a_computer(world: World) -> None:
    table = await lobby(world)
    await play(world, table, (50, 70))
    second = await go_on(world, table)
    await world.services.lobby.leave(second.id, DOT.user, key=a_key())
    await world.services.lobby.add_computer(second.id, ANA.user, key=a_key())
    await play(world, second.id, (5, 7))
    await world.services.privacy.forget(BEN)
    third = await go_on(world, second.id)
    assert [place.points for place in rotation_of(third).places] == [55, 77, 57, 75]
    assert {holder.user for holder in third.people} == {ANA.user, CYD.user}
    assert len(third.seats) == 4
    assert "Ben" not in repr(third)


async def test_who_sits_out_is_erased_before_the_first_match_and_after_it(world: World) -> None:
    table = await lobby(world, EVE, FAY)
    await world.services.privacy.forget(FAY)
    assert [one.name for one in rotation_of(await world.record(table)).waiting] == ["Eve"]
    await play(world, table, (50, 70))
    await world.services.privacy.forget(EVE)
    record = await world.record(table)
    assert "Eve" not in repr(record)
    assert rotation_of(record).places[4] == RotationPlace("Somebody")


async def test_seats_game_and_rotation_stay_once_it_has_begun(world: World) -> None:
    table = await lobby(world)
    await play(world, table, (0, 0))
    second = await go_on(world, table)
    services = world.services
    with pytest.raises(RotationHasBegun):
        await services.lobby.rotate(second.id, ANA.user, is_on=False, key=a_key())
    with pytest.raises(RotationHasBegun):
        await services.lobby.choose_seat(second.id, BEN.user, second.seats[0].seat, key=a_key())
    chosen = ChosenRules(rules_of("samba"), "samba")
    with pytest.raises(RotationHasBegun):
        await services.lobby.choose_game(second.id, ANA.user, chosen, key=a_key())
    await services.lobby.cancel(second.id, second.host, key=a_key())
    repeated = await go_on(world, table)
    assert repeated.id != second.id
    assert rotation_of(repeated) == rotation_of(second)


async def test_only_the_host_chooses_and_only_for_two_pairs(world: World) -> None:
    table = await world.new_table(ANA)
    await world.services.lobby.join(table, BEN, key=a_key())
    choose = world.services.lobby.rotate
    with pytest.raises(NotHost):
        await choose(table, BEN.user, is_on=True, key=a_key())
    await choose(table, ANA.user, is_on=True, rounds=4, key=a_key())
    samba = ChosenRules(rules_of("samba"), "samba")
    record = await world.services.lobby.choose_game(table, ANA.user, samba, key=a_key())
    assert record.rules.end.round_count == 4
    await choose(table, ANA.user, is_on=False, key=a_key())
    assert (await world.record(table)).rules == samba.rules
    two = ChosenRules(rules_of("classic_2"), "classic_2")
    await choose(table, ANA.user, is_on=True, key=a_key())
    record = await world.services.lobby.choose_game(table, ANA.user, two, key=a_key())
    assert record.rotation is None
    with pytest.raises(RotationImpossible):
        await choose(table, ANA.user, is_on=True, key=a_key())


async def test_a_match_for_computers_alone_is_left_out(world: World) -> None:
    table = await lobby(world, EVE)
    record = await play(world, table, (0, 0))
    for person in (ANA, BEN, CYD, DOT):
        await world.services.privacy.forget(person)
    record = await world.record(table)
    following = next_match(record, TableId(9), EVE.user, world.time.now(), (0, 0), "steady")
    assert following is not None
    assert following.seat_of(EVE.user) is not None
    assert following.host == EVE.user


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_of_two_pairs_can_be_played_over_so_many_rounds(preset: str) -> None:
    rules = rules_of(preset)
    deal = rules.deal
    is_two_pairs = deal.seat_count == 4 and seating_for(deal.side_structure, 4).sides == (0, 1, 0, 1)
    if not can_rotate(rules):
        assert not is_two_pairs or deal.seat_draw != "as_seated"
        return
    record = new_record(rules=rules)
    for rounds in ROUNDS:
        rotating = with_rotation(record, rounds)
        assert problems_of(rotating.rules) == ()
        assert rotating.rules.end.round_count == rounds
        assert without_rotation(rotating) == record
