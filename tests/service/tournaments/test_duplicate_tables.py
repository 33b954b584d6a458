"""A duplicate from its sealed deals to the sheet: the same cards at all tables, and nothing told before the end."""

from __future__ import annotations

import json
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.actions import Discard, StartRound
from bot.canasta.codec import decode_action, decode_state
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.canasta.state import State
from bot.service.change import Change
from bot.service.deals.deal_codes import deal_code, deal_of
from bot.service.deals.resealing import seal_anew
from bot.service.deals.verifying import NotAMatchError, proof_of
from bot.service.errors import (
    ConfidentialTable,
    CutEmpty,
    CutsCollected,
    CutsOver,
    DealsStillPlayed,
    NoOffers,
    NoResigning,
    NotEntered,
    SatAtOtherTable,
    UnevenEntries,
    UnknownDeal,
)
from bot.service.history.replays import ReplayedRound
from bot.service.history.rounds import Round, rounds_of
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, TableId, TournamentId
from bot.service.matches.record import TableStatus
from bot.service.ports import TryLater
from bot.service.statistics.counting import recount
from bot.service.statistics.model import RoundChoice
from bot.service.tournaments.duplicates import deal_lines, duplicate_places
from bot.service.tournaments.model import TournamentKind, TournamentStage
from bot.service.tournaments.tables import TournamentTables
from bot.ui.history.shared_page import page_of_match, page_of_round
from tests.campaigns.fair import second_dealer
from tests.golden.fair_deals import needed, text_of
from tests.service.tournaments.cups import A_MOMENT, PLAYERS, entered, now
from tests.support.fakes import a_key
from tests.support.world import CHANNEL, EVE, GUILD, World

DAY = timedelta(days=1)


async def opened(world: World, *, game: str = "classic_2", deals: int = 2) -> TournamentId:
    made = await world.services.tournaments.create(
        EVE.user,
        guild=GUILD,
        channel=CHANNEL,
        name="Cup",
        kind=TournamentKind.DUPLICATE,
        chosen=ChosenRules(rules_of(game), game),
        days=7,
        match_rounds=deals,
    )
    await world.services.settle()
    return made.id


async def begun(world: World, people: int = 4, *, deals: int = 2, fills: bool = False) -> TournamentId:
    cup = await opened(world, deals=deals)
    await entered(world, cup, people)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=fills)
    await world.services.settle()
    return cup


async def tables_of(world: World, cup: TournamentId) -> list[TableId]:
    return [pairing.table for pairing in (await now(world, cup)).pairings]


async def state_of(world: World, table: TableId) -> State:
    found = await world.store.snapshot(table)
    assert found is not None
    record, snapshot = found
    assert snapshot is not None
    return decode_state(snapshot, record.rules)


async def dealt_at(world: World, table: TableId) -> tuple[Any, ...]:
    """The round, the hands and the stock at a table."""
    state = await state_of(world, table)
    return state.table.round, state.table.dealer, state.hands, state.stock, state.table.minimums


async def play_round(world: World, table: TableId) -> None:
    """The round that runs at a table is played to its end, at the first table otherwise than at the second."""
    number = (await world.record(table)).round_waited_for
    while (record := await world.record(table)).is_open and record.round_waited_for == number:
        options = await world.options(table)
        discards = [one for one in options if isinstance(one, Discard)]
        await world.act(table, discards[-(table % 2)] if discards else options[0])
        await world.services.settle()


async def finish(world: World, table: TableId) -> None:
    while (await world.record(table)).is_open:
        await play_round(world, table)
        await world.pass_time(A_MOMENT)


async def secret_of(world: World, table: TableId) -> StartRound:
    deal = decode_action((await world.store.actions(table, upto=1))[0].action)
    assert isinstance(deal, StartRound)
    return deal


