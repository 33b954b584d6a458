"""Posting of the daily deals when they fall due, once a day in each server that wants them. Then, too, the message of
the deal before gets its answer.
"""

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from operator import attrgetter
from typing import Final, Protocol

from msgspec.structs import replace

from bot.service.agenda import Agenda
from bot.service.concurrency import retried, revised
from bot.service.daily.house_deals import HouseDeals
from bot.service.daily.positions import DailyPosition, position_in
from bot.service.daily.schedule import DailySchedule, HouseDeal, next_due
from bot.service.daily.voting import DailyResult, result_of
from bot.service.errors import DailyDealOver, SettingsChanged
from bot.service.ids import MessageId
from bot.service.ports import Clock, RecipientGone, Store, Timers, TryLater, Work

_LOG = logging.getLogger(__name__)

_LATEST: Final = timedelta(hours=6)
"""The time after which a deal that could not be posted is left out: the next one comes soon enough."""


class DailyPoster(Protocol):
    """The sender of daily deals."""

    async def post(
        self,
        schedule: DailySchedule,
        day: int,
        position: DailyPosition,
        last: DailyResult | None,
        *,
        is_again: bool,
    ) -> MessageId:
        """Post the deal of a day with the result of the one before. ``is_again``: an earlier try may have posted it.

        Raises:
            RecipientGone: it cannot be posted there.
            TryLater: try again later.
        """

    async def show_answer(
        self, schedule: DailySchedule, position: DailyPosition, result: DailyResult
    ) -> bool:
        """Edit the message of the last deal, so that it shows the answer and has no buttons; return False if it was
        deleted. Doing it twice does no harm.

        Raises:
            RecipientGone: it cannot be edited there.
            TryLater: try again later.
        """


