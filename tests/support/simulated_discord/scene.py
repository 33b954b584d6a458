"""A table in the simulated server, and any moment of a round laid on it."""

from __future__ import annotations

import re
from random import Random
from typing import Any, cast

from msgspec import structs

from bot.canasta.actions import Action
from bot.canasta.codec import decode_state, encode_state
from bot.canasta.engine import view_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.view import TableView
from bot.service.change import Change
from bot.service.delivery.notices import BoardRefresh
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.consequences import turn_name
from bot.service.matches.record import TableRecord, TableStatus
from tests.support.fakes import a_key
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Place, Reply
from tests.support.simulated_discord.posts import Post
from tests.support.world import first_legal

FOUR = ("Ana", "Ben", "Cyd", "Dot")
"""Who sits where: Ana and Cyd against Ben and Dot."""


class Scene:
    """One table, usually number 1, at which the named people sit; computers fill the rest."""

    def __init__(self, club: Club, table: int = 1) -> None:
        self.club = club
        self.table = TableId(table)

    @property
    def bot(self) -> Any:
        return self.club.bot

    @property
    def services(self) -> Any:
        return self.bot.services

    @property
    def place(self) -> Place:
        """The table's thread, in whatever language it is named."""
        named = re.compile(rf"\W*\w+\W* {self.table}\b")
        return next(thread for thread in self.club.threads if named.match(thread.name or ""))

    @property
    def lobby(self) -> Post:
        """The lobby's message in the channel, or in the table's post."""
        prefix = f"cn:join:{self.table}:"
        return next(
            post
            for place in (self.club.channel, *self.club.threads)
            for post in self.club["Eve"].sees(place)
            if any(button.custom_id.startswith(prefix) for button in post.buttons)
        )

    async def seat(self, *names: str) -> None:
        """They sit down by the clock, in the first seats that are free."""
        for name in names:
            seat = (await self.record()).free_seats[0]
            await self.club[name].slash("table join", table=self.table, seat=seat + 1)

    def public(self, where: Place | None = None) -> list[Post]:
        """What everybody can read in the table's thread."""
        return [post for post in self.club["Eve"].sees(where or self.place) if not post.ephemeral]

    def boards(self, where: Place | None = None) -> list[Post]:
        """The posts that are boards: with an embed and the button of the own hand."""
        return [
            post
            for post in self.public(where)
            if post.embeds and any(button.custom_id.startswith("cn:hand:") for button in post.buttons)
        ]

    @property
    def board(self) -> Post:
        """The only board there is."""
        [board] = self.boards()
        return board

    def pings(self, where: Place | None = None) -> list[Post]:
        """The posts that call somebody."""
        return [post for post in self.public(where) if post.pings]

    async def record(self) -> TableRecord:
        record: TableRecord = await self.services.queries.table(self.table)
        return record

    async def state(self) -> State:
        _, snapshot = await self.bot._store.snapshot(self.table)
        return decode_state(snapshot, (await self.record()).rules)

    async def hand_of(self, person: ClubMember) -> Any:
        return await self.services.queries.hand(self.table, person.id)

    async def open_hand(self, name: str) -> Reply:
        """The hand panel, opened from the board."""
        return await self.club[name].click(self.board, starts="cn:hand:")

    async def set_up(self, name: str) -> Reply:
        """The private panel with everything else about the lobby."""
        return await self.club[name].click(self.lobby, "Set up")

    async def lay(self, state: State) -> None:
        """From now on the match stands like this."""
        record = await self.record()
        fresh = structs.replace(
            record,
            version=record.version + 1,
            revision=record.revision + 1,
            status=TableStatus.PLAYING,
            turn=turn_name(state.table),
            turn_version=record.version + 1,
            told=record.version + 1,
        )
        await self.bot._store.commit(
            Change(
                at=self.bot.clock.now(),
                record=fresh,
                snapshot=encode_state(state),
                notices=(BoardRefresh(fresh.id, fresh.version),),
                deadlines=(),
            )
        )
        self.services._wake()
        await self.calm()

    async def act(self, action: Action) -> None:
        """Whoever must act does this, out of sight."""
        record, state = await self.record(), await self.state()
        holder = record.holder_of(state.table.seats_to_act[0])
        assert holder is not None
        assert holder.user is not None
        with self.club.as_the_bot():
            await self.services.play.act(Act(self.table, holder.user, action, a_key()))
        await self.services.settle()

    async def _play_on(self) -> TableView:
        """Whoever must act does not more than needed; a computer is waited for. The table afterwards, of which Discord may not
        have been told yet.
        """
        record, state = await self.record(), await self.state()
        seat = state.table.seats_to_act[0]
        holder = record.holder_of(seat)
        if holder is None or holder.user is None:
            await self.services.settle()
            table: TableView = (await self.view(seat)).table
            return table
        action = first_legal(view_of(state, seat), Random(0))
        with self.club.as_the_bot():
            outcome = await self.services.play.act(Act(self.table, holder.user, action, a_key()))
        return cast("TableView", outcome.view.table)

    async def play_turns(self, turns: int) -> None:
        """So many turns are taken out of sight: whoever must act does not more than needed."""
        for _ in range(turns):
            turn = (await self.record()).turn
            while (await self.record()).turn == turn:
                await self._play_on()
            await self.services.settle()
        await self.calm()

    async def play_round(self) -> None:
        """The round is played to its end, and the next one is dealt if there is one."""
        number = (await self.state()).table.round
        while True:
            table = await self._play_on()
            if table.round != number or not table.is_running:
                break
        await self.calm()

    async def calm(self) -> None:
        """Wait until everything is sent and no computer has anything to play."""
        await self.services.settle()
        await self.club.settle()

    async def view(self, seat: int) -> Any:
        return view_of(await self.state(), Seat(seat))


def private_answers(*replies: Reply) -> list[Post]:
    """What only the people who clicked can see of the answers."""
    return [post for reply in replies for post in reply.posts if post.ephemeral]


async def seated(club: Club, people: tuple[str, ...] = FOUR, game: str | None = None) -> Scene:
    """A new table in the lobby with these people, the first of them its host."""
    options: dict[str, Any] = {} if game is None else {"rules": game}
    await club[people[0]].slash("table new", **options)
    scene = Scene(club)
    await scene.seat(*people[1:])
    return scene


async def started(
    club: Club, people: tuple[str, ...] = FOUR, state: State | None = None, game: str | None = None
) -> Scene:
    """A table whose match has begun; with ``state`` it stands like this."""
    scene = await seated(club, people, game)
    for _ in range(4 - len(people)):
        await club[people[0]].click(scene.lobby, starts="cn:more:")
    await club[people[0]].click(scene.lobby, starts="cn:start:")
    await scene.calm()
    if state is not None:
        await scene.lay(state)
    return scene
