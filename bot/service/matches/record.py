"""What is known of a table besides its cards: who sits where, where it lives, how far it has come."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.service.clocks.terms import Terms
from bot.service.deals.coming_deal import ComingDeal
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
    since: int = 0
    """The version of the match with which this holder took the seat: what was private before is not his."""
    stand_in: str | None = None
    """The level of the computer that plays for this human."""
    one_turn: bool = False
    """The computer plays only until this turn is over."""
    stood_in: int = 0
    """How many turns a computer has played for this human."""
    missed: int = 0
    """How many of his turns in a row ran out of time."""
    is_gone: bool = False
    """This human has left the server or deleted the account."""

    @property
    def is_computer(self) -> bool:
        """Whether no human sits here."""
        return self.computer is not None

    @property
    def player(self) -> str | None:
        """The level of the computer that acts for this seat now; None when its human does."""
        return self.computer or self.stand_in

    @property
    def is_absent(self) -> bool:
        """Whether this is a human whose turns are not his own until he is back."""
        return self.is_gone or (self.stand_in is not None and not self.one_turn)


class Tenure(Struct, frozen=True, omit_defaults=True):
    """Somebody held this seat before: the history keeps his name."""

    seat: Seat
    name: str
    user: UserId | None
    upto: int
    """The last version of the match in his time."""
    round: int = 0
    """The round of that version; 0 where it was between two rounds, or nobody wrote it down."""
    stood_in: int = 0
    """How many turns a computer played for him."""
    mark: bytes = b""
    """Knows somebody again who was forgotten, until the round of that version ends (``bot.service.people.erased_holders``)."""


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """What time a seat has and has used, in seconds, as of the moment when its clock last stopped."""

    turn: str = ""
    """The turn that ``allotted``, ``spent`` and ``reminded`` belong to, as in ``TableRecord.turn``."""
    allotted: int | None = None
    """For that turn; None without a clock."""
    spent: int = 0
    reminded: int = 0
    """How many reminders of that turn have been sent."""
    bank: int | None = None
    """What the bank of the match held after the last own turn; None before the first."""
    vacation: int = 0
    """What was taken of the vacation of this match."""


class RunningClock(Struct, frozen=True, omit_defaults=True):
    """Whose time runs, and since when."""

    seat: Seat
    since: datetime
    is_answer: bool = False
    """It is the time to answer partner's question."""
    is_called: bool = True
    """Whether the player has been called; False while quiet hours keep the ping waiting."""
    on_vacation: bool = False
    """The time has run out, and vacation is being taken."""
    has_run_out: bool = False
    """The time has run out, and the others decide."""


AGREED, BY_ADMIN, ALONE, REMOVED = "agreed", "admin", "alone", "removed"
"""Why a match rests: everybody agreed, an admin said so, all people have left, the bot was removed from the server."""


class Pause(Struct, frozen=True):
    """The match rests: nobody may move, no clock runs, nobody is called."""

    since: datetime
    why: str
    """``AGREED``, ``BY_ADMIN``, ``ALONE`` or ``REMOVED``."""
    by: UserId | None = None


OVER = "over"
"""Stands for the turn of a message that was to be taken away, and could not be."""


class Ping(Struct, frozen=True):
    """The message that called somebody to his turn; it is taken away when the turn is."""

    turn: str
    """As in ``TableRecord.turn``, or ``OVER``."""
    place: ChannelId
    message: MessageId
    user: UserId | None = None
    """Whom it calls; None where it asks the others to decide."""
    notice: str = ""
    """Names the notice that was told by it: one that is told again after trouble is found to be done."""


class SeatOffer(Struct, frozen=True):
    """A seat somebody wants to hand over: to one person, or to anybody."""

    seat: Seat
    by: UserId
    to: UserId | None = None


class Reservation(Struct, frozen=True):
    """A seat of a rematch that is kept for who sat there."""

    seat: Seat
    user: UserId
    name: str


