"""``/privacy``: shown, sent and deleted privately, after one more question."""

import json

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.matches.record import TableStatus
from tests.support.simulated_discord.scene import started

pytestmark = pytest.mark.on_disk


@pytest.fixture
async def ana(club):
    return club["Ana"]


async def test_who_has_never_played_is_told_that_nothing_is_stored(club):
    shown = await club["Eve"].slash("privacy show")
    assert shown.private
    assert "Nothing." in shown.text
    assert "without id and name" in shown.text


async def test_what_is_stored_is_told_in_words_with_numbers(club, ana):
    scene = await started(club)
    await scene.play_turns(1)
    await club.bot.services.settings.zone(ana.id, "Europe/Berlin")
    shown = await ana.slash("privacy show")
    assert shown.private
    assert "**1** seat in a running match" in shown.text
    assert "your settings" in shown.text
    for what_stays in ("“Somebody’s”", "cut a deal", "title of a table", "house rule", "threads", "backups"):
        assert what_stays in shown.text
    assert "drafts" not in shown.text


async def test_the_file_comes_privately_and_holds_no_card_of_others(club, ana):
    await started(club)
    sent = await ana.slash("privacy export")
    assert sent.private
    [attached] = sent.post.attachments
    assert attached["filename"] == "canasta-privacy.json"
    document = json.loads(await club.bot.services.privacy.document(_person(ana)))
    told = [event for row in document["tables"][0]["told"] for event in row["events"]]
    assert {event.get("audience") for event in told} <= {None, 0}


def _person(person):
    from bot.service.matches.record import Person  # noqa: PLC0415 - the name is taken by the harness here

    return Person(person.id, person.name)


async def test_nothing_is_deleted_before_it_is_asked_once_more(club, ana):
    scene = await started(club)
    asked = await ana.slash("privacy delete")
    assert asked.private
    assert "cannot be undone" in asked.text
    assert (await scene.record()).seat_of(ana.id) == 0
    await club.restart()
    done = await ana.click(asked, starts="cn:forgetme:")
    assert "You are forgotten" in done.text
    assert (await scene.record()).seat_of(ana.id) is None
    await scene.calm()
    assert "Somebody" in (await scene.record()).former[0].name
    assert "**Ana**" not in scene.board.text
    assert not asked.post.buttons
    shown = (await ana.slash("privacy show")).text
    assert "Nothing contains your id or your name" in shown
    assert "a mark made from your id is kept at **1** table:" in shown
    await scene.services.lobby.cancel(scene.table, club["Ben"].id, key="over")
    assert "Nothing." in (await ana.slash("privacy show")).text


async def test_the_match_goes_on_for_the_others(club, ana):
    scene = await started(club)
    asked = await ana.slash("privacy delete")
    await ana.click(asked, starts="cn:forgetme:")
    await scene.calm()
    for name in ("Ben", "Cyd", "Dot"):
        assert (await scene.open_hand(name)).private
    await scene.play_turns(3)
    refused = await scene.open_hand("Ana")
    assert "seat" in refused.text.lower() or "table" in refused.text.lower()


async def test_boards_of_matches_that_are_over_follow(club, ana):
    scene = await started(club)
    record = await scene.record()
    over = structs.replace(record, status=TableStatus.FINISHED, revision=record.revision + 1)
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=over, deadlines=()))
    assert "Ana" in scene.board.text
    asked = await ana.slash("privacy delete")
    await ana.click(asked, starts="cn:forgetme:")
    await scene.calm()
    assert "Ana" not in scene.board.text
    assert "Somebody" in scene.board.text
    again = await club["Ben"].slash("table rematch", where=scene.place)
    assert again.posts
    [rematch] = [
        one for one in await club.bot.services.queries.tables_of(club["Ben"].id) if one.id != over.id
    ]
    assert "Somebody" not in {kept.name for kept in rematch.reserved}
