"""A match is rated when people have played it to its end; counting anew finds the same."""

import pytest
from msgspec import structs

from bot.canasta.events import MatchEnded
from bot.canasta.rules.preset import Family
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.ids import TableId, UserId
from bot.service.matches.record import Person, Tenure
from bot.service.ratings.model import RatedResult
from bot.service.ratings.results import _places, match_result, may_be_rated, weight_of
from bot.service.statistics.counting import recount
from tests.service.statistics.test_counting import play_round, steadily
from tests.storage.changes import new_record
from tests.support.world import ANA, BEN, CYD, DOT, GUILD, World


async def played(world: World, preset: str, people: tuple[Person, ...] = (ANA, BEN, CYD, DOT)) -> TableId:
    """A match to few points, played to its end."""
    rules = rules_of(preset, {"target_score": 500})
    table = await world.playing(people, rules=rules)
    await play_on(world, table)
    return table


async def play_on(world: World, table: TableId) -> None:
    for _ in range(40):
        if not (await world.record(table)).is_open:
            return
        await play_round(world, table, steadily)


async def edited(world: World, table: TableId, **changes: object) -> None:
    record = await world.record(table)
    later = structs.replace(record, revision=record.revision + 1, **changes)
    await world.store.commit(Change(at=world.time.now(), record=later, reseated=True))
    await world.restart()


async def told(world: World, table: TableId) -> RatedResult:
    found = await world.store.result(table)
    assert found is not None
    return found


@pytest.mark.parametrize("preset", ["classic_4", "scarne_3_cutthroat"])
async def test_a_match_of_people_is_rated_by_teams(world: World, preset: str) -> None:
    people = (ANA, BEN, CYD, DOT)[: rules_of(preset).deal.seat_count]
    table = await played(world, preset, people)
    found = await told(world, table)
    assert (found.guild, found.family) == (GUILD, Family.CLASSIC)
    assert [one.user for one in found.seats] == [person.user for person in people]
    teams = (0, 1, 0, 1) if preset == "classic_4" else (0, 1, 2)
    assert [one.team for one in found.seats] == list(teams)
    view = (await world.view(table, 0)).table
    best = max(view.totals)
    assert [one.place == 0 for one in found.seats] == [view.totals[team] == best for team in teams]
    ratings = await world.store.ratings_of(GUILD, "", ANA.user)
    assert ratings[Family.CLASSIC].matches == 1

    # From the log alone the same follows, also when a person was forgotten in the meantime.
    assert await recount(world.store) == 1
    assert await told(world, table) == found
    before = ratings, await world.store.ratings_of(GUILD, "", BEN.user)
    await world.store.erase_person(BEN.user, ["Ben"], world.time.now(), b"secret")
    assert [one.user for one in (await told(world, table)).seats][1] == -1
    assert await recount(world.store) == 1
    assert [one.user for one in (await told(world, table)).seats][1] == -1
    assert await world.store.ratings_of(GUILD, "", ANA.user) == before[0]
    assert await world.store.ratings_of(GUILD, "", BEN.user) == {}


@pytest.mark.parametrize(
    "preset, changes, weight",
    [
        ("classic_4", {}, 1),
        ("classic_4", {"target_score": 2500}, 0.5),
        ("classic_4", {"target_score": 9000}, 1),
        ("classic_4", {"round_count": 1}, 1 / 6),
        ("classic_4", {"round_count": 8, "target_score": 500}, 1),
        ("classic_3", {"target_score": 5000}, 2 / 3),
        ("hand_and_foot_four_rounds", {}, 1),
        ("hand_and_foot_four_rounds", {"round_count": 1}, 0.25),
        ("hand_and_foot_four_rounds", {"round_count": None, "target_score": 10000}, 0.2),
    ],
)
def test_a_match_counts_by_its_length(preset: str, changes: dict[str, int | None], weight: float) -> None:
    assert weight_of(new_record(1, preset=preset, rules=rules_of(preset, changes))) == pytest.approx(weight)


