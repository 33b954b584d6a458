"""The public board with cards as emojis: by the table's choice, and where no picture may be attached."""

from functools import partial

import pytest
from simcord.backend.errors import missing_permissions

from bot.service.clocks.terms import BoardStyle
from tests.cogs.delivery.test_board_pictures import board_as, is_complete
from tests.support.builders import drawing
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import Scene, started
from tests.support.simulated_discord.uploads import embedded_picture, forbid_files


@pytest.fixture
async def scene(club: Club) -> Scene:
    """A table whose board is a picture, of a bot that has emojis, too."""
    await club.restart_as(partial(make_bot, has_emojis=True, has_pictures=True))
    await club.settle()
    return await started(club, state=drawing("4 5 6 7").state)


def is_in_emojis(scene: Scene) -> bool:
    return "**Stock:** <:card_back_1:" in scene.board.text and scene.board.attachments == []


async def test_without_files_the_board_has_emojis_and_play_goes_on_in_the_same_place(scene):
    assert embedded_picture(scene.board)
    place = scene.place.id
    forbid_files(scene.club)
    await scene.play_turns(1)
    assert is_in_emojis(scene)
    scene.bot.card_emojis.replace({})
    await scene.play_turns(1)
    assert is_complete(scene.board)
    assert scene.board.place == place


async def test_a_table_chooses_emojis_while_it_plays(scene):
    await board_as(scene, BoardStyle.EMOJIS)
    assert is_in_emojis(scene)
    told = await scene.club["Eve"].click(scene.board, "More")
    assert told.private
    assert is_complete(told.post)
    await board_as(scene, BoardStyle.PICTURE)
    assert embedded_picture(scene.board)


async def test_where_discord_refuses_files_unannounced_the_board_has_emojis(scene, monkeypatch):
    def refused(*_args):
        raise missing_permissions()

    monkeypatch.setattr(scene.club.env.backend.cdn, "store_attachment", refused)
    await scene.play_turns(1)
    assert is_in_emojis(scene)
