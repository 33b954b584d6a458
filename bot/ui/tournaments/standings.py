"""The standings of a tournament: as a picture, and in words for whoever wants no pictures."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from discord import ui

from bot.pictures.results.standings import AND, StandingRow, StandingsScene, standings_picture
from bot.service.ids import UserId
from bot.service.tournaments.model import RESULT, RESULTS, Tournament, TournamentStage
from bot.service.tournaments.running import TableThreads
from bot.service.tournaments.standings import Standing, standings, winners
from bot.ui.tables.buttons import STANDINGS
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import Verb
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, Message, embed_of, of_embed
from bot.ui.tournaments.buttons import tournament_of
from bot.ui.tournaments.duplicate import result_lines, sheet_message
from bot.ui.tournaments.names import code_of, entrants_plain, entry_name, match_lines, tournament_name
from bot.ui.tournaments.rounds import view_buttons

ROWS_A_PICTURE: Final = 16
LINES_A_PAGE: Final = 20
_ROOM_OF_RESULTS: Final = 1600
"""The length of the results of a round in a message."""


async def standings_with_picture(
    texts: Texts, tournament: Tournament, page: int, reader: UserId, threads: TableThreads
) -> Message | None:
    """Return a page of the standings as a picture, with the reader's match; None if it cannot be drawn."""
    ranked = standings(tournament)
    pages = _pages(len(ranked), ROWS_A_PICTURE)
    page = min(page, pages - 1)
    picture = await _picture(texts, tournament, standings_scene(texts, tournament, page, reader))
    if picture is None:
        return None
    lines: list[str] = []
    mine = tournament.entry_of(reader)
    if mine is not None and tournament.stage is TournamentStage.RUNNING:
        own = [one for one in tournament.pairings if mine.number in one.everybody]
        lines = [
            texts("tournament-your-match", match=line)
            for line in match_lines(texts, tournament, own, threads)
        ]
    in_words = tell_standings.button(texts("button-in-words"), NO_TABLE, 0, tournament.id, 0)
    row = [*_turns(turn_page, tournament, page, pages), in_words]
    rows = [view_buttons(texts, tournament), row]
    return Message("\n".join(lines) or None, rows=rows, attachments=(picture,))


async def with_standings(texts: Texts, tournament: Tournament, words: Message) -> Message:
    """Return a message about results with the first places of the standings as a picture, if it can be drawn."""
    picture = await _picture(texts, tournament, standings_scene(texts, tournament, 0))
    return words if picture is None else replace(words, attachments=(picture,))


def standings_scene(
    texts: Texts, tournament: Tournament, page: int, reader: UserId | None = None
) -> StandingsScene:
    """Return a page of the standings; the reader's own entry stands below if it is on another one."""
    ranked = standings(tournament)
    is_ranked = has_ranks(ranked)
    is_total = tournament.is_progression
    rows = [_row(texts, one, reader, is_ranked=is_ranked, is_total=is_total) for one in ranked]
    shown = rows[page * ROWS_A_PICTURE : (page + 1) * ROWS_A_PICTURE]
    own = next((row for row in rows if row.is_own and not row.is_out), None)
    return StandingsScene(
        title=tournament_name(tournament, markdown=False),
        detail=_where_it_stands(texts, tournament),
        heads=_heads(texts, tournament),
        rows=tuple(shown),
        own=None if own in shown else own,
        has_winner=tournament.stage is TournamentStage.OVER and winners(tournament)[:1] == ranked[:1],
        signed=0 if tournament.is_progression else 2,
        thousands=texts.thousands,
    )


def _heads(texts: Texts, tournament: Tournament) -> tuple[str, str, str]:
    points = texts("tournament-head-points")
    if tournament.is_progression:
        return texts("progression-head-total"), points, texts("progression-head-played")
    return points, texts("tournament-head-opponents"), texts("tournament-head-difference")


