"""How people are called to their turn: once, there where they chose, and no longer than the turn lasts."""

from datetime import timedelta
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.clocks.turn_time import with_clock_of
from bot.service.delivery.notices import (
    BoardRefresh,
    News,
    PartnerQuestion,
    PingOver,
    Reminder,
    TableNews,
    TimeIsUp,
    TurnPing,
)
from bot.service.ids import UserId
from bot.service.matches.consequences import pings_over
from bot.service.matches.record import Pause, Ping, RunningClock, SeatClock
from bot.service.people.settings import Notify
from bot.ui.texts import texts_for
from tests.support.builders import drawing
from tests.support.simulated_discord.club import open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import Scene, started

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


async def tell(scene: Scene, *notices) -> None:
    """These notices wait in the outbox, and are told."""
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), notices=notices))
    scene.services._wake()
    await scene.calm()


async def alter(scene: Scene, **fields) -> None:
    """The record is like this now."""
    record = await scene.record()
    record = structs.replace(record, revision=record.revision + 1, **fields)
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=record))


async def waiting_for_ana(club) -> Scene:
    """A table that waits for Ana, who has not been called."""
    scene = await started(club, state=drawing("4 5 6 7").state)
    for ping in scene.pings():
        club.env.backend.delete_message(ping.place, ping.id)
    await alter(scene, pings=())
    return scene


async def turn_ping(scene: Scene) -> TurnPing:
    record = await scene.record()
    return TurnPing(
        record.id, UserId(scene.club["Ana"].id), record.seats_waited_for[0], record.turn_version, record.turn
    )


async def reminder(scene: Scene, step: int = 1) -> Reminder:
    call = await turn_ping(scene)
    return Reminder(call.table, call.user, call.seat, call.turn, step)


async def call_of(scene: Scene) -> Ping:
    """The call that is remembered with the table."""
    return (await scene.record()).pings[-1]


async def ping_over(scene: Scene) -> PingOver:
    ping = await call_of(scene)
    return PingOver(scene.table, ping.place, ping.message)


def letters_are_closed(club, name: str) -> None:
    """Whoever this is takes no direct messages."""
    place = club.env.backend.get_dm_channel(club[name].id).id
    club.refuse("POST", f"/channels/{place}/messages", status=403, code=50007, times=None)


async def test_a_call_is_the_board_mentions_one_person_and_is_remembered(club):
    scene = await waiting_for_ana(club)
    await tell(scene, await turn_ping(scene))
    [ping] = scene.pings()
    assert ping.pings == (club["Ana"].id,)
    assert "it is your turn" in ping.content
    assert "Table 1" not in ping.content, "the thread has that name, and so has the board below"
    assert [button.label for button in ping.buttons] == BOARD_BUTTONS
    assert ping.id == scene.board.id == (await scene.record()).board_message
    assert (await call_of(scene)).message == ping.id
    panel = await club["Ana"].click(ping, "My hand")
    assert panel.private


BOARD_BUTTONS = ["My hand", "Score", "Log", "Rules"]


def url_of(post) -> str:
    return str(next(part["url"] for part in post._parts() if part.get("url")))


async def test_the_next_turn_has_a_board_of_its_own_also_when_somebody_has_deleted_the_one_before(club):
    scene = await waiting_for_ana(club)
    await tell(scene, await turn_ping(scene))
    for is_deleted in (False, True):
        [ping] = scene.pings()
        if is_deleted:
            club.env.backend.delete_message(ping.place, ping.id)
        await scene.play_turns(1)
        assert not ping.exists
        assert [post.id for post in scene.pings()] == [scene.board.id] != [ping.id]
        assert len((await scene.record()).pings) == 1


async def test_a_reminder_takes_the_place_of_the_call(club):
    scene = await waiting_for_ana(club)
    await tell(scene, await turn_ping(scene))
    [first] = scene.pings()
    for step in (1, 2, 3, 7):
        await club.advance(hours=20)
        await tell(scene, await reminder(scene, step))
        [only] = scene.pings()
        assert only.id == scene.board.id != first.id
        assert not first.exists
        assert only.pings == (club["Ana"].id,)
        assert "everyone at **Table 1**" in only.content
        assert "<t:" in only.content
        assert (await call_of(scene)).message == only.id
    await tell(scene, await ping_over(scene))
    assert scene.pings() == []


