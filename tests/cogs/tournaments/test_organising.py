"""The organiser's panel while a tournament is running, and what those who play get to read."""

from __future__ import annotations

import pytest

from bot.canasta.seats import Seat
from bot.service.clocks.terms import NEW_TABLES, problems_of_terms
from bot.service.tournaments.model import TournamentStage
from bot.ui.tournaments.commands import fitting_clock
from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.cogs.tournaments.test_tournament import (
    admin,  # noqa: F401 - a fixture
    calm,
    cup,
    enter,
    opened,
    play_round,
    public,
    sign_up_of,
    start,
)

NAMES = ("Ana", "Ben", "Cyd", "Dot")
LIMITS = "Places, rounds and start…"


async def running(club, admin, **options):  # noqa: F811
    await opened(club, admin, **options)
    await enter(club, *(club[name] for name in NAMES))
    await start(club, admin)


async def panel_of(club, admin):  # noqa: F811
    return await admin.click(sign_up_of(club), "Organise")


async def test_a_result_is_set_and_both_sides_are_told(club, admin):  # noqa: F811
    await running(club, admin)
    panel = await panel_of(club, admin)
    assert "Round 1 of 2: 2 matches are not over." in panel.text
    matches = await admin.click(panel, "Set a result")
    assert "Round 1 of 2: which match?" in matches.text
    pairing = (await cup(club)).pairings[0]
    record = await club.bot.services.queries.table(pairing.table)
    first, second = record.name_of(Seat(0)), record.name_of(Seat(1))
    match = await admin.select(matches, "0")
    assert [button.label for button in match.post.buttons] == [
        f"{first} wins",
        "Draw",
        f"{second} wins",
        "No points for anybody",
        "One more day for this match",
    ]
    assert "A result ends the match at once" in match.text
    done = await admin.click(match, f"{second} wins")
    assert f"**{second}** (won by {second}, set by the organiser)" in done.text
    await calm(club)
    told = public(club)[-1]
    assert told.text.startswith(f"✏️ **Autumn cup**, round 1: <@{admin.id}> has set a result.")
    assert set(told.pings) == {club[first].id, club[second].id}
    thread = next(one for one in club.threads if one.id == record.thread)
    at_table = [post.text for post in club[first].sees(thread)]
    assert any(f"The organiser has given this match to **{second}**." in text for text in at_table)
    assert not any("cancelled" in text for text in at_table)
    log = (await admin.slash("admin log")).text
    assert "set a result of the tournament Autumn cup" in log


async def test_time_pauses_and_words(club, admin):  # noqa: F811
    await running(club, admin)
    panel = await panel_of(club, admin)
    before = (await cup(club)).current.due
    panel = await admin.select(panel, "3")
    assert ((await cup(club)).current.due - before).days == 3
    await calm(club)
    assert "gives round 1 more time" in public(club)[-1].text
    assert not public(club)[-1].pings
    panel = await admin.click(panel, "Pause all")
    assert "All matches are paused" in panel.text
    await calm(club)
    assert "⏸️ **Autumn cup**" in public(club)[-1].text
    assert "All matches are paused" in sign_up_of(club).text
    panel = await admin.click(panel, "Go on")
    await calm(club)
    form = await admin.click(panel, "Tell everybody…")
    told = await admin.submit(form, {"value": "Good luck, **all** @everyone\n\nSee you"})
    assert "is told in the channel" in told.text
    await calm(club)
    words = public(club)[-1]
    assert words.text.startswith(f"📣 **Autumn cup**, from <@{admin.id}>:\n> Good luck")
    assert "\n> See you\n" in words.text
    assert "@everyone" not in words.text
    assert set(words.pings) == {club[name].id for name in NAMES}
    empty = await admin.submit(await admin.click(panel, "Tell everybody…"), {"value": " "})
    assert "Please write something" in empty.text


