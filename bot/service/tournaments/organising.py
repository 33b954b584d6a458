"""What organisers do while a tournament is running: time, results, pauses and words to everybody."""

from collections.abc import Callable
from datetime import timedelta
from math import ceil
from typing import Final

from msgspec import structs

from bot.service.administration.admin_actions import AdminAction
from bot.service.errors import NotRunning, ResultFixed, TooManyNotes
from bot.service.ids import GuildId, TournamentId, UserId
from bot.service.people.visible_text import visible
from bot.service.ports import Clock
from bot.service.tournaments.course import changed, resumed, with_time_up
from bot.service.tournaments.model import (
    DRAW,
    LOSS,
    WIN,
    Announcement,
    AnnouncementKind,
    Ending,
    Pairing,
    Result,
    Tournament,
    TournamentKind,
    TournamentStage,
)
from bot.service.tournaments.signing_up import TournamentService, expect_organiser
from bot.service.tournaments.tables import TournamentTables

LONGEST_ROUND: Final = timedelta(days=90)
"""The longest time that a round can get."""
LONGEST_NOTE: Final = 500
MOST_LINES: Final = 20
PEOPLE_A_NOTE: Final = 30
"""The number of people that one message mentions: there is room for them below the longest words."""
MOST_NOTES: Final = 100
"""The number of announcements that a tournament can have."""
VERDICTS: Final = ((WIN, LOSS), (DRAW, DRAW), (LOSS, WIN), (LOSS, LOSS))
"""The results that can be set, as points of the first and the second entry."""


class OrganisingService:
    """Everything that organisers do while a tournament is running.

    Methods raise TournamentNotFound, NotOrganiser, and NotRunning where the tournament has not begun or is over.
    """

    def __init__(self, tournaments: TournamentService, tables: TournamentTables, clock: Clock) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._clock = clock

    async def end_round(
        self, guild: GuildId, number: TournamentId, actor: UserId, *, is_admin: bool = False
    ) -> Tournament:
        """End the present round now: matches that are not over are stopped, as at the end of its time."""
        return await self._edit(guild, number, actor, with_time_up, is_admin=is_admin)

    async def give_time(
        self,
        guild: GuildId,
        number: TournamentId,
        actor: UserId,
        *,
        days: int,
        place: int | None = None,
        is_admin: bool = False,
    ) -> Tournament:
        """Let the present round last some days longer, or only the match at this place of it.

        Raises:
            ResultFixed: that match is over.
        """

        def edit(now: Tournament) -> Tournament:
            current = now.current
            assert current is not None
            if place is None:
                due = max(current.due, min(current.due + timedelta(days=days), current.begun + LONGEST_ROUND))
                after = changed(now, rounds=(*now.rounds[:-1], structs.replace(current, due=due)))
                return _noted(after, AnnouncementKind.MORE_TIME, actor, round=len(now.rounds))
            pairing = _pairing(now, len(now.rounds), place)
            if pairing.result is not None:
                raise ResultFixed(why="over")
            most = (current.begun + LONGEST_ROUND - current.due).days
            longer = structs.replace(pairing, longer=min(pairing.longer + days, max(most, pairing.longer)))
            after = _with_pairing(now, len(now.rounds), place, longer)
            return _noted(after, AnnouncementKind.MORE_TIME, actor, round=len(now.rounds), place=place)

        return await self._edit(guild, number, actor, edit, is_admin=is_admin)

    async def set_result(
        self,
        guild: GuildId,
        number: TournamentId,
        actor: UserId,
        *,
        round_number: int,
        place: int,
        points: tuple[int, int],
        is_admin: bool = False,
    ) -> Tournament:
        """Set or correct the result of a match to one of ``VERDICTS``; a table at which it is played is stopped.

        Both sides are told, and the admin log has it. Results of the last round can be corrected afterwards, too.

        Raises:
            ResultFixed: a bye, a duplicate, or a knockout that has gone on with the result.
        """
        before = await self._tournaments.get(guild, number)
        expect_organiser(before, actor, is_admin=is_admin)

        def edit(now: Tournament) -> Tournament:
            pairing = _settable(now, round_number, place)
            scores = (0, 0) if pairing.result is None else pairing.result.scores
            result = Result(points, Ending.SET, scores)
            after = _with_pairing(now, round_number, place, structs.replace(pairing, result=result))
            return _noted(after, AnnouncementKind.RESULT, actor, round=round_number, place=place)

        pairing = _settable(before, round_number, place)
        if pairing.is_being_played:
            assert pairing.table is not None
            after = structs.replace(edit(before), revision=before.revision)
            await self._tables.stop_as(after, pairing.table, Result(points, Ending.SET), by=actor)
            return await self._tournaments.get(guild, number)
        did = AdminAction.TOURNAMENT_RESULT
        return await self._tournaments.change(guild, number, edit, actor, did)

    async def pause(
        self, guild: GuildId, number: TournamentId, actor: UserId, *, is_admin: bool = False
    ) -> Tournament:
        """Pause all matches; the time of the round stands still."""

        def edit(now: Tournament) -> Tournament:
            if now.paused is not None:
                return now
            return _noted(changed(now, paused=self._clock.now()), AnnouncementKind.PAUSED, actor)

        return await self._edit(guild, number, actor, edit, is_admin=is_admin)

    async def resume(
        self, guild: GuildId, number: TournamentId, actor: UserId, *, is_admin: bool = False
    ) -> Tournament:
        """Let all matches go on; the round lasts longer by the time of the pause."""

        def edit(now: Tournament) -> Tournament:
            if now.paused is None:
                return now
            return _noted(resumed(now, self._clock.now()), AnnouncementKind.RESUMED, actor)

        return await self._edit(guild, number, actor, edit, is_admin=is_admin)

    async def tell(
        self, guild: GuildId, number: TournamentId, actor: UserId, text: str, *, is_admin: bool = False
    ) -> Tournament:
        """Tell everybody who plays something, in the channel of the tournament.

        Raises:
            TooManyNotes
        """
        lines = [line for one in text.splitlines() if (line := visible(one).strip())]
        told = "\n".join(lines[:MOST_LINES])[:LONGEST_NOTE]

        def edit(now: Tournament) -> Tournament:
            for part in range(max(1, ceil(len(now.players) / PEOPLE_A_NOTE))):
                now = _noted(now, AnnouncementKind.WORDS, actor, text="" if part else told, place=part)
            return now

        return await self._edit(guild, number, actor, edit, is_admin=is_admin)

    async def _edit(
        self,
        guild: GuildId,
        number: TournamentId,
        actor: UserId,
        edit: Callable[[Tournament], Tournament],
        *,
        is_admin: bool,
    ) -> Tournament:
        def checked(now: Tournament) -> Tournament:
            expect_organiser(now, actor, is_admin=is_admin)
            if now.stage is not TournamentStage.RUNNING or now.current is None:
                raise NotRunning(stage=now.stage.value)
            return edit(now)

        did = AdminAction.TOURNAMENT_CHANGED if is_admin else None
        return await self._tournaments.change(guild, number, checked, actor, did)


