"""Everything that an evening does by itself: its messages, the reminder, and its tables.

Each step is one commit of the next revision. A message is noted before it is posted and looked for afterwards, and tables
are made under fixed keys, so that a process that dies leaves nothing twice.
"""

import logging
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from msgspec import structs

from bot.service.agenda import Agenda
from bot.service.clocks.calendars import next_open
from bot.service.concurrency import revised
from bot.service.errors import ServiceError
from bot.service.evenings.model import LATEST, Evening, EveningStage, Guest, GuestAnswer, Post
from bot.service.evenings.seating import EveningTables
from bot.service.ids import MessageId, UserId
from bot.service.ports import Clock, RecipientGone, StaleChange, Store, Timers, TryLater, Work

_LOG = logging.getLogger(__name__)

_MOST_STEPS: Final = 20
_NOWHERE: Final = MessageId(0)


class EveningPoster(Protocol):
    """The sender of the messages about evenings."""

    async def show(self, evening: Evening, *, is_again: bool) -> MessageId:
        """Post the message with the sign-up, or bring it up to date. ``is_again``: an earlier try may have posted it.

        Raises:
            RecipientGone: it cannot be posted there.
            TryLater: try again later.
        """

    async def post(self, evening: Evening, post: Post, *, is_again: bool) -> None:
        """Post another message of the evening.

        Raises:
            RecipientGone, TryLater
        """

    async def tell_moved_up(self, evening: Evening, users: Collection[UserId]) -> None:
        """Tell these people that they have come from the waiting list to the list, each as they want to be called.

        Raises:
            RecipientGone, TryLater
        """

    async def tell_missed(self, evening: Evening) -> None:
        """Tell the organiser that the evening is over without tables, as its channel is gone.

        Raises:
            RecipientGone, TryLater
        """

    async def announce(self, evening: Evening) -> int:
        """Enter the evening among the server's scheduled events, or move or remove it there; return its id.

        It returns 0 where that is not possible, which does no harm.
        """

    async def who_is_here(self, evening: Evening, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these people who are members of the server, as far as is known."""


class EveningRunner:
    """The worker that moves evenings on whenever one is due."""

    _poster: EveningPoster
    """Given to ``open``, before which there is no work."""

    def __init__(self, store: Store, tables: EveningTables, clock: Clock, timers: Timers) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self.agenda = Agenda(
            "evenings",
            Work.EVENINGS,
            store,
            clock,
            timers,
            next_due=partial(store.next_due, Evening),
            due=partial(store.due, Evening),
            carry_out=self._move_on,
            thing="evening {.id}",
        )

    def open(self, poster: EveningPoster) -> None:
        """Move on the evenings that are due, and others from now on."""
        self._poster = poster
        self.agenda.open()

    async def _move_on(self, due: Evening) -> None:
        """Do everything that can be done for an evening now."""
        for _ in range(_MOST_STEPS):
            evening = await self._store.evening(due.id)
            if evening is None or evening.due is None or evening.due > self._clock.now():
                return
            with suppress(StaleChange):
                await self._step(evening)
        raise TryLater

    async def _step(self, evening: Evening) -> None:
        if evening.message is None or evening.shown != evening.content:
            await self._show(evening)
        elif evening.event is None and evening.is_open:
            await self._announce(evening)
        elif evening.wanted is not None:
            await self._post(evening, evening.wanted)
        elif evening.stage is EveningStage.BEGINNING:
            await self._make_tables(evening)
        elif self._clock.now() >= evening.starts:
            await self._begin(evening)
        elif any(one.at <= self._clock.now() for one in evening.moved_up):
            await self._tell_moved_up(evening)
        else:
            await self._next(evening, is_reminded=True, wanted=Post.REMINDER)

    # ---------------------------------------------------------------------------------------------- messages

    async def _show(self, evening: Evening) -> None:
        is_new, is_again, stage = evening.message is None, evening.is_begun, evening.stage
        begun = await self._next(evening, is_begun=True) if is_new and not is_again else evening
        try:
            message = await self._poster.show(begun, is_again=is_again)
        except RecipientGone as gone:
            _LOG.warning("evening %d cannot be shown: %s", evening.id, type(gone).__name__)
            message = evening.message or _NOWHERE
            if is_new or stage is EveningStage.BEGINNING:
                # Where the sign-up cannot stand, no tables can. The next one of its series could not, either.
                stage = EveningStage.MISSED
        if evening.event:
            await self._poster.announce(structs.replace(begun, stage=stage))
        # Of a message that is edited nothing has to be noted; it may be another one that was begun.
        is_begun = begun.is_begun and not is_new
        shown = await self._next(begun, stage=stage, message=message, shown=begun.content, is_begun=is_begun)
        if stage is not evening.stage:
            # At most once: nothing depends on it.
            with suppress(RecipientGone, TryLater):
                await self._poster.tell_missed(shown)

    async def _announce(self, evening: Evening) -> None:
        """Enter the evening among the scheduled events, at most once: better none than two."""
        noted = await self._next(evening, event=0)
        event = await self._poster.announce(noted)
        if event:
            await self._next(noted, event=event)

    async def _post(self, evening: Evening, post: Post) -> None:
        is_again = evening.is_begun
        begun = evening if is_again else await self._next(evening, is_begun=True)
        try:
            await self._poster.post(begun, post, is_again=is_again)
        except RecipientGone as gone:
            _LOG.warning("evening %d: %s was given up: %s", evening.id, post.value, type(gone).__name__)
        # The sign-up for the next one comes below the tables of this one.
        following = await self._following(evening) if post is Post.BEGUN else ()
        await self._next(begun, *following, wanted=None, is_begun=False)

    async def _tell_moved_up(self, evening: Evening) -> None:
        """Tell those who have moved up; who is in quiet hours is told afterwards."""
        now, told, later = self._clock.now(), [], []
        for one in evening.moved_up:
            at = next_open(now, (await self._store.player(one.user)).calendar) if one.at <= now else one.at
            if at <= now:
                told.append(one.user)
            else:
                later.append(structs.replace(one, at=at))
        try:
            if told:
                await self._poster.tell_moved_up(evening, told)
        except RecipientGone as gone:
            _LOG.warning("evening %d: nobody could be told: %s", evening.id, type(gone).__name__)
        await self._next(evening, moved_up=tuple(later))

    # ------------------------------------------------------------------------------------------------ tables

    async def _begin(self, evening: Evening) -> None:
        """Close the sign-up. Who has left the server by now does not come, and those who wait move up."""
        users = {guest.user for guest in evening.guests}
        if evening.series is not None:
            users.add(evening.organiser)
        here = await self._poster.who_is_here(evening, users)
        closed = structs.replace(
            evening,
            guests=tuple(guest for guest in evening.guests if guest.user in here),
            moved_up=(),
            ends_series=evening.series is not None and evening.organiser not in here,
            content=evening.content + 1,
        )
        if self._clock.now() - evening.starts <= LATEST:
            await self._next(closed, stage=EveningStage.BEGINNING)
            return
        _LOG.info("evening %d could not begin: it was due at %s", evening.id, evening.starts)
        await self._next(closed, *await self._following(closed), stage=EveningStage.MISSED)

    async def _following(self, evening: Evening) -> tuple[Evening, ...]:
        """Return the next evening of the series; none if it has no next one, or its organiser has left the server."""
        if evening.ends_series:
            return ()
        return evening.next_of_series(await self._store.next_evening_id(), self._clock.now())

    async def _make_tables(self, evening: Evening) -> None:
        seated: set[UserId] = set()
        tables = []
        for number, group in enumerate(await self._tables.groups(evening)):
            try:
                record = await self._tables.open(evening, number, group)
            except ServiceError as refused:
                _LOG.info("evening %d: a table was refused: %s", evening.id, refused.label)
                continue
            tables.append(record.id)
            seated.update(holder.user for holder in record.people if holder.user is not None)
            if record.rotation is not None:
                seated.update(one.user for one in record.rotation.waiting)
        guests = tuple(_noted(guest, seated) for guest in evening.guests)
        await self._next(
            evening,
            stage=EveningStage.BEGUN,
            guests=guests,
            tables=tuple(tables),
            wanted=Post.BEGUN,
            content=evening.content + 1,
        )

    async def _next(self, evening: Evening, *following: Evening, **changes: Any) -> Evening:
        """Commit the next revision, and the one that follows in the series.

        Raises:
            StaleChange: somebody has changed it meanwhile.
        """
        later = await self.agenda.commit(revised(evening, **changes), *following)
        if following:
            self.agenda.wake()
        return later


def _noted(guest: Guest, seated: Collection[UserId]) -> Guest:
    has_seat = guest.answer is not GuestAnswer.COMES or guest.user in seated
    return structs.replace(guest, has_seat=has_seat)
