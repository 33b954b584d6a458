"""Partners and seats are drawn with the first deal: who goes where, what is told, and that nobody loses a seat."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action, decode_events
from bot.canasta.events import HandDealt, SeatsDrawn
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.service.deals.verifying import Fault, proof_of
from bot.service.errors import NoRoundOver
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId, UserId
from bot.service.lobby.rematch import has_other_partners
from bot.service.lobby.seating import with_drawn_seats
from bot.service.matches.record import SeatClock, SeatHolder, SeatOffer, TableRecord, Tenure
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.texts import texts_for
from bot.ui.words.plays import play_lines_text
from tests.service.history.test_exports import exported
from tests.service.lobby.test_rematch import over, sitting
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, MortalStore, World

TEXTS = texts_for(None)
SCARNE = PRESETS["scarne_4"]
DRAWING = [PRESETS["hoyle_nclc"], SCARNE, PRESETS["scarne_6"]]


async def lobby(world: World, rules: Any = SCARNE) -> TableId:
    """Three people and a computer in its last seat, or more; Ben has cut."""
    table = await world.new_table(ANA, rules)
    await world.seat(table, BEN, CYD)
    for _ in (await world.record(table)).free_seats:
        await world.services.lobby.add_computer(table, ANA.user, key=a_key())
    await world.services.cuts.cut(table, BEN, "lucky", key=a_key())
    await world.services.settle()
    return table


async def start(world: World, table: TableId) -> TableRecord:
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    return await world.record(table)


async def drawing(world: World, table: TableId) -> SeatsDrawn:
    [row] = await world.store.log(table, seat=None, kind="seats_drawn")
    [event] = decode_events(row.event)
    assert isinstance(event, SeatsDrawn)
    return event


async def round_over(world: World, table: TableId) -> Any:
    """The document of the match after its first round."""
    while not [one for one in await rounds_of(world.store, table) if one.is_over]:
        await world.play_turn(table)
    return await exported(world, table)


@pytest.mark.parametrize("rules", DRAWING, ids=["hoyle", "scarne", "six"])
async def test_everybody_goes_to_the_drawn_seat_computers_too(world: World, rules: Any) -> None:
    table = await lobby(world, rules)
    before = sitting(await world.record(table))
    after = await start(world, table)
    drawn = await drawing(world, table)
    assert sitting(after) == {name: drawn.seats[seat] for name, seat in before.items()}
    assert [holder.seat for holder in after.seats] == list(range(after.seat_count))
    for person in (ANA, BEN, CYD):
        seat = after.seat_of(person.user)
        hand = await world.services.queries.hand(table, person.user)
        assert hand.view.seat == seat
        dealt = await world.store.log(table, seat=seat, kind="hand_dealt")
        events = [event for row in dealt for event in decode_events(row.event)]
        assert [event.seat for event in events if isinstance(event, HandDealt)] == [seat]
    # What is stored is the same, and the table is read from there after a restart.
    await world.restart()
    assert sitting(await world.record(table)) == sitting(after)


async def test_the_draw_follows_from_the_sealed_secret_and_the_cuts_of_the_lobby(world: World) -> None:
    table = await lobby(world)
    sealed = (await world.record(table)).coming_deal
    assert sealed is not None
    after = await start(world, table)
    [row, *_] = await world.store.actions(table)
    deal = decode_action(row.action)
    assert isinstance(deal, StartRound)
    assert commitment(bytes.fromhex(deal.secret)) == sealed.commitment == after.dealt_with
    # Ben had the second seat of the lobby, wherever he sits now.
    assert deal.cut == "1:lucky"
    told = play_lines_text(TEXTS, after, await world.services.queries.log_between(table, 0, 1)) or ""
    assert "Cut by **Ben**: “lucky”" in told
    # A cut of the next deal is given from the new seat.
    await world.services.cuts.cut(table, BEN, "again", key=a_key())
    coming = (await world.record(table)).coming_deal
    assert coming is not None
    assert coming.cut == f"{after.seat_of(BEN.user)}:again"


async def test_the_lobby_says_that_seats_are_drawn_and_the_deal_tells_cards_and_seats(world: World) -> None:
    table = await lobby(world)
    words = "Partners and seats are drawn with cards"
    assert words in str(lobby_embed(TEXTS, await world.record(table)).description)
    classic = await world.new_table(CYD)
    assert words not in str(lobby_embed(TEXTS, await world.record(classic)).description)
    after = await start(world, table)
    drawn = await drawing(world, table)
    told = play_lines_text(TEXTS, after, await world.services.queries.log_between(table, 0, 1)) or ""
    [line] = [line for line in told.splitlines() if "Drawn for partners" in line]
    for name in ("Ana", "Ben", "Cyd", "Clover"):
        assert line.count(name) >= 3
    assert "Cut for the seats" in line
    order = [holder.name for holder in after.seats]
    assert line.endswith(
        f"the order of play is {order[0]}, {order[1]}, {order[2]} and {order[3]}.".replace(
            "Clover", "🤖 Clover"
        )
    )
    assert drawn.audience is None


@pytest.mark.parametrize("after", [True, False], ids=["after the commit", "before the commit"])
async def test_a_crash_at_the_draw_loses_no_seat(after: bool) -> None:
    store = MortalStore(after=after)
    world = World(store)
    await world.start()
    table = await lobby(world)
    before = sitting(await world.record(table))
    store.is_dying = True
    await world.services.lobby.start(table, ANA.user, key=a_key())
    with pytest.raises(SystemError):
        await world.services.dealing.start_round(table)
    world.crash()
    store.revive()
    await world.restart()
    record = await world.record(table)
    drawn = await drawing(world, table)
    assert sitting(record) == {name: drawn.seats[seat] for name, seat in before.items()}
    assert len(await world.store.log(table, seat=None, kind="round_started")) == 1
    await world.services.stop()


async def test_the_proof_checks_the_draw(world: World) -> None:
    table = await lobby(world)
    await start(world, table)
    with pytest.raises(NoRoundOver):
        await exported(world, table)
    document = await round_over(world, table)
    proof = await world.services.proofs.proof(table)
    assert proof.is_good
    assert proof.rounds[0].places == (await drawing(world, table)).seats
    assert proof_of(json.dumps(document).encode()).is_good
    drawn = document["rounds"][0]["seats_drawn"]
    assert sorted(drawn["seats"]) == [0, 1, 2, 3]
    for forged in (
        drawn | {"seats": drawn["seats"][::-1]},
        drawn | {"draws": ["2C 3C 4C 5C"]},
        drawn | {"cuts": ["2C 3C"]},
        drawn | {"cutters": [2, 3]},
        None,
    ):
        document["rounds"][0]["seats_drawn"] = forged
        [found] = proof_of(json.dumps(document).encode()).rounds[0].mismatches
        assert found.fault is Fault.SEATS


async def test_a_draw_where_none_was_due_is_a_fault(world: World) -> None:
    table = await lobby(world, PRESETS["classic_4"])
    await start(world, table)
    document = await round_over(world, table)
    assert "seats_drawn" not in document["rounds"][0]
    document["rounds"][0]["seats_drawn"] = {"draws": [], "cutters": [], "cuts": [], "seats": [3, 2, 1, 0]}
    [found] = proof_of(json.dumps(document).encode()).rounds[0].mismatches
    assert found.fault is Fault.SEATS


async def test_every_match_draws_anew(world: World) -> None:
    """Scarne, Selecting Partners and Seating Positions: "On the completion of each game, players may change partners, or may
    cut for new partnerships and seat positions".
    """
    table = await over(world)
    record = structs.replace(await world.record(table), rules=SCARNE)
    assert not has_other_partners(record)
    assert has_other_partners(await world.record(table))
    draws = []
    for _ in range(2):
        table = await lobby(world)
        await start(world, table)
        draws.append(await drawing(world, table))
    assert draws[0].draws != draws[1].draws


def test_all_that_belongs_to_a_seat_goes_with_whoever_holds_it() -> None:
    seats = (Seat(2), Seat(0), Seat(1), Seat(3))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    record = TableRecord(
        **dict.fromkeys(("id", "guild", "channel", "status", "host", "rules")),  # type: ignore[arg-type]
        title="",
        created=now,
        turn_since=now,
        seats=tuple(SeatHolder(Seat(seat), name) for seat, name in enumerate("ABCD")),
        clocks=tuple(SeatClock(vacation=seat) for seat in range(4)),
        former=(Tenure(Seat(1), "before", None, 0),),
        offers=(SeatOffer(Seat(0), UserId(1)),),
        pause_wanted=(Seat(0), Seat(1)),
        resigning=(Seat(1),),
        ready=(Seat(2),),
        ordered=(Seat(3),),
        answering=(Seat(0),),
    )
    after = with_drawn_seats(record, seats)
    assert [(holder.seat, holder.name) for holder in after.seats] == [(0, "B"), (1, "C"), (2, "A"), (3, "D")]
    assert [clock.vacation for clock in after.clocks] == [1, 2, 0, 3]
    assert (after.former[0].seat, after.offers[0].seat) == (0, 2)
    assert (after.pause_wanted, after.resigning, after.ready) == ((0, 2), (0,), (1,))
    assert (after.ordered, after.answering) == ((3,), (2,))
