"""The worker for everything that falls due at a moment of its own: daily deals, evenings, tournaments, roles by rank."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Final, Generic, TypeVar

from bot.service.change import Change, Document
from bot.service.delivery.drain import Drain
from bot.service.ports import Clock, StaleChange, Store, Timers, TryLater, Work
from bot.service.work import WorkFailed

_LOG = logging.getLogger(__name__)

_SOON: Final = timedelta(minutes=1)
"""The time after which something that failed, or that another process has taken, is looked at again."""

T = TypeVar("T")
D = TypeVar("D", bound=Document)


class Agenda(Drain, Generic[T]):
    """A worker that carries out things of one kind, one after another, as soon as they are due.

    ``carry_out`` stores that its thing is no longer due. It may raise what it likes: where somebody else has changed the
    thing (``StaleChange``), that has decided when it is due again, and everything else is tried again a minute later.
    """

    def __init__(
        self,
        name: str,
        work: Work,
        store: Store,
        clock: Clock,
        timers: Timers,
        *,
        next_due: Callable[[], Awaitable[datetime | None]],
        due: Callable[[datetime], Awaitable[Sequence[T]]],
        carry_out: Callable[[T], Awaitable[None]],
        thing: str,
    ) -> None:
        """``work`` is what a process claims meanwhile. ``next_due`` reads when the next thing falls due, ``due`` what is
        due at a moment. ``thing`` is what the log calls one, with its number: "evening {.id}".
        """
        super().__init__(name, self._carry_out_what_is_due, clock, timers)
        self._claim = work
        self._store = store
        self._next_due = next_due
        self._due = due
        self._carry_out = carry_out
        self._thing = thing
        self._later: dict[str, datetime] = {}
        """When something that failed is tried again, however often there is something else to do until then."""

    async def commit(self, document: D, *others: Document) -> D:
        """Commit changed documents together, and return the first.

        Raises:
            StaleChange
        """
        await self._store.commit(Change(at=self._clock.now(), documents=(document, *others)))
        return document

    async def _carry_out_what_is_due(self) -> datetime | None:
        due = await self._next_due()
        if due is None or due > self._clock.now():
            return due
        if not await self._store.take(self._claim):
            return self._clock.now() + _SOON
        try:
            is_done = [await self._is_carried_out(one) for one in await self._due(self._clock.now())]
        finally:
            await self._store.give_back(self._claim)
        due, now = await self._next_due(), self._clock.now()
        if due is None or all(is_done):
            return due
        self._later = {thing: at for thing, at in self._later.items() if now < at <= now + _SOON}
        return max(due, min(self._later.values(), default=now + _SOON))

    async def _is_carried_out(self, one: T) -> bool:
        """Carry one thing out; return False if it is to be tried again."""
        thing, now = self._thing.format(one), self._clock.now()
        if now < self._later.get(thing, now) <= now + _SOON:
            return False
        try:
            await self._carry_out(one)
        except StaleChange:
            return True
        except (TryLater, WorkFailed):
            pass
        except Exception:  # noqa: BLE001 - logged; other things go on
            _LOG.exception("%s failed and will be tried again", thing)
        else:
            return True
        self._later[thing] = self._clock.now() + _SOON
        return False
