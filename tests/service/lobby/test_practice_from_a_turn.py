"""Practice that begins at an own play of a round that is over, in the same seat and with the same cards in sight."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.actions import Draw, LayDown
from bot.canasta.cards import size
from bot.canasta.codec import encode_action
from bot.canasta.engine import legal_actions
from bot.service.advice.reviews import OwnPlay
from bot.service.advice.reviews import own_plays as plays_of_replay
from bot.service.errors import BeganInPlay, NothingToReview, NotSeated, TableClosed
from bot.service.ids import TableId
from bot.service.matches.commands import Act, TakeBack
from bot.service.matches.next_round import began_in_play
from bot.service.matches.record import Person, TableRecord, TableStatus
from bot.ui.texts import texts_for
from bot.ui.words.refusals import refusal_text
from tests.service.history.test_replays import after_rounds
from tests.support.fakes import a_key
from tests.support.referees.guards import LoggedErrors
from tests.support.world import ANA, BEN, CHANNEL, CYD, EVE, GUILD, World, first_legal

MOST_PLAYS = 400


async def own_plays(world: World, table: TableId, number: int, person: Person) -> list[OwnPlay]:
    return plays_of_replay(await world.services.replays.round(table, number), person.user)


async def gone_on(world: World, table: TableId, play: OwnPlay, person: Person) -> TableRecord:
    before = await world.record(table)
    return await world.services.practice.begin_at(person, GUILD, CHANNEL, before, play.view, key=a_key())


async def view_of(world: World, record: TableRecord, person: Person):
    return (await world.services.queries.hand(record.id, person.user)).view


def seen(decision_or_view: Any) -> tuple[Any, ...]:
    """What a seat sees, apart from the rules, which say when the match ends."""
    view = getattr(decision_or_view, "view", decision_or_view)
    return view.seat, view.hand, structs.replace(view.table, rules=None)


async def played_to_the_end(world: World, record: TableRecord, person: Person) -> TableRecord:
    for _ in range(MOST_PLAYS):
        record = await world.record(record.id)
        if record.status is not TableStatus.PLAYING:
            return record
        view = await view_of(world, record, person)
        await world.services.play.act(Act(record.id, person.user, first_legal(view, Random(0)), a_key()))
        await world.services.settle()
    raise AssertionError("the match does not end")


def spread(plays: list[OwnPlay]) -> Iterator[OwnPlay]:
    """The first play of the round, some in the middle, and the last."""
    yield from plays[:: max(1, len(plays) // 4)]
    yield plays[-1]


async def test_the_seat_sees_what_it_saw_then(world: World) -> None:
    table = await after_rounds(world, 2)
    replay = await world.services.replays.round(table, 2)
    really = {frame.version: frame.views for frame in replay.shown.frames}
    dealt_anew = 0
    for play in spread(await own_plays(world, table, 2, CYD)):
        record = await gone_on(world, table, play, CYD)
        assert seen(await view_of(world, record, CYD)) == seen(play)
        assert record.seat_of(CYD.user) == play.view.seat == 2
        assert [holder.seat for holder in record.seats if holder.is_computer] == [0, 1, 3]
        assert record.is_practice
        assert began_in_play(record)
        views = [await world.view(record.id, seat) for seat in range(4)]
        others = [views[seat].hand for seat in (0, 1, 3)]
        assert [size(hand) for hand in others] == [play.view.table.hand_sizes[seat] for seat in (0, 1, 3)]
        dealt_anew += others != [really[play.version - 1][seat].hand for seat in (0, 1, 3)]
    assert dealt_anew


async def test_it_ends_with_the_round_and_can_be_replayed_but_not_checked(world: World) -> None:
    table = await after_rounds(world, 2)
    store: Any = world.store
    counted = dict(store._played)
    play = (await own_plays(world, table, 2, ANA))[4]
    record = await played_to_the_end(world, await gone_on(world, table, play, ANA), ANA)
    assert record.status is TableStatus.FINISHED
    with pytest.raises(TableClosed) as refused:
        await world.services.play.act(Act(record.id, ANA.user, Draw(), a_key()))
    assert "This practice match is over" in refusal_text(texts_for(None), refused.value)
    replay = await world.services.replays.round(record.id)
    assert replay.shown.round.number == 2
    assert replay.shown.difference is None
    assert seen(replay.shown.frames[0].views[0]) == seen(play)
    assert replay.shown.round.result is not None
    before = [sheet.before for sheet in replay.shown.round.result.sheets]
    assert before == list(play.view.table.totals)
    with pytest.raises(BeganInPlay):
        await world.services.replays.rows(record.id)
    assert store._played == counted
    again = await world.services.practice.begin_again(ANA, GUILD, CHANNEL, record, key=a_key())
    assert seen(await view_of(world, again, ANA)) == seen(play)
    with pytest.raises(NotSeated):
        await world.services.practice.begin_again(BEN, GUILD, CHANNEL, record, key=a_key())


async def test_its_log_rebuilds_it_and_lay_downs_are_taken_back(
    world: World, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("the snapshot of table 2 is damaged; its log has the match")
    table = await after_rounds(world, 1)
    plays = [
        play
        for play in await own_plays(world, table, 1, ANA)
        if any(isinstance(action, LayDown) for action in legal_actions(play.view))
    ]
    record = await gone_on(world, table, plays[0], ANA)
    before = await view_of(world, record, ANA)
    lay_down = next(action for action in legal_actions(before) if isinstance(action, LayDown))
    await world.services.play.act(Act(record.id, ANA.user, lay_down, a_key()))
    await world.services.play.act(TakeBack(record.id, ANA.user, a_key()))
    assert seen(await view_of(world, record, ANA)) == seen(before)
    await world.services.play.act(Act(record.id, ANA.user, lay_down, a_key()))
    after = await view_of(world, record, ANA)
    assert seen(after) != seen(before)
    store: Any = world.store
    del store._snapshots[record.id]
    await world.restart()
    assert await view_of(world, record, ANA) == after


async def test_only_who_made_a_play_may_go_on_from_it(world: World) -> None:
    table = await after_rounds(world, 1)
    [play, *_] = await own_plays(world, table, 1, ANA)
    reviews = world.services.reviews
    assert await reviews.moment(table, 1, ANA.user, play.version) == play
    replay = await world.services.replays.round(table, 1)
    of_ben = next(frame.version for frame in replay.shown.frames if frame.seat == 1)
    for person, version in ((BEN, play.version), (EVE, play.version), (ANA, of_ben), (ANA, 10**9)):
        with pytest.raises(NothingToReview):
            await reviews.moment(table, 1, person.user, version)


async def test_a_position_is_stored_where_secrets_are_and_nowhere_else(world: World) -> None:
    table = await after_rounds(world, 1)
    play = (await own_plays(world, table, 1, ANA))[0]
    record = await gone_on(world, table, play, ANA)
    [begun, *_] = await world.store.actions(record.id, after=0)
    deal = await world.store.deal(record.id, 1)
    assert deal is not None
    assert deal.secret in begun.action
    assert deal.secret not in encode_action(play.action)
    assert repr(deal).count("secret") == 0
    assert record.coming_deal is None
