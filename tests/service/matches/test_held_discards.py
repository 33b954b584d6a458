"""Discards that can be taken back: held as an order of the player, made when their time is over, dropped where play rests."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import AskPartner, Discard, Draw, LayDown
from bot.canasta.cards import count_of, one
from bot.canasta.codec import decode_action
from bot.canasta.errors import IllegalActionError, Reason, Violation
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.service.change import BringBack, Change, DeadlineKind
from bot.service.clocks.terms import Pace, Terms, TimeOut, problems_of_terms
from bot.service.delivery.notices import BoardRefresh, Reminder, TurnPing
from bot.service.errors import DiscardHeld, NoDiscardHeld, NothingToTakeBack, StaleTable
from bot.service.ids import ChannelId, TableId
from bot.service.matches import held_discards
from bot.service.matches.play import Act, FinishDiscard, Outcome, TakeBack
from bot.service.matches.record import BY_ADMIN, HeldDiscard, Person, TableRecord, TableStatus
from bot.service.orders.model import Orders, Start
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD, World

PEOPLE = (ANA, BEN, CYD, DOT)
HOLD = timedelta(seconds=20)
TERMS = Terms(discard_hold=20)


class Held:
    """A table at which somebody has drawn and discarded a card that can still be taken back."""

    def __init__(self, world: World, table: TableId, person: Person, seat: Seat, discard: Discard) -> None:
        self.world = world
        self.table = table
        self.person = person
        self.seat = seat
        self.discard = discard

    @classmethod
    async def at(cls, world: World, table: TableId, card: int = 0) -> "Held":
        """Hold the first card that may be discarded, or one more of those behind it for ``card``."""
        seat = await world.seat_to_act(table)
        view = await world.view(table, seat)
        if view.table.phase is Phase.DRAW:
            await world.act(table, Draw())
        await world.services.settle()
        discard = [action for action in await world.options(table) if isinstance(action, Discard)][card]
        await world.act(table, discard)
        await world.services.settle()
        return cls(world, table, PEOPLE[seat], seat, discard)

    async def record(self) -> TableRecord:
        return await self.world.record(self.table)

    async def orders(self) -> Orders | None:
        return await self.world.store.orders(self.table, self.person.user)

    async def is_on(self) -> bool:
        """Whether it is held still; record and orders must agree about that."""
        orders = await self.orders()
        is_held = (await self.record()).held is not None
        assert is_held == (orders is not None and orders.discard is not None)
        return is_held

    async def is_made(self) -> bool:
        """Whether the card lies on the pile, and the turn has passed."""
        view = (await self.world.view(self.table, self.seat)).table
        return view.turn.seat != self.seat and self.discard.card in view.pile

    async def take_back(self, discard: Discard | None = None, **details: object) -> Outcome:
        command = TakeBack(self.table, self.person.user, a_key(), discard=discard, **details)  # type: ignore[arg-type]
        return await self.world.services.play.take_back(command)

    async def finish(self, discard: Discard | None = None) -> Outcome:
        version = (await self.record()).version
        command = FinishDiscard(self.table, self.person.user, a_key(), version, discard or self.discard)
        return await self.world.services.play.act_and_continue(command)

    async def kinds(self) -> list[str]:
        """The kinds of the table's deadlines, whenever they are due."""
        rows = await self.world.store.due_deadlines(self.world.time.now() + timedelta(days=4000))
        return sorted(row.kind.value for row in rows if row.table == self.table)


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
    if seat > 1:
        raise AssertionError("the first seat is a person's")
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
        lambda: services.play.take_back(TakeBack(held.table, other.user, a_key())),
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
        await services.play.take_back(TakeBack(held.table, other.user, a_key(), discard=held.discard))
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
    await world.services.play.take_back(back)
    discard = Act(held.table, held.person.user, held.discard, a_key(), version)
    await world.services.play.act(discard)
    before = await held.record()
    assert (await world.services.play.take_back(back)).repeated
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
        await Held.take_back(await _with_terms(held, take_back=True))


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


# ------------------------------------------------------------------------------ what happens while it is held


