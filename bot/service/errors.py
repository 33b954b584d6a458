# ruff: noqa: N818 - the refusals are named for what is wrong; the base class says that they are errors
"""Errors of the service, with facts only; presenters write the sentences.

Refusals by the *rules* of the game are ``bot.canasta.errors.IllegalActionError`` with its ``Violation``.
"""

import re
from typing import Any, ClassVar


class ServiceError(Exception):
    """Base class of refusals: the class is the reason, ``facts`` has the numbers and ids for its sentence."""

    label: ClassVar[str]
    """The word for the class in metrics and in the message catalog: its name, unless another one is declared."""

    def __init_subclass__(cls, label: str = "") -> None:
        """Set the label, for example ``not_seated`` for ``NotSeated``."""
        super().__init_subclass__()
        cls.label = label or re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, **facts: Any) -> None:
        super().__init__(self.label, facts)
        self.facts: dict[str, Any] = facts


class TableNotFound(ServiceError):
    """No table has this number (facts: table)."""


class NotSeated(ServiceError):
    """The person holds no seat at this table (facts: table, why: free or full seats in the lobby, playing)."""


class NotHost(ServiceError):
    """Only the host or an admin of the server may do this (facts: table, host)."""


class StaleTable(ServiceError):
    """The move was made for an older version (facts: table, seen, now). Show the fresh panel."""


class StaleDraft(ServiceError):
    """The menu belonged to an older draft (facts: table, seen, now). Show the fresh panel."""


class SeatTaken(ServiceError):
    """That seat is taken (facts: table, seat, name, computer)."""


class NoSuchSeat(ServiceError):
    """The table has fewer seats (facts: table, seat, seats)."""


class AlreadySeated(ServiceError):
    """The person already holds a seat at this table (facts: table, seat)."""


class TableFull(ServiceError):
    """Every seat is taken (facts: table, seats, computers: how many seats computers hold)."""


class TooManyInvitations(ServiceError):
    """No more people can be invited to this table (facts: table, limit)."""


class CallingPlayersOff(ServiceError):
    """The server has no role for members who want to be called (facts: none)."""


class PlayersJustCalled(ServiceError):
    """Players were called in this server not long ago (facts: until, when they can be called again)."""


class RotationImpossible(ServiceError):
    """Partners can rotate only in games of two pairs (facts: table)."""


class RotationHasBegun(ServiceError):
    """Seats and rules follow from the rotation that has begun (facts: table)."""


class NoSuchEvening(ServiceError):
    """There is no such evening here, or no longer (facts: none)."""


class EveningOver(ServiceError):
    """The evening has begun, was cancelled, or is over (facts: why: begun, cancelled or missed)."""


class EveningFull(ServiceError):
    """No more people can sign up (facts: limit)."""


class TooManyEvenings(ServiceError):
    """No more evenings can be planned in this server (facts: limit)."""


class EveningImpossible(ServiceError):
    """An evening cannot begin then (facts: limit, the most days ahead, why: past or far)."""


class TooFewSeats(ServiceError):
    """The game has fewer seats than people sit or are awaited at the table (facts: table, people, seats)."""


class SeatsMissing(ServiceError):
    """The match cannot start with empty seats (facts: table, missing, seats)."""


class NoComputerThere(ServiceError):
    """That seat is not held by a computer (facts: table, seat or None)."""


class UnknownLevel(ServiceError):
    """No computer player of this level (facts: level, levels)."""


class AlreadyStarted(ServiceError):
    """The match is running; seats can no longer change (facts: table)."""


class NotStarted(ServiceError):
    """The match has not started: the table is still in the lobby (facts: table)."""


class TableClosed(ServiceError):
    """The match is over or the table was cancelled (facts: table, status: ``TableRecord.ending``)."""


class MatchRunning(ServiceError, label="match_on"):
    """A seat cannot be left during a match (facts: table). It can be handed over, or the side can resign."""


class SeatHandedOn(ServiceError):
    """The person held a seat at this table that somebody else holds now (facts: table, seat, name, computer)."""


class PersonAlreadySeated(ServiceError, label="sits_already"):
    """That person holds a seat at this table (facts: table, user)."""


class SawAnotherHand(ServiceError):
    """That person has held another seat in this round and knows its cards (facts: table, user, seat)."""


class NoOffer(ServiceError):
    """That seat is not offered, or no longer offered (facts: table)."""


class NotInvited(ServiceError):
    """The seat is offered to somebody else (facts: table, user)."""


