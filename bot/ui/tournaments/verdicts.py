"""Results that organisers set or correct, and more time for single matches."""

from typing import Any, Final

from discord import ui

from bot.service.errors import NotRunning, ResultFixed
from bot.service.tournaments.course import due_of
from bot.service.tournaments.model import Pairing, Tournament, TournamentKind
from bot.service.tournaments.organising import VERDICTS
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import MOST_OPTIONS, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.tournaments.buttons import organised, own_tournament, tournament_of
from bot.ui.tournaments.names import pairing_line, sides_plain
from bot.ui.words.times import ago, at

_MOST_MENUS: Final = 4
"""The number of menus of matches in a message."""


@clickable("tnres", args=3)
async def show_matches(click: Click) -> None:
    """Show the matches of a round whose results can be set; 0 is the present one."""
    tournament = await own_tournament(click, is_open=False)
    await click.show(matches_message(click.texts, tournament, *click.id.args[1:]))


@clickable("tnmatch", args=2)
async def show_match(click: Click) -> None:
    """Show the results that a match can get."""
    tournament = await own_tournament(click, is_open=False)
    await click.show(match_message(click.texts, tournament, click.id.args[1], click.number))


@clickable("tnset", args=4)
async def set_result(click: Click) -> None:
    """Set the result of a match."""
    _, round_number, place, verdict = click.id.args
    if verdict >= len(VERDICTS):
        raise NotOurId(click.id.verb)
    tournament = await tournament_of(click)
    chosen: dict[str, Any] = {"round_number": round_number, "place": place, "points": VERDICTS[verdict]}
    after = await organised(click, click.services.organising.set_result, tournament.id, **chosen)
    line = pairing_line(click.texts, after, after.rounds[round_number - 1].pairings[place])
    await click.show(Message(click.texts("tournament-result-set", match=line)))


@clickable("tnlong", args=2)
async def give_match_time(click: Click) -> None:
    """Let a match last a day longer than its round."""
    tournament, place = await tournament_of(click), click.id.args[1]
    after = await organised(click, click.services.organising.give_time, tournament.id, days=1, place=place)
    await click.show(match_message(click.texts, after, len(after.rounds), place))


def matches_message(texts: Texts, tournament: Tournament, number: int = 0, page: int = 0) -> Message:
    """Return the choice of a match of a round, the present one for 0; buttons lead to the other rounds and matches."""
    rounds = len(tournament.rounds)
    number = number if 1 <= number <= rounds else rounds
    if not rounds:
        raise NotRunning(stage=tournament.stage.value)
    options = [
        option(_plain(texts, tournament, one), place)
        for place, one in enumerate(tournament.rounds[number - 1].pairings)
        if one.second is not None
    ]
    parts = [options[first : first + MOST_OPTIONS] for first in range(0, len(options), MOST_OPTIONS)]
    pages = max(1, -(-len(parts) // _MOST_MENUS))
    page = min(page, pages - 1)
    rows: list[ComponentRow] = [
        [show_match.menu(texts("menu-tournament-match"), part, NO_TABLE, place, tournament.id, number)]
        for place, part in enumerate(parts[page * _MOST_MENUS : (page + 1) * _MOST_MENUS])
    ]

    def way(label: str, version: int, to: tuple[int, int], *, leads: bool) -> ui.Button[Any]:
        return show_matches.button(label, NO_TABLE, version, tournament.id, *to, disabled=not leads)

    ways: list[ui.Item[Any]] = []
    if rounds > 1 and tournament.plan.kind is not TournamentKind.KNOCKOUT:
        ways += [
            way("◀", 0, (max(number - 1, 1), 0), leads=number > 1),
            way("▶", 1, (number + 1, 0), leads=number < rounds),
        ]
    if pages > 1:
        label = texts("button-tournament-other-matches")
        ways.append(way(label, 2, (number, (page + 1) % pages), leads=True))
    head = texts("tournament-which-match", number=number, planned=tournament.planned)
    return Message(head, rows=[*rows, ways] if ways else rows)


def _plain(texts: Texts, tournament: Tournament, pairing: Pairing) -> str:
    """Return a match in a line of a menu, which knows no markdown."""
    names = sides_plain(texts, tournament, pairing)
    return texts("tournament-match", first=names[0], second=names[1])


def match_message(texts: Texts, tournament: Tournament, number: int, place: int) -> Message:
    """Return the results that a match can get."""
    if not 1 <= number <= len(tournament.rounds) or place >= len(tournament.rounds[number - 1].pairings):
        raise ResultFixed(why="none")
    pairing = tournament.rounds[number - 1].pairings[place]
    if pairing.second is None:
        raise ResultFixed(why="bye")
    first, second = sides_plain(texts, tournament, pairing)
    people = 2 if pairing.partners is not None else tournament.plan.size
    labels = (
        texts("button-tournament-wins", name=first, count=people),
        texts("button-tournament-draw"),
        texts("button-tournament-wins", name=second, count=people),
        texts("button-tournament-nobody"),
    )
    ids = (tournament.id, number, place)
    rows: list[ComponentRow] = [
        [set_result.button(label, NO_TABLE, 0, *ids, verdict)] for verdict, label in enumerate(labels)
    ]
    lines = [pairing_line(texts, tournament, pairing)]
    is_present = pairing.is_being_played and number == len(tournament.rounds)
    if is_present and (due := due_of(tournament, pairing)) is not None:
        lines.append(texts("tournament-match-until", until=at(due), left=ago(due)))
        label = texts("button-tournament-match-time")
        rows.append([give_match_time.button(label, NO_TABLE, 0, tournament.id, place)])
    lines.append(texts("tournament-set-hint", playing="yes" if pairing.is_being_played else "no"))
    return Message("\n".join(lines), rows=rows)
