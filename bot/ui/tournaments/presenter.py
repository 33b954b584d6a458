"""Messages of tournaments in their channel: the one that is kept up to date, those about pairs and rounds, announcements."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final, assert_never

import discord

from bot.canasta.rules.presets import preset_and_options
from bot.service.ids import UserId
from bot.service.tournaments.course import FEWEST_ENTRIES
from bot.service.tournaments.model import (
    ASKED,
    CALLED_OFF,
    DECLINED,
    MAIN,
    MOVED_UP,
    NOTE,
    RESULT,
    RESULTS,
    TABLES_A_POST,
    Announcement,
    AnnouncementKind,
    Entry,
    NoShows,
    Pairing,
    Plan,
    Tournament,
    TournamentKind,
    TournamentStage,
)
from bot.service.tournaments.organising import LONGEST_NOTE, PEOPLE_A_NOTE
from bot.service.tournaments.running import TableThreads
from bot.service.tournaments.standings import standings
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.toolkit.components import GREEN
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.tournaments.buttons import answer_as_partner, answer_buttons, ask_for_cut, enter, withdraw
from bot.ui.tournaments.duplicate import place_lines, seal_lines, tables_lines
from bot.ui.tournaments.names import (
    code_of,
    entrant_name,
    entry_name,
    match_lines,
    pairing_line,
    tournament_name,
)
from bot.ui.tournaments.organising import organise
from bot.ui.tournaments.standings import (
    detail_lines,
    has_ranks,
    result_message,
    results_message,
    show_standings,
    standings_button,
)
from bot.ui.words.names import shown
from bot.ui.words.options import preset_name
from bot.ui.words.times import ago, at

# Every button has the number of the tournament; those in the channel name their message, too.
IN_CHANNEL: Final = frozenset(
    verb.name for verb in (enter, withdraw, show_standings, organise, answer_as_partner)
)

_ENTRIES_SHOWN: Final = 24
_MATCHES_SHOWN: Final = 10
_PLACES_SHOWN: Final = 8
_ROOM_FOR_MORE: Final = 40
"""The length of the line that says how many lines there are more."""


def channel_message(texts: Texts, tournament: Tournament, name: str, threads: TableThreads) -> Message:
    """Return a message by its name in ``Tournament.wanted_posts``."""
    if name == MAIN:
        return main_message(texts, tournament, threads)
    if name == RESULT:
        return result_message(texts, tournament)
    if name == CALLED_OFF:
        return _called_off_message(texts, tournament)
    kind, number = name.split(".")
    if kind == RESULTS:
        return results_message(texts, tournament, int(number))
    if kind == MOVED_UP:
        return _moved_up_message(texts, tournament, int(number))
    if kind == NOTE:
        return announcement_message(texts, tournament, note_of(tournament, int(number)))
    if kind == ASKED:
        return _asking_message(texts, tournament, int(number))
    if kind == DECLINED:
        return _declined_message(texts, tournament, int(number))
    return _round_message(texts, tournament, int(number), threads)


def main_message(texts: Texts, tournament: Tournament, threads: TableThreads) -> Message:
    """Return the message that is kept up to date: the sign-up first, then matches and standings."""
    title = texts("tournament-title", name=tournament_name(tournament))
    embed = embed_of(title, _head(texts, tournament))
    if tournament.stage is TournamentStage.SIGN_UP:
        waiting = _entry_lines(texts, tournament.waiting)
        entries = _entry_lines(texts, tournament.entries[: len(tournament.entries) - len(waiting)])
        title = texts("tournament-entries", count=len(entries), most=tournament.plan.most)
        _add(texts, embed, title, entries or [texts("tournament-no-entries")], _ENTRIES_SHOWN)
        if waiting:
            _add(texts, embed, texts("tournament-waiting"), waiting, _PLACES_SHOWN)
        if tournament.is_duplicate:
            lines = limits.first_lines(seal_lines(texts, tournament), limits.FIELD_VALUE)
            embed.add_field(name=texts("duplicate-fair"), value="\n".join(lines), inline=False)
        by_itself = "no" if tournament.plan.starts is None else "yes"
        embed.set_footer(text=texts("tournament-footer-sign-up", itself=by_itself))
    elif tournament.is_duplicate and tournament.rounds:
        if tournament.stage is TournamentStage.OVER:
            _add(texts, embed, texts("tournament-standings"), place_lines(texts, tournament), _PLACES_SHOWN)
        else:
            _add(texts, embed, texts("duplicate-tables"), tables_lines(texts, tournament), _MATCHES_SHOWN)
        embed.set_footer(text=texts("tournament-footer-seed", seed=tournament.seed))
    elif tournament.rounds:
        if tournament.stage is TournamentStage.RUNNING:
            lines = match_lines(texts, tournament, tournament.pairings, threads)
            title = texts("tournament-round", number=len(tournament.rounds), planned=tournament.planned)
            _add(texts, embed, title, lines, _MATCHES_SHOWN)
        if has_ranks(standings(tournament)):
            _add(
                texts, embed, texts("tournament-standings"), _standing_lines(texts, tournament), _PLACES_SHOWN
            )
        embed.set_footer(text=texts("tournament-footer-seed", seed=tournament.seed))
    return of_embed(embed, _main_rows(texts, tournament))


def _main_rows(texts: Texts, tournament: Tournament) -> list[ComponentRow]:
    ids = (tournament.id, code_of(MAIN))
    row = []
    if tournament.stage is TournamentStage.SIGN_UP:
        row.append(enter.button(texts("button-tournament-enter"), NO_TABLE, 0, *ids, style=GREEN))
    else:
        row.append(standings_button(texts, tournament, MAIN))
    if tournament.is_duplicate and tournament.stage is TournamentStage.SIGN_UP:
        row.append(ask_for_cut.button(texts("button-duplicate-cut"), NO_TABLE, 0, *ids))
    if tournament.is_open:
        row.append(withdraw.button(texts("button-tournament-withdraw"), NO_TABLE, 0, *ids))
    if tournament.is_open or (tournament.stage is TournamentStage.OVER and not tournament.is_duplicate):
        row.append(organise.button(texts("button-tournament-organise"), NO_TABLE, 0, *ids))
    return [row]


def _head(texts: Texts, tournament: Tournament) -> list[str]:
    """Return what is played, and where the tournament stands."""
    plan = tournament.plan
    time = "duplicate-time" if tournament.is_duplicate else "tournament-time"
    lines = [_plan_line(texts, plan), texts(time, days=plan.days)]
    if tournament.is_progression:
        lines.insert(1, texts("progression-how"))
    if plan.no_shows is not NoShows.UNKNOWN and tournament.is_open and not tournament.is_duplicate:
        lots = "yes" if plan.no_shows is NoShows.LOT else "no"
        is_knockout = plan.kind is TournamentKind.KNOCKOUT
        lines.append(texts("tournament-no-shows", lots=lots if is_knockout else "none"))
    if tournament.organiser:
        lines.append(texts("tournament-organiser", who=f"<@{tournament.organiser}>"))
    current = tournament.current
    if tournament.stage is TournamentStage.RUNNING and current is not None:
        key = "duplicate-until" if tournament.is_duplicate else "tournament-until"
        if tournament.paused is not None:
            lines.append(texts("tournament-paused"))
        else:
            lines.append(texts(key, until=at(current.due), left=ago(current.due)))
    elif tournament.stage is TournamentStage.SIGN_UP and plan.starts is not None:
        lines.append(texts("tournament-starts", at=at(plan.starts), left=ago(plan.starts)))
    elif tournament.stage is not TournamentStage.SIGN_UP:
        stage = "fell-short-head" if tournament.fell_short else tournament.stage.value
        lines.append(texts(f"tournament-{stage}"))
    return lines


def _plan_line(texts: Texts, plan: Plan) -> str:
    kind = texts(f"tournament-kind-{plan.kind.value.replace('_', '-')}", rounds=plan.rounds)
    if plan.kind is TournamentKind.PROGRESSION:
        people = texts("progression-partners")
    else:
        people = texts("tournament-singles" if plan.size == 1 else "tournament-pairs")
    end = plan.game.end
    if end.round_count is None:
        goal = texts("lobby-goal-points", target=end.target_score)
    else:
        key = "duplicate-goal" if plan.kind is TournamentKind.DUPLICATE else "tournament-goal-rounds"
        goal = texts(key, count=end.round_count)
    return f"{kind} · {people} · {game_of(texts, plan)}, {goal}"


def game_of(texts: Texts, plan: Plan) -> str:
    """Return the name of the house rule, or of the game."""
    if plan.house_rule:
        return shown(plan.house_rule)
    return preset_name(texts, plan.preset or preset_and_options(plan.game)[0])


def _entry_lines(texts: Texts, entries: Sequence[Entry]) -> list[str]:
    named = ((entry, entry_name(texts, entry)) for entry in entries)
    return [texts("tournament-entry-asks", name=name) if entry.asks else name for entry, name in named]


def _standing_lines(texts: Texts, tournament: Tournament) -> list[str]:
    if tournament.is_progression:
        return detail_lines(texts, tournament)
    knockout = yes_no(tournament.plan.kind is TournamentKind.KNOCKOUT)
    return [
        texts(
            "tournament-place",
            rank=str(one.rank or "none"),
            name=entry_name(texts, one.entry),
            points=one.points,
            out=yes_no(one.entry.is_out),
            knockout=knockout,
        )
        for one in standings(tournament)
    ]


def _add(texts: Texts, embed: discord.Embed, title: str, lines: Sequence[str], most: int) -> None:
    """Add a field of as many lines as fit, and how many more there are."""
    kept = limits.first_lines(lines[:most], limits.FIELD_VALUE - _ROOM_FOR_MORE)
    if len(kept) < len(lines):
        kept.append(texts("tournament-more", count=len(lines) - len(kept)))
    embed.add_field(name=title, value="\n".join(kept), inline=False)


def _round_message(texts: Texts, tournament: Tournament, part: int, threads: TableThreads) -> Message:
    """Return the pairings of the round, or a part of them, with mentions of everybody who plays."""
    current = tournament.current
    assert current is not None
    chosen = current.pairings[part * TABLES_A_POST : (part + 1) * TABLES_A_POST]
    head = texts(
        "duplicate-begins" if tournament.is_duplicate else "tournament-round-begins",
        name=tournament_name(tournament),
        number=len(tournament.rounds),
        planned=tournament.planned,
        left=ago(current.due),
    )
    if tournament.is_duplicate:
        told = tables_lines(texts, tournament, mentions=True)
        lines = [head, *told[part * TABLES_A_POST : (part + 1) * TABLES_A_POST]]
    else:
        lines = [head, *match_lines(texts, tournament, chosen, threads, mentions=True)]
    more = standings_button(texts, tournament, f"{len(tournament.rounds)}.{part}")
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=[[more]])


def _called_off_message(texts: Texts, tournament: Tournament) -> Message:
    name = tournament_name(tournament)
    text = texts("tournament-called-off", name=name)
    if tournament.fell_short:
        needed = max(tournament.plan.fewest, FEWEST_ENTRIES)
        text = texts("tournament-fell-short", name=name, count=len(tournament.active), needed=needed)
    return Message(text, rows=[[standings_button(texts, tournament, CALLED_OFF)]])


def _asking_message(texts: Texts, tournament: Tournament, number: int) -> Message:
    entry = tournament.entry(number)
    asked = entry.people[-1]
    text = texts(
        "tournament-asks",
        asked=f"<@{asked.user}>",
        name=entrant_name(texts, entry.people[0]),
        tournament=tournament_name(tournament),
    )
    return Message(text, rows=[answer_buttons(texts, tournament, number)])


def answered_message(texts: Texts, tournament: Tournament, name: str) -> Message:
    """Return what a request becomes once nobody can answer it any more: who plays together, or that it is over."""
    number = int(name.partition(".")[2])
    entry = next((one for one in tournament.entries if one.number == number), None)
    if entry is None or entry.asks:
        return Message(texts("tournament-asks-over", tournament=tournament_name(tournament)))
    pair = entry_name(texts, entry)
    return Message(texts("tournament-asks-agreed", pair=pair, tournament=tournament_name(tournament)))


def _moved_up_message(texts: Texts, tournament: Tournament, number: int) -> Message:
    entry = tournament.entry(number)
    people = entry_name(texts, entry, mentions=True)
    text = texts("tournament-moved-up", people=people, name=tournament_name(tournament))
    ids = (tournament.id, code_of(f"{MOVED_UP}.{number}"))
    return Message(text, rows=[[withdraw.button(texts("button-tournament-withdraw"), NO_TABLE, 0, *ids)]])


def note_of(tournament: Tournament, number: int) -> Announcement:
    """Return an announcement by its number."""
    return next(note for note in tournament.notes if note.number == number)


def declined_entry(tournament: Tournament, number: int) -> Entry:
    """Return an entry whose second person did not want to be the partner."""
    return next(entry for entry in tournament.declined if entry.number == number)


def _declined_message(texts: Texts, tournament: Tournament, number: int) -> Message:
    asking, asked = declined_entry(tournament, number).people
    text = texts(
        "tournament-no-partner",
        name=f"<@{asking.user}>",
        asked=entrant_name(texts, asked),
        tournament=tournament_name(tournament),
    )
    ids = (tournament.id, code_of(f"{DECLINED}.{number}"))
    return Message(text, rows=[[enter.button(texts("button-tournament-enter"), NO_TABLE, 0, *ids)]])


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
