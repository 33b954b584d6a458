"""Who may press what: each button and menu of those who manage the server, pressed by somebody who does not."""

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.canasta.rules.share_code import number_of
from bot.canasta.seats import Seat
from bot.service.clocks.terms import NEW_TABLES, Pace
from bot.service.ids import GuildId
from bot.service.matches.record import SeatOffer, TableStatus
from bot.ui.clocks.terms_form import HOUSE, SERVER, TABLE
from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import house, who_manages
from tests.cogs.secrecy.test_visibility import VIEW
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import seated, started

OPTION = "pile_always_frozen"
HOUSES_ARE_CLOSED = "Only server managers can change house rules."
ADMINS_ALONE = "Only server managers can do this."


async def pressed(club, person, post, custom_id, values=None):
    """A click on a message that has no such button."""
    return Reply(club, await forged_click(club, person, post, custom_id, values))


@pytest.fixture
async def moe(club):
    """Manages the server, and has written down a house rule with an option of its own."""
    person = who_manages(club, club.guild, "Moe")
    await person.slash("house create", name="Friday")
    await person.slash("house set", name="Friday", option="canastas_to_go_out", value="2")
    return person


async def presses(club) -> list[tuple[str, list[str] | None]]:
    """Everything in the menus of a house rule, of its terms and of those of the server."""
    rule, number = (await house(club)).id, number_of(OPTION)
    [code] = [await club.bot.services.houses.share(club.guild.id, "Friday")]
    return [
        (f"cn:house:{rule}:0", None),
        (f"cn:hsection:{rule}:0", ["pile.0"]),
        (f"cn:hoption:{rule}:0", [OPTION]),
        (f"cn:hvalue:{rule}:0:{number}", ["true"]),
        (f"cn:htype:{rule}:0:{number_of('target_score')}", None),
        (f"cn:hfix:{rule}:0", [code]),
        (f"cn:hunset:{rule}:0:{number_of('canastas_to_go_out')}", None),
        (f"cn:hshow:{rule}:0", None),
        (f"cn:hhistory:{rule}:0", None),
        (f"cn:hversion:{rule}:0", ["1"]),
        (f"cn:hback:{rule}:0:1", None),
        (f"cn:hrename:{rule}:0", None),
        (f"cn:hcopy:{rule}:0", None),
        (f"cn:hterms:{rule}:0", None),
        (f"cn:tsetting:{rule}:0:{HOUSE}", ["pace"]),
        (f"cn:tvalue:{rule}:0:{HOUSE}", ["pace=bank"]),
        (f"cn:tserver:{rule}:0", None),
        (f"cn:tsetting:0:0:{SERVER}", ["pace"]),
        (f"cn:tvalue:0:0:{SERVER}", ["pace=bank"]),
        (f"cn:hdelete:{rule}:0", None),
    ]


async def of_the_server(club):
    """What those who manage a server have decided there."""
    store, guild = club.bot._store, GuildId(club.guild.id)
    return await store.houses(guild), await store.guild_settings(guild)


async def test_nobody_else_presses_the_buttons_of_house_rules(club, moe):
    scene = await seated(club)
    before = await of_the_server(club)
    for custom_id, values in await presses(club):
        result = await pressed(club, club["Eve"], scene.lobby, custom_id, values)
        assert result.text == HOUSES_ARE_CLOSED, custom_id
        assert await of_the_server(club) == before, custom_id


async def test_who_manages_the_server_presses_them(club, moe):
    """So that the test above speaks of the person alone: pressed by Moe, none of them is refused."""
    scene = await seated(club)
    for custom_id, values in await presses(club):
        result = await pressed(club, moe, scene.lobby, custom_id, values)
        assert result.result.modal is not None or HOUSES_ARE_CLOSED not in result.text, custom_id
    houses, settings = await of_the_server(club)
    assert houses == ()
    assert settings.terms.pace is Pace.BANK


