"""Other views of a tournament than its standings: all rounds, everybody against everybody, and the bracket."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from discord import ui

from bot.pictures.results.bracket import BracketMatch, BracketScene, bracket_picture
from bot.pictures.results.standings import AND
from bot.service.errors import NotRunning
from bot.service.ids import UserId
from bot.service.tournaments.model import Ending, Pairing, Tournament, TournamentKind
from bot.service.tournaments.pairings import bracket_of
from bot.service.tournaments.standings import standings, survivor
from bot.ui.tables.buttons import STANDINGS
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import Verb
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.tournaments.buttons import tournament_of
from bot.ui.tournaments.names import entrants_plain, pairing_line, tournament_name

LINES_A_PAGE: Final = 16
_COLUMNS: Final = 8
"""The columns of a crosstable that a phone shows beside each other."""
_ROWS: Final = 30
_NAME: Final = 9
_MOST_CROSSED: Final = 60
"""The largest number of entries for which there is a crosstable."""
_ROUNDS_BESIDE: Final = 3
_MATCHES_BELOW: Final = 4
"""The matches of the first round in a picture of a bracket."""


def view_buttons(texts: Texts, tournament: Tournament) -> list[ui.Button[Any]]:
    """Return the buttons to the other views of a tournament that has begun."""
    if not tournament.rounds or tournament.is_duplicate:
        return []
    last = len(tournament.rounds)
    found = [show_round.button(texts("button-tournament-rounds"), NO_TABLE, 0, tournament.id, last, 0)]
    if tournament.plan.kind is TournamentKind.KNOCKOUT:
        label = texts("button-tournament-bracket")
        found.append(show_bracket.button(label, NO_TABLE, 0, tournament.id, _last_page(tournament)))
    elif len(tournament.entries) <= _MOST_CROSSED and not tournament.is_progression:
        found.append(show_crosstable.button(texts("button-tournament-cross"), NO_TABLE, 0, tournament.id, 0))
    return found


def _expect_rounds(tournament: Tournament) -> None:
    if not tournament.rounds or tournament.is_duplicate:
        raise NotRunning(stage=tournament.stage.value)


def _ways(
    texts: Texts, verb: Verb, tournament: Tournament, places: Sequence[tuple[int, ...]], now: int
) -> ComponentRow:
    """Return the buttons to the place before and to the one after, if there are several, and back to the standings."""
    back = STANDINGS.button(texts("button-tournament-standings"), NO_TABLE, 0, tournament.id, 0)
    if len(places) <= 1:
        return [back]
    before, after = max(now - 1, 0), min(now + 1, len(places) - 1)
    return [
        verb.button("◀", NO_TABLE, 0, tournament.id, *places[before], disabled=now == 0),
        verb.button("▶", NO_TABLE, 1, tournament.id, *places[after], disabled=now == len(places) - 1),
        back,
    ]


# ------------------------------------------------------------------------------------------------------ rounds


@clickable("tnround", args=3)
async def show_round(click: Click) -> None:
    """Show the matches of a round, each with its table."""
    tournament = await tournament_of(click)
    _expect_rounds(tournament)
    places = [
        (number, page)
        for number, one in enumerate(tournament.rounds, start=1)
        for page in range(-(-len(one.pairings) // LINES_A_PAGE))
    ]
    place = click.id.args[1:]
    now = places.index((place[0], place[1])) if (place[0], place[1]) in places else len(places) - 1
    number, page = places[now]
    shown = tournament.rounds[number - 1].pairings[page * LINES_A_PAGE : (page + 1) * LINES_A_PAGE]
    threads = await click.services.tournaments.threads(shown)
    texts = click.texts
    lines = []
    for one in shown:
        line = pairing_line(texts, tournament, one)
        thread = None if one.table is None else threads.get(one.table)
        lines.append(line if thread is None else f"{line} · <#{thread}>")
    title = texts("tournament-round", number=number, planned=tournament.planned)
    embed = embed_of(title, lines, footer=tournament_name(tournament, markdown=False))
    await click.show(of_embed(embed, [_ways(texts, show_round, tournament, places, now)]))


# -------------------------------------------------------------------------------------------------- crosstable


@clickable("tncross", args=2)
async def show_crosstable(click: Click) -> None:
    """Show what everybody scored against everybody."""
    tournament = await tournament_of(click)
    _expect_rounds(tournament)
    if tournament.is_progression:
        raise NotOurId(click.id.verb)
    await click.show(crosstable_message(click.texts, tournament, click.id.args[1]))


def crosstable_message(texts: Texts, tournament: Tournament, page: int) -> Message:
    """Return a part of the crosstable: as many columns as a phone shows, and as many rows as a message holds."""
    ranked = [one.entry.number for one in standings(tournament)]
    parts = [
        (row, column) for row in range(0, len(ranked), _ROWS) for column in range(0, len(ranked), _COLUMNS)
    ]
    page = min(page, len(parts) - 1)
    top, left = parts[page]
    points = _points(tournament)
    columns = ranked[left : left + _COLUMNS]
    lines = ["".join([" " * (_NAME + 3), *(f"{left + place:>3}" for place in range(1, len(columns) + 1))])]
    for rank, number in enumerate(ranked[top : top + _ROWS], start=top + 1):
        name = "&".join(entrants_plain(texts, tournament.entry(number)))
        cells = "".join(f"{_cell(points, number, other):>3}" for other in columns)
        lines.append(f"{rank:>2} {name[:_NAME]:<{_NAME}}{cells}")
    table = "\n".join(lines).replace("`", "'")
    title = texts("tournament-title", name=tournament_name(tournament))
    embed = embed_of(title, ["```", table, "```", texts("tournament-cross-note")])
    places = [(number,) for number in range(len(parts))]
    return of_embed(embed, [_ways(texts, show_crosstable, tournament, places, page)])


def _points(tournament: Tournament) -> dict[tuple[int, int], list[int]]:
    """Return the points of each entry against each other one, in the order of the rounds."""
    found: dict[tuple[int, int], list[int]] = {}
    for one in tournament.rounds:
        for pairing in one.pairings:
            if pairing.result is None or pairing.second is None:
                continue
            for side, number in enumerate(pairing.entries):
                other = pairing.entries[1 - side]
                found.setdefault((number, other), []).append(pairing.result.points[side])
    return found


def _cell(points: dict[tuple[int, int], list[int]], number: int, other: int) -> str:
    if number == other:
        return "■"
    against = points.get((number, other))
    return "·" if against is None else str(sum(against))


# ------------------------------------------------------------------------------------------------------ bracket


class _Part(NamedTuple):
    """A part of a bracket: the first of its rounds, and the first of the matches of that round."""

    first: int
    match: int


def _parts(tournament: Tournament) -> list[_Part]:
    """Return the parts in which a bracket is shown, from the first round to the final."""
    planned, matches = tournament.planned, len(tournament.rounds[0].pairings)
    parts = []
    first = 0
    while True:
        parts += [_Part(first, match) for match in range(0, max(1, matches >> first), _MATCHES_BELOW)]
        if first + _ROUNDS_BESIDE >= planned:
            return parts
        first = min(first + _ROUNDS_BESIDE - 1, planned - _ROUNDS_BESIDE)


def _last_page(tournament: Tournament) -> int:
    """Return the page on which the present round begins."""
    present = len(tournament.rounds) - 1
    return max(
        place for place, part in enumerate(_parts(tournament)) if part.first <= present and not part.match
    )


@clickable("tnbracket", args=2)
async def show_bracket(click: Click) -> None:
    """Show a part of the bracket, as a picture where the reader wants pictures."""
    tournament = await tournament_of(click)
    _expect_rounds(tournament)
    if tournament.plan.kind is not TournamentKind.KNOCKOUT:
        raise NotRunning(stage=tournament.stage.value)
    parts = _parts(tournament)
    page = min(click.id.args[1], len(parts) - 1)
    scene = bracket_scene(click.texts, tournament, parts[page], click.user)
    rows: list[ComponentRow] = [
        _ways(click.texts, show_bracket, tournament, [(number,) for number in range(len(parts))], page)
    ]
    told = bracket_in_words(click.texts, scene)
    picture = None
    if await click.wants_pictures():
        subject = f"tournament {tournament.id}: the picture of the bracket"
        alt = limits.cut(told, limits.ALT_TEXT)
        picture = await drawn(bracket_picture, lambda: scene, "bracket", subject, description=alt)
    words = Message(limits.cut(told, limits.CONTENT), rows=rows)
    if picture is None:
        await click.show(words)
        return
    await click.show(Message(None, rows=rows, attachments=(picture,), in_words=lambda: words))


def bracket_scene(texts: Texts, tournament: Tournament, part: _Part, reader: UserId | None) -> BracketScene:
    """Return a part of the bracket, the reader's own matches marked."""
    rounds = bracket_of(tournament)
    columns, heads = [], []
    for beside, matches in enumerate(rounds[part.first : part.first + _ROUNDS_BESIDE]):
        first, count = part.match >> beside, max(1, _MATCHES_BELOW >> beside)
        columns.append(
            tuple(_bracket_match(texts, tournament, one, reader) for one in matches[first : first + count])
        )
        left = tournament.planned - (part.first + beside)
        heads.append(texts("tournament-bracket-head", left=left, number=part.first + beside + 1))
    return BracketScene(
        title=tournament_name(tournament, markdown=False),
        detail=texts("tournament-round", number=len(tournament.rounds), planned=tournament.planned),
        heads=tuple(heads),
        columns=tuple(columns),
    )


