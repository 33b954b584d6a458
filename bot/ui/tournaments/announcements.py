"""Messages in the channel about what organisers announce."""

from collections.abc import Sequence
from datetime import timedelta
from typing import assert_never

from bot.service.ids import UserId
from bot.service.tournaments.model import NOTE, Announcement, AnnouncementKind, Pairing, Tournament
from bot.service.tournaments.organising import LONGEST_NOTE, PEOPLE_A_NOTE
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import Message
from bot.ui.tournaments.names import pairing_line, tournament_name
from bot.ui.tournaments.standings import standings_button
from bot.ui.words.names import shown
from bot.ui.words.times import at


def announcement_message(texts: Texts, tournament: Tournament, note: Announcement) -> Message:
    """Return an announcement of an organiser, with mentions of those it is for."""
    by, name = f"<@{note.by}>", tournament_name(tournament)
    match note.kind:
        case AnnouncementKind.WORDS:
            said = [f"> {shown(line, LONGEST_NOTE)}" for line in note.text.splitlines()]
            people = " ".join(f"<@{user}>" for user in called_by_announcement(tournament, note))
            lines = [texts("tournament-note-words", name=name, by=by), *said, f"-# {people}"]
        case AnnouncementKind.RESULT:
            match = pairing_line(texts, tournament, _noted_pairing(tournament, note), mentions=True)
            lines = [texts("tournament-note-result", name=name, by=by, number=note.round, match=match)]
        case AnnouncementKind.MORE_TIME:
            lines = [_more_time(texts, tournament, note)]
        case AnnouncementKind.PAUSED:
            lines = [texts("tournament-note-paused", name=name, by=by)]
        case AnnouncementKind.RESUMED:
            lines = [texts("tournament-note-resumed", name=name, by=by)]
        case _:
            assert_never(note.kind)
    more = standings_button(texts, tournament, f"{NOTE}.{note.number}")
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=[[more]])


def _noted_pairing(tournament: Tournament, note: Announcement) -> Pairing:
    assert note.place is not None
    return tournament.rounds[note.round - 1].pairings[note.place]


def _more_time(texts: Texts, tournament: Tournament, note: Announcement) -> str:
    by, name = f"<@{note.by}>", tournament_name(tournament)
    begun = tournament.rounds[note.round - 1]
    if note.place is None:
        return texts("tournament-note-time", name=name, by=by, number=note.round, until=at(begun.due))
    pairing = _noted_pairing(tournament, note)
    until = at(begun.due + timedelta(days=pairing.longer))
    match = pairing_line(texts, tournament, pairing, mentions=True)
    return texts("tournament-note-match-time", name=name, by=by, match=match, until=until)


def called_by_announcement(tournament: Tournament, note: Announcement) -> Sequence[UserId]:
    """Return the people whom an announcement notifies."""
    if note.place is None:
        return ()
    if note.kind is AnnouncementKind.WORDS:
        return tournament.players[note.place * PEOPLE_A_NOTE : (note.place + 1) * PEOPLE_A_NOTE]
    entries = map(tournament.entry, _noted_pairing(tournament, note).everybody)
    return [one.user for entry in entries for one in entry.people if one.user is not None]
