"""Terms as they are read and set: at a table, for a house rule, for a server."""

from bot.service.clocks.terms import NEW_TABLES, NextRound, Pace, Terms, TimeOut
from bot.ui.rules.pages import ABOUT, PAGES
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.scene import Scene, seated


async def set_by_menu(person, panel, setting, value):
    await person.select(panel, setting, starts="cn:tsetting:")
    await person.select(panel, f"{setting}={value}", starts="cn:tvalue:")


async def test_the_host_sets_the_terms_of_his_table_by_menus(club):
    scene = await seated(club, ("Ana", "Ben"))
    assert "No clock" in scene.lobby.text
    panel = await club["Ana"].slash("table terms")
    assert panel.private
    await set_by_menu(club["Ana"], panel, "pace", "turns")
    await club.restart()
    await set_by_menu(club["Ana"], panel, "on_time_out", "computer")
    await set_by_menu(club["Ana"], panel, "reminders", "12+2")
    await set_by_menu(club["Ana"], panel, "next_round", "when_ready")
    terms = Terms(
        pace=Pace.TURNS,
        hours=24,
        on_time_out=TimeOut.COMPUTER,
        reminders=(12, 2),
        next_round=NextRound.WHEN_READY,
        take_back=True,
    )
    assert (await scene.record()).terms == terms
    await scene.calm()
    assert "a computer plays when time runs out" in scene.lobby.text
    assert "changed the table settings" in "\n".join(post.text for post in scene.public())
    rules = await club["Eve"].click(await scene.set_up("Eve"), "Rules")
    await club["Eve"].select(rules, str(PAGES.index(ABOUT)), starts="cn:rulepart:")
    assert "a computer plays when time runs out" in rules.text


async def test_others_read_them_and_nobody_changes_them_in_the_match(club):
    scene = await seated(club)
    shown = await club["Ben"].click(await scene.set_up("Ben"), "Table settings")
    assert shown.private
    assert "Next round" in shown.text
    assert not shown.post.menus
    panel = await club["Ana"].click(await scene.set_up("Ana"), "Table settings")
    await club["Ana"].select(panel, "pace", starts="cn:tsetting:")
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    refused = await club["Ana"].select(panel, "pace=turns", starts="cn:tvalue:")
    assert "can no longer change" in refused.text
    assert (await scene.record()).terms == NEW_TABLES
    [menu] = (await club["Ana"].slash("table terms", table=1)).post.menus
    assert list(menu.options) == ["board", "moments", "remarks", "tells_plays"]


async def test_a_house_rule_and_a_server_have_terms_of_their_own(club):
    admin = who_manages(club, club.guild, "Moe")
    await admin.slash("house create", name="Friday")
    usual = await admin.slash("house terms")
    await set_by_menu(admin, usual, "next_round", "when_ready")
    of_house = await admin.slash("house terms", name="Friday")
    assert "uses the server" in of_house.text
    shown = await admin.slash("house show", name="Friday")
    assert "No clock" not in shown.text
    of_house = await admin.click(shown, "Table settings")
    await set_by_menu(admin, of_house, "pace", "bank")
    assert "7 days for the match" in (await admin.slash("house show", name="Friday")).text
    await club["Ana"].slash("table new", rules="Friday")
    await club["Ana"].slash("table new")
    ready = Terms(next_round=NextRound.WHEN_READY, take_back=True)
    assert (await Scene(club, 1).record()).terms == Terms(
        pace=Pace.BANK, hours=168, increment=12, next_round=NextRound.WHEN_READY, take_back=True
    )
    assert (await Scene(club, 2).record()).terms == ready
    rules = await club["Eve"].slash("rules", game="Friday")
    await club["Eve"].select(rules, str(PAGES.index(ABOUT)), starts="cn:rulepart:")
    assert "7 days for the match" in rules.text
    await admin.click(of_house, "Same as the server")
    await club["Ana"].slash("table new", rules="Friday")
    assert (await Scene(club, 3).record()).terms == ready
