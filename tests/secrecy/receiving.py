"""Everything that one receiver can get from the bot at one moment, as bytes, without anything being changed by it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from functools import partial
from io import StringIO
from random import Random
from typing import Any, NamedTuple

from msgspec import structs
from simcord.backend.access import can_access_channel

from bot import logs
from bot.canasta.engine import check, table_view, view_of
from bot.canasta.errors import CanastaError
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import prepare
from bot.service.delivery.notices import (
    BoardRefresh,
    Delivery,
    MatchResult,
    News,
    Notice,
    PartnerQuestion,
    PlayLines,
    Reminder,
    RoundScored,
    TableNews,
    TimeIsUp,
    TurnPing,
)
from bot.service.delivery.outbox import Outbox
from bot.service.errors import TablePaused
from bot.service.ids import ChannelId, MessageId, NoticeId, TableId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus
from bot.service.ports import RecipientGone, WaitingNotice
from bot.ui.delivery.messenger import DiscordMessenger, MessengerInLanguage
from bot.ui.texts import texts_for
from bot.ui.toolkit.custom_ids import drawn_anew
from bot.ui.toolkit.failures import EXPECTED, Refusal
from bot.ui.toolkit.lookups import Presence
from bot.ui.toolkit.messages import Message
from bot.ui.words.refusals import refusal_text
from tests.secrecy.faults import (
    REFUSALS,
    WHILE_PLAYING,
    WHILE_THINKING,
    a_mistake_in_what_is_shown,
    nobody_else_hears,
    refused_with,
    thinking_that_fails,
)
from tests.secrecy.truths import NOBODY, another_truth
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Place, Reply
from tests.support.simulated_discord.posts import Post
from tests.support.world import first_legal

LOOKS = frozenset(
    {
        "hand",
        "score",
        "log",
        "logpage",
        "loground",
        "replay",
        "step",
        "film",
        "astext",
        "asjson",
        "rules",
        "since",
        "handat",
        "hint",
        "mine",
        "orders",
        "rank",
        "rulepart",
        "settings",
        "words",
        "terms",
        "house",
        "hsection",
        "doctor",
        "alog",
    }
)
"""The verbs that change nothing whoever uses them; all but these are pressed only by the tests of moves."""

LOOKING = (
    "hand",
    "score",
    "log",
    "catch-up",
    "replay",
    "table show",
    "orders",
    "rules",
    "table terms",
)
"""Commands that look at one table."""

LOOKING_ANYWHERE = (
    "my-tables",
    "table list",
    "help",
    "settings",
    "privacy show",
    "privacy export",
    "verify",
)

LOOKING_AS_ADMIN = ("admin tables", "admin log", "admin doctor", "house list")

TYPED = ("", "4", "k", "take")

ATTEMPTS = (
    "draw",
    "take",
    "take 4 4",
    "meld 4 4 4",
    "meld A A A A",
    "meld 7 7 7 > 1",
    "discard 4",
    "discard K",
    "discard *",
    "ask partner",
    "answer yes",
    "pass",
    "end round",
    "lay threes",
    "show pairs",
)
"""Lawful and unlawful things to ask about; tried only where they are refused."""

COMMANDS_OF = {
    "draw": ("draw", None),
    "take": ("take-pile", "cards"),
    "meld": ("meld", "cards"),
    "discard": ("discard", "card"),
}
"""How the attempts are made."""


PARTS = ("commands", "buttons", "autocomplete", "attempts", "notices", "computers", "faults")
"""What everything consists of."""

LOOKING_IN_TROUBLE = ("hand", "catch-up")

TRIED_IN_TROUBLE = {Phase.DRAW: ("draw", {}), Phase.PLAY: ("discard", {"card": "*"})}
"""What whoever is to act types: the one always goes, the other where he has a joker."""


DIFFERENT_AT_LEAST = 30
"""So many different answers there are at least, at any moment of any table."""


class Shown(NamedTuple):
    """One thing that was asked for, what came of it on the screen, and in the log of the process."""

    asked: str
    body: bytes
    logged: str


class Receiver:
    """Somebody who looks at everything he can reach."""

    def __init__(self, club: Club, person: ClubMember, *, administers: bool = False) -> None:
        self.club = club
        self.person = person
        self.administers = administers
        self.shown: list[Shown] = []

    async def everything(self, parts: Collection[str] = PARTS) -> list[Shown]:
        """All that can be seen, asked and tried without changing anything."""
        self.shown = []
        records = await self.club.bot.services.queries.tables_in(  # type: ignore[attr-defined]
            self.club.guild.id, statuses=tuple(TableStatus)
        )
        places = {record.id: self._place(record) for record in records}
        if "commands" in parts:
            await self._commands(records, places)
        if "buttons" in parts:
            await self._buttons(records, places)
        if "autocomplete" in parts:
            await self._autocomplete(records, places)
        if "attempts" in parts:
            await self._attempts(records, places)
        for record in records:
            if "notices" in parts:
                await self._notices(record)
            if "computers" in parts:
                await self._computers(record)
            if "faults" in parts:
                with nobody_else_hears():
                    await self._faults(record, places[record.id])
        return self.shown

    # ---------------------------------------------------------------------------------------------- what is asked

    async def _commands(self, records: tuple[TableRecord, ...], places: dict[TableId, Place]) -> None:
        person = self.person
        there = {command.qualified_name for command in self.club.bot.tree.walk_commands()}
        anywhere = (*LOOKING_ANYWHERE, *(LOOKING_AS_ADMIN if self.administers else ()))
        for command in anywhere:
            if command in there:
                await self._note(f"/{command}", partial(person.slash, command))
        for record in records:
            for command in LOOKING:
                reply = await self._note(
                    f"/{command} {record.id}",
                    partial(person.slash, command, where=places[record.id], table=record.id),
                )
                if reply is not None:
                    await self._deeper(f"/{command} {record.id}", reply)
            for attempt in ATTEMPTS:
                await self._note(
                    f"/why {attempt} {record.id}",
                    partial(person.slash, "why", where=places[record.id], action=attempt, table=record.id),
                )

    async def _buttons(self, records: tuple[TableRecord, ...], places: dict[TableId, Place]) -> None:
        """Every button below a public message that only looks, and what it leads to."""
        for record in records:
            for place in (places[record.id], self.club.channel):
                for post in [one for one in self.person.sees(place) if not one.ephemeral]:
                    for button in post.buttons:
                        its = button.custom_id.split(":")
                        if len(its) < 3 or its[1] not in LOOKS or its[2] != str(record.id) or button.disabled:
                            continue
                        if any(shown.asked == button.custom_id for shown in self.shown):
                            continue
                        reply = await self._note(
                            button.custom_id,
                            partial(self.person.click, post, custom_id=button.custom_id),
                        )
                        if reply is not None:
                            await self._deeper(button.custom_id, reply)

    async def _deeper(self, asked: str, reply: Reply) -> None:
        """One step on from a private answer: its menus and buttons that only look."""
        if reply.result.response is None:
            return
        post = reply.post
        for button in post.buttons:
            if button.custom_id.split(":")[1:2] in [[verb] for verb in LOOKS] and not button.disabled:
                await self._note(f"{asked} > {button.label}", partial(self._press, post, button.custom_id))
        for menu in post.menus:
            if menu.custom_id.split(":")[1] in LOOKS and menu.options and not menu.disabled:
                first = next(iter(menu.options))
                await self._note(
                    f"{asked} > {menu.placeholder}",
                    partial(self._choose, post, menu.custom_id, first),
                )

    async def _press(self, post: Post, custom_id: str) -> Reply | None:
        """Press it if it is still there: an answer is redrawn by what was pressed before."""
        shown = post.buttons if post.exists else ()
        now = next(
            (one.custom_id for one in shown if drawn_anew(one.custom_id, 0) == drawn_anew(custom_id, 0)), None
        )
        return None if now is None else await self.person.click(post, custom_id=now)

    async def _choose(self, post: Post, custom_id: str, value: str) -> Reply | None:
        if post.exists and any(menu.custom_id == custom_id and value in menu.options for menu in post.menus):
            return await self.person.select(post, value, custom_id=custom_id)
        return None

    async def _autocomplete(self, records: tuple[TableRecord, ...], places: dict[TableId, Place]) -> None:
        for command in self.club.bot.tree.walk_commands():
            root = command.qualified_name.split()[0]
            if not hasattr(command, "parameters") or (root in {"admin", "house"} and not self.administers):
                continue
            for option in command.parameters:
                if not option.autocomplete:
                    continue
                about_tables = any(other.name == "table" for other in command.parameters)
                for record in records if about_tables and option.name != "table" else records[:1]:
                    for typed in TYPED if option.name in {"cards", "card", "action", "hand"} else TYPED[:1]:
                        filled = {"table": record.id} if about_tables and option.name != "table" else {}
                        name = command.qualified_name
                        await self._note(
                            f"/{name} {option.name}:{typed}… {record.id}",
                            partial(
                                self.person.suggestions,
                                name,
                                option.name,
                                typed,
                                where=places[record.id],
                                **filled,
                            ),
                        )

    async def _attempts(self, records: tuple[TableRecord, ...], places: dict[TableId, Place]) -> None:
        """Moves that are refused: the texts of the refusals are compared."""
        for record in records:
            for attempt in ATTEMPTS:
                verb, _, cards = attempt.partition(" ")
                if verb not in COMMANDS_OF or not await self._is_refused(record, attempt):
                    continue
                command, option = COMMANDS_OF[verb]
                if option is None and cards:
                    continue
                filled = {option: cards} if option is not None and cards else {}
                await self._note(
                    f"/{command} {cards} {record.id}",
                    partial(self.person.slash, command, where=places[record.id], table=record.id, **filled),
                )

    async def _is_refused(self, record: TableRecord, attempt: str) -> bool:
        seat = record.seat_of(UserId(self.person.id))
        stored = await self.club.bot._store.snapshot(record.id)  # type: ignore[attr-defined]
        if seat is None or stored is None or stored[1] is None or record.status is not TableStatus.PLAYING:
            return True
        loaded = await self.club.bot.services.queries._tables.get(record.id)  # type: ignore[attr-defined]
        view = view_of(loaded.state, seat)
        if view.is_to_act and view.table.phase in {Phase.DRAW, Phase.PLAY} and attempt.startswith("draw"):
            return False
        try:
            return check(view, parse_action(attempt, view)) is not None
        except CanastaError:
            return True

    # ----------------------------------------------------------------------------------------------- what is told

    async def _notices(self, record: TableRecord) -> None:
        """What would be told to the table, to others and to this person, if it had to be told now."""
        for notice in _notices_of(record, await self._to_act(record)):
            outside = _Outside(self.club)
            messenger = _messenger(self.club, outside, record)
            with watched_logs() as written:
                try:
                    await messenger.deliver(Delivery(notice, "1"))
                    if isinstance(notice, TurnPing | Reminder | PartnerQuestion):
                        # And as a direct message, whatever this person has chosen.
                        await messenger._messenger_in(texts_for()).caller.write(notice, Delivery(notice, "1"))
                except RecipientGone as gone:
                    outside.told.append(f"{gone}".encode())
            what = f"notice {json.dumps(str(notice))}"
            self.shown.append(Shown(what, b"\n".join(outside.told), written.getvalue()))

    async def _to_act(self, record: TableRecord) -> tuple[SeatHolder, ...]:
        return tuple(holder for seat in record.seats_waited_for if (holder := record.holder_of(seat)))

    async def _computers(self, record: TableRecord, how: str = "") -> None:
        """What computers would choose that see no more than this person: those in his seat."""
        services = self.club.bot.services  # type: ignore[attr-defined]
        loaded = await services.queries._tables.get(record.id)
        if record.status is not TableStatus.PLAYING or loaded.state is None:
            return
        seat = record.seat_of(UserId(self.person.id))
        if seat is None or seat not in table_view(loaded.state).seats_to_act:
            return
        # While something is compiled, which takes longer in one truth than in the other, strong ones play as steady; and
        # why they cannot think is logged once.
        await asyncio.to_thread(prepare)
        services.automatic_play._computers._told.clear()
        for level in services.automatic_play._computers._players:
            with watched_logs() as written:
                holder = SeatHolder(seat, "Robot", computer=level)
                choice = await services.automatic_play._computers.choose_for(
                    holder, record, loaded.view_of(seat)
                )
            self.shown.append(
                Shown(f"computer {level} {record.id}{how}", str(choice).encode(), written.getvalue())
            )

    # --------------------------------------------------------------------------------------------- what goes wrong

    async def _faults(self, record: TableRecord, place: Place) -> None:
        """What is told and logged of looks, moves, computers and messages that fail."""
        await self._untold(record)
        services = self.club.bot.services  # type: ignore[attr-defined]
        loaded = await services.queries._tables.get(record.id)
        if record.status is not TableStatus.PLAYING or loaded.state is None:
            return
        async with a_mistake_in_what_is_shown(self.club.bot):
            for command in LOOKING_IN_TROUBLE:
                look = partial(self.person.slash, command, where=place, table=record.id)
                await self._note(f"a mistake {record.id} /{command}", look)
        view = table_view(loaded.state)
        # What is to fail may be a discard in the middle of a turn, and to hold one fails nowhere.
        may_fail = record.held is None and not (record.terms.discard_hold and view.phase is Phase.PLAY)
        for fault in WHILE_PLAYING if may_fail else ():
            said = f"{fault.__name__} {record.id}"
            async with fault(self.club.bot):
                # First what always fails: a trouble with the file is logged once.
                for to_act in view.seats_to_act:
                    await self._failing_move(said, record, loaded.view_of(to_act))
                seat = record.seat_of(UserId(self.person.id))
                if seat in view.seats_to_act and view.phase in TRIED_IN_TROUBLE and record.pause is None:
                    command, more = TRIED_IN_TROUBLE[view.phase]
                    move = partial(self.person.slash, command, where=place, table=record.id, **more)
                    await self._note(f"{said} /{command}", move)
        for died_of in WHILE_THINKING:
            async with thinking_that_fails(self.club.bot, died_of):
                await self._computers(record, f" {died_of.__name__}")

    async def _failing_move(self, said: str, record: TableRecord, view: SeatView) -> None:
        """Whoever is to act does something lawful, and it fails; what nobody catches ends in the log."""
        holder = record.holder_of(view.seat)
        if holder is None or holder.user is None:
            return
        services = self.club.bot.services  # type: ignore[attr-defined]
        told = b""
        with watched_logs() as written:
            try:
                done = await services.play.act(
                    Act(record.id, holder.user, first_legal(view, Random(0)), "trouble")
                )
            except TablePaused:
                return
            except Exception as failure:
                logging.getLogger("bot.service.matches.play").exception("a move failed")
                if holder.user == self.person.id:
                    told = _told_of(failure).encode()
            else:
                # What fails is shown only afterwards: nothing may have been written.
                raise AssertionError(f"{said}: {done} was done all the same")
        self.shown.append(Shown(f"{said} a move of seat {view.seat}", told, written.getvalue()))

    async def _untold(self, record: TableRecord) -> None:
        """What is logged and kept of messages that Discord does not take, or that cannot be written."""
        for status, code in REFUSALS:
            outside = _Closed(self.club, status, code)
            await self._undelivered(record, outside, f"{status} {code}")
        async with a_mistake_in_what_is_shown(self.club.bot):
            await self._undelivered(record, _Outside(self.club), "a mistake")

    async def _undelivered(self, record: TableRecord, outside: _Outside, why: str) -> None:
        bot: Any = self.club.bot
        now = bot.clock.now()
        outbox = Outbox(bot._store, bot.clock, bot.services._outbox._timers)
        outbox.open(_messenger(self.club, outside, record))
        for notice in _one_of_each(_notices_of(record, await self._to_act(record))):
            with watched_logs() as written:
                fate = await outbox._deliver(WaitingNotice(NoticeId(1), notice, 0, now, now))
            told = b"\n".join([*outside.told, str(fate).encode()])
            outside.told.clear()
            self.shown.append(Shown(f"{why}: notice {notice}", told, written.getvalue()))

    # ------------------------------------------------------------------------------------------------------- tools

    async def _note(self, asked: str, ask: Callable[[], Awaitable[Any]]) -> Any:
        """Ask, and keep all that appeared, on any screen."""
        everybody = list(self.club.people.values())
        if self.person not in everybody:
            everybody.append(self.person)
        before = [len(person.seen) for person in everybody]
        with watched_logs() as written:
            reply = await ask()
        body = [
            f"{person.name} {sight.kind} {sight.place}".encode() + b" " + sight.body
            for person, old in zip(everybody, before, strict=True)
            for sight in person.seen[old:]
        ]
        if isinstance(reply, Reply):
            body += [
                blob
                for post in reply.posts
                for item in post.attachments
                if (blob := self.club.env.backend.cdn.get(item["url"]))
            ]
        self.shown.append(Shown(asked, b"\n".join(body), written.getvalue()))
        return reply

    def _place(self, record: TableRecord) -> Place:
        """The thread of a table, for those who may enter it."""
        there = next((place for place in self.club.threads if place.id == record.place), None)
        if there is None or not can_access_channel(self.club.env, there.id, self.person.actor):
            return self.club.channel
        return there


def _told_of(failure: Exception) -> str:
    """The sentence that the interface answers a failed move with."""
    if isinstance(failure, Refusal):
        return texts_for(None)(failure.key, **failure.arguments)
    return refusal_text(texts_for(None), failure) if isinstance(failure, EXPECTED) else "a fault"


def _notices_of(record: TableRecord, to_act: tuple[SeatHolder, ...]) -> Iterator[Notice]:
    yield BoardRefresh(record.id, record.version)
    if not record.seats:  # everybody left or was forgotten
        return
    if record.version:
        yield PlayLines(record.id, max(0, record.version - 12), record.version)
        yield MatchResult(record.id, record.version)
    for holder in to_act:
        if holder.user is None:
            continue
        yield TurnPing(record.id, holder.user, holder.seat, record.version, record.turn)
        yield Reminder(record.id, holder.user, holder.seat, record.turn, 1)
        yield TimeIsUp(record.id, holder.seat, record.turn)
        asker = record.seats[0].seat
        yield PartnerQuestion(record.id, holder.user, holder.seat, asker, record.version, record.turn)
    yield RoundScored(record.id, record.version)
    for news in News:
        holder = record.seats[0]
        yield TableNews(record.id, news, holder.user, holder.name, holder.seat, ChannelId(1), TableId(1), 3)


def _one_of_each(notices: Iterator[Notice]) -> Iterator[Notice]:
    """News are told apart by what they tell."""
    known: set[object] = set()
    for notice in notices:
        if type(notice) not in known:
            known.add(type(notice))
            yield notice


def _messenger(club: Club, outside: _Outside, record: TableRecord) -> DiscordMessenger:
    services = club.bot.services  # type: ignore[attr-defined]
    messenger_in = partial(
        MessengerInLanguage,
        outside,  # type: ignore[arg-type]
        services.queries,
        _Homes(record),  # type: ignore[arg-type]
        services.settings,
        _Forgetful(),  # type: ignore[arg-type]
        services.reviews,
        club.bot.clock,  # type: ignore[attr-defined]
    )
    return DiscordMessenger(services.queries, club.bot.languages, messenger_in)  # type: ignore[attr-defined]


class _Forgetful:
    """Stands for services that would write something down: they say yes to everything."""

    def __getattr__(self, name: str) -> Any:
        async def yes(*_: Any, **__: Any) -> bool:
            return True

        return yes


class _Homes(_Forgetful):
    """A table may lose its thread: it is told in the channel."""

    def __init__(self, record: TableRecord) -> None:
        self._record = record

    async def set_place(self, *_: Any, **__: Any) -> TableRecord:
        return structs.replace(self._record, thread=None)


class _Outside:
    """Stands for Discord: keeps what would be posted."""

    own_id = 1

    def __init__(self, club: Club) -> None:
        self._club = club
        self.told: list[bytes] = []

    async def post(self, place: ChannelId, message: Message, nonce: str, **rest: Any) -> MessageId:
        self._keep("post", place, message, rest)
        return MessageId(5)

    async def direct_messages_of(self, user: UserId) -> ChannelId:
        self.told.append(f"letters of {user}".encode())
        return ChannelId(6)

    def writing_to_a_person(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def edit(self, place: ChannelId, message_id: MessageId, message: Message, **rest: Any) -> bool:
        self._keep("edit", place, message, [message_id, rest])
        return True

    async def delete(self, place: ChannelId, message_id: MessageId) -> None:
        self.told.append(f"delete {place} {message_id}".encode())

    def is_in(self, guild: Any) -> bool:
        return True

    async def presence(self, guild: Any, user: Any) -> Presence:
        return Presence.HERE

    def guild_name(self, guild: Any) -> str:
        return "Canasta club"

    async def can_be_seen(self, place: ChannelId) -> bool:
        return True

    def may_attach(self, guild: Any, place: ChannelId) -> bool:
        return True

    async def open_thread(self, channel: ChannelId, starter: MessageId, name: str) -> None:
        self.told.append(f"thread {name}".encode())

    async def reopen(self, thread: ChannelId) -> None:
        pass

    def _keep(self, how: str, where: int, message: Message, rest: Any) -> None:
        view = message.view
        whole = [
            message.text,
            [embed.to_dict() for embed in message.embeds],
            view.to_components() if view else [],
            [(item.name, item.content.decode("latin-1")) for item in message.attachments],
        ]
        body = json.dumps(whole, sort_keys=True, default=str)
        self.told.append(f"{how} {where} {rest} {body}".encode())


class _Closed(_Outside):
    """Discord takes nothing."""

    def __init__(self, club: Club, status: int, code: int) -> None:
        super().__init__(club)
        self._refusal = (status, code)

    async def post(self, *_: Any, **__: Any) -> MessageId:
        await refused_with(*self._refusal)
        raise AssertionError("it was refused")

    async def direct_messages_of(self, *_: Any) -> ChannelId:
        await refused_with(*self._refusal)
        raise AssertionError("it was refused")

    async def edit(self, *_: Any, **__: Any) -> bool:
        await refused_with(*self._refusal)
        raise AssertionError("it was refused")

    def is_open(self, guild: Any, place: Any) -> bool:
        return True


@contextmanager
def watched_logs() -> Iterator[StringIO]:
    """What a bot that was started with ``LOG_LEVEL=DEBUG`` writes, without the times."""
    written = StringIO()
    watcher = logging.StreamHandler(written)
    watcher.setFormatter(_Timeless())
    levels: dict[str, int] = dict.fromkeys(("", "bot", "cogs"), logging.DEBUG)
    levels |= dict.fromkeys(logs._NEVER_BELOW_INFO, logging.INFO)
    levels |= dict.fromkeys(logs._NEVER_BELOW_WARNING, logging.WARNING)
    before = {name: logging.getLogger(name).level for name in levels}
    root = logging.getLogger()
    _set_levels(levels)
    root.addHandler(watcher)
    try:
        yield written
    finally:
        root.removeHandler(watcher)
        _set_levels(before)


def _set_levels(levels: Mapping[str, int]) -> None:
    """Set the levels of loggers; each of them would go through all loggers for it."""
    for name, level in levels.items():
        logging.getLogger(name).level = level
    logging.root.manager._clear_cache()  # type: ignore[attr-defined]


class _Timeless(logs.RedactingFormatter):
    converter = staticmethod(lambda _: (2026, 1, 1, 0, 0, 0, 0, 1, 0))  # type: ignore[assignment]
    default_msec_format = None  # type: ignore[assignment]

    def format(self, record: logging.LogRecord) -> str:
        # The codes and ids of interactions count upwards from one look to the next.
        text = re.sub(r"\b[0-9A-Z]{6}: ", "CODE: ", super().format(record))
        return re.sub(r"\b\d{15,20}\b", "ID", text)


async def leaks(
    club: Club, person: ClubMember, rng: Random, *, administers: bool = False, parts: Collection[str] = PARTS
) -> AsyncIterator[str]:
    """What this receiver gets, or the log of the process says, that depends on what must be hidden from them."""
    receiver = Receiver(club, person, administers=administers)
    before = await revisions(club)
    # What says when it was written must not differ by the second that passes between two looks.
    clock, now = club.bot.clock, club.bot.clock.now()  # type: ignore[attr-defined]
    clock.now = lambda: now
    try:
        async for leak in _compared(club, person, receiver, rng, parts):
            yield leak
    finally:
        del clock.now
    after = await revisions(club)
    if after != before:
        yield f"{person.name}: looking changed {before} into {after}"


async def _compared(
    club: Club, person: ClubMember, receiver: Receiver, rng: Random, parts: Collection[str]
) -> AsyncIterator[str]:
    real = await receiver.everything(parts)
    if len(parts) > 3 and len({shown.body for shown in real}) < DIFFERENT_AT_LEAST:
        yield f"{person.name} gets hardly anything: the comparison is empty"
    async with another_truth(club.bot, UserId(person.id), rng):
        other = await receiver.everything(parts)
    for difference in _differences(real, other):
        yield f"{person.name}: {difference}"
    async with another_truth(club.bot, NOBODY, rng):
        # What is refused to this hand may be lawful with another.
        harmless = set(parts) - {"attempts"}
        strange = {shown.asked: shown.logged for shown in await receiver.everything(harmless)}
    for shown in real:
        if shown.asked.endswith(" /discard") and not (shown.logged and strange.get(shown.asked)):
            continue  # the card that is typed is in one hand only
        if shown.asked in strange and strange[shown.asked] != shown.logged:
            yield f"the log, {shown.asked}: {shown.logged!r} / {strange[shown.asked]!r}"


def _differences(real: list[Shown], other: list[Shown]) -> Iterator[str]:
    if [shown.asked for shown in real] != [shown.asked for shown in other]:
        mine, its = {shown.asked for shown in real}, {shown.asked for shown in other}
        yield f"can ask for other things: {sorted(mine ^ its) or 'in another order'}"
    others = {shown.asked: shown for shown in other}
    for shown in real:
        twin = others.get(shown.asked)
        if twin is not None and (twin.body, twin.logged) != (shown.body, shown.logged):
            yield f"{shown.asked}: {_first_difference(shown, twin)}"


def _first_difference(one: Shown, two: Shown) -> str:
    mine, its = one.body + one.logged.encode(), two.body + two.logged.encode()
    at = next((at for at, pair in enumerate(zip(mine, its, strict=False)) if pair[0] != pair[1]), 0)
    near = slice(max(0, at - 60), at + 80)
    return f"{mine[near]!r} / {its[near]!r}"


async def revisions(club: Club) -> dict[TableId, tuple[int, int, bytes | None]]:
    """Version, revision and state of every table."""
    store = club.bot._store  # type: ignore[attr-defined]
    found = {}
    for record in await store.tables(limit=1000):
        stored = await store.snapshot(record.id)
        found[record.id] = (record.version, record.revision, None if stored is None else stored[1])
    return found
