"""Tournaments, in every store."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from bot.canasta.codec import encode_rules
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.deals.coming_deal import ComingDeal, Cut, shared_deal
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, TournamentId
from bot.service.matches.record import TableStatus
from bot.service.people.settings import GuildSettings
from bot.service.ports import StaleChange, Store
from bot.service.tournaments.course import changed, with_round
from bot.service.tournaments.model import (
    Ending,
    Entrant,
    EntrantCut,
    Entry,
    Pairing,
    Plan,
    Result,
    RoundTable,
    Tournament,
    TournamentKind,
    TournamentStage,
)
from tests.storage.changes import ANA, BEN, NOON, creation, later, new_record, next_of

HERE, THERE = GuildId(10), GuildId(11)
ONE, TWO, THREE = map(TournamentId, (1, 2, 3))


def tournament(number: TournamentId = ONE, guild: GuildId = HERE, **changes: Any) -> Tournament:
    plan = Plan(TournamentKind.SWISS, encode_rules(rules_of("classic_2")), 1, 7, preset="classic_2")
    entered = (Entry(1, (Entrant("Ana", ANA),)), Entry(2, (Entrant("Ben", BEN),)))
    made = Tournament(number, guild, ChannelId(2**61), BEN, "Ana's cup", plan, NOON, entries=entered)
    return structs.replace(made, **changes)


async def keep(store: Store, *tournaments: Tournament, seconds: float = 0) -> None:
    await store.commit(Change(at=later(seconds), documents=tournaments))


def running(number: TournamentId = ONE, seconds: float = 600, **changes: Any) -> Tournament:
    return tournament(number, stage=TournamentStage.RUNNING, due=later(seconds), **changes)


async def test_a_tournament_comes_back_as_it_was_put_in(store: Store) -> None:
    assert await store.next_tournament_id() == ONE
    assert await store.tournament(ONE) is None
    await keep(store, tournament())
    assert await store.tournament(ONE) == tournament()
    pairing = Pairing(1, 2, TableId(7), Result((2, 0), Ending.STOPPED, (500, -35)))
    full = with_round(
        structs.replace(
            tournament(), stage=TournamentStage.RUNNING, posts={"main": MessageId(2**60)}, due=later(5)
        ),
        (pairing,),
        NOON,
    )
    await keep(store, full)
    found = await store.tournament(ONE)
    assert found == full
    assert found is not None
    assert found.plan.game == rules_of("classic_2")
    await keep(store, tournament(TWO, THERE), tournament(THREE))
    assert [one.id for one in await store.tournaments(HERE)] == [THREE, ONE]
    assert await store.next_tournament_id() == 4


async def test_only_the_next_revision_is_written(store: Store) -> None:
    await keep(store, tournament())
    for stale in (tournament(name="Other"), tournament(revision=3)):
        with pytest.raises(StaleChange):
            await keep(store, stale)
    assert await store.tournament(ONE) == tournament()


async def test_what_is_due_is_found_earliest_first(store: Store) -> None:
    assert await store.next_due(Tournament) is None
    await keep(store, running(), running(TWO, seconds=30), tournament(THREE))
    assert await store.next_due(Tournament) == later(30)
    assert await store.due(Tournament, later(29)) == ()
    assert [one.id for one in await store.due(Tournament, later(30))] == [TWO]
    assert [one.id for one in await store.due(Tournament, later(900))] == [TWO, ONE]
    assert [one.id for one in await store.due(Tournament, later(900), limit=1)] == [TWO]


async def test_the_tables_of_a_round_are_read_together(store: Store) -> None:
    assert await store.round_tables([]) == {}
    records = [
        new_record(1, tournament=ONE),
        new_record(2, tournament=ONE, status=TableStatus.FINISHED, thread=ChannelId(33)),
        new_record(3, tournament=ONE, status=TableStatus.CANCELLED, is_confidential=True),
        new_record(4),
    ]
    for record in records:
        await store.commit(Change(at=NOON, record=record))
    assert await store.round_tables([TableId(number) for number in (1, 2, 3, 7)]) == {
        1: RoundTable(is_open=True, is_confidential=False, thread=None),
        2: RoundTable(is_open=False, is_confidential=False, thread=ChannelId(33)),
        3: RoundTable(is_open=False, is_confidential=True, thread=None),
    }


@pytest.mark.parametrize("status", [TableStatus.FINISHED, TableStatus.CANCELLED])
async def test_a_table_that_is_closed_makes_its_tournament_due(store: Store, status: TableStatus) -> None:
    await keep(store, running())
    await store.commit(creation(1, tournament=ONE))
    await store.commit(creation(2))
    assert await store.next_due(Tournament) == later(600)
    other = next_of(new_record(2), status=status)
    await store.commit(Change(at=later(9), record=other))
    assert await store.next_due(Tournament) == later(600)
    closed = next_of(new_record(1, tournament=ONE), status=status)
    await store.commit(Change(at=later(9), record=closed))
    found = await store.tournament(ONE)
    assert found is not None
    assert (found.due, found.revision) == (later(9), 2)
    # Whoever had read it before does not overlook that.
    with pytest.raises(StaleChange):
        await keep(store, changed(running()))
    await keep(store, changed(found, due=None))
    assert await store.next_due(Tournament) is None


async def test_a_closed_table_and_its_tournament_are_written_together(store: Store) -> None:
    await keep(store, running())
    record = new_record(1, tournament=ONE)
    await store.commit(Change(at=NOON, record=record, documents=(changed(running()),)))
    stale = next_of(record, status=TableStatus.CANCELLED)
    with pytest.raises(StaleChange):
        await store.commit(Change(at=NOON, record=stale, documents=(changed(running()),)))
    assert await store.record(TableId(1)) == record


async def test_a_tournament_that_is_over_is_woken_by_nothing(store: Store) -> None:
    await keep(store, tournament(stage=TournamentStage.CANCELLED))
    await store.commit(creation(1, tournament=ONE))
    closed = next_of(new_record(1, tournament=ONE), status=TableStatus.FINISHED)
    await store.commit(Change(at=later(9), record=closed))
    assert await store.tournament(ONE) == tournament(stage=TournamentStage.CANCELLED)


async def test_an_erased_person_withdraws_and_leaves_no_name(store: Store) -> None:
    cuts = (EntrantCut(0, "Ana", "Ana's words", ANA), EntrantCut(1, "Ben", "Ben's", BEN))
    await keep(store, running(), tournament(TWO, cuts=cuts), tournament(THREE, entries=(), organiser=ANA))
    assert [one.id for one in (await store.personal_data(ANA)).tournaments] == [ONE, TWO, THREE]
    await store.erase_person(ANA, ("Ana",), later(5), b"secret")
    assert (await store.personal_data(ANA)).tournaments == ()
    on, sign_up, organised = [await store.tournament(number) for number in (ONE, TWO, THREE)]
    assert on is not None
    assert [entry.is_out for entry in on.entries] == [True, False]
    assert [one.name for one in on.entries[0].people] == ["Somebody"]
    assert on.name == "Somebody's cup"
    assert (on.due, on.revision) == (later(5), 2)
    assert sign_up is not None
    assert [entry.number for entry in sign_up.entries] == [2]
    assert sign_up.cuts == cuts[1:]
    assert organised is not None
    assert organised.organiser == 0


async def test_nothing_is_left_of_a_server_that_is_erased(store: Store) -> None:
    await keep(store, tournament(), tournament(TWO, THERE))
    assert await store.known_servers() == {HERE, THERE}
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    await store.erase_server(HERE)
    assert await store.known_servers() == {THERE}
    assert await store.tournament(ONE) is None


async def test_old_tournaments_are_deleted_with_old_tables(store: Store) -> None:
    await keep(store, tournament(), tournament(TWO, stage=TournamentStage.OVER))
    await keep(store, tournament(THREE, stage=TournamentStage.CANCELLED), seconds=100)
    await store.delete_closed_tables(later(50))
    assert [one.id for one in await store.tournaments(HERE)] == [THREE, ONE]
    await store.delete_closed_tables(later(500))
    assert [one.id for one in await store.tournaments(HERE)] == [ONE]


async def test_the_deals_of_a_duplicate_are_kept_replaced_and_deleted_with_it(store: Store) -> None:
    assert await store.shared_deal(ONE) is None
    first, second = shared_deal(ONE, b"a" * 32), shared_deal(ONE, b"b" * 32)
    await store.commit(Change(at=later(0), documents=(tournament(),), shared_deals=(first,)))
    assert await store.shared_deal(ONE) == first
    assert "61616161" not in repr(first)
    over = tournament(revision=2, stage=TournamentStage.CANCELLED)
    await store.commit(Change(at=later(1), documents=(over,), shared_deals=(second,)))
    assert await store.shared_deal(ONE) == second
    await store.delete_closed_tables(later(60))
    assert await store.tournament(ONE) is None
    assert await store.shared_deal(ONE) is None


async def test_a_closed_table_of_a_duplicate_outlives_its_time_until_the_others_have_finished(
    store: Store,
) -> None:
    record = new_record(deal_label="duplicate 1", is_confidential=True)
    await store.commit(Change(at=later(0), record=record))
    closed = structs.replace(next_of(record), status=TableStatus.CANCELLED)
    await store.commit(Change(at=later(1), record=closed))
    assert await store.delete_closed_tables(later(10_000)) == 0
    told = structs.replace(closed, revision=closed.revision + 1, is_confidential=False)
    await store.commit(Change(at=later(2), record=told))
    assert await store.delete_closed_tables(later(10_000)) == 1


async def test_a_text_of_a_player_keeps_no_table(store: Store) -> None:
    cut = ComingDeal(1, "sealed", (Cut(Seat(0), "is_confidential", "is_confidential"),))
    record = new_record(title="is_confidential", coming_deal=cut, status=TableStatus.CANCELLED)
    await store.commit(Change(at=later(0), record=record))
    assert await store.delete_closed_tables(later(10_000)) == 1


async def test_numbers_are_never_used_again(store: Store) -> None:
    """Tables and buttons name tournaments that were deleted long ago."""
    await keep(store, tournament(), tournament(TWO, stage=TournamentStage.OVER))
    await store.delete_closed_tables(later(60))
    assert await store.tournament(TWO) is None
    assert await store.next_tournament_id() == THREE
    await store.commit(Change(at=NOON, documents=(GuildSettings(HERE, revision=1, is_gone=True),)))
    await store.erase_server(HERE)
    assert await store.tournament(ONE) is None
    assert await store.next_tournament_id() == THREE
