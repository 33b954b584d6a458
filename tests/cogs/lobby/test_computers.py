"""Levels and characters of computers, chosen by touch and by command."""

import pytest

from bot.service.errors import TableNotFound
from bot.service.matches.record import TableStatus
from bot.ui.lobby.computers import choose_character, choose_level
from bot.ui.toolkit.custom_ids import ClickId
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.scene import Scene, private_answers, seated, started

LEVEL, CHARACTER, WHICH = "cn:level:", "cn:character:", "cn:which:"


def computers(record):
    return [(one.name, one.computer, one.character) for one in record.seats if one.is_computer]


async def test_a_computer_of_each_level_is_added_with_two_taps(club):
    scene = await seated(club, ("Ana", "Ben"))
    panel = await club["Ana"].click(await scene.set_up("Ana"), "Computers")
    assert panel.private
    assert "No computer plays here yet" in panel.text
    panel = await club["Ana"].click(panel, "Add easy")
    assert "**3** · 🤖 Clover · easy, collects natural canastas" in panel.text
    panel = await club["Ana"].click(panel, "Add steady")
    assert computers(await scene.record()) == [
        ("Clover", "easy", "clover"),
        ("Domino", "steady", "domino"),
    ]
    assert "🤖 Clover · easy" in scene.lobby.text
    assert "🤖 Domino" in scene.lobby.text
    # Now that no seat is free, the panel is about the computer that came last.
    assert "Remove 🤖 Domino" in [button.label for button in panel.post.buttons]


async def test_a_computer_gets_another_level_and_character(club):
    scene = await seated(club, ("Ana", "Ben", "Cyd"))
    await club["Ana"].click(scene.lobby, "Add a computer")
    assert computers(await scene.record()) == [("Clover", "steady", "clover")]
    panel = await club["Ben"].click(await scene.set_up("Ben"), "Computers")
    panel = await club["Ben"].click(panel, "Easy")
    panel = await club["Ben"].select(panel, "5", starts=CHARACTER)
    assert computers(await scene.record()) == [("Maple", "easy", "maple")]
    assert "Maple · easy, discards with care" in panel.text
    panel = await club["Ben"].click(panel, "Steady")
    assert computers(await scene.record()) == [("Maple", "steady", "maple")]
    panel = await club["Ben"].click(panel, "Remove 🤖 Maple")
    assert computers(await scene.record()) == []
    assert "Choose a level to add" in panel.text


async def test_a_character_is_chosen_before_its_level_and_stays_one_of_a_kind(club):
    scene = await seated(club, ("Ana", "Ben"))
    panel = await club["Ana"].click(await scene.set_up("Ana"), "Computers")
    panel = await club["Ana"].select(panel, "3", starts=CHARACTER)
    panel = await club["Ana"].click(panel, "Add easy")
    panel = await club["Ana"].select(panel, "3", starts=CHARACTER)
    panel = await club["Ana"].click(panel, "Add steady")
    assert computers(await scene.record()) == [
        ("Pepper", "easy", "pepper"),
        ("Pepper 4", "steady", "pepper"),
    ]
    panel = await club["Ana"].select(panel, "3", starts=WHICH)
    panel = await club["Ana"].select(panel, "8", starts=CHARACTER)
    assert computers(await scene.record())[0] == ("Waffle", "easy", "waffle")


async def test_a_level_that_is_not_installed_is_told_and_cannot_be_chosen(club, monkeypatch):
    scene = await seated(club, ("Ana",))
    monkeypatch.setattr(scene.services.levels, "_known", ("steady", "easy"))
    panel = await club["Ana"].click(await scene.set_up("Ana"), "Computers")
    assert panel.post.button("Add strong").disabled
    assert "“strong” is not installed" in panel.text
    refused = await club["Ana"].slash("table computer", level="strong")
    assert "“strong” is not installed" in refused.text
    assert "easy, steady" in refused.text
    refused = await club["Ben"].slash("table new", computers="strong")
    assert "“strong” is not installed" in refused.text
    assert not computers(await scene.record())
    with pytest.raises(TableNotFound):
        await Scene(club, 2).record()


async def test_a_new_table_is_filled_with_computers_of_a_level(club):
    await club["Ana"].slash("table new", computers="easy")
    scene = Scene(club)
    record = await scene.record()
    assert [one.computer for one in record.seats] == [None, "easy", "easy", "easy"]
    assert len({one.name for one in record.seats}) == 4
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert (await scene.record()).status is TableStatus.PLAYING


async def test_a_command_seats_a_character(club):
    scene = await seated(club, ("Ana",))
    await club["Ana"].slash("table computer", level="easy", character="ziggy", seat=3)
    assert computers(await scene.record()) == [("Ziggy", "easy", "ziggy")]


async def test_who_sits_elsewhere_and_whoever_is_late_changes_no_computer(club):
    scene = await started(club, ("Ana",))
    before = await scene.record()
    late = await club["Ana"].slash("table show", where=scene.place)
    for custom_id in (
        ClickId(choose_level.name, scene.table, 0, (2, 0, 0)),
        ClickId(choose_level.name, scene.table, 0, (0, 9, 0)),
        ClickId(choose_character.name, scene.table, 0, (2,)),
    ):
        replies = await club.at_once(SimultaneousClick(club["Ana"], late.post, str(custom_id)))
        assert private_answers(*replies)
    assert (await scene.record()).seats == before.seats
