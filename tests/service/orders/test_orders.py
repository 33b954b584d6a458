"""Orders for the next turn and answers beforehand: carried out through the same rules, and nobody else's business."""

from contextlib import suppress
from datetime import timedelta
from random import Random

import pytest
from msgspec import structs

from bot.canasta.actions import AskPartner, Discard, Draw
from bot.canasta.cards import rank_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Took
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import Notice, PartnerQuestion, PlayLines, TurnPing
from bot.service.errors import NobodyAsks, NotSeated, NotStarted, OrderImpossible, OrderTooLate, QuestionWaits
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.record import Person
from bot.service.orders.giving import TurnAhead, turn_ahead
from bot.service.orders.model import OrderOutcome, Orders, Start
from tests.support.builders import Situation, playing
from tests.support.fakes import a_key
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, World

PEOPLE = (ANA, BEN, CYD, DOT)


async def order(
    world: World, table: TableId, person: Person, start: Start = Start.DRAW, least: int = 1
) -> Orders:
    return await world.services.orders.begin_with(table, person.user, start, least=least, key=a_key())


async def neighbours(world: World, table: TableId) -> tuple[Seat, Person]:
    """Who is to act, and who plays after him."""
    seat = await world.seat_to_act(table)
    return seat, PEOPLE[(seat + 1) % 4]


async def orders_of(world: World, table: TableId, person: Person) -> Orders:
    return (await world.services.queries.hand(table, person.user)).orders or Orders()


async def test_the_turn_begins_as_ordered_and_its_owner_is_called_for_the_rest(world: World) -> None:
    table = await world.playing(terms=Terms(tells_plays=True))
    seat, after = await neighbours(world, table)
    await order(world, table, after)
    assert (await world.record(table)).ordered == ((seat + 1) % 4,)
    world.messenger.delivered.clear()
    await world.play_turn(table)
    view = await world.view(table, (seat + 1) % 4)
    assert (view.table.turn.seat, view.table.phase, view.table.turn.took) == (
        (seat + 1) % 4,
        Phase.PLAY,
        Took.STOCK,
    )
    record = await world.record(table)
    assert record.ordered == ()
    assert record.turn_version == record.version
    [ping] = world.messenger.told(TurnPing)
    assert (ping.user, ping.turn, ping.version) == (after.user, record.turn, record.version)
    [lines] = world.messenger.told(PlayLines)
    assert (
        lines.upto == record.version - 1
    )  # the draw is told with the rest of his turn, as if he had clicked
    assert world.messenger.delivered.index(lines) < world.messenger.delivered.index(ping)
    assert isinstance(world.store, MemoryStore)
    row = world.store._actions[table, record.version]
    assert (row.actor, row.seat, row.by_computer) == (after.user, record.seat_of(after.user), False)
    kept = await orders_of(world, table, after)
    assert (kept.start, kept.happened, kept.turn) == (None, OrderOutcome.DREW, record.turn)


async def test_an_order_is_for_one_turn(world: World) -> None:
    table = await world.playing()
    _, after = await neighbours(world, table)
    await order(world, table, after)
    for _ in range(5):
        await world.play_turn(table)
    view = await world.view(table, PEOPLE.index(after))
    assert view.is_to_act
    assert view.table.phase is Phase.DRAW


def before_a_queen(hand: str, stock: str | None = None) -> Situation:
    """Dot throws a queen on a pile of three cards, and Ana is next; Ana's side has kings on the table."""
    return playing(
        "Q 9 J", seat=3, dealer=2, hands={0: hand}, theirs="KKK", melds="AAA", pile="8H 7S 6D", stock=stock
    )


@pytest.mark.parametrize(
    "hand, least, happened",
    [
        ("Q Q 4 5 6", 1, OrderOutcome.TOOK),
        ("Q Q 4 5 6", 4, OrderOutcome.TOOK),
        ("Q Q 4 5 6", 5, OrderOutcome.DREW_SMALL_PILE),
        ("Q 8 4 5 6", 1, OrderOutcome.DREW_NO_FIT),
    ],
)
async def test_the_pile_is_taken_where_it_fits_and_is_worth_it(
    world: World, hand: str, least: int, happened: OrderOutcome
) -> None:
    table = await world.playing()
    await world.put(table, before_a_queen(hand).state)
    await order(world, table, ANA, Start.TAKE_OR_DRAW, least)
    await throw(world, table, "Q")
    view = await world.view(table, 0)
    assert view.table.turn.took is (Took.PILE if happened is OrderOutcome.TOOK else Took.STOCK)
    assert (await orders_of(world, table, ANA)).happened is happened
    [*_, ping] = world.messenger.told(TurnPing)
    assert ping.user == ANA.user