async def test_time_that_runs_out_meanwhile_does_not_cost_the_turn(world: World) -> None:
    terms = structs.replace(
        TERMS, pace=Pace.TURNS, hours=1, on_time_out=TimeOut.COMPUTER, vacation_hours=0, reminders=()
    )
    table = await world.playing(terms=terms)
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=1) - HOLD / 2)
    held = await Held.at(world, table)
    assert await held.kinds() == ["discard"]
    await world.pass_time(HOLD)
    assert await held.is_made()
    record = await held.record()
    holder = record.holder_of(held.seat)
    assert holder is not None
    assert (holder.missed, holder.stand_in) == (0, None)


async def test_time_that_ran_out_before_it_was_taken_back_counts_again(world: World) -> None:
    terms = structs.replace(
        TERMS, pace=Pace.TURNS, hours=1, on_time_out=TimeOut.COMPUTER, vacation_hours=0, reminders=()
    )
    table = await world.playing(terms=terms)
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=1) - HOLD / 2)
    held = await Held.at(world, table)
    await world.pass_time(HOLD / 2 + timedelta(seconds=1))
    assert await held.is_on()
    await held.take_back()
    await world.services.settle()
    holder = (await held.record()).holder_of(held.seat)
    assert holder is not None
    assert holder.stand_in is not None


async def test_nobody_is_reminded_meanwhile(world: World) -> None:
    table = await world.playing(terms=structs.replace(TERMS, relaxed_reminders=(1,)))
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=1) - HOLD / 2)
    held = await Held.at(world, table)
    await world.pass_time(HOLD / 2 + timedelta(seconds=1))
    assert world.messenger.told(Reminder) == []
    assert not await world.services.clocks.remind(table)
    await held.take_back()
    await world.services.settle()
    assert [reminder.seat for reminder in world.messenger.told(Reminder)] == [held.seat]


async def test_a_pause_drops_it(held: Held) -> None:
    await held.world.services.pauses.pause(held.table, EVE.user, key=a_key(), why=BY_ADMIN)
    await held.world.pass_time(HOLD)
    assert not await held.is_on()
    await held.world.services.pauses.resume(held.table, EVE.user, key=a_key(), is_admin=True)
    await held.world.pass_time(HOLD)
    assert not await held.is_made()
    assert await held.world.seat_to_act(held.table) == held.seat


async def test_a_request_for_a_pause_leaves_it(held: Held) -> None:
    await held.world.services.pauses.pause(held.table, BEN.user, key=a_key())
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()


async def test_somebody_who_leaves_the_server_drops_it(held: Held) -> None:
    await held.world.services.departures.person_left(GUILD, held.person.user)
    assert not await held.is_on()
    await held.world.pass_time(HOLD)
    assert not await held.is_made()


async def test_a_substitute_does_not_inherit_it(held: Held) -> None:
    record = await held.world.services.substitutes.offer(held.table, held.person.user, key=a_key())
    assert record.held is not None
    assert await held.is_on()
    await held.world.services.substitutes.take(held.table, EVE, held.seat, key=a_key())
    assert not await held.is_on()
    assert await held.world.store.orders(held.table, EVE.user) is None
    await held.world.pass_time(HOLD)
    assert not await held.is_made()


async def test_the_substitute_of_another_seat_leaves_it(held: Held) -> None:
    seat = Seat((held.seat + 1) % 4)
    await held.world.services.substitutes.replace(held.table, seat, None, key=a_key())
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()


async def test_resigning_ends_the_match_without_it(held: Held) -> None:
    for person in (PEOPLE[(held.seat + 1) % 4], PEOPLE[(held.seat + 3) % 4]):
        await held.world.services.resigning.resign(held.table, person.user, key=a_key())
    record = await held.record()
    assert record.status is TableStatus.FINISHED
    assert not await held.is_on()
    version = record.version
    await held.world.pass_time(HOLD)
    assert (await held.record()).version == version


async def test_a_table_that_is_closed_drops_it(held: Held) -> None:
    await held.world.services.lobby.cancel(held.table, ANA.user, key=a_key())
    assert not await held.is_on()
    assert await held.kinds() == []


