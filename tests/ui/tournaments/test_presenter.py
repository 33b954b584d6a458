"""Messages about tournaments: they fit into Discord's limits and onto a phone, whatever people are called."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.service.ids import ChannelId, TableId, UserId
from bot.service.tournaments.course import with_end
from bot.service.tournaments.model import (
    Ending,
    Entrant,
    Entry,
    Pairing,
    Result,
    TournamentKind,
    TournamentStage,
)
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.tournaments.names import code_of, pairing_line
from bot.ui.tournaments.organising import organising_message
from bot.ui.tournaments.poster import called_by
from bot.ui.tournaments.presenter import channel_message, main_message
from bot.ui.tournaments.standings import (
    LINES_A_PAGE,
    ROWS_A_PICTURE,
    result_message,
    standings_in_words,
    standings_scene,
    standings_with_picture,
    told_in_words,
    with_standings,
)
from tests.service.tournaments.plans import finished_round, paired, played_out, signed_up, started

texts = texts_for(None)
LONGEST = "W" * 32


def of_pairs(tournament):
    """The same tournament with pairs of long names, and the largest ids."""
    entries = tuple(
        Entry(
            entry.number,
            tuple(Entrant(LONGEST, UserId(2**63 + 2 * entry.number + one)) for one in range(2)),
            asks=entry.asks,
        )
        for entry in tournament.entries
    )
    return structs.replace(tournament, entries=entries)


def large():
    """A Swiss of 128 pairs in its first round."""
    tournament = of_pairs(paired(started(TournamentKind.SWISS, 128)))
    pairings = tuple(
        structs.replace(pairing, table=TableId(place)) for place, pairing in enumerate(tournament.pairings, 1)
    )
    return structs.replace(tournament, rounds=(structs.replace(tournament.current, pairings=pairings),))


def texts_of(message) -> list[str]:
    parts = [message.text or ""]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", *(field.value for field in embed.fields)]
    return parts


def buttons_of(message) -> list[tuple[str, bool]]:
    return [(item.label, item.disabled) for row in message.rows for item in row]


def test_the_largest_tournament_fits_into_its_messages():
    tournament = large()
    places = {TableId(number): ChannelId(2**63 + number) for number in range(1, 65)}
    posts = tournament.wanted_posts
    assert posts == ("main", *(f"1.{part}" for part in range(5)))
    told = []
    for name in posts:
        message = channel_message(texts, tournament, name, places)
        assert len(message.text or "") <= limits.CONTENT
        for embed in message.embeds:
            assert len(embed) <= limits.EMBEDS_TOTAL
            assert all(len(field.value or "") <= limits.FIELD_VALUE for field in embed.fields)
        assert not (message.text or "").endswith("…")
        told.append(message.text or "")
        assert len(called_by(tournament, name)) <= 100
    # Everybody is called once, and each table is linked.
    called = [user for name in posts for user in called_by(tournament, name)]
    assert len(called) == len(set(called)) == 256
    assert all(f"<@{user}>" in "".join(told) for user in called)
    assert all(f"<#{place}>" in "".join(told) for place in places.values())
    assert len({code_of(name) for name in (*posts, "result", "ask.1", "2.0")}) == len(posts) + 3


def test_the_standings_go_on_over_pages():
    tournament = finished_round(large())
    seen = set()
    for page in range(20):
        message = standings_in_words(texts, tournament, page, {})
        [embed] = message.embeds
        told = embed.description or ""
        assert len(told) <= limits.DESCRIPTION
        lines = told.splitlines()
        assert len(lines) <= LINES_A_PAGE
        assert not lines[-1].endswith("…")
        seen |= set(lines)
    places = [line for line in seen if line.split(".")[0].isdigit()]
    assert len(places) == 128


def test_the_picture_of_the_standings_shows_a_page_and_the_readers_own_entry():
    over = with_end(played_out(started(TournamentKind.SWISS, 40)))
    last = standings_scene(texts, over, 1).rows[-1]
    reader = UserId(1000 + int(last.names[0].removeprefix("P")))
    first, second, third = (standings_scene(texts, over, page, reader) for page in range(3))
    shown = [row.rank for scene in (first, second, third) for row in scene.rows]
    assert shown == list(range(1, 41))
    assert len(first.rows) == ROWS_A_PICTURE
    assert first.own == third.own == second.rows[-1]
    assert second.own is None
    assert [row.rank for row in second.rows if row.is_own] == [2 * ROWS_A_PICTURE]
    assert standings_scene(texts, over, 0, UserId(5)).own is None
    told = told_in_words(texts, first)
    assert told.startswith("Cup. Final standings\n1. P")
    assert told.splitlines()[-1].startswith(f"32. {last.names[0]}: ")
    assert len(told_in_words(texts, standings_scene(texts, large(), 0))) <= limits.ALT_TEXT


async def test_the_standings_are_a_picture_with_its_words_and_the_readers_match():
    tournament = structs.replace(paired(started(TournamentKind.SWISS, 20)), name="*Cup*")
    place = {tournament.pairings[0].table or TableId(0): ChannelId(77)}
    number = tournament.pairings[0].first
    message = await standings_with_picture(texts, tournament, 0, UserId(1000 + number), place)
    assert message is not None
    told = message.text or ""
    assert told.startswith("Your match: ")
    assert told.count("P") == 2
    [picture] = message.attachments
    assert (picture.description or "").startswith("*Cup*. Round 1 of 5\nP")
    views = [("Rounds", False), ("Crosstable", False)]
    assert buttons_of(message) == [*views, ("◀", True), ("▶", False), ("In words", False)]
    last = await standings_with_picture(texts, tournament, 99, UserId(5), place)
    assert last is not None
    assert buttons_of(last) == [*views, ("◀", False), ("▶", True), ("In words", False)]
    assert last.text is None
    over = with_end(played_out(started(TournamentKind.SWISS, 5)))
    result = await with_standings(texts, over, result_message(texts, over))
    assert (result.text or "").count("<@") == 3
    assert "Final standings" in (result.attachments[0].description or "")


@pytest.mark.parametrize("kind", [kind for kind in TournamentKind if kind is not TournamentKind.DUPLICATE])
def test_every_stage_has_its_message(kind):
    sign_up = signed_up(kind, 0)
    assert "Nobody yet." in "".join(texts_of(main_message(texts, sign_up, {})))
    waiting = structs.replace(of_pairs(signed_up(kind, 40)), seed="")
    asking = structs.replace(
        waiting, entries=tuple(structs.replace(entry, asks=True) for entry in waiting.entries)
    )
    for tournament in (waiting, asking):
        shown = "\n".join(texts_of(main_message(texts, tournament, {})))
        assert "more" in shown
        assert len(organising_message(texts, tournament).text or "") <= limits.CONTENT
    running = finished_round(paired(started(kind, 5)))
    fields = [field.name for field in main_message(texts, running, {}).embeds[0].fields]
    # In a knockout nobody has a place before the second round is under way.
    assert ("Standings" in fields) is (kind is not TournamentKind.KNOCKOUT)
    over = with_end(played_out(started(kind, 5)))
    assert over.stage is TournamentStage.OVER
    result = channel_message(texts, over, "result", {})
    # Both who lose a semi-final are third.
    assert (result.text or "").count("<@") == (4 if kind is TournamentKind.KNOCKOUT else 3)
    assert called_by(over, "result")[0] == 1005
    cancelled = structs.replace(running, stage=TournamentStage.CANCELLED)
    [row] = main_message(texts, cancelled, {}).rows
    assert [getattr(item, "label", None) for item in row] == ["Standings"]


def test_names_cannot_break_out():
    tournament = structs.replace(signed_up(TournamentKind.SWISS, 1), name="**@everyone** <@1>")
    bad = Entry(1, (Entrant("*bold* <@77> [x](https://x.test)", UserId(5)),))
    tournament = structs.replace(tournament, entries=(bad,))
    shown = "\n".join(texts_of(main_message(texts, tournament, {})))
    assert "@everyone" not in shown
    assert "<@77>" not in shown
    assert "*bold*" not in shown.replace("\\*", "")


def test_an_erased_organiser_is_not_named():
    tournament = structs.replace(signed_up(TournamentKind.SWISS, 2), organiser=UserId(0))
    assert "Organised" not in "".join(texts_of(main_message(texts, tournament, {})))


@pytest.mark.parametrize(
    "result, told",
    [
        (None, "P1 – P2"),
        (Result((2, 0), Ending.PLAYED, (5200, 3100)), "**P1** 5,200 – 3,100 P2"),
        (Result((0, 2), Ending.STOPPED, (-35, 120)), "P1 −35 – 120 **P2** (time over)"),
        (Result((1, 1), Ending.STOPPED, (300, 300)), "P1 300 – 300 P2 (time over)"),
        (Result((2, 0), Ending.PLAYED, (0, 0)), "**P1** – P2 (P2 gave up)"),
        (Result((0, 2), Ending.PLAYED, (4000, 10)), "P1 – **P2** (P1 gave up)"),
        (Result((0, 0), Ending.UNPLAYED), "P1 – P2 (no round of cards finished)"),
        (Result((0, 2), Ending.WALKOVER), "P1 – **P2** (P1 withdrew)"),
        (Result((0, 0), Ending.WALKOVER), "P1 – P2 (both withdrew)"),
        (Result((0, 2), Ending.NO_SHOW, (900, 0)), "P1 – **P2** (no move by P1)"),
        (Result((0, 0), Ending.NO_SHOW), "P1 – P2 (neither side made a move)"),
        (Result((2, 0), Ending.SET, (10, 90)), "**P1** – P2 (won by P1, set by the organiser)"),
        (Result((1, 1), Ending.SET), "P1 – P2 (a draw, set by the organiser)"),
        (Result((0, 0), Ending.SET), "P1 – P2 (no points, set by the organiser)"),
    ],
)
def test_a_match_in_a_line(result, told):
    tournament = signed_up(TournamentKind.SWISS, 2)
    line = pairing_line(texts, tournament, Pairing(1, 2, TableId(1), result))
    assert line.replace("\u2068", "").replace("\u2069", "") == told


def test_a_bye_and_a_link_in_a_line():
    tournament = signed_up(TournamentKind.SWISS, 2)
    assert pairing_line(texts, tournament, Pairing(1)) == "P1 (bye)"
    place = ChannelId(77)
    assert pairing_line(texts, tournament, Pairing(1, 2, TableId(1)), place) == "P1 – P2 · <#77>"
    assert pairing_line(texts, tournament, Pairing(1, 2), mentions=True) == "<@1001> – <@1002>"
