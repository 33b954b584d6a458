# ruff: noqa: N818 - as in bot.service.errors
"""Errors of tournaments, with facts only; presenters write the sentences."""

from bot.service.errors import ServiceError


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
