"""What a person may ask about his own data. Each test runs on both stores; the database is looked through whole."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.cards import FACES
from bot.canasta.codec import decode_events
from bot.canasta.engine import start_match
from bot.canasta.notation.writing import card_text
from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.change import Change
from bot.service.clocks.terms import NextRound, Terms
from bot.service.daily.schedule import DailyVote
from bot.service.deals.coming_deal import ComingDeal, Cut
from bot.service.delivery.notices import BoardRefresh, CutGiven, TurnPing
from bot.service.errors import SawAnotherHand, StaleTable
from bot.service.history.replaying import replayed_steps
from bot.service.ids import MessageId, TableId, UserId
from bot.service.matches.draft import DraftPlay
from bot.service.matches.record import Person, TableStatus
from bot.service.people.anonymising import NOBODY, SOMEBODY
from bot.storage.postgres.store import PostgresStore
from bot.storage.schema import metadata
from bot.storage.sqlite.store import SqliteStore
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.stores.opened import QUICK, on_a_server_too, opened
from tests.support.stores.postgres import PostgresServer
from tests.support.world import ANA, BEN, CYD, DOT, GUILD, RULES, World

ZORA = Person(UserId(8_123_456_789_012_345_678), "Zora Quux")
STRANGER = UserId(8_999_456_789_012_345_678)
"""Requests are found by the digits of an id in their keys; a short id would stand in the number of one by chance."""


@pytest.fixture(params=QUICK)
async def world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    async with opened(request.param, request, tmp_path) as store:
        made = World(store)
        await made.start()
        yield made
        await made.end()


async def finished(world: World, table: TableId) -> None:
    """The match is over, as it stands."""
    record = await world.record(table)
    over = structs.replace(record, status=TableStatus.FINISHED, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=over, deadlines=()))


async def lived(world: World) -> dict[str, TableId]:
    """Zora leaves a trace in everything there is."""
    services = world.services
    over = await world.playing((ZORA, BEN, CYD))
    await world.play_turn(over)
    await finished(world, over)
    former = await world.playing((BEN, ZORA, CYD))
    await services.substitutes.offer(former, ZORA.user, key=a_key())
    seat = (await world.record(former)).seat_of(ZORA.user)
    assert seat is not None
    await services.substitutes.take(former, DOT, seat, key=a_key())
    running = await world.playing((ZORA, BEN))
    await world.prepare(running, ZORA.user, DraftPlay(5, 1))
    await services.orders.answer_with(running, ZORA.user, False, key=a_key())
    await services.substitutes.offer(former, CYD.user, to=ZORA.user, key=a_key())
    alone = await world.playing((ZORA,))
    lobby = await world.new_table(BEN)
    # Some keys name the person, too.
    await services.lobby.join(lobby, ZORA, key=f"join-{ZORA.user}-1")
    own = await world.new_table(ZORA)
    record = await world.record(own)
    titled = structs.replace(
        record,
        title="Zora Quux's own",
        revision=record.revision + 1,
        coming_deal=ComingDeal(1, "c", (Cut(record.seats[0].seat, ZORA.name, "a song"),)),
    )
    await world.store.commit(Change(at=world.time.now(), record=titled))
    await services.settings.zone(ZORA.user, "Europe/Berlin")
    await services.houses.create(GUILD, ZORA.user, "Sunday rules", "classic_4")
    facts = {"before": "Ben", "after": ZORA.name}
    for actor in (ZORA.user, BEN.user):
        now = world.time.now()
        entries = at_table(AdminAction.REPLACED, await world.record(former), actor, now, facts)
        await world.store.commit(Change(at=now, admin=entries))
    vote = DailyVote(GUILD, 739_000, ZORA.user, FACES[7], world.time.now(), 2)
    await world.store.commit(Change(at=world.time.now(), daily_votes=(vote,)))
    await services.settle()
    # What waits to be told when the process stops.
    seated = (await world.record(running)).seat_of(ZORA.user)
    assert seated is not None
    waiting = TurnPing(running, ZORA.user, seat=seated, version=1, turn="1.1.0")
    cut = CutGiven(running, seated, ZORA.name, "a song", 1, "c", ZORA.user)
    await world.services.stop()
    await world.store.commit(Change(at=world.time.now(), notices=(waiting, cut)))
    return {"over": over, "former": former, "running": running, "alone": alone, "lobby": lobby, "own": own}


def everything_stored(path: Path) -> dict[str, list[object]]:
    """Every value of every row, by table and column."""
    found: dict[str, list[object]] = {}
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in names:
            for row in connection.execute(f'SELECT * FROM "{table}"'):
                for column in row.keys():  # noqa: SIM118 - a row is no mapping
                    found.setdefault(f"{table}.{column}", []).append(row[column])
    return found


async def everything_on(server: PostgresServer, url: str) -> dict[str, list[object]]:
    """The same of a database on a server."""
    name = url.partition("?")[0].rpartition("/")[2]
    found: dict[str, list[object]] = {}
    for table in metadata.sorted_tables:
        for row in await server.execute(f"SELECT * FROM {table.name}", name):
            for column, value in row.items():
                found.setdefault(f"{table.name}.{column}", []).append(value)
    return found


def places_of(path: Path, person: Person) -> set[str]:
    """The columns that hold this person's id or name, alone or inside a value."""
    return places_in(everything_stored(path), person)


