"""Results of matches, and the ratings that a store keeps with them."""

from msgspec import structs

from bot.canasta.rules.preset import Family
from bot.service.change import Change
from bot.service.ids import GuildId, TableId, UserId
from bot.service.people.settings import GuildSettings
from bot.service.ports import Store
from bot.service.ratings.calculation import all_rated
from bot.service.ratings.model import MemberRating, RatedResult
from bot.service.statistics.model import Participation
from tests.service.ratings.results_made import ANA, BEN, CYD, DOT, HERE, result
from tests.storage.changes import NOON

THERE = GuildId(11)
MATCHES = (
    result(1, (ANA, CYD), (BEN, DOT)),
    structs.replace(result(2, (BEN, CYD), (ANA, DOT)), weight=0.3),
    structs.replace(result(3, (DOT, CYD), (ANA, BEN)), is_duplicate=True),
)


async def put(store: Store, *results: RatedResult) -> None:
    for one in results:
        await store.commit(Change(at=NOON, result=one))


async def let_in(store: Store, *users: UserId) -> None:
    decisions = tuple(Participation(HERE, user, takes_part=True) for user in users)
    await store.commit(Change(at=NOON, participations=decisions))


async def ladder(store: Store, season: str = "") -> dict[UserId, MemberRating]:
    return {one.user: one for one in await store.ladder(HERE, Family.CLASSIC, season)}


async def test_ratings_follow_with_each_result(store: Store) -> None:
    await let_in(store, ANA, BEN, CYD, DOT)
    await put(store, *MATCHES)
    expected = all_rated(MATCHES)
    for season in ("", "2026", "2026-4"):
        assert await ladder(store, season) == expected[season]
    assert await ladder(store, "2027") == {}
    assert [await store.result(one.table) for one in MATCHES] == list(MATCHES)
    assert await store.result(TableId(9)) is None
    assert await store.ratings_of(HERE, "", ANA) == {Family.CLASSIC: expected[""][ANA]}


async def test_ratings_are_the_same_in_whatever_order_results_arrive(store: Store) -> None:
    await let_in(store, ANA, BEN, CYD, DOT)
    await put(store, MATCHES[2], MATCHES[0], MATCHES[1])
    kept = await ladder(store)
    assert kept == all_rated(MATCHES)[""]
    await store.rate_anew()
    assert await ladder(store) == kept


async def test_families_and_servers_have_ratings_of_their_own(store: Store) -> None:
    await put(
        store,
        result(1, (ANA,), (BEN,)),
        result(2, (BEN,), (ANA,), family=Family.SEQUENCES),
        result(3, (BEN,), (ANA,), guild=THERE),
    )
    found = await store.ratings_of(HERE, "", ANA)
    assert {family: one.won for family, one in found.items()} == {Family.CLASSIC: 1, Family.SEQUENCES: 0}
    assert (await store.ratings_of(THERE, "", ANA))[Family.CLASSIC].won == 0


async def test_only_who_takes_part_is_on_the_ladder(store: Store) -> None:
    await put(store, *MATCHES)
    assert await ladder(store) == {}
    await let_in(store, ANA)
    assert set(await ladder(store)) == {ANA}
    assert await store.ladder(THERE, Family.CLASSIC, "") == ()


async def test_a_result_is_replaced_and_everything_rated_anew(store: Store) -> None:
    await let_in(store, ANA, BEN, CYD, DOT)
    await put(store, *MATCHES)
    await store.put_result(TableId(3), None)
    other = result(2, (ANA, DOT), (BEN, CYD))
    await store.put_result(TableId(2), other)
    await store.rate_anew()
    assert await ladder(store) == all_rated((MATCHES[0], other))[""]
    await store.put_result(TableId(1), None)
    await store.put_result(TableId(2), None)
    await store.rate_anew()
    assert await ladder(store) == {}


async def test_who_is_forgotten_leaves_the_ratings_of_the_others(store: Store) -> None:
    await let_in(store, ANA, BEN, CYD, DOT)
    await put(store, *MATCHES)
    before = await ladder(store)
    found = await store.personal_data(BEN)
    assert [(one.table, one.place) for one in found.rated] == [(1, 1), (2, 0), (3, 1)]
    assert [(one.season, one.rating.won) for one in found.ratings] == [("", 1), ("2026", 1), ("2026-4", 1)]
    await store.erase_person(BEN, ["Ben"], NOON, b"")
    await store.erase_person(DOT, ["Dot"], NOON, b"")
    gone = await store.personal_data(BEN)
    assert (gone.rated, gone.ratings) == ((), ())
    kept = await ladder(store)
    assert kept == {user: before[user] for user in (ANA, CYD)}
    await store.rate_anew()
    assert await ladder(store) == kept
    changed = await store.result(TableId(1))
    assert changed is not None
    assert [one.user for one in changed.seats] == [ANA, CYD, -1, -2]
    # The next match goes on from there.
    later = result(9, (ANA,), (CYD,))
    await put(store, later)
    assert (await ladder(store))[ANA] == all_rated((*MATCHES, later))[""][ANA]


async def test_a_server_that_is_gone_takes_its_ratings_along(store: Store) -> None:
    await put(store, result(1, (ANA,), (BEN,)), result(2, (ANA,), (BEN,), guild=THERE))
    assert {HERE, THERE} <= await store.known_servers()
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    await store.erase_server(HERE)
    assert await store.ratings_of(HERE, "", ANA) == {}
    assert await store.result(TableId(1)) is None
    assert Family.CLASSIC in await store.ratings_of(THERE, "", ANA)