class NotYourSide(ServiceError):
    """Only the players whose seats are concerned may decide this (facts: table)."""


class NoResignation(ServiceError):
    """No player of this side proposes to resign, or none any longer (facts: table)."""


class TakingBackOff(ServiceError):
    """The terms of this table do not allow lay-downs to be taken back (facts: table)."""


class StatisticsHidden(ServiceError):
    """This person does not share their statistics (facts: user)."""


class HintsOff(ServiceError):
    """The terms of this table do not allow hints (facts: table)."""


class NoHints(ServiceError):
    """Plays cannot be compared (facts: why).

    ``why`` is "missing" where the extra is not installed, "game" where it does not cover the game, "preparing" while it is
    compiled after a start, or "failed".
    """


class NothingToReview(ServiceError):
    """The person made no plays in this round (facts: table, round)."""


class BeganInPlay(ServiceError):
    """The practice match began at a moment of another one, so that no deal is there to check (facts: table)."""


class UnknownDeal(ServiceError):
    """No deal that may be played again has this code (facts: none)."""


class DailyDealOver(ServiceError):
    """The daily deal cannot be voted on any more: the next one was posted (facts: none)."""


class NoSuchDiscard(ServiceError):
    """The daily deal does not offer this discard (facts: none)."""


class NotOrganiser(ServiceError):
    """Only the organiser or an admin of the server may do this (facts: organiser)."""


class NothingToTakeBack(ServiceError):
    """Nothing was laid down that could still be taken back (facts: table, why, since: None where there is no moment).

    ``why`` is a :class:`bot.canasta.taking_back.Bar`, or "nothing_laid".
    """


class DiscardHeld(ServiceError):
    """A discard can still be taken back, and nobody may act before it is made (facts: table, name, until, why).

    ``why`` is "own" for the player who discarded, else "other".
    """


class NoDiscardHeld(ServiceError):
    """The discard was made or taken back meanwhile (facts: table)."""


class PlayedDifferently(ServiceError):
    """A replay of the stored actions differs under this version of the engine (facts: table, version)."""


class TooManyOpenTables(ServiceError):
    """The server's limit of open tables is reached (facts: limit)."""


class TooManyOwnTables(ServiceError):
    """The server's limit of tables for one person is reached (facts: limit)."""


class HouseNotFound(ServiceError):
    """The server has no house rule of this name (facts: name)."""


class HouseGone(ServiceError):
    """The house rule that a button belongs to was deleted (facts: none)."""


class HouseVersionGone(ServiceError):
    """This version of a house rule is not kept any more (facts: none)."""


class HouseNameTaken(ServiceError):
    """The server already has a house rule of this name (facts: name)."""


class HouseNameEmpty(ServiceError):
    """The name has no visible characters (facts: none)."""


class TooManyHouses(ServiceError):
    """The limit of house rules of a server is reached (facts: limit)."""


class HouseChanged(ServiceError):
    """The house rule was changed concurrently at every try (facts: none)."""


class NamesImpossible(ServiceError):
    """A score pad cannot have these names (facts: why, needed, limit).

    ``why`` is "empty", "number" or "same".
    """


class ScorePadGone(ServiceError):
    """The score pad that a button belongs to was deleted (facts: none)."""


class ScorePadChanged(ServiceError):
    """The score pad has another round since it was shown, or another last one (facts: none)."""


class ScorePadFull(ServiceError):
    """The limit of rounds of a score pad is reached (facts: limit)."""


class TooManyScorePads(ServiceError):
    """The limit of score pads of a person is reached (facts: limit)."""


class PublishedGone(ServiceError):
    """The published house rule was taken down, or replaced by a newer version (facts: none)."""


class TooManyPublished(ServiceError):
    """The limit of published house rules of a server is reached (facts: limit)."""


class CalendarImpossible(ServiceError):
    """The calendar is invalid, or leaves a clock hardly any time to run (facts: problem, a ``CalendarProblem``)."""


class SettingsChanged(ServiceError):
    """The settings were changed concurrently at every try (facts: none)."""


class NoRoundOver(ServiceError):
    """Nothing can be replayed before a round is over (facts: table)."""


class RoundNotOver(ServiceError):
    """This round was not played to its end, so its cards stay closed (facts: table, round, last).

    ``last`` is the last round that is over.
    """


class NotWaitingForReady(ServiceError):
    """The next round waits for nobody: a round is being played, or the next one is dealt at once (facts: table)."""


class OrderTooLate(ServiceError):
    """The turn that the order was for has begun, or is over (facts: table)."""


