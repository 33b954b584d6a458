"""Tables whose players leave, and what is told of it."""

from datetime import timedelta

from bot.canasta.seats import Seat
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId, UserId
from bot.service.matches.record import Person, TableRecord
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World

FAY = Person(UserId(200), "Fay")


async def news(world: World, kind: News) -> list[TableNews]:
    await world.services.settle()
    return [notice for notice in world.messenger.told(TableNews) if notice.news is kind]


async def to_act(world: World, table: TableId) -> tuple[Person, Seat]:
    """Who must act, and where he sits."""
    seat = await world.seat_to_act(table)
    return (ANA, BEN, CYD, DOT)[seat], seat


async def handed(world: World, table: TableId, person: Person, to: Person = EVE) -> TableRecord:
    """This person's seat is somebody else's now."""
    substitutes = world.services.substitutes
    seat = (await world.record(table)).seat_of(person.user)
    assert seat is not None
    await substitutes.offer(table, person.user, to=to.user, key=a_key())
    return await substitutes.take(table, to, seat, key=a_key())


DAY_A_TURN = Terms(pace=Pace.TURNS, hours=24, vacation_hours=0, on_time_out=TimeOut.WAIT, reminders=(12,))


async def pass_hours(world: World, hours: int) -> None:
    for _ in range(hours // 2):
        await world.pass_time(timedelta(hours=2))
