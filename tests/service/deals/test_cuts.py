"""The players cut: until the deal, for the deal to come, at the own table; never after anybody has seen anything."""

import asyncio

import pytest
from msgspec import structs

from bot.canasta.actions import StartRound
from bot.canasta.cards import full_pack
from bot.canasta.codec import decode_action
from bot.canasta.engine import apply, start_match, table_view
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment, shuffled
from bot.service.change import Change
from bot.service.deals.coming_deal import LONGEST_CUT, ComingDeal, Cut
from bot.service.delivery.notices import CutGiven
from bot.service.errors import (
    CutEmpty,
    CutTooLate,
    CutTooLong,
    NotSealed,
    NotSeated,
    TableClosed,
)
from bot.service.ids import TableId
from bot.service.matches.record import Person
from tests.support.fakes import a_key
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, CYD, DOT, EVE, RULES, World


async def cut(world: World, table: TableId, person: Person, text: str, number: int | None = None) -> None:
    await world.services.cuts.cut(table, person, text, number=number, key=a_key())
    await world.services.settle()


async def coming(world: World, table: TableId) -> ComingDeal:
    found = (await world.record(table)).coming_deal
    assert found is not None
    return found


async def deals(world: World, table: TableId) -> list[StartRound]:
    found = [decode_action(row.action) for row in await world.store.actions(table) if row.returns_to is None]
    return [action for action in found if isinstance(action, StartRound)]


async def seated(world: World, *people: Person) -> TableId:
    table = await world.new_table(people[0])
    await world.seat(table, *people[1:])
    return table


async def start(world: World, table: TableId) -> None:
    for _ in (await world.record(table)).free_seats:
        await world.services.lobby.add_computer(table, ANA.user, key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()


async def test_cuts_are_public_at_once_and_go_into_the_deal(world: World) -> None:
    table = await seated(world, ANA, BEN)
    sealed = (await coming(world, table)).commitment
    await cut(world, table, BEN, " lucky \n seven ")
    await cut(world, table, ANA, "18:30")
    assert (await coming(world, table)).cuts == (
        Cut(Seat(0), "Ana", "18:30"),
        Cut(Seat(1), "Ben", "lucky seven"),
    )
    assert [notice.text for notice in world.messenger.told(CutGiven)] == ["lucky seven", "18:30"]
    assert {notice.commitment for notice in world.messenger.told(CutGiven)} == {sealed}
    await start(world, table)
    [deal] = await deals(world, table)
    assert deal.cut == "0:18:30\n1:lucky seven"
    assert commitment(bytes.fromhex(deal.secret)) == sealed
    assert (await coming(world, table)).cuts == ()


async def test_a_cut_changes_the_deal(world: World) -> None:
    table = await seated(world, ANA, BEN)
    await cut(world, table, BEN, "lucky seven")
    await start(world, table)
    [deal] = await deals(world, table)
    dealt = apply(start_match(RULES), None, deal).state
    assert dealt != apply(start_match(RULES), None, structs.replace(deal, cut="")).state
    assert dealt != apply(start_match(RULES), None, structs.replace(deal, cut="1:lucky sevem")).state


async def test_a_cut_may_be_replaced_until_the_deal_and_saying_it_twice_says_nothing(world: World) -> None:
    table = await seated(world, ANA, BEN)
    for text in ("one", "two", "two"):
        await cut(world, table, BEN, text)
    assert [one.text for one in (await coming(world, table)).cuts] == ["two"]
    assert len(world.messenger.told(CutGiven)) == 2
    key = a_key()
    for _ in range(2):
        await world.services.cuts.cut(table, BEN, "three", key=key)
    await world.services.settle()
    assert len(world.messenger.told(CutGiven)) == 3


async def test_nobody_changes_a_cut_after_the_deal(world: World) -> None:
    """Once the cards are dealt, whether or not anybody has looked at them."""
    table = await seated(world, ANA, BEN)
    await cut(world, table, BEN, "before", number=1)
    await start(world, table)
    with pytest.raises(CutTooLate) as late:
        await cut(world, table, BEN, "after", number=1)
    assert late.value.facts == {"table": table, "round": 1, "next": 2}
    [deal] = await deals(world, table)
    assert deal.cut == "1:before"
    # What is typed now is for the deal to come, and leaves the cards of this one alone.
    before = await world.view(table, 0)
    await cut(world, table, BEN, "after")
    assert await world.view(table, 0) == before
    assert await deals(world, table) == [deal]
    assert (await coming(world, table)).round == 2


async def test_a_cut_in_a_running_round_goes_into_the_next_deal(world: World) -> None:
    table = await world.playing((ANA, BEN))
    sealed = (await coming(world, table)).commitment
    await cut(world, table, ANA, "soon")
    while len(await deals(world, table)) < 2:
        await world.play_turn(table)
    second = (await deals(world, table))[1]
    assert (second.cut, commitment(bytes.fromhex(second.secret))) == ("0:soon", sealed)


async def test_the_cut_of_somebody_at_another_table_never_counts(world: World) -> None:
    table, other = await seated(world, ANA, BEN), await seated(world, CYD, DOT)
    with pytest.raises(NotSeated):
        await cut(world, table, CYD, "mine")
    with pytest.raises(NotSeated):
        await cut(world, table, EVE, "mine")
    await cut(world, other, CYD, "mine")
    assert (await coming(world, table)).cuts == ()
    await start(world, table)
    [deal] = await deals(world, table)
    assert deal.cut == ""


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u200b\u202e\x00"])
async def test_a_cut_shows_something(world: World, text: str) -> None:
    table = await seated(world, ANA)
    with pytest.raises(CutEmpty):
        await cut(world, table, ANA, text)


async def test_a_cut_has_so_many_signs(world: World) -> None:
    table = await seated(world, ANA)
    with pytest.raises(CutTooLong):
        await cut(world, table, ANA, "x" * (LONGEST_CUT + 1))
    await cut(world, table, ANA, "🍀" * LONGEST_CUT)
    assert len((await coming(world, table)).cuts) == 1


async def test_before_the_match_a_cut_moves_with_its_person_and_goes_with_him(world: World) -> None:
    table = await seated(world, ANA, BEN, CYD)
    for person in (ANA, BEN, CYD):
        await cut(world, table, person, f"of {person.name}")
    await world.services.lobby.choose_seat(table, BEN.user, Seat(3), key=a_key())
    await world.services.lobby.leave(table, CYD.user, key=a_key())
    assert (await coming(world, table)).cuts == (Cut(Seat(0), "Ana", "of Ana"), Cut(Seat(3), "Ben", "of Ben"))
    await world.services.lobby.join(table, DOT, seat=Seat(2), key=a_key())
    assert len((await coming(world, table)).cuts) == 2


async def test_no_cut_without_a_seal(world: World) -> None:
    """At a table of an older version the secret could still be chosen when the cut is known."""
    table = await seated(world, ANA)
    record = await world.record(table)
    old = structs.replace(record, coming_deal=None, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=old))
    with pytest.raises(NotSealed):
        await cut(world, table, ANA, "now")
    await start(world, table)
    record = await world.record(table)
    assert record.dealt_with == ""
    await cut(world, table, ANA, "now")


