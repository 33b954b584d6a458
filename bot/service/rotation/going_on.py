"""The next match of a rotation, which opens by itself when one is over, and begins when everybody is there."""

from __future__ import annotations

import logging
from contextlib import suppress

from bot.service.errors import AlreadyStarted, NotSeated, SeatsMissing, TableClosed, TooManyOpenTables
from bot.service.ids import TableId
from bot.service.lobby.creation import CreationService
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.record import TableStatus
from bot.service.matches.tables import Tables
from bot.service.rotation.progress import all_sit

_LOG = logging.getLogger(__name__)


class RotationMatches:
    """The opening of next matches, which can be repeated: each step has a key of its own."""

    def __init__(self, tables: Tables, creation: CreationService, lobby: LobbyService) -> None:
        self._tables = tables
        self._creation = creation
        self._lobby = lobby

    async def open_next(self, table: TableId) -> bool:
        """Open the match after the one at this table, and begin it unless somebody of it is absent; then it waits for a
        person to start it. Where the server may have no more tables, the button below the result opens it later.

        Return False: once it is done, nothing is left to do.
        """
        key = f"next-match-{table}"
        try:
            opened = await self._creation.open_next_match(table, key=key)
        except TooManyOpenTables:
            _LOG.info("the match after that of table %d was not opened: too many tables", table)
            return False
        if opened is None or opened.status is not TableStatus.LOBBY:
            return False
        if all_sit((await self._tables.get(table)).record, opened):
            # Somebody may have been faster, or may have left the seat.
            with suppress(AlreadyStarted, TableClosed, SeatsMissing, NotSeated):
                await self._lobby.start(opened.id, opened.host, key=f"{key}-start")
        return False
