"""Finished rounds of people, and the sums that a store makes of them."""

from datetime import timedelta

from msgspec import structs

from bot.service.change import Change
from bot.service.ids import GuildId, TableId, UserId
from bot.service.people.settings import GuildSettings
from bot.service.ports import Store
from bot.service.statistics.model import (
    Companion,
    Participation,
    PlayedRound,
    RecordKind,
    RoundChoice,
    Sums,
)
from tests.storage.changes import ANA, BEN, NOON, ONE, TWO

HERE, THERE = GuildId(10), GuildId(11)
CYD = UserId(2**62 + 3)
OF_ANA = RoundChoice(HERE, ANA)


def played(table: TableId, number: int, user: UserId, **facts: object) -> PlayedRound:
    usual = PlayedRound(
        table=table,
        round=number,
        user=user,
        guild=HERE,
        at=NOON + timedelta(hours=number),
        preset="classic_4",
        side=0,
        points=100 * number,
        ahead=10 * number,
        natural_canastas=1,
        mixed_canastas=2,
        other_canastas=0,
        piles=3,
        went_out=number == 2,
        concealed=False,
        ends_match=False,
        won=False,
    )
    return structs.replace(usual, **facts)


LAST = {"ends_match": True, "won": True}
ROUNDS = (
    played(ONE, 1, ANA),
    played(ONE, 1, BEN),
    played(ONE, 2, ANA, **LAST),
    played(ONE, 2, BEN, **LAST),
    played(ONE, 2, CYD, side=1, ends_match=True),
    played(TWO, 3, ANA, preset="samba", points=-250, side=1),
    played(TWO, 3, BEN, preset="samba", side=0),
    played(TableId(3), 4, ANA, guild=THERE),
)


async def put(store: Store, *rounds: PlayedRound) -> None:
    await store.commit(Change(at=NOON, played=rounds))


async def test_rounds_are_summed_for_a_person_and_a_server(store: Store) -> None:
    await put(store, *ROUNDS)
    assert await store.sums(OF_ANA) == Sums(
        rounds=3,
        points=100 + 200 - 250,
        best=200,
        worst=-250,
        matches=1,
        won=1,
        natural_canastas=3,
        mixed_canastas=6,
        piles=9,
        went_out=1,
    )
    assert (await store.sums(structs.replace(OF_ANA, guild=THERE))).rounds == 1
    assert await store.sums(structs.replace(OF_ANA, guild=GuildId(99))) == Sums()


async def test_rounds_of_a_game_or_with_a_partner_are_chosen(store: Store) -> None:
    await put(store, *ROUNDS)
    assert (await store.sums(structs.replace(OF_ANA, presets=frozenset({"samba"})))).points == -250
    # At the second table Ben was on the other side.
    with_ben = structs.replace(OF_ANA, partner=BEN)
    assert (await store.sums(with_ben)).rounds == 2
    assert [one.points for one in await store.newest_rounds(with_ben, 10)] == [100, 200]
    assert (await store.sums(structs.replace(OF_ANA, partner=CYD))).rounds == 0


async def test_the_newest_rounds_come_oldest_first(store: Store) -> None:
    await put(store, *ROUNDS)
    newest = await store.newest_rounds(OF_ANA, 2)
    assert newest == (ROUNDS[2], ROUNDS[5])


async def test_those_whom_somebody_met_are_told_with_their_matches(store: Store) -> None:
    await put(store, *ROUNDS)
    assert await store.partners(OF_ANA, 5) == (Companion(BEN, rounds=2, matches=1, won=1, lost=1),)
    assert await store.opponents(OF_ANA, 5) == (
        Companion(BEN, rounds=1, matches=0, won=0, lost=0),
        Companion(CYD, rounds=1, matches=1, won=1, lost=0),
    )
    assert len(await store.opponents(OF_ANA, 1)) == 1


async def test_the_rounds_of_a_table_are_counted_anew(store: Store) -> None:
    await put(store, *ROUNDS)
    await store.count_anew(ONE, [played(ONE, 7, ANA)])
    await store.count_anew(TWO, [])
    await store.sum_anew()
    assert [one.round for one in await store.newest_rounds(OF_ANA, 10)] == [7]
    assert (await store.sums(structs.replace(OF_ANA, user=BEN))).rounds == 0


async def test_sums_computed_anew_are_those_that_were_kept(store: Store) -> None:
    await put(store, *ROUNDS)
    await put(store, *FEATS[6:8])

    async def told() -> list[object]:
        found: list[object] = []
        for user in (ANA, BEN, CYD):
            for presets in (None, frozenset({"classic_4"}), frozenset({"samba"})):
                chosen = RoundChoice(HERE, user, presets=presets)
                found += [await store.sums(chosen), await store.partners(chosen, 5)]
                found.append(await store.opponents(chosen, 5))
        return found

    kept = await told()
    await store.sum_anew()
    assert await told() == kept