async def test_all_tables_play_the_same_deals_and_are_compared_at_the_end(world):
    cup = await opened(world)
    await entered(world, cup, 4)
    sealed = (await now(world, cup)).seal
    for person, text in ((PLAYERS[2], "lucky"), (PLAYERS[0], "x | y"), (PLAYERS[2], "lucky seven")):
        await world.services.tournaments.cut(GUILD, cup, person, text)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    one, other = await tables_of(world, cup)
    assert await dealt_at(world, one) == await dealt_at(world, other)

    # What anybody can check: the seal, the label, the cuts, and the deal that follows from them.
    first = await secret_of(world, one)
    assert commitment(bytes.fromhex(first.secret)) == sealed
    assert (first.label, first.cut) == (f"duplicate {cup}", "0:lucky seven\n1:x | y")

    await play_round(world, one)
    later = await dealt_at(world, one)
    assert later[0] == 2
    # A table that is behind plays the same second deal; so does one after a restart.
    await world.restart()
    await play_round(world, other)
    assert (await dealt_at(world, other)) == later
    assert later[-1] == (90, 90)

    # One table has finished: nothing is told or counted.
    await finish(world, one)
    assert (await world.record(one)).status is TableStatus.FINISHED
    running = await now(world, cup)
    assert all(pairing.result is None for pairing in running.pairings)
    assert running.stage is TournamentStage.RUNNING
    assert (await world.record(one)).is_confidential
    everybody = [RoundChoice(GUILD, person.user) for person in PLAYERS[:4]]
    assert [(await world.store.sums(chosen)).rounds for chosen in everybody] == [0, 0, 0, 0]
    for refused in (
        world.services.replays.round(one),
        world.services.proofs.proof(one),
        world.services.proofs.document(one),
        world.services.proofs.document(one, partial(page_of_match, "en")),
        world.services.proofs.document(one, partial(page_of_round, "en"), upto=1),
        world.services.reviews.of(one, 1, PLAYERS[0].user, lambda _done, _all: None),
        world.services.creation.rematch(one, PLAYERS[0], key=a_key()),
    ):
        with pytest.raises(DealsStillPlayed):
            await refused
    assert await world.services.queries.opened_deal(one, 1) is None
    first_round = ReplayedRound(Round(1, Seat(0), 1), await world.store.actions(one, upto=1), ())
    code = deal_code(one, first_round, Seat(0))
    with pytest.raises(UnknownDeal):
        await deal_of(world.services.replays, code)
    await recount(world.store)
    assert [(await world.store.sums(chosen)).rounds for chosen in everybody] == [0, 0, 0, 0]

    await finish(world, other)
    await world.pass_time(A_MOMENT)
    over = await now(world, cup)
    assert over.stage is TournamentStage.OVER
    assert (await deal_of(world.services.replays, code)).round == 1
    assert world.tournament_poster.posted == ["main", "1.0", "result"]
    played = [
        [result.sheets[0].total - result.sheets[1].total for result in await results_at(world, table)]
        for table in (one, other)
    ]
    assert [line.ahead for line in deal_lines(over)] == list(zip(*played, strict=True))
    assert played[0] != played[1]
    assert sum(place.beyond for place in duplicate_places(over)) == 0
    assert [(await world.store.sums(chosen)).rounds for chosen in everybody] == [2, 2, 2, 2]
    # Those with the same seats are rated, not those who sat at the same table.
    rated = [await world.store.result(table) for table in (one, other)]
    for side, result in enumerate(rated):
        assert result.is_duplicate
        same_cards = [(await world.record(table)).holder_of(Seat(side)).user for table in (one, other)]
        assert [seat.user for seat in result.seats] == same_cards
        better = max(range(2), key=lambda number: (-1) ** side * sum(played[number]))
        assert [seat.place for seat in result.seats] == [int(number != better) for number in range(2)]
    ladder = await world.store.ratings_of(GUILD, "", PLAYERS[0].user)
    assert [rating.matches for rating in ladder.values()] == [1]
    before = [await world.store.sums(chosen) for chosen in everybody]
    await recount(world.store)
    assert [await world.store.sums(chosen) for chosen in everybody] == before
    assert [await world.store.result(table) for table in (one, other)] == rated
    for table in (one, other):
        proof = await world.services.proofs.proof(table)
        assert proof.is_good
        assert proof.is_sealed
        assert (await world.services.replays.round(table, 2)).shown.frames
    _, document = await world.services.proofs.document(one)
    label = f'"deal_label": "duplicate {cup}"'.encode()
    assert label in document
    assert not proof_of(document.replace(label, b'"deal_label": "duplicate 77"')).is_good
    with pytest.raises(NotAMatchError):
        proof_of(document.replace(label, b'"deal_label": "a text of my choice"'))
    opened_deal = await world.services.queries.opened_deal(one, 1)
    assert opened_deal.secret == first.secret


