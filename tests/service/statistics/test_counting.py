"""Finished rounds count for who played them, at the moment they end and when they are counted anew."""

from random import Random

import pytest
from msgspec import structs

from bot.canasta.actions import Action
from bot.canasta.cards import NO_CARDS, Rank, card
from bot.canasta.events import Discarded, Drew, TookPile, WentOut
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.service.change import Change
from bot.service.errors import StatisticsHidden
from bot.service.ids import TableId
from bot.service.matches.record import Person
from bot.service.statistics.counting import recount, turns_of
from bot.service.statistics.model import PlayedRound, RoundChoice
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, CYD, DOT, GUILD, World, first_legal


def steadily(view: SeatView, rng: Random) -> Action:
    return PLAYERS["steady"].choose(view, rng)


async def play_round(world: World, table: TableId, choose=first_legal) -> None:
    """Play the round that runs to its end."""
    number = (await world.view(table, 0)).table.round
    while True:
        table_now = (await world.view(table, 0)).table
        if table_now.round != number or table_now.result is not None:
            return
        view = await world.view(table, table_now.seats_to_act[0])
        await world.act(table, choose(view, Random(0)))
        await world.services.settle()


def counted(world: World) -> list[PlayedRound]:
    assert isinstance(world.store, MemoryStore)
    return sorted(world.store._played.values(), key=lambda one: (one.table, one.round, one.user))


async def test_a_round_counts_for_each_person_as_the_score_sheets_say(world: World) -> None:
    table = await world.playing((ANA, BEN, CYD))
    await play_round(world, table, steadily)
    found = {one.user: one for one in counted(world)}
    assert set(found) == {ANA.user, BEN.user, CYD.user}
    [ended] = await world.services.queries.score_sheets(table)
    ours, theirs = (sheet.total for sheet in ended.result.sheets)
    assert (found[ANA.user].points, found[ANA.user].ahead) == (ours, ours - theirs)
    assert (found[BEN.user].points, found[BEN.user].ahead) == (theirs, theirs - ours)
    own = {
        "user": ANA.user,
        "piles": 0,
        "went_out": False,
        "concealed": False,
        "turns": 0,
        "largest_pile": 0,
    }
    assert structs.replace(found[CYD.user], **own) == structs.replace(found[ANA.user], **own)
    went_out = [one for one in found.values() if one.went_out]
    assert len(went_out) <= 1
    assert not any(one.ends_match for one in found.values())
    for one in found.values():
        assert one.turns > 0
        assert (one.largest_pile > 0) is (one.piles > 0)
    assert {one.preset for one in found.values()} == {"classic_4"}


def test_a_turn_begins_with_a_card_or_the_pile_and_ends_with_a_discard() -> None:
    one, other, king = Seat(0), Seat(1), card(Rank.KING, 0)
    events = (
        Drew(one, 1, 50),
        Discarded(one, king, freezes=False),
        TookPile(other, king, 3, NO_CARDS),
        # Some games let a seat draw again in its turn.
        Drew(other, 1, 49),
        Discarded(other, king, freezes=False),
        Drew(other, 1, 48),
        WentOut(other, concealed=False),
    )
    assert turns_of(events) == {one: 1, other: 2}


@pytest.mark.parametrize("preset", ["classic_4", "classic_3", "scarne_3_cutthroat", "classic_5", "samba"])
async def test_counting_anew_finds_the_same(world: World, preset: str) -> None:
    rules = rules_of(preset, {"target_score": 1000})
    people = (ANA, BEN, CYD, DOT)[: min(4, rules.deal.seat_count)]
    table = await world.playing(people, rules=rules)
    for _ in range(40):
        if not (await world.record(table)).is_open:
            break
        await play_round(world, table, steadily)
    before = counted(world)
    last = [one for one in before if one.ends_match]
    assert len(last) == len(people)
    assert {one.won for one in last} == {True, False}
    assert await recount(world.store) == 1
    assert counted(world) == before


async def test_a_round_that_a_computer_played_for_somebody_does_not_count(world: World) -> None:
    table = await world.playing((ANA, BEN))
    record = await world.record(table)
    seats = tuple(
        structs.replace(holder, stand_in="steady") if holder.user == BEN.user else holder
        for holder in record.seats
    )
    away = structs.replace(record, seats=seats, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=away, reseated=True))
    await world.restart()
    await play_round(world, table)
    assert [one.user for one in counted(world)] == [ANA.user]
    assert await recount(world.store) == 1
    assert [one.user for one in counted(world)] == [ANA.user]


async def test_practice_does_not_count(world: World) -> None:
    table = await world.playing((ANA,))
    record = await world.record(table)
    practice = structs.replace(record, is_practice=True, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=practice))
    await world.restart()
    await play_round(world, table)
    assert len(await world.services.queries.score_sheets(table)) == 1
    assert counted(world) == []


async def test_a_match_goes_on_if_its_round_cannot_be_counted(
    world: World, monkeypatch, no_logged_errors
) -> None:
    def fails(*_: object) -> tuple[PlayedRound, ...]:
        raise KeyError("a defect")

    monkeypatch.setattr("bot.service.matches.step_changes.played_rounds", fails)
    no_logged_errors.expect("a round of table 1 was not counted: KeyError")
    table = await world.playing((ANA,))
    await play_round(world, table)
    assert (await world.view(table, 0)).table.round >= 1
    assert len(await world.services.queries.score_sheets(table)) == 1
    assert counted(world) == []
    monkeypatch.undo()
    await recount(world.store)
    assert [one.user for one in counted(world)] == [ANA.user]


async def of(world: World, person: Person, asker: Person):
    return await world.services.statistics.of(RoundChoice(GUILD, person.user), asker.user)


async def test_statistics_are_private_until_they_are_shared(world: World) -> None:
    table = await world.playing((ANA, BEN))
    await play_round(world, table)
    own = await of(world, ANA, ANA)
    assert own.sums.rounds == len(own.form) == 1
    assert [one.user for one in own.opponents] == [BEN.user]
    with pytest.raises(StatisticsHidden) as refused:
        await of(world, ANA, BEN)
    assert refused.value.facts == {"user": ANA.user}
    await world.services.settings.choose(ANA.user, shares_statistics=True)
    seen = await of(world, ANA, BEN)
    assert seen.sums == own.sums
    # With whom somebody plays is for their own eyes.
    assert seen.partners == seen.opponents == ()
