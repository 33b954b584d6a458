"""House rules: made, changed, shared, played, and never changed under a running match."""

import asyncio
import threading
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.engine import start_match
from bot.canasta.errors import RuleSetError
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.rules.share_code import ShareCodeError, decode
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.errors import (
    HouseGone,
    HouseNameEmpty,
    HouseNameTaken,
    HouseNotFound,
    HouseVersionGone,
    TooManyHouses,
)
from bot.service.house_rules.editing import (
    MOST_HOUSES,
    ChosenRules,
    ContradictionError,
    HouseService,
    rules_of_house,
)
from bot.service.house_rules.model import MOST_VERSIONS, HouseWrite
from bot.service.ids import GuildId, HouseId
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, GUILD, World

ELSEWHERE = GuildId(77)
CLASSIC = "classic_4"


@pytest.fixture
def houses(world: World) -> HouseService:
    return world.services.houses


async def test_a_house_rule_keeps_its_differences_and_nothing_else(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "  Friday   night ", CLASSIC)
    assert (made.name, made.preset, made.differences, made.is_default) == ("Friday night", CLASSIC, {}, False)
    await houses.set(GUILD, BEN.user, made.id, {"pile_always_frozen": True, "canastas_to_go_out": 2})
    later = await houses.set(GUILD, BEN.user, made.id, {"canastas_to_go_out": 1})
    assert later.differences == {"pile_always_frozen": True}
    assert later.changed_by == BEN.user
    assert rules_of_house(later) == rules_of(CLASSIC, {"pile_always_frozen": True})
    assert (await houses.unset(GUILD, ANA.user, made.id, "pile_always_frozen")).differences == {}


