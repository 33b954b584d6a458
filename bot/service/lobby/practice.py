"""Practice: private matches of one person against computers, with nobody to wait for and nothing posted."""

from dataclasses import dataclass
from random import Random
from typing import Final

from msgspec import structs

from bot.canasta.resample import resampled_position
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.service.clocks.terms import NextRound, Terms
from bot.service.deals.deal_codes import deal_of
from bot.service.errors import NotSeated
from bot.service.history.replays import Replays
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.lobby.creation import CreationService
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.computers import Levels
from bot.service.matches.play import PlayService
from bot.service.matches.record import OPEN, Person, TableRecord, TableStatus
from bot.service.ports import Entropy, Store

PRACTICE_TERMS: Final = Terms(
    relaxed_reminders=(), question_hours=0, next_round=NextRound.WHEN_READY, take_back=True, hints=True
)
"""No clock, no reminders; what was laid down can be taken back, and hints are given."""


@dataclass(eq=False, repr=False)
class PracticeService:
    """The practice matches of people, at most one in each server; it shows nobody else's."""

    _store: Store
    _creation: CreationService
    _lobby: LobbyService
    _play: PlayService
    _levels: Levels
    _entropy: Entropy
    _replays: Replays

    async def current(self, user: UserId, guild: GuildId) -> TableRecord | None:
        """Return the practice match that this person is playing in a server."""
        tables = await self._store.tables(guild=guild, user=user, statuses=OPEN)
        return next((record for record in tables if record.is_practice), None)

    async def begin_at(
        self,
        person: Person,
        guild: GuildId,
        channel: ChannelId,
        before: TableRecord,
        view: SeatView,
        *,
        key: str,
    ) -> TableRecord:
        """Go on from what a seat saw at another table, in its place and against computers, until the round is over.

        Cards that the seat could not see are dealt anew, so that nothing is told of those that others really held.
        """
        chosen = _until_over(before, view.table.round)
        position = resampled_position(view, Random(self._entropy.secret()))
        return await self.begin(person, guild, channel, chosen, key=key, seat=view.seat, position=position)

    async def begin_deal(
        self, person: Person, guild: GuildId, channel: ChannelId, code: str, level: str, *, key: str
    ) -> TableRecord:
        """Play the deal of a code against computers, in place of a practice match that is still in play.

        Raises:
            UnknownDeal, UnknownLevel
        """
        deal = await deal_of(self._replays, code)
        chosen = _until_over(deal.record, deal.round)
        return await self.begin(
            person, guild, channel, chosen, level, key=key, seat=deal.seat, position=deal.position
        )

    async def begin_again(
        self, person: Person, guild: GuildId, channel: ChannelId, before: TableRecord, *, key: str
    ) -> TableRecord:
        """Go on once more from where a practice match began that is over, with the same cards.

        Raises:
            NotSeated
        """
        deal, seat = await self._store.deal(before.id, 1), before.seat_of(person.user)
        if deal is None or seat is None:
            raise NotSeated(table=before.id)
        chosen = ChosenRules(before.rules, before.preset, before.house_rule)
        return await self.begin(person, guild, channel, chosen, key=key, seat=seat, position=deal.secret)

    async def begin(
        self,
        person: Person,
        guild: GuildId,
        channel: ChannelId,
        chosen: ChosenRules,
        level: str | None = None,
        *,
        key: str,
        seat: Seat = Seat(0),  # noqa: B008 - a number
        position: bytes = b"",
    ) -> TableRecord:
        """Begin a practice match against computers of this level, in place of one that is still in play.

        The first round is dealt unless there is a ``position``, and computers that come first have played, as far as
        that takes no longer than a moment.

        Raises:
            UnknownLevel
        """
        earlier = await self.current(person.user, guild)
        record = await self._creation.create(
            person,
            guild=guild,
            channel=channel,
            chosen=structs.replace(chosen, terms=PRACTICE_TERMS),
            computers=self._levels.chosen(level),
            is_practice=True,
            seat=seat,
            position=position,
            key=key,
        )
        if earlier is not None and earlier.id != record.id:
            await self._lobby.cancel(earlier.id, person.user, key=f"{key}-over")
        if record.status is TableStatus.LOBBY:
            record = await self._lobby.start(record.id, person.user, key=f"{key}-start")
        await self._play.go_on(record)
        return record


def _until_over(before: TableRecord, number: int) -> ChosenRules:
    """Return the rules of a table for a match that is over with the round of this number."""
    end = structs.replace(before.rules.end, round_count=number)
    return ChosenRules(structs.replace(before.rules, end=end), before.preset, before.house_rule)
