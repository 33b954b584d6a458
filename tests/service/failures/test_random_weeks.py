"""Weeks at one table by chance: people come and go, take back, are replaced, and the process dies now and then."""

from datetime import timedelta
from random import Random

import pytest

from bot.canasta.actions import Action, LayDown, TakePile
from bot.canasta.engine import legal_actions, start_match
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.clocks.terms import Terms
from bot.service.errors import ServiceError
from bot.service.history.replaying import replayed_steps
from bot.service.ids import TableId, UserId
from bot.service.matches.commands import TakeBack
from bot.service.matches.record import Person, TableStatus
from bot.service.matches.tables import Tables
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World

PEOPLE = (ANA, BEN, CYD, DOT, EVE, *(Person(UserId(300 + number), f"P{number}") for number in range(3)))


def chosen(actions: list[Action], rng: Random) -> Action:
    building = [action for action in actions if isinstance(action, LayDown | TakePile)]
    return rng.choice(building if building and rng.random() < 0.7 else actions)


async def something_happens(world: World, table: TableId, rng: Random) -> None:
    """One of the things that people do besides playing; most of them are refused most of the time."""
    substitutes, person, other = world.services.substitutes, rng.choice(PEOPLE), rng.choice(PEOPLE)
    seat = Seat(rng.randrange(4))
    record = await world.record(table)
    match rng.randrange(8):
        case 0 | 1:
            to = other.user if rng.random() < 0.5 else None
            await substitutes.offer(table, person.user, to=to, key=a_key())
        case 2 | 3 if record.offers:
            await substitutes.take(table, person, rng.choice(record.offers).seat, key=a_key())
        case 4:
            await substitutes.withdraw(table, person.user, seat=seat, key=a_key())
        case 5 if len(record.people) > 2:
            await substitutes.replace(table, seat, "steady", key=a_key())
        case 6:
            await substitutes.replace(table, seat, person, key=a_key())
        case _:
            await world.services.play.act(TakeBack(table, person.user, a_key()))


async def look_around(world: World, table: TableId, names: dict[int, tuple[str, ...]]) -> None:
    """Everybody sees what he may see, and nobody more; the history keeps its names."""
    record = await world.record(table)
    users = [holder.user for holder in record.people]
    assert len(set(users)) == len(users)
    assert [holder.seat for holder in record.seats] == list(range(4))
    assert record.host in users or not users
    for person in PEOPLE:
        log = await world.services.queries.log(table, person.user)
        seat = record.seat_of(person.user)
        assert log.seat == seat
        holder = None if seat is None else record.holder_of(seat)
        private = [
            entry.version
            for entry in log.entries
            if any(event.audience is not None for event in entry.events)
        ]
        if holder is None:
            assert not private
        else:
            assert all(version > holder.since for version in private)
            hand = await world.services.queries.hand(table, person.user)
            assert hand.view == await world.view(table, holder.seat)
    for version, seen in names.items():
        assert tuple(record.name_at(Seat(seat), version) for seat in range(4)) == seen


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_people_do_the_match_is_whole(world: World, seed: int) -> None:
    rng = Random(seed)
    rules = rules_of(("classic_4", "samba", "hand_and_foot", "modern_american")[seed])
    table = await world.playing(rules=rules, terms=Terms(take_back=True, discard_hold=20 * (seed % 2)))
    names: dict[int, tuple[str, ...]] = {}
    done = refused = held = 0
    for step in range(700):
        record = await world.record(table)
        if record.status is not TableStatus.PLAYING:
            break
        if rng.random() < 0.4:
            try:
                await something_happens(world, table, rng)
                done += 1
            except ServiceError:
                refused += 1
        elif record.held is not None:
            held += 1
            await world.pass_time(timedelta(seconds=20))
        elif record.turn and record.pause is None:
            seat = await world.seat_to_act(table)
            holder = record.holder_of(seat)
            if holder is not None and holder.player is None:
                action = chosen(list(legal_actions(await world.view(table, seat))), rng)
                after = (await world.act(table, action)).record
                if after.held is not None:
                    continue
                # Who sat there then is what the history says of it, also when he leaves right after.
                names[after.version] = tuple(after.name_of(Seat(seat)) for seat in range(4))
        await world.services.settle()
        if rng.random() < 0.05:
            await world.restart()
        if rng.random() < 0.05:
            await world.pass_time(timedelta(hours=5))
        if step % 25 == 0:
            await look_around(world, table, names)
    assert done > 30
    assert refused > 40
    assert (held > 10) is bool(seed % 2)
    await look_around(world, table, names)
    record = await world.record(table)
    replayed = list(replayed_steps(start_match(record.rules), await world.store.actions(table)))
    assert all(moment.is_as_stored for moment in replayed)
    assert replayed[-1].state == (await Tables(world.store).get(table)).dealt()
