"""A bot with every trick of the real one and none of its game: it exists to try the harness and the playground on."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
from discord import app_commands
from discord.ext import commands, tasks

log = logging.getLogger("bot.toy")
CARDS = ["4H", "4S", "KD", "KC", "JOKER"]


class Join(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:join:(?P<table>\d+)"):
    """A button that survives a restart."""

    def __init__(self, table: int) -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(label="Join", custom_id=f"toy:join:{table}")
        super().__init__(button)
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        names = await interaction.client.join(self.table, interaction.user.display_name)
        await interaction.response.edit_message(embed=lobby(names))


class ToyHand(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:hand:(?P<table>\d+)"):
    """Opens a private panel."""

    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="My hand", custom_id=f"toy:hand:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Choose(self.table))
        view.add_item(ToyNote(self.table))
        text = f"{interaction.user.display_name} holds {interaction.user.name}-secret"
        await interaction.response.send_message(text, view=view, ephemeral=True)


class Choose(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"toy:choose:(?P<table>\d+)"):
    """A menu for several values."""

    def __init__(self, table: int) -> None:
        options = [discord.SelectOption(label=card) for card in CARDS]
        super().__init__(
            discord.ui.Select(
                custom_id=f"toy:choose:{table}", placeholder="Cards", options=options, max_values=3
            )
        )
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="You chose " + " ".join(self.item.values))
        await interaction.followup.send(
            f"{interaction.user.display_name} chose {len(self.item.values)} cards."
        )


class NoteForm(discord.ui.Modal, title="A note"):
    """A form with one field."""

    words: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Words", custom_id="words", max_length=80)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"Noted: {self.words.value}", ephemeral=True)


class ToyNote(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:note:(?P<table>\d+)"):
    """Opens the form."""

    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="Note", custom_id=f"toy:note:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(NoteForm())


class Broken(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:broken"):
    """A button whose callback raises: discord.py only logs it."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Broken", custom_id="toy:broken"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, ___: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        raise RuntimeError("the button is broken")


def lobby(names: list[str]) -> discord.Embed:
    """The public message."""
    return discord.Embed(
        title="A toy table", description="At the table: " + (", ".join(names) or "nobody yet")
    )


class ToyBot(commands.AutoShardedBot):
    """The toy."""

    def __init__(self, database: Path) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.database = database
        self.store: aiosqlite.Connection | None = None
        self.ticks = 0

    async def setup_hook(self) -> None:
        self.store = await aiosqlite.connect(self.database)
        await self.store.execute("CREATE TABLE IF NOT EXISTS seats (place INTEGER, name TEXT)")
        await self.store.commit()
        self.add_dynamic_items(Join, ToyHand, Choose, ToyNote, Broken)
        add_commands(self)
        await self.tree.sync()
        self.reminders.start()

    @tasks.loop(minutes=5)
    async def reminders(self) -> None:
        self.ticks += 1

    @reminders.before_loop
    async def until_ready(self) -> None:
        await self.wait_until_ready()

    async def join(self, table: int, name: str) -> list[str]:
        assert self.store is not None
        rows = await self.store.execute_fetchall("SELECT name FROM seats WHERE place = ?", (table,))
        if name not in [row[0] for row in rows]:
            await self.store.execute("INSERT INTO seats VALUES (?, ?)", (table, name))
            await self.store.commit()
        rows = await self.store.execute_fetchall("SELECT name FROM seats WHERE place = ?", (table,))
        return [row[0] for row in rows]

    async def close(self) -> None:
        self.reminders.cancel()
        if self.store is not None:
            await self.store.close()
            self.store = None
        await super().close()


def add_commands(bot: ToyBot) -> None:
    """The slash commands."""
    group = app_commands.Group(name="toy", description="Tries of the harness", guild_only=True)

    @group.command(name="new", description="Open a table in its own thread")
    async def new(interaction: discord.Interaction[Any]) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(
            name="Table 1", type=discord.ChannelType.public_thread
        )
        view = discord.ui.View(timeout=None)
        view.add_item(Join(thread.id))
        view.add_item(ToyHand(thread.id))
        view.add_item(Broken())
        await thread.send(embed=lobby([]), view=view)
        await interaction.response.send_message(f"The table is open: {thread.mention}")

    @group.command(name="meld", description="Type cards")
    @app_commands.describe(cards="The cards")
    async def meld(interaction: discord.Interaction[Any], cards: str) -> None:
        await interaction.response.send_message(f"You typed {cards}", ephemeral=True)

    @meld.autocomplete("cards")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        found = [card for card in CARDS if typed.upper() in card]
        return [app_commands.Choice(name=f"{card} of {interaction.user.name}", value=card) for card in found]

    @group.command(name="letter", description="Get a direct message")
    async def letter(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.user.send("A letter for you")
        await interaction.followup.send("Sent.", ephemeral=True)

    @group.command(name="fault", description="Do something wrong on purpose")
    async def fault(interaction: discord.Interaction[Any], kind: str) -> None:
        await commit_fault(interaction, kind)

    bot.tree.add_command(group)


async def commit_fault(interaction: discord.Interaction[Any], kind: str) -> None:
    """Each kind is one mistake that the referees must see."""
    answer = interaction.response.send_message
    if kind == "silence":
        return
    if kind == "empty field":
        await answer(embed=discord.Embed(title="x").add_field(name="name", value=""))
    elif kind == "empty embed":
        await answer(embed=discord.Embed())
    elif kind == "dangling picture":
        await answer(embed=discord.Embed(title="x").set_image(url="attachment://board.png"))
    elif kind == "rude ping":
        everyone = discord.AllowedMentions.all()
        await answer(f"{interaction.user.mention}", allowed_mentions=everyone)
    elif kind == "long thread name":
        await answer("a thread")
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.create_thread(name="x" * 101, type=discord.ChannelType.public_thread)
    elif kind == "log":
        await answer("logged")
        log.error("something is wrong")
    elif kind == "slow":
        import time  # noqa: PLC0415

        time.sleep(0.05)  # noqa: ASYNC251
        await answer("slow")
    else:
        raise ValueError(kind)


def build_toy(database: Path) -> commands.AutoShardedBot:
    """The toy bot on this database file."""
    return ToyBot(database)
