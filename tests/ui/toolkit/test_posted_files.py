"""The files of messages that are there already, as Discord tells of them: listed, or shown by an embed or a component."""

from types import SimpleNamespace as Told

import discord
import pytest

from bot.ui.toolkit.messages import Attachment, Message, in_frame
from bot.ui.toolkit.posted_messages import KeptFile, edited_files, shows_files

PICTURE = Attachment("hand-1.png", b"png", "A hand.")
ADDRESS = "https://cdn.discordapp.com/ephemeral-attachments/5/77/hand-1.png?ex=1&hm=2"
IN_EMBED = Message(embeds=(discord.Embed().set_image(url=PICTURE.url),), attachments=(PICTURE,))
IN_FRAME = in_frame(["Your hand", PICTURE])
BESIDE = Message("Your hand", attachments=(PICTURE,))
KEPT = KeptFile(77, "hand-1.png", "A hand.")


def posted(*, listed=False, embedded=False, gallery=False):
    """What Discord tells of a message with the picture in some of these places."""
    media = Told(url=ADDRESS, attachment_id=78 if gallery == "by id" else None)
    return Told(
        attachments=[Told(filename="hand-1.png", id=77)] if listed else [],
        embeds=[discord.Embed().set_image(url=ADDRESS)] if embedded else [],
        components=[Told(children=[Told(items=[Told(media=media)])])] if gallery else [],
    )


@pytest.mark.parametrize("message", [IN_EMBED, IN_FRAME, BESIDE])
@pytest.mark.parametrize("where", ["listed", "embedded", "gallery"])
def test_a_file_that_is_there_is_kept_wherever_it_is_shown(message, where):
    assert edited_files(posted(**{where: True}), message) == [KEPT]
    [new] = edited_files(posted(), message)
    assert isinstance(new, discord.File)
    assert edited_files(posted(**{where: True}), Message("words")) == []


def test_a_component_names_the_file_that_it_shows():
    [kept] = edited_files(posted(gallery="by id"), IN_FRAME)
    assert isinstance(kept, KeptFile)
    assert kept.id == 78


@pytest.mark.parametrize(
    "message, where, is_right",
    [
        (IN_EMBED, {"embedded": True}, True),
        (IN_EMBED, {"listed": True}, False),
        (IN_EMBED, {"listed": True, "embedded": True}, False),
        (IN_FRAME, {"gallery": True}, True),
        (IN_FRAME, {"listed": True}, False),
        (BESIDE, {"listed": True}, True),
        (BESIDE, {"embedded": True}, False),
        (Message("words"), {}, True),
        (Message("words"), {"listed": True}, False),
        *((message, {}, False) for message in (IN_EMBED, IN_FRAME, BESIDE)),
    ],
)
def test_files_are_right_where_the_message_shows_them(message, where, is_right):
    assert shows_files(posted(**where), message) is is_right