def places_in(stored: dict[str, list[object]], person: Person) -> set[str]:
    packed, digits = msgspec.msgpack.encode(person.user), str(person.user)
    found = set()
    for place, values in stored.items():
        for value in values:
            if isinstance(value, bytes):
                held = packed in value or person.name.encode() in value or digits.encode() in value
            else:
                held = value == person.user or person.name in str(value) or digits in str(value)
            if held:
                found.add(place)
    return found


async def test_nothing_in_the_whole_database_names_who_was_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    store = SqliteStore(path)
    await store.open()
    world = World(store)
    await world.start()
    await lived(world)
    assert places_of(path, ZORA) >= {
        "tables.host_id",
        "tables.title",
        "tables.more",
        "seats.user_id",
        "seats.name",
        "actions.actor_id",
        "drafts.user_id",
        "orders.user_id",
        "players.user_id",
        "players.settings",
        "house_rules.changed_by",
        "admin_log.actor_id",
        "admin_log.facts",
        "notices.notice",
        "requests.key",
        "daily_votes.user_id",
    }
    await world.services.privacy.forget(ZORA)
    assert places_of(path, ZORA) == set()
    await store.close()
    assert ZORA.name.encode() not in path.read_bytes()


async def test_nothing_on_a_server_names_who_was_forgotten(postgres: PostgresServer) -> None:
    url = await postgres.database()
    store = PostgresStore(url)
    await store.open()
    world = World(store)
    await world.start()
    await lived(world)
    assert len(places_in(await everything_on(postgres, url), ZORA)) >= 14
    await world.services.privacy.forget(ZORA)
    assert places_in(await everything_on(postgres, url), ZORA) == set()
    await world.services.stop()
    await store.close()
    await postgres.give_back(url)


@on_a_server_too
async def test_forgetting_leaves_the_tables_of_others_whole(world: World) -> None:
    tables = await lived(world)
    await world.restart()
    await world.services.privacy.forget(ZORA)
    await world.services.settle()
    over = await world.record(tables["over"])
    assert [holder.name for holder in over.seats[:3]] == [SOMEBODY, "Ben", "Cyd"]
    assert over.seats[0].user is None
    assert not over.seats[0].is_computer
    assert over.host == NOBODY
    former = await world.record(tables["former"])
    assert [(tenure.name, tenure.user) for tenure in former.former] == [(SOMEBODY, NOBODY)]
    assert former.offers == ()
    running = await world.record(tables["running"])
    assert running.status is TableStatus.PLAYING
    assert running.host == BEN.user
    assert running.seats[0].is_computer
    assert [(tenure.name, tenure.user) for tenure in running.former] == [(SOMEBODY, NOBODY)]
    assert (await world.record(tables["alone"])).status is TableStatus.CANCELLED
    lobby = await world.record(tables["lobby"])
    assert [holder.user for holder in lobby.seats] == [BEN.user]
    own = await world.record(tables["own"])
    assert (own.status, own.title) == (TableStatus.CANCELLED, f"{SOMEBODY}'s own")
    for table in (tables["over"], tables["former"], tables["running"]):
        replayed = list(replayed_steps(start_match(RULES), await world.store.actions(table)))
        assert replayed
        assert all(moment.is_as_stored for moment in replayed)
        assert (await world.services.queries.board(table)).view is not None


async def test_the_match_goes_on_without_who_was_forgotten(world: World) -> None:
    tables = await lived(world)
    await world.restart()
    await world.services.privacy.forget(ZORA)
    await world.services.settle()
    for _ in range(2):
        assert await world.user_to_act(tables["running"]) == BEN.user
        await world.play_turn(tables["running"])
        await world.services.settle()


