"""Messages about tournaments: the one that is kept up to date, the pairings of a round, the result, and private panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.presets import preset_and_options
from bot.service.tournaments.course import FEWEST_ENTRIES, is_even
from bot.service.tournaments.model import (
    ASKED,
    CALLED_OFF,
    DECLINED,
    MAIN,
    RESULT,
    TABLES_A_POST,
    Entry,
    Pairing,
    Plan,
    Tournament,
    TournamentKind,
    TournamentStage,
)
from bot.service.tournaments.running import TableThreads
from bot.service.tournaments.standings import standings
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.components import BLUE, GREEN, RED, button, people_menu
from bot.ui.toolkit.custom_ids import NO_TABLE, Verb
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.tournaments.duplicate import place_lines, result_lines, seal_lines, tables_lines
from bot.ui.tournaments.names import entrant_name, entry_name, pairing_line, tournament_name
from bot.ui.words.names import shown
from bot.ui.words.options import preset_name
from bot.ui.words.times import ago, at

# Every button has the number of the tournament; those in the channel name their message, too.
ENTER_TOURNAMENT: Final = Verb("tnenter", 2)
WITHDRAW_ENTRY: Final = Verb("tnleave", 2)
TOURNAMENT_STANDINGS: Final = Verb("tnstand", 2)
ORGANISE_TOURNAMENT: Final = Verb("tnorg", 2)
ANSWER_AS_PARTNER: Final = Verb("tnanswer", 3)  # 1: agrees
IN_CHANNEL: Final = frozenset(
    verb.name
    for verb in (
        ENTER_TOURNAMENT,
        WITHDRAW_ENTRY,
        TOURNAMENT_STANDINGS,
        ORGANISE_TOURNAMENT,
        ANSWER_AS_PARTNER,
    )
)
CUT_DUPLICATE: Final = Verb("tncut", 2)
TOURNAMENT_PARTNER: Final = Verb("tnpartner", 1)
ENTER_WITH_COMPUTER: Final = Verb("tnalone", 1)
REALLY_WITHDRAW_ENTRY: Final = Verb("tnleaves", 1)
START_TOURNAMENT: Final = Verb("tnstart", 2)  # 1: computers fill
CANCEL_TOURNAMENT: Final = Verb("tncancel", 1)
REALLY_CANCEL_TOURNAMENT: Final = Verb("tncancels", 1)

_ENTRIES_SHOWN: Final = 24
_MATCHES_SHOWN: Final = 10
_PLACES_SHOWN: Final = 6
_PLACES_IN_THE_RESULT: Final = 3
_ROOM_FOR_MORE: Final = 40
"""The length of the line that says how many lines there are more."""

_OF_ITS_COURSE: Final = (MAIN, RESULT, CALLED_OFF)
_OF_PAIRS: Final = (ASKED, DECLINED)
_A_KIND: Final = 1_000_000
"""Codes of one kind of messages about pairs."""


def code_of(name: str) -> int:
    """Return the number by which the buttons of a message tell its name."""
    if name in _OF_ITS_COURSE:
        return _OF_ITS_COURSE.index(name)
    kind, number = name.split(".")
    if kind in _OF_PAIRS:
        return (1 + _OF_PAIRS.index(kind)) * _A_KIND + int(number)
    return int(kind) * 1000 + int(number)


def number_in(code: int) -> int:
    """Return the number of the entry that a message is about, from its code."""
    return code % _A_KIND


# ---------------------------------------------------------------------------------------------- in the channel


def channel_message(texts: Texts, tournament: Tournament, name: str, threads: TableThreads) -> Message:
    """Return a message by its name in ``Tournament.wanted_posts``."""
    if name == MAIN:
        return main_message(texts, tournament, threads)
    if name == RESULT:
        return result_message(texts, tournament)
    if name == CALLED_OFF:
        return _called_off_message(texts, tournament)
    kind, number = name.split(".")
    if kind == ASKED:
        return _asking_message(texts, tournament, int(number))
    if kind == DECLINED:
        return _declined_message(texts, tournament, int(number))
    return _round_message(texts, tournament, int(number), threads)


def main_message(texts: Texts, tournament: Tournament, threads: TableThreads) -> Message:
    """Return the message that is kept up to date: the sign-up first, then matches and standings."""
    embed = discord.Embed(
        title=texts("tournament-title", name=tournament_name(tournament)),
        description="\n".join(_head(texts, tournament)),
        colour=colours.PLAIN,
    )
    if tournament.stage is TournamentStage.SIGN_UP:
        entries = _entry_lines(texts, tournament)
        title = texts("tournament-entries", count=len(entries))
        _add(texts, embed, title, entries or [texts("tournament-no-entries")], _ENTRIES_SHOWN)
        if tournament.is_duplicate:
            lines = limits.first_lines(seal_lines(texts, tournament), limits.FIELD_VALUE)
            embed.add_field(name=texts("duplicate-fair"), value="\n".join(lines), inline=False)
        embed.set_footer(text=texts("tournament-footer-sign-up"))
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
        _add(texts, embed, texts("tournament-standings"), _standing_lines(texts, tournament), _PLACES_SHOWN)
        embed.set_footer(text=texts("tournament-footer-seed", seed=tournament.seed))
    return of_embed(embed, _main_rows(texts, tournament))


def _main_rows(texts: Texts, tournament: Tournament) -> list[ComponentRow]:
    ids = (tournament.id, code_of(MAIN))
    row = []
    if tournament.stage is TournamentStage.SIGN_UP:
        row.append(button(ENTER_TOURNAMENT, texts("button-tournament-enter"), NO_TABLE, 0, *ids, style=GREEN))
    else:
        row.append(_standings_button(texts, tournament, MAIN))
    if tournament.is_duplicate and tournament.stage is TournamentStage.SIGN_UP:
        row.append(button(CUT_DUPLICATE, texts("button-duplicate-cut"), NO_TABLE, 0, *ids))
    if tournament.is_open:
        row.append(button(WITHDRAW_ENTRY, texts("button-tournament-withdraw"), NO_TABLE, 0, *ids))
        row.append(button(ORGANISE_TOURNAMENT, texts("button-tournament-organise"), NO_TABLE, 0, *ids))
    return [row]


def _head(texts: Texts, tournament: Tournament) -> list[str]:
    """Return what is played, and where the tournament stands."""
    plan = tournament.plan
    time = "duplicate-time" if tournament.is_duplicate else "tournament-time"
    lines = [_plan_line(texts, plan), texts(time, days=plan.days)]
    if tournament.organiser:
        lines.append(texts("tournament-organiser", who=f"<@{tournament.organiser}>"))
    current = tournament.current
    if tournament.stage is TournamentStage.RUNNING and current is not None:
        key = "duplicate-until" if tournament.is_duplicate else "tournament-until"
        lines.append(texts(key, until=at(current.due), left=ago(current.due)))
    elif tournament.stage is not TournamentStage.SIGN_UP:
        lines.append(texts(f"tournament-{tournament.stage.value}"))
    return lines


def _plan_line(texts: Texts, plan: Plan) -> str:
    kind = texts(f"tournament-kind-{plan.kind.value.replace('_', '-')}", rounds=plan.rounds)
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


def _entry_lines(texts: Texts, tournament: Tournament) -> list[str]:
    lines = []
    for entry in tournament.entries:
        name = entry_name(texts, entry)
        lines.append(texts("tournament-entry-asks", name=name) if entry.asks else name)
    return lines


def match_lines(
    texts: Texts,
    tournament: Tournament,
    pairings: Sequence[Pairing],
    threads: TableThreads,
    *,
    mentions: bool = False,
) -> list[str]:
    """Return a line for each of these matches."""
    return [
        pairing_line(
            texts,
            tournament,
            pairing,
            None if pairing.table is None else threads.get(pairing.table),
            mentions=mentions,
        )
        for pairing in pairings
    ]


def _standing_lines(texts: Texts, tournament: Tournament) -> list[str]:
    knockout = tournament.plan.kind is TournamentKind.KNOCKOUT
    return [
        texts(
            "tournament-place",
            rank=str(one.rank),
            name=entry_name(texts, one.entry),
            points=one.points,
            out="yes" if one.entry.is_out else "no",
            knockout="yes" if knockout else "no",
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
    more = _standings_button(texts, tournament, f"{len(tournament.rounds)}.{part}")
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=[[more]])


def _standings_button(texts: Texts, tournament: Tournament, name: str) -> ui.Button[Any]:
    """Return the button to the standings, or the sheet of a duplicate, for the message of this name."""
    label = "button-duplicate-sheet" if tournament.is_duplicate else "button-tournament-standings"
    return button(TOURNAMENT_STANDINGS, texts(label), NO_TABLE, 0, tournament.id, code_of(name))


def result_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the result: the first places, which are mentioned."""
    first = standings(tournament)[:_PLACES_IN_THE_RESULT]
    lines = [texts("tournament-result", name=tournament_name(tournament))]
    if tournament.is_duplicate:
        lines += result_lines(texts, tournament)
    else:
        lines += [
            f"{medal} {entry_name(texts, one.entry, mentions=True)}"
            for medal, one in zip("🥇🥈🥉", first, strict=False)
        ]
    more = _standings_button(texts, tournament, RESULT)
    return Message("\n".join(lines), rows=[[more]])


