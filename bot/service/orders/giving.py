"""The service for standing orders: given while others play, and carried out under the usual rules."""

from collections.abc import Callable
from itertools import islice
from typing import Final, NamedTuple

from msgspec import structs

from bot.canasta.actions import Action, Answer, Draw, TakePile
from bot.canasta.cards import WILDS, size
from bot.canasta.engine import check, legal_actions, table_view
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.service.change import Change, OrdersWrite, Request
from bot.service.errors import NobodyAsks, OrderImpossible, OrderTooLate, QuestionWaits
from bot.service.ids import TableId, UserId
from bot.service.matches.guards import expect_match
from bot.service.matches.record import TableRecord
from bot.service.matches.tables import Tables
from bot.service.orders.model import OrderOutcome, Orders, Start
from bot.service.ports import Clock, Store

MOST_CARDS: Final = 99
"""The largest minimum size of the pile that can be ordered."""

_LOOKED_AT: Final = 2000
"""The number of legal actions that are searched for a way to take the pile."""


class TurnAhead(NamedTuple):
    """The identity of the next turn of a seat, so that an order meant for it never counts for the one after."""

    round: int
    begun: int
    """The number of turns of this round that the seat has begun."""


class CarriedOut(NamedTuple):
    """The action of an order whose turn has come, and the remaining orders."""

    action: Action | None
    """The action; None when none of the order is legal any more."""
    rest: Orders | None


def turn_ahead(view: TableView, seat: Seat) -> TurnAhead:
    """Return the turn that an order given now is for."""
    begun = view.turns_begun(seat) if view.is_running and seat in view.seating.order else 0
    return TurnAhead(view.round + (not view.is_running), begun)


def sits_out(view: TableView, seat: Seat) -> bool:
    """Return whether this seat has no turn in the running round, so that nothing can be ordered for one."""
    return view.is_running and seat in view.seating.sitting_out


def may_be_asked(view: TableView, seat: Seat) -> bool:
    """Return whether this seat has a partner in this round who could ask it whether to go out."""
    if not view.is_running or seat not in view.seating.order:
        return False
    limit = view.rules.going_out.ask_limit_per_hand
    return bool(view.seating.partners(seat)) and (limit is None or limit > 0)


def is_own_turn(view: TableView, seat: Seat) -> bool:
    """Return whether it is this seat's turn already, a question to its partner included."""
    return view.is_running and view.turn.seat == seat


def carried_out(orders: Orders | None, view: SeatView, turn: str) -> CarriedOut:
    """Return the ordered action for the seat of this view, with the remaining orders; ``turn`` names the turn."""
    if orders is None:
        return CarriedOut(None, None)
    question = view.table.question
    if question is not None and question.answer is None:
        if orders.answer is None or orders.answer_round != view.table.round:
            return CarriedOut(None, orders)
        return CarriedOut(Answer(orders.answer), orders)
    if orders.start is None:
        return CarriedOut(None, orders)
    action, happened = _beginning(orders, view)
    return CarriedOut(action, structs.replace(orders, start=None, happened=happened, turn=turn))


def made_for(orders: Orders | None, forced: Action, turn: str) -> CarriedOut:
    """Return a play that was forced, with the orders in which the player finds it told."""
    told = OrderOutcome.FORCED_DRAW if isinstance(forced, Draw) else OrderOutcome.FORCED_PASS
    return CarriedOut(forced, structs.replace(orders or Orders(), start=None, happened=told, turn=turn))


def _beginning(orders: Orders, view: SeatView) -> tuple[Action | None, OrderOutcome]:
    legal = list(islice(legal_actions(view), _LOOKED_AT))
    happened = OrderOutcome.DREW
    if orders.start is Start.TAKE_OR_DRAW:
        takes = [action for action in legal if isinstance(action, TakePile) and check(view, action) is None]
        if takes and view.table.pile_size >= orders.least:
            return min(takes, key=_plainness), OrderOutcome.TOOK
        happened = OrderOutcome.DREW_SMALL_PILE if takes else OrderOutcome.DREW_NO_FIT
    if orders.start is not None and Draw() in legal:
        return Draw(), happened
    return None, OrderOutcome.DROPPED


def _plainness(take: TakePile) -> tuple[int, int, int, int]:
    """Return the sort key of a way to take the pile.

    Fewer additional melds come first, then fewer wild cards, then fewer cards, then more cards taken.
    """
    cards = [play.cards for play in (take.use, *take.more)]
    brought = MOST_CARDS if take.count is None else take.count
    return len(take.more), sum(size(of & WILDS) for of in cards), sum(map(size, cards)), -brought