async def test_what_is_not_lawful_any_more_is_dropped_and_the_turn_begins_as_usual(world: World) -> None:
    table = await world.playing()
    await world.put(table, before_a_queen("Q Q 4 5 6", stock="").state)
    await order(world, table, ANA, Start.DRAW)
    world.messenger.delivered.clear()
    await throw(world, table, "Q")
    record = await world.record(table)
    view = await world.view(table, 0)
    assert (view.is_to_act, view.table.phase, record.ordered) == (True, Phase.DRAW, ())
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]
    assert (await orders_of(world, table, ANA)).happened is OrderOutcome.DROPPED
    assert await world.store.due_deadlines(world.time.now()) == ()


async def throw(world: World, table: TableId, rank: str) -> None:
    options = await world.options(table)
    [discard] = [
        action
        for action in options
        if isinstance(action, Discard) and rank_of(action.card) == {"Q": 12, "4": 4}[rank]
    ]
    await world.act(table, discard)
    await world.services.settle()


async def test_an_order_survives_a_crash_right_after_the_action_before_it(world: World) -> None:
    table = await world.playing()
    seat, after = await neighbours(world, table)
    await order(world, table, after)
    await world.act(table, Draw())
    await world.services.settle()
    options = await world.options(table)
    discard = next(action for action in options if isinstance(action, Discard))
    user = await world.user_to_act(table)
    world.services = world._new_services()  # nothing is carried out any more
    await world.services.play.act(Act(table, user, discard, a_key()))
    assert (await world.view(table, (seat + 1) % 4)).table.phase is Phase.DRAW
    await world.restart()
    view = await world.view(table, (seat + 1) % 4)
    assert view.table.phase is Phase.PLAY
    version = (await world.record(table)).version
    await world.restart()
    assert (await world.record(table)).version == version
    assert (await orders_of(world, table, after)).happened is OrderOutcome.DREW


async def test_whoever_clicks_before_the_order_is_carried_out_has_done_it_himself(world: World) -> None:
    table = await world.playing()
    _, after = await neighbours(world, table)
    await order(world, table, after)
    await world.act(table, Draw())
    await world.services.settle()
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    user = await world.user_to_act(table)
    world.services = world._new_services()
    await world.services.play.act(Act(table, user, discard, a_key()))
    outcome = await world.services.play.act(Act(table, after.user, Draw(), a_key()))
    assert outcome.record.ordered == ()
    assert not await world.services.automatic_play.carry_out_order(table)
    await world.restart()
    assert (await world.record(table)).version == outcome.version
    assert after.user not in {ping.user for ping in world.messenger.told(TurnPing)}


async def test_nobody_hears_of_an_order_that_is_given_or_forgotten(world: World) -> None:
    table = await world.playing()
    _, after = await neighbours(world, table)
    before: list[Notice] = list(world.messenger.delivered)
    board = await world.services.queries.board(table)
    log = await world.store.log(table, seat=None)
    await order(world, table, after)
    await world.services.orders.answer_with(table, after.user, True, key=a_key())
    await world.services.orders.forget_beginning(table, after.user, key=a_key())
    await world.services.settle()
    assert world.messenger.delivered == before
    assert await world.store.log(table, seat=None) == log
    later = await world.services.queries.board(table)
    assert (later.view, later.recent, later.record.version) == (
        board.view,
        board.recent,
        board.record.version,
    )
    for other in PEOPLE:
        if other != after:
            assert (await world.services.queries.hand(table, other.user)).orders is None


async def test_forgotten_orders_are_not_carried_out(world: World) -> None:
    table = await world.playing()
    seat, after = await neighbours(world, table)
    key = a_key()
    for _ in range(2):
        await world.services.orders.begin_with(table, after.user, Start.DRAW, key=key)
    await order(world, table, after, Start.TAKE_OR_DRAW, 8)
    kept = await orders_of(world, table, after)
    assert (kept.start, kept.least) == (Start.TAKE_OR_DRAW, 8)
    await world.services.orders.forget_beginning(table, after.user, key=a_key())
    assert await world.store.orders(table, after.user) is None
    await world.play_turn(table)
    assert (await world.view(table, (seat + 1) % 4)).table.phase is Phase.DRAW


