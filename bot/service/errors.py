# ruff: noqa: N818 - the refusals are named for what is wrong; the base class says that they are errors
"""Why the service says no. Facts only; presenters write the sentences.

A refusal of the *rules* is not here: it is ``bot.canasta.errors.IllegalActionError`` with its ``Violation``.
"""

from enum import StrEnum
from typing import Any, ClassVar


class ServiceReason(StrEnum):
    """One word per refusal; the message catalog has a sentence for each."""

    TABLE_NOT_FOUND = "table_not_found"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    STALE_TABLE = "stale_table"
    STALE_DRAFT = "stale_draft"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    SEATS_MISSING = "seats_missing"
    NO_COMPUTER_THERE = "no_computer_there"
    UNKNOWN_LEVEL = "unknown_level"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    TABLE_CLOSED = "table_closed"
    MATCH_ON = "match_on"
    SEAT_HANDED_ON = "seat_handed_on"
    SITS_ALREADY = "sits_already"
    SAW_ANOTHER_HAND = "saw_another_hand"
    NO_OFFER = "no_offer"
    NOT_INVITED = "not_invited"
    NOT_YOUR_SIDE = "not_your_side"
    NO_RESIGNATION = "no_resignation"
    TAKING_BACK_OFF = "taking_back_off"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    PLAYED_DIFFERENTLY = "played_differently"
    TOO_MANY_OPEN_TABLES = "too_many_open_tables"
    TOO_MANY_OWN_TABLES = "too_many_own_tables"
    TABLE_PAUSED = "table_paused"
    NOT_PAUSED = "not_paused"
    NO_WISH = "no_wish"
    NOTHING_TO_DECIDE = "nothing_to_decide"
    NO_CLOCK = "no_clock"
    HOUSE_NOT_FOUND = "house_not_found"
    HOUSE_GONE = "house_gone"
    HOUSE_NAME_TAKEN = "house_name_taken"
    HOUSE_NAME_EMPTY = "house_name_empty"
    TOO_MANY_HOUSES = "too_many_houses"
    HOUSE_CHANGED = "house_changed"
    CALENDAR_IMPOSSIBLE = "calendar_impossible"
    SETTINGS_CHANGED = "settings_changed"
    NO_ROUND_OVER = "no_round_over"
    ROUND_NOT_OVER = "round_not_over"
    NOT_WAITING_FOR_READY = "not_waiting_for_ready"
    ORDER_TOO_LATE = "order_too_late"
    ORDER_IMPOSSIBLE = "order_impossible"
    NOBODY_ASKS = "nobody_asks"
    QUESTION_WAITS = "question_waits"
    SEAT_RESERVED = "seat_reserved"
    MATCH_NOT_OVER = "match_not_over"
    TERMS_IMPOSSIBLE = "terms_impossible"
    CUT_EMPTY = "cut_empty"
    CUT_TOO_LONG = "cut_too_long"
    CUT_TOO_LATE = "cut_too_late"
    NOT_SEALED = "not_sealed"
    STORAGE_FAILED = "storage_failed"
    TABLE_DAMAGED = "table_damaged"


class ServiceError(Exception):
    """A refusal: ``reason`` says which, ``facts`` has the numbers and ids a sentence needs."""

    reason: ClassVar[ServiceReason]

    def __init__(self, **facts: Any) -> None:
        super().__init__(self.reason.value, facts)
        self.facts: dict[str, Any] = facts


class TableNotFound(ServiceError):
    """No table has this number (facts: table)."""

    reason = ServiceReason.TABLE_NOT_FOUND


class NotSeated(ServiceError):
    """The person holds no seat at this table (facts: table)."""

    reason = ServiceReason.NOT_SEATED


class NotHost(ServiceError):
    """Only the host, or who administers the server, may do this (facts: table, host)."""

    reason = ServiceReason.NOT_HOST


class StaleTable(ServiceError):
    """The move was made for an older version (facts: table, seen, now). Show the fresh panel."""

    reason = ServiceReason.STALE_TABLE


class StaleDraft(ServiceError):
    """The menu belonged to an older draft (facts: table, seen, now). Show the fresh panel."""

    reason = ServiceReason.STALE_DRAFT


class SeatTaken(ServiceError):
    """Somebody holds that seat (facts: table, seat, name, computer)."""

    reason = ServiceReason.SEAT_TAKEN


