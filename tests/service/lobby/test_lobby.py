"""Filling a table, and who may do what."""

import asyncio

import pytest
from msgspec import structs

from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.service.delivery.notices import BoardRefresh, News, PingOver, TableNews
from bot.service.errors import (
    AlreadySeated,
    AlreadyStarted,
    MatchRunning,
    NoComputerThere,
    NoSuchSeat,
    NotHost,
    NotSeated,
    SeatsMissing,
    SeatTaken,
    TableClosed,
    TableFull,
    TableNotFound,
    UnknownLevel,
)
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, MessageId, TableId, UserId
from bot.service.matches.record import Person, Ping, TableStatus
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, RULES, THREAD, World


async def test_the_host_sits_down_first(world: World) -> None:
    table = await world.new_table(ANA)
    record = await world.record(table)
    assert (record.status, record.host, record.title) == (TableStatus.LOBBY, ANA.user, "Friday")
    assert [(holder.seat, holder.name, holder.user) for holder in record.seats] == [(0, "Ana", ANA.user)]
    assert record.free_seats == (1, 2, 3)
    assert record.place == CHANNEL
    assert (record.version, record.created) == (0, world.time.now())


async def test_tables_are_numbered_from_one(world: World) -> None:
    assert [await world.new_table() for _ in range(3)] == [1, 2, 3]


async def test_making_a_table_twice_with_one_click_makes_one(world: World) -> None:
    key = a_key()

    async def create() -> TableId:
        creation = world.services.creation
        return (
            await creation.create(ANA, guild=GUILD, channel=CHANNEL, chosen=ChosenRules(RULES), key=key)
        ).id

    assert set(await asyncio.gather(create(), create())) == {1}
    assert await create() == 1
    assert len(await world.services.queries.tables_in(GUILD)) == 1


async def test_people_made_tables_at_the_same_time(world: World) -> None:
    assert sorted(await asyncio.gather(*(world.new_table() for _ in range(4)))) == [1, 2, 3, 4]


async def test_joining_takes_the_seat_opposite_the_host_then_the_first_free_one_or_the_chosen_one(
    world: World,
) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.join(table, BEN, seat=Seat(1), key=a_key())
    await lobby.join(table, CYD, key=a_key())
    record = await lobby.join(table, DOT, key=a_key())
    names = [(holder.seat, holder.name) for holder in record.seats]
    assert names == [(0, "Ana"), (1, "Ben"), (2, "Cyd"), (3, "Dot")]


