"""The table before the match: who sits where, with whom, and when it begins."""

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.service.record import Person, TableRecord


class LobbyService:
    """Makes tables and fills their seats.

    Every method that takes a ``key`` is idempotent by it: the same interaction twice changes nothing the second time
    and answers with the table as it is. Whoever is seated may add and remove computers and start; only the host or
    somebody who administers the server may cancel.
    """

    async def create(
        self, host: Person, *, guild: GuildId, channel: ChannelId, rules: RuleSet, title: str = "", key: str
    ) -> TableRecord:
        """A new table; the host takes the first seat."""
        raise NotImplementedError

    async def join(
        self, table: TableId, person: Person, *, seat: Seat | None = None, key: str
    ) -> TableRecord:
        """Take a seat, the first free one unless a seat is named.

        Raises:
            AlreadySeated, SeatTaken, NoSuchSeat, TableFull, AlreadyStarted, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def leave(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Stand up before the start. A host who leaves hands the table to whoever joined next; the last human
        to leave cancels it.

        Raises:
            NotSeated, AlreadyStarted, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def choose_seat(self, table: TableId, user: UserId, seat: Seat, *, key: str) -> TableRecord:
        """Move to another seat (partners sit opposite each other). A computer there changes places.

        Raises:
            NotSeated, SeatTaken, NoSuchSeat, AlreadyStarted, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def add_computer(
        self, table: TableId, actor: UserId, *, seat: Seat | None = None, level: str = "steady", key: str
    ) -> TableRecord:
        """Let a computer fill a seat, the first free one unless a seat is named.

        Raises:
            NotSeated, SeatTaken, NoSuchSeat, TableFull, UnknownLevel, AlreadyStarted, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def remove_computer(
        self, table: TableId, actor: UserId, *, seat: Seat | None = None, key: str
    ) -> TableRecord:
        """Send a computer away, the one that came last unless a seat is named.

        Raises:
            NotSeated, NoComputerThere, AlreadyStarted, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def start(self, table: TableId, actor: UserId, *, key: str) -> TableRecord:
        """Begin the match; the first round is dealt at once, as a deadline.

        Raises:
            NotSeated, SeatsMissing, AlreadyStarted, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def cancel(self, table: TableId, actor: UserId, *, is_admin: bool = False, key: str) -> TableRecord:
        """Give the table up, before or during the match.

        Raises:
            NotHost, TableClosed, TableNotFound
        """
        raise NotImplementedError

    async def set_place(self, table: TableId, *, thread: ChannelId | None) -> TableRecord:
        """The table lives in this thread now, or in its channel (None). The board is to be posted anew there."""
        raise NotImplementedError

    async def set_board(self, table: TableId, message: MessageId | None, *, version: int) -> TableRecord:
        """This message is the board now; ``version`` is the one it was posted with."""
        raise NotImplementedError
