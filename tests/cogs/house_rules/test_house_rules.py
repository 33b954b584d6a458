"""House rules as admins use them: commands, menus, codes for other servers, and the tables that play them."""

import re

import discord
import pytest
import simcord

from bot.canasta.rules.presets import DESCRIPTIONS, PRESETS, rules_of
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.scene import Scene


def who_manages(club, guild, name: str) -> ClubMember:
    """A new member who may manage this server."""
    role = guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    user = club.env.create_user(name.lower(), global_name=name)
    return ClubMember(club, guild.add_member(user, roles=[role]), name)


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


async def house(club, name: str = "Friday", guild: int | None = None):
    return await club.bot.services.houses.named(guild or club.guild.id, name)


async def test_a_house_rule_from_its_first_word_to_the_table(club, admin):
    made = await admin.slash("house create", name="Friday")
    assert made.private
    assert await admin.suggestions("house set", "name", "fri") == {"Friday": "Friday"}
    offered = await admin.suggestions("house set", "option", "always frozen", name="Friday")
    assert "pile_always_frozen" in offered.values()
    values = await admin.suggestions("house set", "value", "", name="Friday", option="pile_always_frozen")
    assert set(values.values()) == {"yes", "no"}
    assert any("as it is now" in shown for shown in values)
    await admin.slash("house set", name="Friday", option="pile_always_frozen", value="yes")
    await admin.slash("house set", name="friday", option="canastas_to_go_out", value="2")
    shown = await admin.slash("house show", name="Friday")
    assert shown.private
    assert ", but " in shown.text
    assert " and " in shown.text
    assert (await house(club)).differences == {"pile_always_frozen": True, "canastas_to_go_out": 2}
    await admin.slash("house default", name="Friday")
    assert "⭐" in (await admin.slash("house list")).text
    [first, *_] = await club["Ben"].suggestions("table new", "rules", "")
    assert first.startswith("⭐ Friday")
    await club["Ben"].slash("table new")
    scene = Scene(club)
    record = await scene.record()
    assert (record.house_rule, record.rules.going_out.canastas_to_go_out) == ("Friday", 2)
    assert "Friday" in scene.lobby.text
    await admin.slash("house unset", name="Friday", option="canastas_to_go_out")
    assert (await house(club)).differences == {"pile_always_frozen": True}
    assert (await scene.record()).rules == record.rules
    await admin.slash("house default")
    await club["Cyd"].slash("table new")
    assert (await Scene(club, 2).record()).rules == rules_of()


async def test_shared_with_a_second_server_and_played_there(club, admin):
    await admin.slash("house create", name="Friday")
    await admin.slash("house set", name="Friday", option="draw_count", value="2")
    shared = await admin.slash("house share", name="Friday")
    [code] = re.findall(r"`([0-9A-Z-]+)`", shared.text)
    guild = club.env.create_guild("Elsewhere")
    there = guild.create_text_channel("cards")
    zoe = who_manages(club, guild, "Zoe")
    houses = club.bot.services.houses
    assert "Friday" not in (await zoe.slash("house list", where=there)).text
    offered = await zoe.slash("house import", where=there, code=code.lower(), name="Ours")
    assert offered.private
    assert "but" in offered.text
    assert await houses.all(guild.id) == ()
    await zoe.click(offered, "Import")
    assert "is created" in offered.text
    assert (await house(club, "Ours", guild.id)).differences == {"draw_count": 2}
    assert [one.name for one in await houses.all(club.guild.id)] == ["Friday"]
    await zoe.slash("table new", where=there, rules="Ours")
    record = await Scene(club).record()
    assert (record.guild, record.house_rule, record.rules.draw.draw_count) == (guild.id, "Ours", 2)
    declined = await zoe.slash("house import", where=there, code=code, name="Again")
    await zoe.click(declined, "No")
    assert len(await houses.all(guild.id)) == 1