def is_nothing(stored: Counter[str]) -> bool:
    return not any(stored.values())


async def is_named(world):
    """Whether anything that is stored names her: marks do not."""
    stored = await world.services.privacy.stored(ZORA.user)
    return not is_nothing(Counter({**stored, "id_hashes": 0}))


async def test_forgetting_twice_changes_nothing_the_second_time(world: World) -> None:
    tables = await lived(world)
    await world.restart()
    await world.services.privacy.forget(ZORA)
    await world.services.settle()
    before = [await world.record(table) for table in tables.values()]
    await world.services.privacy.forget(ZORA)
    await world.services.settle()
    assert [await world.record(table) for table in tables.values()] == before
    assert not await is_named(world)


async def test_forgetting_goes_on_where_it_was_stopped(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await lived(world)
    await world.restart()

    async def stopped(*_: object) -> None:
        raise SystemError("no power")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "erase_person", stopped)
        with pytest.raises(SystemError):
            await world.services.privacy.forget(ZORA)
    assert await is_named(world)
    await world.services.privacy.forget(ZORA)
    assert not await is_named(world)
    assert (await world.record(tables["running"])).former[0].name == SOMEBODY


async def test_boards_are_shown_anew_although_the_process_dies_when_somebody_is_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await lived(world)
    for table in (tables["over"], tables["former"]):
        await world.services.table_channels.set_lobby(table, MessageId(table), version=1)
    await world.restart()
    real = world.store.erase_person

    async def dies_afterwards(*arguments: Any) -> None:
        await real(*arguments)
        raise SystemError("no power")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "erase_person", dies_afterwards)
        with pytest.raises(SystemError):
            await world.services.privacy.forget(ZORA)
    world.messenger.delivered.clear()
    await world.restart()
    assert {tables["over"], tables["former"]} <= {told.table for told in world.messenger.told(BoardRefresh)}


@on_a_server_too
async def test_who_was_forgotten_sees_no_second_hand_of_the_round(world: World) -> None:
    """Nor by an admin's hand; the own seat again, or any in the next round, when nothing knows him any more."""
    table = await world.playing((ZORA, BEN, CYD, DOT))
    other = await world.playing((BEN, ZORA))
    await world.services.substitutes.offer(other, BEN.user, key=a_key())
    services = world.services
    await services.privacy.forget(ZORA)
    await services.privacy.forget(ZORA)
    stored = await services.privacy.stored(ZORA.user)
    assert is_nothing(Counter({**stored, "id_hashes": 0}))
    assert stored["id_hashes"] == 2
    assert json.loads(await services.privacy.document(ZORA))["marked_at"] == [table, other]
    assert is_nothing(await services.privacy.stored(STRANGER))
    keys = {tenure.mark[:16] for one in (table, other) for tenure in (await world.record(one)).former}
    assert len(keys) == 2  # two tables do not show that it was one person
    await world.restart()
    services = world.services
    await services.substitutes.offer(table, BEN.user, key=a_key())
    with pytest.raises(SawAnotherHand):
        await services.substitutes.take(table, ZORA, Seat(1), key=a_key())
    with pytest.raises(SawAnotherHand):
        await services.substitutes.replace(table, Seat(2), ZORA, key=a_key())
    assert (await services.substitutes.replace(table, Seat(0), ZORA, key=a_key())).seat_of(ZORA.user) == 0
    await services.substitutes.replace(table, Seat(0), None, key=a_key())
    await services.privacy.forget(ZORA)
    while (await world.view(table, 1)).table.round == 1:
        await world.play_turn(table)
        await services.settle()
    assert (await services.privacy.stored(ZORA.user))["id_hashes"] == 1
    assert (await services.substitutes.take(table, ZORA, Seat(1), key=a_key())).seat_of(ZORA.user) == 1