class DailyPosts:
    """The posting of daily deals. The schedule is written before and after, so that a crash leaves no second message.

    Votes are over before the answer is shown, and it is shown before the next deal is posted. A process that dies on the
    way leaves the message noted, and the answer is shown again. Where the message or its channel is gone, or the bot may
    not edit it, the answer is left out; what people voted is told with the next deal all the same.
    """

    _poster: DailyPoster
    """Given to ``open``, before which there is no work."""

    def __init__(self, store: Store, clock: Clock, timers: Timers, house_deals: HouseDeals) -> None:
        self._store = store
        self._clock = clock
        self._house_deals = house_deals
        self.agenda = Agenda(
            "daily deals",
            Work.DAILY,
            store,
            clock,
            timers,
            next_due=partial(store.next_due, DailySchedule),
            due=self._due,
            carry_out=self._carry_out,
            thing="the daily deal of server {.guild}",
        )

    def open(self, poster: DailyPoster) -> None:
        """Post deals that are due, and others from now on."""
        self._poster = poster
        self.agenda.open()

    async def _due(self, now: datetime) -> Sequence[DailySchedule]:
        """Return the schedules whose deal is due. Deals of Classic are there at once, and do not wait for others to be
        found.
        """
        return sorted(await self._store.due(DailySchedule, now), key=attrgetter("is_by_house_rule"))

    async def _carry_out(self, due: DailySchedule) -> None:
        schedule = due if due.message is None else await self._with_answer_shown(due)
        if schedule.due is None or schedule.due > self._clock.now():
            return  # an admin has chosen another hour meanwhile
        if schedule.channel is None:
            await self._go_on(schedule, None)
        else:
            await self._post(schedule)

    async def _with_answer_shown(self, schedule: DailySchedule) -> DailySchedule:
        """Show the answer to the last deal in its message, as far as that is possible.

        Raises:
            StaleChange, TryLater
        """
        over = schedule
        if not schedule.is_over:
            over = await self.agenda.commit(revised(schedule, is_over=True))
        if not (await self._store.guild_settings(schedule.guild)).is_gone:
            await self._show_answer(over)
        return await self._without_message(over)

    async def _show_answer(self, schedule: DailySchedule) -> None:
        try:
            position = position_in(schedule, schedule.day)
            result = await self._result(schedule, position)
            if not await self._poster.show_answer(schedule, position, result):
                _LOG.info("the last daily deal of server %d was deleted", schedule.guild)
        except TryLater:
            raise
        except (DailyDealOver, RecipientGone) as why:
            _LOG.warning(
                "the last daily deal of server %d gets no answer: %s", schedule.guild, type(why).__name__
            )
        except Exception:  # noqa: BLE001 - logged; the next deal is posted all the same
            _LOG.exception("the answer to the daily deal of server %d failed", schedule.guild)

    @retried(SettingsChanged)
    async def _without_message(self, schedule: DailySchedule) -> DailySchedule:
        """Note that the message of the last deal needs nothing any more."""
        now = await self._store.daily(schedule.guild)
        if now.message != schedule.message:
            return now
        return await self.agenda.commit(revised(now, message=None, place=None))

    async def _post(self, schedule: DailySchedule) -> None:
        assert schedule.due is not None
        now, day = self._clock.now(), schedule.due.toordinal()
        is_too_late = now - schedule.due > _LATEST
        if is_too_late:
            _LOG.info(
                "the daily deal of server %d was left out: it was due at %s", schedule.guild, schedule.due
            )
        if is_too_late or (await self._store.guild_settings(schedule.guild)).is_gone:
            await self._go_on(schedule, None)
            return
        begun = schedule
        if not schedule.is_begun:
            begun = schedule.with_house_deal(await self._house_deal(schedule, day))
            begun = await self.agenda.commit(revised(begun, is_begun=True))
        last, message = await self._last_result(begun), None
        try:
            position = position_in(begun, day)
            message = await self._poster.post(begun, day, position, last, is_again=schedule.is_begun)
        except TryLater:
            raise
        except RecipientGone as gone:
            _LOG.warning("the daily deal of server %d was given up: %s", schedule.guild, type(gone).__name__)
        except Exception:  # noqa: BLE001 - logged; the next day has another one
            _LOG.exception("the daily deal of server %d failed", schedule.guild)
        await self._go_on(begun, message)

    async def _house_deal(self, schedule: DailySchedule, day: int) -> HouseDeal | None:
        """Return the deal of a day for the server's house rule; None if it is to be Classic's.

        Raises:
            TryLater
        """
        if not schedule.is_by_house_rule:
            return None
        try:
            return await self._house_deals.find(schedule.guild, day, lambda: self.agenda.is_open)
        except TryLater:
            raise
        except Exception:  # noqa: BLE001 - logged; the members get the deal of Classic
            _LOG.exception("the search for a daily deal of server %d failed", schedule.guild)
            return None

    async def _last_result(self, schedule: DailySchedule) -> DailyResult | None:
        """Return the votes on the last deal; None if nobody voted, or if it cannot be read any more."""
        try:
            result = await self._result(schedule, position_in(schedule, schedule.day))
        except DailyDealOver:
            return None
        return result if result.votes else None

    async def _result(self, schedule: DailySchedule, position: DailyPosition) -> DailyResult:
        """Return the votes on the last deal, with the names of those who take part in what the server shows."""
        votes = await self._store.daily_votes(schedule.guild, schedule.day)
        named = await self._store.participants(schedule.guild, [vote.user for vote in votes])
        return result_of(position, schedule.day, votes, named)

    @retried(SettingsChanged)
    async def _go_on(self, schedule: DailySchedule, message: MessageId | None) -> None:
        """Note the message that was posted, if any, and set when the next deal is due."""
        assert schedule.due is not None
        day = schedule.due.toordinal()
        now = await self._store.daily(schedule.guild)
        later = revised(now, is_begun=False)
        if message is not None:
            later = replace(
                later, day=day, before=now.day, message=message, place=schedule.channel, is_over=False
            )
        if now.channel is None:
            # Turned off: what was posted meanwhile still gets its answer.
            due = next_due(now.hour, self._clock.now(), day) if message is not None else None
            later = replace(later, due=due)
        elif now.due == schedule.due:
            later = replace(later, due=next_due(now.hour, self._clock.now(), day))
        elif now.due is not None:
            # An admin has chosen another hour meanwhile.
            later = replace(later, due=next_due(now.hour, self._clock.now(), later.day))
        await self.agenda.commit(later)