class NoSuchSeat(ServiceError):
    """The table has fewer seats (facts: table, seat, seats)."""

    reason = ServiceReason.NO_SUCH_SEAT


class AlreadySeated(ServiceError):
    """One person, one seat at a table (facts: table, seat)."""

    reason = ServiceReason.ALREADY_SEATED


class TableFull(ServiceError):
    """Every seat is taken (facts: table, seats, computers: how many seats computers hold)."""

    reason = ServiceReason.TABLE_FULL


class SeatsMissing(ServiceError):
    """The match cannot start with empty seats (facts: table, missing, seats)."""

    reason = ServiceReason.SEATS_MISSING


class NoComputerThere(ServiceError):
    """That seat is not held by a computer (facts: table, seat or None)."""

    reason = ServiceReason.NO_COMPUTER_THERE


class UnknownLevel(ServiceError):
    """No computer player of this level (facts: level, levels)."""

    reason = ServiceReason.UNKNOWN_LEVEL


class AlreadyStarted(ServiceError):
    """The match is on; seats can no longer change (facts: table)."""

    reason = ServiceReason.ALREADY_STARTED


class NotStarted(ServiceError):
    """There are no cards yet: the table is still filling its seats (facts: table)."""

    reason = ServiceReason.NOT_STARTED


class TableClosed(ServiceError):
    """The match is over or the table was cancelled (facts: table, status)."""

    reason = ServiceReason.TABLE_CLOSED


class MatchOn(ServiceError):
    """Nobody just stands up from a match (facts: table). A seat is handed over, or the side gives up."""

    reason = ServiceReason.MATCH_ON


class SeatHandedOn(ServiceError):
    """The person held a seat at this table, which is another's now (facts: table, seat, name, computer)."""

    reason = ServiceReason.SEAT_HANDED_ON


class SitsAlready(ServiceError):
    """That person holds a seat at this table (facts: table, user)."""

    reason = ServiceReason.SITS_ALREADY


class SawAnotherHand(ServiceError):
    """That person has held another seat in this round and knows its cards (facts: table, user, seat)."""

    reason = ServiceReason.SAW_ANOTHER_HAND


class NoOffer(ServiceError):
    """That seat is not on offer, or not any more (facts: table)."""

    reason = ServiceReason.NO_OFFER


class NotInvited(ServiceError):
    """The seat is kept for somebody else (facts: table, user)."""

    reason = ServiceReason.NOT_INVITED


class NotYourSide(ServiceError):
    """Only those whose seats it is about decide that (facts: table)."""

    reason = ServiceReason.NOT_YOUR_SIDE


class NoResignation(ServiceError):
    """Nobody of this side proposes to give the match up, or not any more (facts: table)."""

    reason = ServiceReason.NO_RESIGNATION


class TakingBackOff(ServiceError):
    """At this table what lies lies (facts: table)."""

    reason = ServiceReason.TAKING_BACK_OFF


class NothingToTakeBack(ServiceError):
    """Nothing was laid down that could still be taken back (facts: table, why, since: None where there is no moment).

    ``why`` is a :class:`bot.canasta.taking_back.Bar`, or "nothing_laid".
    """

    reason = ServiceReason.NOTHING_TO_TAKE_BACK


class PlayedDifferently(ServiceError):
    """The stored actions lead elsewhere under this version of the engine (facts: table, version of the first one)."""

    reason = ServiceReason.PLAYED_DIFFERENTLY


class TooManyOpenTables(ServiceError):
    """The server lets so many tables be open and no more (facts: limit)."""

    reason = ServiceReason.TOO_MANY_OPEN_TABLES


class TooManyOwnTables(ServiceError):
    """The server lets a person sit at so many tables and no more (facts: limit)."""

    reason = ServiceReason.TOO_MANY_OWN_TABLES


class HouseNotFound(ServiceError):
    """The server has no house rule of this name (facts: name)."""

    reason = ServiceReason.HOUSE_NOT_FOUND


class HouseGone(ServiceError):
    """The house rule that a button belongs to was deleted (facts: none)."""

    reason = ServiceReason.HOUSE_GONE


class HouseNameTaken(ServiceError):
    """The server has a house rule of this name already (facts: name)."""

    reason = ServiceReason.HOUSE_NAME_TAKEN


class HouseNameEmpty(ServiceError):
    """Nothing that can be seen is left of the name (facts: none)."""

    reason = ServiceReason.HOUSE_NAME_EMPTY


