"""What is known of a table besides its cards: who sits where, where it lives, how far it has come."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, UserId


class Person(Struct, frozen=True):
    """A human as the Discord side names him at this moment."""

    user: UserId
    name: str


class SeatHolder(Struct, frozen=True):
    """Who holds a seat: a human (``user``) or a computer (``computer`` is its level); never both."""

    seat: Seat
    name: str
    user: UserId | None = None
    computer: str | None = None
    joined: int = 0
    """Counts upwards in the order in which the seats were taken."""

    @property
    def is_computer(self) -> bool:
        """Whether no human sits here."""
        return self.computer is not None


class TableStatus(StrEnum):
    """The life of a table, in this order; CANCELLED may follow LOBBY or PLAYING."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"


OPEN = frozenset({TableStatus.LOBBY, TableStatus.PLAYING})
"""The tables at which something can still happen."""


class TableRecord(Struct, frozen=True):
    """A table's public facts. Cards are elsewhere: in a ``SeatView`` or a ``TableView``."""

    id: TableId
    guild: GuildId
    channel: ChannelId
    """The channel where the table was made; its board falls back to it when the thread is gone."""
    title: str
    status: TableStatus
    host: UserId
    rules: RuleSet
    seats: tuple[SeatHolder, ...]
    """The taken seats, in seat order."""
    created: datetime
    turn_since: datetime
    """Since when the match waits for whoever must act now (in the lobby: since the table was made)."""
    thread: ChannelId | None = None
    board_message: MessageId | None = None
    version: int = 0
    """How many actions the match has seen. Moves name the version they were made for."""
    revision: int = 0
    """How many changes the record has seen, lobby and place included: what concurrent writers compare."""
    told: int = 0
    """Up to which version the public play lines have been handed to the outbox."""
    turn: str = ""
    """Names the turn the table waits for: round, turn and who must act. Empty while nobody must."""
    turn_version: int = 0
    """The version with which that turn began."""
    board_version: int = 0
    """The version the table had when its board message was posted."""
    preset: str = ""
    """The preset the rules were made from; empty where nobody wrote it down."""
    house_rule: str = ""
    """The name that the server's house rule had when the table was made; empty for a preset as it is."""

    @property
    def board_is_old(self) -> bool:
        """Whether a new turn began since the board was posted: the moment to look whether it is out of sight."""
        return self.board_version < self.turn_version

    @property
    def place(self) -> ChannelId:
        """Where the board and the pings go."""
        return self.channel if self.thread is None else self.thread

    @property
    def is_open(self) -> bool:
        """Whether something can still happen at this table."""
        return self.status in OPEN

    @property
    def people(self) -> tuple[SeatHolder, ...]:
        """The seats held by humans."""
        return tuple(holder for holder in self.seats if not holder.is_computer)

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat this user holds, if any."""
        return next((holder.seat for holder in self.seats if holder.user == user), None)

    def holder_of(self, seat: Seat) -> SeatHolder | None:
        """Who holds this seat, or None while it is free."""
        return next((holder for holder in self.seats if holder.seat == seat), None)

    def name_of(self, seat: Seat) -> str:
        """The name to show for a taken seat; empty for a free one."""
        holder = self.holder_of(seat)
        return "" if holder is None else holder.name

    @property
    def seat_count(self) -> int:
        """How many seats the rules give this table."""
        return self.rules.deal.seat_count

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """The seats nobody holds, lowest first."""
        taken = {holder.seat for holder in self.seats}
        return tuple(Seat(number) for number in range(self.seat_count) if Seat(number) not in taken)
