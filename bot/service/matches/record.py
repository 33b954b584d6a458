"""Table records: the public facts of a table, such as its seats, its channel, its clocks and its progress."""

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Final, Self

from msgspec import Struct, structs

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating, SideId, seating_for
from bot.service.clocks.terms import Terms
from bot.service.deals.coming_deal import ComingDeal
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, TournamentId, UserId
from bot.service.rotation.model import Rotation


class Person(Struct, frozen=True):
    """A Discord user with their present display name."""

    user: UserId
    name: str


class SeatHolder(Struct, frozen=True):
    """The holder of a seat: a human (``user``) or a computer (``computer`` is its level); never both."""

    seat: Seat
    name: str
    user: UserId | None = None
    computer: str | None = None
    joined: int = 0
    """The position in the order in which the seats were taken, counting upwards."""
    since: int = 0
    """The version of the match with which this holder took the seat; private events before it are not shown to them."""
    stand_in: str | None = None
    """The level of the computer that plays for this human."""
    one_turn: bool = False
    """True if the computer plays only until this turn is over."""
    stood_in: int = 0
    """The number of turns a computer has played for this human."""
    missed: int = 0
    """The number of this player's latest turns in a row that ran out of time."""
    is_gone: bool = False
    """True if this human has left the server or deleted the account."""
    character: str | None = None
    """The id of the computer's character; None for a computer from before there were characters."""

    @property
    def is_computer(self) -> bool:
        """Return whether a computer holds this seat."""
        return self.computer is not None

    @property
    def player(self) -> str | None:
        """Return the level of the computer that acts for this seat now; None when its human does."""
        return self.computer or self.stand_in

    @property
    def is_absent(self) -> bool:
        """Return whether this human is gone, or has a computer as stand-in for longer than one turn."""
        return self.is_gone or (self.stand_in is not None and not self.one_turn)


class Tenure(Struct, frozen=True, omit_defaults=True):
    """A former holder of a seat, kept so that the history shows the right name."""

    seat: Seat
    name: str
    user: UserId | None
    upto: int
    """The last version of the match while they held the seat."""
    round: int = 0
    """The round of that version; 0 if it was between two rounds or was not recorded."""
    stood_in: int = 0
    """The number of turns a computer played for this holder."""
    mark: bytes = b""
    """The mark of an erased holder, kept until that version's round ends (``bot.service.people.erased_holders``)."""


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """The time that a seat has and has used, in seconds, as of the moment when its clock last stopped."""

    turn: str = ""
    """The turn that ``allotted``, ``spent`` and ``reminded`` belong to, as in ``TableRecord.turn``."""
    allotted: int | None = None
    """The time for that turn; None without a clock."""
    spent: int = 0
    reminded: int = 0
    """The number of reminders sent for that turn."""
    bank: int | None = None
    """The rest of the match's time bank after the seat's last turn; None before the first."""
    vacation: int = 0
    """The vacation used in this match."""


class RunningClock(Struct, frozen=True, omit_defaults=True):
    """The seat whose time is running, and since when."""

    seat: Seat
    since: datetime
    is_answer: bool = False
    """True for the time to answer partner's question."""
    is_called: bool = True
    """True if the player has been called, or knows of the turn; False while quiet hours or presence delay the ping."""
    on_vacation: bool = False
    """True if the time has run out and vacation is being used."""
    has_run_out: bool = False
    """True if the time has run out and the other players decide."""
    call_at: datetime | None = None
    """The moment before which the player is not called, who was at the table when the turn began."""


AGREED, BY_ADMIN, ALONE, REMOVED = "agreed", "admin", "alone", "removed"
"""Reasons for a pause: all agreed, an admin ordered it, all humans are absent, the bot was removed from the server."""


class Pause(Struct, frozen=True):
    """A pause of the match: nobody may move, no clock runs, nobody is called."""

    since: datetime
    why: str
    """``AGREED``, ``BY_ADMIN``, ``ALONE`` or ``REMOVED``."""
    by: UserId | None = None


class HeldDiscard(Struct, frozen=True):
    """The fact that a player has discarded and can still take it back. The card is known to the player alone: it is in
    their ``Orders``.
    """

    user: UserId
    until: datetime


OVER = "over"
"""The ``turn`` of a ping that should have been deleted and could not be."""