async def test_who_is_erased_takes_it_along(held: Held) -> None:
    await held.world.services.privacy.forget(held.person)
    record = await held.record()
    assert record.held is None
    assert await held.orders() is None
    [row] = await held.world.store.actions(held.table, after=record.version - 1, upto=record.version)
    assert row.seat == held.seat
    assert not isinstance(decode_action(row.action), Discard)


async def test_a_table_that_moves_keeps_it_and_calls_nobody(held: Held) -> None:
    async def visible(_: ChannelId) -> bool:
        return True

    await held.world.services.guild_events.move(
        held.table, ANA.user, channel=ChannelId(77), is_admin=False, is_visible=visible
    )
    await held.world.services.settle()
    assert held.world.messenger.told(TurnPing) == []
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()


async def test_who_comes_back_to_discard_plays_again(world: World) -> None:
    terms = structs.replace(
        TERMS, pace=Pace.TURNS, hours=1, on_time_out=TimeOut.WAIT, vacation_hours=0, reminders=()
    )
    table = await world.playing(terms=terms)
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=2))
    held = await Held.at(world, table)
    other = PEOPLE[(held.seat + 1) % 4]
    with pytest.raises(DiscardHeld):
        await world.services.clocks.play_for(table, other.user, key=a_key())
    await world.pass_time(HOLD)
    assert await held.is_made()


async def test_orders_of_others_and_own_ones_stand_beside_it(held: Held) -> None:
    after = PEOPLE[(held.seat + 1) % 4]
    orders = held.world.services.orders
    await orders.begin_with(held.table, after.user, Start.DRAW, key=a_key())
    await orders.answer_with(held.table, held.person.user, True, key=a_key())
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()
    kept = await held.orders()
    assert kept is not None
    assert kept.answer
    assert (await held.world.view(held.table, after.user - ANA.user)).table.phase is Phase.PLAY


async def test_cards_laid_down_before_it_wait_for_the_board_until_it_is_made(held: Held) -> None:
    record = await held.record()
    due = structs.replace(
        record, revision=record.revision + 1, board_due=held.world.time.now() + timedelta(seconds=5)
    )
    await held.world.store.commit(Change(at=held.world.time.now(), record=due))
    assert not await held.world.services.clocks.show_lay_downs(held.table)
    assert held.world.messenger.told(BoardRefresh) == []
    await held.take_back()
    assert await held.kinds() == ["board", "remind"]


async def test_a_clock_that_was_set_back_does_not_hold_it_for_ever(held: Held) -> None:
    world = held.world
    world.time.set_clock(-timedelta(days=3))
    await world.services.settle()
    now = world.time.now()
    await world.store.commit(Change(at=now, brings_back=BringBack(now, now, now)))
    world.services._wake()
    await world.services.settle()
    assert await held.is_made()


async def test_a_row_that_is_early_is_set_anew(held: Held) -> None:
    world, now = held.world, held.world.time.now()
    await world.store.commit(Change(at=now, brings_back=BringBack(now, now, now)))
    world.services._wake()
    await world.services.settle()
    assert await held.is_on()
    [row] = await world.store.due_deadlines(now + HOLD)
    assert (row.kind, row.due) == (DeadlineKind.DISCARD, now + HOLD)
    await world.pass_time(HOLD)
    assert await held.is_made()


async def test_what_another_engine_would_refuse_is_dropped(
    held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_state: State, _seat: Seat, _discard: Discard) -> None:
        raise IllegalActionError(Violation(Reason.DISCARD_NOT_ALLOWED))

    monkeypatch.setattr(held_discards, "apply", refuses)
    await held.world.pass_time(HOLD)
    assert not await held.is_on()
    assert await held.kinds() == ["remind"]


@pytest.mark.parametrize("seconds, is_possible", [(0, True), (60, True), (61, False), (-1, False)])
def test_a_discard_is_held_for_a_minute_at_most(seconds: int, is_possible: bool) -> None:
    assert ("discard_hold" not in problems_of_terms(Terms(discard_hold=seconds))) is is_possible