async def test_an_offer_under_a_name_that_is_taken_is_refused_at_once(club, admin):
    await admin.slash("house create", name="Friday")
    code = await club.bot.services.houses.share(club.guild.id, "Friday")
    await admin.slash("house create", name="Sunday", preset="scarne_4")
    refused = await admin.slash("house import", code=code, name=" sunday ")
    assert refused.private
    assert "already a house rule **sunday** on this server. Choose another name." in refused.text
    # What is there already as it is offered may be taken over twice.
    offered = await admin.slash("house import", code=code, name="Friday")
    await admin.click(offered, "Import")
    assert len(await club.bot.services.houses.all(club.guild.id)) == 2


async def test_an_offer_outlives_a_restart(club, admin):
    await admin.slash("house create", name="Friday")
    code = await club.bot.services.houses.share(club.guild.id, "Friday")
    offered = await admin.slash("house import", code=code, name="Copy")
    await club.restart()
    await admin.click(offered, "Import")
    assert (await house(club, "Copy")).preset == (await house(club)).preset


@pytest.mark.parametrize("code", ["hello", "1RV2-12EP-1HA9-MS0H-G9JK-E", "-"])
async def test_a_mistyped_code_is_refused_kindly(club, admin, code):
    refused = await admin.slash("house import", code=code, name="Ours")
    assert refused.private
    assert "typo" in refused.text


async def test_the_form_needs_no_typing_and_outlives_a_restart(club, admin):
    form = await admin.slash("house create", name="Friday")
    await club.restart()
    await admin.select(form, "pile.0", starts="cn:hsection:")
    await admin.select(form, "pile_always_frozen", starts="cn:hoption:")
    await admin.select(form, "true", starts="cn:hvalue:")
    await admin.select(form, "true", starts="cn:hvalue:")
    assert (await house(club)).differences == {"pile_always_frozen": True}
    await admin.click(form, starts="cn:hunset:")
    assert (await house(club)).differences == {}


async def test_where_the_menu_has_every_value_nothing_is_said_of_typing(club, admin):
    form = await admin.slash("house create", name="Friday")
    assert "menus below" in form.text
    await admin.select(form, "going_out.0", starts="cn:hsection:")
    await admin.select(form, "canastas_to_go_out", starts="cn:hoption:")
    assert "Type a value" not in form.text
    assert not any(button.label.startswith("Type") for button in form.post.buttons)


async def test_a_value_that_no_menu_holds_is_typed_into_a_form(club, admin):
    form = await admin.slash("house create", name="Friday")
    await admin.select(form, "end.0", starts="cn:hsection:")
    await admin.select(form, "target_score", starts="cn:hoption:")
    asked = await admin.click(form, starts="cn:htype:")
    [field] = [row["components"][0] for row in asked.form["components"]]
    assert (field["label"], field["value"]) == ("The value", "5000")
    done = await admin.submit(asked, {field["custom_id"]: "purple"})
    assert "not possible" in done.text
    assert (await house(club)).differences == {}
    done = await admin.submit(await admin.click(form, starts="cn:htype:"), {field["custom_id"]: "7,777"})
    assert "7,777" in done.text
    assert (await house(club)).differences == {"target_score": 7777}


@pytest.mark.parametrize("typed, seen", [("\u200b", "“”"), ("`", "“\\`”"), ("<@1>", "“\\<@\u200b1\\>”")])
async def test_names_that_mean_nothing_are_repeated_readably(club, admin, typed, seen):
    await admin.slash("house create", name="Friday")
    refused = await admin.slash("house show", name=typed)
    assert f"There is no house rule {seen} on this server." in refused.text
    refused = await admin.slash("house set", name="Friday", option=typed, value="2")
    assert f"There is no option {seen}." in refused.text
    assert refused.private