async def results_at(world: World, table: TableId) -> list[Any]:
    return [one.result for one in await rounds_of(world.store, table)]


async def test_a_second_program_makes_the_same_deals(world):
    cup = await begun(world)
    for table in await tables_of(world, cup):
        record, state = await world.record(table), await state_of(world, table)
        secret = (await secret_of(world, table)).secret
        made = second_dealer.deal(needed(record.rules), secret, f"duplicate {cup}", 1, "")
        assert made["dealer"] == state.table.dealer
        assert made["pile"] == text_of(state.table.pile)
        assert made["stock"].split()[-60:] == text_of(state.stock).split()[-60:]


async def test_cuts_are_given_before_the_start_and_go_with_their_entrant(world):
    cup = await opened(world)
    await entered(world, cup, 5)
    cut = world.services.tournaments.cut
    with pytest.raises(NotEntered):
        await cut(GUILD, cup, EVE, "me too")
    with pytest.raises(CutEmpty):
        await cut(GUILD, cup, PLAYERS[0], " \u200b ")
    await cut(GUILD, cup, PLAYERS[4], "mine")
    await cut(GUILD, cup, PLAYERS[0], "ours")
    with pytest.raises(UnevenEntries):
        await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.tournaments.withdraw(GUILD, cup, PLAYERS[4].user)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    with pytest.raises(CutsOver):
        await cut(GUILD, cup, PLAYERS[0], "late")
    table = (await tables_of(world, cup))[0]
    assert (await secret_of(world, table)).cut == "1:ours"
    [seated, *_] = (await world.record(table)).people
    with pytest.raises(CutsCollected):
        await world.services.cuts.cut(table, person_of(seated), "again", key=a_key())
    # The numbers of the cuts are no seats: everybody's data has the own one.
    for person, given in ((PLAYERS[0], ["ours"]), (PLAYERS[1], [])):
        document = json.loads(await world.services.privacy.document(person))
        assert [one["cuts"] for one in document["tournaments"]] == [given]
        assert [one["cuts"] for one in document["tables"]] == [[]]
        assert (await world.services.privacy.stored(person.user))["cuts"] == len(given)


def person_of(holder: Any) -> Any:
    return next(person for person in PLAYERS if person.user == holder.user)


async def test_nobody_resigns_moves_the_table_or_sits_at_two(world):
    cup = await begun(world)
    one, other = await tables_of(world, cup)
    here, there = [(await world.record(table)).people[0] for table in (one, other)]
    with pytest.raises(NoResigning):
        await world.services.resigning.resign(one, here.user, key=a_key())
    with pytest.raises(ConfidentialTable):
        await world.services.table_channels.move(one, here.user, channel=ChannelId(77), is_admin=True)
    # Somebody of the other table takes no seat here: neither at once nor after having left that table.
    with pytest.raises(NoOffers):
        await world.services.substitutes.offer(one, here.user, to=there.user, key=a_key())
    with pytest.raises(SatAtOtherTable):
        await world.services.substitutes.replace(one, here.seat, person_of(there), key=a_key())
    await world.services.substitutes.replace(other, there.seat, None, key=a_key())
    with pytest.raises(SatAtOtherTable):
        await world.services.substitutes.replace(one, here.seat, person_of(there), key=a_key())
    await world.services.privacy.forget(person_of(there))
    with pytest.raises(SatAtOtherTable):
        await world.services.substitutes.replace(one, here.seat, person_of(there), key=a_key())
    await world.services.substitutes.replace(one, here.seat, PLAYERS[6], key=a_key())
    assert (await world.record(one)).holder_of(here.seat).user == PLAYERS[6].user


