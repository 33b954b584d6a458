"""The harness itself: the people act, the world reacts, every screen is known."""

from __future__ import annotations

import pytest

from tests.support.simulated_discord.club import Club, SimultaneousClick, open_club
from tests.support.simulated_discord.people import Place
from tests.support.simulated_discord.posts import Post
from tests.support.toy_bot import ToyBot, build_toy


@pytest.fixture
async def toy(tmp_path):
    async with open_club(tmp_path / "toy.db", build_toy) as club:
        yield club


async def new_table(club: Club) -> tuple[Place, Post]:
    await club["Ana"].slash("toy new")
    [thread] = club.threads
    return thread, club["Ana"].sees(thread)[-1]


async def test_a_table_opens_in_its_own_thread_and_people_sit_down(toy):
    thread, lobby = await new_table(toy)
    assert "nobody yet" in lobby.text
    await toy["Ana"].click(lobby, "Join")
    reply = await toy["Ben"].click(lobby, starts="toy:join:")
    assert reply.post.id == lobby.id
    assert "Ana, Ben" in lobby.text
    assert toy["Eve"].sees(thread)[-1].text == lobby.text


async def test_a_private_panel_is_on_one_screen_only(toy):
    _, lobby = await new_table(toy)
    reply = await toy["Ben"].click(lobby, "My hand")
    assert reply.private
    assert "ben-secret" in reply.text
    assert b"ben-secret" in toy["Ben"].seen_bytes
    assert all(b"ben-secret" not in toy[name].seen_bytes for name in ("Ana", "Cyd", "Dot", "Eve"))


async def test_menus_edit_the_panel_and_say_something_in_public(toy):
    thread, lobby = await new_table(toy)
    panel = (await toy["Ben"].click(lobby, "My hand")).post
    assert set(panel.menu().options) >= {"4H", "KD"}
    reply = await toy["Ben"].select(panel, "4H", "KD")
    assert panel.content == "You chose 4H KD"
    assert [post.text for post in reply.more] == ["Ben chose 2 cards."]
    assert toy["Ana"].sees(thread)[-1].text == "Ben chose 2 cards."


async def test_forms_and_suggestions_belong_to_one_person(toy):
    _, lobby = await new_table(toy)
    panel = await toy["Ben"].click(lobby, "My hand")
    shown = await toy["Ben"].click(panel, "Note")
    assert shown.form["title"] == "A note"
    assert "Noted: well" in (await toy["Ben"].submit(shown, {"words": "well"})).text
    assert await toy["Ben"].suggestions("toy meld", "cards", "4") == {"4H of ben": "4H", "4S of ben": "4S"}
    assert b"4H of ben" in toy["Ben"].seen_bytes
    assert b"4H of ben" not in toy["Ana"].seen_bytes
    assert {"modal", "choices"} <= {sight.kind for sight in toy["Ben"].seen}


async def test_what_was_shown_and_then_changed_counts_as_seen(toy):
    _, lobby = await new_table(toy)
    await toy["Ana"].click(lobby, "Join")
    assert "nobody yet" not in lobby.text
    assert b"nobody yet" in toy["Eve"].seen_bytes


async def test_letters_reach_their_reader_alone(toy):
    await toy["Cyd"].slash("toy letter")
    assert [post.text for post in toy["Cyd"].letters()] == ["A letter for you"]
    assert b"A letter" not in toy["Ana"].seen_bytes


async def test_clicks_in_the_same_instant_are_all_answered(toy):
    thread, lobby = await new_table(toy)
    names = ("Ana", "Ben", "Cyd", "Dot")
    await toy.at_once(*(SimultaneousClick(toy[name], lobby, f"toy:join:{thread.id}") for name in names))
    assert all(name in lobby.text for name in names)


@pytest.mark.parametrize("orderly", [True, False])
async def test_old_buttons_work_after_a_restart(toy, orderly):
    _, lobby = await new_table(toy)
    await toy["Ana"].click(lobby, "Join")
    panel = await toy["Ana"].click(lobby, "My hand")
    before = toy.bot
    await toy.restart(orderly=orderly)
    assert toy.bot is not before
    await toy["Ben"].click(lobby, "Join")
    assert "Ana, Ben" in lobby.text
    await toy["Ana"].select(panel, "4S")
    assert panel.post.content == "You chose 4S"


async def test_time_moves_only_when_told(toy):
    assert isinstance(toy.bot, ToyBot)
    before, ticks = toy.env.now(), toy.bot.ticks
    await toy.advance(hours=1)
    assert (toy.env.now() - before).total_seconds() == 3600
    assert toy.bot.ticks - ticks == 12


async def test_two_worlds_played_alike_look_alike_byte_for_byte(tmp_path):
    screens = []
    for number in range(2):
        async with open_club(tmp_path / f"{number}.db", build_toy) as club:
            _, lobby = await new_table(club)
            await club["Ana"].click(lobby, "Join")
            await club["Ben"].click(lobby, "My hand")
            screens.append({name: person.seen_bytes for name, person in club.people.items()})
    assert screens[0] == screens[1]
    assert screens[0]["Ana"] != screens[0]["Ben"]
