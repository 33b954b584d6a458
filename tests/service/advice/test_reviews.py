"""Reviews look at one person's own plays of a round that is over, from what the person saw then."""

from typing import Any, cast

import pytest

from bot.canasta.actions import Action, AskPartner, Discard, Draw, LayDown, TakePile
from bot.canasta.cards import RED_THREES, WILDS, is_wild, size
from bot.canasta.engine import check
from bot.players.strong import appraisal
from bot.service.advice.reasons import points_less
from bot.service.advice.reviews import OwnPlay, Review, ReviewService, card_luck, decisions_of, own_plays
from bot.service.clocks.terms import Terms
from bot.service.errors import NoHints, NoRoundOver, NothingToReview, RoundNotOver
from bot.service.ids import TableId
from bot.service.matches.commands import TakeBack
from bot.service.matches.record import Person
from tests.service.history.test_replays import after_rounds
from tests.support.appraisals import AppraisedByLot, appraised_by_lot
from tests.support.builders import Situation, drawing, playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, EVE, World


@pytest.fixture
def asked(monkeypatch) -> AppraisedByLot:
    return appraised_by_lot(monkeypatch)


class _Told:
    """Keeps the progress that was told."""

    def __init__(self) -> None:
        self.turns: list[tuple[int, int]] = []

    async def __call__(self, turn: int, turns: int) -> None:
        self.turns.append((turn, turns))


async def review(world: World, table: TableId, person: Person = ANA, number: int | None = None) -> Review:
    return await world.services.reviews.of(table, number, person.user, _Told())


async def test_every_own_decision_is_looked_at_from_the_view_of_that_moment(
    world: World, asked: AppraisedByLot
) -> None:
    table = await after_rounds(world, 1)
    plays = own_plays(await world.services.replays.round(table), ANA.user)
    assert {play.view.seat for play in plays} == {0}
    assert all(check(play.view, play.action) is None for play in plays)
    discards = [play for play in plays if isinstance(play.action, Discard)]
    assert [play.turn for play in discards] == list(range(1, len(discards) + 1))
    decisions = decisions_of(plays)
    assert [play for decision in decisions for play in decision.plays] == plays
    found = await review(world, table)
    assert found.turns == plays[-1].turn
    looked = [view for view, _ in asked.asked[: len(decisions)]]
    assert looked == [decision.view for decision in decisions]


def decided(at: Situation, *plays: str) -> list[list[Action]]:
    """The actions of the decisions that these plays of one turn are; those of others are between them."""
    made = []
    for number, text in enumerate(plays):
        if not text.startswith("answer"):
            made.append(OwnPlay(number, 5, at.view(), cast("Any", at.action(text))))
        at = at.does(text)
    return [[play.action for play in decision.plays] for decision in decisions_of(made)]


def test_a_decision_goes_on_until_cards_or_an_answer_come_that_were_unknown() -> None:
    hand = "K K K A A 2 6 6 8 9"
    [drawn, rest] = decided(drawing(hand, stock="J 4 5 7"), "draw", "meld KKK, AA2", "discard J")
    assert ([type(one) for one in drawn], [type(one) for one in rest]) == ([Draw], [LayDown, Discard])
    [taken] = decided(drawing(hand, melds="AAA", pile="5 6"), "take 66", "meld KKK", "discard 5")
    assert [type(one) for one in taken] == [TakePile, LayDown, Discard]
    out = playing("4 4 4 8", melds="KKKKKKK")
    [asked] = decided(out, "ask", "answer yes", "meld 444", "discard 8")
    assert [type(one) for one in asked] == [AskPartner, LayDown, Discard]
    assert [[type(one) for one in each] for each in decided(out, "ask", "answer no", "discard 8")] == [
        [Discard]
    ]


async def test_the_turning_points_are_the_largest_differences_measured_twice(
    world: World, asked: AppraisedByLot
) -> None:
    table = await after_rounds(world, 1)
    found = await review(world, table)
    assert 1 <= len(found.points) <= 3
    turns = [point.decision.turn for point in found.points]
    assert turns == sorted(set(turns))
    for point in found.points:
        assert point.played.steps == tuple(play.action for play in point.decision.plays)
        assert points_less(point.played) > 0
    seeds = [seed for _, seed in asked.asked]
    assert len(seeds) == len(set(seeds))
    again = [seed for seed in seeds if seed.endswith("again")]
    assert seeds[-len(again) :] == again
    assert len(again) == min(6, found.turns)


