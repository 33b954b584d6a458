"""Daily deals of a server's own game: found for its default house rule, kept while they are open, Classic's if need be."""

import json
from collections.abc import Callable
from datetime import date, timedelta

import msgspec
import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.codec import decode_rules, encode_rules
from bot.canasta.engine import check, legal_actions
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal
from bot.service.administration.admin_actions import AdminAction
from bot.service.change import Change
from bot.service.daily import house_deals
from bot.service.daily.house_deals import MOST_ROUNDS, Hindrance, HouseDeals, HouseGame, hindrance_of
from bot.service.daily.positions import FILE, DailyPosition, Document, position_from, position_of
from bot.service.errors import DailyDealOver
from bot.service.ids import GuildId
from bot.service.ports import TryLater
from bot.service.work import Here, T, Ts, WorkFailed
from tests.support.referees.guards import LoggedErrors
from tests.support.world import ANA, BEN, CHANNEL, GUILD, World

FIRST = date(2026, 1, 1).toordinal()
AN_HOUR, A_DAY = timedelta(hours=1), timedelta(days=1)
LONGER: Document = {"target_score": 7500}
OTHER_GUILD = GuildId(77)


def document(target_score: int = 7500) -> Document:
    """A position of other days, as if it had been found under other rules."""
    line: Document = json.loads(FILE.read_text(encoding="utf-8").splitlines()[-1])
    line["position"]["rules"] = {"preset": "classic_4", "options": {"target_score": target_score}}
    return line


OWN = structs.replace(position_from(document()), house_rule="Friday")


class Searches:
    """Finds a position in the rounds that are wanted, and remembers where it was looked for."""

    def __init__(self) -> None:
        self.searched: list[tuple[int, str]] = []
        self.finds: Callable[[str], bytes | None] = lambda _: msgspec.json.encode(document())

    def __call__(self, rules: bytes, deal: str) -> bytes | None:
        self.searched.append((decode_rules(rules).end.target_score, deal))
        return self.finds(deal)


@pytest.fixture(autouse=True)
def searches(monkeypatch) -> Searches:
    made = Searches()
    monkeypatch.setattr(house_deals, "search_round", made)
    monkeypatch.setattr(appraisal, "is_installed", lambda: True)
    return made


async def with_house_deals(
    world: World, changes: Document | None = None, guild: GuildId = GUILD, preset: str = "classic_4"
) -> None:
    """The server's default house rule is chosen for a daily deal in an hour."""
    changes = LONGER if changes is None else changes
    house = await world.services.houses.create(guild, ANA.user, "Friday", preset, changes)
    await world.services.houses.set_default(guild, ANA.user, house.id)
    await world.services.daily.choose(guild, ANA.user, CHANNEL, 13)
    await world.services.daily.choose_game(guild, ANA.user, is_by_house_rule=True)


def posted(world: World) -> list[DailyPosition]:
    return [deal.position for deal in world.poster.posted]


@pytest.mark.parametrize(
    "preset, changes, hindrance",
    [
        ("classic_4", {}, None),
        ("viennese", {"canastas_to_go_out": 2}, None),
        ("jonola", {}, None),
        ("classic_2", {}, Hindrance.PLAYERS),
        ("classic_6_three_teams", {}, Hindrance.PLAYERS),
        ("classic_4", {"stock_exhaustion": "recycle_pile"}, Hindrance.GAME),
        ("samba", {}, None),
        ("modern_american", {}, None),
    ],
)
def test_games_for_four_in_pairs_that_can_be_compared_have_deals(preset, changes, hindrance, monkeypatch):
    assert hindrance_of(rules_of(preset, changes)) is hindrance
    monkeypatch.setattr(appraisal, "is_installed", lambda: False)
    assert hindrance_of(rules_of(preset, changes)) in {Hindrance.PLAYERS, Hindrance.MISSING}


