"""Other views of a tournament: rounds, crosstable and bracket."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.pictures.results.bracket import bracket_picture
from bot.service.ids import UserId
from bot.service.tournaments.course import judged, result_of, with_end, without_entry
from bot.service.tournaments.model import Entrant, NoShows, TournamentKind
from bot.service.tournaments.pairings import bracket_of
from bot.service.tournaments.standings import winners
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.tournaments.rounds import (
    _parts,
    bracket_in_words,
    bracket_scene,
    crosstable_message,
    view_buttons,
)
from bot.ui.tournaments.standings import standings_scene
from tests.service.tournaments.plans import finished_round, paired, played_out, signed_up, started

texts = texts_for(None)


def labels(tournament):
    return [button.label for button in view_buttons(texts, tournament)]


def test_each_kind_has_its_views():
    assert labels(signed_up(TournamentKind.SWISS, 4)) == []
    assert labels(paired(started(TournamentKind.SWISS, 4))) == ["Rounds", "Crosstable"]
    assert labels(paired(started(TournamentKind.SWISS, 100))) == ["Rounds"]
    assert labels(paired(started(TournamentKind.KNOCKOUT, 4))) == ["Rounds", "Bracket"]
    assert labels(paired(started(TournamentKind.DUPLICATE, 4))) == []


@pytest.mark.parametrize("entries", [2, 3, 5, 8, 16, 33])
def test_every_match_of_a_knockout_stands_once_in_its_bracket(entries):
    over = played_out(started(TournamentKind.KNOCKOUT, entries))
    rounds = bracket_of(over)
    assert [len(one) for one in rounds] == [len(one.pairings) for one in over.rounds]
    for row, one in zip(rounds, over.rounds, strict=True):
        assert list(row) == list(one.pairings)
    # The parts together show each match, with the rounds beside each other.
    shown = set()
    for part in _parts(over):
        scene = bracket_scene(texts, over, part, None)
        assert 1 <= len(scene.columns) <= 3
        assert [len(one) for one in scene.columns[1:]] == [
            max(1, len(one) // 2) for one in scene.columns[:-1]
        ]
        shown |= {match.names for column in scene.columns for match in column}
        assert len(bracket_in_words(texts, scene)) <= limits.ALT_TEXT
    assert len(shown) == sum(map(len, rounds))


def test_a_bracket_tells_who_goes_on_and_what_is_open():
    tournament = finished_round(paired(started(TournamentKind.KNOCKOUT, 4)))
    scene = bracket_scene(texts, tournament, _parts(tournament)[0], UserId(1004))
    assert scene.heads == ("Semi-finals", "Final")
    assert scene.columns[1][0].names == ((), ())
    [own] = [match for match in scene.columns[0] if match.is_own]
    assert own.winner is not None
    assert own.names[own.winner] == ("P4",)
    told = bracket_in_words(texts, scene)
    assert told.count("goes on") == 2
    assert bracket_picture(scene).startswith(b"\x89PNG")
    # Where nobody came to a place, it stays empty.
    gone = tournament
    for number in range(1, 5):
        gone = without_entry(gone, number)
    assert "Final" not in bracket_in_words(texts, bracket_scene(texts, gone, _parts(gone)[0], None))


def test_a_crosstable_has_each_result_twice():
    over = with_end(played_out(started(TournamentKind.ROUND_ROBIN, 6)))
    [embed] = crosstable_message(texts, over, 0).embeds
    rows = (embed.description or "").splitlines()[2:8]
    assert rows[0].split() == ["1", "P6", "■", "2", "2", "2", "2", "2"]
    assert rows[5].split() == ["6", "P1", "0", "0", "0", "0", "0", "■"]
    assert all(len(row) <= 36 for row in rows)


def test_a_large_crosstable_has_pages_that_fit():
    over = with_end(played_out(started(TournamentKind.SWISS, 60)))
    pages = [crosstable_message(texts, over, page) for page in range(17)]
    shown = {message.embeds[0].description for message in pages}
    assert len(shown) == 16
    assert all(len(text or "") <= limits.DESCRIPTION for text in shown)


def test_names_cannot_leave_the_table():
    tournament = finished_round(paired(started(TournamentKind.ROUND_ROBIN, 2)))
    bad = tuple(
        structs.replace(entry, people=(Entrant("```<@77>", UserId(entry.number)),))
        for entry in tournament.entries
    )
    [embed] = crosstable_message(texts, structs.replace(tournament, entries=bad), 0).embeds
    assert (embed.description or "").count("```") == 2


def test_nobody_has_the_star_where_nobody_took_part():
    over = with_end(played_out(started(TournamentKind.SWISS, 2)))
    assert standings_scene(texts, over, 0).has_winner
    plan = structs.replace(over.plan, no_shows=NoShows.NOBODY)
    unplayed = played_out(
        structs.replace(started(TournamentKind.SWISS, 2), plan=plan),
        lambda *_: judged(result_of((0, 0), is_over=False), (True, False), (False, False)),
    )
    assert winners(with_end(unplayed)) == ()
    assert not standings_scene(texts, with_end(unplayed), 0).has_winner
