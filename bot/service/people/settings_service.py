"""Service for the settings of users: notifications, quiet hours and the display of cards."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from msgspec import structs

from bot.service.change import Change
from bot.service.clocks.calendars import LONGEST_QUIET, MINUTES_A_DAY, problems_of
from bot.service.clocks.zones import named
from bot.service.concurrency import retried, revised
from bot.service.errors import CalendarImpossible, SettingsChanged
from bot.service.ids import UserId
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.service.ports import Clock, Store

USUAL_NIGHT: Final = 10 * 60
"""The length of quiet hours in minutes when only their beginning is given."""

Edit = Callable[[PlayerSettings], dict[str, Any]]


def _after_own_cards(now: PlayerSettings, style: HandStyle) -> dict[str, Any]:
    """End what would hide the chosen style: text only, and a compact hand."""
    return {
        "text_only": now.text_only and style is HandStyle.WORDS,
        "compact": now.compact and style is not HandStyle.PICTURE,
    }


_FOLLOWING: Final[dict[str, Callable[[PlayerSettings, Any], dict[str, Any]]]] = {
    # Direct messages are tried again, even if they were refused before.
    "notify": lambda _now, _where: {"direct_closed": False},
    "own_cards": _after_own_cards,
    # Explanations that are turned on again begin at the beginning.
    "has_lessons": lambda now, is_on: {"lessons": ()} if is_on and not now.has_lessons else {},
}
"""What follows from the choice of a field."""


@dataclass(eq=False, repr=False)
class SettingsService:
    """Service for the settings of each user, for all tables in all servers. Choosing the same twice changes nothing."""

    _store: Store
    _clock: Clock
    _recount: Callable[[UserId], Awaitable[None]]
    _wake: Callable[[], None]

    async def of(self, user: UserId) -> PlayerSettings:
        """Return the settings of this user; defaults where nothing was chosen."""
        return await self._store.player(user)

    async def choose(self, user: UserId, **chosen: Any) -> PlayerSettings:
        """Set these fields of the settings, and what follows from them."""

        def edited(now: PlayerSettings) -> dict[str, Any]:
            changes = dict(chosen)
            for field, value in chosen.items():
                if field in _FOLLOWING:
                    changes |= _FOLLOWING[field](now, value)
            return changes

        return await self._change(user, edited)

    async def direct_refused(self, user: UserId) -> PlayerSettings:
        """Store that this user accepts no direct messages, until they choose ``notify`` again."""
        return await self._change(user, lambda now: {"direct_closed": now.notify is Notify.DIRECT})

    async def zone(self, user: UserId, zone: str) -> PlayerSettings:
        """Set the time zone of this user; empty for UTC.

        Raises:
            CalendarImpossible: the zone is unknown.
        """
        known = named(zone)
        return await self._change(user, lambda _: {"zone": zone if known is None else known.name})

    async def quiet_from(self, user: UserId, minute: int | None) -> PlayerSettings:
        """Set the beginning of the quiet hours, keeping their end if possible; None removes them.

        Raises:
            CalendarImpossible
        """

        def edited(now: PlayerSettings) -> dict[str, Any]:
            if minute is None:
                return {"quiet": None}
            until = (minute + USUAL_NIGHT) % MINUTES_A_DAY
            if now.quiet is not None and 0 < (now.quiet[1] - minute) % MINUTES_A_DAY <= LONGEST_QUIET:
                until = now.quiet[1]
            return {"quiet": (minute, until)}

        return await self._change(user, edited)

    async def quiet_until(self, user: UserId, minute: int) -> PlayerSettings:
        """Set the end of the quiet hours, if there are any.

        Raises:
            CalendarImpossible
        """
        return await self._change(
            user, lambda now: {} if now.quiet is None else {"quiet": (now.quiet[0], minute)}
        )

    async def days_off(self, user: UserId, days: Collection[int]) -> PlayerSettings:
        """Set the weekdays on which the clock rests, 0 for Monday.

        Raises:
            CalendarImpossible
        """
        return await self._change(user, lambda _: {"days_off": tuple(sorted(set(days)))})

    async def lesson_given(self, user: UserId, lesson: str) -> PlayerSettings:
        """Store that a lesson was given."""
        return await self._change(
            user, lambda now: {} if lesson in now.lessons else {"lessons": (*now.lessons, lesson)}
        )

    @retried(SettingsChanged)
    async def _change(self, user: UserId, edit: Edit) -> PlayerSettings:
        now = await self._store.player(user)
        edited = structs.replace(now, **edit(now))
        if edited == now:
            return now
        for problem in problems_of(edited.calendar):
            raise CalendarImpossible(problem=problem.value)
        later = revised(edited)
        has_new_hours = edited.calendar != now.calendar
        if has_new_hours:
            # The time used so far counts by the old calendar: a change of calendar gives no time back.
            await self._recount(user)
        await self._store.commit(Change(at=self._clock.now(), documents=(later,)))
        if has_new_hours:
            await self._recount(user)
        self._wake()
        return later