def _called_off_message(texts: Texts, tournament: Tournament) -> Message:
    more = _standings_button(texts, tournament, CALLED_OFF)
    return Message(texts("tournament-called-off", name=tournament_name(tournament)), rows=[[more]])


def _asking_message(texts: Texts, tournament: Tournament, number: int) -> Message:
    entry = tournament.entry(number)
    asked = entry.people[-1]
    text = texts(
        "tournament-asks",
        asked=f"<@{asked.user}>",
        name=entrant_name(texts, entry.people[0]),
        tournament=tournament_name(tournament),
    )
    return Message(text, rows=[_answers(texts, tournament, number)])


def answered_message(texts: Texts, tournament: Tournament, name: str) -> Message:
    """Return what a request becomes once nobody can answer it any more: who plays together, or that it is over."""
    number = int(name.partition(".")[2])
    entry = next((one for one in tournament.entries if one.number == number), None)
    if entry is None or entry.asks:
        return Message(texts("tournament-asks-over", tournament=tournament_name(tournament)))
    pair = entry_name(texts, entry)
    return Message(texts("tournament-asks-agreed", pair=pair, tournament=tournament_name(tournament)))


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
    return Message(
        text, rows=[[button(ENTER_TOURNAMENT, texts("button-tournament-enter"), NO_TABLE, 0, *ids)]]
    )


