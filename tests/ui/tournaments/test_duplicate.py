"""The sheet of a duplicate in words: places that are shared, tables that did not complete a deal, long names."""

from __future__ import annotations

import re

from discord import ui
from msgspec import structs

from bot.service.tournaments.model import RESULT, Entrant, Entry, TournamentKind, TournamentStage
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.tournaments.duplicate import place_lines, result_lines, sheet_message, tables_lines
from bot.ui.tournaments.poster import called_by
from tests.service.tournaments.plans import started
from tests.service.tournaments.test_duplicates import played

texts = texts_for(None)


def plain(line: str) -> str:
    return line.replace("\u2068", "").replace("\u2069", "")


def test_places_are_shared_and_signs_are_told():
    lines = [plain(line) for line in place_lines(texts, played(2, (500,), (100,)))]
    assert [line.partition("\\")[0] for line in lines] == ["1", "3"]
    assert [line.rpartition(" · ")[2] for line in lines] == ["**+200**", "**−200**"]


def test_equal_results_share_one_medal_and_all_of_them_are_told():
    level = played(2, (100,), (100,))
    [line] = result_lines(texts, level)
    users = {one.people[0].user for one in level.entries}
    assert line.startswith("🥇")
    assert all(f"<@{user}>" in line for user in users)
    assert set(called_by(level, RESULT)) == users
    winners, losers = result_lines(texts, played(2, (500,), (100,)))
    assert (winners[0], winners.count("<@"), losers[0], losers.count("<@")) == ("🥇", 2, "🥉", 2)


def test_nobody_wins_where_no_deal_was_completed():
    stopped = played(2, (), ())
    [line] = result_lines(texts, stopped)
    assert "nobody has won" in line
    assert called_by(stopped, RESULT) == []


def test_the_sheet_has_no_tables_before_there_are_any():
    [embed] = sheet_message(texts, started(TournamentKind.DUPLICATE, 4)).embeds
    assert limits.is_within(embed)
    assert not embed.fields
    assert "when the last table has finished" in (embed.description or "")


def test_the_sheet_of_a_cancelled_one_is_not_promised():
    """A duplicate is cancelled only before it begins; later it is ended, and then it has a sheet."""
    cancelled = structs.replace(
        started(TournamentKind.DUPLICATE, 4), stage=TournamentStage.CANCELLED, rounds=()
    )
    [embed] = sheet_message(texts, cancelled).embeds
    assert embed.description == "It was cancelled before it began, so there is no sheet."
    assert not embed.fields


def test_a_table_has_the_number_that_it_has_everywhere():
    tournament = played(2, (500,), (100, 20))
    [current] = tournament.rounds
    pairings = tuple(structs.replace(one, table=(one.table or 0) + 40) for one in current.pairings)
    sheet = sheet_message(
        texts, structs.replace(tournament, rounds=(structs.replace(current, pairings=pairings),))
    )
    [embed] = sheet.embeds
    told = plain("\n".join(str(field.value) for field in embed.fields))
    assert {*re.findall(r"Table (\d+)", told)} == {"41", "42"}
    assert "Table 41: not completed" in told
    [row] = sheet.rows
    labels = [plain(button.label or "") for button in row if isinstance(button, ui.Button)]
    assert labels == ["Replay: Table 41", "Replay: Table 42"]


def test_a_deal_that_a_table_did_not_complete_says_so():
    [embed] = sheet_message(texts, played(2, (500, 70), (100,))).embeds
    fields = {plain(field.name or ""): plain(field.value or "") for field in embed.fields}
    assert fields["Deal 1 (average +300)"].splitlines()[1] == "Table 2: +100, **−200** to the average"
    assert fields["Deal 2 (average +70)"].splitlines() == [
        "Table 1: +70, **0** to the average",
        "Table 2: not completed",
    ]
    assert "win and lose together" in (embed.description or "")


def test_people_against_computers_are_no_team_with_them():
    tournament = played(2, (500,), (100,))
    entries = tuple(
        structs.replace(entry, people=(Entrant(is_computer=True),)) if entry.number == 1 else entry
        for entry in tournament.entries
    )
    [embed] = sheet_message(texts, structs.replace(tournament, entries=entries)).embeds
    assert "win and lose together" not in (embed.description or "")


def test_the_largest_sheet_fits_into_a_message():
    tournament = played(64, *[(-12_345,) * 20] * 64)
    long = tuple(
        Entry(entry.number, (Entrant("*" * 32, entry.people[0].user), Entrant("Wolkenstein" * 3)))
        for entry in tournament.entries
    )
    tournament = structs.replace(tournament, entries=long)
    [embed] = sheet_message(texts, tournament).embeds
    assert len(embed) <= limits.EMBEDS_TOTAL
    assert "no room" in (embed.footer.text or "")
    assert len(embed.fields) <= limits.FIELDS
    assert all(len(field.value or "") <= limits.FIELD_VALUE for field in embed.fields)
    assert len(tables_lines(texts, tournament)) == 64
    [line] = result_lines(texts, tournament)
    assert "others" in line
    assert len(line) <= limits.CONTENT
    assert len(called_by(tournament, RESULT)) <= 100