async def test_a_round_ends_at_once_and_its_results_are_posted(club, admin):  # noqa: F811
    await running(club, admin)
    sure = await admin.click(await panel_of(club, admin), "End this round")
    assert "The 2 matches that are not over are stopped" in sure.text
    assert "The round of **Autumn cup** ends" in (await admin.click(sure, "Yes, end it now")).text
    await calm(club)
    await club.advance(minutes=1)
    await calm(club)
    results = next(post for post in public(club) if "results of round 1 of 2" in post.text)
    assert results.text.count("no round of cards finished") == 2
    assert not results.pings
    assert len((await cup(club)).rounds) == 2


async def test_players_are_replaced_and_taken_out_from_the_panel(club, admin):  # noqa: F811
    await running(club, admin)
    players = await admin.click(await panel_of(club, admin), "Players")
    assert "does not play" in (await admin.select(players, club["Eve"])).text
    about = await admin.select(await admin.click(await panel_of(club, admin), "Players"), club["Ana"])
    assert "somebody else can play on instead" in about.text
    done = await admin.select(about, club["Eve"])
    assert f"<@{club['Eve'].id}> plays on in the place of <@{club['Ana'].id}>" in done.text
    await calm(club)
    out = await admin.select(await admin.click(await panel_of(club, admin), "Players"), club["Ben"])
    assert "has withdrawn" in (await admin.click(out, "Take the entry out")).text
    await calm(club)
    assert "Ben withdrew" in sign_up_of(club).text


async def test_results_can_be_corrected_when_all_is_over(club, admin):  # noqa: F811
    await running(club, admin, rounds=1)
    await play_round(club)
    over = await cup(club)
    assert over.stage is TournamentStage.OVER
    match = await admin.select(await panel_of(club, admin), "0")
    await admin.click(match, "No points for anybody")
    await calm(club)
    assert (await cup(club)).pairings[0].result.points == (0, 0)
    assert "has set a result" in public(club)[-1].text


async def test_a_knockout_says_what_becomes_of_matches_that_nobody_plays(club, admin):  # noqa: F811
    await opened(club, admin, kind="knockout")
    await enter(club, club["Ana"], club["Ben"])
    assert "If neither side plays, nobody goes on." in sign_up_of(club).text
    panel = await admin.click(await panel_of(club, admin), "Neither plays: by lot")
    assert "the lot says who goes on" in panel.text
    await calm(club)
    assert "If neither side plays, the lot says who goes on." in sign_up_of(club).text
    await start(club, admin)
    tournament = await cup(club)
    await club.advance(hours=24 * 7)
    await calm(club)
    over = await cup(club)
    record = await club.bot.services.queries.table(tournament.pairings[0].table)
    thread = next(one for one in club.threads if one.id == record.thread)
    at_table = " ".join(post.text for post in club["Ana"].sees(thread))
    assert over.stage is TournamentStage.OVER
    assert "so the match goes to" in at_table
    assert "cancelled" not in at_table
    standings = await club["Ana"].click(public(club)[-1], "Standings")
    assert "Semi-finals" not in standings.text
    bracket = await club["Ana"].click(standings, "Bracket")
    assert "Final" in bracket.text
    assert "goes on" in bracket.text
    assert "Nobody played it out, so there is no winner." in public(club)[-1].text
    assert "🥇" not in public(club)[-1].text


@pytest.mark.parametrize(
    "button", ["Set a result", "Players", "End this round", "Pause all", "Tell everybody…"]
)
async def test_only_organisers_use_the_panel(club, admin, button):  # noqa: F811
    await running(club, admin)
    panel = await panel_of(club, admin)
    custom_id = panel.post.button(button).custom_id
    refused = await raw_click(club, club["Ana"], sign_up_of(club), custom_id)
    assert "who organises" in str(refused.response)
    assert (await cup(club)).notes == ()