def told_in_words(texts: Texts, scene: StandingsScene) -> str:
    """Return what the picture shows, for those who do not see it."""
    is_progression = scene.signed == 0
    key = "progression-place-told" if is_progression else "tournament-place-told"
    lines = [f"{scene.title}. {scene.detail}"]
    for row in scene.rows if scene.own is None else (*scene.rows, scene.own):
        if is_progression:
            facts = {"total": _signed(texts, row.points), "points": row.opponents}
        else:
            difference = _signed(texts, row.difference)
            facts = {"points": row.points, "opponents": row.opponents, "difference": difference}
        lines.append(texts(key, rank=str(row.rank or "none"), name=AND.join(row.names), **facts))
    return limits.cut("\n".join(lines), limits.ALT_TEXT)


def standings_in_words(texts: Texts, tournament: Tournament, page: int, threads: TableThreads) -> Message:
    """Return a page of the whole standings in words, with the matches of the round first."""
    lines = [
        f"**{texts('tournament-standings')}**",
        texts("progression-detail-head" if tournament.is_progression else "tournament-detail-head"),
        *detail_lines(texts, tournament),
    ]
    if tournament.pairings and tournament.stage is TournamentStage.RUNNING:
        matches = match_lines(texts, tournament, tournament.pairings, threads)
        lines = [f"**{_where_it_stands(texts, tournament)}**", *matches, "", *lines]
    pages = _pages(len(lines), LINES_A_PAGE)
    page = min(page, pages - 1)
    title = texts("tournament-title", name=tournament_name(tournament))
    footer = texts("tournament-footer-seed", seed=tournament.seed) if tournament.seed else None
    embed = embed_of(title, lines[page * LINES_A_PAGE : (page + 1) * LINES_A_PAGE], footer=footer)
    return of_embed(embed, [view_buttons(texts, tournament), _turns(tell_standings, tournament, page, pages)])


async def _picture(texts: Texts, tournament: Tournament, scene: StandingsScene) -> Attachment | None:
    subject = f"tournament {tournament.id}: the picture of the standings"
    told = told_in_words(texts, scene)
    return await drawn(standings_picture, lambda: scene, "standings", subject, description=told)


def has_ranks(ranked: Sequence[Standing]) -> bool:
    """Return whether the places mean something: before the first match is over they follow from the lot alone."""
    return any(one.played and one.rank for one in ranked)


def _row(
    texts: Texts, one: Standing, reader: UserId | None, *, is_ranked: bool, is_total: bool
) -> StandingRow:
    """Return the row of an entry; ``is_total``: its total, its points and its matches in place of the usual columns."""
    columns = (
        (one.difference, one.points, one.played) if is_total else (one.points, one.opponents, one.difference)
    )
    return StandingRow(
        one.rank if is_ranked else 0,
        entrants_plain(texts, one.entry),
        *columns,
        is_own=reader is not None and one.entry.has(reader),
        is_out=one.entry.is_out,
    )


def _where_it_stands(texts: Texts, tournament: Tournament) -> str:
    if tournament.stage is TournamentStage.OVER:
        return texts("tournament-final-standings")
    return texts("tournament-round", number=len(tournament.rounds), planned=tournament.planned)


def detail_lines(texts: Texts, tournament: Tournament) -> list[str]:
    """Return a line for each entry with all that its place depends on; of a progression with its total and its points."""
    ranked = standings(tournament)
    is_ranked = has_ranks(ranked)
    key = "progression-place" if tournament.is_progression else "tournament-place-detail"
    lines = []
    for one in ranked:
        difference = _signed(texts, one.difference)
        if tournament.is_progression:
            facts: dict[str, str | int] = {"total": difference}
        else:
            facts = {"opponents": one.opponents, "difference": difference}
        rank = str(one.rank or "none") if is_ranked else "none"
        name, out = entry_name(texts, one.entry), yes_no(one.entry.is_out)
        lines.append(texts(key, rank=rank, name=name, points=one.points, out=out, **facts))
    return lines


