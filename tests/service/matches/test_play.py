"""Acting at a table: once, in order, and only for whoever may."""

import asyncio
from datetime import timedelta

import pytest

from bot.canasta.actions import Discard, Draw, StartRound
from bot.canasta.codec import decode_action
from bot.canasta.errors import IllegalActionError, Reason
from bot.canasta.events import Drew, DrewCards
from bot.service.change import Change
from bot.service.errors import NotSeated, NotStarted, StaleTable, TableClosed, TableNotFound
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.play import Outcome
from bot.service.matches.record import TableStatus
from bot.service.ports import StaleChange, Store
from tests.support.fakes import a_key
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, EVE, World


async def test_an_action_makes_the_next_version(world: World) -> None:
    table = await world.playing()
    outcome = await world.act(table, Draw())
    assert (outcome.version, outcome.record.version, outcome.repeated) == (2, 2, False)
    assert outcome.record == await world.record(table)
    assert outcome.view == await world.view(table, outcome.view.seat)


async def test_the_actor_hears_what_his_seat_may_know(world: World) -> None:
    table = await world.playing()
    outcome = await world.act(table, Draw())
    kinds = {type(event) for event in outcome.events}
    assert {Drew, DrewCards} <= kinds
    assert all(event.audience in {None, outcome.view.seat} for event in outcome.events)


async def test_a_repeated_interaction_is_answered_alike_and_done_once(world: World) -> None:
    table = await world.playing()
    command = Act(table, await world.user_to_act(table), Draw(), a_key(), version=1)
    first = await world.services.play.act(command)
    second = await world.services.play.act(command)
    assert second.repeated
    assert (second.version, second.events, second.view) == (first.version, first.events, first.view)
    assert (await world.record(table)).version == 2


async def test_a_repetition_at_the_same_instant_is_done_once(world: World) -> None:
    table = await world.playing()
    command = Act(table, await world.user_to_act(table), Draw(), a_key(), version=1)
    outcomes = await asyncio.gather(*(world.services.play.act(command) for _ in range(4)))
    assert sorted(outcome.repeated for outcome in outcomes) == [False, True, True, True]
    assert {outcome.version for outcome in outcomes} == {2}


async def test_a_repetition_is_known_after_others_played_on_and_after_a_restart(world: World) -> None:
    table = await world.playing()
    command = Act(table, await world.user_to_act(table), Draw(), a_key(), version=1)
    first = await world.services.play.act(command)
    await world.play_turn(table)
    await world.play_turn(table)
    await world.restart()
    again = await world.services.play.act(command)
    assert (again.repeated, again.version, again.events) == (True, first.version, first.events)
    assert again.record.version > first.version


async def test_of_four_clicks_at_once_exactly_one_wins(world: World) -> None:
    table = await world.playing()
    actor = await world.user_to_act(table)
    commands = [Act(table, actor, Draw(), a_key(), version=1) for _ in range(4)]
    results = await asyncio.gather(
        *(world.services.play.act(command) for command in commands), return_exceptions=True
    )
    assert sum(isinstance(result, Outcome) for result in results) == 1
    assert sum(isinstance(result, StaleTable) for result in results) == 3
    assert (await world.record(table)).version == 2


async def test_a_stale_click_changes_nothing_and_says_what_it_saw(world: World) -> None:
    table = await world.playing()
    await world.act(table, Draw())
    with pytest.raises(StaleTable) as caught:
        await world.act(table, Draw(), version=1)
    assert caught.value.facts == {"table": table, "seen": 1, "now": 2}
    assert (await world.record(table)).version == 2


async def test_the_rules_refuse_with_their_reason_and_nothing_is_written(world: World) -> None:
    table = await world.playing()
    before = await world.store.snapshot(table)
    view = await world.view(table, await world.seat_to_act(table))
    card = view.table.upcard
    assert card is not None
    with pytest.raises(IllegalActionError) as caught:
        await world.act(table, Discard(card))
    assert caught.value.violation.reason is Reason.MUST_DRAW_FIRST
    assert await world.store.snapshot(table) == before


async def test_who_is_not_to_act_is_told_whose_turn_it_is(world: World) -> None:
    table = await world.playing()
    record = await world.record(table)
    seat = await world.seat_to_act(table)
    other = next(holder.user for holder in record.people if holder.seat != seat)
    assert other is not None
    with pytest.raises(IllegalActionError) as caught:
        await world.services.play.act(Act(table, other, Draw(), a_key()))
    assert caught.value.violation.reason is Reason.NOT_YOUR_TURN


async def test_who_does_not_sit_there_cannot_act(world: World) -> None:
    table = await world.playing()
    with pytest.raises(NotSeated):
        await world.services.play.act(Act(table, EVE.user, Draw(), a_key()))


async def test_nobody_deals_for_the_table(world: World) -> None:
    table = await world.playing()
    with pytest.raises(IllegalActionError):
        await world.act(table, StartRound("00" * 32))