def _answers(texts: Texts, tournament: Tournament, number: int) -> ComponentRow:
    ids = (tournament.id, code_of(f"{ASKED}.{number}"))
    return [
        button(ANSWER_AS_PARTNER, texts("button-tournament-agree"), NO_TABLE, 0, *ids, 1, style=GREEN),
        button(ANSWER_AS_PARTNER, texts("button-tournament-decline"), NO_TABLE, 0, *ids, 0),
    ]


# --------------------------------------------------------------------------------------------------- private


def partner_message(texts: Texts, tournament: Tournament, asking: Entry | None) -> Message:
    """Return the choice of a partner; the entry that asks for this person as partner is offered first."""
    name = tournament_name(tournament)
    lines = [texts("tournament-with-whom", name=name)]
    rows: list[ComponentRow] = [
        [people_menu(TOURNAMENT_PARTNER, texts("menu-tournament-partner"), NO_TABLE, 0, tournament.id)],
        [button(ENTER_WITH_COMPUTER, texts("button-tournament-computer"), NO_TABLE, 0, tournament.id)],
    ]
    if asking is not None:
        who = entrant_name(texts, asking.people[0])
        lines.insert(0, texts("tournament-asked-by", who=who, name=name))
        rows.insert(0, _answers(texts, tournament, asking.number))
    return Message("\n".join(lines), rows=rows)


def organising_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the organiser's panel."""
    lines = [texts("tournament-organising", name=tournament_name(tournament))]
    rows: list[ComponentRow] = []
    if tournament.stage is TournamentStage.SIGN_UP:
        ready, waiting = len(tournament.active), sum(entry.asks for entry in tournament.entries)
        lines.append(texts("tournament-ready", count=ready, waiting=waiting))
        start = [
            button(
                START_TOURNAMENT,
                texts("button-tournament-start"),
                NO_TABLE,
                0,
                tournament.id,
                0,
                style=BLUE,
                disabled=ready < FEWEST_ENTRIES
                or (tournament.is_duplicate and not is_even(tournament, ready)),
            )
        ]
        if ready >= FEWEST_ENTRIES and not is_even(tournament, ready):
            start.append(
                button(START_TOURNAMENT, texts("button-tournament-fill"), NO_TABLE, 0, tournament.id, 1)
            )
            lines.append(texts("duplicate-uneven" if tournament.is_duplicate else "tournament-odd"))
        elif ready < FEWEST_ENTRIES:
            lines.append(texts("tournament-too-few", needed=FEWEST_ENTRIES))
        rows.append(start)
    lines.append(texts("tournament-organising-more"))
    is_ended = tournament.is_duplicate and tournament.stage is TournamentStage.RUNNING
    label = texts("button-duplicate-end" if is_ended else "button-tournament-cancel")
    rows.append([button(CANCEL_TOURNAMENT, label, NO_TABLE, 0, tournament.id, style=RED)])
    return Message("\n".join(lines), rows=rows)


def withdraw_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the question before an entry withdraws from a tournament that has begun."""
    key = "duplicate-withdraw-sure" if tournament.is_duplicate else "tournament-withdraw-sure"
    label = texts("button-tournament-withdraw-sure")
    return _sure_message(
        tournament, texts(key, name=tournament_name(tournament)), label, REALLY_WITHDRAW_ENTRY
    )


def cancel_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the question before a tournament is cancelled, or a duplicate that has begun ended."""
    name = tournament_name(tournament)
    if tournament.is_duplicate and tournament.stage is TournamentStage.RUNNING:
        question, label = texts("duplicate-end-sure", name=name), texts("button-duplicate-end-sure")
    else:
        question, label = texts("tournament-cancel-sure", name=name), texts("button-tournament-cancel-sure")
    return _sure_message(tournament, question, label, REALLY_CANCEL_TOURNAMENT)


def _sure_message(tournament: Tournament, question: str, label: str, verb: Verb) -> Message:
    return Message(question, rows=[[button(verb, label, NO_TABLE, 0, tournament.id, style=RED)]])