async def test_who_is_forgotten_leaves_the_sums_of_the_others(store: Store) -> None:
    await put(store, *ROUNDS)
    before = await store.sums(OF_ANA)
    assert (await store.personal_data(BEN)).rounds == (ROUNDS[1], ROUNDS[3], ROUNDS[6])
    await store.erase_person(BEN, ["Ben"], NOON, b"")
    assert (await store.personal_data(BEN)).rounds == ()
    assert await store.sums(OF_ANA) == before
    assert await store.partners(OF_ANA, 5) == ()


async def test_a_server_that_is_gone_takes_its_rounds_along(store: Store) -> None:
    await put(store, *ROUNDS)
    assert {HERE, THERE} <= await store.known_servers()
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    await store.erase_server(HERE)
    assert (await store.sums(OF_ANA)).rounds == 0
    assert (await store.sums(structs.replace(OF_ANA, guild=THERE))).rounds == 1


async def let_in(store: Store, *users: UserId, takes_part: bool = True, guild: GuildId = HERE) -> None:
    decisions = tuple(Participation(guild, user, takes_part) for user in users)
    await store.commit(Change(at=NOON, participations=decisions))


async def held(store: Store) -> dict[RecordKind, list[tuple[UserId, int]]]:
    found = await store.records(HERE)
    return {kind: [(one.user, one.round) for one in rounds] for kind, rounds in found.items()}


CONCEALED = {"went_out": True, "concealed": True}
FEATS = (
    played(ONE, 1, ANA, points=900, went_out=True, turns=3, largest_pile=20),
    played(ONE, 1, BEN, points=900, turns=4),
    played(ONE, 1, CYD, points=100, side=1, turns=3, largest_pile=31),
    played(ONE, 2, ANA, points=900, ends_match=True, turns=2, went_out=False),
    played(ONE, 2, BEN, points=900, ends_match=True, turns=2, **CONCEALED),
    played(ONE, 2, CYD, points=2000, side=1, ends_match=True, turns=1, went_out=False),
    played(TWO, 4, ANA, points=100, turns=6, **CONCEALED),
    # Counted before turns and piles were.
    played(TWO, 5, ANA, points=100, went_out=True),
    played(TableId(3), 9, ANA, guild=THERE, points=9000, ends_match=True, turns=1, **CONCEALED),
)


async def test_records_are_held_by_the_first_who_did_so_well(store: Store) -> None:
    await put(store, *FEATS)
    await let_in(store, ANA, BEN, CYD)
    assert await held(store) == {
        RecordKind.HIGHEST_ROUND: [(CYD, 2)],
        RecordKind.LARGEST_PILE: [(CYD, 1)],
        RecordKind.FASTEST_EXIT: [(BEN, 2)],
        RecordKind.FIRST_CONCEALED: [(BEN, 2)],
        RecordKind.LONGEST_MATCH: [(ANA, 2), (BEN, 2), (CYD, 2)],
    }


async def test_a_round_without_points_is_no_record(store: Store) -> None:
    await put(store, played(ONE, 1, ANA, points=-5), played(ONE, 3, ANA, points=0))
    await let_in(store, ANA)
    assert await held(store) == {}


async def test_records_name_only_who_takes_part(store: Store) -> None:
    await put(store, *FEATS)
    assert await held(store) == {}
    await let_in(store, ANA, CYD, guild=THERE)
    assert await held(store) == {}
    await let_in(store, ANA, BEN)
    assert not await store.takes_part(HERE, CYD)
    # Equal points: the round that was played first, with the partner who takes part, too.
    assert (await held(store))[RecordKind.HIGHEST_ROUND] == [(ANA, 1), (BEN, 1)]
    assert (await held(store))[RecordKind.LARGEST_PILE] == [(ANA, 1)]
    await let_in(store, BEN, takes_part=False)
    await let_in(store, ANA)
    assert await held(store) == {
        RecordKind.HIGHEST_ROUND: [(ANA, 1)],
        RecordKind.LARGEST_PILE: [(ANA, 1)],
        RecordKind.FASTEST_EXIT: [(ANA, 1)],
        RecordKind.FIRST_CONCEALED: [(ANA, 4)],
        RecordKind.LONGEST_MATCH: [(ANA, 2)],
    }


async def test_participation_is_found_and_erased(store: Store) -> None:
    await let_in(store, ANA)
    await let_in(store, ANA, BEN, guild=THERE)
    assert {HERE, THERE} <= await store.known_servers()
    assert (await store.personal_data(ANA)).participations == (HERE, THERE)
    await store.erase_person(ANA, ["Ana"], NOON, b"")
    assert (await store.personal_data(ANA)).participations == ()
    assert not await store.takes_part(THERE, ANA)
    assert await store.takes_part(THERE, BEN)
