"""``/my-tables``: every table where somebody sits, in all servers, with the way to each."""

from bot.canasta.rules.presets import rules_of
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.matches.record import Person
from tests.support.builders import drawing
from tests.support.fakes import a_key
from tests.support.simulated_discord.scene import started


async def test_it_is_private_and_says_where_it_is_whose_turn(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    listed = await club["Ana"].slash("my-tables")
    assert listed.private
    assert "One table is waiting for you." in listed.text
    assert f"https://discord.com/channels/{club.guild.id}/{scene.place.id})" in listed.text
    other = await club["Ben"].slash("my-tables")
    assert "No table is waiting for you." in other.text
    assert "Waiting for **Ana**" in other.text
    assert "You are not at any table" in (await club["Eve"].slash("my-tables")).text


async def test_a_hand_opens_and_the_list_stays(club):
    await started(club, state=drawing("4 5 6 7").state)
    listed = await club["Ana"].slash("my-tables")
    hand = await club["Ana"].click(listed, "Hand: Table 1")
    assert hand.private
    assert hand.post.id != listed.post.id
    assert "Your hand" in hand.text
    assert "Your tables" in listed.text


async def test_whoever_holds_up_a_table_is_told_gently(club):
    await started(club, state=drawing("4 5 6 7").state)
    await club.advance(hours=20)
    assert "Everyone there is waiting for you." in (await club["Ana"].slash("my-tables")).text


async def test_tables_of_all_servers_in_pages(club):
    """No hand can be opened from another server; its table is named with its server and linked."""
    scene = await started(club, state=drawing("4 5 6 7").state)
    other = club.env.create_guild("Other club")
    place = other.create_text_channel("cards")
    await club.settle()
    ana = club["Ana"]
    person = (await scene.record()).seats[0]
    for number in range(7):
        await scene.services.creation.create(
            Person(UserId(ana.id), person.name),
            guild=GuildId(other.id),
            channel=ChannelId(place.id),
            chosen=ChosenRules(rules_of("classic_4")),
            title=f"Far {number}",
            key=a_key(),
        )
    await scene.calm()
    first = await ana.slash("my-tables")
    assert "Page 1 of 2" in first.text
    assert first.text.index("Table 1") < first.text.index("Far")
    assert "in **Other club**" in first.text
    assert [button.label for button in first.post.buttons] == ["Hand: Table 1", "More"]
    second = await ana.click(first, "More")
    assert second.post.id == first.post.id
    assert "Page 2 of 2" in second.text
    assert [button.label for button in second.post.buttons] == ["Back"]
    back = await ana.click(second, "Back")
    assert "Page 1 of 2" in back.text


async def test_it_may_be_asked_for_in_a_direct_message(club):
    await started(club, state=drawing("4 5 6 7").state)
    ana = club["Ana"].actor.user
    result = await ana.slash("my-tables")
    listed = club.answered(result, club["Ana"], "my-tables")
    assert listed.private
    assert "One table is waiting for you." in listed.text
    assert "in **Canasta club**" in listed.text
    assert listed.post.buttons == ()  # a hand is opened in its server
