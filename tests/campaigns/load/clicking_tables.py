"""Many tables of one process, and the people who play at them."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, TypeVar, TypeVarTuple

from bot.bootstrap import RandomSecrets
from bot.canasta.actions import Action, Discard
from bot.canasta.engine import legal_actions
from bot.canasta.errors import CanastaError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS, Player
from bot.service.change import Change
from bot.service.delivery.notices import BoardRefresh, Delivery, PartnerQuestion, PlayLines, Posting, TurnPing
from bot.service.errors import ServiceError
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.play import Outcome
from bot.service.matches.record import Person, Ping, TableRecord, TableStatus
from bot.service.people.settings import PlayerSettings
from bot.service.queries import Hand
from bot.service.services import Services
from bot.service.timers import LoopTimers
from bot.service.work import HERE, Workers
from bot.storage.sqlite.store import SqliteStore
from bot.ui.delivery.call_messages import call_message, with_call
from bot.ui.delivery.table_message import table_message
from bot.ui.texts import texts_for
from bot.ui.words.plays import play_lines_text
from tests.campaigns.load.measuring import Waits
from tests.support.panels import hand_panel

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

GAMES: Final = ("classic_4", "classic_4", "samba", "classic_2", "hand_and_foot")
_PEOPLE: Final = (4, 1, 2, 2, 3)
"""How many people sit at a table, one kind of table after the other; computers take the other seats."""


class LoadError(Exception):
    """Something that must not happen under load."""


class RealClock:
    """The machine's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)  # noqa: TID251 - load is measured in real time

    def ticks(self) -> float:
        """The seconds that have passed."""
        return time.monotonic()


class Timed:
    """A computer player on a stop-watch."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.longest = 0.0
        self.choices = 0

    def choose(self, view: SeatView, rng: Random) -> Action:
        began = time.thread_time()
        action = self._player.choose(view, rng)
        self.longest = max(self.longest, time.thread_time() - began)
        self.choices += 1
        return action


class TimedWorkers:
    """Workers on a stop-watch."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.longest = 0.0
        """The longest that somebody waited for a choice, for those before it in the queue included."""
        self.choices = 0

    @property
    def are_elsewhere(self) -> bool:
        return self._workers.are_elsewhere

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        began = time.perf_counter()
        done = await self._workers.run(work, *arguments)
        self.longest = max(self.longest, time.perf_counter() - began)
        self.choices += 1
        return done


class DrawnMessages:
    """Draws what Discord would be sent, and takes as long as Discord."""

    def __init__(self, services: Services, chance: Random) -> None:
        self._services = services
        self._chance = chance
        self._texts = texts_for(None)
        self.told = 0

    async def deliver(self, delivery: Delivery) -> None:
        notice, nonce = delivery.notice, delivery.nonce
        if isinstance(notice, PlayLines | TurnPing | PartnerQuestion):
            place, number = ChannelId(2), MessageId(int(nonce))
            await delivery.begin(Posting(nonce, place, number, "0" * 16))
        queries = self._services.queries
        match notice:
            case BoardRefresh():
                table_message(self._texts, await queries.board(notice.table, recent=16))
            case PlayLines():
                entries = await queries.log_between(notice.table, notice.after, notice.upto)
                play_lines_text(self._texts, await queries.table(notice.table), entries)
            case TurnPing() | PartnerQuestion():
                board = await queries.board(notice.table, recent=16)
                record, message = board.record, MessageId(int(nonce))
                ping = Ping(record.turn, ChannelId(2), message, notice.user, nonce)
                if isinstance(notice, TurnPing):
                    with_call(self._texts, board, table_message(self._texts, board), ping)
                    await self._services.table_channels.replace_board(
                        record.id, message, record.version, ping
                    )
                else:
                    call_message(self._texts, board, notice, notice.user)
                    await self._services.table_channels.set_ping(record.id, ping)
        await asyncio.sleep(0.05 + 0.1 * self._chance.random())
        self.told += 1