@on_a_server_too
async def test_only_who_saw_a_hand_of_the_round_is_marked(world: World) -> None:
    """Zora leaves between two rounds, Ben in the second one; in neither case anybody wrote down the round, as it once was."""
    services = world.services
    table = await world.playing((ZORA, BEN, CYD, DOT), terms=Terms(next_round=NextRound.WHEN_READY))
    await world.put(table, playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state)
    await world.act(table, next(one for one in await world.options(table) if isinstance(one, Discard)))
    await services.substitutes.replace(table, Seat(0), None, key=a_key())
    for person in (BEN, CYD, DOT):
        await services.ready.ready(table, person.user, key=a_key())
    await services.settle()
    await services.substitutes.replace(table, Seat(1), None, key=a_key())
    await services.settle()  # the computer that sat down plays, and would come between reading and writing
    record = await world.record(table)
    assert [tenure.round > 0 for tenure in record.former] == [False, True]
    former = tuple(structs.replace(tenure, round=0) for tenure in record.former)
    unwritten = structs.replace(record, former=former, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=unwritten))
    await services.privacy.forget(ZORA)
    await services.privacy.forget(BEN)
    assert is_nothing(await services.privacy.stored(ZORA.user))
    assert (await services.privacy.stored(BEN.user))["id_hashes"] == 1
    with pytest.raises(SawAnotherHand):
        await services.substitutes.replace(table, Seat(2), BEN, key=a_key())
    assert (await services.substitutes.replace(table, Seat(1), ZORA, key=a_key())).seat_of(ZORA.user) == 1


async def test_no_mark_is_kept_where_no_hand_can_be_seen_any_more(world: World) -> None:
    """Before the match, after it, and where it ends without the round."""
    services = world.services
    lobby = await world.new_table(BEN)
    await services.lobby.join(lobby, ZORA, key=a_key())
    over = await world.playing((ZORA, BEN))
    await finished(world, over)
    given_up = await world.playing((ZORA, BEN))
    cancelled = await world.playing((ZORA, BEN))
    await services.privacy.forget(ZORA)
    assert (await services.privacy.stored(ZORA.user))["id_hashes"] == 2
    await services.resigning.resign(given_up, BEN.user, key=a_key())
    await services.lobby.cancel(cancelled, BEN.user, key=a_key())
    assert is_nothing(await services.privacy.stored(ZORA.user))


@on_a_server_too
@pytest.mark.parametrize(
    "title", ["ZORA QUUX's own", "Zora  Quux’ Runde", "bei zora quuxes", "A\u200b Ｚｏｒａ QUÜX"]
)
async def test_a_name_in_a_title_is_found_in_any_case_and_with_any_ending(world: World, title: str) -> None:
    tables = await lived(world)
    await world.restart()
    record = await world.record(tables["over"])
    titled = structs.replace(record, title=title, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=titled))
    await world.services.privacy.forget(ZORA)
    later = (await world.record(tables["over"])).title
    assert SOMEBODY in later
    assert not {"zora", "quux", "quüx"} & set(later.casefold().replace("’", " ").replace("'", " ").split())


@on_a_server_too
async def test_a_name_is_found_as_older_versions_wrote_it(world: World) -> None:
    raw = Person(ZORA.user, "Zora\u3164 \u202eQuux")
    table = await world.playing((raw, BEN, CYD))
    facts = {"before": "Ben", "after": ZORA.name}
    now = world.time.now()
    entries = at_table(AdminAction.REPLACED, await world.record(table), BEN.user, now, facts)
    await world.store.commit(Change(at=now, admin=entries))
    await world.services.privacy.forget(ZORA)
    [logged] = await world.store.admin_log(GUILD, limit=1)
    assert logged.facts == {"before": "Ben", "after": SOMEBODY}


@on_a_server_too
async def test_others_of_the_same_name_keep_it(world: World) -> None:
    namesake = Person(UserId(77), ZORA.name)
    tables = await lived(world)
    await world.restart()
    other = await world.playing((namesake, BEN, ZORA))
    apart = await world.playing((namesake, BEN))
    await world.services.settle()
    await world.services.privacy.forget(ZORA)
    record = await world.record(other)
    assert record.seats[0].name == namesake.name
    assert (record.former[0].name, record.former[0].user) == (SOMEBODY, NOBODY)
    assert (await world.record(apart)).seats[0].name == namesake.name
    assert (await world.record(tables["over"])).seats[0].name == SOMEBODY


async def test_what_is_stored_is_counted(world: World) -> None:
    await lived(world)
    stored = await world.services.privacy.stored(ZORA.user)
    assert [stored[kind] for kind in ("lobbies", "running", "over", "former")] == [2, 2, 1, 1]
    assert [stored[kind] for kind in ("drafts", "orders", "settings", "cuts")] == [1, 1, 1, 1]
    assert [stored[kind] for kind in ("admin", "houses")] == [2, 1]
    assert stored["moves"] >= 2
    assert stored["notices"] >= 1
    assert is_nothing(await world.services.privacy.stored(STRANGER))


