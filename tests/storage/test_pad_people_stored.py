"""People of score pads, and the rounds that count for them, in every store."""

from __future__ import annotations

from datetime import timedelta

from msgspec import structs

from bot.canasta.rules.presets import rules_of
from bot.canasta.scoring.counts import SideCount
from bot.canasta.scoring.parsing import parse_count
from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.people.settings import GuildSettings
from bot.service.ports import Store
from bot.service.score_pads.model import (
    PadAnswer,
    PadPerson,
    PadPersonWrite,
    RealSums,
    ScorePad,
    ScorePadWrite,
)
from bot.service.statistics.counting import recount
from bot.service.statistics.model import RoundChoice
from tests.storage.changes import ANA, BEN, NOON

HERE, THERE, CYD = GuildId(10), GuildId(11), UserId(2**62 + 3)
RULES = rules_of("classic_4", {"target_score": 2000})
PAD = ScorePad(ANA, ("Oma & Opa", "Kids"), RULES, "classic_4", NOON)
FIRST = tuple(parse_count(RULES, text) for text in ("1 natural, 1 mixed, 300, out", "-50"))
SECOND = tuple(parse_count(RULES, text) for text in ("0", "4 natural, 400, out"))
NOTHING = RealSums()


async def made(store: Store) -> ScorePad:
    await store.commit(Change(at=NOON, score_pads=(ScorePadWrite(PAD),)))
    [pad] = await store.score_pads(ANA)
    return pad


async def rounds(store: Store, pad: ScorePad, *played: tuple[SideCount, ...]) -> ScorePad:
    later = structs.replace(pad, rounds=played, revision=pad.revision + 1)
    await store.commit(Change(at=NOON, score_pads=(ScorePadWrite(later),)))
    return later


async def put(store: Store, person: PadPerson, **kind: bool) -> None:
    await store.commit(Change(at=NOON, pad_people=(PadPersonWrite(person, **kind),)))


async def sums(store: Store, user: UserId, guild: GuildId = HERE, **chosen: object) -> RealSums:
    return await store.real_sums(RoundChoice(guild, user, **chosen))  # type: ignore[arg-type]


async def test_rounds_count_for_who_agrees_once_the_game_is_over(store: Store) -> None:
    pad = await made(store)
    ben = PadPerson(pad.id, BEN, HERE, 0)
    cyd = PadPerson(pad.id, CYD, THERE, 1, PadAnswer.AGREED)
    await put(store, ben)
    await put(store, cyd)
    assert await store.pad_people(pad.id) == (ben, cyd)
    pad = await rounds(store, pad, FIRST)
    assert await sums(store, CYD, THERE) == NOTHING, "the game goes on"
    pad = await rounds(store, pad, FIRST, SECOND)
    assert pad.winners() == (1,)
    assert await sums(store, BEN) == NOTHING, "Ben has not agreed"
    kids = RealSums(2, sum(s[1].total for s in pad.sheets()), pad.sheets()[1][1].total, 1, 1, 4)
    assert await sums(store, CYD, THERE) == kids
    assert (await sums(store, CYD), await sums(store, CYD, THERE, presets=frozenset({"samba"}))) == (
        NOTHING,
        NOTHING,
    )
    await put(store, structs.replace(ben, answer=PadAnswer.AGREED), is_answer=True)
    oma = await sums(store, BEN)
    assert (oma.rounds, oma.matches, oma.won, oma.natural_canastas, oma.mixed_canastas) == (2, 1, 0, 1, 1)

    # What is counted anew from logs stays as it is; what is corrected on the pad is corrected here.
    await recount(store)
    assert await sums(store, BEN) == oma
    pad = await rounds(store, pad, FIRST)
    assert await sums(store, BEN) == NOTHING
    pad = await rounds(store, pad, FIRST, SECOND)
    assert await sums(store, BEN) == oma
    await put(store, structs.replace(ben, answer=PadAnswer.DECLINED), is_answer=True)
    assert await sums(store, BEN) == NOTHING
    await put(store, cyd, is_deleted=True)
    assert await sums(store, CYD, THERE) == NOTHING
    await put(store, structs.replace(cyd, answer=PadAnswer.AGREED), is_answer=True)
    assert [one.user for one in await store.pad_people(pad.id)] == [BEN], (
        "who is named no longer cannot agree"
    )


async def test_rounds_outlive_their_pad_but_not_their_person_or_server(store: Store) -> None:
    pad = await made(store)
    for user, guild, side in ((BEN, HERE, 0), (CYD, HERE, 1), (ANA, THERE, 1)):
        await put(store, PadPerson(pad.id, user, guild, side, PadAnswer.AGREED))
    pad = await rounds(store, pad, FIRST, SECOND)
    data = await store.personal_data(BEN)
    assert ([one.side for one in data.on_pads], [one.round for one in data.real_rounds]) == ([0], [1, 2])
    await store.erase_person(BEN, (), NOON, b"secret")
    after = await store.personal_data(BEN)
    assert not after.real_rounds
    assert not after.on_pads
    assert [one.user for one in await store.pad_people(pad.id)] == [ANA, CYD]
    assert await store.delete_old_score_pads(NOON + timedelta(days=1)) == 1
    assert await store.pad_people(pad.id) == ()
    assert ((await sums(store, CYD)).rounds, (await sums(store, ANA, THERE)).rounds) == (2, 2)
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    assert {HERE, THERE} <= await store.known_servers()
    await store.erase_server(HERE)
    assert ((await sums(store, CYD)).rounds, (await sums(store, ANA, THERE)).rounds) == (0, 2)


async def test_who_is_named_goes_with_the_server_and_with_the_maker_of_the_pad(store: Store) -> None:
    pad = await made(store)
    ben, cyd = PadPerson(pad.id, BEN, HERE, 0), PadPerson(pad.id, CYD, THERE, 1)
    for person in (ben, cyd):
        await put(store, person)
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    await store.erase_server(HERE)
    assert await store.pad_people(pad.id) == (cyd,)
    await store.erase_person(ANA, (), NOON, b"secret")
    assert await store.pad_people(pad.id) == ()
    assert not (await store.personal_data(CYD)).on_pads
