"""Deals of the rounds: the next round is dealt when it is due, and the deal after it is committed to."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from msgspec import structs

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, table_view
from bot.canasta.events import DealResealed, DealSealed, PackShuffled, SeatsDrawn
from bot.canasta.state import State, Step
from bot.canasta.turn import Phase
from bot.service.change import Change
from bot.service.clocks.turn_time import on_time
from bot.service.concurrency import revised
from bot.service.deals.coming_deal import ComingDeal, DealSecret, announced, drawn
from bot.service.ids import TableId
from bot.service.lobby.seating import with_drawn_seats
from bot.service.matches.consequences import deadlines_of
from bot.service.matches.next_round import began_in_play, next_deal
from bot.service.matches.record import TableRecord
from bot.service.matches.step_changes import AppliedAction, StepChanges
from bot.service.matches.tables import Tables
from bot.service.ports import Clock, Entropy, StaleChange, Store


@dataclass(eq=False, repr=False)
class DealingService:
    """Service that deals rounds."""

    _store: Store
    _tables: Tables
    _clock: Clock
    _entropy: Entropy
    _steps: StepChanges
    _wake: Callable[[], None]

    async def start_round(self, table: TableId) -> bool:
        """Deal the next round if it is due."""
        async with self._tables.hold(table):
            loaded = await self._tables.get(table)
            record, state = loaded.record, loaded.state
            if state is None or not record.is_being_played:
                return False
            view, now = table_view(state), self._clock.now()
            if view.phase is not Phase.BETWEEN_ROUNDS:
                return False
            record = on_time(record, now)
            if next_deal(record, view, now) > now:
                await self._deal_later(record, state, now)
                return True
            number = view.round + 1
            action, published = await self._deal(record, number)
            applied, step = AppliedAction(None, None, action), apply(state, None, action)
            before, seats = record, None
            # The only round of a practice match may begin at a position: nothing is sealed for it or after it.
            if not action.position:
                # Drawn and published now, so that the next deal is settled well before it and need not wait for any cut.
                # All deals of a duplicate follow from one secret.
                secret = bytes.fromhex(action.secret) if record.shares_deals else self._entropy.secret()
                coming = drawn(table, number + 1, secret)
                applied = structs.replace(applied, deals=(coming,))
                earlier = record.coming_deal.before if published and record.coming_deal is not None else ()
                to_seal = None if record.shares_deals else coming
                step = _with_seals(step, published, action.cut, earlier, to_seal)
                announcement = _announced_after(record, coming)
                before = structs.replace(record, coming_deal=announcement, dealt_with=published)
                seats = next((event.seats for event in step.events if isinstance(event, SeatsDrawn)), None)
                if seats is not None:
                    before = with_drawn_seats(before, seats)
            with suppress(StaleChange):
                change = await self._steps.of(before, step, applied)
                change = structs.replace(change, reseated=change.reseated or seats is not None)
                await self._tables.commit(change, step.state)
        self._wake()
        return True

    async def _deal_later(self, record: TableRecord, state: State, now: datetime) -> None:
        """Commit the deadlines anew when the deal is not due yet: the clock was set back, or the table waits for a
        player again. Without a new deadline the round would never be dealt.
        """
        record = revised(record)
        with suppress(StaleChange):
            due = deadlines_of(record, table_view(state), now)
            await self._tables.commit(Change(at=now, record=record, deadlines=due), state)

    async def _deal(self, record: TableRecord, number: int) -> tuple[StartRound, str]:
        """Return the deal of this round as it was settled beforehand, or its position, and its published commitment."""
        label, coming = record.deal_label or str(record.id), record.coming_deal
        deal = await self._store.deal(record.id, number)
        if began_in_play(record) and deal is not None:
            return StartRound(self._entropy.secret().hex(), label, position=deal.secret), ""
        if coming is None or coming.round != number or deal is None:
            # A table from before deals were settled beforehand.
            return StartRound(self._entropy.secret().hex(), label), ""
        return StartRound(deal.secret.hex(), label, coming.cut), coming.commitment


def _announced_after(record: TableRecord, coming: DealSecret) -> ComingDeal:
    """Return the public part of the deal after the present one; of a duplicate all deals have the same seal and cuts."""
    if record.shares_deals and record.coming_deal is not None:
        return structs.replace(record.coming_deal, round=coming.round)
    return announced(coming)


def _with_seals(
    dealt: Step, published: str, cut: str, earlier: tuple[str, ...], coming: DealSecret | None
) -> Step:
    """Return the deal with the public events about its shuffle, and about the commitment to the next deal if that is
    another one.
    """
    started, *others = dealt.events
    seal = (PackShuffled(published, cut),) if published else ()
    anew = (DealResealed(earlier),) if earlier else ()
    sealed = () if coming is None else (DealSealed(coming.round, coming.commitment),)
    return Step(dealt.state, (started, *seal, *anew, *others, *sealed))