class TooManyHouses(ServiceError):
    """A server keeps so many house rules and no more (facts: limit)."""

    reason = ServiceReason.TOO_MANY_HOUSES


class HouseChanged(ServiceError):
    """Somebody else changed the house rule in the same moment, again and again (facts: none)."""

    reason = ServiceReason.HOUSE_CHANGED


class CalendarImpossible(ServiceError):
    """Hours with which a clock would hardly run, or that nobody has (facts: problem, a ``CalendarProblem``)."""

    reason = ServiceReason.CALENDAR_IMPOSSIBLE


class SettingsChanged(ServiceError):
    """Settings were changed elsewhere in the same moment, again and again (facts: none)."""

    reason = ServiceReason.SETTINGS_CHANGED


class NoRoundOver(ServiceError):
    """Nothing can be replayed before a round is over (facts: table)."""

    reason = ServiceReason.NO_ROUND_OVER


class RoundNotOver(ServiceError):
    """This round was not played to its end, so its cards stay closed (facts: table, round, last).

    ``last`` is the last round that is over.
    """

    reason = ServiceReason.ROUND_NOT_OVER


class NotWaitingForReady(ServiceError):
    """The next round waits for nobody: one is being played, or it comes by itself (facts: table)."""

    reason = ServiceReason.NOT_WAITING_FOR_READY


class OrderTooLate(ServiceError):
    """The turn that the order was for has begun, or is over (facts: table)."""

    reason = ServiceReason.ORDER_TOO_LATE


class CutEmpty(ServiceError):
    """Nothing visible was given to cut with (facts: table)."""

    reason = ServiceReason.CUT_EMPTY


class CutTooLong(ServiceError):
    """A cut has only so many signs (facts: table, length, limit)."""

    reason = ServiceReason.CUT_TOO_LONG


class CutTooLate(ServiceError):
    """That round is dealt; another one is the next (facts: table, round, next)."""

    reason = ServiceReason.CUT_TOO_LATE


class NotSealed(ServiceError):
    """No commitment to the next deal was published (facts: table)."""

    reason = ServiceReason.NOT_SEALED


class OrderImpossible(ServiceError):
    """No pile has so many cards (facts: limit)."""

    reason = ServiceReason.ORDER_IMPOSSIBLE


class NobodyAsks(ServiceError):
    """In this round this person has no partner who could ask (facts: table)."""

    reason = ServiceReason.NOBODY_ASKS


class QuestionWaits(ServiceError):
    """The question has been asked; it is to be answered now (facts: table)."""

    reason = ServiceReason.QUESTION_WAITS


class SeatReserved(ServiceError):
    """The seat is kept for somebody of the match before (facts: table, seat, name, computer)."""

    reason = ServiceReason.SEAT_RESERVED


class MatchNotOver(ServiceError):
    """Only a match that was played to its end has a rematch (facts: table)."""

    reason = ServiceReason.MATCH_NOT_OVER


class TermsImpossible(ServiceError):
    """Terms that no table can play by (facts: problems)."""

    reason = ServiceReason.TERMS_IMPOSSIBLE


class TablePaused(ServiceError):
    """The match rests, and nobody may move (facts: table, why)."""

    reason = ServiceReason.TABLE_PAUSED


class NotPaused(ServiceError):
    """There is no pause to end (facts: table)."""

    reason = ServiceReason.NOT_PAUSED


class NoWish(ServiceError):
    """Nobody asks for a pause or for its end, or not any more (facts: table)."""

    reason = ServiceReason.NO_WISH


class NothingToDecide(ServiceError):
    """Nobody's time has run out, or it is one's own (facts: table)."""

    reason = ServiceReason.NOTHING_TO_DECIDE


class NoClock(ServiceError):
    """Time never runs out at this table, so none can be given (facts: table)."""

    reason = ServiceReason.NO_CLOCK


class StorageFailed(ServiceError):
    """The store can neither read nor write for now, and nothing was done (facts: why).

    ``why`` is "full", "locked", "read_only", "damaged", "gone" (a server that does not answer) or "failed".
    """

    reason = ServiceReason.STORAGE_FAILED


class TableDamaged(ServiceError):
    """Neither the snapshot of the match nor its log can be read (facts: table)."""

    reason = ServiceReason.TABLE_DAMAGED
