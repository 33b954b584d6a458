"""Commands that do nothing but answer with a message of the kind the bot answers with: the least an answer can cost.

Each is an application command, or a button that survives a restart, of the same library in the same process.
"""

from __future__ import annotations

import re
from typing import Any, Final, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.registry import ALL_CLICKABLES
from bot.ui.toolkit.clickable import outdated

_RANKS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4")
_DESCRIPTION: Final = (
    "**A · K K · Q · J · 10 10 · 8 8 · 6**\n🃏 Wild: two 2s and a joker\n⛔ Black threes: 3♣\n\nYou drew **10♣**.\n"
    "Lay down melds, or discard a card and end your turn."
)


def panel() -> tuple[discord.Embed, discord.ui.View]:
    """As much as a hand in which one may lay down and discard: an embed, two menus, five buttons."""
    embed = discord.Embed(title="Your hand · 12 cards", description=_DESCRIPTION, colour=0x2E7D3F)
    embed.add_field(name="Now", value="👉 **Your turn:** meld and discard · started now", inline=False)
    embed.set_footer(text="Table 1 · Round 1 · only you can see this")
    view = discord.ui.View(timeout=None)
    for name in ("meld", "discard"):
        options = [discord.SelectOption(label=rank, value=rank) for rank in _RANKS]
        view.add_item(
            discord.ui.Select(custom_id=f"trivial:{name}:1:1", placeholder="Choose", options=options)
        )
    for name in ("Plan ahead", "Refresh", "Score", "Log", "Sort"):
        view.add_item(discord.ui.Button(label=name, custom_id=f"trivial:{name}:1"))
    return embed, view


async def answer(interaction: discord.Interaction[Any]) -> None:
    """Privately."""
    embed, view = panel()
    await interaction.response.send_message(embed=embed, view=view, ephemeral=True)
    view.stop()


class Open(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"trivial-open:(?P<table>\d+)"):
    """A button that opens the panel."""

    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="Trivial", custom_id=f"trivial-open:{table}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction)


class Trivial(commands.Cog):
    """The commands."""

    @app_commands.command(name="trivial", description="Answer with a panel")
    async def trivial(self, interaction: discord.Interaction[Any], text: str | None = None) -> None:
        """Nothing is looked up."""
        await answer(interaction)

    @trivial.autocomplete("text")
    async def so_far(self, _: discord.Interaction[Any], __: str) -> list[app_commands.Choice[str]]:
        """As many choices as a hand has ranks."""
        return [app_commands.Choice(name=rank, value=rank) for rank in _RANKS]

    @app_commands.command(name="trivial-board", description="Post the button")
    async def board(self, interaction: discord.Interaction[Any]) -> None:
        """For everybody."""
        view = discord.ui.View(timeout=None)
        view.add_item(Open(1))
        await interaction.response.send_message("A board", view=view)
        view.stop()  # clicks are for the item that is known by its pattern, as those of the bot are


async def setup(bot: commands.Bot) -> None:
    """Load them."""
    # What answers the buttons that the bot does not know would answer this one too, as a button of an older version.
    *known, unknown = ALL_CLICKABLES
    bot.remove_dynamic_items(unknown)
    bot.add_dynamic_items(Open, outdated([*known, Open]))  # type: ignore[list-item]
    await bot.add_cog(Trivial())
