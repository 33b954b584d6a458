"""Computers at the table: they play on by themselves, whatever happens."""

from random import Random

import pytest

from bot.canasta.actions import Action, Answer, AskPartner, Discard, Draw, StartRound, WithdrawQuestion
from bot.canasta.codec import decode_action
from bot.canasta.engine import legal_actions
from bot.canasta.events import Discarded
from bot.canasta.seats import Seat
from bot.canasta.turn import Question
from bot.canasta.view import SeatView
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import BoardRefresh, PartnerQuestion, PlayLines, TurnPing
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.consequences import computers_to_act
from bot.service.matches.record import Person
from tests.support.builders import playing
from tests.support.fakes import FakeMessenger, ScriptedComputer, a_key
from tests.support.referees.guards import LoggedErrors
from tests.support.world import ANA, BEN, CYD, MortalStore, World, first_legal

TELLS_PLAYS = Terms(tells_plays=True)


async def test_computers_play_until_a_human_must(world: World) -> None:
    table = await world.playing((ANA,))
    await world.play_turn(table)
    assert await world.user_to_act(table) == ANA.user
    seats = {view.seat for view in world.computer.views}
    assert seats == {1, 2, 3}


async def test_a_burst_of_computers_is_one_notice(world: World) -> None:
    table = await world.playing((ANA,), terms=TELLS_PLAYS)
    world.messenger.delivered.clear()
    before = (await world.record(table)).version
    await world.play_turn(table)
    after = (await world.record(table)).version
    assert after >= before + 8
    assert world.messenger.told(PlayLines) == [PlayLines(table, before, after)]
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]
    (lines,) = world.messenger.told(PlayLines)
    entries = await world.services.queries.log_between(table, lines.after, lines.upto)
    thrown = [event for entry in entries for event in entry.events if isinstance(event, Discarded)]
    assert len(thrown) == 4


async def test_once_the_computers_are_done_the_call_brings_the_board_and_nothing_else_is_told(
    world: World,
) -> None:
    table = await world.playing((ANA,))
    world.messenger.delivered.clear()
    await world.play_turn(table)
    record = await world.record(table)
    [call] = world.messenger.delivered
    assert isinstance(call, TurnPing)
    assert (call.user, call.version) == (ANA.user, record.version)


async def test_a_computer_sees_only_its_own_seat(world: World) -> None:
    table = await world.playing((ANA,))
    world.computer.views.clear()
    await world.play_turn(table)
    for view in world.computer.views:
        assert view.is_to_act
        assert view.seat != 0


async def test_a_computer_chooses_the_same_for_the_same_table_and_version() -> None:
    chosen: list[list[float]] = []
    for _ in range(2):
        rolls: list[float] = []

        def choose(view: SeatView, rng: Random, rolls: list[float] = rolls) -> Action:
            rolls.append(rng.random())
            return first_legal(view, rng)

        world = World(computers={"steady": ScriptedComputer(choose)})
        await world.start()
        table = await world.playing((ANA,))
        await world.play_turn(table)
        await world.services.stop()
        chosen.append(rolls)
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) == len(chosen[0])


async def test_a_computer_that_fails_or_cheats_does_not_stop_the_table(
    no_logged_errors: LoggedErrors,
) -> None:
    no_logged_errors.expect(r"computer steady failed at table 1, version \d+: (KeyError|must_draw_first)")
    calls = 0

    def choose(view: SeatView, rng: Random) -> Action:
        nonlocal calls
        calls += 1
        if calls % 3 == 0:
            raise KeyError("lost my cards: 4♣ 5♣")
        if calls % 3 == 1 and view.table.turn.took is None:
            return Discard(60 - 1)
        return first_legal(view, rng)

    world = World(computers={"steady": ScriptedComputer(choose)})
    await world.start()
    table = await world.playing((ANA,))
    for _ in range(3):
        await world.play_turn(table)
    assert await world.user_to_act(table) == ANA.user
    assert calls > 5
    await world.services.stop()


async def test_the_next_round_is_dealt_by_itself(world: World) -> None:
    table = await world.playing((ANA,))
    while not await world.services.queries.score_sheets(table):
        await world.play_turn(table)
    rounds = [
        version
        for version, seat, action, *_ in await world.store.actions(table)
        if seat is None and isinstance(decode_action(action), StartRound)
    ]
    assert len(rounds) == 2
    assert await world.user_to_act(table) == ANA.user


# ------------------------------------------------------------------------------------------------ the question


def answers_yes(view: SeatView, rng: Random) -> Action:
    options = list(legal_actions(view))
    return Answer(yes=True) if Answer(yes=True) in options else first_legal(view, rng)