async def test_orders_are_refused_when_the_turn_has_come_or_is_over(world: World) -> None:
    table = await world.playing()
    seat, after = await neighbours(world, table)
    with pytest.raises(OrderTooLate):
        await order(world, table, PEOPLE[seat])
    view = (await world.view(table, 0)).table
    ahead = turn_ahead(view, Seat((seat + 1) % 4))
    await world.play_turn(table)
    with pytest.raises(OrderTooLate):
        await order(world, table, after)
    await world.play_turn(table)
    with pytest.raises(OrderTooLate):
        await world.services.orders.begin_with(table, after.user, Start.DRAW, ahead=ahead, key=a_key())
    now = turn_ahead((await world.view(table, 0)).table, Seat((seat + 1) % 4))
    assert now == TurnAhead(1, ahead.begun + 1)
    await world.services.orders.begin_with(table, after.user, Start.DRAW, ahead=now, key=a_key())
    for least in (0, 100):
        with pytest.raises(OrderImpossible):
            await order(world, table, after, Start.TAKE_OR_DRAW, least)
    with pytest.raises(NotSeated):
        await order(world, table, EVE)
    with pytest.raises(NotStarted):
        await order(world, await world.new_table(), ANA)


async def test_what_was_overtaken_by_the_end_of_a_round_does_not_come_back(world: World) -> None:
    table = await world.playing()
    await world.put(table, COULD_GO_OUT)
    await order(world, table, BEN)
    await world.put(table, playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state)
    await throw(world, table, "4")
    await world.put(table, COULD_GO_OUT)
    assert (await world.record(table)).ordered == ()
    await world.services.orders.answer_with(table, BEN.user, True, key=a_key())
    assert (await world.record(table)).ordered == ()
    await order(world, table, BEN)
    await order(world, table, BEN)
    assert (await world.record(table)).ordered == (1,)


# ------------------------------------------------------------------------------------- partner's question

COULD_GO_OUT = playing("4 4 4 5", melds="KKKKKKK", hands={2: "6 7 8"}).state


async def test_a_question_that_was_answered_beforehand_is_answered_at_once(world: World) -> None:
    table = await world.playing()
    await world.put(table, COULD_GO_OUT)
    await world.services.orders.answer_with(table, CYD.user, False, key=a_key())
    await world.services.settle()
    world.messenger.delivered.clear()
    outcome = await world.services.play.act_and_continue(Act(table, ANA.user, AskPartner(), a_key()))
    await world.services.settle()
    question = outcome.view.table.question
    assert question is not None
    assert question.answer is False
    assert world.messenger.told(PartnerQuestion) == []
    assert world.messenger.told(TurnPing) == []
    record = await world.record(table)
    assert record.answering == (2,)
    assert isinstance(world.store, MemoryStore)
    row = world.store._actions[table, record.version]
    assert (row.actor, row.seat) == (CYD.user, 2)


async def test_an_answer_beforehand_is_for_this_round(world: World) -> None:
    table = await world.playing()
    await world.put(table, COULD_GO_OUT)
    await world.services.orders.answer_with(table, CYD.user, True, key=a_key())
    await order(world, table, BEN)
    finish = playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state
    await world.put(table, finish)
    await throw(world, table, "4")
    record = await world.record(table)
    assert (record.answering, record.ordered) == ((), ())
    await world.put(table, structs.replace(COULD_GO_OUT, table=structs.replace(COULD_GO_OUT.table, round=7)))
    await world.act(table, AskPartner())
    await world.services.settle()
    assert [asked.user for asked in world.messenger.told(PartnerQuestion)] == [CYD.user]


async def test_an_answer_of_another_round_is_not_given(world: World) -> None:
    table = await world.playing()
    await world.put(table, COULD_GO_OUT)
    await world.services.orders.answer_with(table, CYD.user, True, key=a_key())
    await world.put(table, structs.replace(COULD_GO_OUT, table=structs.replace(COULD_GO_OUT.table, round=7)))
    outcome = await world.act(table, AskPartner())
    await world.services.settle()
    assert outcome.view.table.question is not None
    assert outcome.view.table.question.answer is None
    assert [asked.user for asked in world.messenger.told(PartnerQuestion)] == [CYD.user]
    assert (await world.record(table)).answering == ()


