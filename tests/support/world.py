"""A whole service on a store in memory, with everything around it under the test's control."""

from collections.abc import Iterable
from datetime import timedelta
from random import Random

from msgspec import structs

from bot.canasta.actions import Action, Discard
from bot.canasta.codec import encode_state
from bot.canasta.engine import legal_actions
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.view import SeatView
from bot.players.registry import Player
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.consequences import turn_name
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.matches.play import Outcome
from bot.service.matches.record import Person, TableRecord
from bot.service.ports import Store
from bot.service.services import Services
from bot.service.work import HERE, Workers
from tests.support.fakes import (
    FakeEntropy,
    FakeMessenger,
    FakePoster,
    FakeTime,
    FakeTournamentPoster,
    ScriptedComputer,
    a_key,
)
from tests.support.stores.memory import MemoryStore

ANA, BEN, CYD, DOT, EVE = (
    Person(UserId(100 + number), name) for number, name in enumerate(("Ana", "Ben", "Cyd", "Dot", "Eve"))
)


def a_person(number: int) -> Person:
    """Return one of many people, where five are too few."""
    return Person(UserId(1000 + number), f"P{number}")


GUILD, CHANNEL, THREAD = GuildId(1), ChannelId(2), ChannelId(3)
RULES = rules_of("classic_4")


def first_legal(view: SeatView, _rng: Random) -> Action:
    """Plays quickly: discards as soon as it may."""
    actions = list(legal_actions(view))
    return next((action for action in actions if isinstance(action, Discard)), actions[0])


class MortalStore(MemoryStore):
    """A store whose process dies at a commit, after it or before it; then nothing is written until it is revived."""

    def __init__(self, *, after: bool) -> None:
        super().__init__()
        self.after = after
        self.is_dying = self.is_dead = False

    async def commit(self, change: Change) -> None:
        if self.is_dead:
            raise SystemError("no power")
        if self.is_dying and change.actions:
            self.is_dead = True
            if self.after:
                await super().commit(change)
            raise SystemError("power cut")
        await super().commit(change)

    def revive(self) -> None:
        self.is_dying = self.is_dead = False


class World:
    """Services on one store; ``restart`` makes new ones on the same store, as after a crash."""

    def __init__(
        self,
        store: Store | None = None,
        computers: dict[str, Player] | None = None,
        workers: Workers = HERE,
    ) -> None:
        self.store: Store = MemoryStore() if store is None else store
        self.time = FakeTime()
        self.entropy = FakeEntropy()
        self.messenger = FakeMessenger()
        self.poster = FakePoster()
        self.tournament_poster = FakeTournamentPoster()
        self.computer = ScriptedComputer(first_legal)
        self.computers = computers or {"steady": self.computer}
        self.workers = workers
        self.services = self._new_services()
        self._crashed: list[Services] = []

    def _new_services(self) -> Services:
        return Services(self.store, self.time, self.entropy, self.time, self.computers, workers=self.workers)

    async def start(self) -> None:
        await self.services.start(self.messenger, self.poster, self.tournament_poster)
        await self.services.settle()

    def crash(self) -> None:
        """The process is gone: nothing of it runs any more, timers included."""
        self._crashed.append(self.services)
        self.services = self._new_services()
        self.time.timers.clear()

    async def end(self) -> None:
        """Finish what is in progress, also that of processes which are gone: here it may still read the store."""
        await self.services.settle()
        for services in (*self._crashed, self.services):
            await services.stop()

    async def restart(self) -> None:
        self.crash()
        await self.start()

    async def pass_time(self, step: timedelta) -> None:
        self.time.advance(step)
        await self.services.settle()

    async def new_table(self, host: Person = ANA, rules: RuleSet = RULES) -> TableId:
        record = await self.services.creation.create(
            host, guild=GUILD, channel=CHANNEL, chosen=ChosenRules(rules), title="Friday", key=a_key()
        )
        return record.id

    async def seat(self, table: TableId, *people: Person) -> None:
        """They sit down by the clock, in the first seats that are free."""
        for person in people:
            seat = (await self.record(table)).free_seats[0]
            await self.services.lobby.join(table, person, seat=seat, key=a_key())

    async def playing(
        self,
        people: Iterable[Person] = (ANA, BEN, CYD, DOT),
        starter: Person | None = None,
        rules: RuleSet = RULES,
        terms: Terms | None = None,
    ) -> TableId:
        """A table that has been dealt; computers fill the seats that are left."""
        host, *others = people
        table = await self.new_table(host, rules)
        await self.seat(table, *others)
        record = await self.record(table)
        for _ in record.free_seats:
            await self.services.lobby.add_computer(table, host.user, key=a_key())
        if terms is not None:
            record = await self.record(table)
            agreed = structs.replace(record, terms=terms, revision=record.revision + 1)
            await self.store.commit(Change(at=self.time.now(), record=agreed))
        await self.services.lobby.start(table, (starter or host).user, key=a_key())
        await self.services.settle()
        return table

    async def prepare(
        self,
        table: TableId,
        user: UserId,
        *plays: DraftPlay,
        uses_pile: bool = False,
        revision: int | None = None,
    ) -> Draft:
        """Prepare something for some places, as the menus of the hand do."""
        draft = await self.store.draft(table, user)
        for play in plays:
            draft = draft.with_play(play)
        return await self.services.drafts.replace(
            table, user, draft.plays, uses_pile=uses_pile, revision=revision
        )

    async def put(self, table: TableId, state: State) -> None:
        """The match stands like this now."""
        record = await self.record(table)
        record = structs.replace(
            record,
            version=record.version + 1,
            revision=record.revision + 1,
            turn=turn_name(state.table),
            turn_version=record.version + 1,
        )
        await self.store.commit(
            Change(at=self.time.now(), record=record, snapshot=encode_state(state), deadlines=())
        )

    async def record(self, table: TableId) -> TableRecord:
        return await self.services.queries.table(table)

    async def view(self, table: TableId, seat: int) -> SeatView:
        loaded = await self.services.play._tables.get(table)
        return loaded.view_of(Seat(seat))

    async def seat_to_act(self, table: TableId) -> Seat:
        board = await self.services.queries.board(table)
        assert board.view is not None
        return board.view.seats_to_act[0]

    async def user_to_act(self, table: TableId) -> UserId:
        holder = (await self.record(table)).holder_of(await self.seat_to_act(table))
        assert holder is not None
        assert holder.user is not None
        return holder.user

    async def options(self, table: TableId) -> list[Action]:
        """What may be done at the table now."""
        return list(legal_actions(await self.view(table, await self.seat_to_act(table))))

    async def act(self, table: TableId, action: Action, **details: object) -> Outcome:
        """Whoever must act does this."""
        actor = await self.user_to_act(table)
        return await self.services.play.act(Act(table, actor, action, a_key(), **details))  # type: ignore[arg-type]

    async def play_turn(self, table: TableId) -> list[Outcome]:
        """Whoever must act draws and discards."""
        seat = await self.seat_to_act(table)
        outcomes = []
        while (await self.record(table)).turn.endswith(f".{seat}"):
            action = first_legal(await self.view(table, seat), Random(0))
            outcomes.append(await self.act(table, action))
            await self.services.settle()
            if isinstance(action, Discard):
                break
        return outcomes
