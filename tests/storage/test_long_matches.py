"""What a store keeps for matches that last weeks: clocks, settings, orders, what admins did, when the bot was away."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.hand_order import HandOrder
from bot.canasta.seats import Seat, SideId
from bot.service.backlog import Backlog, Overdue
from bot.service.change import (
    AdminEntry,
    BringBack,
    Change,
    Deadline,
    DeadlineKind,
    Fate,
    LogRow,
    NoticeFate,
    OrdersWrite,
)
from bot.service.clocks.terms import NextRound, Pace, Terms, TimeOut
from bot.service.delivery.notices import MatchResult
from bot.service.house_rules.model import HouseRule, HouseWrite
from bot.service.ids import ChannelId, GuildId, MessageId, TableId
from bot.service.matches.record import (
    HeldDiscard,
    Pause,
    Ping,
    Reservation,
    RunningClock,
    SeatClock,
    SeatHolder,
    SeatOffer,
    Tenure,
)
from bot.service.orders.model import Orders, Start
from bot.service.people.anonymising import NOBODY
from bot.service.people.settings import GuildSettings, Notify, PlayerSettings
from bot.service.ports import StaleChange, Store, Work
from tests.storage.changes import ANA, BEN, NOON, action_change, creation, later, log_row, new_record, next_of

ONE = TableId(1)
HERE, THERE = GuildId(10), GuildId(11)
TERMS = Terms(
    pace=Pace.BANK,
    hours=48,
    on_time_out=TimeOut.SKIP,
    reminders=(12, 1),
    next_round=NextRound.WHEN_READY,
    take_back=True,
)


async def test_everything_known_of_a_long_match_comes_back(store: Store) -> None:
    plain = new_record(terms=TERMS)
    await store.commit(Change(at=NOON, record=plain))
    seats = (
        SeatHolder(
            Seat(0),
            "Ana",
            user=ANA,
            since=7,
            stand_in="steady",
            one_turn=True,
            stood_in=3,
            missed=1,
            is_gone=True,
        ),
        SeatHolder(Seat(1), "Ben", user=BEN, is_gone=True, joined=1),
    )
    full = next_of(
        plain,
        seats=seats,
        terms=structs.replace(TERMS, hours=72),
        clocks=(SeatClock("1.2.1", 3600, 60, 1, 7200, 60), SeatClock()),
        clock=RunningClock(Seat(1), later(5), is_called=False, on_vacation=True),
        pause=Pause(later(9), "agreed", ANA),
        pause_wanted=(Seat(1),),
        pings=(Ping("1.2.0", ChannelId(5), MessageId(6), ANA, "8"),),
        former=(Tenure(Seat(0), "Cleo", None, 6),),
        offers=(SeatOffer(Seat(1), BEN), SeatOffer(Seat(0), ANA, BEN)),
        resigning=(Seat(0),),
        resigned=SideId(1),
        ready=(Seat(0),),
        reserved=(Reservation(Seat(1), BEN, "Ben"),),
    )
    await store.commit(Change(at=NOON, record=full, reseated=True))
    assert await store.record(ONE) == full
    assert (await store.tables(user=BEN))[0] == full
    await store.commit(Change(at=NOON, record=(bare := next_of(full, pause=None, clock=None, former=()))))
    assert await store.record(ONE) == bare


def test_history_keeps_the_names_of_those_who_left() -> None:
    record = new_record(
        former=(
            Tenure(Seat(0), "Cleo", None, 6),
            Tenure(Seat(2), "Dan", None, 7),
            Tenure(Seat(0), "Eve", None, 9),
        )
    )
    assert [record.name_at(Seat(0), version) for version in (1, 6, 7, 9, 10)] == [
        "Cleo",
        "Cleo",
        "Eve",
        "Eve",
        "Ana",
    ]


async def test_an_action_says_what_was_taken_back_and_whether_a_computer_made_it(store: Store) -> None:
    await store.commit(creation())
    change = action_change(new_record())
    [action] = change.actions
    row: LogRow = structs.replace(log_row(1, 1, 0), by_computer=True)
    await store.commit(
        structs.replace(change, actions=(structs.replace(action, action=b"", returns_to=4),), log=(row,))
    )
    assert [(one.version, one.action, one.returns_to) for one in await store.actions(ONE)] == [(1, b"", 4)]
    assert await store.log(ONE, seat=None) == (row,)


async def test_settings_follow_each_other_by_their_revision(store: Store) -> None:
    assert await store.player(ANA) == PlayerSettings(ANA)
    mine = PlayerSettings(
        ANA,
        1,
        Notify.DIRECT,
        zone="Europe/Berlin",
        quiet=(1320, 420),
        days_off=(5, 6),
        hand_order=HandOrder.LOW,
        compact=True,
    )
    theirs = GuildSettings(HERE, 1, TERMS, open_tables=5, tables_per_person=2)
    await store.commit(Change(at=NOON, documents=(mine, theirs)))
    assert (await store.player(ANA), await store.guild_settings(HERE)) == (mine, theirs)
    assert (await store.player(BEN), await store.guild_settings(THERE)) == (
        PlayerSettings(BEN),
        GuildSettings(THERE),
    )
    for stale in (
        Change(at=NOON, documents=(mine,)),
        Change(at=NOON, documents=(structs.replace(mine, revision=3),)),
        Change(at=NOON, documents=(theirs,)),
        Change(at=NOON, documents=(structs.replace(theirs, revision=3),)),
    ):
        with pytest.raises(StaleChange):
            await store.commit(stale)
    changed = structs.replace(mine, revision=2, notify=Notify.NEVER)
    await store.commit(Change(at=NOON, documents=(changed,)))
    assert await store.player(ANA) == changed


async def test_orders_are_kept_by_table_and_person_until_they_are_forgotten(store: Store) -> None:
    await store.commit(creation())
    orders = Orders(answer=True, answer_round=2, start=Start.TAKE_OR_DRAW, least=4, start_round=2)
    await store.commit(Change(at=NOON, orders=(OrdersWrite(ONE, ANA, Orders()),)))
    await store.commit(Change(at=NOON, orders=(OrdersWrite(ONE, ANA, orders),)))
    assert await store.orders(ONE, ANA) == orders
    assert await store.orders(ONE, BEN) is None
    await store.commit(Change(at=NOON, orders=(OrdersWrite(ONE, ANA, None),)))
    assert await store.orders(ONE, ANA) is None


async def test_a_held_discard_is_kept_with_its_table_its_player_and_its_deadline(store: Store) -> None:
    plain = new_record(terms=Terms(discard_hold=30))
    await store.commit(Change(at=NOON, record=plain))
    held = next_of(plain, turn="1.1.0", held=HeldDiscard(ANA, later(30)))
    orders = Orders(answer=True, answer_round=2, discard=Discard(17, says_more=True))
    due = Deadline(ONE, "1.1.0", DeadlineKind.DISCARD, later(30))
    await store.commit(
        Change(at=NOON, record=held, orders=(OrdersWrite(ONE, ANA, orders),), deadlines=(due,))
    )
    assert await store.record(ONE) == held
    assert await store.orders(ONE, ANA) == orders
    assert await store.next_deadline() == later(30)
    assert await store.take_deadlines(later(29)) == ()
    assert await store.take_deadlines(later(30)) == (due,)
    await store.give_back(Work.DEADLINES, (ONE,))
    taken_back = next_of(held, held=None)
    fresh = structs.replace(orders, discard=None)
    await store.commit(
        Change(at=NOON, record=taken_back, orders=(OrdersWrite(ONE, ANA, fresh),), deadlines=())
    )
    assert await store.record(ONE) == taken_back
    assert await store.orders(ONE, ANA) == fresh
    assert await store.next_deadline() is None
    with pytest.raises(StaleChange):
        await store.commit(Change(at=NOON, record=taken_back, orders=(OrdersWrite(ONE, ANA, orders),)))
    assert await store.orders(ONE, ANA) == fresh


async def test_who_is_erased_is_not_named_by_a_held_discard(store: Store) -> None:
    plain = new_record(seats=(SeatHolder(Seat(0), "Ana", user=ANA),))
    await store.commit(Change(at=NOON, record=plain))
    held = next_of(plain, held=HeldDiscard(ANA, later(30)))
    orders = Orders(discard=Discard(17))
    await store.commit(Change(at=NOON, record=held, orders=(OrdersWrite(ONE, ANA, orders),)))
    await store.erase_person(ANA, (), NOON, bytes(32))
    record = await store.record(ONE)
    assert record is not None
    assert record.held == HeldDiscard(NOBODY, later(30))
    assert await store.orders(ONE, ANA) is None


async def test_what_admins_did_is_listed_for_each_server_newest_first(store: Store) -> None:
    def entry(number: int, guild: GuildId = HERE) -> AdminEntry:
        return AdminEntry(guild, later(number), ANA, "extended", ONE, {"hours": number, "name": "Ben"})

    await store.commit(Change(at=NOON, admin=(entry(1), entry(2))))
    await store.commit(Change(at=NOON, admin=(entry(3, THERE),)))
    await store.commit(Change(at=NOON, admin=(entry(4),)))
    newest = await store.admin_log(HERE)
    assert [one.facts["hours"] for one in newest] == [4, 2, 1]
    assert structs.replace(newest[0], id=0) == entry(4)
    older = await store.admin_log(HERE, before=newest[0].id, limit=1)
    assert [one.facts["hours"] for one in older] == [2]


async def test_the_time_the_bot_was_away_is_remembered(store: Store) -> None:
    assert await store.alive() is None
    assert await store.away(NOON) == ()
    await store.commit(Change(at=NOON, alive=NOON))
    hour = timedelta(hours=1)
    await store.commit(Change(at=NOON, alive=NOON + 3 * hour, away=((NOON, NOON + 3 * hour),)))
    await store.commit(Change(at=NOON, away=((NOON + 5 * hour, NOON + 6 * hour),)))
    assert await store.alive() == NOON + 3 * hour
    assert await store.away(NOON) == ((NOON, NOON + 3 * hour), (NOON + 5 * hour, NOON + 6 * hour))
    assert await store.away(NOON + 4 * hour) == ((NOON + 5 * hour, NOON + 6 * hour),)


HOUR = timedelta(hours=1)


async def test_what_waits_too_far_ahead_is_brought_back(store: Store) -> None:
    """A notice that is new, one that is tried again, a computer's turn and a time limit, each by a clock a day ahead."""
    await store.commit(creation(ONE))
    new, tried, early = MatchResult(ONE, 1), MatchResult(ONE, 2), MatchResult(ONE, 3)
    await store.commit(Change(at=NOON, notices=(early,)))
    ahead = NOON + 24 * HOUR
    kinds = (DeadlineKind.COMPUTER, DeadlineKind.TIME_OUT)
    due = tuple(Deadline(ONE, "1.1.0", kind, ahead) for kind in kinds)
    record = next_of(new_record(1))
    await store.commit(Change(at=ahead, record=record, notices=(tried, new), deadlines=due))
    first, again, _ = await store.waiting_notices(ahead)
    fates = (
        NoticeFate(first.id, Fate.POSTPONED, later(60)),
        NoticeFate(again.id, Fate.POSTPONED, ahead + HOUR),
    )
    await store.commit(Change(at=ahead, fates=fates))
    assert (await store.overdue(NOON)).too_far_ahead == 3
    assert await store.backlog(NOON) == Backlog(3, NOON, tables={"lobby": 1}, too_far_ahead=3)
    await store.commit(Change(at=NOON, brings_back=BringBack.impossible(NOON)))
    assert await store.overdue(NOON) == Overdue(NOON, NOON), "what may lie ahead stays there"
    assert {(row.kind, row.due) for row in await store.due_deadlines(ahead)} == {
        (DeadlineKind.COMPUTER, NOON),
        (DeadlineKind.TIME_OUT, ahead),
    }
    waiting = await store.waiting_notices(later(60))
    assert [(row.notice, row.attempts, row.created, row.not_before) for row in waiting] == [
        (early, 1, NOON, later(60)),
        (tried, 1, NOON, NOON),
        (new, 0, NOON, NOON),
    ]
    everything = BringBack(NOON, NOON, deadlines=NOON)
    await store.commit(Change(at=later(1), brings_back=everything))
    assert [row.due for row in await store.due_deadlines(later(1))] == [NOON, later(1)]
    assert [row.not_before for row in await store.waiting_notices(later(1))] == [later(1), NOON, NOON]


