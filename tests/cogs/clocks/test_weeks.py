"""Three weeks at one table, with the whole bot on its database: nobody is rushed or forgotten, and life happens.

Time is moved in steps of a few hours. After each step the table must look right: one board that says whom it waits for,
at most one living call, and nobody called twice for the same.
"""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.ui.delivery.table_message import table_message
from bot.ui.texts import texts_for
from tests.cogs.clocks.test_pausing import wish
from tests.support.builders import playing
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import FOUR, Scene, seated
from tests.support.simulated_discord.tapping import discard_first

STEP = 3
"""Hours."""

TERMS = Terms(
    pace=Pace.TURNS,
    hours=24,
    reminders=(12, 4),
    on_time_out=TimeOut.COMPUTER,
    vacation_hours=12,
    question_hours=12,
    question_default=True,
)

CALLS = (
    "it is your turn",
    "is waiting for you",
    "is looking forward to",
    "would love",
    "asks you",
    "asked you",
)
"""What the different calls say."""


class Weeks:
    """A match that is played with long pauses, and looked at after each of them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.club = scene.club
        self.began = scene.bot.clock.now()
        self._since = 0

    @property
    def days(self) -> float:
        """Since the match began."""
        return float((self.scene.bot.clock.now() - self.began).total_seconds()) / 86400

    async def pass_hours(self, hours: float) -> None:
        while hours > 0:
            await self.club.advance(hours=min(hours, STEP))
            hours -= STEP
            await self.look()

    async def look(self) -> None:
        """Everything is as it must be at any moment."""
        scene = self.scene
        await scene.calm()
        record = await scene.record()
        calls = scene.pings()
        assert len(calls) <= 1, [call.content for call in calls]
        if record.pause is not None:
            assert not calls
            assert "⏸️ Paused" in scene.board.text
        else:
            names = [FOUR[seat] for seat in record.seats_waited_for]
            _, whose_turn, *_ = scene.board.text.removeprefix(scene.board.content).strip().split("\n")
            assert f"**{' and '.join(names)}**" in whose_turn
            for call in calls:
                assert call.pings == (self.club[names[0]].id,)
        sent = self.sent()
        assert len(set(sent)) == len(sent)

    async def look_closely(self) -> None:
        """The board shows exactly what is so."""
        board = await self.scene.services.queries.board(self.scene.table, recent=16)
        told = table_message(texts_for(None), board).embeds[0]
        assert told.description is not None
        assert told.description in self.scene.board.text

    def sent(self) -> list[tuple[int, int, str]]:
        """Every call that was posted since the last pause: to whom, for which turn, and what it said."""
        found = []
        for request in self.club.traffic.requests[self._since :]:
            if request.method != "POST" or request.status != 200 or not isinstance(request.json, dict):
                continue
            users = request.json.get("allowed_mentions", {}).get("users")
            if users and request.path.endswith("/messages"):
                text = request.json["content"]
                [what] = [words for words in CALLS if words in text]
                found.append((int(users[0]), _version_in(request.json), what))
        return found

    def a_pause_is_over(self) -> None:
        """After a pause people are called anew, to the same turn."""
        self._since = len(self.club.traffic.requests)

    async def on_turn(self) -> str:
        [seat] = (await self.scene.record()).seats_waited_for
        return FOUR[seat]

    async def take_turn(self) -> str:
        """Whoever must act draws and discards, by buttons."""
        name = await self.on_turn()
        person = self.club[name]
        panel = await person.click(await self.scene.open_hand(name), "Draw")
        await discard_first(person, panel)
        await self.look()
        return name

    async def take_turns_until(self, name: str, hours: float = STEP) -> None:
        """The others take their turns, each after some hours."""
        while await self.on_turn() != name:
            await self.pass_hours(hours)
            if await self.on_turn() != name:
                await self.take_turn()

    def news(self, words: str) -> list[Post]:
        return [post for post in self.scene.public() if words in post.content]


def _version_in(message: dict[str, Any]) -> int:
    """For which turn a call is, as its buttons say."""
    [version] = set(re.findall(r"cn:(?:hand|answer):\d+:(\d+)", str(message["components"])))
    return int(version)


async def begun(club: Any) -> Weeks:
    scene = await seated(club)
    record = await scene.record()
    record = structs.replace(record, terms=TERMS, revision=record.revision + 1)
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=record))
    await club["Ana"].click(scene.lobby, "Start the match")
    weeks = Weeks(scene)
    await weeks.look()
    return weeks


@pytest.mark.slow
@pytest.mark.usefixtures("hourly_heartbeat")
async def test_three_weeks_at_one_table(club: Any) -> None:
    weeks = await begun(club)
    scene = weeks.scene

    # The first days: everybody plays within hours, and each is called once.
    for _ in range(8):
        name = await weeks.on_turn()
        [call] = scene.pings()
        await weeks.pass_hours(6)
        assert call.exists
        await weeks.take_turn()
        assert not call.exists
    assert {what for _, _, what in weeks.sent()} == {"it is your turn"}

    # Somebody is late, is reminded twice, and plays before the time runs out.
    name = await weeks.on_turn()
    [call] = scene.pings()
    await weeks.pass_hours(12)
    [first] = scene.pings()
    assert not call.exists
    assert "is waiting for you" in first.content
    await weeks.pass_hours(8)
    [second] = scene.pings()
    assert "is looking forward to your move" in second.content
    await weeks.take_turn()
    assert weeks.news("A computer is playing for") == []

    # The next one uses vacation time: twelve hours more, and no longer.
    name = await weeks.on_turn()
    await weeks.pass_hours(24)
    [used] = weeks.news(f"**{name}** has used up the time for this turn")
    due = club.env.now() + timedelta(hours=12)
    assert used.content.endswith(f"which lasts until {discord.utils.format_dt(due, 'f')}.")
    assert (
        f"**{name}** uses vacation time, which runs out {discord.utils.format_dt(due, 'R')}."
        in scene.board.text
    )
    await weeks.pass_hours(9)
    assert await weeks.on_turn() == name
    await weeks.pass_hours(3)
    assert await weeks.on_turn() != name
    [told] = weeks.news("A computer is playing for")
    assert f"A computer is playing for {name}" in scene.board.text

    # The others play on, his turn is played at once, and one click brings him back.
    absent = name
    for _ in range(3):
        await weeks.pass_hours(STEP)
        assert await weeks.take_turn() != absent
    assert await weeks.on_turn() != absent
    back = await club[absent].click(told, "I am back")
    assert back.private
    assert "Welcome back" in back.text
    await weeks.look()
    await weeks.take_turns_until(absent)
    [call] = scene.pings()
    assert call.pings == (club[absent].id,)
    holder = (await scene.record()).holder_of((await scene.record()).seats_waited_for[0])
    assert holder is not None
    assert holder.stood_in == 2

    # A holiday of all: a pause by agreement, in the middle of a turn, over a restart.
    await weeks.pass_hours(10 - 9 / 3600)
    asker, *others = sorted(FOUR, key=lambda one: one == "Ana")
    await club[asker].slash("pause", where=scene.place)
    for other in others:
        # Each shows on the board, which is old: Discord would not take all of these edits in the same moment.
        await club.advance(seconds=3)
        await scene.calm()
        await club[other].click(wish(scene), "Agree to pause")
    await weeks.look()
    await weeks.pass_hours(24 * 2)
    await club.restart()
    await weeks.pass_hours(24 * 2)
    await club["Ben"].click(scene.board, "Resume")
    await weeks.look()
    assert (await scene.record()).pause is not None
    weeks.a_pause_is_over()
    await club["Ana"].click(scene.board, "Resume")
    assert (await scene.record()).pause is None
    await scene.calm()
    # Who played ten hours ago finds fourteen, not a fresh day.
    due = await scene.services.queries.due_of(await scene.record())
    left = (due - scene.bot.clock.now()).total_seconds()
    # Simulated time goes on by some hundredths of a second while a busy machine answers a click.
    assert 14 * 3600 - 1 < left <= 14 * 3600

    # The bot is away for two days, and nobody is punished for it.
    name = await weeks.on_turn()
    await weeks.pass_hours(1)
    await club.go_down(hours=50)
    await weeks.look()
    assert await weeks.on_turn() == name
    due = await scene.services.queries.due_of(await scene.record())
    assert 13 * 3600 <= (due - scene.bot.clock.now()).total_seconds() <= 13 * 3600 + 900
    await weeks.pass_hours(6)
    assert "is waiting for you" in scene.pings()[0].content
    await weeks.take_turn()

    # Quiet hours: whose turn begins in them is called when they are over.
    sleeper = await weeks.on_turn()
    await weeks.take_turns_until(FOUR[FOUR.index(sleeper) - 1])
    hour = scene.bot.clock.now().hour
    settings = scene.services.settings
    await settings.quiet_from(club[sleeper].id, (hour - 1) % 24 * 60)
    await settings.quiet_until(club[sleeper].id, (hour + 7) % 24 * 60)
    await weeks.take_turn()
    assert await weeks.on_turn() == sleeper
    assert scene.pings() == []
    await weeks.pass_hours(6)
    assert scene.pings() == []
    await weeks.pass_hours(3)
    [call] = scene.pings()
    assert call.pings == (club[sleeper].id,)
    await weeks.take_turn()
    await settings.quiet_from(club[sleeper].id, None)

    # "May I go out?" Partner is away, and the answer is what the table has agreed.
    await weeks.take_turns_until("Ana")
    await scene.lay(playing("Q Q 9", melds="KKKKKKK,QQQ").state)
    panel = await scene.open_hand("Ana")
    await club["Ana"].click(panel, "Ask: “May I go out?”")
    await weeks.look()
    [question] = scene.pings()
    assert question.pings == (club["Cyd"].id,)
    await weeks.pass_hours(9)
    assert await weeks.on_turn() == "Cyd"
    await weeks.pass_hours(3)
    assert await weeks.on_turn() == "Ana"
    assert len(weeks.news("the answer is: yes")) == 1
    assert not question.exists
    late = await club["Cyd"].slash("answer", where=scene.place, answer="no")
    assert late.private
    [call] = scene.pings()
    assert call.pings == (club["Ana"].id,)
    await weeks.look_closely()
    await club["Ana"].slash("meld", where=scene.place, cards="QQ")
    await club["Ana"].slash("discard", where=scene.place, card="9")
    await weeks.look()
    assert "Round 2" in scene.board.text

    # And so on, until three weeks are over.
    while weeks.days < 20:
        await weeks.pass_hours(6)
        await weeks.take_turn()
    await weeks.pass_hours(14)
    await club.restart()
    while weeks.days < 21:
        await weeks.pass_hours(6)
        await weeks.take_turn()
    await weeks.look_closely()
    assert (await scene.record()).version > 100
    score = await club["Ana"].slash("score", where=scene.place)
    assert f"🤖 played 2 of **{absent}**’s turns so far." in score.text