class OrderService:
    """The standing orders of players. They are private: no notice and no log mentions them."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def begin_with(
        self,
        table: TableId,
        user: UserId,
        start: Start,
        *,
        least: int = 1,
        ahead: TurnAhead | None = None,
        key: str,
    ) -> Orders:
        """Set how the person's next turn begins, in place of an earlier order. ``ahead`` is the turn that the person
        meant.

        Raises:
            NotSeated, NotStarted, TableClosed, TableNotFound
            OrderTooLate: it is this person's turn, or the turn that was meant is over.
            OrderImpossible
        """
        if not 1 <= least <= MOST_CARDS:
            raise OrderImpossible(limit=MOST_CARDS)

        def edit(view: TableView, seat: Seat, orders: Orders) -> Orders:
            if is_own_turn(view, seat) or ahead not in {None, turn_ahead(view, seat)}:
                raise OrderTooLate(table=table)
            return structs.replace(
                orders, start=start, least=least, start_round=view.round, happened=None, turn=""
            )

        return await self._edit(table, user, key, edit)

    async def answer_with(self, table: TableId, user: UserId, yes: bool, *, key: str) -> Orders:
        """Set the answer to a partner's question in the rest of this round.

        Raises:
            NotSeated, NotStarted, TableClosed, TableNotFound
            NobodyAsks: there is no partner, or no round.
            QuestionWaits: the question has been asked already.
        """

        def edit(view: TableView, seat: Seat, orders: Orders) -> Orders:
            if not may_be_asked(view, seat):
                raise NobodyAsks(table=table)
            if seat in view.seats_to_act and not is_own_turn(view, seat):
                raise QuestionWaits(table=table)
            return structs.replace(orders, answer=yes, answer_round=view.round)

        return await self._edit(table, user, key, edit)

    async def forget_beginning(self, table: TableId, user: UserId, *, key: str) -> Orders:
        """Remove the order for the person's next turn.

        Raises:
            NotSeated, NotStarted, TableClosed, TableNotFound
        """
        return await self._edit(table, user, key, lambda _, __, orders: orders.without_start())

    async def forget_answer(self, table: TableId, user: UserId, *, key: str) -> Orders:
        """Remove the answer to a partner's question, so that it is asked as usual.

        Raises:
            NotSeated, NotStarted, TableClosed, TableNotFound
        """
        return await self._edit(
            table, user, key, lambda _, __, orders: structs.replace(orders, answer=None, answer_round=0)
        )

    async def _edit(
        self,
        table: TableId,
        user: UserId,
        key: str,
        edit: Callable[[TableView, Seat, Orders], Orders],
    ) -> Orders:
        async def attempt() -> Orders:
            loaded = await self._tables.get(table, key)
            record, seat = loaded.record, loaded.seat_of(user)
            expect_match(record)
            view = table_view(loaded.dealt())
            before = await self._store.orders(table, user) or Orders()
            if loaded.request is not None:
                return before
            standing = _standing(before, record, seat)
            after = edit(view, seat, standing)
            if after == standing:
                return before
            later = structs.replace(_flagged(record, seat, after), revision=record.revision + 1)
            change = Change(
                at=self._clock.now(),
                record=later,
                request=Request(key, table, record.version),
                orders=(OrdersWrite(table, user, None if after == Orders() else after),),
            )
            await self._tables.commit(change, loaded.state)
            return after

        return await self._tables.until_written(table, attempt)


def _standing(orders: Orders, record: TableRecord, seat: Seat) -> Orders:
    """Return the orders that still count, without those overtaken by the end of a round or by the player's own move."""
    if seat not in record.ordered and orders.start is not None:
        orders = orders.without_start()
    if seat not in record.answering:
        orders = structs.replace(orders, answer=None, answer_round=0)
    return orders


def _flagged(record: TableRecord, seat: Seat, orders: Orders) -> TableRecord:
    """Return the record with the flags of seats that have orders, so that most turns need no lookup."""
    return structs.replace(
        record,
        ordered=_with(record.ordered, seat, orders.start is not None),
        answering=_with(record.answering, seat, orders.answer is not None),
    )


def _with(seats: tuple[Seat, ...], seat: Seat, is_in: bool) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat} if is_in else {*seats} - {seat}))
