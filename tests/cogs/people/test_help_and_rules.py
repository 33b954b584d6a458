"""Help and rules outside a server, as for who has installed the bot for themselves."""

from __future__ import annotations

from bot.service.ids import GuildId, UserId
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene


async def asked(club: Club, command: str, **options: str) -> Reply:
    """Ana's direct message to the bot."""
    ana = club["Ana"]
    return club.answered(await ana.actor.user.slash(command, **options), ana, command)


async def test_rules_and_pages_are_read_in_direct_messages(club: Club) -> None:
    ana = club["Ana"]
    card = await asked(club, "rules", game="samba")
    assert "Samba" in card.text
    [menu] = card.post.menus
    going_out = next(value for value, label in menu.options.items() if label == "Going out")
    assert "Going out" in (await ana.select(card, going_out)).text
    assert "Classic" in (await asked(club, "rules")).text


async def test_a_house_rule_of_a_server_is_not_found_elsewhere(club: Club) -> None:
    await Scene(club).services.houses.create(
        GuildId(club.guild.id), UserId(club["Ana"].id), "Ours alone", "samba"
    )
    assert "Ours alone" in (await club["Ana"].slash("rules", game="Ours alone")).text
    refused = await asked(club, "rules", game="Ours alone")
    assert "Samba" not in refused.text


async def test_the_help_is_read_in_direct_messages(club: Club) -> None:
    page = await asked(club, "help")
    [menu] = page.post.menus
    words = next(value for value, label in menu.options.items() if label == "Words of the game")
    assert "Words of the game" in (await club["Ana"].select(page, words)).text