async def test_the_command_knows_options_and_values_as_the_menus_show_them(club, admin):
    await admin.slash("house create", name="Friday")
    most_wilds = {"name": "Friday", "option": "Wild cards in a meld"}
    refused = await admin.slash("house set", value="purple", **most_wilds)
    assert "not possible" in refused.text
    assert (await house(club)).differences == {}
    await admin.slash("house set", value="two", **most_wilds)
    assert (await house(club)).differences == {"max_wilds": 2}
    assert "2 (as it is now)" in await admin.suggestions("house set", "value", "2", **most_wilds)
    assert await admin.suggestions("house set", "value", "four", **most_wilds) == {"4": "4"}
    assert await admin.suggestions("house set", "value", "purple", **most_wilds) == {}
    await admin.slash("house set", value="the number of wild cards in a meld is not limited", **most_wilds)
    assert (await house(club)).differences == {"max_wilds": None}
    await admin.slash("house unset", **most_wilds)
    assert (await house(club)).differences == {}


async def test_a_form_that_was_opened_before_a_restart_is_read_after_it(club, admin):
    form = await admin.slash("house create", name="Friday")
    await admin.select(form, "end.0", starts="cn:hsection:")
    await admin.select(form, "target_score", starts="cn:hoption:")
    asked = await admin.click(form, starts="cn:htype:")
    [field] = [row["components"][0] for row in asked.form["components"]]
    await club.restart()
    done = await admin.submit(asked, {field["custom_id"]: "7777"})
    assert "7,777" in done.text
    assert (await house(club)).differences == {"target_score": 7777}


async def test_every_game_is_found_by_its_name_and_a_list_of_all_shows_the_best_known_first(club):
    ana = club["Ana"]
    for preset in PRESETS:
        named = await ana.suggestions("table new", "rules", preset.replace("_", " "))
        assert preset in named.values()
    first = list((await ana.suggestions("table new", "rules", "")).values())
    assert len(first) <= 25
    assert first[0] == "classic_4"
    assert set(first) >= {preset.parent for preset in DESCRIPTIONS.values() if preset.parent in PRESETS}


async def test_every_option_can_be_reached_in_the_form(club, admin):
    form = await admin.slash("house create", name="Friday")
    for page in form.post.menu(starts="cn:hsection:").options:
        await admin.select(form, page, starts="cn:hsection:")
        for option in form.post.menu(starts="cn:hoption:").options:
            await admin.select(form, option, starts="cn:hoption:")
            assert form.post.menu(starts="cn:hvalue:").options


async def test_a_contradiction_names_its_problems_and_offers_fixes(club, admin):
    await admin.slash("house create", name="Friday")
    refused = await admin.slash("house set", name="Friday", option="seat_count", value="2")
    assert refused.private
    assert "2 players cannot play like this" in refused.text
    assert (await house(club)).differences == {}
    ways = refused.post.menu(starts="cn:hfix:").options
    await admin.select(refused, next(iter(ways)), starts="cn:hfix:")
    assert (await house(club)).differences == {"seat_count": 2, "side_structure": "individual"}


async def test_menus_say_what_they_are_for_also_when_something_was_chosen(club, admin):
    form = await admin.slash("house create", name="Friday")
    await admin.select(form, "going_out.0", starts="cn:hsection:")
    await admin.select(form, "canastas_to_go_out", starts="cn:hoption:")
    labels = [menu.placeholder for menu in form.post.menus]
    assert labels == ["✏️ Section: Going out", "✏️ Option: Canastas to go out", "✏️ Value: 1"]
    # A chosen entry would hide them.
    assert [menu.chosen for menu in form.post.menus] == [()] * 3


async def test_the_form_itself_shows_a_contradiction_and_is_true_after_the_fix(club, admin):
    form = await admin.slash("house create", name="Friday")
    await admin.select(form, "deal.0", starts="cn:hsection:")
    await admin.select(form, "seat_count", starts="cn:hoption:")
    await admin.select(form, "2", starts="cn:hvalue:")
    assert "2 players cannot play like this" in form.text
    assert "without any change" in form.text
    assert "✏️ Option: Players" in [menu.placeholder for menu in form.post.menus]
    ways = form.post.menu(starts="cn:hfix:").options
    await admin.select(form, next(iter(ways)), starts="cn:hfix:")
    assert "2 players cannot play like this" not in form.text
    assert "without any change" not in form.text
    assert "Partnerships**: everybody plays alone" in form.text


