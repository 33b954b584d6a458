"""The public board as a picture: posted, kept, changed, told in words, and replaced by words where no files may be attached."""

from datetime import timedelta
from functools import partial
from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image
from simcord.backend.errors import missing_permissions

from bot.service.clocks.terms import BoardStyle
from bot.service.matches.edits import Edit
from bot.service.matches.record import TableRecord
from bot.ui.board import picture
from tests.support.builders import drawing
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import FOUR, Scene, started
from tests.support.simulated_discord.uploads import embedded_picture, forbid_files, uploads

pytestmark = pytest.mark.usefixtures("answers")


async def board_as(scene: Scene, style: BoardStyle) -> None:
    """The host changes how the board is shown."""
    panel = await scene.club["Ana"].slash("table terms", where=scene.place, table=scene.table)
    await scene.club["Ana"].select(panel, "board", starts="cn:tsetting:")
    await scene.club["Ana"].select(panel, f"board={style}", starts="cn:tvalue:")
    await scene.calm()


@pytest.fixture
async def scene(club: Club) -> Scene:
    """A table whose board is a picture."""
    await club.restart_as(partial(make_bot, has_pictures=True))
    return await started(club, state=drawing("4 5 6 7").state)


async def change_words(scene: Scene) -> None:
    """Change the words of the board, and nothing that its picture shows."""

    def edit(record: TableRecord) -> Edit:
        return Edit(structs.replace(record, turn_since=record.turn_since - timedelta(hours=1)))

    before = scene.board.text
    await scene.services.table_channels._edits.edit(scene.table, None, edit)
    await scene.calm()
    assert scene.board.text != before


async def to_act(scene: Scene) -> str:
    """The name of whom the table waits for."""
    [seat] = (await scene.record()).seats_waited_for
    return FOUR[seat]


def is_complete(post: Post) -> bool:
    """Whether a board tells everything in words."""
    return "No meld yet; the first one needs" in post.text and "Cards in hand:" in post.text


async def test_the_board_is_a_picture_with_few_words(scene):
    image = Image.open(BytesIO(embedded_picture(scene.board)))
    assert image.width == 600
    assert "turn: draw or take the pile" in scene.board.text
    assert not is_complete(scene.board)
    assert scene.board.content == ""


async def test_a_board_that_calls_does_not_say_again_what_the_call_says(scene):
    name = await to_act(scene)
    assert f"**{name}**’s turn: draw or take the pile · started" in scene.board.text
    await scene.play_turns(1)
    name = await to_act(scene)
    assert scene.board.content.startswith(f"👉 <@{scene.club[name].id}>, it is your turn")
    assert "’s turn" not in scene.board.text
    assert "started" not in scene.board.text


async def test_words_are_answered_in_private_and_the_picture_stays(scene):
    told = await scene.club["Eve"].click(scene.board, "More")
    assert told.private
    assert is_complete(told.post)
    assert embedded_picture(scene.board)


async def test_a_picture_is_uploaded_only_when_it_changes(scene):
    before = uploads(scene.club)
    await change_words(scene)
    assert embedded_picture(scene.board)
    assert uploads(scene.club) == before
    await scene.play_turns(1)
    after = uploads(scene.club)
    assert len(after) > len(before)
    assert embedded_picture(scene.board)


async def test_a_picture_that_somebody_took_away_is_uploaded_again(scene):
    before = len(uploads(scene.club))
    scene.board.stored.attachments = []
    await change_words(scene)
    assert embedded_picture(scene.board)
    assert len(uploads(scene.club)) == before + 1


async def test_after_a_restart_the_board_shows_its_picture(scene):
    await scene.club.restart()
    await scene.play_turns(1)
    assert embedded_picture(scene.board)


async def test_words_replace_the_picture_and_a_picture_the_words(scene):
    await board_as(scene, BoardStyle.WORDS)
    assert is_complete(scene.board)
    assert scene.board.attachments == []
    await scene.club.restart()
    await board_as(scene, BoardStyle.PICTURE)
    assert embedded_picture(scene.board)
    await scene.club.restart()
    await board_as(scene, BoardStyle.WORDS)
    assert scene.board.attachments == []


async def test_without_the_permission_the_board_has_words_and_play_goes_on(scene):
    place = scene.place.id
    forbid_files(scene.club)
    await scene.play_turns(1)
    assert scene.board.place == place
    assert is_complete(scene.board)
    assert scene.board.attachments == []
    scene.club.env.backend.edit_channel(scene.club.channel.id, {}, overwrites=[])
    await scene.play_turns(1)
    assert scene.board.place == place
    assert embedded_picture(scene.board)


@pytest.mark.parametrize("is_deleted", [False, True], ids=["edited", "posted"])
async def test_where_discord_refuses_files_unannounced_the_board_has_words(scene, monkeypatch, is_deleted):
    def refused(*_args):
        raise missing_permissions()

    backend, place = scene.club.env.backend, scene.place.id
    monkeypatch.setattr(backend.cdn, "store_attachment", refused)
    if is_deleted:
        backend.delete_message(place, scene.board.id)
    await scene.play_turns(1)
    assert scene.board.place == place
    assert is_complete(scene.board)
    assert scene.board.attachments == []


async def test_a_picture_that_cannot_be_drawn_is_replaced_by_words(scene, monkeypatch, no_logged_errors):
    def broken(_scene):
        raise ValueError("no such colour")

    no_logged_errors.expect("its picture could not be drawn")
    monkeypatch.setattr(picture, "board_picture", broken)
    await scene.play_turns(1)
    assert is_complete(scene.board)
    assert scene.board.attachments == []