def _bracket_match(
    texts: Texts, tournament: Tournament, pairing: Pairing | None, reader: UserId | None
) -> BracketMatch:
    if pairing is None:
        return BracketMatch(((), ()))
    first, *others = (entrants_plain(texts, tournament.entry(number)) for number in pairing.entries)
    second = others[0] if others else (texts("tournament-bracket-bye"),)
    is_own = reader is not None and any(tournament.entry(one).has(reader) for one in pairing.entries)
    result = pairing.result
    if result is None:
        return BracketMatch((first, second), is_own=is_own)
    goes_on = survivor(tournament, pairing)
    winner = None if goes_on is None else pairing.entries.index(goes_on)
    one, other = ("", "")
    if result.ending in {Ending.PLAYED, Ending.STOPPED, Ending.SET} and any(result.scores):
        one, other = map(texts.number, result.scores)
    return BracketMatch((first, second), (one, other), winner, is_over=True, is_own=is_own)


def bracket_in_words(texts: Texts, scene: BracketScene) -> str:
    """Return what the picture shows, for those who do not see it."""
    lines = [f"{scene.title}. {scene.detail}"]
    for head, matches in zip(scene.heads, scene.columns, strict=True):
        known = [match for match in matches if any(match.names)]
        lines += [head] if known else []
        for match in known:
            names = [AND.join(one) for one in match.names]
            goes_on = "" if match.winner is None or not match.is_over else names[match.winner]
            count = 1 if match.winner is None else len(match.names[match.winner])
            won = {
                "winner": goes_on,
                "count": count,
                "over": yes_no(match.is_over),
                "on": yes_no(bool(goes_on)),
            }
            lines.append(texts("tournament-bracket-told", first=names[0], second=names[1], **won))
    return "\n".join(lines)