async def at_the_question(people: tuple[Person, ...]) -> tuple[World, TableId]:
    """Seat 0 has drawn and may ask its partner at seat 2."""
    world = World(computers={"steady": ScriptedComputer(answers_yes)})
    await world.start()
    table = await world.playing(people)
    await world.put(table, playing("Q Q 9", melds="KKKKKKK,QQQ").state)
    return world, table


async def test_a_computer_partner_answers_before_the_asker_hears_back() -> None:
    world, table = await at_the_question((ANA,))
    before = (await world.record(table)).version
    world.messenger.delivered.clear()
    outcome = await world.services.play.act_and_continue(Act(table, ANA.user, AskPartner(), a_key()))
    assert outcome.version == before + 1
    assert outcome.record.version == before + 2
    assert outcome.view.table.question == Question(Seat(0), (Seat(2),), answer=True)
    assert outcome.view.is_to_act
    await world.services.settle()
    assert world.messenger.told(TurnPing) == []
    assert world.messenger.told(PartnerQuestion) == []
    await world.services.stop()


async def test_a_human_partner_is_asked_and_the_asker_is_called_back() -> None:
    world, table = await at_the_question((ANA, BEN, CYD))
    world.messenger.delivered.clear()
    outcome = await world.act(table, AskPartner())
    await world.services.settle()
    record = outcome.record
    assert world.messenger.told(PartnerQuestion) == [
        PartnerQuestion(table, CYD.user, Seat(2), Seat(0), record.version, record.turn)
    ]
    assert world.messenger.told(TurnPing) == []
    await world.services.play.act(Act(table, CYD.user, Answer(yes=False), a_key()))
    await world.services.settle()
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]
    await world.services.stop()


async def test_a_withdrawn_question_calls_nobody() -> None:
    world, table = await at_the_question((ANA, BEN, CYD))
    await world.act(table, AskPartner())
    await world.services.settle()
    world.messenger.delivered.clear()
    await world.services.play.act(Act(table, ANA.user, WithdrawQuestion(), a_key()))
    await world.services.settle()
    assert world.messenger.told(TurnPing) == []
    assert world.messenger.told(BoardRefresh) != []
    await world.services.stop()


async def test_a_question_that_was_open_at_a_crash_is_answered_after_it() -> None:
    world, table = await at_the_question((ANA,))
    await world.services.stop()

    async def dies(_table: TableId) -> int:
        raise SystemError("power cut")

    world.services.automatic_play.run_computers = dies  # type: ignore[method-assign, assignment]
    with pytest.raises(SystemError):
        await world.services.play.act_and_continue(Act(table, ANA.user, AskPartner(), a_key()))
    assert (await world.view(table, 0)).table.question == Question(Seat(0), (Seat(2),))
    await world.restart()
    assert (await world.view(table, 0)).table.question == Question(Seat(0), (Seat(2),), answer=True)
    await world.services.stop()


# ---------------------------------------------------------------------------------------------------- restarts


@pytest.mark.parametrize("after", [True, False], ids=["after the commit", "before the commit"])
@pytest.mark.parametrize("plays", range(6))
async def test_computers_play_on_after_a_crash_at_any_of_their_actions(
    after: bool, plays: int, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("computer at table 1 failed")
    no_logged_errors.expect("deadlines failed|outbox failed")
    store = MortalStore(after=after)
    world = World(store)
    await world.start()
    table = await world.playing((ANA,), terms=TELLS_PLAYS)
    view = await world.view(table, 0)
    if world.messenger.told(TurnPing):
        assert view.is_to_act
    await world.act(table, Draw())
    await world.services.stop()
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    await world.act(table, discard)  # The services are stopped: nobody plays on.
    record = await world.record(table)
    assert computers_to_act(record, (await world.view(table, 0)).table)
    world.crash()
    # Now the computers play a little, and the power goes.
    done = 0
    real_choose = world.computer.choose

    def choose(view: SeatView, rng: Random) -> Action:
        nonlocal done
        done += 1
        if done > plays:
            store.is_dying = True
        return real_choose(view, rng)

    world.computer.choose = choose  # type: ignore[method-assign]
    await world.services.start(FakeMessenger())
    await world.services.settle()
    world.computer.choose = real_choose  # type: ignore[method-assign]
    store.revive()
    await world.restart()
    assert await world.user_to_act(table) == ANA.user
    versions = [version for version, *_ in await world.store.actions(table)]
    assert versions == list(range(1, len(versions) + 1))
    lines = world.messenger.told(PlayLines)
    assert lines[-1].upto == (await world.record(table)).version


async def test_only_the_human_whose_turn_it_is_is_called(world: World) -> None:
    table = await world.playing((ANA, BEN, CYD))
    for _ in range(6):
        world.messenger.delivered.clear()
        actor = await world.user_to_act(table)
        await world.play_turn(table)
        called = [ping.user for ping in world.messenger.told(TurnPing)]
        assert called == [await world.user_to_act(table)]
        assert called != [actor]