async def test_before_the_start_and_after_the_end_there_is_nothing_to_do(world: World) -> None:
    with pytest.raises(TableNotFound):
        await world.services.play.act(Act(TableId(7), ANA.user, Draw(), a_key()))
    lobby = await world.new_table()
    with pytest.raises(NotStarted):
        await world.services.play.act(Act(lobby, ANA.user, Draw(), a_key()))
    table = await world.playing()
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    with pytest.raises(TableClosed):
        await world.services.play.act(Act(table, ANA.user, Draw(), a_key()))


async def test_the_turn_is_counted_from_when_it_began(world: World) -> None:
    table = await world.playing()
    began = (await world.record(table)).turn_since
    await world.pass_time(timedelta(hours=2))
    await world.act(table, Draw())
    assert (await world.record(table)).turn_since == began
    await world.play_turn(table)
    record = await world.record(table)
    assert record.turn_since == began + timedelta(hours=2)
    assert record.turn_version == record.version


async def test_two_tables_do_not_wait_for_each_other(world: World) -> None:
    one, two = await world.playing(), await world.playing()
    results = await asyncio.gather(world.act(one, Draw()), world.act(two, Draw()))
    assert [result.record.id for result in results] == [one, two]


async def test_each_deal_has_a_secret_of_its_own_that_no_log_row_holds(world: World) -> None:
    tables = [await world.playing() for _ in range(2)]
    secrets = set()
    for table in tables:
        _, _, action, *_ = (await world.store.actions(table))[0]
        dealt = decode_action(action)
        assert isinstance(dealt, StartRound)
        assert (len(bytes.fromhex(dealt.secret)), dealt.label) == (32, str(table))
        secrets.add(dealt.secret)
        for seat in (None, 0, 1, 2, 3):
            for row in await world.store.log(table, seat=seat):  # type: ignore[arg-type]
                assert dealt.secret.encode() not in row.event
                assert bytes.fromhex(dealt.secret) not in row.event
    assert len(secrets) == 2


async def test_a_match_comes_to_its_end(world: World) -> None:
    """Computers that only draw and discard, and a human who does the same: somebody wins in the end."""
    table = await world.playing((ANA,))
    for _ in range(2000):
        record = await world.record(table)
        if record.status is TableStatus.FINISHED:
            break
        await world.play_turn(table)
        if len(await world.services.queries.score_sheets(table)) == 2:
            break
    sheets = await world.services.queries.score_sheets(table)
    assert [sheet.round for sheet in sheets] == [1, 2]


# ---------------------------------------------------------------------------------- two processes on one store


class Loses(MemoryStore):
    """A store on which another process is faster, so many times."""

    def __init__(self) -> None:
        super().__init__()
        self.rivals = 0

    async def commit(self, change: Change) -> None:
        if self.rivals and change.actions:
            self.rivals -= 1
            raise StaleChange
        await super().commit(change)


async def lost_races(times: int) -> tuple[World, TableId]:
    """The first one is against what was remembered, which was too old; the others against what was just read."""
    store = Loses()
    world = World(store)
    await world.start()
    table = await world.playing()
    store.rivals = times
    return world, table


async def test_a_lost_commit_is_tried_again_when_no_version_was_named() -> None:
    world, table = await lost_races(2)
    assert (await world.act(table, Draw())).version == 2
    await world.services.stop()


async def test_what_was_remembered_too_long_refuses_nobody() -> None:
    world, table = await lost_races(1)
    assert (await world.act(table, Draw(), version=1)).version == 2
    await world.services.stop()


async def test_a_lost_commit_is_stale_when_a_version_was_named() -> None:
    world, table = await lost_races(2)
    with pytest.raises(StaleTable):
        await world.act(table, Draw(), version=1)
    assert (await world.record(table)).version == 1
    await world.services.stop()


async def test_what_another_process_did_is_seen_by_the_next_read_and_the_next_act(world: World) -> None:
    store: Store = world.store
    table = await world.playing()
    await world.record(table)
    other = World(store)
    await other.act(table, Draw())
    assert (await world.record(table)).version == 2
    outcomes = await world.play_turn(table)
    assert outcomes[-1].version == 3
    assert (await other.record(table)).version == 3


async def test_what_another_process_did_counts_for_a_click_that_has_seen_it(world: World) -> None:
    table = await world.playing()
    other = World(world.store)
    await other.play_turn(table)
    version = (await other.record(table)).version
    assert (await world.act(table, Draw(), version=version)).version == version + 1
    with pytest.raises(StaleTable) as caught:
        await other.act(table, Draw(), version=version)
    assert caught.value.facts == {"table": table, "seen": version, "now": version + 1}


async def test_both_processes_acting_at_once_make_one_move(world: World) -> None:
    table = await world.playing()
    other = World(world.store)
    actor = await world.user_to_act(table)
    results = await asyncio.gather(
        *(each.services.play.act(Act(table, actor, Draw(), a_key(), version=1)) for each in (world, other)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Outcome", "StaleTable"]


async def test_people_of_other_tables_hear_nothing(world: World) -> None:
    one = await world.playing((ANA, BEN))
    hand = await world.services.queries.hand(one, BEN.user)
    assert hand.seat == 1
    with pytest.raises(NotSeated):
        await world.services.queries.hand(one, EVE.user)
