"""Messages that invite people to a table before its match."""

import logging
from dataclasses import dataclass

from bot.service.delivery.notices import Delivery, InvitationCall, PlayersCall
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import Notify, PlayerSettings
from bot.service.people.settings_service import SettingsService
from bot.service.ports import RecipientGone
from bot.ui.delivery.posting import Posts
from bot.ui.lobby.inviting import direct_invitation_message, invitation_message, players_call_message
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import personal_texts
from bot.ui.toolkit.channels import Channels, DirectMessagesRefused

_log = logging.getLogger(__name__)


@dataclass
class Inviter:
    """Poster of invitations, and of calls of all members who want to be called."""

    channels: Channels
    posts: Posts
    settings: SettingsService
    texts: Texts

    async def invite(self, notice: InvitationCall, record: TableRecord, delivery: Delivery) -> None:
        """Invite a person where they want to be called, unless they sit there by now or no seat is free.

        Who wants no calls is named at the table without being notified.

        Raises:
            Replaced, RecipientGone, TryLater
        """
        if record.seat_of(notice.user) is not None or not _waits(record):
            return
        settings = await self.settings.of(notice.user)
        if settings.notify is Notify.DIRECT and not settings.direct_closed:
            try:
                await self._write(notice, record, settings, delivery)
            except DirectMessagesRefused:
                _log.info("table %s: direct messages of user %s are closed", record.id, notice.user)
                await self.settings.direct_refused(notice.user)
            except RecipientGone:
                _log.info("table %s: user %s could not be written to", record.id, notice.user)
            else:
                return
        ping = None if settings.notify is Notify.NEVER else notice.user
        message = invitation_message(self.texts, record, notice.user, notice.by)
        await self.posts.post(delivery, record, message, ping=ping, silent=ping is None)

    async def _write(
        self, notice: InvitationCall, record: TableRecord, settings: PlayerSettings, delivery: Delivery
    ) -> None:
        server = self.channels.guild_name(record.guild)
        message = direct_invitation_message(personal_texts(settings, self.texts), record, server, notice.by)
        await self.posts.write(delivery, record, notice.user, message)

    async def call_players(self, notice: PlayersCall, record: TableRecord, delivery: Delivery) -> None:
        """Mention the role of those who want to be called in the table's channel, unless no seat is free by now.

        Raises:
            Replaced, RecipientGone, TryLater
        """
        if _waits(record):
            message = players_call_message(self.texts, record, notice.role)
            await self.posts.post(delivery, record, message, place=record.channel, role=notice.role)


def _waits(record: TableRecord) -> bool:
    return record.status is TableStatus.LOBBY and bool(record.open_seats)