class CutEmpty(ServiceError):
    """The text of the cut has no visible characters (facts: table)."""


class CutTooLong(ServiceError):
    """The text of the cut is too long (facts: table, length, limit)."""


class CutTooLate(ServiceError):
    """That round is dealt already; ``next`` is the next one (facts: table, round, next)."""


class NotSealed(ServiceError):
    """No commitment to the next deal was published (facts: table)."""


class CutsCollected(ServiceError):
    """The deals of a duplicate are cut before the first one (facts: table)."""


class DealsStillPlayed(ServiceError):
    """Other tables still play the same deals, so nobody is shown how they were (facts: table)."""


class SatAtOtherTable(ServiceError):
    """That person sits or sat at another table of the same duplicate and knows its deals (facts: user)."""


class NoResigning(ServiceError):
    """Nobody can resign at a table of a duplicate (facts: table)."""


class NoOffers(ServiceError):
    """Nobody who could take a seat at a table of a duplicate sees that it is on offer (facts: table)."""


class ConfidentialTable(ServiceError):
    """The table of a duplicate cannot be moved out of its private thread (facts: table)."""


class OrderImpossible(ServiceError):
    """The order asks for more cards than a pile can have (facts: limit)."""


class NobodyAsks(ServiceError):
    """The person has no partner who could ask in this round (facts: table)."""


class QuestionWaits(ServiceError):
    """The partner's question waits for an answer now (facts: table)."""


class SeatReserved(ServiceError):
    """The seat is reserved for a player of the match before (facts: table, seat, name, computer)."""


class MatchNotOver(ServiceError):
    """Only a match that was played to its end has a rematch (facts: table)."""


class TermsImpossible(ServiceError):
    """The terms have invalid fields (facts: problems)."""


class TablePaused(ServiceError):
    """The match is paused, and nobody may move (facts: table, why)."""


class NotPaused(ServiceError):
    """The match is not paused (facts: table)."""


class NoPauseRequest(ServiceError, label="no_wish"):
    """No player asks for a pause or for its end, or none any longer (facts: table)."""


class NothingToDecide(ServiceError):
    """The person has nothing to decide: no other player's time has run out (facts: table)."""


class HolderChanged(ServiceError):
    """Somebody else holds the seat than the one who was asked about (facts: table)."""


class OwnTime(ServiceError):
    """Nobody adds time to the own turn (facts: table)."""


class NoClock(ServiceError):
    """No time limit is running at this table, so no time can be added (facts: table)."""


class StorageFailed(ServiceError):
    """The store can neither read nor write at present, and nothing was changed (facts: why).

    ``why`` is "full", "locked", "read_only", "damaged", "gone" (a server that does not answer) or "failed".
    """


class TableDamaged(ServiceError):
    """Neither the snapshot of the match nor its log can be read (facts: table)."""


class TournamentNotFound(ServiceError):
    """The server has no such tournament (facts: none)."""


class SignUpOver(ServiceError):
    """The tournament takes no entries any more (facts: stage)."""


class TournamentClosed(ServiceError):
    """The tournament is over or cancelled (facts: stage)."""


class AlreadyEntered(ServiceError):
    """That person has entered already (facts: user, why: own if it is the actor, asked if only asked, else other)."""


class NotEntered(ServiceError):
    """That person is in no entry of the tournament (facts: user, why: own if it is the actor, else other)."""


class NotAsked(ServiceError):
    """Nobody asks this person to be the partner, or not any more (facts: none)."""


class NoOpponents(ServiceError):
    """A tournament needs a game for two people, or for two pairs who keep their partners; a progression one for two pairs
    (facts: none).
    """


class TournamentFull(ServiceError):
    """The tournament has as many entries as possible (facts: most)."""


class TooManyTournaments(ServiceError):
    """The server has as many open tournaments as possible (facts: most)."""


class TooFewEntries(ServiceError):
    """A tournament needs more entries (facts: entries, needed)."""


class UnevenEntries(ServiceError):
    """A duplicate needs two tables at least, and two entries at each (facts: entries)."""


class NotRunning(ServiceError):
    """The tournament has not begun, or is over (facts: stage)."""


class ResultFixed(ServiceError):
    """This result cannot be set (facts: why: bye, duplicate, knockout if it has gone on with it, over, or none)."""


class TooManyNotes(ServiceError):
    """The tournament has as many announcements as possible (facts: most)."""


class CutsOver(ServiceError):
    """The duplicate has begun, or is over: its deals cannot be cut any more (facts: none)."""
