"""Discards that can be taken back: held as an order of the player, made when their time is over or at once."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import AskPartner, Discard, Draw, LayDown
from bot.canasta.cards import count_of, one
from bot.canasta.errors import IllegalActionError
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import Phase
from bot.service.change import Change
from bot.service.clocks.terms import Terms, problems_of_terms
from bot.service.delivery.notices import TurnPing
from bot.service.errors import DiscardHeld, NoDiscardHeld, NothingToTakeBack, StaleTable
from bot.service.matches.commands import Act, FinishDiscard, TakeBack
from bot.service.matches.record import HeldDiscard
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.held_discards import HOLD, PEOPLE, TERMS, Held
from tests.support.world import ANA, BEN, GUILD, World


@pytest.fixture
async def held(world: World) -> Held:
    held = await Held.at(world, await world.playing(terms=TERMS))
    world.messenger.delivered.clear()
    return held


async def test_until_its_time_is_over_the_table_stands_as_before_the_discard(held: Held) -> None:
    world, record = held.world, await held.record()
    assert record.held == HeldDiscard(held.person.user, world.time.now() + HOLD)
    views = [await world.view(held.table, seat) for seat in range(4)]
    assert {(view.table.phase, view.table.turn.seat) for view in views} == {(Phase.PLAY, held.seat)}
    assert count_of(views[held.seat].hand, held.discard.card)
    actions = await world.store.actions(held.table)
    assert [row.version for row in actions] == list(range(1, record.version + 1))
    await world.pass_time(HOLD - timedelta(seconds=1))
    assert [await world.view(held.table, seat) for seat in range(4)] == views
    assert world.messenger.delivered == []
    assert await held.is_on()


async def test_then_it_is_made_and_the_next_one_is_called(held: Held) -> None:
    world, before = held.world, await held.record()
    await world.pass_time(HOLD)
    assert await held.is_made()
    assert not await held.is_on()
    record = await held.record()
    assert record.version == before.version + 1
    [row] = await world.store.actions(held.table, after=before.version)
    assert (row.seat, row.at, row.by_computer) == (held.seat, world.time.now(), False)
    [ping] = world.messenger.told(TurnPing)
    assert ping.seat == (held.seat + 1) % 4


async def test_without_the_term_a_discard_is_made_at_once(world: World) -> None:
    table = await world.playing()
    seat = await world.seat_to_act(table)
    await world.play_turn(table)
    assert (await world.record(table)).held is None
    assert await world.seat_to_act(table) == (seat + 1) % 4


async def test_taken_back_it_is_as_if_it_had_never_been_discarded(held: Held) -> None:
    world, before = held.world, await held.record()
    view = await world.view(held.table, held.seat)
    outcome = await held.take_back(held.discard, version=before.version)
    assert outcome.view == view
    assert not await held.is_on()
    after = await held.record()
    assert structs.replace(after, revision=0) == structs.replace(before, revision=0, held=None)
    await world.pass_time(timedelta(minutes=5))
    assert await world.view(held.table, held.seat) == view
    assert world.messenger.told(TurnPing) == []
    # And another card can be discarded, for which the time begins anew.
    again = await Held.at(world, held.table, card=1)
    assert again.discard != held.discard
    await world.pass_time(HOLD)
    assert await again.is_made()
    assert held.discard.card not in (await world.view(held.table, held.seat)).table.pile[-1:]


async def test_its_player_can_make_it_at_once(held: Held) -> None:
    outcome = await held.finish()
    assert await held.is_made()
    assert not await held.is_on()
    assert outcome.events
    await held.world.services.settle()
    assert [ping.seat for ping in held.world.messenger.told(TurnPing)] == [(held.seat + 1) % 4]
    await held.world.pass_time(HOLD)
    assert (await held.record()).version == outcome.version


async def test_computers_play_on_only_when_it_is_made(world: World) -> None:
    table = await world.playing((ANA,), terms=TERMS)
    held = await Held.at(world, table)
    version = (await held.record()).version
    await world.pass_time(HOLD / 2)
    assert (await held.record()).version == version
    await world.pass_time(HOLD / 2)
    record = await held.record()
    assert record.version > version + 4
    assert await world.seat_to_act(table) == 0


async def test_making_it_at_once_lets_the_computers_play_at_once(world: World) -> None:
    held = await Held.at(world, await world.playing((ANA,), terms=TERMS))
    outcome = await held.finish()
    assert outcome.continues
    assert await world.seat_to_act(held.table) == 0
    assert (await held.record()).version > outcome.version


async def test_a_computer_that_stands_in_discards_at_once(world: World) -> None:
    table = await world.playing((ANA, BEN), terms=TERMS)
    seat = await world.seat_to_act(table)
    gone = PEOPLE[seat]
    await world.services.departures.person_left(GUILD, gone.user)
    other = PEOPLE[1 - seat]
    await world.services.departures.stand_in(table, other.user, seat, key=a_key())
    await world.services.settle()
    record = await world.record(table)
    assert record.held is None
    assert record.turn_version > 1


async def test_it_survives_restarts_and_is_made_late_rather_than_lost(held: Held) -> None:
    world = held.world
    await world.pass_time(HOLD / 2)
    await world.restart()
    assert await held.is_on()
    with pytest.raises(DiscardHeld):
        await world.act(held.table, LayDown(()))
    await world.pass_time(HOLD / 2)
    assert await held.is_made()
    after = await Held.at(world, held.table)
    world.crash()
    world.time.advance(timedelta(hours=5))
    await world.start()
    assert await after.is_made()


async def test_it_can_be_taken_back_after_a_restart(held: Held) -> None:
    await held.world.restart()
    await held.take_back(held.discard)
    await held.world.pass_time(HOLD * 2)
    assert (await held.world.view(held.table, held.seat)).table.turn.seat == held.seat


async def test_nobody_else_may_act_and_everybody_hears_until_when(held: Held) -> None:
    world, record = held.world, await held.record()
    other = PEOPLE[(held.seat + 1) % 4]
    services = world.services
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: services.play.act(Act(held.table, other.user, Draw(), a_key(), record.version)),
        lambda: services.play.act(TakeBack(held.table, other.user, a_key())),
        lambda: services.clocks.play_for(held.table, other.user, key=a_key()),
    ]
    for attempt in attempts:
        with pytest.raises(DiscardHeld) as refused:
            await attempt()
        assert refused.value.facts == {
            "table": held.table,
            "name": held.person.name,
            "until": world.time.now() + HOLD,
            "why": "other",
        }
    forged = FinishDiscard(held.table, other.user, a_key(), record.version, held.discard)
    with pytest.raises(NoDiscardHeld):
        await services.play.act(forged)
    with pytest.raises(NoDiscardHeld):
        await services.play.act(TakeBack(held.table, other.user, a_key(), discard=held.discard))
    assert await held.is_on()


async def test_its_player_takes_it_back_before_anything_else(held: Held) -> None:
    world = held.world
    for action in (AskPartner(), Draw(), structs.replace(held.discard, says_more=True)):
        with pytest.raises(DiscardHeld) as refused:
            await world.act(held.table, action)
        assert refused.value.facts["why"] == "own"
    # The same discard again, as of a double click, is nothing new and does not lengthen the time.
    before = await held.record()
    again = await world.act(held.table, held.discard)
    assert again.repeated
    assert await held.record() == before


async def test_one_interaction_holds_takes_back_and_finishes_once(held: Held) -> None:
    world, key = held.world, a_key()
    version = (await held.record()).version
    back = TakeBack(held.table, held.person.user, key, version, held.discard)
    await world.services.play.act(back)
    discard = Act(held.table, held.person.user, held.discard, a_key(), version)
    await world.services.play.act(discard)
    before = await held.record()
    assert (await world.services.play.act(back)).repeated
    assert (await world.services.play.act(discard)).repeated
    assert await held.record() == before
    finish = FinishDiscard(held.table, held.person.user, a_key(), version, held.discard)
    made = await world.services.play.act(finish)
    assert (await world.services.play.act(finish)).repeated
    assert (await world.services.play.act(discard)).events == made.events
    assert (await held.record()).version == version + 1


async def test_buttons_of_another_discard_do_nothing(held: Held) -> None:
    other = next(
        action
        for action in await held.world.options(held.table)
        if isinstance(action, Discard) and action != held.discard
    )
    with pytest.raises(NoDiscardHeld):
        await held.take_back(other)
    with pytest.raises(NoDiscardHeld):
        await held.finish(other)
    assert await held.is_on()
    await held.take_back(held.discard)
    with pytest.raises(NoDiscardHeld):
        await held.take_back(held.discard)
    with pytest.raises(NoDiscardHeld):
        await held.finish()
    with pytest.raises(NothingToTakeBack):
        await (await _with_terms(held, take_back=True)).take_back()


async def _with_terms(held: Held, **changes: object) -> Held:
    record = await held.record()
    terms = structs.replace(record.terms, **changes)
    record = structs.replace(record, revision=record.revision + 1, terms=terms)
    await held.world.store.commit(Change(at=held.world.time.now(), record=record))
    return held


async def test_when_it_is_made_its_buttons_are_stale(held: Held) -> None:
    version = (await held.record()).version
    await held.world.pass_time(HOLD)
    with pytest.raises(StaleTable):
        await held.take_back(held.discard, version=version)


async def test_what_the_rules_refuse_is_refused_at_once(world: World) -> None:
    table = await world.playing(terms=TERMS)
    with pytest.raises(IllegalActionError):
        await world.act(table, Discard(0))
    assert (await world.record(table)).held is None


@pytest.mark.parametrize("answer", [None, True])
async def test_the_card_that_ends_the_round_is_held_like_any_other(world: World, answer: bool | None) -> None:
    """With a partner's permission or without."""
    table = await world.playing(terms=TERMS)
    await world.put(table, playing("8", melds="KKKKKKK, QQQ", question=answer).state)
    held = await Held.at(world, table)
    view = await world.view(table, held.seat)
    assert (view.hand, view.table.is_running) == (one(held.discard.card), True)
    await world.pass_time(HOLD)
    sheets = await world.services.queries.score_sheets(table)
    assert len(sheets) == 1
    assert not await held.is_on()


async def test_a_false_statement_about_the_last_card_is_held_with_it(world: World) -> None:
    options = {
        "irregularities": "scarne",
        "penalty_false_card_count": 50,
        "card_count_question": "one_or_more",
    }
    rules = rules_of(options=options)
    table = await world.playing(rules=rules, terms=TERMS)
    await world.put(table, playing("8 9", melds="KKKKKKK, QQQ", rules=rules).state)
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    await world.act(table, structs.replace(discard, says_more=True))
    assert (await world.view(table, 0)).table.says_more == ()
    await world.pass_time(HOLD)
    assert (await world.view(table, 0)).table.says_more == (True, False, False, False)


@pytest.mark.parametrize("seconds, is_possible", [(0, True), (60, True), (61, False), (-1, False)])
def test_a_discard_is_held_for_a_minute_at_most(seconds: int, is_possible: bool) -> None:
    assert ("discard_hold" not in problems_of_terms(Terms(discard_hold=seconds))) is is_possible