class TableStatus(StrEnum):
    """The life of a table, in this order; CANCELLED may follow LOBBY or PLAYING."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"


OPEN = frozenset({TableStatus.LOBBY, TableStatus.PLAYING})
"""The tables at which something can still happen."""

TOLD = OPEN | {TableStatus.FINISHED}
"""The tables of which something is worth telling: also how a match has ended."""


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
    """Since when the match waits for the player who must act now (in the lobby: since the table was made)."""
    thread: ChannelId | None = None
    board_message: MessageId | None = None
    is_homeless: bool = False
    """The channel was deleted, and the people were told so."""
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
    terms: Terms = Terms()
    clocks: tuple[SeatClock, ...] = ()
    """The time of each seat, in seat order; empty until the match starts."""
    clock: RunningClock | None = None
    """Whose time runs now, if anybody's."""
    pause: Pause | None = None
    pause_wanted: tuple[Seat, ...] = ()
    """Who has asked for a pause, or for its end."""
    pings: tuple[Ping, ...] = ()
    """What calls people to the turn: one message, or one for each partner who is asked. Messages that could not be
    taken away when they were to go are here too, and go with these."""
    former: tuple[Tenure, ...] = ()
    """Who sat here before, oldest first."""
    offers: tuple[SeatOffer, ...] = ()
    resigning: tuple[Seat, ...] = ()
    """Who of a side has agreed to resign."""
    resigned: SideId | None = None
    """The side that gave the match up."""
    ready: tuple[Seat, ...] = ()
    """Who is ready for the next round."""
    reserved: tuple[Reservation, ...] = ()
    """Seats of a rematch that are kept."""
    returns_to: int = 0
    """The version before whatever was laid down in this turn and can still be taken back; 0 when nothing can."""
    rematch_of: TableId | None = None
    """The table whose people play once more here."""
    ordered: tuple[Seat, ...] = ()
    """Who has ordered how his next turn begins. Nobody is shown this, and only the owner what he ordered."""
    coming_deal: ComingDeal | None = None
    """What is published of the deal to come; None at a table that was made before such a thing was."""
    dealt_with: str = ""
    """The commitment of the running round's deal, if it was published before it."""
    answering: tuple[Seat, ...] = ()
    """Who has answered partner's question beforehand for the rest of the round. As secret as ``ordered``."""

    @property
    def board_is_old(self) -> bool:
        """Whether a new turn began since the board was posted: the moment to look whether it is out of sight."""
        return self.board_version < self.turn_version

    @property
    def living_pings(self) -> tuple[Ping, ...]:
        """What calls people to the turn that the table waits for."""
        return tuple(ping for ping in self.pings if ping.turn == self.turn)

    @property
    def round_waited_for(self) -> int:
        """The round of the turn that the table waits for; 0 while it waits for nobody."""
        return int(self.turn.partition(".")[0] or 0)

    @property
    def seats_waited_for(self) -> tuple[Seat, ...]:
        """Whom the table waits for, as its turn names them."""
        seats = self.turn.rpartition(".")[2]
        return tuple(Seat(int(seat)) for seat in seats.split("+")) if seats else ()

    @property
    def place(self) -> ChannelId:
        """Where the board and the pings go."""
        return self.channel if self.thread is None else self.thread

    @property
    def is_open(self) -> bool:
        """Whether something can still happen at this table."""
        return self.status in OPEN

    @property
    def is_alone(self) -> bool:
        """Whether nobody is left who plays himself."""
        return all(holder.is_absent for holder in self.people)

    @property
    def not_agreed(self) -> tuple[Seat, ...]:
        """Who plays himself and has not asked yet for what others ask for: a pause, or its end."""
        return tuple(
            holder.seat
            for holder in self.people
            if not holder.is_absent and holder.seat not in self.pause_wanted
        )

    @property
    def people(self) -> tuple[SeatHolder, ...]:
        """The seats held by humans."""
        return tuple(holder for holder in self.seats if not holder.is_computer)

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat this user holds, if any."""
        for holder in self.seats:  # as in ``holder_of``
            if holder.user == user:
                return holder.seat
        return None

    def holder_of(self, seat: Seat) -> SeatHolder | None:
        """Who holds this seat, or None while it is free."""
        # A plain loop: this is asked some ten times for every move, and a generator costs thrice as much.
        for holder in self.seats:
            if holder.seat == seat:
                return holder
        return None

    def name_of(self, seat: Seat) -> str:
        """The name to show for a taken seat; empty for a free one."""
        holder = self.holder_of(seat)
        return "" if holder is None else holder.name

    def name_at(self, seat: Seat, version: int) -> str:
        """The name of the one who held this seat when the match had this version."""
        for tenure in self.former:
            if tenure.seat == seat and version <= tenure.upto:
                return tenure.name
        return self.name_of(seat)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The free seats that are kept for nobody, lowest first."""
        kept = {one.seat for one in self.reserved}
        return tuple(seat for seat in self.free_seats if seat not in kept)

    @property
    def seat_count(self) -> int:
        """How many seats the rules give this table."""
        return self.rules.deal.seat_count

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """The seats nobody holds, lowest first."""
        taken = {holder.seat for holder in self.seats}
        return tuple(Seat(number) for number in range(self.seat_count) if Seat(number) not in taken)