async def test_a_deal_is_found_for_the_default_house_rule_and_voted_on(
    world: World, searches: Searches
) -> None:
    searches.finds = lambda deal: msgspec.json.encode(document()) if deal.endswith(".2") else b""
    await with_house_deals(world)
    await world.pass_time(AN_HOUR)
    assert searches.searched == [(7500, f"{FIRST}.{number}") for number in range(3)]
    assert posted(world) == [OWN]
    # What becomes of the house rule does not change the deal that is open.
    house = await world.services.houses.default_of(GUILD)
    assert house is not None
    await world.services.houses.delete(GUILD, ANA.user, house.id)
    await world.restart()
    answer = await world.services.daily.vote(GUILD, FIRST, ANA.user, OWN.best)
    assert (answer.vote.streak, answer.result.position, answer.result.right) == (1, OWN, 1)
    await world.pass_time(A_DAY)
    [_, second] = world.poster.posted
    assert second.position == position_of(FIRST + 1)  # no house rule is the default now
    assert second.last is not None
    assert (second.last.position, second.last.votes, second.last.right) == (OWN, 1, 1)
    right = position_of(FIRST + 1).best
    assert (await world.services.daily.vote(GUILD, FIRST + 1, ANA.user, right)).vote.streak == 2


async def test_only_the_deals_that_are_still_shown_are_kept(world: World) -> None:
    await with_house_deals(world)
    await world.pass_time(AN_HOUR)
    for _ in range(3):
        await world.pass_time(A_DAY)
    schedule = await world.services.daily.schedule(GUILD)
    assert [deal.day for deal in schedule.house_deals] == [schedule.day - 2, schedule.before, schedule.day]


async def test_servers_with_the_same_rules_share_a_search_and_classic_does_not_wait(
    world: World, searches: Searches
) -> None:
    await with_house_deals(world)
    await with_house_deals(world, guild=OTHER_GUILD)
    last = GuildId(99)
    await world.services.daily.choose(last, ANA.user, CHANNEL, 13)
    await world.pass_time(AN_HOUR)
    assert [deal.guild for deal in world.poster.posted] == [last, GUILD, OTHER_GUILD]
    assert posted(world) == [position_of(FIRST), OWN, OWN]
    assert searches.searched == [(7500, f"{FIRST}.0")]


async def test_where_no_position_is_found_the_deal_of_classic_is_posted(
    world: World, searches: Searches
) -> None:
    searches.finds = lambda _: b""
    await with_house_deals(world)
    await world.pass_time(AN_HOUR)
    assert len(searches.searched) == MOST_ROUNDS
    assert posted(world) == [position_of(FIRST)]


@pytest.mark.parametrize(
    "preset, changes, hindrance",
    [
        ("classic_2", {}, Hindrance.PLAYERS),
        ("classic_4", {"stock_exhaustion": "recycle_pile"}, Hindrance.GAME),
        ("classic_4", {}, None),
    ],
)
async def test_nothing_is_searched_for_other_games_and_for_classic_itself(
    world: World, searches: Searches, preset, changes, hindrance
) -> None:
    await with_house_deals(world, changes, preset=preset)
    game = await world.services.daily.house_game(GUILD)
    assert (game.name, game.hindrance) == ("Friday", hindrance)
    await world.pass_time(AN_HOUR)
    assert posted(world) == [position_of(FIRST)]
    assert searches.searched == []


async def test_without_a_default_house_rule_there_is_no_such_game(world: World) -> None:
    assert await world.services.daily.house_game(GUILD) == HouseGame()


async def test_right_after_a_start_it_is_tried_again(world: World, searches: Searches) -> None:
    searches.finds = lambda _: None  # rollouts are being compiled
    await with_house_deals(world)
    await world.pass_time(AN_HOUR)
    assert world.poster.posted == []
    searches.finds = lambda _: msgspec.json.encode(document())
    await world.pass_time(timedelta(minutes=1))
    assert posted(world) == [OWN]


class BrokenWorkers(Here):
    """Other processes that die."""

    are_elsewhere = True

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        raise WorkFailed("a process died again and again")