async def test_the_document_names_the_card_of_a_held_discard(world: World) -> None:
    table = await world.playing((ZORA, BEN), terms=Terms(discard_hold=20))
    await world.put(table, playing("9S K").state)
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    await world.act(table, discard)
    [orders] = json.loads(await world.services.privacy.document(ZORA))["orders"]
    assert orders == {"table": table, "discard": {"type": "discard", "card": card_text(discard.card)}}
    assert json.loads(await world.services.privacy.document(BEN))["orders"] == []


async def test_the_document_holds_everything_of_oneself_and_nothing_private_to_others(world: World) -> None:
    tables = await lived(world)
    document = json.loads(await world.services.privacy.document(ZORA))
    assert document["person"] == {"id": str(ZORA.user), "name": ZORA.name}
    assert document["settings"]["zone"] == "Europe/Berlin"
    assert {entry["table"] for entry in document["tables"]} == set(tables.values())
    assert [draft["table"] for draft in document["drafts"]] == [tables["running"]]
    assert [order["table"] for order in document["orders"]] == [tables["running"]]
    for entry in document["tables"]:
        seats = {stint["seat"] for stint in entry["seats"]}
        audiences = {event.get("audience") for row in entry["told"] for event in row["events"]}
        assert audiences - {None} <= seats
    running = next(entry for entry in document["tables"] if entry["table"] == tables["running"])
    assert any(event.get("audience") == 0 for row in running["told"] for event in row["events"])
    assert b"secret" not in await world.services.privacy.document(ZORA)


async def test_the_document_ends_where_a_seat_was_handed_over(world: World) -> None:
    table = await world.playing((ZORA, BEN, CYD))
    before = await world.services.privacy.document(ZORA)
    await world.services.substitutes.replace(
        table, (await world.record(table)).seats[0].seat, DOT, key=a_key()
    )
    for _ in range(4):
        await world.play_turn(table)
        await world.services.settle()
    after = json.loads(await world.services.privacy.document(ZORA))
    assert after["tables"][0]["told"] == json.loads(before)["tables"][0]["told"]
    late = json.loads(await world.services.privacy.document(DOT))["tables"][0]
    assert min(row["version"] for row in late["told"]) > late["seats"][0]["after"]


@on_a_server_too
async def test_nobody_is_told_what_another_holder_of_the_seat_was_told(world: World) -> None:
    """Of three who held a seat one after the other, each gets what was told while it was theirs, and all of it once."""
    table = await world.playing((ZORA, BEN, CYD))
    seat = (await world.record(table)).seats[0].seat
    holders = (ZORA, DOT, ANA)
    for holder in holders:
        if holder is not ZORA:
            await world.services.substitutes.replace(table, seat, holder, key=a_key())
        for _ in range(4):
            await world.play_turn(table)
            await world.services.settle()
    private: list[set[int]] = []
    for holder in holders:
        [told] = json.loads(await world.services.privacy.document(holder))["tables"]
        own = [row for row in told["told"] if any(event.get("audience") == seat for event in row["events"])]
        private.append({row["version"] for row in own})
    logged = await world.store.log(table, seat=seat)
    everything = {
        row.version for row in logged for event in decode_events(row.event) if event.audience == seat
    }
    assert all(private)
    assert sum(map(len, private)) == len(set().union(*private))
    assert set().union(*private) == everything
    assert max(private[0]) < min(private[1]) <= max(private[1]) < min(private[2])


async def test_everybody_may_be_forgotten_at_once(world: World) -> None:
    running, lobby = await world.playing((ZORA, BEN, CYD, DOT)), await world.new_table(BEN)
    for person in (ZORA, CYD):
        await world.services.lobby.join(lobby, person, key=a_key())
    await asyncio.gather(*(world.services.privacy.forget(person) for person in (ZORA, BEN, CYD, DOT)))
    await world.services.settle()
    for table in (running, lobby):
        record = await world.record(table)
        assert record.status is TableStatus.CANCELLED
        assert {holder.user for holder in record.seats} <= {None}
        assert {tenure.name for tenure in record.former} <= {SOMEBODY}


async def test_nobody_is_forgotten_while_a_seat_of_his_would_be_waited_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.playing((ZORA, BEN))

    async def changing(*_: object, **__: object) -> None:
        raise StaleTable(table=table, seen=None, now=None)

    with monkeypatch.context() as busy:
        busy.setattr(world.services.substitutes, "replace", changing)
        with pytest.raises(StaleTable):
            await world.services.privacy.forget(ZORA)
    assert (await world.record(table)).seats[0].user == ZORA.user
    await world.services.privacy.forget(ZORA)
    assert (await world.record(table)).seats[0].is_computer