async def test_a_match_that_was_rated_before_keeps_its_weight_when_it_is_counted_anew(world: World) -> None:
    table = await played(world, "classic_2", (ANA, BEN))
    found = await told(world, table)
    assert found.weight == 0.1
    earlier = structs.replace(found, weight=1.0)
    await world.store.put_result(table, earlier)
    await world.store.rate_anew()
    whole = await world.store.ratings_of(GUILD, "", ANA.user)
    await recount(world.store)
    assert await told(world, table) == earlier
    assert await world.store.ratings_of(GUILD, "", ANA.user) == whole
    await world.store.put_result(table, None)
    await recount(world.store)
    assert await told(world, table) == found


async def test_a_match_with_a_computer_is_not_rated(world: World) -> None:
    table = await played(world, "classic_2", (ANA,))
    assert await world.store.result(table) is None


async def test_each_seat_must_be_played_for_the_most_part_by_who_held_it_at_the_end(world: World) -> None:
    table = await played(world, "classic_2", (ANA, BEN))
    record, rows = await world.record(table), await world.store.log(table, seat=None)
    moves = sorted({row.version for row in rows if row.seat == 1})
    half = moves[len(moves) // 2 - 1]
    # Just less than half of the moves, and all up to the middle.
    few, many = moves[: (len(moves) - 1) // 2], moves[: len(moves) // 2 + 1]
    for versions, is_rated in ((few, True), (many, False), (moves, False)):
        stood_in = [
            structs.replace(row, by_computer=row.seat == 1 and row.version in versions) for row in rows
        ]
        assert (match_result(record, stood_in) is not None) is is_rated

    # Exactly half is not most.
    even = moves[len(moves) % 2 :]
    halved = [
        structs.replace(row, by_computer=row.seat == 1 and row.version in even[::2])
        for row in rows
        if row.seat != 1 or row.version in even
    ]
    assert match_result(record, halved) is None

    for upto, is_rated in ((moves[0], True), (half + 1, False)):
        former = Tenure(seat=Seat(1), name="Cyd", user=CYD.user, upto=upto)
        handed_over = structs.replace(record, former=(former,))
        assert (match_result(handed_over, rows) is not None) is is_rated


async def test_practice_and_a_match_given_up_are_not_rated(world: World) -> None:
    rules = rules_of("classic_2", {"target_score": 500})
    given_up = await world.playing((ANA, BEN), rules=rules)
    await play_round(world, given_up)
    await world.services.resigning.resign(given_up, ANA.user, key="resigned")
    practice = await world.playing((CYD, DOT), rules=rules)
    await edited(world, practice, is_practice=True)
    await play_on(world, practice)
    await recount(world.store)
    for table in (given_up, practice):
        assert not (await world.record(table)).is_open
        assert await world.store.result(table) is None


@pytest.mark.parametrize(
    "preset, is_rated",
    [("classic_4", True), ("classic_3", True), ("classic_5", False), ("classic_6_three_teams", True)],
)
async def test_sides_of_different_sizes_are_not_rated(world: World, preset: str, is_rated: bool) -> None:
    seats = rules_of(preset).deal.seat_count
    people = tuple(Person(UserId(100 + number), f"P{number}") for number in range(seats))
    record = await world.record(await world.playing(people, rules=rules_of(preset)))
    assert may_be_rated(record) is is_rated


async def test_a_match_ends_if_it_cannot_be_rated(world: World, monkeypatch, no_logged_errors) -> None:
    def fails(*_: object) -> RatedResult:
        raise KeyError("a defect")

    monkeypatch.setattr("bot.service.matches.step_changes.match_result", fails)
    no_logged_errors.expect("the match of table 1 was not rated: KeyError")
    table = await played(world, "classic_2", (ANA, BEN))
    assert not (await world.record(table)).is_open
    assert await world.store.result(table) is None


@pytest.mark.parametrize(
    "winners, totals, places",
    [
        ((0,), (5000, 4000), [0, 1]),
        ((2,), (4000, 4500, 5000), [2, 1, 0]),
        ((0,), (5000, 4000, 4000), [0, 1, 1]),
        # Rules may name winners whose totals are not the highest, or several.
        ((1,), (5100, 5000), [1, 0]),
        ((0, 1), (5000, 5000, -20), [0, 0, 2]),
    ],
)
def test_places_count_the_better_teams(winners, totals, places) -> None:
    assert _places(MatchEnded(winners, totals, 0)) == places