async def test_nobody_is_called_to_a_turn_that_is_over_or_rests_or_to_a_seat_that_another_plays(club):
    scene = await waiting_for_ana(club)
    call, again, time_is_up = await turn_ping(scene), await reminder(scene), None
    time_is_up = TimeIsUp(scene.table, call.seat, call.turn)
    late = [structs.replace(notice, turn="9.9.9") for notice in (call, again, time_is_up)]
    other = [structs.replace(notice, user=club["Ben"].id) for notice in (call, again)]
    before = len(scene.public())
    await tell(scene, *late, *other)
    await alter(scene, pause=Pause(scene.bot.clock.now(), "agreed"))
    await tell(scene, call, again, time_is_up)
    assert len(scene.public()) == before


async def test_a_direct_message_names_table_and_server_leads_to_the_board_and_goes_with_the_turn(club):
    scene = await waiting_for_ana(club)
    await scene.services.settings.choose(club["Ana"].id, notify=Notify.DIRECT)
    await tell(scene, await turn_ping(scene))
    assert scene.pings() == []
    [letter] = club["Ana"].letters()
    assert "Table 1" in letter.content
    assert "Canasta club" in letter.content
    assert [button.label for button in letter.buttons] == ["My hand", "Board"]
    assert url_of(letter) == f"https://discord.com/channels/{club.guild.id}/{scene.place.id}"
    await tell(scene, await reminder(scene))
    [reminded] = club["Ana"].letters()
    assert reminded.id != letter.id
    assert "Everyone" in reminded.content
    await tell(scene, await ping_over(scene))
    assert club["Ana"].letters() == []