async def test_opposite_the_host_is_where_the_host_sits(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.choose_seat(table, ANA.user, Seat(1), key=a_key())
    await lobby.add_computer(table, ANA.user, key=a_key())
    record = await lobby.join(table, BEN, key=a_key())
    assert (record.seat_of(ANA.user), record.free_seats) == (1, (2,))
    record = await lobby.join(table, CYD, key=a_key())
    assert [holder.name for holder in record.seats if not holder.is_computer] == ["Ana", "Cyd", "Ben"]


@pytest.mark.parametrize(
    "game, seats",
    [
        ("classic_2", (1,)),
        ("scarne_3_cutthroat", (1, 2)),
        ("classic_5", (1, 2, 3, 4)),
        ("classic_6_three_teams", (3, 1, 2, 4, 5)),
        ("classic_6_two_teams", (1, 2, 3, 4, 5)),
    ],
)
async def test_the_first_to_join_sits_opposite_the_host_only_as_a_partner(
    world: World, game: str, seats: tuple[int, ...]
) -> None:
    table = await world.new_table(rules=rules_of(game))
    joined = [
        (await world.services.lobby.join(table, person, key=a_key())).seat_of(person.user)
        for person in (BEN, CYD, DOT, EVE, Person(UserId(120), "Fay"))[: len(seats)]
    ]
    assert tuple(joined) == seats


async def test_one_person_has_one_seat(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    with pytest.raises(AlreadySeated) as caught:
        await lobby.join(table, ANA, key=a_key())
    assert caught.value.facts == {"table": table, "seat": 0}


async def test_four_people_at_once_get_four_seats_and_the_fifth_none(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    results = await asyncio.gather(
        *(lobby.join(table, person, key=a_key()) for person in (BEN, CYD, DOT, EVE)), return_exceptions=True
    )
    assert [type(result).__name__ for result in results] == ["TableRecord"] * 3 + ["TableFull"]
    record = await world.record(table)
    assert sorted(holder.seat for holder in record.seats) == [0, 1, 2, 3]
    assert len({holder.user for holder in record.seats}) == 4


async def test_a_repeated_join_is_answered_with_the_table(world: World) -> None:
    table, lobby, key = await world.new_table(), world.services.lobby, a_key()
    first = await lobby.join(table, BEN, key=key)
    assert await lobby.join(table, BEN, key=key) == first


async def test_a_taken_or_missing_seat_is_refused(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    with pytest.raises(SeatTaken) as taken:
        await lobby.join(table, BEN, seat=Seat(0), key=a_key())
    assert taken.value.facts["name"] == "Ana"
    for seat in (-1, 4):
        with pytest.raises(NoSuchSeat):
            await lobby.join(table, BEN, seat=Seat(seat), key=a_key())
        with pytest.raises(NoSuchSeat):
            await lobby.choose_seat(table, ANA.user, Seat(seat), key=a_key())


async def test_a_full_table_says_how_many_seats_computers_hold(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    for _ in range(3):
        await lobby.add_computer(table, ANA.user, key=a_key())
    with pytest.raises(TableFull) as caught:
        await lobby.join(table, BEN, key=a_key())
    assert caught.value.facts == {"table": table, "seats": 4, "computers": 3}


async def test_partners_are_chosen_by_seats(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.join(table, BEN, key=a_key())
    record = await lobby.choose_seat(table, BEN.user, Seat(2), key=a_key())
    assert record.seat_of(BEN.user) == 2
    with pytest.raises(SeatTaken):
        await lobby.choose_seat(table, BEN.user, Seat(0), key=a_key())
    same = await lobby.choose_seat(table, BEN.user, Seat(2), key=a_key())
    assert same.revision == record.revision


async def test_a_computer_gives_its_seat_and_takes_the_other(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.add_computer(table, ANA.user, seat=Seat(3), key=a_key())
    record = await lobby.choose_seat(table, ANA.user, Seat(3), key=a_key())
    assert [(holder.seat, holder.is_computer) for holder in record.seats] == [(0, True), (3, False)]


async def test_computers_have_names_of_their_own_and_go_last_come_first(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    for _ in range(3):
        await lobby.add_computer(table, ANA.user, key=a_key())
    record = await world.record(table)
    names = [holder.name for holder in record.seats if holder.is_computer]
    assert len(set(names)) == 3
    record = await lobby.remove_computer(table, ANA.user, key=a_key())
    assert [holder.name for holder in record.seats if holder.is_computer] == names[:2]
    record = await lobby.remove_computer(table, ANA.user, seat=Seat(1), key=a_key())
    assert [holder.name for holder in record.seats if holder.is_computer] == names[1:2]
    with pytest.raises(NoComputerThere):
        await lobby.remove_computer(table, ANA.user, seat=Seat(0), key=a_key())


async def test_an_unknown_level_is_refused(world: World) -> None:
    table = await world.new_table()
    with pytest.raises(UnknownLevel) as caught:
        await world.services.lobby.add_computer(table, ANA.user, level="oracle", key=a_key())
    assert caught.value.facts == {"level": "oracle", "levels": ("steady",)}


async def test_a_changed_computer_keeps_its_place_and_has_a_name_of_its_own(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    for _ in range(2):
        await lobby.add_computer(table, ANA.user, key=a_key())
    record = await lobby.change_computer(table, ANA.user, Seat(1), character="domino", key=a_key())
    assert [(one.name, one.character, one.joined) for one in record.seats[1:]] == [
        ("Domino 2", "domino", 1),
        ("Domino", "domino", 2),
    ]
    same = await lobby.change_computer(table, ANA.user, Seat(1), level="steady", key=a_key())
    assert same.revision == record.revision
    for seat in (Seat(0), Seat(3), Seat(9)):
        with pytest.raises(NoComputerThere):
            await lobby.change_computer(table, ANA.user, seat, character="maple", key=a_key())
    with pytest.raises(UnknownLevel):
        await lobby.change_computer(table, ANA.user, Seat(1), level="oracle", key=a_key())


async def test_only_the_seated_change_a_table(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.add_computer(table, ANA.user, seat=Seat(3), key=a_key())
    for attempt in (
        lobby.add_computer(table, EVE.user, key=a_key()),
        lobby.change_computer(table, EVE.user, Seat(3), character="maple", key=a_key()),
        lobby.remove_computer(table, EVE.user, key=a_key()),
        lobby.start(table, EVE.user, key=a_key()),
        lobby.leave(table, EVE.user, key=a_key()),
        lobby.choose_seat(table, EVE.user, Seat(1), key=a_key()),
    ):
        with pytest.raises(NotSeated):
            await attempt


async def test_a_leaving_host_hands_the_table_to_the_next_who_joined(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.add_computer(table, ANA.user, key=a_key())
    await lobby.join(table, BEN, seat=Seat(3), key=a_key())
    await lobby.join(table, CYD, seat=Seat(2), key=a_key())
    record = await lobby.leave(table, ANA.user, key=a_key())
    assert record.host == BEN.user
    assert record.status is TableStatus.LOBBY
    await world.services.settle()
    assert [notice.news for notice in world.messenger.told(TableNews)][-2:] == [News.LEFT, News.HOST_CHANGED]


async def test_the_last_human_to_leave_closes_the_table(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.add_computer(table, ANA.user, key=a_key())
    record = await lobby.leave(table, ANA.user, key=a_key())
    assert record.status is TableStatus.CANCELLED
    with pytest.raises(TableClosed):
        await lobby.join(table, BEN, key=a_key())


async def test_a_match_needs_all_its_seats(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    await lobby.join(table, BEN, key=a_key())
    with pytest.raises(SeatsMissing) as caught:
        await lobby.start(table, ANA.user, key=a_key())
    assert caught.value.facts == {"table": table, "missing": 2, "seats": 4}


async def test_anybody_seated_starts_and_the_first_round_is_dealt(world: World) -> None:
    table = await world.playing(starter=CYD)
    record = await world.record(table)
    assert (record.status, record.version) == (TableStatus.PLAYING, 1)
    view = await world.view(table, 0)
    assert view.table.phase is Phase.DRAW
    assert record.turn_since == world.time.now()


async def test_once_started_the_seats_are_fixed(world: World) -> None:
    table, lobby = await world.playing(), world.services.lobby
    for attempt in (
        lobby.join(table, EVE, key=a_key()),
        lobby.leave(table, ANA.user, key=a_key()),
        lobby.choose_seat(table, ANA.user, Seat(1), key=a_key()),
        lobby.add_computer(table, ANA.user, key=a_key()),
        lobby.remove_computer(table, ANA.user, key=a_key()),
        lobby.start(table, ANA.user, key=a_key()),
    ):
        with pytest.raises((AlreadyStarted, MatchRunning)):
            await attempt


async def test_a_repeated_start_starts_once(world: World) -> None:
    table, lobby, key = await world.new_table(), world.services.lobby, a_key()
    for _ in range(3):
        await lobby.add_computer(table, ANA.user, key=a_key())
    await asyncio.gather(lobby.start(table, ANA.user, key=key), lobby.start(table, ANA.user, key=key))
    assert (await lobby.start(table, ANA.user, key=key)).status is TableStatus.PLAYING
    await world.services.settle()
    assert [notice.news for notice in world.messenger.told(TableNews)].count(News.STARTED) == 1


async def test_the_host_or_an_admin_cancels(world: World) -> None:
    lobby = world.services.lobby
    table = await world.new_table()
    await lobby.join(table, BEN, key=a_key())
    with pytest.raises(NotHost) as caught:
        await lobby.cancel(table, BEN.user, key=a_key())
    assert caught.value.facts == {"table": table, "host": ANA.user}
    assert (await lobby.cancel(table, ANA.user, key=a_key())).status is TableStatus.CANCELLED
    with pytest.raises(TableClosed):
        await lobby.cancel(table, ANA.user, key=a_key())
    other = await world.new_table()
    record = await lobby.cancel(other, EVE.user, is_admin=True, key=a_key())
    assert record.status is TableStatus.CANCELLED


async def test_a_cancelled_match_waits_for_nobody(world: World) -> None:
    table = await world.playing((ANA,))
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    await world.services.settle()
    assert await world.store.next_deadline() is None


async def test_an_unknown_table_is_named(world: World) -> None:
    with pytest.raises(TableNotFound) as caught:
        await world.services.lobby.join(TableId(9), BEN, key=a_key())
    assert caught.value.facts == {"table": 9}
    assert caught.value.label == "table_not_found"


async def test_a_table_moves_and_its_board_with_it(world: World) -> None:
    table = await world.new_table()
    await world.services.table_channels.set_lobby(table, MessageId(70), version=0)
    record = await world.services.table_channels.set_place(table, thread=THREAD)
    assert (record.place, record.board_message) == (THREAD, None)
    record = await world.services.table_channels.set_lobby(table, MessageId(71), version=0)
    assert (record.board_message, record.board_version) == (71, 0)
    again = await world.services.table_channels.set_place(table, thread=THREAD)
    assert again == record
    record = await world.services.table_channels.set_place(table, thread=None)
    assert record.place == CHANNEL
    await world.services.settle()
    moved = [notice for notice in world.messenger.told(TableNews) if notice.news is News.MOVED]
    assert [notice.place for notice in moved] == [CHANNEL, THREAD]


async def test_a_table_may_be_made_in_a_thread(world: World) -> None:
    record = await world.services.creation.create(
        ANA, guild=GUILD, channel=CHANNEL, thread=ChannelId(9), chosen=ChosenRules(RULES), key=a_key()
    )
    assert record.place == 9


async def test_every_visible_change_refreshes_the_board(world: World) -> None:
    table, lobby = await world.new_table(), world.services.lobby
    for change in (
        lobby.join(table, BEN, key=a_key()),
        lobby.add_computer(table, BEN.user, key=a_key()),
        lobby.choose_seat(table, BEN.user, Seat(3), key=a_key()),
    ):
        await world.services.settle()
        world.messenger.delivered.clear()
        await change
        await world.services.settle()
        assert world.messenger.told(BoardRefresh) == [BoardRefresh(table, 0)]


async def test_a_call_is_remembered_in_place_of_the_one_before_and_only_for_the_turn_it_is_for(
    world: World,
) -> None:
    table = await world.playing()
    turn = (await world.record(table)).turn
    first, second, other = (
        Ping(turn, CHANNEL, MessageId(number), user)
        for number, user in ((1, ANA.user), (2, ANA.user), (3, BEN.user))
    )
    before = len(world.messenger.delivered)
    assert await world.services.table_channels.set_ping(table, first)
    assert await world.services.table_channels.set_ping(table, first)
    assert await world.services.table_channels.set_ping(table, other)
    assert await world.services.table_channels.set_ping(table, second, [first])
    assert (await world.record(table)).pings == (other, second)
    assert len(world.messenger.delivered) == before  # nothing of it is to be seen
    late = structs.replace(first, turn="9.9.9", message=MessageId(4))
    assert not await world.services.table_channels.set_ping(table, late)
    await world.play_turn(table)
    assert (await world.record(table)).pings == ()
    assert {over.message for over in world.messenger.told(PingOver)} == {second.message, other.message}
    assert not await world.services.table_channels.set_ping(table, first)


async def test_what_called_somebody_goes_with_a_table_that_is_given_up(world: World) -> None:
    table = await world.playing()
    record = await world.record(table)
    await world.services.table_channels.set_ping(table, Ping(record.turn, CHANNEL, MessageId(1), ANA.user))
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    await world.services.settle()
    assert [over.message for over in world.messenger.told(PingOver)] == [MessageId(1)]
    assert not await world.services.table_channels.set_ping(
        table, Ping(record.turn, CHANNEL, MessageId(2), ANA.user)
    )
