"""A discard that can still be taken back, and what became of it."""

from datetime import timedelta

from bot.canasta.actions import Discard, Draw
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.service.clocks.terms import Terms
from bot.service.ids import TableId
from bot.service.matches.commands import FinishDiscard, TakeBack
from bot.service.matches.play import Outcome
from bot.service.matches.record import Person, TableRecord
from bot.service.orders.model import Orders
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, World

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
        return await self.world.services.play.act(command)

    async def finish(self, discard: Discard | None = None) -> Outcome:
        version = (await self.record()).version
        command = FinishDiscard(self.table, self.person.user, a_key(), version, discard or self.discard)
        return await self.world.services.play.act_and_continue(command)

    async def kinds(self) -> list[str]:
        """The kinds of the table's deadlines, whenever they are due."""
        rows = await self.world.store.due_deadlines(self.world.time.now() + timedelta(days=4000))
        return sorted(row.kind.value for row in rows if row.table == self.table)
