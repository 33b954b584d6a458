"""How a call reaches a person, and which calls are due."""

import pytest
from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.delivery.notices import (
    Call,
    CallRoute,
    PartnerQuestion,
    Reminder,
    TimeIsUp,
    TurnPing,
    is_due,
    route_of,
)
from bot.service.ids import TableId
from bot.service.matches.record import AGREED, Pause
from bot.service.people.settings import Notify, PlayerSettings
from tests.support.world import ANA, BEN, World

TABLE = TableId(1)
PING = TurnPing(TABLE, ANA.user, Seat(0), 1, "1.1.0")
REMINDER = Reminder(TABLE, ANA.user, Seat(0), "1.1.0", 1)
QUESTION = PartnerQuestion(TABLE, ANA.user, Seat(0), Seat(2), version=1, turn="1.1.0")


@pytest.mark.parametrize(
    "call, notify, closed, route",
    [
        (PING, Notify.TABLE, False, CallRoute.TABLE),
        (PING, Notify.DIRECT, False, CallRoute.DIRECT),
        (PING, Notify.DIRECT, True, CallRoute.TABLE),
        (REMINDER, Notify.NEVER, False, CallRoute.NONE),
        (QUESTION, Notify.NEVER, False, CallRoute.TABLE_SILENT),
        (QUESTION, Notify.DIRECT, False, CallRoute.DIRECT),
    ],
)
def test_a_call_takes_the_route_that_the_person_has_chosen(
    call: Call, notify: Notify, closed: bool, route: CallRoute
) -> None:
    assert route_of(call, PlayerSettings(ANA.user, notify=notify, direct_closed=closed)) is route


async def test_a_call_is_due_while_the_table_waits_for_that_person(world: World) -> None:
    record = await world.record(await world.playing())
    seat = record.seats_waited_for[0]
    holder = record.holder_of(seat)
    assert holder is not None
    assert holder.user is not None
    call = TurnPing(record.id, holder.user, seat, record.version, record.turn)
    time_is_up = TimeIsUp(record.id, seat, record.turn)
    assert is_due(record, call)
    assert is_due(record, time_is_up)
    stood_in = structs.replace(
        record,
        seats=tuple(
            structs.replace(one, stand_in="steady") if one.seat == seat else one for one in record.seats
        ),
    )
    assert not is_due(stood_in, call)
    other = BEN.user if holder.user != BEN.user else ANA.user
    assert not is_due(record, structs.replace(call, user=other))
    later = structs.replace(record, turn="1.2.0")
    paused = structs.replace(record, pause=Pause(record.created, AGREED))
    for changed in (later, paused):
        assert not is_due(changed, call)
        assert not is_due(changed, time_is_up)
