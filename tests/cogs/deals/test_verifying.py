"""Seals are told to whoever asks before a deal, and ``/verify`` opens and proves it to whoever asks after its round."""

import re
from hashlib import sha256

from msgspec import structs

from bot.service.change import Change
from bot.ui.words.seals import whole_seal
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import Scene, seated, started

HEX = re.compile(r"`([0-9a-f]{8}(?: [0-9a-f]{8}){7})`")


async def seals_to_keep(scene: Scene) -> list[str]:
    """What somebody at another table is told: the seal of the deal that is played, and of the next."""
    assert not HEX.findall((await scene.club["Eve"].click(scene.board, "Log")).text)
    return HEX.findall((await scene.club["Eve"].slash("verify", where=scene.place)).text)


async def after_a_round(club) -> tuple[Scene, list[str]]:
    """The second round is played, and these seals were told before anything was played in the first."""
    scene = await seated(club)
    await club["Ben"].slash("cut", words="lucky seven", where=scene.place)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    sealed = await seals_to_keep(scene)
    await scene.play_round()
    await scene.play_turns(2)
    return scene, sealed


def sheet_of(scene: Scene) -> Post:
    return next(post for post in scene.public() if any(one.label == "Replay" for one in post.buttons))


async def verified(club, scene):
    """What Eve sees who opens the replay from the score sheet, and verifies its deal."""
    return await club["Eve"].click(await club["Eve"].click(sheet_of(scene), "Replay"), "Verify")


async def test_the_score_sheet_leads_to_the_secret_of_its_deal(club):
    scene, sealed = await after_a_round(club)
    proof = await verified(club, scene)
    seal, secret, *kept = HEX.findall(proof.text)
    assert sha256(bytes.fromhex(secret)).digest() == bytes.fromhex(seal)
    record = await scene.record()
    assert sealed == [seal, whole_seal(record.dealt_with)]
    assert record.coming_deal is not None
    assert kept == [sealed[1], whole_seal(record.coming_deal.commitment)]
    assert "lucky seven" in sheet_of(scene).text


async def test_nobody_is_told_a_seal_or_a_secret_unasked(club):
    scene, sealed = await after_a_round(club)
    secrets = HEX.findall((await verified(club, scene)).text)
    told = [post.text for post in [*scene.public(), *scene.public(club.channel)]]
    assert any("lucky seven" in text for text in told)
    for number in {*sealed, *secrets}:
        assert not any(number[:8] in text for text in told)


async def test_anybody_may_verify_a_round_from_its_score_sheet(club):
    scene, sealed = await after_a_round(club)
    proof = await verified(club, scene)
    assert proof.private
    assert "Everything checks out" in proof.text
    assert "could see the cards" in proof.text
    assert all(seal in proof.text for seal in sealed)
    assert "lucky seven" in proof.text
    assert "Round 2" in proof.text
    assert "not over" in proof.text


async def test_the_command_verifies_what_is_over_and_nothing_else(club):
    scene, _ = await after_a_round(club)
    assert "Everything checks out" in (await club["Eve"].slash("verify", where=scene.place)).text
    assert "Everything checks out" in (await club["Ana"].slash("verify", round=1, table=1)).text
    refused = await club["Ana"].slash("verify", round=2, table=1)
    assert refused.private
    running = await scene.bot._store.deal(scene.table, 2)
    for person in ("Ana", "Eve"):
        for written in (running.secret.hex(), whole_seal(running.secret.hex())):
            assert written.encode() not in club[person].seen_bytes


async def test_before_the_first_round_is_over_there_are_only_seals_to_keep(club):
    scene = await started(club)
    told = await club["Ana"].slash("verify", where=scene.place)
    assert told.private
    assert "Everything checks out" not in told.text
    assert HEX.findall(told.text) == await seals_to_keep(scene)
    refused = await club["Ana"].slash("verify", round=1, table=1)
    assert refused.private
    assert not HEX.findall(refused.text)


async def test_a_table_from_before_deals_were_sealed_says_so(club):
    scene = await seated(club)
    record = await scene.record()
    old = structs.replace(record, coming_deal=None, revision=record.revision + 1)
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=old))
    refused = await club["Ana"].slash("cut", words="now", where=scene.place)
    assert "is not sealed yet" in refused.text
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    [coming] = await seals_to_keep(scene)
    await scene.play_round()
    proof = await club["Ana"].slash("verify", where=scene.place)
    assert "not sealed in advance" in proof.text
    assert "Everything checks out" not in proof.text
    assert coming in HEX.findall(proof.text)
