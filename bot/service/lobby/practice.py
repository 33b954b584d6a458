"""Practice: private matches of one person against computers, with nobody to wait for and nothing posted."""

from typing import Final

from bot.service.clocks.terms import NextRound, Terms
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.lobby.creation import CreationService
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.play import PlayService
from bot.service.matches.record import OPEN, Person, TableRecord, TableStatus
from bot.service.ports import Store

PRACTICE_TERMS: Final = Terms(
    relaxed_reminders=(), question_hours=0, next_round=NextRound.WHEN_READY, take_back=True, hints=True
)
"""No clock, no reminders; what was laid down can be taken back, and hints are given."""


class PracticeService:
    """The practice matches of people, at most one in each server; it shows nobody else's."""

    def __init__(
        self, store: Store, creation: CreationService, lobby: LobbyService, play: PlayService
    ) -> None:
        self._store = store
        self._creation = creation
        self._lobby = lobby
        self._play = play

    async def current(self, user: UserId, guild: GuildId) -> TableRecord | None:
        """Return the practice match that this person is playing in a server."""
        tables = await self._store.tables(guild=guild, user=user, statuses=OPEN)
        return next((record for record in tables if record.is_practice), None)

    async def begin(
        self, person: Person, guild: GuildId, channel: ChannelId, chosen: ChosenRules, level: str, *, key: str
    ) -> TableRecord:
        """Begin a practice match against computers of this level, in place of one that is still in play.

        The first round is dealt, and computers that come first have played, as far as that takes no longer than a moment.

        Raises:
            UnknownLevel
        """
        earlier = await self.current(person.user, guild)
        record = await self._creation.create(
            person,
            guild=guild,
            channel=channel,
            rules=chosen.rules,
            preset=chosen.preset,
            house_rule=chosen.house_rule,
            terms=PRACTICE_TERMS,
            computers=level,
            is_practice=True,
            key=key,
        )
        if earlier is not None and earlier.id != record.id:
            await self._lobby.cancel(earlier.id, person.user, key=f"{key}-over")
        if record.status is TableStatus.LOBBY:
            record = await self._lobby.start(record.id, person.user, key=f"{key}-start")
        await self._play.go_on(record)
        return record
