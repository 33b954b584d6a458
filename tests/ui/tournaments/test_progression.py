"""Messages of a progression: sides of two entries, and personal totals."""

from __future__ import annotations

import pytest
from discord import ui
from msgspec import structs

from bot.canasta.codec import encode_rules
from bot.canasta.rules.presets import rules_of
from bot.pictures.results.standings import standings_picture
from bot.service.ids import UserId
from bot.service.tournaments.course import judged_alone, result_of, without_entry
from bot.service.tournaments.model import Announcement, AnnouncementKind, TournamentKind
from bot.service.tournaments.standings import standings
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.tournaments.buttons import withdraw_message
from bot.ui.tournaments.names import pairing_line
from bot.ui.tournaments.organising import organising_message
from bot.ui.tournaments.poster import called_by
from bot.ui.tournaments.presenter import called_by_announcement, main_message
from bot.ui.tournaments.rounds import view_buttons
from bot.ui.tournaments.standings import result_message, standings_in_words, standings_scene, told_in_words
from bot.ui.tournaments.verdicts import match_message
from tests.service.tournaments.plans import finished_round, paired, played_out, signed_up, started

texts = texts_for(None)
PROGRESSION = TournamentKind.PROGRESSION


def four():
    tournament = paired(started(PROGRESSION, 4))
    [pairing] = tournament.pairings
    return tournament, pairing, [f"P{number}" for number in pairing.everybody]


def won_by_the_first_side(first, second):
    return result_of((500, 200), is_over=True)


def test_a_match_has_two_names_on_each_side():
    tournament, pairing, (one, partner, other, last) = four()
    assert pairing_line(texts, tournament, pairing) == f"{one} & {partner} – {other} & {last}"
    over = finished_round(tournament, won_by_the_first_side).pairings[0]
    assert pairing_line(texts, tournament, over) == f"**{one} & {partner}** 500 – 200 {other} & {last}"
    # A computer plays for who has withdrawn, and the result says for whom it does not count.
    tournament = without_entry(tournament, pairing.everybody[1])
    assert pairing_line(texts, tournament, pairing) == f"{one} & 🤖 Computer – {other} & {last}"
    result = judged_alone(
        tournament, pairing, won_by_the_first_side(1, 2), (False, False, True, False), (True,) * 4
    )
    told = pairing_line(texts, tournament, structs.replace(pairing, result=result))
    assert told == (
        f"**{one} & {partner}** 500 – 200 {other} & {last} · counts as lost for {partner} and {other}"
    )


def test_who_sits_out_has_a_bye():
    tournament = paired(started(PROGRESSION, 7))
    assert [pairing_line(texts, tournament, one) for one in tournament.pairings[1:]] == [
        f"P{one.first} (bye)" for one in tournament.pairings[1:]
    ]


def test_the_sign_up_says_how_it_is_played():
    signed = signed_up(PROGRESSION, 6)
    plan = structs.replace(signed.plan, rules=encode_rules(rules_of("classic_4")), preset="classic_4")
    signed = structs.replace(signed, plan=plan)
    [embed] = main_message(texts, signed, {}).embeds
    first, second, *_ = (embed.description or "").splitlines()
    assert first == "Progression · changing partners · Classic for four, first to 5,000 points"
    assert second.startswith("Everybody enters alone.")
    content = organising_message(texts, signed).text or ""
    assert "2 sit out each round, everybody in turn, unless computers enter, too." in content


@pytest.mark.parametrize("entries, disabled", [(3, True), (4, False), (6, False)])
def test_it_starts_with_a_full_table(entries, disabled):
    start, *_ = organising_message(texts, signed_up(PROGRESSION, entries)).rows[0]
    assert isinstance(start, ui.Button)
    assert start.disabled is disabled


def test_standings_show_totals():
    tournament = finished_round(paired(started(PROGRESSION, 4)), won_by_the_first_side)
    best, *_, last = standings(tournament)
    scene = standings_scene(texts, tournament, 0, UserId(1001))
    assert scene.heads == ("total", "points", "rounds")
    assert [(row.points, row.opponents, row.difference) for row in scene.rows] == [
        (300, 2, 1),
        (300, 2, 1),
        (-300, 0, 1),
        (-300, 0, 1),
    ]
    assert standings_picture(scene).startswith(b"\x89PNG")
    assert f"1. P{best.entry.number}: +300, 2 points" in told_in_words(texts, scene)
    [words] = standings_in_words(texts, tournament, 0, {}).embeds
    assert f"4. P{last.entry.number} · **-300** · 0" in (words.description or "").replace("−", "-")
    assert "Total" not in (words.description or "")
    [embed] = main_message(texts, tournament, {}).embeds
    assert f"1. P{best.entry.number} · **+300** · 2" in str(embed.fields[-1].value)


def test_the_largest_one_fits_into_its_messages():
    tournament = finished_round(paired(started(PROGRESSION, 255)), won_by_the_first_side)
    for message in (main_message(texts, tournament, {}), standings_in_words(texts, tournament, 3, {})):
        [embed] = message.embeds
        assert len(embed) <= limits.EMBEDS_TOTAL
    assert len(told_in_words(texts, standings_scene(texts, tournament, 0))) <= limits.ALT_TEXT


def test_everybody_at_the_table_is_called():
    tournament, pairing, _ = four()
    everybody = [1000 + number for number in pairing.everybody]
    assert called_by(tournament, "1.0") == everybody
    note = Announcement(1, AnnouncementKind.RESULT, UserId(9), round=1, place=0)
    assert called_by_announcement(tournament, note) == everybody


def test_the_organiser_sets_a_result_for_a_side():
    tournament, _, (one, partner, other, last) = four()
    items = [item for row in match_message(texts, tournament, 1, 0).rows for item in row]
    labels = [item.label for item in items if isinstance(item, ui.Button)]
    assert labels[:3] == [f"{one} & {partner} win", "Draw", f"{other} & {last} win"]


def test_there_is_no_crosstable_and_withdrawing_says_what_follows():
    tournament, *_ = four()
    assert [button.label for button in view_buttons(texts, tournament)] == ["Rounds"]
    assert "so that your partners lose nothing" in (withdraw_message(texts, tournament).text or "")


def test_the_first_three_are_named_at_the_end():
    over = played_out(started(PROGRESSION, 8), won_by_the_first_side)
    first, *_ = standings(over)
    assert f"🥇 <@{1000 + first.entry.number}>" in (result_message(texts, over).text or "")