class Ping(Struct, frozen=True):
    """The message that called a player to their turn; it is deleted when the turn is over."""

    turn: str
    """The turn as in ``TableRecord.turn``, or ``OVER``."""
    place: ChannelId
    message: MessageId
    user: UserId | None = None
    """The user it calls; None where it asks the others to decide."""
    notice: str = ""
    """The key of the notice that it delivered, to detect a notice that is delivered a second time after a failure."""
    step: int = 0
    """The number of the reminder that it is, if it is one."""


class SeatOffer(Struct, frozen=True):
    """A seat offered for a handover: to one user (``to``), or to anybody."""

    seat: Seat
    by: UserId
    to: UserId | None = None


class Reservation(Struct, frozen=True):
    """A seat of a rematch that is reserved for the user who held it in the match before."""

    seat: Seat
    user: UserId
    name: str


class Invitation(Struct, frozen=True):
    """The invitation of a user to a table that waits for players; each is told once."""

    user: UserId
    by: UserId


COMES_DOWN: Final = -1
"""The version of a board that is to be posted anew although no turn began."""


class TableStatus(StrEnum):
    """The states of a table, in this order; CANCELLED may follow LOBBY or PLAYING."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"


OPEN = frozenset({TableStatus.LOBBY, TableStatus.PLAYING})
"""The statuses of tables that can still change."""


class StopReason(StrEnum):
    """The reasons for which a tournament stops a match before its end."""

    AHEAD = "ahead"
    """The time of the round was over, and the side of the seat was ahead."""
    EQUAL = "equal"
    """The time of the round was over at equal scores."""
    UNPLAYED = "unplayed"
    """The time of the round was over before the first round of cards was."""
    NO_SHOW = "no_show"
    """The time of the round was over, and the side of the seat had made no move in its own time."""
    NO_SHOWS = "no_shows"
    """The same of both sides."""
    WALKOVER = "walkover"
    """The side of the seat has withdrawn."""
    SET = "set"
    """The organiser has set the result: the side of the seat wins, or nobody does."""
    TOGETHER = "together"
    """The time of a duplicate was over, whose tables have their results together."""


class Stop(Struct, frozen=True, omit_defaults=True):
    """The fact that a tournament has stopped the match."""

    why: StopReason
    seat: Seat | None = None
    """A seat of the side that the reason is about."""


TOLD = OPEN | {TableStatus.FINISHED}
"""The statuses of tables that notices are sent for: also finished ones, for the result of the match."""


class TableRecord(Struct, frozen=True):
    """The public facts of a table. Its cards are in a ``SeatView`` or a ``TableView``."""

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
    """The moment since which the match waits for the player to act (in the lobby: when the table was made)."""
    thread: ChannelId | None = None
    """The thread in which it plays: below the lobby's message in the channel, or a post in the ``forum``. It has the id
    of the message that it began with.
    """
    board_message: MessageId | None = None
    """The board; before the match the lobby, where it was posted before its thread, or anew."""
    is_homeless: bool = False
    """True if the channel was deleted and the players were told so."""
    version: int = 0
    """The number of actions of the match. Moves name the version they were made for."""
    revision: int = 0
    """The number of changes of the record, lobby and place included; concurrent writers compare it."""
    told: int = 0
    """The version up to which the public play lines have been handed to the outbox."""
    turn: str = ""
    """The name of the turn the table waits for: round, turn and seats to act. Empty while nobody must act."""
    turn_version: int = 0
    """The version with which that turn began."""
    board_version: int = 0
    """The version the table had when its board message was posted; ``COMES_DOWN`` where that is to be replaced."""
    board_due: datetime | None = None
    """The moment at which the board is to show what was laid down in this turn, if the turn lasts until then."""
    preset: str = ""
    """The preset the rules were made from; empty if it was not recorded."""
    house_rule: str = ""
    """The name that the server's house rule had when the table was made; empty for an unchanged preset."""
    terms: Terms = Terms()
    clocks: tuple[SeatClock, ...] = ()
    """The time of each seat, in seat order; empty until the match starts."""
    clock: RunningClock | None = None
    """The running clock, if any."""
    pause: Pause | None = None
    pause_wanted: tuple[Seat, ...] = ()
    """The seats that have asked for a pause, or for its end."""
    pings: tuple[Ping, ...] = ()
    """The messages that call players to the turn: one, or one for each partner who is asked. The board's may be one of
    them. Messages whose deletion failed are kept here too, and are deleted with these."""
    former: tuple[Tenure, ...] = ()
    """The former holders of seats, oldest first."""
    offers: tuple[SeatOffer, ...] = ()
    resigning: tuple[Seat, ...] = ()
    """The seats of a side that have agreed to resign."""
    resigned: SideId | None = None
    """The side that gave the match up."""
    ready: tuple[Seat, ...] = ()
    """The seats that are ready for the next round."""
    reserved: tuple[Reservation, ...] = ()
    """The reserved seats of a rematch."""
    invitations: tuple[Invitation, ...] = ()
    """The users who were invited before the match, oldest first."""
    returns_to: int = 0
    """The version before the lay-downs of this turn that can still be taken back; 0 when there are none."""
    rematch_of: TableId | None = None
    """The table that this one is a rematch of."""
    rotation: Rotation | None = None
    """The rotation of partners that this match belongs to, or will begin."""
    ordered: tuple[Seat, ...] = ()
    """The seats with an order for the start of their next turn. Secret; the order itself is shown only to its owner."""
    coming_deal: ComingDeal | None = None
    """The published facts of the next deal; None at a table from before deals were committed to in advance."""
    dealt_with: str = ""
    """The commitment of the running round's deal, if it was published before the deal."""
    answering: tuple[Seat, ...] = ()
    """The seats with a standing answer to partner's question for the rest of the round. As secret as ``ordered``."""
    is_practice: bool = False
    """True for a private match of one person against computers: only this person sees it, and nothing is posted."""
    tournament: TournamentId | None = None
    """The tournament that this match belongs to."""
    deal_label: str = ""
    """The label of the deals in the shuffle, where other tables play the same ones; empty for the table's number."""
    is_confidential: bool = False
    """True while other tables may still play the same deals: only those who sit here see anything of this table, and
    nobody sees how a deal was."""
    id_hashes: tuple[bytes, ...] = ()
    """The id hashes of erased people who have held cards of this table of a duplicate, while it is confidential."""
    held: HeldDiscard | None = None
    """The discard that can still be taken back. Until it is made nobody acts, and everything is shown as before it."""
    board_is_passed_by: bool = False
    """True if the result of a round, or plays, were told below the board: it moves when the next turn begins."""
    acted: tuple[Seat, ...] = ()
    """The seats in a match of a tournament whose people have made a move themselves."""
    stopped: Stop | None = None
    """Why the tournament stopped the match, if it did. Its status is CANCELLED then."""
    forum: ChannelId | None = None
    """The forum in which the table gets a post, which begins with its lobby; None where the lobby is in the channel."""

    @property
    def board_is_old(self) -> bool:
        """Return whether a new turn began since the board was posted, so that it may have scrolled out of sight."""
        return self.board_version < self.turn_version

    @property
    def board_comes_down(self) -> bool:
        """Return whether a player has asked for the board to be posted anew, below what was said since."""
        return self.board_version == COMES_DOWN

    @property
    def board_call(self) -> Ping | None:
        """Return the call for the present turn that the board's message is, if it is one."""
        return next((ping for ping in self.living_pings if ping.message == self.board_message), None)

    @property
    def pings_apart(self) -> tuple[Ping, ...]:
        """Return the pings in messages of their own; the board's message lasts longer than a turn's call."""
        return tuple(ping for ping in self.pings if ping.message != self.board_message)

    @property
    def living_pings(self) -> tuple[Ping, ...]:
        """Return the pings for the turn that the table waits for."""
        return tuple(ping for ping in self.pings if ping.turn == self.turn)

    @property
    def round_waited_for(self) -> int:
        """Return the round of the turn that the table waits for; 0 while it waits for nobody."""
        return int(self.turn.partition(".")[0] or 0)

    @property
    def seats_waited_for(self) -> tuple[Seat, ...]:
        """Return the seats that the table waits for, parsed from the name of the turn."""
        seats = self.turn.rpartition(".")[2]
        return tuple(Seat(int(seat)) for seat in seats.split("+")) if seats else ()

    @property
    def shares_deals(self) -> bool:
        """Return whether this is a table of a duplicate: others play the same deals, or have played them."""
        return bool(self.deal_label)

    @property
    def place(self) -> ChannelId:
        """Return the thread or channel for the board and the pings."""
        return self.channel if self.thread is None else self.thread

    @property
    def is_post(self) -> bool:
        """Return whether the thread is a post in a forum: the lobby lies in it, and not above it."""
        return self.forum is not None and self.thread is not None

    @property
    def parent(self) -> ChannelId:
        """Return the channel of the thread, or the forum of the post: who may view it may view the table."""
        return self.forum if self.forum is not None and self.is_post else self.channel

    @property
    def lobby_place(self) -> ChannelId:
        """Return the channel, or the post, in which the lobby's message lies."""
        return self.place if self.is_post else self.channel

    @property
    def lobby_message(self) -> MessageId | None:
        """Return the message of a table that fills its seats: the latest one, or that with which its thread began."""
        if self.board_message is not None:
            return self.board_message
        return None if self.thread is None else MessageId(self.thread)

    @property
    def ending(self) -> str:
        """Return how the table has ended, as refusals tell it: by its status, as a practice match, or as stopped."""
        if self.is_practice:
            return "practice"
        return "stopped" if self.stopped is not None else self.status.value

    @property
    def is_open(self) -> bool:
        """Return whether this table can still change."""
        return self.status in OPEN

    @property
    def is_being_played(self) -> bool:
        """Return whether the match is running and not paused."""
        return self.status is TableStatus.PLAYING and self.pause is None

    @property
    def is_alone(self) -> bool:
        """Return whether all humans at this table are absent."""
        return all(holder.is_absent for holder in self.people)

    @property
    def not_agreed(self) -> tuple[Seat, ...]:
        """Return the seats of present humans who have not asked for the pause, or for its end."""
        return tuple(
            one.seat for one in self.people if not one.is_absent and one.seat not in self.pause_wanted
        )

    @property
    def people(self) -> tuple[SeatHolder, ...]:
        """Return the holders who are humans."""
        return tuple(holder for holder in self.seats if not holder.is_computer)

    def seat_of(self, user: UserId) -> Seat | None:
        """Return the seat this user holds, if any."""
        for holder in self.seats:  # a plain loop as in ``holder_of``
            if holder.user == user:
                return holder.seat
        return None

    def holder_of(self, seat: Seat) -> SeatHolder | None:
        """Return the holder of this seat, or None while it is free."""
        # A plain loop: this is called about ten times for every move, and a generator costs three times as much.
        for holder in self.seats:
            if holder.seat == seat:
                return holder
        return None

    def name_of(self, seat: Seat) -> str:
        """Return the name to show for a taken seat; empty for a free one."""
        holder = self.holder_of(seat)
        return "" if holder is None else holder.name

    def name_of_user(self, user: UserId) -> str:
        """Return the name to show for a user who holds a seat; empty for others."""
        return next((holder.name for holder in self.seats if holder.user == user), "")

    def _holder_at(self, seat: Seat, version: int) -> Tenure | SeatHolder | None:
        before = (one for one in self.former if one.seat == seat and version <= one.upto)
        return next(before, None) or self.holder_of(seat)

    def name_at(self, seat: Seat, version: int) -> str:
        """Return the name of the holder of this seat when the match had this version."""
        holder = self._holder_at(seat, version)
        return "" if holder is None else holder.name

    def user_at(self, seat: Seat, version: int) -> UserId | None:
        """Return the person who held this seat when the match had this version; None for a computer."""
        holder = self._holder_at(seat, version)
        return None if holder is None else holder.user

    def with_seats(self, holders: Iterable[SeatHolder]) -> Self:
        """Return the record with these people and computers in its seats."""
        return structs.replace(self, seats=tuple(sorted(holders, key=lambda holder: holder.seat)))

    @property
    def next_to_join(self) -> int:
        """Return the number of the next who joins, by which hosts succeed each other."""
        return max((holder.joined for holder in self.seats), default=-1) + 1

    @property
    def seating(self) -> Seating:
        """Return the sides of the table by its rules."""
        return seating_for(self.rules.deal.side_structure, self.seat_count)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Return the free seats that are not reserved, lowest first."""
        kept = {one.seat for one in self.reserved}
        return tuple(seat for seat in self.free_seats if seat not in kept)

    @property
    def seat_count(self) -> int:
        """Return the number of seats in the rules of this table."""
        return self.rules.deal.seat_count

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Return the seats nobody holds, lowest first."""
        taken = {holder.seat for holder in self.seats}
        return tuple(Seat(number) for number in range(self.seat_count) if Seat(number) not in taken)
