# ruff: noqa: N818 - the refusals are named for what is wrong; the base class says that they are errors
"""Errors of the service, with facts only; presenters write the sentences.

Refusals by the *rules* of the game are ``bot.canasta.errors.IllegalActionError`` with its ``Violation``.
"""

from enum import StrEnum
from typing import Any, ClassVar


class ServiceReason(StrEnum):
    """The reasons for refusals, one word each; the message catalog has a sentence for each."""

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
    """Base class of refusals: ``reason`` identifies the error, ``facts`` has the numbers and ids for its sentence."""

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
    """Only the host or an admin of the server may do this (facts: table, host)."""

    reason = ServiceReason.NOT_HOST


class StaleTable(ServiceError):
    """The move was made for an older version (facts: table, seen, now). Show the fresh panel."""

    reason = ServiceReason.STALE_TABLE


class StaleDraft(ServiceError):
    """The menu belonged to an older draft (facts: table, seen, now). Show the fresh panel."""

    reason = ServiceReason.STALE_DRAFT


class SeatTaken(ServiceError):
    """That seat is taken (facts: table, seat, name, computer)."""

    reason = ServiceReason.SEAT_TAKEN


class NoSuchSeat(ServiceError):
    """The table has fewer seats (facts: table, seat, seats)."""

    reason = ServiceReason.NO_SUCH_SEAT


class AlreadySeated(ServiceError):
    """The person already holds a seat at this table (facts: table, seat)."""

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
    """The match is running; seats can no longer change (facts: table)."""

    reason = ServiceReason.ALREADY_STARTED


class NotStarted(ServiceError):
    """The match has not started: the table is still in the lobby (facts: table)."""

    reason = ServiceReason.NOT_STARTED


class TableClosed(ServiceError):
    """The match is over or the table was cancelled (facts: table, status)."""

    reason = ServiceReason.TABLE_CLOSED


class MatchOn(ServiceError):
    """A seat cannot be left during a match (facts: table). It can be handed over, or the side can resign."""

    reason = ServiceReason.MATCH_ON


class SeatHandedOn(ServiceError):
    """The person held a seat at this table that somebody else holds now (facts: table, seat, name, computer)."""

    reason = ServiceReason.SEAT_HANDED_ON


class SitsAlready(ServiceError):
    """That person holds a seat at this table (facts: table, user)."""

    reason = ServiceReason.SITS_ALREADY


class SawAnotherHand(ServiceError):
    """That person has held another seat in this round and knows its cards (facts: table, user, seat)."""

    reason = ServiceReason.SAW_ANOTHER_HAND


class NoOffer(ServiceError):
    """That seat is not offered, or no longer offered (facts: table)."""

    reason = ServiceReason.NO_OFFER


class NotInvited(ServiceError):
    """The seat is offered to somebody else (facts: table, user)."""

    reason = ServiceReason.NOT_INVITED


class NotYourSide(ServiceError):
    """Only the players whose seats are concerned may decide this (facts: table)."""

    reason = ServiceReason.NOT_YOUR_SIDE


class NoResignation(ServiceError):
    """No player of this side proposes to resign, or none any longer (facts: table)."""

    reason = ServiceReason.NO_RESIGNATION


class TakingBackOff(ServiceError):
    """The terms of this table do not allow lay-downs to be taken back (facts: table)."""

    reason = ServiceReason.TAKING_BACK_OFF


class NothingToTakeBack(ServiceError):
    """Nothing was laid down that could still be taken back (facts: table, why, since: None where there is no moment).

    ``why`` is a :class:`bot.canasta.taking_back.Bar`, or "nothing_laid".
    """

    reason = ServiceReason.NOTHING_TO_TAKE_BACK


class PlayedDifferently(ServiceError):
    """A replay of the stored actions differs under this version of the engine (facts: table, version)."""

    reason = ServiceReason.PLAYED_DIFFERENTLY


class TooManyOpenTables(ServiceError):
    """The server's limit of open tables is reached (facts: limit)."""

    reason = ServiceReason.TOO_MANY_OPEN_TABLES


class TooManyOwnTables(ServiceError):
    """The server's limit of tables for one person is reached (facts: limit)."""

    reason = ServiceReason.TOO_MANY_OWN_TABLES


class HouseNotFound(ServiceError):
    """The server has no house rule of this name (facts: name)."""

    reason = ServiceReason.HOUSE_NOT_FOUND