async def test_a_search_that_fails_leaves_the_deal_of_classic(
    world: World, searches: Searches, no_logged_errors: LoggedErrors
) -> None:
    def fail(_: str) -> bytes:
        raise ZeroDivisionError

    searches.finds = fail
    await with_house_deals(world)
    no_logged_errors.expect("the search for a daily deal of server")
    await world.pass_time(AN_HOUR)
    assert posted(world) == [position_of(FIRST)]
    broken = HouseDeals(world.services.houses, BrokenWorkers())
    assert await broken.find(GUILD, FIRST, lambda: True) is None


async def test_the_search_ends_when_the_bot_stops(world: World, searches: Searches) -> None:
    searches.finds = lambda _: b""
    await with_house_deals(world)
    deals = HouseDeals(world.services.houses)
    with pytest.raises(TryLater):
        await deals.find(GUILD, FIRST, lambda: len(searches.searched) < 3)
    assert len(searches.searched) == 3
    with pytest.raises(TryLater):
        await HouseDeals(world.services.houses, BrokenWorkers()).find(
            GUILD, FIRST, iter([True, False]).__next__
        )


async def test_a_deal_that_cannot_be_read_any_more_is_over_and_the_next_one_comes(world: World) -> None:
    """As after an update by which the rules contradict each other."""
    await with_house_deals(world)
    await world.pass_time(AN_HOUR)
    await world.services.daily.vote(GUILD, FIRST, ANA.user, OWN.best)
    now = await world.services.daily.schedule(GUILD)
    unreadable = msgspec.json.encode(document(target_score=-1))
    [deal] = now.house_deals
    changed = structs.replace(
        now, revision=now.revision + 1, house_deals=(structs.replace(deal, position=unreadable),)
    )
    await world.store.commit(Change(at=world.time.now(), documents=(changed,)))
    with pytest.raises(DailyDealOver):
        await world.services.daily.vote(GUILD, FIRST, BEN.user, OWN.best)
    await world.pass_time(A_DAY)
    assert (world.poster.posted[-1].day, world.poster.posted[-1].last) == (FIRST + 1, None)


async def test_the_choice_is_logged_once(world: World) -> None:
    for chosen in (True, True, False):
        await world.services.daily.choose_game(GUILD, ANA.user, is_by_house_rule=chosen)
    page = await world.services.admin.log(GUILD)
    facts = [entry.facts for entry in page.entries if entry.did == AdminAction.DAILY_GAME.value]
    assert facts == [{"house": 0}, {"house": 1}]


def test_a_position_of_a_round_is_written_without_a_hidden_card(monkeypatch):
    asked: list[tuple[SeatView, str]] = []

    def third_is_instructive(view: SeatView, seed: str) -> list[Appraisal] | None:
        asked.append((view, seed))
        discards = [action for action in legal_actions(view) if isinstance(action, Discard)]
        found = [Appraisal(one, -40.0 * at, 5.0, 0.1, 0.5, 0.4) for at, one in enumerate(discards[:3])]
        return found if len(asked) == 3 else None

    monkeypatch.undo()
    monkeypatch.setattr(house_deals, "instructive", third_is_instructive)
    rules = rules_of("jonola", {"canastas_to_go_out": 3})
    rounds = (f"1.{number}" for number in range(20))
    found = next(found for deal in rounds if (found := house_deals.search_round(encode_rules(rules), deal)))
    document = json.loads(found)
    view = asked[-1][0]
    assert document["position"]["hands"][1:] == list(view.table.hand_sizes[1:])
    assert document["position"]["stock"] == view.table.stock_size
    position = position_from(document)
    assert (position.view.table.rules, position.view.hand) == (rules, view.hand)
    assert [check(position.view, one.action) for one in position.discards] == [None] * 3
    assert position.is_right(position.best)
    before = [seed for _, seed in asked]
    asked.clear()
    for deal in dict.fromkeys(seed.rpartition(".")[0] for seed in before):
        house_deals.search_round(encode_rules(rules), deal)
    assert [seed for _, seed in asked] == before
    monkeypatch.setattr(appraisal, "is_being_prepared", lambda: True)
    assert house_deals.search_round(encode_rules(rules), "1.0") is None
