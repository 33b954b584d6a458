"""Half-built plays: counts are set, never added; what the hand no longer holds is dropped."""

import asyncio

import pytest

from bot.canasta.cards import Rank
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.service.errors import NotSeated, NotStarted, StaleDraft, TableClosed
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.draft import Draft, DraftPlay
from tests.support.builders import Situation, drawing, playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, EVE, World

KINGS = DraftPlay(Rank.KING, naturals=2, twos=1)
QUEENS = DraftPlay(Rank.QUEEN, naturals=3)
HAND = "K K K Q Q Q 2 2 * 4 5"


class Desk:
    """Ana's drafts at a table where she is to play."""

    def __init__(self, world: World, table: TableId, moment: Situation) -> None:
        self.world, self.table, self.moment = world, table, moment
        self.drafts = world.services.drafts

    async def get(self) -> Draft:
        return (await self.world.services.queries.hand(self.table, ANA.user)).draft

    async def set(self, play: DraftPlay, revision: int | None = None) -> Draft:
        return await self.world.prepare(self.table, ANA.user, play, revision=revision)

    async def does(self, text: str) -> None:
        action = self.moment.action(text)
        await self.world.services.play.act(Act(self.table, ANA.user, action, a_key()))


async def desk_at(world: World, moment: Situation) -> Desk:
    table = await world.playing()
    await world.put(table, moment.state)
    return Desk(world, table, moment)


@pytest.fixture
async def desk(world: World) -> Desk:
    return await desk_at(world, playing(HAND))


async def test_nothing_is_prepared_at_first(desk: Desk) -> None:
    assert await desk.get() == Draft()


async def test_plays_are_kept_by_rank(desk: Desk) -> None:
    await desk.set(QUEENS)
    assert await desk.set(KINGS) == Draft(2, False, (QUEENS, KINGS))
    assert await desk.get() == Draft(2, False, (QUEENS, KINGS))


async def test_setting_a_count_twice_is_setting_it_once(desk: Desk) -> None:
    first = await desk.set(KINGS, revision=0)
    assert await desk.set(KINGS, revision=0) == first
    assert await desk.get() == first


async def test_two_clicks_at_once_do_no_more_than_one(desk: Desk) -> None:
    results = await asyncio.gather(desk.set(KINGS, revision=0), desk.set(KINGS, revision=0))
    assert results[0] == results[1] == Draft(1, False, (KINGS,))


async def test_a_menu_of_an_older_draft_is_refused(desk: Desk) -> None:
    await desk.set(KINGS, revision=0)
    with pytest.raises(StaleDraft) as caught:
        await desk.set(QUEENS, revision=0)
    assert caught.value.facts == {"table": desk.table, "seen": 0, "now": 1}
    assert await desk.set(QUEENS, revision=1) == Draft(2, False, (QUEENS, KINGS))


async def test_zero_drops_a_rank(desk: Desk) -> None:
    await desk.set(KINGS)
    await desk.set(QUEENS)
    assert (await desk.set(DraftPlay(Rank.KING))).plays == (QUEENS,)


async def test_counts_beyond_the_hand_are_cut(desk: Desk) -> None:
    assert (await desk.set(DraftPlay(Rank.KING, 9, 9, 9))).plays == (DraftPlay(Rank.KING, 3, 2, 1),)
    assert (await desk.set(DraftPlay(Rank.QUEEN, 3, 2, 1))).plays == (
        DraftPlay(Rank.QUEEN, 3, 2, 1),
        DraftPlay(Rank.KING, 3),
    )


async def test_a_suggestion_replaces_everything(desk: Desk) -> None:
    await desk.set(DraftPlay(Rank.FOUR, 1))
    assert await desk.drafts.replace(desk.table, ANA.user, (KINGS, QUEENS)) == Draft(
        2, False, (QUEENS, KINGS)
    )


async def test_clearing_keeps_counting(desk: Desk) -> None:
    await desk.set(KINGS)
    assert await desk.drafts.clear(desk.table, ANA.user) == Draft(2)
    with pytest.raises(StaleDraft):
        await desk.set(QUEENS, revision=1)