async def test_no_cut_where_nothing_is_dealt_any_more(world: World) -> None:
    table = await seated(world, ANA)
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    with pytest.raises(TableClosed):
        await cut(world, table, ANA, "now")


async def test_a_race_with_the_deal_either_counts_or_is_for_the_next_one(world: World) -> None:
    """Whoever comes first: nothing is lost, and nothing changes once it is dealt."""
    for number in range(12):
        table = await seated(world, ANA, BEN, CYD, DOT)

        async def late(person: Person, wait: int, table: TableId = table) -> str:
            for _ in range(wait):
                await asyncio.sleep(0)
            try:
                await world.services.cuts.cut(table, person, "race", number=1, key=a_key())
            except CutTooLate:
                return ""
            return f"{(await world.record(table)).seat_of(person.user)}:race"

        first, second, _ = await asyncio.gather(
            late(BEN, number), late(CYD, 2 * number), world.services.lobby.start(table, ANA.user, key=a_key())
        )
        await world.services.settle()
        [deal] = await deals(world, table)
        assert deal.cut == "\n".join(filter(None, (first, second)))
        assert table_view((await world.services.play._tables.get(table)).dealt()).round == 1


# ------------------------------------------------------------------------------- what has gone wrong elsewhere


async def test_what_is_published_does_not_predict_the_deal(world: World) -> None:
    """Where the published hash was the outcome's own, cheats knew every result beforehand."""
    table = await seated(world, ANA, BEN)
    sealed = (await coming(world, table)).commitment
    await start(world, table)
    [deal] = await deals(world, table)
    pack = full_pack(2, 4)
    order = shuffled(pack, bytes.fromhex(deal.secret), deal.label, 1, deal.cut)
    assert sealed != deal.secret
    for key in (bytes.fromhex(sealed), sealed.encode(), bytes(32)):
        assert shuffled(pack, key, deal.label, 1, deal.cut) != order


async def test_no_secret_of_a_deal_to_come_is_kept_where_others_look(world: World) -> None:
    """Neither in the table's record nor in log, notices, actions or snapshot; only in its own place."""
    table = await world.playing((ANA, BEN))
    await world.services.queries.board(table)
    deal = await world.store.deal(table, 2)
    assert deal is not None
    assert isinstance(world.store, MemoryStore)
    places = {name: value for name, value in vars(world.store).items() if name != "_deals"}
    seen = repr(places) + repr(world.messenger.delivered)
    for form in (deal.secret.hex(), repr(deal.secret), str(list(deal.secret))):
        assert form not in seen
    snapshot = await world.store.snapshot(table)
    assert snapshot is not None
    assert snapshot[1] is not None
    assert deal.secret not in snapshot[1]