@pytest.mark.parametrize("when", ["in a round", "between rounds", "after the match", "alone"])
async def test_who_was_forgotten_sits_at_no_other_table_until_the_last_one_is_closed(world, when):
    cup = await begun(world, 2 if when == "alone" else 4, fills=when == "alone")
    one, other = await tables_of(world, cup)
    here, there = [(await world.record(table)).people[0] for table in (one, other)]
    if when == "between rounds":
        await play_round(world, other)
    if when == "after the match":
        await finish(world, other)
    await world.services.privacy.forget(person_of(there))
    await world.services.settle()
    if when == "in a round":
        await play_round(world, other)
    with pytest.raises(SatAtOtherTable):
        await world.services.substitutes.replace(one, here.seat, person_of(there), key=a_key())
    assert (await world.services.privacy.stored(there.user))["id_hashes"] == 1
    for table in (other, one):
        await finish(world, table)
    await world.pass_time(A_MOMENT)
    assert (await now(world, cup)).stage is TournamentStage.OVER
    assert (await world.services.privacy.stored(there.user))["id_hashes"] == 0


async def test_computers_play_on_for_who_withdraws_and_nobody_loses_a_deal(world):
    cup = await begun(world, deals=1)
    one, other = await tables_of(world, cup)
    gone = (await world.record(one)).holder_of(Seat(1))
    await world.services.tournaments.withdraw(GUILD, cup, gone.user)
    await world.services.settle()
    record = await world.record(one)
    assert record.holder_of(Seat(1)).is_computer
    assert record.is_open
    await finish(world, one)
    await finish(world, other)
    await world.pass_time(A_MOMENT)
    over = await now(world, cup)
    assert [line.ahead.count(None) for line in deal_lines(over)] == [0]
    assert over.stage is TournamentStage.OVER
    assert sum(place.entry.is_out for place in duplicate_places(over)) == 1
    assert [await world.store.result(table) for table in (one, other)] == [None, None]


async def test_a_table_whose_tournament_has_become_another_one_keeps_its_result(world):
    cup = await begun(world, deals=1)
    tables = await tables_of(world, cup)
    for table in tables:
        await finish(world, table)
    await world.pass_time(A_MOMENT)
    rated = [await world.store.result(table) for table in tables]
    assert all(rated)
    other = await begun(world, deals=1)
    record = await world.record(tables[0])
    strayed = structs.replace(record, revision=record.revision + 1, tournament=other)
    await world.store.commit(Change(at=world.time.now(), record=strayed))
    assert await recount(world.store) == 4
    assert [await world.store.result(table) for table in tables] == rated


async def test_nothing_is_rated_anew_before_all_tables_are_open_to_all(world, monkeypatch):
    cup = await begun(world, deals=1)
    tables = await tables_of(world, cup)

    async def fails(*_args: Any) -> None:
        raise TryLater

    with monkeypatch.context() as patched:
        patched.setattr(TournamentTables, "open_to_all", fails)
        for table in tables:
            await finish(world, table)
        await recount(world.store)
        assert [await world.store.result(table) for table in tables] == [None, None]
    await world.pass_time(2 * A_MOMENT)
    assert all([await world.store.result(table) for table in tables])


async def test_a_table_that_nobody_is_left_at_stops(world):
    cup = await begun(world, deals=1)
    one, other = await tables_of(world, cup)
    for holder in (await world.record(one)).people:
        await world.services.tournaments.withdraw(GUILD, cup, holder.user)
    await world.services.settle()
    assert (await world.record(one)).status is TableStatus.CANCELLED
    assert (await world.record(other)).is_open
    await finish(world, other)
    await world.pass_time(A_MOMENT)
    assert (await now(world, cup)).stage is TournamentStage.OVER