async def test_closed_direct_messages_are_noticed_and_the_table_is_used_from_then_on(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await waiting_for_ana(club)
        await scene.services.settings.choose(club["Ana"].id, notify=Notify.DIRECT)
        letters_are_closed(club, "Ana")
        await tell(scene, await turn_ping(scene))
        [ping] = scene.pings()
        assert ping.content.startswith("📪 I cannot send you direct messages")
        assert ping.pings == (club["Ana"].id,)
        assert (await scene.services.settings.of(club["Ana"].id)).direct_closed
        tried = len(letters_tried(club, "Ana"))
        await tell(scene, await reminder(scene))
        [reminded] = scene.pings()
        assert "📪" not in reminded.content
        assert len(letters_tried(club, "Ana")) == tried == 1


def letters_tried(club, name: str) -> list[Any]:
    place = club.env.backend.get_dm_channel(club[name].id).id
    return [
        request
        for request in club.traffic.requests
        if request.method == "POST" and request.path == f"/channels/{place}/messages"
    ]


async def test_a_direct_message_that_fails_otherwise_is_posted_at_the_table_this_once(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await waiting_for_ana(club)
        await scene.services.settings.choose(club["Ana"].id, notify=Notify.DIRECT)
        club.refuse("POST", "/users/@me/channels", status=400, code=40003, times=1)
        await tell(scene, await turn_ping(scene))
        assert len(scene.pings()) == 1
        assert not (await scene.services.settings.of(club["Ana"].id)).direct_closed
        assert (await scene.record()).thread is not None


async def test_an_account_that_takes_no_letters_any_more_is_called_at_the_table(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await waiting_for_ana(club)
        await scene.services.settings.choose(club["Ana"].id, notify=Notify.DIRECT)
        club.refuse("POST", "/users/@me/channels", status=400, code=50033, times=1)
        await tell(scene, await turn_ping(scene))
        assert len(scene.pings()) == 1
        assert (await scene.services.settings.of(club["Ana"].id)).direct_closed
        assert (await scene.record()).thread is not None


async def test_whoever_wants_no_calls_gets_none_but_a_question_stands_at_the_table(club):
    scene = await waiting_for_ana(club)
    await scene.services.settings.choose(club["Ana"].id, notify=Notify.NEVER)
    await tell(scene, await turn_ping(scene), await reminder(scene))
    assert scene.pings() == []
    assert club["Ana"].letters() == []
    call = await turn_ping(scene)
    await tell(scene, PartnerQuestion(call.table, call.user, call.seat, call.seat, call.version, call.turn))
    [question] = [post for post in scene.public() if "May I go out" in post.content]
    assert question.pings == ()
    assert "**Ana**" in question.content
    assert (await call_of(scene)).message == question.id


@pytest.mark.parametrize("notify", [Notify.TABLE, Notify.DIRECT])
@pytest.mark.parametrize("is_remembered", [False, True])
async def test_a_crash_after_the_call_was_posted_does_not_call_twice(
    club, no_logged_errors, monkeypatch, notify, is_remembered
):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await waiting_for_ana(club)
    await scene.services.settings.choose(club["Ana"].id, notify=notify)
    stores = "set_ping" if notify is Notify.DIRECT else "replace_board"
    real, crashes = getattr(scene.services.table_channels, stores), [OSError("power cut")]

    async def store(*args, **more):
        if is_remembered:
            await real(*args, **more)
        if crashes:
            raise crashes.pop()
        return await real(*args, **more)

    monkeypatch.setattr(scene.services.table_channels, stores, store)
    await tell(scene, await turn_ping(scene))
    await club.restart(orderly=False)
    await club.advance(minutes=1)
    await scene.calm()
    calls = [*scene.pings(), *club["Ana"].letters()]
    assert len(calls) == 1
    assert (await call_of(scene)).message == calls[0].id
    await tell(scene, await ping_over(scene))
    assert not calls[0].exists


async def test_a_board_that_was_posted_while_the_table_moved_on_calls_nobody_any_more(club, monkeypatch):
    scene = await waiting_for_ana(club)
    real = scene.services._outbox._messenger._messenger_in(texts_for()).channels.post

    async def post(*args, **more):
        await alter(scene, turn="1.9.1")
        return await real(*args, **more)

    call = await turn_ping(scene)
    monkeypatch.setattr(scene.services._outbox._messenger._messenger_in(texts_for()).channels, "post", post)
    await tell(scene, call)
    record = await scene.record()
    assert record.pings == ()
    assert record.board_message == scene.board.id
    await tell(scene, BoardRefresh(record.id, record.version))
    assert scene.pings() == []


async def test_when_time_is_up_the_others_are_asked_in_place_of_the_call(club):
    scene = await waiting_for_ana(club)
    await tell(scene, await turn_ping(scene))
    [ping] = scene.pings()
    call = await turn_ping(scene)
    await alter(scene, clock=RunningClock(call.seat, scene.bot.clock.now(), has_run_out=True))
    await tell(scene, TimeIsUp(call.table, call.seat, call.turn))
    assert not ping.exists
    assert scene.pings() == []
    [told] = [post for post in scene.public() if post.content.startswith("⌛")]
    assert told.pings == ()
    assert "**Ana**" in told.content
    labels = [button.label for button in told.buttons]
    assert labels == [*BOARD_BUTTONS, "Let a computer play this turn", "Give one more day"]
    assert told.id == scene.board.id
    await scene.play_turns(1)
    assert not told.exists


async def test_more_time_turns_the_message_into_a_call_with_the_new_deadline(club):
    scene = await waiting_for_ana(club)
    call = await turn_ping(scene)
    await alter(scene, clock=RunningClock(call.seat, scene.bot.clock.now(), has_run_out=True))
    await tell(scene, call, TimeIsUp(call.table, call.seat, call.turn))
    now = scene.bot.clock.now()
    record = with_clock_of(await scene.record(), call.seat, SeatClock(call.turn, 24 * 3600))
    await alter(scene, clock=RunningClock(call.seat, now), clocks=record.clocks)
    refresh = BoardRefresh(call.table, call.version)
    await tell(scene, refresh, TableNews(call.table, News.EXTENDED, user=call.user))
    ping = scene.board
    assert "it is your turn" in ping.content
    assert [button.label for button in ping.buttons] == BOARD_BUTTONS
    due = int((now + timedelta(days=1)).timestamp())
    assert f"<t:{due}:R>" in ping.text
    assert any("**Ana** has more time" in post.content for post in scene.public())


async def test_for_whom_a_computer_plays_there_is_a_way_back(club):
    scene = await waiting_for_ana(club)
    await tell(scene, TableNews(scene.table, News.STANDS_IN, user=club["Ana"].id))
    news = next(post for post in scene.public() if post.content.startswith("🤖"))
    assert [button.label for button in news.buttons] == ["I am back"]
    assert news.pings == ()


async def test_partners_who_are_asked_together_have_a_call_each(club):
    scene = await waiting_for_ana(club)
    call = await turn_ping(scene)
    asked = [
        PartnerQuestion(call.table, club[name].id, Seat(seat), call.seat, call.version, call.turn)
        for name, seat in (("Ben", 1), ("Cyd", 2))
    ]
    await tell(scene, *asked)
    assert [ping.pings for ping in scene.pings()] == [(club["Ben"].id,), (club["Cyd"].id,)]
    again = Reminder(call.table, club["Ben"].id, Seat(1), call.turn, 1)
    await tell(scene, again)
    assert {ping.pings for ping in scene.pings()} == {(club["Ben"].id,), (club["Cyd"].id,)}
    await tell(scene, *pings_over(await scene.record()))
    assert scene.pings() == []
