"""Old buttons: after a move, after a restart, in the wrong hands, of another table, or of no bot at all."""

import aiohttp
import discord
import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers

from bot.service.errors import StorageFailed
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import SimultaneousClick, open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import Scene, started
from tests.support.simulated_discord.tapping import card_buttons, tap

pytestmark = pytest.mark.on_disk


async def raw_click(club, person, post, custom_id, component_type=2, values=None):
    """A click with any id, also one that stands on no message: nobody but a forger sends these."""
    backend = club.env.backend
    stored = post.stored
    data = {"custom_id": custom_id, "component_type": component_type}
    if values is not None:
        data["values"] = values
    record, payload = interactions.base_payload(
        backend,
        type=3,
        channel_id=stored.channel_id,
        guild_id=club.guild.id,
        user_id=person.id,
        data=data,
    )
    message = dict(serializers.message_payload(backend, stored))
    component = {"type": component_type, "custom_id": custom_id}
    if component_type == 3:
        component["options"] = [{"label": "x", "value": value} for value in values or ["x"]]
    else:
        component |= {"style": 1, "label": "x"}
    message["components"] = [{"type": 1, "components": [component]}]
    payload["message"] = message
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", payload)
    await club.settle()
    return simcord.InteractionResult(club.env, record)


async def test_a_second_click_on_draw_is_answered_with_the_panel_as_it_is(club):
    scene = await started(club, state=drawing("4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    button = panel.post.button("Draw").custom_id
    replies = await club.at_once(
        SimultaneousClick(ana, panel.post, button), SimultaneousClick(ana, panel.post, button)
    )
    view = await scene.view(0)
    assert view.table.hand_sizes[0] == 4
    assert view.table.turn.seat == 0
    # Whichever answer is drawn last, Ana sees what she drew.
    assert all("You drew" in reply.text for reply in replies)
    assert any("moved on" in reply.text for reply in replies)


async def test_a_panel_left_open_is_stale_after_the_turn(club):
    scene = await started(club, state=drawing("4 5 6").state)
    ana = club["Ana"]
    old = await scene.open_hand("Ana")
    fresh = await scene.open_hand("Ana")
    await ana.click(fresh, "Draw")
    await club.advance(minutes=5)
    late = await ana.click(old, "Draw")
    assert "moved on" in late.text
    assert late.post.id == old.post.id
    assert card_buttons(late.post)  # it is the fresh panel: melds and discards


async def test_looking_never_minds_the_version(club):
    scene = await started(club, state=drawing("4 5 6").state)
    ana = club["Ana"]
    board = scene.board
    ids = {button.label: button.custom_id for button in board.buttons}
    await ana.slash("draw", where=scene.place)
    await ana.slash("discard", where=scene.place, card="4")
    replies = await club.at_once(*(SimultaneousClick(ana, board, custom_id) for custom_id in ids.values()))
    for reply in replies:
        assert reply.private
        assert "moved on" not in reply.text


async def test_somebody_elses_turn_is_refused(club):
    scene = await started(club, state=drawing("4 5 6").state)
    ben = club["Ben"]
    panel = await scene.open_hand("Ben")
    assert {button.label for button in panel.post.buttons} == {
        "Plan ahead",
        "Refresh",
        "Score",
        "Log",
        "Post board again",
    }
    version = (await scene.record()).version
    result = await raw_click(club, ben, panel.post, f"cn:draw:1:{version}")
    assert result.acknowledged
    assert (await scene.record()).version == version


async def test_the_old_buttons_work_after_a_restart_in_the_middle_of_a_turn(club):
    scene = await started(club, state=playing("K K K Q Q 2 4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    panel = await tap(ana, panel, "KH")
    for orderly, card in ((True, "QH"), (False, "2H")):
        await club.restart(orderly=orderly)
        draft = (await scene.hand_of(ana)).draft
        assert [play.rank for play in draft.plays][-1] == 13
        panel = await tap(ana, panel, card)
    await club.restart()
    panel = await ana.select(panel, "12", starts="cn:home:")
    await club.restart()
    panel = await ana.click(panel, "Meld")
    assert {meld.rank for meld in (await scene.view(0)).melds} == {12, 13}
    hand = await scene.open_hand("Ana")
    assert hand.private


async def test_the_lobby_works_after_a_restart(club):
    ana, ben = club["Ana"], club["Ben"]
    await ana.slash("table new")
    await club.restart()
    scene = Scene(club)
    await ben.click(scene.lobby, "Join")
    assert (await scene.record()).seat_of(ben.id) == 2
    assert "Ben" in scene.lobby.text


async def test_a_person_without_a_seat_is_told_so(club):
    scene = await started(club, state=drawing("4 5 6").state)
    reply = await scene.open_hand("Eve")
    assert reply.private
    assert not reply.post.buttons


FORGED_IDS = (
    "cn:draw:1:0",
    "cn:draw:999999:3",
    "cn:hand:999999999999999999:1",
    "cn:take:1:3:123456789",
    "cn:drop:1:3:999",
    "cn:drop:1:3:1",
    "cn:lay:1:3:77",
    "cn:count:1:3:0:99:7",
    "cn:clear:1:3:55",
    "cn:tap:1:3:52:13:9:0",
    "cn:tap:1:3:52:12:2:0",
    "cn:tap:1:3:99:999:1:99",
    "cn:tap:1:3:4:0:3:0",
    "cn:tap:1:3:4:888:3:0",
    "cn:tap:1:3:52:999:1:4",
    "cn:tap:1:3:0:999:1:0",
    "cn:discard:1:3:0:0",
    "cn:discard:1:3:99:1",
    "cn:discard:1:3:4:7",
    "cn:fly:1:3",
    "cn:draw:1",
    "cn:draw:-1:3",
    "cn:draw:1:3:4:5:6",
    "cn::::",
    "CN:draw:1:3",
    "hello",
    "\x00\x01\x7f é漢 %s {0} ${x} ../..",
    "x" * 100,
)


async def test_a_forged_or_foreign_id_changes_nothing_and_is_answered(club):
    scene = await started(club, state=playing("K K K 4 5 6").state)
    before = await scene.state()
    panel = await scene.open_hand("Ana")
    for custom_id in FORGED_IDS:
        for person in (club["Ana"], club["Ben"], club["Eve"]):
            result = await raw_click(club, person, panel.post, custom_id)
            assert result.acknowledged, (person.name, custom_id)
        assert await scene.state() == before, custom_id


FORGED_VALUES: tuple[tuple[str, list[str]], ...] = (
    ("throw:1:{v}", ["99"]),
    ("throw:1:{v}", ["x"]),
    ("throw:1:{v}", ["4", "5"]),
    ("throw:1:{v}", ["-4"]),
    ("takes:1:{v}", ["1"]),
    ("pick:1:{v}:0", ["1"]),
    ("ranks:1:{v}:0", ["99", "0"]),
    ("rank:1:{v}", ["1000"]),
    ("count:1:{v}:0:13:0", ["999999"]),
    ("count:1:{v}:0:13:9", ["3"]),
    ("count:1:{v}:0:99:0", ["3"]),
    ("count:1:{v}:0:0:1", ["3"]),
    ("count:1:{v}:0:3:0", ["1"]),
    ("count:1:{v}:999999999:13:0", ["2"]),
    ("ranks:1:{v}:0", []),
    ("throw:1:{v}", []),
    ("home:1:{v}:0:4", ["13"]),
    ("home:1:{v}:0:4", ["888"]),
    ("home:1:{v}:0:0", ["999"]),
    ("home:1:{v}:0:99", []),
    ("seat:1:0", ["999999999"]),
    ("seat:1:0", ["8"]),
    ("mean:1:{v}", ["answer yes"]),
    ("mean:1:{v}", ["meld"]),
    ("mean:1:{v}", []),
    ("mean:1:{v}", ["take " + "K" * 95]),
    ("mean:1:{v}", ["meld \x00 > > ,,, 2>K"]),
)


async def test_a_forged_value_of_a_menu_changes_nothing(club):
    scene = await started(club, state=playing("K K K 4 5 6").state)
    before = await scene.state()
    version = (await scene.record()).version
    for verb, values in FORGED_VALUES:
        panel = await scene.open_hand("Ana")
        result = await raw_click(club, club["Ana"], panel.post, "cn:" + verb.format(v=version), 3, values)
        assert result.acknowledged, (verb, values)
        assert await scene.state() == before, (verb, values)


async def test_a_fault_is_an_apology_with_a_code_that_is_in_the_log(club, no_logged_errors, monkeypatch):
    no_logged_errors.expect(r"cn:draw:1:\d+ failed for user")
    scene = await started(club, state=playing("K K K 4 5 6").state)
    panel = await scene.open_hand("Ana")

    async def broken(*_):
        raise RuntimeError("the hand is K K K 4 5 6")

    monkeypatch.setattr(scene.services.play, "act", broken)
    version = (await scene.record()).version
    result = await raw_click(club, club["Ana"], panel.post, f"cn:draw:1:{version}")
    said = result.followups[0] if result.response is None else result.response
    [logged] = [record.getMessage() for record in no_logged_errors.records]
    code = logged.partition(":")[0]
    assert code in said._message.content
    assert "K K K" not in logged
    assert "broken" in logged


async def test_an_answer_that_cannot_be_sent_leaves_no_card_in_the_log(
    tmp_path, no_logged_errors, monkeypatch
):
    """Not the card that the button names, not the label that it shows."""
    no_logged_errors.expect(r": cn:drop:1:\d+ failed for user")

    async def cut_off(*_args, **_options):
        raise aiohttp.ClientOSError("the connection was reset")

    # The referees would miss the answer.
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=playing("K K K 4 5 6").state)
        panel = await scene.open_hand("Ana")
        version = (await scene.record()).version
        with monkeypatch.context() as patched:
            for name in ("edit_message", "send_message", "defer"):
                patched.setattr(discord.InteractionResponse, name, cut_off)
            await raw_click(club, club["Ana"], panel.post, f"cn:drop:1:{version}:17")
    [written] = [record.getMessage() for record in no_logged_errors.records]
    assert f":{version}:17" not in written


@pytest.mark.parametrize(
    "why,said", [("full", "disk is full"), ("locked", "busy just now"), ("read_only", "cannot save")]
)
async def test_while_nothing_can_be_written_a_click_is_answered_privately(club, monkeypatch, why, said):
    scene = await started(club, state=drawing("K K K 4 5 6").state)
    panel = await scene.open_hand("Ana")

    async def refuse(_change):
        raise StorageFailed(why=why)

    monkeypatch.setattr(scene.bot._store, "commit", refuse)
    before = await scene.state()
    version = (await scene.record()).version
    result = await raw_click(club, club["Ana"], panel.post, f"cn:draw:1:{version}")
    answer = result.followups[0] if result.response is None else result.response
    assert said in answer._message.content
    assert "Nothing was done" in answer._message.content
    assert answer._message.flags & 64, "for that person alone"
    assert await scene.state() == before


async def test_no_panel_is_shown_for_a_move_that_could_not_be_written(club, monkeypatch):
    scene = await started(club, state=drawing("K K K 4 5 6").state)
    panel = await scene.open_hand("Ana")

    async def refuse(_change):
        raise StorageFailed(why="full")

    monkeypatch.setattr(scene.bot._store, "commit", refuse)
    version = (await scene.record()).version
    result = await raw_click(club, club["Ana"], panel.post, f"cn:draw:1:{version}")
    answer = result.followups[0] if result.response is None else result.response
    assert "disk is full" in answer._message.content
    assert not answer._message.embeds