def _pairing(tournament: Tournament, round_number: int, place: int) -> Pairing:
    """Return a match by its round and place.

    Raises:
        ResultFixed: there is none.
    """
    if not 1 <= round_number <= len(tournament.rounds):
        raise ResultFixed(why="none")
    pairings = tournament.rounds[round_number - 1].pairings
    if not 0 <= place < len(pairings):
        raise ResultFixed(why="none")
    return pairings[place]


def _settable(tournament: Tournament, round_number: int, place: int) -> Pairing:
    """Return a match whose result can be set.

    Raises:
        NotRunning, ResultFixed
    """
    if tournament.stage not in {TournamentStage.RUNNING, TournamentStage.OVER}:
        raise NotRunning(stage=tournament.stage.value)
    pairing = _pairing(tournament, round_number, place)
    if tournament.is_duplicate:
        raise ResultFixed(why="duplicate")
    if pairing.second is None:
        raise ResultFixed(why="bye")
    is_knockout = tournament.plan.kind is TournamentKind.KNOCKOUT
    if is_knockout and round_number != len(tournament.rounds):
        raise ResultFixed(why="knockout")
    return pairing


def _with_pairing(tournament: Tournament, round_number: int, place: int, pairing: Pairing) -> Tournament:
    rounds = list(tournament.rounds)
    pairings = list(rounds[round_number - 1].pairings)
    pairings[place] = pairing
    rounds[round_number - 1] = structs.replace(rounds[round_number - 1], pairings=tuple(pairings))
    return changed(tournament, rounds=tuple(rounds))


def _noted(tournament: Tournament, kind: AnnouncementKind, by: UserId, **about: int | str) -> Tournament:
    """Return the tournament with an announcement more.

    Raises:
        TooManyNotes
    """
    number = 1 + max((note.number for note in tournament.notes), default=0)
    if len(tournament.notes) >= MOST_NOTES:
        raise TooManyNotes(most=MOST_NOTES)
    note = Announcement(number, kind, by, **about)  # type: ignore[arg-type]
    return changed(tournament, notes=(*tournament.notes, note))