async def test_a_waiting_list_from_the_sign_up_to_the_place(club, admin):  # noqa: F811
    await opened(club, admin)
    panel = await panel_of(club, admin)
    for typed, refusal in (
        (("1", ""), "“1” is no number of entries"),
        (("x", ""), "“x” is no number of entries"),
        (("257", ""), "Type one from 2 to 256"),
        (("4", "5"), "do not go together"),
        (("4", "2", "", "16"), "“16” is no number of rounds. Type one from 1 to 15"),
    ):
        form = await admin.click(panel, LIMITS)
        fields = ("value", "value1", "value2", "value3")
        answer = await admin.submit(form, dict(zip(fields, typed, strict=False)))
        assert refusal in answer.text
    await admin.submit(await admin.click(panel, LIMITS), {"value": "2", "value1": "2", "value3": "3"})
    assert (await cup(club)).plan.rounds == 3
    await enter(club, club["Ana"], club["Ben"])
    assert "2 entries, 2 at most" in sign_up_of(club).text
    waits = await club["Cyd"].click(sign_up_of(club), "Enter")
    assert "You are number 1 on the waiting list" in waits.text
    await calm(club)
    assert "Waiting list\nCyd" in sign_up_of(club).text
    await club["Ana"].click(sign_up_of(club), "Withdraw")
    await calm(club)
    told = public(club)[-1]
    assert told.content == f"🎟️ <@{club['Cyd'].id}>: there is a place for you in **Autumn cup** now."
    assert told.pings == (club["Cyd"].id,)
    await club.restart()
    await calm(club)
    assert sum("there is a place for you" in post.text for post in public(club)) == 1


async def test_the_form_warns_without_a_clock_and_offers_one_that_fits(club, admin):  # noqa: F811
    form = await admin.slash("tournament new")
    assert "Without a clock, somebody who does not come holds a match up" in form.text
    form = await admin.click(form, "Clock: 24 hours a turn")
    assert "Without a clock" not in form.text
    named = await admin.click(form, "Open sign-up…")
    await admin.submit(named, {"value": "Clocked"})
    await calm(club)
    terms = (await cup(club)).plan.terms
    assert (terms.has_clock, terms.hours, terms.vacation_hours) == (True, 24, 0)
    assert problems_of_terms(terms) == ()


@pytest.mark.parametrize("days", [1, 2, 3, 5, 7, 30])
def test_a_clock_that_fits_leaves_time_for_several_late_turns(days):
    terms = fitting_clock(NEW_TABLES, days)
    assert problems_of_terms(terms) == ()
    assert terms.hours * 4 <= days * 24


async def test_it_starts_by_itself_at_the_moment_that_was_typed(club, admin):  # noqa: F811
    await opened(club, admin)
    await enter(club, club["Ana"], club["Ben"])
    panel = await panel_of(club, admin)
    for typed, refusal in (
        ("nonsense", "I do not understand"),
        ("2020-01-01 20:00", "is over"),
        ("1 June 20:00", "far"),
    ):
        form = await admin.click(panel, LIMITS)
        answer = await admin.submit(form, {"value": "", "value1": "", "value2": typed})
        assert refusal in answer.text
        assert (await cup(club)).plan.starts is None
    form = await admin.click(panel, LIMITS)
    panel = await admin.submit(form, {"value": "8", "value1": "", "value2": "in 2 hours"})
    assert "It starts by itself" in panel.text
    assert (await cup(club)).plan.most == 8
    await calm(club)
    assert "It starts by itself." in sign_up_of(club).text
    panel = await admin.click(panel, "Start it by hand")
    assert "It starts by itself" not in panel.text
    form = await admin.click(panel, LIMITS)
    which = await admin.submit(form, {"value": "8", "value1": "", "value2": "2/1 20:00"})
    assert "Which one do you mean?" in which.text
    await admin.click(which, which.post.buttons[0].label)
    assert (await cup(club)).plan.starts is not None
    form = await admin.click(panel, LIMITS)
    await admin.submit(form, {"value": "8", "value1": "", "value2": "in 2 hours"})
    await club.advance(hours=2)
    await calm(club)
    assert (await cup(club)).stage is TournamentStage.RUNNING
