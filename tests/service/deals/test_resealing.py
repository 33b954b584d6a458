"""After a backup was restored, coming deals that may be known are sealed anew; everybody is told, and no proof hides it."""

import json
from functools import partial

import pytest

from bot.canasta.codec import decode_events
from bot.canasta.events import DealResealed
from bot.canasta.shuffle import commitment
from bot.service.deals.resealing import seal_anew
from bot.service.deals.verifying import proof_of
from bot.service.delivery.notices import CutGiven, SealReplaced
from bot.service.history.rounds import opened_deal, rounds_of
from bot.service.ids import TableId
from bot.service.ports import RecipientGone
from bot.ui.deals.verifying import proof_message, seals_message
from bot.ui.texts import texts_for
from bot.ui.words.announcements import announcement
from bot.ui.words.seals import opened_lines, proof_lines, resealed_news, verdict, whole_seal
from tests.service.history.test_exports import exported
from tests.support.as_text import as_text
from tests.support.world import ANA, BEN, CYD, World


async def sealed_anew(world: World) -> int:
    """As the commands do it: beside the bot, which starts afterwards."""
    await world.services.stop()
    count = await seal_anew(world.store, world.time.now(), partial(world.entropy.secret))
    await world.restart()
    return count


async def played_to_round(world: World, table: TableId, number: int) -> None:
    while (await world.view(table, 0)).table.round < number:
        await world.play_turn(table)


async def test_every_coming_deal_has_another_secret_and_the_running_rounds_stay(world: World) -> None:
    playing, lobby = await world.playing((ANA, BEN)), await world.new_table(CYD)
    await world.services.cuts.cut(playing, BEN, "lucky seven", key="cut")
    before = {table: await world.record(table) for table in (playing, lobby)}
    secrets = {playing: await world.store.deal(playing, 2), lobby: await world.store.deal(lobby, 1)}
    running, snapshot = await world.store.deal(playing, 1), await world.store.snapshot(playing)
    assert await sealed_anew(world) == 2
    for table, was in before.items():
        coming, known = (await world.record(table)).coming_deal, was.coming_deal
        assert coming is not None
        assert known is not None
        deal, secret = await world.store.deal(table, coming.round), secrets[table]
        assert deal is not None
        assert secret is not None
        assert (coming.round, coming.before) == (known.round, (known.commitment,))
        assert deal.secret != secret.secret
        assert coming.commitment == deal.commitment == commitment(deal.secret) != known.commitment
        assert coming.cuts == ()
        [told] = [
            one for one in world.messenger.delivered if isinstance(one, SealReplaced) and one.table == table
        ]
        assert told == SealReplaced(table, coming.round, known.commitment, coming.commitment)
        text = resealed_news(texts_for(None), told)
        assert "restored from a backup" in text
        assert coming.commitment[:8] not in text
        shown = as_text(seals_message(texts_for(None), await world.record(table)).embeds[0])
        assert whole_seal(coming.commitment) in shown
        assert f"its seal was `{whole_seal(known.commitment)}`" in shown
    assert await world.store.deal(playing, 1) == running
    still = await world.store.snapshot(playing)
    assert still is not None
    assert snapshot is not None
    assert still[1] == snapshot[1]
    await world.services.cuts.cut(playing, BEN, "new words", key="cut again")
    cut = (await world.record(playing)).coming_deal
    assert cut is not None
    assert [one.text for one in cut.cuts] == ["new words"]


@pytest.mark.parametrize("is_restored", [True, False])
async def test_a_cut_that_is_told_late_is_one_that_counts(world: World, is_restored: bool) -> None:
    table = await world.playing((ANA, BEN))
    world.messenger.fail_next(RecipientGone())
    await world.services.cuts.cut(table, BEN, "lucky seven", key="cut")
    await world.services.settle()
    if is_restored:
        await sealed_anew(world)
    await world.services.table_channels.renew_board(table)
    await world.services.settle()
    told = [one.text for one in world.messenger.delivered if isinstance(one, CutGiven)]
    assert told == ([] if is_restored else ["lucky seven"])


async def test_matches_that_are_over_have_nothing_to_seal(world: World) -> None:
    table = await world.new_table(ANA)
    await world.services.lobby.cancel(table, ANA.user, key="cancel")
    assert await sealed_anew(world) == 0


@pytest.mark.parametrize("times", [1, 2])
async def test_every_proof_says_which_deals_were_sealed_anew(world: World, times: int) -> None:
    table = await world.playing((ANA, BEN))
    seals = []
    for _ in range(times):
        coming = (await world.record(table)).coming_deal
        assert coming is not None
        seals.append(coming.commitment)
        assert await sealed_anew(world) == 1
    await played_to_round(world, table, 4)
    first, second, third, *_ = await rounds_of(world.store, table)
    assert (first.before, second.before, third.before) == ((), tuple(seals), ())
    document = await exported(world, table)
    deals = [one["deal"] for one in document["rounds"]]
    assert [deal["sealed"] for deal in deals] == [True, False, True]
    assert [deal.get("resealed") for deal in deals] == [None, seals, None]
    proof = proof_of(json.dumps(document).encode())
    assert proof == await world.services.proofs.proof(table)
    assert proof.is_good
    assert not proof.is_sealed
    assert [(one.is_sealed, one.before) for one in proof.rounds] == [
        (True, ()),
        (False, tuple(seals)),
        (True, ()),
    ]
    texts = texts_for(None)
    assert "not every deal was sealed in advance" in verdict(texts, proof)
    lines = proof_lines(texts, proof)
    assert ["sealed anew" in line for line in lines[:3]] == [False, True, False]
    upto = await world.services.proofs.proof(table, 2)
    shown = str(proof_message(texts, await world.record(table), upto).embeds[0].to_dict())
    assert "Sealed anew after a backup was restored" in shown
    assert all(seal[:8] in shown for seal in seals)
    opened = await opened_deal(world.store, table, 2)
    assert opened is not None
    assert any("sealed anew" in line for line in opened_lines(texts, await world.record(table), opened))
    [row] = await world.store.log(table, seat=None, kind="deal_resealed")
    [event] = decode_events(row.event)
    assert isinstance(event, DealResealed)
    told = announcement(texts, await world.record(table), event)
    assert "sealed anew" in told
    assert not any(seal[:8] in told for seal in seals)