async def test_setting_the_same_twice_is_setting_it_once(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    once = await houses.set(GUILD, ANA.user, made.id, {"draw_count": 2})
    assert await houses.set(GUILD, ANA.user, made.id, {"draw_count": 2}) == once


async def test_names_are_unique_in_a_server_whatever_their_capitals(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    with pytest.raises(HouseNameTaken):
        await houses.create(GUILD, ANA.user, "FRIDAY ", CLASSIC)
    await houses.create(ELSEWHERE, ANA.user, "Friday", CLASSIC)
    assert await houses.named(GUILD, "friday") == made
    with pytest.raises(HouseNotFound):
        await houses.named(GUILD, "Saturday")
    with pytest.raises(HouseNameEmpty):
        await houses.create(GUILD, ANA.user, "  ", CLASSIC)


async def test_a_server_keeps_so_many_and_no_more(houses: HouseService) -> None:
    for number in range(MOST_HOUSES):
        await houses.create(GUILD, ANA.user, f"Rule {number}", CLASSIC)
    with pytest.raises(TooManyHouses):
        await houses.create(GUILD, ANA.user, "One more", CLASSIC)


async def test_what_contradicts_is_refused_with_every_problem_and_a_way_out(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    with pytest.raises(ContradictionError) as refused:
        await houses.set(GUILD, ANA.user, made.id, {"seat_count": 6, "hand_size": 20})
    assert {problem.option for problem in refused.value.problems} >= {
        "side_structure",
        "hand_size",
    }
    assert (await houses.named(GUILD, "Friday")).differences == {}
    for fix in refused.value.fixes:
        wanted = {**refused.value.wanted, **fix}
        assert (await houses.set(GUILD, ANA.user, made.id, wanted)).differences.items() >= fix.items()
    assert refused.value.fixes


async def test_others_play_on_while_a_way_out_is_looked_for(
    houses: HouseService, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    played_on = threading.Event()
    found = {"hand_size": 15}
    monkeypatch.setattr(
        "bot.service.house_rules.editing.fixes_of",
        lambda *_: (found,) if played_on.wait(timeout=20) else (),
    )
    setting = asyncio.create_task(houses.set(GUILD, ANA.user, made.id, {"seat_count": 6, "hand_size": 20}))
    asyncio.get_running_loop().call_later(0.01, played_on.set)
    with pytest.raises(ContradictionError) as refused:
        await setting
    assert refused.value.fixes == (found,)


async def test_what_an_earlier_version_accepted_is_played_until_it_is_changed(
    houses: HouseService, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = {"threes_kept_in_hand": "unlimited"}
    with monkeypatch.context() as earlier:
        earlier.setattr("bot.service.house_rules.editing.problems_of", lambda _: ())
        made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, old)
    await houses.set_default(GUILD, ANA.user, made.id)
    chosen = await houses.chosen(GUILD, None)
    assert (chosen.house_rule, chosen.rules.threes.threes_kept_in_hand) == ("Friday", "unlimited")
    start_match(chosen.rules, stored=True)
    with pytest.raises(ContradictionError):
        await houses.set(GUILD, ANA.user, made.id, {"draw_count": 2})
    assert (await houses.unset(GUILD, ANA.user, made.id, "threes_kept_in_hand")).differences == {}


@pytest.mark.parametrize(
    "code, was",
    [
        # Hoyle for five, Scarne for five, Canadian without wild melds, as they were shared before these presets drew
        # partners and locked wild cards.
        ("1X5F-1CYH-HJTR-RTY7-SG9Q-0X87", {"seat_draw": "as_seated"}),
        ("19KK-HCYH-HJTR-RTY7-SGYK-MEDP", {"seat_draw": "as_seated"}),
        ("1H7T-H62W-VGYJ-CSHA-XS0G-7P4H-T5", {"wild_meld_lock": False}),
    ],
)
async def test_what_a_preset_got_later_spoils_no_code(
    houses: HouseService, code: str, was: dict[str, object]
) -> None:
    preset, changes = decode(code)
    taken = await houses.accept(GUILD, ANA.user, "Ours", code)
    assert (taken.preset, taken.differences) == (preset, {**changes, **was})
    assert await houses.accept(GUILD, ANA.user, "Ours", code) == taken
    start_match(rules_of_house(taken))
    (option,) = was
    with pytest.raises(ContradictionError):
        await houses.unset(GUILD, ANA.user, taken.id, option)


async def test_a_house_rule_from_before_a_preset_drew_partners_can_be_changed(
    houses: HouseService, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = {"seat_count": 5, "side_structure": "pairs_2x2_rotating_fifth"}
    with monkeypatch.context() as earlier:
        earlier.setattr("bot.service.house_rules.editing._as_meant", lambda rules, _: rules)
        earlier.setattr("bot.service.house_rules.editing.problems_of", lambda _: ())
        made = await houses.create(GUILD, ANA.user, "Friday", "hoyle_nclc", old)
    assert made.differences == old
    later = await houses.set(GUILD, ANA.user, made.id, {"draw_count": 2})
    assert later.differences == {**old, "draw_count": 2, "seat_draw": "as_seated"}


async def test_unknown_options_and_impossible_values_are_refused(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    for changes in ({"no_such_option": 1}, {"hand_size": 1000}, {"hand_size": "many"}):
        with pytest.raises(RuleSetError):
            await houses.set(GUILD, ANA.user, made.id, changes)
    with pytest.raises(RuleSetError):
        await houses.unset(GUILD, ANA.user, made.id, "no_such_option")
    with pytest.raises(RuleSetError):
        await houses.create(GUILD, ANA.user, "Other", "no such preset")
    assert (await houses.all(GUILD))[0].differences == {}


async def test_a_house_rule_of_another_server_cannot_be_touched(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    for attempt in (
        houses.set(ELSEWHERE, ANA.user, made.id, {"draw_count": 2}),
        houses.unset(ELSEWHERE, ANA.user, made.id, "draw_count"),
        houses.delete(ELSEWHERE, ANA.user, made.id),
        houses.set_default(ELSEWHERE, ANA.user, made.id),
    ):
        with pytest.raises(HouseGone):
            await attempt
    assert await houses.all(GUILD) == (made,)


async def test_what_is_shared_can_be_taken_over_elsewhere_twice_without_harm(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, {"pile_always_frozen": True})
    code = await houses.share(GUILD, "friday")
    taken = await houses.accept(ELSEWHERE, BEN.user, "Ours", code)
    assert (taken.preset, taken.differences) == (made.preset, made.differences)
    assert await houses.accept(ELSEWHERE, BEN.user, "ours", code) == taken
    await houses.set(ELSEWHERE, BEN.user, taken.id, {"draw_count": 2})
    with pytest.raises(HouseNameTaken):
        await houses.accept(ELSEWHERE, BEN.user, "Ours", code)
    with pytest.raises(HouseNameTaken):
        await houses.expect_acceptable(ELSEWHERE, " ours ", code)
    await houses.expect_acceptable(ELSEWHERE, "Other", code)
    with pytest.raises(ShareCodeError):
        await houses.accept(ELSEWHERE, BEN.user, "Other", code[:-1])


async def test_a_new_table_plays_what_is_named_or_the_default_or_classic(houses: HouseService) -> None:
    assert (await houses.chosen(GUILD, None)).rules == rules_of()
    friday = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, {"draw_count": 2})
    await houses.create(GUILD, ANA.user, "Sunday", CLASSIC, {"hand_size": 13})
    await houses.set_default(GUILD, ANA.user, friday.id)
    chosen = await houses.chosen(GUILD, None)
    assert (chosen.rules.draw.draw_count, chosen.preset, chosen.house_rule) == (2, CLASSIC, "Friday")
    assert (await houses.chosen(GUILD, "sunday")).rules.deal.hand_size == 13
    assert (await houses.chosen(ELSEWHERE, None)).house_rule == ""
    for preset in PRESETS:
        assert (await houses.chosen(GUILD, preset)).rules == PRESETS[preset]
    with pytest.raises(HouseNotFound):
        await houses.chosen(GUILD, "Monday")
    await houses.set_default(GUILD, ANA.user, None)
    assert await houses.default_of(GUILD) is None


async def test_two_admins_at_once_both_succeed(houses: HouseService) -> None:
    one = await houses.create(GUILD, ANA.user, "One", CLASSIC)
    two = await houses.create(GUILD, ANA.user, "Two", CLASSIC)
    await asyncio.gather(
        houses.set(GUILD, ANA.user, one.id, {"draw_count": 2}),
        houses.set(GUILD, BEN.user, one.id, {"hand_size": 13}),
        houses.set_default(GUILD, ANA.user, one.id),
        houses.set_default(GUILD, BEN.user, two.id),
    )
    assert (await houses.named(GUILD, "One")).differences == {"draw_count": 2, "hand_size": 13}
    assert sum(house.is_default for house in await houses.all(GUILD)) == 1


async def test_a_running_match_never_changes_when_its_house_rule_does(
    world: World, houses: HouseService
) -> None:
    house = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, {"target_score": 3000})
    chosen = await houses.chosen(GUILD, "Friday")
    record = await world.services.creation.create(
        ANA,
        guild=GUILD,
        channel=CHANNEL,
        chosen=ChosenRules(chosen.rules, chosen.preset, chosen.house_rule),
        key=a_key(),
    )
    await houses.set(GUILD, ANA.user, house.id, {"target_score": 9000, "hand_size": 13})
    await houses.delete(GUILD, ANA.user, house.id)
    while (record := await world.record(record.id)).free_seats:
        await world.services.lobby.add_computer(record.id, ANA.user, key=a_key())
    await world.services.lobby.start(record.id, ANA.user, key=a_key())
    await world.services.settle()
    record = await world.record(record.id)
    assert (record.rules, record.house_rule, record.preset) == (chosen.rules, "Friday", CLASSIC)
    hand = await world.services.queries.hand(record.id, ANA.user)
    assert hand.view.table.rules.end.target_score == 3000
    with pytest.raises(HouseGone):
        await houses.numbered(GUILD, HouseId(house.id))


async def test_a_house_rule_remembers_who_changed_what_and_when(houses: HouseService, world: World) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    begun = world.time.now()
    await world.pass_time(timedelta(hours=1))
    await houses.set(GUILD, BEN.user, made.id, {"draw_count": 2})
    await houses.set_default(GUILD, ANA.user, made.id)
    await houses.set_terms(GUILD, ANA.user, made.id, Terms(discard_hold=20))
    later = await houses.rename(GUILD, ANA.user, made.id, "Saturday")
    assert [(one.by, one.name, one.differences) for one in later.history] == [
        (ANA.user, "Friday", {}),
        (BEN.user, "Friday", {"draw_count": 2}),
        (ANA.user, "Saturday", {"draw_count": 2}),
    ]
    assert [one.at - begun for one in later.history] == [timedelta(0), timedelta(hours=1), timedelta(hours=1)]


async def test_what_was_made_before_versions_were_kept_begins_as_it_is(
    houses: HouseService, world: World
) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    old = structs.replace(made, versions=None, revision=2)
    await world.store.commit(Change(at=world.time.now(), houses=(HouseWrite(old),)))
    later = await houses.set(GUILD, BEN.user, made.id, {"draw_count": 2})
    assert [(one.by, one.differences) for one in later.history] == [
        (ANA.user, {}),
        (BEN.user, {"draw_count": 2}),
    ]


async def test_only_the_last_versions_are_kept(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    for number in range(MOST_VERSIONS + 5):
        await houses.set(GUILD, ANA.user, made.id, {"target_score": 6000 + number})
    later = await houses.numbered(GUILD, made.id)
    assert len(later.history) == MOST_VERSIONS
    assert later.history[-1].differences == later.differences
    with pytest.raises(HouseVersionGone):
        await houses.take_back_to(GUILD, ANA.user, made.id, 1)


async def test_back_to_an_earlier_version_is_a_new_change(houses: HouseService, world: World) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    await houses.set(GUILD, ANA.user, made.id, {"draw_count": 2, "canastas_to_go_out": 2})
    changed = await houses.set(GUILD, ANA.user, made.id, {"draw_count": 1})
    table = await world.new_table(ANA)
    host = await world.record(table)
    await world.services.lobby.choose_game(table, ANA.user, await houses.chosen(GUILD, "Friday"), key=a_key())
    playing = (await world.record(table)).rules
    await houses.rename(GUILD, ANA.user, made.id, "Saturday")
    back = await houses.take_back_to(GUILD, BEN.user, made.id, 2)
    assert (back.name, back.differences) == ("Saturday", {"draw_count": 2, "canastas_to_go_out": 2})
    assert back.revision == changed.revision + 2
    assert [one.by for one in back.history] == [ANA.user, ANA.user, ANA.user, ANA.user, BEN.user]
    assert await houses.take_back_to(GUILD, BEN.user, made.id, 2) == back  # twice is once
    assert (await world.record(table)).rules == playing != host.rules
    # And back again from there.
    assert (await houses.take_back_to(GUILD, BEN.user, made.id, 3)).differences == {"canastas_to_go_out": 2}


async def test_a_version_of_rules_that_are_no_longer_possible_stays_what_it_is(
    houses: HouseService, world: World
) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, {"draw_count": 2})
    impossible = {
        "side_structure": "partners_2x2",
        "seat_draw": "none",
        "max_wilds": 0,
        "wild_melds": "never",
    }
    old = structs.replace(made.history[0], differences=impossible, revision=1)
    broken = structs.replace(made, versions=(old, *made.history), revision=2)
    await world.store.commit(Change(at=world.time.now(), houses=(HouseWrite(broken),)))
    with pytest.raises(RuleSetError):
        await houses.take_back_to(GUILD, ANA.user, made.id, 1)
    assert (await houses.numbered(GUILD, made.id)).differences == {"draw_count": 2}


async def test_a_copy_is_one_of_its_own(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, {"draw_count": 2})
    await houses.set_default(GUILD, ANA.user, made.id)
    await houses.set_terms(GUILD, ANA.user, made.id, Terms(discard_hold=20))
    copy = await houses.copy(GUILD, BEN.user, made.id, " Sunday ")
    assert (copy.name, copy.preset, copy.differences) == ("Sunday", CLASSIC, {"draw_count": 2})
    assert (copy.terms, copy.is_default, copy.changed_by) == (Terms(discard_hold=20), False, BEN.user)
    assert len(copy.history) == 1
    await houses.set(GUILD, BEN.user, copy.id, {"canastas_to_go_out": 2})
    assert (await houses.named(GUILD, "Friday")).differences == {"draw_count": 2}
    with pytest.raises(HouseNameTaken):
        await houses.copy(GUILD, BEN.user, made.id, "friday")
    with pytest.raises(HouseNameEmpty):
        await houses.copy(GUILD, BEN.user, made.id, " ")
    await houses.delete(GUILD, BEN.user, made.id)
    with pytest.raises(HouseGone):
        await houses.copy(GUILD, BEN.user, made.id, "Monday")
    with pytest.raises(HouseGone):
        await houses.rename(GUILD, BEN.user, made.id, "Monday")


async def test_a_server_full_of_house_rules_has_no_room_for_a_copy(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC)
    for number in range(MOST_HOUSES - 1):
        await houses.create(GUILD, ANA.user, f"Rule {number}", CLASSIC)
    with pytest.raises(TooManyHouses):
        await houses.copy(GUILD, ANA.user, made.id, "One more")
    assert (await houses.rename(GUILD, ANA.user, made.id, "The last")).name == "The last"


async def test_a_renamed_house_rule_is_found_by_what_it_was_called(houses: HouseService) -> None:
    made = await houses.create(GUILD, ANA.user, "Friday", CLASSIC, {"draw_count": 2})
    other = await houses.create(GUILD, ANA.user, "Sunday", CLASSIC)
    with pytest.raises(HouseNameTaken):
        await houses.rename(GUILD, ANA.user, made.id, "SUNDAY")
    with pytest.raises(HouseNameEmpty):
        await houses.rename(GUILD, ANA.user, made.id, "  ")
    assert (await houses.rename(GUILD, ANA.user, made.id, "FRIDAY")).name == "FRIDAY"  # itself
    await houses.rename(GUILD, ANA.user, made.id, "Saturday")
    assert (await houses.chosen(GUILD, "friday")).house_rule == "Saturday"
    await houses.rename(GUILD, ANA.user, other.id, "Friday")
    assert (await houses.chosen(GUILD, "friday")).rules == rules_of(CLASSIC)
    with pytest.raises(HouseNotFound):
        await houses.named(GUILD, "Sunday")