def _signed(texts: Texts, difference: int) -> str:
    return texts.number(difference) if difference < 0 else f"+{texts.number(difference)}"


def _pages(count: int, a_page: int) -> int:
    return max(1, -(-count // a_page))


def _turns(verb: Verb, tournament: Tournament, page: int, pages: int) -> list[ui.Button[Any]]:
    """Return the buttons that turn the pages, if there are several."""
    if pages == 1:
        return []
    return [
        verb.button("◀", NO_TABLE, 0, tournament.id, max(page - 1, 0), disabled=page == 0),
        verb.button("▶", NO_TABLE, 1, tournament.id, page + 1, disabled=page == pages - 1),
    ]


def standings_button(texts: Texts, tournament: Tournament, name: str) -> ui.Button[Any]:
    """Return the button to the standings, or the sheet of a duplicate, for the message of this name."""
    label = "button-duplicate-sheet" if tournament.is_duplicate else "button-tournament-standings"
    return show_standings.button(texts(label), NO_TABLE, 0, tournament.id, code_of(name))


def result_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the result: the first places, which are mentioned."""
    lines = [texts("tournament-result", name=tournament_name(tournament))]
    if tournament.is_duplicate:
        lines += result_lines(texts, tournament)
    else:
        medals = [
            f"{'🥇🥈🥉'[one.rank - 1]} {entry_name(texts, one.entry, mentions=True)}"
            for one in winners(tournament)
        ]
        lines += medals or [texts("tournament-no-winner")]
        lines += _results_of(texts, tournament, len(tournament.rounds))
    more = standings_button(texts, tournament, RESULT)
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=[[more]])


def results_message(texts: Texts, tournament: Tournament, number: int) -> Message:
    """Return all results of a round that is over, as many as there is room for."""
    name = tournament_name(tournament)
    head = texts("tournament-results", name=name, number=number, planned=tournament.planned)
    lines = [head, *_results_of(texts, tournament, number)]
    more = standings_button(texts, tournament, f"{RESULTS}.{number}")
    return Message("\n".join(lines), rows=[[more]])


def _results_of(texts: Texts, tournament: Tournament, number: int) -> list[str]:
    """Return a line for each match of a round, as many as there is room for, and how many more there are."""
    lines = match_lines(texts, tournament, tournament.rounds[number - 1].pairings, {})
    kept = limits.first_lines(lines, _ROOM_OF_RESULTS)
    if len(kept) < len(lines):
        kept.append(texts("tournament-more", count=len(lines) - len(kept)))
    return kept


@clickable("tnstand", args=2)
async def show_standings(click: Click) -> None:
    """Show the whole standings."""
    await _show_standings(click, await tournament_of(click), 0)


@clickable(STANDINGS)
async def turn_page(click: Click) -> None:
    """Show another page of the standings."""
    await _show_standings(click, await tournament_of(click), click.id.args[1])


async def _show_standings(click: Click, tournament: Tournament, page: int) -> None:
    if tournament.is_duplicate:
        await click.show(sheet_message(click.texts, tournament))
        return
    threads = await threads_of(click, tournament)
    in_words = partial(standings_in_words, click.texts, tournament, page, threads)
    message = None
    if await click.wants_pictures():
        message = await standings_with_picture(click.texts, tournament, page, click.user, threads)
    await click.show(in_words() if message is None else replace(message, in_words=in_words))


@clickable("tnwords", args=2)
async def tell_standings(click: Click) -> None:
    """Tell the whole standings and the matches of the round in words."""
    tournament = await tournament_of(click)
    if tournament.is_duplicate:
        await _show_standings(click, tournament, 0)
        return
    threads = await threads_of(click, tournament)
    await click.show(standings_in_words(click.texts, tournament, click.id.args[1], threads))


async def threads_of(context: InteractionContext, tournament: Tournament) -> TableThreads:
    """Return the threads of the tables of the round that are being played."""
    return await context.services.tournaments.threads(
        one for one in tournament.pairings if one.is_being_played
    )
