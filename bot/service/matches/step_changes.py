"""Steps of the game as changes: the action, the new state and its consequences, for one transaction."""

import logging
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from msgspec import Struct

from bot.canasta.actions import Action, Discard, LayDown, TakePile
from bot.canasta.codec import SCHEMA_VERSION, encode_action, encode_events, encode_state, hash_of_encoded
from bot.canasta.drafts.places import places_of
from bot.canasta.engine import ENGINE_VERSION, table_view, view_of
from bot.canasta.events import LaidDown
from bot.canasta.seats import Seat
from bot.canasta.state import Step
from bot.service.change import ActionRow, Change, DraftWrite, LogRow, OrdersWrite, Request
from bot.service.clocks.hours import HoursOf, concerned
from bot.service.deals.coming_deal import DealSecret
from bot.service.delivery.notices import TableNews
from bot.service.history.rounds import DEALS, kind_of
from bot.service.ids import UserId
from bot.service.matches.consequences import NOBODY, changes_board, consequences, turn_name
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.service.ports import Clock, Store
from bot.service.ratings.model import RatedResult
from bot.service.ratings.results import ends_match, match_result, may_be_rated
from bot.service.statistics.counting import ends_round, played_rounds
from bot.service.statistics.model import PlayedRound

_LOG = logging.getLogger(__name__)


class AppliedAction(Struct, frozen=True):
    """An action with its actor, and what is committed together with it."""

    seat: Seat | None
    """The acting seat; None for the deal."""
    actor: UserId | None
    """The acting user; None for the deal, for computers and stand-ins, and for actions made because time ran out."""
    action: Action | None
    """The action; None where lay-downs were taken back."""
    key: str | None = None
    """The interaction's id, if it was made by one."""
    news: tuple[TableNews, ...] = ()
    orders: tuple[OrdersWrite, ...] = ()
    deals: tuple[DealSecret, ...] = ()
    by_order: bool = False
    """True if it was a standing order, or a play that was forced."""
    is_forced: bool = False


class Move(NamedTuple):
    """What a command does to a match, ready to be committed."""

    change: Change | None
    """The change; None if the same was done already."""
    step: Step
    """The state after it, and the events that it tells."""


class StepChanges:
    """Service that converts steps of the game to changes."""

    def __init__(self, store: Store, clock: Clock, hours: HoursOf) -> None:
        self._store = store
        self._clock = clock
        self._hours = hours

    async def of(self, before: TableRecord, step: Step, applied: AppliedAction) -> Change:
        """Return everything that a step changes, for one transaction."""
        seat, action = applied.seat, applied.action
        now, view = self._clock.now(), table_view(step.state)
        holder = None if seat is None else before.holder_of(seat)
        acting = before.people if seat is None else () if holder is None else (holder,)
        by_computer = applied.actor is None and holder is not None and not holder.is_computer
        turn = turn_name(view)
        is_same_turn = turn == before.turn and seat not in before.ordered
        keeps_deadlines = is_same_turn and not changes_board(step.events)
        beside = await self._store.drafts_and_settings(
            before.id,
            [who.user for who in acting if who.user is not None],
            () if keeps_deadlines else concerned(before, view),
        )
        hours = NOBODY if keeps_deadlines else self._hours.by(before, beside.players)
        follows = consequences(
            before,
            seat,
            view,
            step.events,
            now,
            hours,
            by_computer=by_computer,
            by_order=applied.by_order,
            is_forced=applied.is_forced,
            turn=turn,
        )
        after, snapshot = follows.record, encode_state(step.state)
        log = _log_rows(after, step, seat, now, by_computer=by_computer)
        return Change(
            at=now,
            record=after,
            reseated=follows.reseated,
            in_place=after.status is before.status,
            request=None if applied.key is None else Request(applied.key, after.id, after.version),
            actions=(
                ActionRow(
                    table=after.id,
                    version=after.version,
                    seat=seat,
                    actor=applied.actor,
                    action=b"" if action is None else encode_action(action),
                    state_hash=hash_of_encoded(snapshot),
                    schema=SCHEMA_VERSION,
                    engine=ENGINE_VERSION,
                    at=now,
                    returns_to=before.returns_to if action is None else None,
                    by_computer=by_computer,
                ),
            ),
            snapshot=snapshot,
            log=log,
            played=await self._played(after, log)
            if ends_round(step.events) and not after.is_confidential
            else (),
            result=await self._result(after, log) if ends_match(step.events) else None,
            deals=applied.deals,
            notices=(*applied.news, *follows.notices),
            deadlines=follows.deadlines,
            drafts=_drafts_after(before, step, applied, beside.drafts),
            orders=applied.orders,
        )

    async def _played(self, after: TableRecord, log: tuple[LogRow, ...]) -> tuple[PlayedRound, ...]:
        """Return the round that ends with these rows, for each person who played it."""
        deals = await self._store.log(after.id, seat=None, kind=DEALS)
        dealt = deals[-1].version if deals else after.version
        before = await self._store.log(after.id, seat=None, after=dealt - 1)
        try:
            return played_rounds(after, (*before, *(row for row in log if row.audience is None)))
        except Exception as error:  # noqa: BLE001 - a match goes on without statistics; `recount` makes up for it
            _LOG.error("a round of table %d was not counted: %s", after.id, type(error).__name__)
            return ()

    async def _result(self, after: TableRecord, log: tuple[LogRow, ...]) -> RatedResult | None:
        """Return the result of the match that ends with these rows, if it is rated."""
        if not may_be_rated(after):
            return None
        try:
            before = await self._store.log(after.id, seat=None)
            return match_result(after, (*before, *(row for row in log if row.audience is None)))
        except Exception as error:  # noqa: BLE001 - as above
            _LOG.error("the match of table %d was not rated: %s", after.id, type(error).__name__)
            return None


def _log_rows(
    after: TableRecord, step: Step, seat: Seat | None, now: datetime, *, by_computer: bool
) -> tuple[LogRow, ...]:
    return tuple(
        LogRow(
            table=after.id,
            version=after.version,
            position=position,
            audience=event.audience,
            seat=seat,
            kind=kind_of(event),
            event=encode_events((event,)),
            at=now,
            by_computer=by_computer,
        )
        for position, event in enumerate(step.events)
    )


def _drafts_after(
    before: TableRecord, step: Step, applied: AppliedAction, drafts: Mapping[UserId, Draft]
) -> tuple[DraftWrite, ...]:
    """Return the changed drafts, without the plays that were laid down or are no longer possible.

    A discard, which ends the turn, leaves nothing prepared. Single cards are selected for one play alone.
    """
    seat, action = applied.seat, applied.action
    writes = []
    for user, draft in drafts.items():
        if draft.is_empty:
            continue
        if seat is None or isinstance(action, Discard):
            kept = Draft(draft.revision)
        else:
            laid = {
                place
                for event in step.events
                if isinstance(event, LaidDown)
                for place in places_of(event.kind, event.meld, event.rank, event.cards)
            }
            selected = draft.face_places if isinstance(action, LayDown | TakePile) else frozenset()
            kept = draft.without(laid | selected).held_by(view_of(step.state, seat))
        if not kept.says_the_same_as(draft):
            fresh = Draft(draft.revision + 1, kept.uses_pile, kept.plays)
            writes.append(DraftWrite(before.id, user, fresh, draft.revision))
    return tuple(writes)
