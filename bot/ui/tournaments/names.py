"""Names of entries and matches of a tournament."""

from collections.abc import Sequence
from typing import Final

from bot.service.ids import ChannelId
from bot.service.tournaments.model import (
    ASKED,
    CALLED_OFF,
    DECLINED,
    LOSS,
    MAIN,
    MOVED_UP,
    NOTE,
    RESULT,
    RESULTS,
    Ending,
    Entrant,
    Entry,
    Pairing,
    Result,
    Tournament,
)
from bot.service.tournaments.running import TableThreads
from bot.ui.texts import Texts, yes_no
from bot.ui.words.names import person_name, plain, shown

NAME_LENGTH = 60

_WITHOUT_SCORE: Final = frozenset({Ending.WALKOVER, Ending.UNPLAYED, Ending.NO_SHOW})
_OF_ITS_COURSE: Final = (MAIN, RESULT, CALLED_OFF)
_NUMBERED: Final = (ASKED, DECLINED, RESULTS, NOTE, MOVED_UP)
_A_KIND: Final = 1_000_000
"""Codes of one kind of numbered messages."""


def tournament_name(tournament: Tournament, *, markdown: bool = True) -> str:
    """Return the name of a tournament."""
    return (shown if markdown else plain)(tournament.name, NAME_LENGTH)


def entry_name(texts: Texts, entry: Entry, *, mentions: bool = False) -> str:
    """Return the names of the people in an entry; with ``mentions`` as mentions, which notify if the message says so."""
    if entry.is_of_computers:
        return texts("tournament-computers", count=len(entry.people))
    return " & ".join(entrant_name(texts, one, mentions=mentions) for one in entry.people)


def entrants_plain(texts: Texts, entry: Entry) -> tuple[str, ...]:
    """Return the names of the people in an entry as pictures show them; one name for computers alone."""
    if entry.is_of_computers:
        return (texts("tournament-computers-drawn", count=len(entry.people)),)
    return tuple(
        texts("tournament-computers-drawn", count=1)
        if one.is_computer
        else person_name(texts, one.name, markdown=False) or texts("name-somebody")
        for one in entry.people
    )


def entrant_name(texts: Texts, one: Entrant, *, mentions: bool = False) -> str:
    """Return the name of somebody in an entry."""
    if one.is_computer:
        return texts("tournament-computers", count=1)
    if mentions and one.user is not None:
        return f"<@{one.user}>"
    return person_name(texts, one.name) or texts("name-somebody")


def side_names(
    texts: Texts, tournament: Tournament, pairing: Pairing, *, mentions: bool = False
) -> tuple[str, ...]:
    """Return the names of each side of a match. A computer plays in the place of a partner who has withdrawn."""
    return tuple(
        " & ".join(_partner_name(texts, tournament, pairing, number, mentions=mentions) for number in side)
        for side in pairing.sides
    )


def _partner_name(
    texts: Texts, tournament: Tournament, pairing: Pairing, number: int, *, mentions: bool
) -> str:
    entry = tournament.entry(number)
    if entry.is_out and pairing.partners is not None and pairing.result is None:
        return texts("tournament-computers", count=1)
    return entry_name(texts, entry, mentions=mentions)


def sides_plain(texts: Texts, tournament: Tournament, pairing: Pairing) -> tuple[str, ...]:
    """Return the names of each side of a match where there is no markdown."""
    return tuple(
        " & ".join(name for number in side for name in entrants_plain(texts, tournament.entry(number)))
        for side in pairing.sides
    )


def pairing_line(
    texts: Texts,
    tournament: Tournament,
    pairing: Pairing,
    place: ChannelId | None = None,
    *,
    mentions: bool = False,
) -> str:
    """Return a match of a round in a line: who plays, where, and the result once there is one."""
    names, result = side_names(texts, tournament, pairing, mentions=mentions), pairing.result
    if pairing.second is None:
        return texts("tournament-bye", name=names[0])
    if result is None:
        link = "" if place is None else f" · <#{place}>"
        return texts("tournament-match", first=names[0], second=names[1]) + link
    people = tuple(sum(len(tournament.entry(number).people) for number in side) for side in pairing.sides)
    line = _result_line(texts, result, names, people)
    if not result.lost or result.ending is Ending.WALKOVER:
        return line
    lost = [entry_name(texts, tournament.entry(number), mentions=mentions) for number in result.lost]
    return texts("tournament-lost", match=line, names=texts.listed(lost))


def _result_line(texts: Texts, result: Result, names: tuple[str, ...], people: tuple[int, ...]) -> str:
    first, second = names
    is_draw = result.points[0] == result.points[1]
    if not is_draw:
        first, second = (
            (f"**{first}**", second) if result.points[0] > result.points[1] else (first, f"**{second}**")
        )
    if result.ending is Ending.SET:
        winner = names[result.points.index(max(result.points))]
        equal = "draw" if any(result.points) else "none"
        verdict = equal if is_draw else "won"
        return texts("tournament-set", first=first, second=second, verdict=verdict, winner=winner)
    one, other = result.scores
    how = result.ending.value
    is_behind = (one - other) * (result.points[0] - result.points[1]) <= 0
    if result.ending is Ending.PLAYED and is_behind and not is_draw:
        how = "given_up"
    if result.ending in _WITHOUT_SCORE or how == "given_up":
        lost = result.points.index(LOSS)
        losers = {"both": yes_no(is_draw), "loser": names[lost], "count": people[lost]}
        return texts("tournament-unscored", first=first, second=second, how=how, **losers)
    return texts("tournament-played", first=first, second=second, one=one, other=other, how=how)


def code_of(name: str) -> int:
    """Return the number by which the buttons of a message tell its name."""
    if name in _OF_ITS_COURSE:
        return _OF_ITS_COURSE.index(name)
    kind, number = name.split(".")
    if kind in _NUMBERED:
        return (1 + _NUMBERED.index(kind)) * _A_KIND + int(number)
    return int(kind) * 1000 + int(number)


def number_in(code: int) -> int:
    """Return the number of the entry that a message is about, from its code."""
    return code % _A_KIND


def match_lines(
    texts: Texts,
    tournament: Tournament,
    pairings: Sequence[Pairing],
    threads: TableThreads,
    *,
    mentions: bool = False,
) -> list[str]:
    """Return a line for each of these matches."""
    lines = []
    for one in pairings:
        place = None if one.table is None else threads.get(one.table)
        lines.append(pairing_line(texts, tournament, one, place, mentions=mentions))
    return lines
