"""What people choose for themselves: where they are called, when their clock rests, how cards are shown to them."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from msgspec import structs

from bot.service.change import Change, PlayerWrite
from bot.service.clocks.calendars import LONGEST_QUIET, MINUTES_A_DAY, problems_of
from bot.service.clocks.zones import named
from bot.service.errors import CalendarImpossible, SettingsChanged
from bot.service.ids import UserId
from bot.service.matches.retrying import until_written
from bot.service.people.preferences import Notify, PlayerSettings
from bot.service.ports import Clock, Store

USUAL_NIGHT: Final = 10 * 60
"""How long quiet hours are when only their beginning is said."""

Edit = Callable[[PlayerSettings], dict[str, Any]]


class SettingsService:
    """Keeps what each person has chosen, for all tables in all servers. Choosing the same twice changes nothing."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        recount: Callable[[UserId], Awaitable[None]],
        wake: Callable[[], None],
    ) -> None:
        """``recount`` stops the running clocks of a person as of now and starts them again."""
        self._store = store
        self._clock = clock
        self._wake = wake
        self._recount = recount

    async def of(self, user: UserId) -> PlayerSettings:
        """What this person has chosen; the usual where nothing was."""
        return await self._store.player(user)

    async def notify(self, user: UserId, notify: Notify) -> PlayerSettings:
        """Where to call this person. Direct messages are tried anew, even if they were refused before."""
        return await self._change(user, lambda _: {"notify": notify, "direct_closed": False})

    async def direct_refused(self, user: UserId) -> PlayerSettings:
        """Remember that this person takes no direct messages, until the choice is made anew."""
        return await self._change(user, lambda now: {"direct_closed": now.notify is Notify.DIRECT})

    async def zone(self, user: UserId, zone: str) -> PlayerSettings:
        """Where this person lives; empty for UTC.

        Raises:
            CalendarImpossible: nobody knows this zone.
        """
        known = named(zone)
        return await self._change(user, lambda _: {"zone": zone if known is None else known.name})

    async def quiet_from(self, user: UserId, minute: int | None) -> PlayerSettings:
        """When the quiet hours begin; their end stays where it can, and None ends them altogether.

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
        """When the quiet hours end, if there are any.

        Raises:
            CalendarImpossible
        """
        return await self._change(
            user, lambda now: {} if now.quiet is None else {"quiet": (now.quiet[0], minute)}
        )

    async def days_off(self, user: UserId, days: Collection[int]) -> PlayerSettings:
        """The weekdays on which the clock rests, 0 for Monday.

        Raises:
            CalendarImpossible
        """
        return await self._change(user, lambda _: {"days_off": tuple(sorted(set(days)))})

    async def showing(
        self, user: UserId, *, confirm_discard: bool, text_only: bool, four_colours: bool, spaced: bool
    ) -> PlayerSettings:
        """How cards are shown to this person, and whether a discard is asked about."""
        chosen = {
            "confirm_discard": confirm_discard,
            "text_only": text_only,
            "four_colours": four_colours,
            "spaced": spaced,
        }
        return await self._change(user, lambda _: chosen)

    async def _change(self, user: UserId, edit: Edit) -> PlayerSettings:
        async def attempt() -> PlayerSettings:
            now = await self._store.player(user)
            edited = structs.replace(now, **edit(now))
            if edited == now:
                return now
            for problem in problems_of(edited.calendar):
                raise CalendarImpossible(problem=problem.value)
            later = structs.replace(edited, revision=now.revision + 1)
            has_new_hours = edited.calendar != now.calendar
            if has_new_hours:
                # What has run so far counts by the old calendar: nobody gets time back by changing it.
                await self._recount(user)
            await self._store.commit(Change(at=self._clock.now(), players=(PlayerWrite(later),)))
            if has_new_hours:
                await self._recount(user)
            self._wake()
            return later

        return await until_written(attempt, SettingsChanged())
