"""The browser of games, from the lobby to another game at the same table."""

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.share_code import number_of, numbered
from bot.ui.texts import texts_for
from bot.ui.words.games import FAMILIES
from bot.ui.words.options import preset_about, preset_name
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.scene import Scene, private_answers, seated

texts = texts_for()
FAMILY, GAME = "cn:family:", "cn:game:"
SAMBA_AND_ITS_KIN = "4"
HOUSES = str(len(FAMILIES))


async def test_whoever_names_no_game_is_offered_others(club):
    made = await club["Ana"].slash("table new")
    assert made.private
    assert "It plays Classic for four" in made.text
    page = await club["Ana"].click(made.post, "Other game")
    assert "Samba and its kin" in page.text
    named = await club["Ben"].slash("table new", rules="samba")
    assert [button.label for button in named.post.buttons] == []


async def test_the_host_looks_around_and_chooses(club):
    scene = await seated(club, ("Ana", "Ben"))
    ana = club["Ana"]
    post = (await ana.click(await scene.set_up("Ana"), "Other game")).post
    await ana.select(post, SAMBA_AND_ITS_KIN, starts=FAMILY)
    assert "Bolivia" in post.text
    await ana.select(post, str(number_of("bolivia")), starts=GAME)
    assert "At a glance" in post.text
    rules = await ana.click(post, "Rules")
    assert rules.private
    assert "Bolivia" in rules.text
    assert (await scene.record()).preset == "classic_4"
    await ana.click(post, "Back")
    await ana.select(post, SAMBA_AND_ITS_KIN, starts=FAMILY)
    await ana.select(post, str(number_of("bolivia")), starts=GAME)
    await ana.click(post, "Play this here")
    assert "plays Bolivia now" in post.text
    await club.settle()
    assert "Bolivia" in scene.lobby.text
    assert (await scene.record()).rules == PRESETS["bolivia"]
    assert any("chose **Bolivia**" in post.text for post in club["Eve"].sees(scene.place))


async def test_others_look_around_and_cannot_choose(club):
    scene = await seated(club, ("Ana", "Ben"))
    for name in ("Ben", "Eve"):
        post = (await club[name].click(await scene.set_up(name), "Other game")).post
        await club[name].select(post, SAMBA_AND_ITS_KIN, starts=FAMILY)
        await club[name].select(post, str(number_of("samba")), starts=GAME)
        assert "Play this here" not in [button.label for button in post.buttons]
        assert "The host of a table chooses its game" in post.text


async def test_a_page_that_was_opened_before_the_match_changes_nothing_in_it(club):
    scene = await seated(club, ("Ana", "Ben", "Cyd", "Dot"))
    ana = club["Ana"]
    post = (await ana.click(await scene.set_up("Ana"), "Other game")).post
    await ana.select(post, SAMBA_AND_ITS_KIN, starts=FAMILY)
    await ana.select(post, str(number_of("samba")), starts=GAME)
    await ana.click(scene.lobby, "Start the match")
    await scene.calm()
    [refused] = private_answers(await ana.click(post, "Play this here"))
    assert "has started" in refused.text
    assert (await scene.record()).preset == "classic_4"
    # Looking around goes on.
    await ana.click(post, "Back")
    assert "Samba and its kin" in post.text


async def test_a_game_with_too_few_seats_is_refused(club):
    scene = await seated(club, ("Ana", "Ben", "Cyd"))
    ana = club["Ana"]
    post = (await ana.click(await scene.set_up("Ana"), "Other game")).post
    await ana.select(post, "0", starts=FAMILY)
    await ana.select(post, str(number_of("classic_2")), starts=GAME)
    [refused] = private_answers(await ana.click(post, "Play this here"))
    assert "That game has 2 seats, and 3 people sit" in refused.text
    assert (await scene.record()).preset == "classic_4"


async def test_the_games_of_the_server_stand_first(club):
    await who_manages(club, club.guild, "Moe").slash("house create", name="Friday Samba", preset="samba")
    scene = await seated(club, ("Ana", "Ben"))
    ana = club["Ana"]
    post = (await ana.click(await scene.set_up("Ana"), "Other game")).post
    assert "This server’s own games" in post.text
    await ana.select(post, HOUSES, starts=FAMILY)
    house = next(iter(await scene.services.houses.all((await scene.record()).guild)))
    await ana.select(post, str(house.id), starts=GAME)
    await ana.click(post, "Play this here")
    assert (await scene.record()).house_rule == "Friday Samba"


@pytest.mark.parametrize("family", range(len(FAMILIES)))
async def test_every_game_has_its_sentence_in_one_family(club, family):
    await club["Ana"].slash("table new")
    post = (await club["Ana"].click(await Scene(club).set_up("Ana"), "Other game")).post
    await club["Ana"].select(post, str(family), starts=FAMILY)
    games = [numbered(PRESETS)[int(value)] for value in post.menu(starts=GAME).options]
    assert games
    for game in games:
        assert preset_name(texts, game) in post.text
        assert preset_about(texts, game) in post.text