async def test_nobody_else_takes_over_what_another_server_shares(club, moe):
    code = await club.bot.services.houses.share(club.guild.id, "Friday")
    offered = await moe.slash("house import", code=code, name="Ours")
    accept = "cn:haccept:0:0"
    refused = await pressed(club, club["Eve"], offered.post, accept)
    assert refused.text == HOUSES_ARE_CLOSED
    assert [one.name for one in (await of_the_server(club))[0]] == ["Friday"]
    await moe.click(offered, "Import")
    assert (await house(club, "Ours")).differences == {"canastas_to_go_out": 2}


async def test_nobody_else_presses_the_buttons_of_admins(club, moe):
    scene = await started(club)
    before = await scene.record()
    for custom_id in (
        f"cn:aend:{scene.table}:0",
        f"cn:areplace:{scene.table}:0:0:0:0:0:0:0",
        "cn:doctor:0:0",
        f"cn:mend:{scene.table}:0:1",
        "cn:alog:0:0:0",
    ):
        result = await pressed(club, club["Ana"], scene.board, custom_id)
        assert result.text == ADMINS_ALONE, custom_id
        assert await scene.record() == before
    await pressed(club, moe, scene.board, f"cn:aend:{scene.table}:0")
    assert (await scene.record()).status is TableStatus.CANCELLED


@pytest.mark.parametrize("name", ["Eve", "Ben"])
async def test_the_terms_of_a_lobby_are_the_hosts(club, name):
    scene = await seated(club)
    value = f"cn:tvalue:{scene.table}:0:{TABLE}"
    refused = await pressed(club, club[name], scene.lobby, value, ["pace=turns"])
    assert "host" in refused.text
    assert (await scene.record()).terms == NEW_TABLES
    await pressed(club, club["Ana"], scene.lobby, value, ["pace=turns"])
    assert (await scene.record()).terms.pace is Pace.TURNS


@pytest.mark.parametrize("name", ["Eve", "Ben"])
async def test_a_table_is_given_up_by_its_host(club, name):
    scene = await seated(club)
    end = f"cn:end:{scene.table}:0"
    refused = await pressed(club, club[name], scene.lobby, end)
    assert "host" in refused.text
    assert (await scene.record()).status is TableStatus.LOBBY
    await pressed(club, club["Ana"], scene.lobby, end)
    assert (await scene.record()).status is TableStatus.CANCELLED


async def test_a_table_is_moved_by_its_host(club):
    scene = await started(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    refused = await club["Ben"].slash("table move", where=elsewhere, table=1)
    assert "host" in refused.text
    assert (await scene.record()).channel == club.channel.id
    await club["Ana"].slash("table move", where=elsewhere, table=1)
    assert (await scene.record()).channel == elsewhere.id


async def test_a_seat_on_offer_is_taken_only_by_who_can_see_the_table(club):
    """A button with its number, pressed from a channel that is open to all, is of no table."""
    scene = await started(club)
    await club["Ana"].slash("substitute", where=scene.place)
    assert (await scene.record()).offers == (SeatOffer(Seat(0), club["Ana"].id),)
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club["Dot"].slash("table new", where=elsewhere)
    post = club["Eve"].sees(elsewhere)[-1]
    take = f"cn:sit:{scene.table}:0:0"
    everybody = club.guild.default_role.id
    hidden = Overwrite(everybody, OverwriteType.ROLE, 0, VIEW)
    shown = Overwrite(club.env.backend.bot_user.id, OverwriteType.MEMBER, VIEW, 0)
    club.env.backend.edit_channel(club.channel.id, {}, overwrites=[hidden, shown])
    refused = await pressed(club, club["Eve"], post, take)
    assert "There is no Table 1 here" in refused.text
    assert (await scene.record()).seat_of(club["Ana"].id) == 0
    club.env.backend.edit_channel(club.channel.id, {}, overwrites=[])
    await pressed(club, club["Eve"], post, take)
    assert (await scene.record()).seat_of(club["Eve"].id) == 0


async def test_a_table_of_another_server_is_no_table(club, moe):
    scene = await started(club)
    guild = club.env.create_guild("Elsewhere")
    there = guild.create_text_channel("cards")
    zoe = who_manages(club, guild, "Zoe")
    for command in ("table show", "score", "log", "admin end"):
        refused = await zoe.slash(command, where=there, table=1)
        assert "no table" in refused.text.lower(), command
    assert (await scene.record()).is_open