class HouseGone(ServiceError):
    """The house rule that a button belongs to was deleted (facts: none)."""

    reason = ServiceReason.HOUSE_GONE


class HouseNameTaken(ServiceError):
    """The server already has a house rule of this name (facts: name)."""

    reason = ServiceReason.HOUSE_NAME_TAKEN


class HouseNameEmpty(ServiceError):
    """The name has no visible characters (facts: none)."""

    reason = ServiceReason.HOUSE_NAME_EMPTY


class TooManyHouses(ServiceError):
    """The limit of house rules of a server is reached (facts: limit)."""

    reason = ServiceReason.TOO_MANY_HOUSES


class HouseChanged(ServiceError):
    """The house rule was changed concurrently at every try (facts: none)."""

    reason = ServiceReason.HOUSE_CHANGED


class CalendarImpossible(ServiceError):
    """The calendar is invalid, or leaves a clock hardly any time to run (facts: problem, a ``CalendarProblem``)."""

    reason = ServiceReason.CALENDAR_IMPOSSIBLE


class SettingsChanged(ServiceError):
    """The settings were changed concurrently at every try (facts: none)."""

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
    """The next round waits for nobody: a round is being played, or the next one is dealt at once (facts: table)."""

    reason = ServiceReason.NOT_WAITING_FOR_READY


class OrderTooLate(ServiceError):
    """The turn that the order was for has begun, or is over (facts: table)."""

    reason = ServiceReason.ORDER_TOO_LATE


class CutEmpty(ServiceError):
    """The text of the cut has no visible characters (facts: table)."""

    reason = ServiceReason.CUT_EMPTY


class CutTooLong(ServiceError):
    """The text of the cut is too long (facts: table, length, limit)."""

    reason = ServiceReason.CUT_TOO_LONG


class CutTooLate(ServiceError):
    """That round is dealt already; ``next`` is the next one (facts: table, round, next)."""

    reason = ServiceReason.CUT_TOO_LATE


class NotSealed(ServiceError):
    """No commitment to the next deal was published (facts: table)."""

    reason = ServiceReason.NOT_SEALED


class OrderImpossible(ServiceError):
    """The order asks for more cards than a pile can have (facts: limit)."""

    reason = ServiceReason.ORDER_IMPOSSIBLE


class NobodyAsks(ServiceError):
    """The person has no partner who could ask in this round (facts: table)."""

    reason = ServiceReason.NOBODY_ASKS


class QuestionWaits(ServiceError):
    """The partner's question waits for an answer now (facts: table)."""

    reason = ServiceReason.QUESTION_WAITS


class SeatReserved(ServiceError):
    """The seat is reserved for a player of the match before (facts: table, seat, name, computer)."""

    reason = ServiceReason.SEAT_RESERVED


class MatchNotOver(ServiceError):
    """Only a match that was played to its end has a rematch (facts: table)."""

    reason = ServiceReason.MATCH_NOT_OVER


class TermsImpossible(ServiceError):
    """The terms have invalid fields (facts: problems)."""

    reason = ServiceReason.TERMS_IMPOSSIBLE


class TablePaused(ServiceError):
    """The match is paused, and nobody may move (facts: table, why)."""

    reason = ServiceReason.TABLE_PAUSED


class NotPaused(ServiceError):
    """The match is not paused (facts: table)."""

    reason = ServiceReason.NOT_PAUSED


class NoWish(ServiceError):
    """No player asks for a pause or for its end, or none any longer (facts: table)."""

    reason = ServiceReason.NO_WISH


class NothingToDecide(ServiceError):
    """The person has nothing to decide: no other player's time has run out (facts: table)."""

    reason = ServiceReason.NOTHING_TO_DECIDE


class NoClock(ServiceError):
    """No time limit is running at this table, so no time can be added (facts: table)."""

    reason = ServiceReason.NO_CLOCK


class StorageFailed(ServiceError):
    """The store can neither read nor write at present, and nothing was changed (facts: why).

    ``why`` is "full", "locked", "read_only", "damaged", "gone" (a server that does not answer) or "failed".
    """

    reason = ServiceReason.STORAGE_FAILED


class TableDamaged(ServiceError):
    """Neither the snapshot of the match nor its log can be read (facts: table)."""

    reason = ServiceReason.TABLE_DAMAGED
