"""Cutting the next deal: *Set up* shows its seal, a button asks for words, everybody sees them."""

import re

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action
from bot.service.deals.coming_deal import ComingDeal
from bot.service.ids import TableId
from bot.ui.words.seals import whole_seal
from tests.support.simulated_discord.scene import Scene, seated, started

SEAL = re.compile(r"`([0-9a-f]{8}(?: [0-9a-f]{8}){7})`")


def field_of(asked) -> str:
    [field] = [row["components"][0] for row in asked.form["components"]]
    return str(field["custom_id"])


async def cut_of_deal(scene: Scene, number: int) -> str:
    rows = await scene.bot._store.actions(TableId(scene.table))
    actions = [decode_action(row.action) for row in rows if row.action]
    return [action.cut for action in actions if isinstance(action, StartRound)][number - 1]


async def coming(scene: Scene) -> ComingDeal:
    found = (await scene.record()).coming_deal
    assert found is not None
    return found


async def test_two_people_cut_the_first_deal(club):
    scene = await seated(club)
    [seal] = SEAL.findall((await scene.set_up("Ana")).text)
    asked = await club["Ana"].click(await scene.set_up("Ana"), "Cut the next deal")
    done = await club["Ana"].submit(asked, {field_of(asked): "  lucky *seven*  "})
    assert done.private
    assert "lucky" in done.text
    done = await club["Ben"].slash("cut", words="18:30 @everyone", where=scene.place)
    assert done.private
    await scene.calm()
    assert "lucky" in scene.lobby.text
    told = [post.text for post in scene.public() if "cuts the deal of round 1" in post.text]
    assert len(told) == 2
    assert not any(seal[:8] in text for text in [*told, scene.lobby.text])
    assert not any("@everyone" in text for text in [*told, scene.lobby.text])
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert await cut_of_deal(scene, 1) == "0:lucky *seven*\n1:18:30 @everyone"
    [first] = [post.text for post in scene.public() if post.text.startswith("🎴 **Round 1:**")]
    assert "lucky" in first
    seals = SEAL.findall((await club["Eve"].slash("verify", where=scene.place)).text)
    assert seals[0] == seal
    assert len(set(seals)) == 2
    assert seals[1] == whole_seal((await coming(scene)).commitment)
    for post in [*scene.public(), scene.board]:
        assert not any(one[:8] in post.text for one in seals)


async def test_a_form_that_was_opened_before_the_deal_changes_nothing_after_it(club):
    scene = await seated(club)
    asked = await club["Ben"].click(await scene.set_up("Ben"), "Cut the next deal")
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    await club.restart()
    late = await club["Ben"].submit(asked, {field_of(asked): "too late"})
    assert late.private
    assert "Round 1 has already been dealt" in late.text
    assert await cut_of_deal(scene, 1) == ""
    assert (await coming(scene)).round == 2
    assert (await coming(scene)).cuts == ()


async def test_between_the_seal_and_the_deal_the_bot_may_be_restarted(club):
    scene = await seated(club)
    [seal] = SEAL.findall((await scene.set_up("Ana")).text)
    await club["Dot"].slash("cut", words="before", where=scene.place)
    await club.restart()
    await club["Dot"].slash("cut", words="after", where=scene.place)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert await cut_of_deal(scene, 1) == "3:after"
    assert (await scene.record()).dealt_with == seal.replace(" ", "")


async def test_whoever_sits_elsewhere_cuts_nothing(club):
    scene = await seated(club)
    for refused in (
        await club["Eve"].click(await scene.set_up("Eve"), "Cut the next deal"),
        await club["Eve"].slash("cut", words="mine", table=1),
    ):
        assert refused.private
        assert "do not sit at Table 1" in refused.text
    assert (await coming(scene)).cuts == ()


async def test_the_score_offers_to_cut_the_next_deal(club):
    scene = await started(club)
    shown = await club["Cyd"].slash("score", where=scene.place)
    asked = await club["Cyd"].click(shown, "Cut the next deal")
    await club["Cyd"].submit(asked, {field_of(asked): "soon"})
    await scene.play_round()
    assert await cut_of_deal(scene, 2) == "2:soon"
