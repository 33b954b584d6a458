"""The library of house rules: offered by one server, tried and imported by another, taken down by the operator."""

import discord
import pytest

from bot.ui.library.panel import import_rule
from bot.ui.tables.buttons import PUBLISH
from tests.campaigns.fuzz.hostile import forged_click, forged_form
from tests.cogs.abuse.test_permissions import HOUSES_ARE_CLOSED
from tests.cogs.house_rules.test_house_rules import house
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.scene import Scene


def who_manages(club, guild, name: str) -> ClubMember:
    role = guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    user = club.env.create_user(name.lower(), global_name=name)
    return ClubMember(club, guild.add_member(user, roles=[role]), name)


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


async def published(admin, name="Friday", about="We draw *two* @everyone.", author="Moe"):
    await admin.slash("house create", name=name)
    await admin.slash("house set", name=name, option="draw_count", value="2")
    form = await admin.slash("house publish", name=name)
    fields = [row["components"][0] for row in form.form["components"]]
    assert [field.get("value", "") for field in fields] == ["", "Moe"]
    return await admin.submit(form, {fields[0]["custom_id"]: about, fields[1]["custom_id"]: author})


async def test_a_house_rule_from_one_server_to_another(club, admin):
    assert "No server offers a house rule" in (await club["Ana"].slash("library")).text
    shown = await published(admin)
    assert shown.private
    assert "is in the library as it is now" in shown.text
    assert r"We draw \*two\* @" in shown.text
    assert "@everyone" not in shown.text.replace("@\u200b", "")

    # A player reads and tries it, and can neither import it nor take it down.
    ana = club["Ana"]
    page = await ana.slash("library")
    rule = await ana.select(page, "1")
    assert [one.label for one in rule.post.buttons] == ["Rules", "Try it", "Back"]
    card = await ana.click(rule, "Rules")
    assert "draw" in card.text
    assert "Friday" in card.text
    await ana.select(card, "1")
    tried = await ana.click(rule, "Try it")
    assert tried.private
    record = await Scene(club).record()
    assert (record.is_practice, record.rules.draw.draw_count, record.house_rule) == (True, 2, "Friday")
    rule = await ana.select(await ana.slash("library"), "1")
    assert "practice match in play" in (await ana.click(rule, "Try it")).text
    page = await ana.click(rule, "Back")
    assert "Friday" in page.text

    # A manager of another server imports it, twice with the same result; another rule of that name is in the way.
    guild = club.env.create_guild("Elsewhere")
    there = guild.create_text_channel("cards")
    zoe = who_manages(club, guild, "Zoe")
    rule = await zoe.select(await zoe.slash("library", where=there), "1")
    assert "Take down…" not in [one.label for one in rule.post.buttons]
    for _ in range(2):
        assert "is a house rule of this server now" in (await zoe.click(rule, "Import")).text
    made = await club.bot.services.houses.named(guild.id, "Friday")
    assert made.differences == {"draw_count": 2}
    await zoe.slash("house set", where=there, name="Friday", option="draw_count", value="1")
    refused = await zoe.click(rule, "Import")
    assert "another name" in refused.text
    assert "/house import" in refused.text

    # The operator of the bot takes it down; what was imported stays.
    club.bot.owner_id = zoe.id
    rule = await zoe.select(await zoe.slash("library", where=there), "1")
    sure = await zoe.click(rule, "Take down…")
    gone = await zoe.click(sure, "Yes, take it down")
    assert "no longer in the library" in gone.text
    assert "No server offers a house rule" in gone.text
    assert await club.bot.services.houses.named(guild.id, "Friday")
    assert "was taken out" in (await ana.select(page, "1")).text
    assert "took the house rule" in (await admin.slash("admin log")).text


async def test_who_manages_no_server_neither_publishes_nor_imports(club, admin):
    shown = await published(admin)
    form = f"cn:{PUBLISH.name}:{(await house(club)).id}:0"
    for custom_id in (form, f"cn:{import_rule.name}:1:0"):
        pressed = Reply(club, await forged_click(club, club["Eve"], shown.post, custom_id))
        assert (pressed.result.modal, pressed.text) == (None, HOUSES_ARE_CLOSED)
    sent = Reply(club, await forged_form(club, club["Eve"], shown.post, form, "Mine now"))
    assert sent.text == HOUSES_ARE_CLOSED
    assert "Mine now" not in (await admin.select(await admin.slash("library"), "1")).text


async def test_publishing_anew_and_taking_down_by_ones_own_server(club, admin):
    await published(admin)
    form = await admin.click(await admin.slash("house show", name="Friday"), "Publish…")
    fields = [row["components"][0] for row in form.form["components"]]
    assert [field.get("value", "") for field in fields] == ["We draw *two* @everyone.", "Moe"]
    shown = await admin.submit(form, {fields[0]["custom_id"]: "", fields[1]["custom_id"]: ""})
    assert "✍️" not in shown.text
    assert "• **Friday**" in (await admin.slash("library")).text
    assert "Page" not in (await admin.slash("library")).text
    await admin.click(await admin.click(shown, "Take down…"), "Yes, take it down")
    assert "No server offers a house rule" in (await club["Ana"].slash("library")).text


async def test_older_ones_stand_on_further_pages_and_an_erased_author_leaves_no_name(club, admin):
    for number in range(5):
        await published(admin, f"Rule {number}")
    other = club.env.create_guild("Elsewhere")
    there = other.create_text_channel("cards")
    zoe = who_manages(club, other, "Zoe")
    await zoe.slash("house create", where=there, name="Theirs")
    form = await zoe.slash("house publish", where=there, name="Theirs")
    await zoe.submit(form, {"value": "Ours.", "value1": "Zoe"})
    assert "5 house rules" in (await published(admin, "One more")).text
    ana = club["Ana"]
    page = await ana.slash("library")
    assert "Theirs" in page.text
    assert "Rule 0" not in page.text
    page = await ana.click(page, "Older ▶")
    assert "Rule 0" in page.text
    page = await ana.click(page, "◀ Newer")
    assert "✍️ Zoe" in (await ana.select(page, "6")).text
    await zoe.click(await zoe.slash("privacy delete", where=there), starts="cn:forgetme:")
    assert "✍️" not in (await ana.select(await ana.slash("library"), "6")).text
