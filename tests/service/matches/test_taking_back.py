"""Taking back what was laid down in a turn: whole, only while nothing hidden was shown, and as an action of its own."""

from datetime import timedelta
from random import Random

import pytest
from msgspec import structs

from bot.canasta.actions import Action, AskPartner, Discard, Draw, LayDown, TakePile
from bot.canasta.engine import legal_actions, start_match
from bot.canasta.events import TookBack
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import BoardRefresh, PlayLines, TurnPing
from bot.service.errors import (
    NothingToTakeBack,
    NotSeated,
    PlayedDifferently,
    StaleTable,
    TableClosed,
    TakingBackOff,
)
from bot.service.history.replaying import replayed_steps
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TableId
from bot.service.matches.commands import TakeBack
from bot.service.matches.draft import DraftPlay
from bot.service.matches.play import Outcome
from bot.service.matches.tables import Tables
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, World

EASY = rules_of(options={"initial_minimums": ((None, 0),)})
"""Whatever three of a kind somebody holds may be laid down at once."""


async def begun(world: World, rules: RuleSet = EASY, *, allowed: bool = True) -> TableId:
    """A table of four people whose first round is dealt."""
    people = (ANA, BEN, CYD, DOT)
    record = await world.services.creation.create(
        ANA, guild=GUILD, channel=CHANNEL, chosen=ChosenRules(rules), title="Friday", key=a_key()
    )
    table = record.id
    await world.seat(table, *people[1 : record.seat_count])
    record = await world.record(table)
    record = structs.replace(
        record, revision=record.revision + 1, terms=Terms(take_back=allowed, tells_plays=True)
    )
    await world.store.commit(Change(at=world.time.now(), record=record))
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    return table


async def take_back(world: World, table: TableId, version: int | None = None, key: str = "") -> Outcome:
    actor = await world.user_to_act(table)
    return await world.services.play.act(TakeBack(table, actor, key or a_key(), version))


async def laying(world: World, table: TableId) -> LayDown:
    """Somebody has drawn and can lay this down."""
    for _ in range(60):
        await world.act(table, Draw())
        found = [action for action in await world.options(table) if isinstance(action, LayDown)]
        if found:
            return found[0]
        await world.act(table, next(a for a in await world.options(table) if isinstance(a, Discard)))
    raise AssertionError("nobody can lay anything down")


async def replayed(world: World, table: TableId) -> None:
    """The stored rows are the match as it stands."""
    record = await world.record(table)
    played = list(replayed_steps(start_match(record.rules), await world.store.actions(table)))
    assert [moment.version for moment in played] == list(range(1, record.version + 1))
    assert all(moment.is_as_stored for moment in played)
    assert played[-1].state == (await Tables(world.store).get(table)).dealt()


async def test_the_hand_is_as_it_was_and_the_version_goes_on(world: World) -> None:
    table = await begun(world)
    lay = await laying(world, table)
    seat = await world.seat_to_act(table)
    before, was = await world.view(table, seat), await world.record(table)
    await world.act(table, lay)
    laid = await world.record(table)
    assert laid.returns_to == was.version
    await world.pass_time(timedelta(hours=3))
    outcome = await take_back(world, table)
    assert outcome.view == before == await world.view(table, seat)
    assert outcome.events == (TookBack(seat, sum(play.cards for play in lay.plays)),)
    after = await world.record(table)
    assert after.version == laid.version + 1
    assert after.returns_to == 0
    # It is the same turn, with the same clock.
    assert (after.turn, after.turn_version, after.turn_since) == (
        was.turn,
        was.turn_version,
        was.turn_since,
    )
    await replayed(world, table)
    # And everything can be done anew.
    await world.act(table, lay)
    await replayed(world, table)


async def test_all_lay_downs_of_the_turn_come_back_at_once(world: World) -> None:
    table = await begun(world)
    seat = None
    for _ in range(200):
        lay = await laying(world, table)
        seat = await world.seat_to_act(table)
        before = await world.view(table, seat)
        await world.act(table, lay)
        more = [action for action in await world.options(table) if isinstance(action, LayDown)]
        if more:
            break
        await world.act(table, next(a for a in await world.options(table) if isinstance(a, Discard)))
    else:
        raise AssertionError("nobody can lay down twice in a turn")
    await world.act(table, more[0])
    assert (await take_back(world, table)).view == before


async def test_the_table_is_told(world: World) -> None:
    table = await begun(world)
    await world.act(table, await laying(world, table))
    await world.services.settle()
    told = len(world.messenger.told(TurnPing))
    boards = len(world.messenger.told(BoardRefresh))
    await take_back(world, table)
    await world.pass_time(timedelta(minutes=1))
    assert len(world.messenger.told(TurnPing)) == told
    assert len(world.messenger.told(BoardRefresh)) == boards + 1
    await world.act(table, next(a for a in await world.options(table) if isinstance(a, Discard)))
    await world.services.settle()
    lines = world.messenger.told(PlayLines)[-1]
    entries = await world.services.queries.log_between(table, lines.after, lines.upto)
    assert any(isinstance(event, TookBack) for entry in entries for event in entry.events)


async def test_it_is_off_unless_the_table_agreed(world: World) -> None:
    table = await begun(world, allowed=False)
    await world.act(table, await laying(world, table))
    with pytest.raises(TakingBackOff):
        await take_back(world, table)