async def test_progress_is_told_turn_by_turn_and_the_same_review_is_kept(
    world: World, asked: AppraisedByLot
) -> None:
    table = await after_rounds(world, 1)
    told = _Told()
    first = await world.services.reviews.of(table, 1, ANA.user, told)
    count = told.turns[-1][1]
    assert told.turns == [(turn, count) for turn in range(1, count + 1)]
    times = len(asked.asked)
    assert await review(world, table) == first
    assert len(asked.asked) == times


async def test_nothing_of_a_running_round_or_of_others_is_reviewed(
    world: World, asked: AppraisedByLot
) -> None:
    table = await world.playing()
    with pytest.raises(NoRoundOver):
        await review(world, table)
    table = await after_rounds(world, 1)
    with pytest.raises(RoundNotOver):
        await review(world, table, number=2)
    with pytest.raises(NothingToReview):
        await review(world, table, EVE)
    assert asked.asked == []


async def test_a_seat_that_was_handed_on_is_reviewed_for_each_holder(
    world: World, asked: AppraisedByLot
) -> None:
    table = await world.playing()
    for _ in range(4):
        await world.play_turn(table)
    await world.services.substitutes.offer(table, ANA.user, key=a_key())
    seat = (await world.record(table)).seat_of(ANA.user)
    assert seat is not None
    await world.services.substitutes.take(table, EVE, seat, key=a_key())
    while (await world.view(table, 0)).table.round == 1:
        await world.play_turn(table)
    replay = await world.services.replays.round(table)
    before, after = (own_plays(replay, person.user) for person in (ANA, EVE))
    assert before
    assert after
    assert {decision.view.seat for decision in (*before, *after)} == {seat}
    assert len(before) + len(after) == sum(
        frame.seat == seat and frame.action is not None for frame in replay.shown.frames
    )
    assert max(decision.turn for decision in before) <= min(decision.turn for decision in after)


async def test_plays_that_were_taken_back_are_not_reviewed(world: World) -> None:
    table = await world.playing(terms=Terms(take_back=True))
    while not (own := await of_ana(world, table)):
        await world.play_turn(table)
    melded = await world.act(table, own[0])
    await world.services.play.act(TakeBack(table, ANA.user, a_key()))
    while (await world.view(table, 0)).table.round == 1:
        await world.play_turn(table)
    replay = await world.services.replays.round(table)
    assert melded.record.version in {frame.version for frame in replay.shown.frames}
    reviewed = [decision.version for decision in own_plays(replay, ANA.user)]
    assert reviewed
    assert melded.record.version not in reviewed


async def of_ana(world: World, table: TableId) -> list[LayDown]:
    """Ana's lay-downs, where it is her turn to lay down."""
    record = await world.record(table)
    if record.seats_waited_for != (record.seat_of(ANA.user),):
        return []
    options = await world.options(table)
    if any(isinstance(one, Draw) for one in options):
        await world.act(table, next(one for one in options if isinstance(one, Draw)))
    return [one for one in await world.options(table) if isinstance(one, LayDown)]


async def test_the_luck_of_the_cards_counts_what_was_dealt_and_drawn(world: World) -> None:
    table = await after_rounds(world, 1)
    shown = (await world.services.replays.round(table)).shown
    own, others = card_luck(shown.frames, shown.frames[0].views[1])
    assert own.side == 1
    of_round = shown.frames[-1].table
    # Nobody has taken the pile: what a side has or has discarded is what came to it.
    assert not any(isinstance(frame.action, TakePile) for frame in shown.frames)
    discards = [
        (frame.seat, frame.action.card) for frame in shown.frames if isinstance(frame.action, Discard)
    ]
    for luck in (own, others):
        members = of_round.seating.members(luck.side)
        held = sum(size(shown.frames[-1].views[seat].hand & WILDS) for seat in members)
        laid = sum(size(meld.cards & WILDS) for meld in of_round.melds[luck.side])
        gone = sum(is_wild(card) for seat, card in discards if seat in members)
        assert luck.wilds == held + laid + gone
    assert own.red_threes == sum(size(of_round.laid_threes[seat] & RED_THREES) for seat in (1, 3))
    assert others.red_threes == sum(size(of_round.laid_threes[seat] & RED_THREES) for seat in (0, 2))


async def test_without_the_extra_nothing_is_offered(world: World, monkeypatch) -> None:
    table = await after_rounds(world, 1)
    rules = (await world.record(table)).rules
    monkeypatch.setattr(appraisal, "is_installed", lambda: False)
    reviews = ReviewService(world.services.replays)
    assert not reviews.is_offered(rules)
    with pytest.raises(NoHints):
        await reviews.of(table, 1, BEN.user, _Told())
    appraised_by_lot(monkeypatch)
    assert reviews.is_offered(rules)
