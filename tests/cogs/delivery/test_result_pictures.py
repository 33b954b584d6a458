"""Results as pictures: seen by everybody, told in words on request, never in the way of play."""

import re
from functools import partial

import pytest
from msgspec import structs
from simcord.backend.errors import missing_permissions

from bot.service.change import Change
from bot.service.matches.record import TableStatus
from tests.support.builders import drawing
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import Scene, started
from tests.support.simulated_discord.uploads import embedded_picture, forbid_files

pytestmark = pytest.mark.usefixtures("answers")


@pytest.fixture
async def scene(club: Club) -> Scene:
    """A table whose results are pictures."""
    await club.restart_as(partial(make_bot, has_pictures=True))
    return await started(club)


def result(scene: Scene, title: str) -> Post:
    """The message of this title."""
    (post,) = [
        post for post in scene.public() if any(title in (embed.get("title") or "") for embed in post.embeds)
    ]
    return post


async def make_last(scene: Scene) -> None:
    """Somebody is far ahead: this round is the last."""
    state = await scene.state()
    await scene.lay(structs.replace(state, table=structs.replace(state.table, totals=(9000, 0))))


async def test_the_result_of_a_round_is_a_picture_and_can_be_had_in_words(scene):
    await scene.play_round()
    post = result(scene, "🧮 Table 1 · Round 1")
    assert embedded_picture(post).startswith(b"\x89PNG")
    assert "This round" not in post.text
    words = await scene.club["Eve"].click(post, "In words")
    assert words.private
    assert re.search("wins? the round", words.text)
    assert "This round" in words.text


async def test_the_result_of_a_match_is_a_chart_and_can_be_had_in_words(scene):
    await make_last(scene)
    await scene.play_round()
    assert (await scene.record()).status is TableStatus.FINISHED
    post = result(scene, "final score")
    names = [file["filename"] for file in post.attachments]
    assert [name.split("-")[0] for name in names] == ["moment", "match"]
    assert [embed["image"]["url"].rpartition("/")[2] for embed in post.embeds] == names
    assert not post.button("Rematch").disabled
    words = await scene.club["Eve"].click(post, "In words")
    assert words.private
    assert "Round by round" in words.text


async def play_to_results_in_words(scene: Scene) -> None:
    await make_last(scene)
    await scene.play_round()
    for title, words in (("🧮 Table 1 · Round 1", "This round"), ("final score", "Round by round")):
        post = result(scene, title)
        assert post.attachments == []
        assert words in post.text


async def test_results_are_words_where_no_files_may_be_attached(scene):
    forbid_files(scene.club)
    await play_to_results_in_words(scene)


async def test_results_are_words_where_discord_refuses_files_unannounced(scene, monkeypatch):
    def refused(*_args):
        raise missing_permissions()

    monkeypatch.setattr(scene.club.env.backend.cdn, "store_attachment", refused)
    await play_to_results_in_words(scene)


@pytest.mark.parametrize("celebrates", [True, False])
async def test_what_was_rare_stands_below_the_result(club, celebrates):
    """An exit in the first turn of the round; nothing where the table does not celebrate."""
    state = drawing("K 4", melds="QQQQQQQ, KKK", stock="K 5 6 7").state
    scene = await started(club, state=state)
    record = await scene.record()
    terms = structs.replace(record.terms, moments=celebrates)
    changed = structs.replace(record, revision=record.revision + 1, terms=terms)
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))
    ana = club["Ana"]
    await ana.slash("draw", where=scene.place)
    await ana.slash("meld", where=scene.place, cards="KK")
    await ana.slash("discard", where=scene.place, card="4")
    await scene.calm()
    [result] = [post for post in scene.public() if "win the round by" in post.text]
    assert ("Ana went out in the very first turn" in result.text) is celebrates
    assert ("To remember" in result.text) is celebrates