@pytest.mark.parametrize("by", ["time", "organiser"])
async def test_tables_that_never_end_are_stopped_and_complete_deals_count(world, by):
    cup = await begun(world)
    one, other = await tables_of(world, cup)
    await play_round(world, one)
    await play_round(world, other)
    if by == "time":
        await world.pass_time(8 * DAY)
    else:
        after = await world.services.tournaments.cancel(GUILD, cup, EVE.user)
        assert after.stage is TournamentStage.RUNNING
        await world.services.settle()
    await world.pass_time(A_MOMENT)
    over = await now(world, cup)
    assert over.stage is TournamentStage.OVER
    assert [line.ahead.count(None) for line in deal_lines(over)] == [0]
    for table in (one, other):
        record = await world.record(table)
        assert record.status is TableStatus.CANCELLED
        assert not record.is_confidential


async def test_a_sign_up_is_cancelled_as_any_other(world):
    cup = await opened(world)
    await world.services.tournaments.cancel(GUILD, cup, EVE.user)
    assert (await now(world, cup)).stage is TournamentStage.CANCELLED


async def test_after_a_restore_a_sign_up_is_sealed_anew_and_running_deals_are_kept_and_said_to_be_known(
    world,
):
    waiting, running = await opened(world), await begun(world)
    await entered(world, waiting, [PLAYERS[5]])
    await world.services.tournaments.cut(GUILD, waiting, PLAYERS[5], "gone with the seal")
    before = await now(world, waiting)
    one, other = await tables_of(world, running)
    await play_round(world, one)
    await seal_anew(world.store, world.time.now(), world.entropy.secret)
    await world.restart()
    after = await now(world, waiting)
    assert after.seal != before.seal
    assert after.sealed_before == (before.seal,)
    assert after.cuts == ()
    shared = await world.store.shared_deal(waiting)
    assert commitment(shared.secret) == after.seal
    await finish(world, one)
    await finish(world, other)
    await world.pass_time(A_MOMENT)
    proofs = [await world.services.proofs.proof(table) for table in (one, other)]
    assert all(proof.is_good for proof in proofs)
    # The deals that were dealt already are not said to be known: nothing is known of them that was not before.
    assert [[part.is_sealed for part in proof.rounds] for proof in proofs] == [[True, True], [True, False]]


async def test_people_against_computers_have_the_same_cards(world):
    cup = await begun(world, 2, deals=1, fills=True)
    tables = await tables_of(world, cup)
    records = [await world.record(table) for table in tables]
    assert [[holder.is_computer for holder in record.seats] for record in records] == [[False, True]] * 2
    for table in tables:
        await finish(world, table)
    await world.pass_time(A_MOMENT)
    assert (await now(world, cup)).stage is TournamentStage.OVER


async def test_a_table_at_which_only_computers_are_left_stops(world):
    cup = await begun(world, 2, deals=1, fills=True)
    one, other = await tables_of(world, cup)
    [person] = (await world.record(one)).people
    await world.services.tournaments.withdraw(GUILD, cup, person.user)
    await world.services.settle()
    assert (await world.record(one)).status is TableStatus.CANCELLED
    await finish(world, other)
    await world.pass_time(A_MOMENT)
    assert (await now(world, cup)).stage is TournamentStage.OVER


async def test_who_withdraws_before_the_tables_are_open_costs_nobody_a_deal(world, monkeypatch):
    cup = await opened(world, deals=1)
    await entered(world, cup, 4)

    async def fails(*_args: Any) -> None:
        raise TryLater

    with monkeypatch.context() as patched:
        patched.setattr(TournamentTables, "open", fails)
        await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
        await world.services.settle()
        await world.services.tournaments.withdraw(GUILD, cup, PLAYERS[0].user)
        await world.services.settle()
    await world.pass_time(2 * A_MOMENT)
    paired = await now(world, cup)
    assert [pairing.result for pairing in paired.pairings] == [None, None]
    records = [await world.record(table) for table in await tables_of(world, cup)]
    assert sum(len(record.people) for record in records) == 3


async def test_an_end_comes_at_once_whatever_the_downtime(world):
    """Time in which the bot was down makes a round longer, but puts no end off."""
    cup = await begun(world)
    await world.pass_time(DAY)
    world.crash()
    world.time.advance(3 * DAY)
    await world.start()
    await world.services.tournaments.cancel(GUILD, cup, EVE.user)
    await world.services.settle()
    await world.pass_time(A_MOMENT)
    assert (await now(world, cup)).stage is TournamentStage.OVER
