"""People who are no members of the server, given to commands that ask for a member: an id, or somebody who left."""

import discord
import pytest
from discord.app_commands import TransformerError

from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.scene import started

ASKING = [
    ("stats", "person", {}),
    ("stats", "with", {}),
    ("substitute", "member", {}),
    ("admin replace", "member", {"table": 1, "seat": 1}),
    ("tournament substitute", "by", {"out": "Ana"}),
]
"""The commands that ask for a member, the option that does, and what else they need."""


@pytest.mark.parametrize("command, option, others", ASKING)
async def test_somebody_who_is_no_member_is_refused_in_words(club, command, option, others):
    scene = await started(club)
    stranger = club.env.create_user("zed", global_name="Zed*")
    asking = who_manages(club, club.guild, "Moe")
    given = {name: club[value].actor if value == "Ana" else value for name, value in others.items()}
    refused = await asking.slash(command, where=scene.place, **given, **{option: stranger})
    assert refused.private
    assert "is not a member of this server" in refused.text
    assert "Zed" in refused.text
    # discord.py raises where a command asks for a member and gets none; the bot has answered that.
    assert [type(error) for error in club.env.errors] == [TransformerError]
    club.env._errors.clear()


async def test_no_other_command_asks_for_a_member(club):
    found = {
        (command.qualified_name, parameter.display_name)
        for command in club.bot.tree.walk_commands()
        for parameter in getattr(command, "parameters", ())
        if parameter.type is discord.AppCommandOptionType.user
    }
    # A person who is out may have left the server.
    assert found - {("tournament substitute", "out"), ("tournament remove", "out")} == {
        one[:2] for one in ASKING
    }
