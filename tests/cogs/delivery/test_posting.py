"""A kill between "Discord has the message" and "the bot knows": no second message, whatever follows, however late."""

from collections import Counter
from random import Random

import pytest
from msgspec import structs

from bot.canasta.engine import view_of
from bot.service.change import Change
from bot.service.ids import ChannelId, UserId
from bot.service.people.settings import Notify
from bot.storage.backup import back_up, restore
from bot.ui.texts import texts_for
from bot.ui.toolkit.messages import Message
from tests.support.builders import drawing
from tests.support.simulated_discord.scene import Scene, seated, started
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import first_legal

BOARD, CALL, LINE = "Score", "your turn", "discarded"


def dies_after_posting(scene: Scene, text: str) -> list[int]:
    """Discord takes the next message that contains this, and the process never hears of it; nothing more is told by it."""
    places = scene.services._outbox._messenger._messenger_in(texts_for()).channels
    taken: list[int] = []
    real = places.post

    async def post(place: ChannelId, message: Message, nonce: str, **more):
        if taken:
            raise OSError("the process is dead")
        posted = await real(place, message, nonce, **more)
        if text in written(message):
            taken.append(posted)
            raise OSError("killed")
        return posted

    places.post = post
    return taken


def written(message: Message) -> str:
    labels = [getattr(part, "label", None) or "" for row in message.rows for part in row]
    return "\n".join([message.text or "", *labels])


async def tells_plays(scene: Scene) -> None:
    """From now on the table wants every play told."""
    record = await scene.record()
    terms = structs.replace(record.terms, tells_plays=True)
    record = structs.replace(record, terms=terms, revision=record.revision + 1)
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=record))


async def goes_on(scene: Scene, minutes: int) -> None:
    """A new process, so much later."""
    await scene.club.restart(orderly=False)
    for _ in range(2):
        await scene.club.advance(minutes=minutes)
        await scene.calm()


async def is_well(scene: Scene) -> None:
    """One board, one call at most, nothing said twice, nothing waiting."""
    assert len(scene.boards()) == 1
    assert scene.board.id == (await scene.record()).board_message
    assert len(scene.pings()) <= 1
    said = Counter(post.content for post in scene.public() if post.content)
    assert [text for text, times in said.items() if times > 1] == []
    assert await oldest_waiting(scene.bot._store) is None


@pytest.mark.parametrize("minutes", [1, 30])
@pytest.mark.parametrize("turns", [0, 1, 3])
@pytest.mark.parametrize("what", [BOARD, CALL, LINE])
async def test_whatever_is_posted_when_the_process_is_killed_stands_there_once(
    club, no_logged_errors, what, turns, minutes
):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club, state=drawing("4 5 6 7").state)
    if what == LINE:
        await tells_plays(scene)
    await scene.play_turns(1)
    if what == BOARD:
        board = scene.board
        scene.club.env.backend.delete_message(board.place, board.id)
    taken = dies_after_posting(scene, what)
    await scene.play_turns(1 + turns)
    assert taken
    await goes_on(scene, minutes)
    await is_well(scene)
    await scene.play_turns(2)
    await is_well(scene)


@pytest.mark.parametrize("turns", [0, 1])
async def test_a_direct_message_is_found_again_and_goes_with_its_turn(club, no_logged_errors, turns):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club, state=drawing("4 5 6 7").state)
    await scene.services.settings.choose(UserId(club["Ben"].id), notify=Notify.DIRECT)
    taken = dies_after_posting(scene, CALL)
    await scene.play_turns(1 + turns)
    assert taken
    assert len(club["Ben"].letters()) == 1
    await goes_on(scene, 30)
    assert [letter.id for letter in club["Ben"].letters()] == taken * (turns == 0)
    await is_well(scene)


@pytest.mark.parametrize("minutes", [1, 30])
async def test_a_lobby_is_posted_once_whoever_joins_meanwhile(club, no_logged_errors, minutes):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = Scene(club)
    taken = dies_after_posting(scene, "Join")
    await club["Ana"].slash("table new")
    assert taken
    await club["Ben"].click(scene.lobby, "Join")
    await goes_on(scene, minutes)
    lobbies = [post for post in club["Eve"].sees() if any(one.label == "Join" for one in post.buttons)]
    assert [post.id for post in lobbies] == taken
    assert "Ben" in lobbies[0].text


async def test_a_score_sheet_is_shown_once(club, no_logged_errors):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club)
    taken = dies_after_posting(scene, "Replay")
    await scene.play_round()
    assert taken
    await goes_on(scene, 30)
    sheets = [post for post in scene.public() if any(one.label == "Replay" for one in post.buttons)]
    assert [post.id for post in sheets] == taken