async def test_what_cannot_be_done_is_said_privately_and_changes_nothing(club, admin):
    await admin.slash("house create", name="Friday")
    for command, options in (
        ("house create", {"name": "FRIDAY"}),
        ("house create", {"name": "Other", "preset": "no such game"}),
        ("house show", {"name": "Sunday"}),
        ("house set", {"name": "Friday", "option": "no such option", "value": "1"}),
        ("house set", {"name": "Friday", "option": "hand_size", "value": "many"}),
        ("house set", {"name": "Sunday", "option": "hand_size", "value": "13"}),
        ("house unset", {"name": "Friday", "option": "no such option"}),
        ("house delete", {"name": "Sunday"}),
        ("house default", {"name": "Sunday"}),
        ("house share", {"name": "Sunday"}),
        ("table new", {"rules": "Sunday"}),
    ):
        reply = await admin.slash(command, **options)
        assert reply.private, command
        assert reply.text.strip(), command
    assert [one.name for one in await club.bot.services.houses.all(club.guild.id)] == ["Friday"]
    assert (await house(club)).differences == {}
    assert not club.threads


async def test_a_deleted_house_rule_is_asked_about_and_its_old_menus_say_so(club, admin):
    form = await admin.slash("house create", name="Friday")
    asked = await admin.slash("house delete", name="Friday")
    assert (await house(club)).name == "Friday"
    await admin.click(asked, "Yes, delete it")
    assert await club.bot.services.houses.all(club.guild.id) == ()
    late = await admin.select(form, "pile.0", starts="cn:hsection:")
    assert "deleted" in late.text


async def test_only_who_manages_the_server_sees_the_commands(club, admin):
    with pytest.raises(simcord.SetupError):
        await club["Ben"].slash("house list")


async def test_the_list_leads_to_each_house_rule(club, admin):
    assert not (await admin.slash("house list")).post.menus
    await admin.slash("house create", name="Friday")
    await admin.slash("house create", name="Sunday", preset="samba")
    shown = await admin.slash("house list")
    [menu] = shown.post.menus
    assert list(menu.options.values()) == ["Friday", "Sunday"]
    await admin.select(shown, list(menu.options)[1], custom_id=menu.custom_id)
    assert "Sunday" in shown.text
    assert any(button.custom_id.startswith("cn:house:") for button in shown.post.buttons)


async def test_a_name_full_of_markdown_is_harmless(club, admin):
    await admin.slash("house create", name="**@everyone** `x`")
    shown = await admin.slash("house list")
    # In a menu a name is plain text, and mentions nobody.
    in_embed = shown.text.partition("Show a house rule")[0]
    assert "everyone" in in_embed
    assert "@everyone" not in in_embed.replace("@\u200b", "")


async def test_rules_are_read_by_everybody_whatever_they_belong_to(club, admin):
    await admin.slash("house create", name="Friday")
    await admin.slash("house set", name="Friday", option="canastas_to_go_out", value="3")
    ben = club["Ben"]
    offered = await ben.suggestions("rules", "game", "")
    assert "Friday" in offered.values()
    assert set(offered.values()) >= {"classic_4"}
    house_card = await ben.slash("rules", game="Friday")
    assert house_card.private
    assert "📖 Friday (Classic for four)" in house_card.text
    assert "🏡 **Going out**: 3 canastas" in house_card.text
    await club.restart()
    await ben.select(house_card, "6", starts="cn:rulepart:")
    assert "🏡 To go out your side needs 3 canastas" in house_card.text
    classic = await ben.slash("rules", game="classic_4")
    assert "🔸" not in classic.text
    assert "🏡" not in classic.text
    await ben.slash("table new", rules="Friday")
    scene = Scene(club)
    at_table = await club["Cyd"].slash("rules", where=scene.place)
    assert "🏡 **Going out**: 3 canastas" in at_table.text
    assert "📖 Friday (Classic for four)" in at_table.text
    assert "no house rule" in (await ben.slash("rules", game="Sunday")).text