async def test_what_is_refused_says_why_and_since_when(world: World) -> None:
    table = await begun(world)
    lay = await laying(world, table)
    with pytest.raises(NothingToTakeBack) as caught:
        await take_back(world, table)
    assert caught.value.facts == {"table": table, "why": "nothing_laid", "since": None}
    actor = await world.user_to_act(table)
    await world.act(table, lay)
    await take_back(world, table)
    with pytest.raises(NothingToTakeBack) as caught:
        await take_back(world, table)
    assert caught.value.facts["why"] == "nothing_laid"
    await world.act(table, lay)
    thrown = world.time.now()
    await world.act(table, next(a for a in await world.options(table) if isinstance(a, Discard)))
    await world.pass_time(timedelta(hours=1))
    with pytest.raises(NothingToTakeBack) as caught:
        await world.services.play.act(TakeBack(table, actor, a_key()))
    assert caught.value.facts == {"table": table, "why": "turn_over", "since": thrown}


async def test_melds_that_took_the_pile_stay(world: World) -> None:
    table = await begun(world, rules_of(options={"initial_minimums": ((None, 0),), "pile_freeze_cards": ()}))
    for _ in range(120):
        takes = [action for action in await world.options(table) if isinstance(action, TakePile)]
        if takes:
            break
        await world.act(table, Draw())
        await world.act(table, next(a for a in await world.options(table) if isinstance(a, Discard)))
    else:
        raise AssertionError("nobody can take the pile")
    await world.act(table, takes[0])
    with pytest.raises(NothingToTakeBack) as caught:
        await take_back(world, table)
    assert caught.value.facts["why"] == "took_pile"


async def test_only_who_laid_it_down_takes_it_back_and_only_from_what_he_saw(world: World) -> None:
    table = await begun(world)
    await world.act(table, await laying(world, table))
    record = await world.record(table)
    with pytest.raises(NotSeated):
        await world.services.play.act(TakeBack(table, EVE.user, a_key()))
    other = next(holder.user for holder in record.seats if f".{holder.seat}" != record.turn[-2:])
    assert other is not None
    with pytest.raises(NothingToTakeBack):
        await world.services.play.act(TakeBack(table, other, a_key()))
    with pytest.raises(StaleTable):
        await take_back(world, table, version=record.version - 1)
    assert (await world.record(table)).version == record.version
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    with pytest.raises(TableClosed):
        await world.services.play.act(TakeBack(table, ANA.user, a_key()))


async def test_a_repeated_interaction_takes_back_once(world: World) -> None:
    table = await begun(world)
    await world.act(table, await laying(world, table))
    first = await take_back(world, table, key="twice")
    await world.restart()
    again = await take_back(world, table, key="twice")
    assert (again.repeated, again.version, again.events) == (True, first.version, first.events)
    assert (await world.record(table)).version == first.version


async def test_the_draft_keeps_only_what_can_still_be_done(world: World) -> None:
    table = await begun(world)
    lay = await laying(world, table)
    actor = await world.user_to_act(table)
    await world.act(table, lay)
    hand = await world.services.queries.hand(table, actor)
    held = next(face // 4 for face in range(16, 60) if hand.view.hand >> (8 * face) & 0xFF)
    await world.prepare(table, actor, DraftPlay(held, 1))
    await take_back(world, table)
    hand = await world.services.queries.hand(table, actor)
    assert hand.draft == hand.draft.held_by(hand.view)


async def test_rows_that_lead_elsewhere_are_a_clear_refusal(world: World) -> None:
    table = await begun(world)
    await world.act(table, await laying(world, table))
    # As if an earlier version of the engine had dealt otherwise.
    rows = world.store._actions  # type: ignore[attr-defined]
    key = (table, (await world.record(table)).returns_to)
    rows[key] = structs.replace(rows[key], state_hash="0" * 32)
    before = await world.store.snapshot(table)
    with pytest.raises(PlayedDifferently):
        await take_back(world, table)
    assert await world.store.snapshot(table) == before


@pytest.mark.parametrize("preset", ["classic_4", "samba", "hand_and_foot", "modern_american", "mexicana"])
async def test_random_play_with_taking_back_in_every_kind_of_game(world: World, preset: str) -> None:
    rng = Random(preset)
    rules = rules_of(preset)
    table = await begun(world, rules)
    taken = 0
    base: dict[int, object] = {}
    for step in range(260):
        record = await world.record(table)
        if not record.turn or await world.services.queries.score_sheets(table):
            break
        seat = await world.seat_to_act(table)
        view = await world.view(table, seat)
        base[record.version] = view
        if record.returns_to and rng.random() < 0.4:
            outcome = await take_back(world, table)
            assert outcome.view == base[record.returns_to]
            taken += 1
            if rng.random() < 0.2:
                await world.restart()
            continue
        await world.act(table, _liked(list(legal_actions(view)), rng))
        await world.services.settle()
        if step % 60 == 0:
            await replayed(world, table)
    assert taken
    await replayed(world, table)


def _liked(actions: list[Action], rng: Random) -> Action:
    building = [action for action in actions if isinstance(action, LayDown | TakePile)]
    if building and rng.random() < 0.8:
        return rng.choice(building)
    return rng.choice([action for action in actions if not isinstance(action, AskPartner)])
