"""The score sheet opens the deal, and ``/verify`` proves it to whoever asks."""

import re
from hashlib import sha256

from msgspec import structs

from bot.service.change import Change
from bot.ui.words.seals import whole_seal
from tests.support.simulated_discord.scene import Scene, seated, started

HEX = re.compile(r"`([0-9a-f]{8}(?: [0-9a-f]{8}){7})`")


async def after_a_round(club) -> Scene:
    scene = await seated(club)
    await club["Ben"].slash("cut", words="lucky seven", where=scene.place)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.play_round()
    await scene.play_turns(2)
    return scene


def sheet_of(scene: Scene):
    return next(post for post in scene.public() if "The deal, opened" in post.text)


async def test_the_score_sheet_opens_the_deal(club):
    scene = await after_a_round(club)
    (coming,) = re.findall(r"next deal is sealed: `([0-9a-f]{8})…`", sheet_of(scene).text)
    assert not HEX.findall(sheet_of(scene).text)
    proof = await club["Eve"].click(sheet_of(scene), "Verify")
    seal, secret = HEX.findall(proof.text)
    assert sha256(bytes.fromhex(secret)).digest() == bytes.fromhex(seal)
    before = [post.text for post in scene.public() if post.text.startswith("🎴 **Round 1:**")]
    assert HEX.findall(before[0])[0] == seal
    record = await scene.record()
    seals = [record.dealt_with, *([] if record.coming_deal is None else [record.coming_deal.commitment])]
    assert coming in [seal[:8] for seal in seals]
    assert "lucky seven" in sheet_of(scene).text


async def test_anybody_may_verify_a_round_from_its_score_sheet(club):
    scene = await after_a_round(club)
    proof = await club["Eve"].click(sheet_of(scene), "Verify")
    assert proof.private
    assert "Everything checks out" in proof.text
    assert "could see the cards" in proof.text
    before = [post.text for post in scene.public() if post.text.startswith("🎴 **Round 1:**")]
    assert HEX.findall(before[0])[0] in proof.text
    assert "lucky seven" in proof.text
    assert "Round 2" in proof.text
    assert "not over" in proof.text


async def test_the_command_verifies_what_is_over_and_nothing_else(club):
    scene = await after_a_round(club)
    assert "Everything checks out" in (await club["Eve"].slash("verify", where=scene.place)).text
    assert "Everything checks out" in (await club["Ana"].slash("verify", round=1, table=1)).text
    refused = await club["Ana"].slash("verify", round=2, table=1)
    assert refused.private
    running = await scene.bot._store.deal(scene.table, 2)
    for person in ("Ana", "Eve"):
        for written in (running.secret.hex(), whole_seal(running.secret.hex())):
            assert written.encode() not in club[person].seen_bytes


async def test_before_the_first_round_is_over_there_is_nothing_to_verify(club):
    scene = await started(club)
    refused = await club["Ana"].slash("verify", where=scene.place)
    assert refused.private
    assert "Everything checks out" not in refused.text


async def test_a_table_from_before_deals_were_sealed_says_so(club):
    scene = await seated(club)
    record = await scene.record()
    old = structs.replace(record, coming_deal=None, revision=record.revision + 1)
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=old))
    refused = await club["Ana"].slash("cut", words="now", where=scene.place)
    assert "is not sealed yet" in refused.text
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert "🔏" not in scene.board.text
    await scene.play_round()
    proof = await club["Ana"].slash("verify", where=scene.place)
    assert "not sealed in advance" in proof.text
    assert "Everything checks out" not in proof.text
    assert "🔏" in scene.board.text