async def test_each_person_has_a_draft_of_their_own(desk: Desk) -> None:
    await desk.set(KINGS)
    assert (await desk.world.services.queries.hand(desk.table, BEN.user)).draft == Draft()


async def test_a_draft_survives_a_restart(desk: Desk) -> None:
    draft = await desk.set(KINGS)
    await desk.world.restart()
    assert await desk.get() == draft


async def test_what_was_laid_down_leaves_the_draft_and_the_rest_stays(desk: Desk) -> None:
    await desk.set(KINGS)
    await desk.set(QUEENS)
    await desk.does("meld QQQ, KKK")
    assert (await desk.get()).is_empty
    assert (await desk.get()).revision == 3


async def test_wild_cards_that_were_laid_elsewhere_are_gone_from_the_draft(desk: Desk) -> None:
    await desk.set(DraftPlay(Rank.FIVE, naturals=1, twos=2))
    await desk.does("meld KKK2, QQQ2")
    assert (await desk.get()).plays == (DraftPlay(Rank.FIVE, naturals=1),)


async def test_a_discard_leaves_nothing_prepared(desk: Desk) -> None:
    await desk.set(DraftPlay(Rank.FOUR, naturals=1))
    await desk.set(KINGS)
    await desk.does("discard 4")
    assert (await desk.get()).is_empty


async def test_a_draft_stays_while_others_play(desk: Desk) -> None:
    await desk.does("discard 4")
    await desk.set(KINGS)
    await desk.world.play_turn(desk.table)
    assert (await desk.get()).plays == (KINGS,)


async def test_the_pile_is_prepared_only_before_the_draw(world: World, desk: Desk) -> None:
    assert not (await world.prepare(desk.table, ANA.user, uses_pile=True)).uses_pile
    early = await desk_at(world, drawing("K K K 4 5", pile="KH"))
    assert (await world.prepare(early.table, ANA.user, uses_pile=True)).uses_pile
    await early.does("draw")
    assert not (await early.get()).uses_pile


async def test_taking_the_pile_takes_its_melds_out_of_the_draft(world: World) -> None:
    desk = await desk_at(world, drawing("K K Q Q Q 4 5", pile="KH"))
    await desk.drafts.replace(desk.table, ANA.user, (DraftPlay(Rank.KING, 2), QUEENS), uses_pile=True)
    await desk.does("take KK with QQQ")
    assert (await desk.get()).says_the_same_as(Draft())


async def test_a_new_round_begins_with_empty_drafts(world: World) -> None:
    desk = await desk_at(world, playing("K", melds="KKKKKKK,44444"))
    await world.prepare(desk.table, BEN.user, DraftPlay(Rank.FOUR, 0, 0, 0))
    view = await world.view(desk.table, 1)
    rank = next(
        rank
        for rank in range(Rank.FOUR, Rank.ACE + 1)
        if Draft(0, False, (DraftPlay(rank, 1),)).held_by(view).plays
    )
    prepared = await world.prepare(desk.table, BEN.user, DraftPlay(rank, 1))
    await desk.does("meld K > K")
    await world.services.settle()
    assert len(await world.services.queries.score_sheets(desk.table)) == 1
    assert await world.store.draft(desk.table, BEN.user) == Draft(prepared.revision + 1)


async def test_drafts_need_a_seat_and_a_running_match(world: World, desk: Desk) -> None:
    with pytest.raises(NotSeated):
        await desk.drafts.clear(desk.table, EVE.user)
    lobby = await world.new_table()
    with pytest.raises(NotStarted):
        await world.prepare(lobby, ANA.user, KINGS)
    await world.services.lobby.cancel(desk.table, ANA.user, key=a_key())
    with pytest.raises(TableClosed):
        await desk.set(KINGS)


def test_black_threes_count_and_red_ones_do_not() -> None:
    state: State = playing("3C 3S 4 5").state
    view = Situation(state).view(Seat(0))
    draft = Draft(0, False, (DraftPlay(Rank.THREE, 4),))
    assert draft.held_by(view).plays == (DraftPlay(Rank.THREE, 2),)