@cache
def _rules(game: str) -> RuleSet:
    return rules_of(game, {"target_score": 1500})


class ClickManner(Enum):
    """How a move is clicked. In all of them exactly one action must come of it."""

    ONCE = "one click"
    EVERYBODY = "everybody at the table clicks the same button"
    TWO_DEVICES = "one player clicks on two devices"
    TWICE = "one click arrives twice"


class ClickingTable:
    """A table and its people, who open the next one when a match is over."""

    def __init__(self, number: int, crowd: "ClickingTables") -> None:
        self._crowd = crowd
        self._game = GAMES[number % len(GAMES)]
        self._chance = Random(f"{crowd.seed}.{number}")
        # Ten tables to a server.
        self.guild = GuildId(1 + number // 10)
        self.people = tuple(
            Person(UserId(1000 * (number + 1) + one), f"P{one}")
            for one in range(_PEOPLE[number % len(_PEOPLE)])
        )
        self.id = TableId(0)

    async def open(self) -> None:
        lobby, host, key = self._crowd.services.lobby, self.people[0], self._crowd.key
        rules = _rules(self._game)
        record = await self._crowd.services.creation.create(
            host,
            guild=self.guild,
            channel=ChannelId(2),
            chosen=ChosenRules(rules, self._game),
            title="Load",
            key=key(),
        )
        self.id = record.id
        for person in self.people[1:]:
            record = await lobby.join(self.id, person, key=key())
        for _ in record.free_seats:
            await lobby.add_computer(self.id, host.user, key=key())
        await lobby.start(self.id, host.user, key=key())

    async def click(self) -> bool:
        """Somebody at this table makes a move, if it waits for a person; whether it did."""
        record = await self._crowd.services.queries.table(self.id)
        if record.status is not TableStatus.PLAYING:
            await self.open()
            return False
        mover = self._mover(record)
        if mover is None:
            return False
        hand = await self._crowd.services.queries.hand(self.id, mover)
        if not hand.view.is_to_act:
            return False
        action = self._chosen(hand.view)
        manner = ClickManner.ONCE
        if self._chance.random() < self._crowd.races:
            manner = self._chance.choice([*ClickManner][1:])
        await self._click(hand, mover, action, manner)
        return True

    @staticmethod
    def _mover(record: TableRecord) -> UserId | None:
        waited_for = record.seats_waited_for
        holder = record.holder_of(waited_for[0]) if waited_for else None
        return None if holder is None else holder.user

    def _chosen(self, view: SeatView) -> Action:
        actions = list(legal_actions(view))
        return next((action for action in actions if isinstance(action, Discard)), actions[0])

    async def _click(self, hand: Hand, mover: UserId, action: Action, manner: ClickManner) -> None:
        crowd, key = self._crowd, self._crowd.key()
        first = Act(self.id, mover, action, key, hand.version)
        clicks = {
            ClickManner.ONCE: [first],
            ClickManner.TWICE: [first, first],
            ClickManner.TWO_DEVICES: [first, Act(self.id, mover, action, crowd.key(), hand.version)],
            ClickManner.EVERYBODY: [
                Act(self.id, one.user, action, crowd.key(), hand.version) for one in self.people
            ],
        }[manner]
        self._chance.shuffle(clicks)
        outcomes = await asyncio.gather(*(crowd.answer(click) for click in clicks))
        crowd.moves[manner] += 1
        done = [outcome for outcome in outcomes if outcome is not None]
        new = [outcome for outcome in done if not outcome.repeated]
        if len(new) != 1:
            raise LoadError(f"{manner.value}: {len(new)} actions came of it at table {self.id}")
        if manner is ClickManner.TWICE and [one.version for one in done] != [new[0].version] * 2:
            raise LoadError(f"{manner.value}: it was not answered twice at table {self.id}")


class ClickingTables:
    """All tables of one process."""

    def __init__(
        self, database: Path, tables: int, seed: int, *, races: float = 0.5, workers: Workers = HERE
    ) -> None:
        """With ``workers`` that are elsewhere computers think there."""
        clock, chance = RealClock(), Random(seed)
        self.seed = seed
        self.races = races
        """The share of moves that are clicked by several at once."""
        self._store = SqliteStore(database)
        self._awaited = TimedWorkers(workers)
        here = {level: Timed(player) for level, player in PLAYERS.items()}
        self._thinking: list[Timed | TimedWorkers] = [self._awaited, *here.values()]
        self.services = Services(
            self._store,
            clock,
            RandomSecrets(Random(f"{seed} deals").randbytes),
            LoopTimers(clock),
            PLAYERS if workers.are_elsewhere else here,
            workers=self._awaited,
        )
        self.post = DrawnMessages(self.services, chance)
        self._texts = texts_for(None)
        self._keys = itertools.count(1)
        self.tables = [ClickingTable(number, self) for number in range(tables)]
        self.waits = Waits()
        self.moves: Counter[ClickManner] = Counter()
        self.refused = 0
        self.longest_drawing = 0.0
        """The longest that the loop worked on one hand's panel, in seconds."""

    def key(self) -> str:
        """The id of one more interaction."""
        return str(next(self._keys))

    async def start(self) -> None:
        await self._store.open()
        # A draw that the bot makes itself would come between a hand and a click at it: an action without a click.
        people = [person for table in self.tables for person in table.people]
        declined = tuple(PlayerSettings(person.user, revision=1, plays_forced=False) for person in people)
        await self._store.commit(Change(at=RealClock().now(), documents=declined))
        await self.services.start(self.post)
        for some in _chunks(self.tables, 50):
            await asyncio.gather(*(table.open() for table in some))

    async def stop(self) -> None:
        await self.services.stop()
        await self._store.close()

    async def answer(self, click: Act) -> Outcome | None:
        """A click as Discord's side makes one: the move, then the hand as it is drawn for the answer."""
        with self.waits.one():
            try:
                outcome = await self.services.play.act(click)
            except (ServiceError, CanastaError):
                self.refused += 1
                return None
            hand = await self.services.queries.hand(click.table, click.actor)
            began = time.thread_time()
            hand_panel(self._texts, hand)
            self.longest_drawing = max(self.longest_drawing, time.thread_time() - began)
            return outcome

    async def wave(self) -> int:
        """At every table that waits for a person somebody clicks at this moment; how many tables that were."""
        return sum(await asyncio.gather(*(table.click() for table in self.tables)))

    @property
    def actions(self) -> int:
        """How many actions people and computers have made."""
        return self.moves.total() + sum(one.choices for one in self._thinking)

    @property
    def longest_thought(self) -> float:
        """The longest that a computer thought, in seconds; where it thinks elsewhere, that its choice was waited for."""
        return max(one.longest for one in self._thinking)

    async def endure(self, actions: int, at_once: int, progress: Callable[[int], Awaitable[None]]) -> None:
        """People click, so many at a time, until they and the computers have made so many actions."""
        turns = itertools.cycle(self.tables)
        before = self.actions
        busy: set[ClickingTable] = set()

        async def one() -> None:
            while self.actions - before < actions:
                table = next(turns)
                if table not in busy:
                    busy.add(table)
                    try:
                        clicked = await table.click()
                    finally:
                        busy.remove(table)
                    if not clicked:
                        await asyncio.sleep(0.002)
                else:
                    await asyncio.sleep(0.002)
                await progress(self.actions - before)

        await asyncio.gather(*(one() for _ in range(at_once)))


def _chunks(tables: Sequence[ClickingTable], size: int) -> list[Sequence[ClickingTable]]:
    return [tables[start : start + size] for start in range(0, len(tables), size)]