async def test_a_message_that_somebody_has_deleted_is_posted_anew(club, no_logged_errors):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club, state=drawing("4 5 6 7").state)
    taken = dies_after_posting(scene, CALL)
    await scene.play_turns(1)
    [call] = scene.pings()
    club.env.backend.delete_message(call.place, call.id)
    await club.restart(orderly=False)
    # As Discord answers to a nonce whose message was deleted.
    club.refuse("POST", f"/channels/{scene.place.id}/messages", status=404, code=10008, times=1)
    await club.advance(minutes=1)
    await scene.calm()
    [again] = scene.pings()
    assert [again.id] != taken
    assert (await scene.record()).thread is not None
    await is_well(scene)


async def test_where_nothing_may_be_read_the_nonce_is_the_same(club, no_logged_errors):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club, state=drawing("4 5 6 7").state)
    dies_after_posting(scene, CALL)
    await scene.play_turns(1)
    club.refuse("GET", f"/channels/{scene.place.id}/messages", status=403, code=50013, times=None)
    await goes_on(scene, 1)
    nonces = [
        request.json["nonce"]
        for request in club.traffic.requests
        if request.method == "POST" and CALL in str(request.json) and "nonce" in request.json
    ]
    # The simulated Discord knows no nonces; the real one makes one message of these.
    assert len(nonces) >= 2
    assert nonces[-1] == nonces[-2]


@pytest.mark.on_disk
async def test_after_a_restore_no_message_is_taken_for_one_that_was_posted_since_the_backup(club, tmp_path):
    scene = await started(club, state=drawing("4 5 6 7").state)
    backup = tmp_path / "backup"
    back_up(club.database, backup)
    await scene.play_turns(2)
    await club.bot.close()
    restore(backup, club.database)
    await club.env.restart_bot(club._build(club.database))
    await club.advance(minutes=1)
    await scene.play_turns(2)
    nonces = Counter(
        request.json["nonce"]
        for request in club.traffic.requests
        if request.method == "POST" and request.path.endswith("/messages")
    )
    # Discord would make no message of a post that has the nonce of one it knows.
    assert [nonce for nonce, times in nonces.items() if times > 1] == []


async def test_a_message_that_was_found_and_changed_is_known_after_the_next_kill(club, no_logged_errors):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club, state=drawing("4 5 6 7").state)
    await scene.services.settings.choose(UserId(club["Ben"].id), notify=Notify.DIRECT)
    taken = dies_after_posting(scene, CALL)
    await scene.play_turns(1)
    before = club["Ben"].letters()[0].content
    # It is still his turn, and the letter says something else now.
    view = view_of(await scene.state(), (await scene.state()).table.seats_to_act[0])
    await scene.act(first_legal(view, Random(0)))
    await club.restart(orderly=False)
    table_channels = scene.services.table_channels

    async def killed(*_: object) -> bool:
        raise OSError("killed")

    table_channels.set_ping = killed
    await club.advance(seconds=10)
    await scene.calm()
    assert club["Ben"].letters()[0].content != before
    await goes_on(scene, 30)
    assert [letter.id for letter in club["Ben"].letters()] == taken
    await scene.play_turns(1)
    assert club["Ben"].letters() == []


async def test_a_board_whose_next_edit_is_refused_does_not_stay_beside_a_new_one(club, no_logged_errors):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await started(club, state=drawing("4 5 6 7").state)
    club.env.backend.delete_message(scene.place.id, scene.board.id)
    taken = dies_after_posting(scene, BOARD)
    await scene.play_turns(1)
    [posted] = taken
    club.refuse("PATCH", f"/channels/{scene.place.id}/messages/{posted}", status=403, code=50013)
    await goes_on(scene, 30)
    await scene.play_turns(1)
    await is_well(scene)


async def test_a_lobby_does_not_stay_beside_a_board_that_was_posted_at_a_kill(club, no_logged_errors):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    scene = await seated(club)
    real = scene.services.table_channels.replace_board

    async def replace_board(*arguments: object, **more: object) -> object:
        await real(*arguments, **more)
        raise OSError("killed")

    scene.services.table_channels.replace_board = replace_board
    await club["Ana"].click(scene.lobby, "Start the match")
    await goes_on(scene, 30)
    assert [post for post in club["Eve"].sees() if any(one.label == "Join" for one in post.buttons)] == []
    await is_well(scene)