async def test_the_last_sign_of_life_and_absences_are_written_anew_when_the_clock_is_set_back(
    store: Store,
) -> None:
    ahead = NOON + 24 * HOUR
    past, half, future = (NOON - HOUR, later(-60)), (NOON - HOUR / 2, ahead), (ahead, ahead + HOUR)
    await store.commit(Change(at=ahead, alive=ahead, away=(past, half, future)))
    right = (NOON - HOUR / 2, NOON)
    brings_back = BringBack(NOON, NOON, away_until=NOON)
    await store.commit(Change(at=NOON, alive=NOON, away=(past, right), brings_back=brings_back))
    assert await store.alive() == NOON
    assert await store.away(NOON - 2 * HOUR) == (past, right)


async def test_each_part_of_the_bot_was_alive_at_a_time_of_its_own(store: Store) -> None:
    hour = timedelta(hours=1)
    await store.commit(Change(at=NOON, alive=NOON))
    assert await store.alive(2) == NOON, "a part that is new goes by the others"
    await store.commit(Change(at=NOON, alive=NOON + hour, alive_as=2))
    await store.commit(Change(at=NOON, alive=NOON + 2 * hour, alive_as=3))
    for probed in (-1, -5):
        await store.commit(Change(at=NOON, alive=NOON + 3 * hour, alive_as=probed))
    assert [await store.alive(part) for part in (1, 2, 3, 4)] == [
        NOON,
        NOON + hour,
        NOON + 2 * hour,
        NOON + 2 * hour,
    ]


async def test_a_house_rule_keeps_its_terms(store: Store) -> None:
    house = HouseRule(HERE, "Friday", "classic_4", {}, ANA, NOON, terms=TERMS)
    await store.commit(Change(at=NOON, houses=(HouseWrite(house),)))
    assert (await store.houses(HERE))[0].terms == TERMS
