"""Messages of components, and embeds that are shown as such."""

from typing import Any

import discord
from discord import ui

from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import Attachment, Message, framed, in_frame


def kinds(message: Message) -> list[int]:
    assert message.view is not None
    [container] = message.view.to_components()
    return [part["type"] for part in container["components"]]


def test_parts_stand_in_their_order_and_empty_ones_are_left_out() -> None:
    picture = Attachment("hand.png", b"x", "Your hand: a king.")
    row: list[ui.Item[Any]] = [ui.Button(custom_id="a", label="A")]
    message = in_frame(["above", picture, "", row, [], "below"], 0x123456)
    assert kinds(message) == [10, 12, 1, 10]
    assert message.rows == [row]
    assert message.attachments == (picture,)
    assert (message.text, message.embeds) == (None, ())


def test_an_embed_becomes_a_message_of_components_with_all_that_it_says() -> None:
    embed = discord.Embed(title="Score", description="Ana leads.", colour=0x123456)
    embed.add_field(name="Round 1", value="385")
    embed.set_footer(text="to 5,000")
    files = (Attachment("sheet.png", b"x"), Attachment("log.txt", b"y"))
    row: list[ui.Item[Any]] = [ui.Button(custom_id="a", label="A")]
    message = framed(Message("Look:", (embed,), [row], files))
    assert message.frame is not None
    assert message.frame.texts == ("Look:\n\n### Score\nAna leads.\n**Round 1**\n385\n-# to 5,000",)
    assert kinds(message) == [10, 12, 13, 1]
    assert framed(message) is message


def test_an_embed_that_is_too_long_for_components_is_cut() -> None:
    embed = discord.Embed(description="word " * 800)
    for number in range(4):
        embed.add_field(name=str(number), value="word " * 100)
    message = framed(Message(embeds=(embed,)))
    assert message.frame is not None
    assert sum(map(limits.utf16, message.frame.texts)) <= limits.COMPONENTS_TEXT