async def test_answers_beforehand_are_refused_where_nobody_asks_or_somebody_has_asked(world: World) -> None:
    table = await world.playing()
    await world.put(table, COULD_GO_OUT)
    await world.act(table, AskPartner())
    await world.services.settle()
    with pytest.raises(QuestionWaits):
        await world.services.orders.answer_with(table, CYD.user, True, key=a_key())
    await world.services.orders.answer_with(table, ANA.user, True, key=a_key())
    await world.services.orders.forget_answer(table, ANA.user, key=a_key())
    assert (await world.record(table)).answering == ()
    alone = await two_players(world)
    for person in (ANA, BEN):
        with pytest.raises(NobodyAsks):
            await world.services.orders.answer_with(alone, person.user, True, key=a_key())


async def two_players(world: World) -> TableId:
    record = await world.services.creation.create(
        ANA, guild=GUILD, channel=CHANNEL, chosen=ChosenRules(rules_of("classic_2")), key=a_key()
    )
    await world.services.lobby.join(record.id, BEN, key=a_key())
    await world.services.lobby.start(record.id, ANA.user, key=a_key())
    await world.services.settle()
    return record.id


# -------------------------------------------------------------------------------- with clocks and stand-ins


async def test_in_quiet_hours_the_order_is_carried_out_and_its_owner_called_later(world: World) -> None:
    table = await world.playing()
    seat, after = await neighbours(world, table)
    await order(world, table, after)
    noon = world.time.now().hour * 60
    await world.services.settings.quiet_from(after.user, noon - 60)
    await world.services.settings.quiet_until(after.user, noon + 60)
    world.messenger.delivered.clear()
    await world.play_turn(table)
    assert (await world.view(table, (seat + 1) % 4)).table.phase is Phase.PLAY
    assert world.messenger.told(TurnPing) == []
    await world.pass_time(timedelta(hours=2))
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [after.user]


async def test_a_turn_that_a_computer_plays_leaves_no_order_behind(world: World) -> None:
    table = await world.playing()
    _, after = await neighbours(world, table)
    await order(world, table, after)
    record = await world.record(table)
    seats = tuple(
        structs.replace(holder, stand_in="steady") if holder.user == after.user else holder
        for holder in record.seats
    )
    changed = structs.replace(record, seats=seats, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=changed, reseated=True))
    await world.play_turn(table)
    assert (await world.record(table)).ordered == ()
    assert (await world.seat_to_act(table)) != record.seat_of(after.user)


async def test_a_paused_match_carries_nothing_out(world: World) -> None:
    table = await world.playing()
    seat, after = await neighbours(world, table)
    await order(world, table, after)
    await world.services.pauses.pause(table, None, key=None, why="admin")
    assert not await world.services.automatic_play.carry_out_order(table)
    await world.services.pauses.resume(table, None, key=None, is_admin=True)
    await world.play_turn(table)
    assert (await world.view(table, (seat + 1) % 4)).table.phase is Phase.PLAY


# --------------------------------------------------------------------------------------------- many of them


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_ordered_a_table_never_stands_still(world: World, seed: int) -> None:
    rng = Random(seed)
    table = await world.playing((ANA, BEN, CYD) if seed % 2 else PEOPLE)
    people = PEOPLE[: 3 if seed % 2 else 4]
    turns = set()
    for _ in range(120):
        person = rng.choice(people)
        with suppress(OrderTooLate, NobodyAsks, QuestionWaits):
            match rng.randrange(4):
                case 0:
                    await world.services.orders.answer_with(
                        table, person.user, rng.random() < 0.5, key=a_key()
                    )
                case 1:
                    await world.services.orders.forget_beginning(table, person.user, key=a_key())
                case _:
                    start = rng.choice(tuple(Start))
                    await order(world, table, person, start, rng.randint(1, 6))
        if rng.random() < 0.1:
            await world.restart()
        actions = await world.options(table)
        ends = [action for action in actions if isinstance(action, Discard)]
        await world.act(table, rng.choice(ends if ends and rng.random() < 0.7 else actions))
        await world.services.settle()
        assert await world.store.due_deadlines(world.time.now()) == ()
        record = await world.record(table)
        holder = record.holder_of(await world.seat_to_act(table))
        assert holder is not None
        assert holder.user is not None
        assert holder.seat not in record.ordered or (await world.view(table, 0)).table.question is not None
        turns.add(record.turn)
    pinged = [ping.turn for ping in world.messenger.told(TurnPing)]
    assert len(turns) > 20
    assert max(map(pinged.count, pinged)) <= 2  # once for the turn, once more when partner has answered
