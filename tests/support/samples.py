"""Tables in the middle of a match, played by chance, for the tests of presenters and for looking at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from random import Random

from msgspec import Struct, structs

from bot.canasta.actions import Action, AskPartner, Discard, LayDown, StartRound, TakePile
from bot.canasta.engine import apply, legal_actions, start_match, table_view, view_of
from bot.canasta.events import Event, RoundEnded
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView, TableView
from bot.pictures.emojis import EMOJI_NAMES
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus
from bot.service.queries import Board, Hand, LogEntry
from bot.service.statistics.model import PlayedRound
from bot.ui.toolkit.card_emojis import CardEmojis, OwnEmojis

NAMES = ("Ana", "Ben", "Cyd", "Dot", "Eve", "Finn", "Gus", "Hal")
NOW = datetime(2026, 11, 21, 10, 0, tzinfo=UTC)


def finished_round(**facts: object) -> PlayedRound:
    """A finished round of user 1 at Table 7, where these facts do not say otherwise."""
    usual = PlayedRound(
        table=TableId(7),
        round=2,
        user=UserId(1),
        guild=GuildId(10),
        at=datetime(2026, 3, 1, tzinfo=UTC),
        preset="classic_4",
        side=0,
        points=2430,
        ahead=900,
        natural_canastas=1,
        mixed_canastas=0,
        other_canastas=0,
        piles=1,
        went_out=True,
        concealed=False,
        ends_match=False,
        won=False,
        turns=3,
        largest_pile=31,
    )
    return structs.replace(usual, **facts)


def record_of(
    rules: RuleSet | None = None,
    *,
    names: Sequence[str | None] = NAMES,
    computers: Sequence[int] = (),
    title: str = "Friday",
    status: TableStatus = TableStatus.PLAYING,
) -> TableRecord:
    """A table with these people; None leaves a seat free."""
    rules = rules or RuleSet()
    seats = tuple(
        SeatHolder(
            Seat(seat),
            name,
            user=None if seat in computers else UserId(1000 + seat),
            computer="steady" if seat in computers else None,
        )
        for seat, name in enumerate(names[: rules.deal.seat_count])
        if name is not None
    )
    return TableRecord(
        id=TableId(12),
        guild=GuildId(1),
        channel=ChannelId(2),
        title=title,
        status=status,
        host=UserId(1000),
        rules=rules,
        seats=seats,
        created=NOW - timedelta(days=2),
        turn_since=NOW,
    )


class SampleTable(Struct, frozen=True):
    """A table after an action: what everybody sees, what each seat sees, and the log so far."""

    record: TableRecord
    view: TableView
    views: tuple[SeatView, ...]
    log: tuple[LogEntry, ...]

    @property
    def board(self) -> Board:
        return Board(self.record, self.view, self.recent())

    def recent(self, count: int = 16) -> tuple[LogEntry, ...]:
        public = (
            LogEntry(
                entry.version, entry.seat, entry.at, tuple(e for e in entry.events if e.audience is None)
            )
            for entry in self.log[-count:]
        )
        return tuple(public)

    def hand(self, seat: int, draft: Draft | None = None) -> Hand:
        return Hand(self.record, Seat(seat), self.views[seat], draft or Draft())

    @property
    def to_act(self) -> int:
        return self.view.seats_to_act[0]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.log[-1].events

    @property
    def rounds(self) -> list[RoundEnded]:
        return [event for entry in self.log for event in entry.events if isinstance(event, RoundEnded)]


def busy(rng: Random, actions: Sequence[Action]) -> Action:
    """A choice that melds more than chance would, so that the table fills."""
    eager = [action for action in actions if isinstance(action, LayDown | TakePile | AskPartner)]
    return rng.choice(eager if eager and rng.random() < 0.7 else actions)


def cautious(rng: Random, actions: Sequence[Action]) -> Action:
    """A choice that mostly discards, so that rounds are long."""
    calm = [action for action in actions if isinstance(action, Discard)]
    return rng.choice(calm if calm and rng.random() < 0.6 else actions)


def moments(
    seed: int = 1,
    rules: RuleSet | None = None,
    record: TableRecord | None = None,
    choose: Callable[[Random, Sequence[Action]], Action] = busy,
    most: int = 2000,
) -> Iterator[SampleTable]:
    """A match played by chance, moment by moment, from before the first deal on."""
    rng = Random(seed)
    rules = rules or RuleSet()
    record = record or record_of(rules)
    state = start_match(rules)
    log: list[LogEntry] = []
    for version in range(1, most):
        view = table_view(state)
        views = tuple(view_of(state, Seat(seat)) for seat in range(rules.deal.seat_count))
        yield SampleTable(record, view, views, tuple(log))
        if view.phase is Phase.MATCH_OVER:
            return
        seat: Seat | None = None
        action: Action
        if view.phase is Phase.BETWEEN_ROUNDS:
            action = StartRound(secret=rng.randbytes(32).hex(), label="12")
        else:
            seat = view.seats_to_act[0]
            action = choose(rng, list(legal_actions(views[seat])))
        step = apply(state, seat, action)
        state = step.state
        log.append(LogEntry(version, seat, NOW + timedelta(minutes=version), step.events))


def all_emojis_uploaded() -> OwnEmojis:
    """The emojis of cards where the set is complete, for somebody who wants four colours."""
    emojis = CardEmojis()
    emojis.replace({name: number for number, name in enumerate(sorted(EMOJI_NAMES), start=1)})
    return OwnEmojis(emojis, four_colours=True)
