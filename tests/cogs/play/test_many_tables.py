"""One person at several tables in one channel: nothing is ever done at another table than the one that was meant."""

import pytest
from msgspec import structs

from bot.service.clocks.terms import NEW_TABLES, NextRound
from tests.support.builders import drawing
from tests.support.simulated_discord.scene import FOUR, Scene
from tests.support.simulated_discord.tapping import discard_first

NEEDS = {
    "answer": {"answer": "yes"},
    "cut": {"words": "lucky"},
    "discard": {"card": "4"},
    "meld": {"cards": "KKK"},
    "why": {"action": "draw"},
}
"""What else has to be typed."""

CHANGES_NOTHING = {"table list", "table new", "my-tables", "rules", "help", "settings"}


@pytest.fixture
async def two_tables(club):
    """Ana sits at two tables of one channel, at both with the same people, and it is nobody else's turn."""
    for _ in range(2):
        await club["Ana"].slash("table new")
    scenes = [Scene(club, 1), Scene(club, 2)]
    for scene in scenes:
        await scene.seat("Ben", "Cyd", "Dot")
    return scenes


def commands(club):
    """The commands that everybody may use, by name, with the names of their options."""
    for command in club.bot.tree.walk_commands():
        if hasattr(command, "parameters") and command.qualified_name.split()[0] not in {"house", "admin"}:
            yield command.qualified_name, [parameter.name for parameter in command.parameters]


async def test_a_command_without_a_number_asks_which_table_is_meant(club, two_tables):
    for scene in two_tables:
        await club["Ana"].slash("table start", table=scene.table)
        await scene.lay(drawing("4 5 6", seat=1, dealer=0).state)
    before = [await scene.record() for scene in two_tables]
    others = set()
    for name, options in commands(club):
        if "table" not in options or name in CHANGES_NOTHING:
            continue
        reply = await club["Ana"].slash(name, **NEEDS.get(name, {}))
        assert reply.private, name
        if "1 or 2" not in reply.text:
            others.add(name)
    assert others == {"table rematch", "table move"}  # neither of them is for one of these two tables
    for scene, was in zip(two_tables, before, strict=True):
        record = await scene.record()
        assert (record.version, record.seats, record.status) == (was.version, was.seats, was.status)
        assert (record.terms, record.ordered, record.ready) == (was.terms, was.ordered, was.ready)
        assert record.coming_deal == was.coming_deal


async def test_a_button_means_the_table_whose_number_it_carries(club, two_tables):
    one, two = two_tables
    panel = await club["Ana"].click(await two.set_up("Ana"), "Table settings")
    await club["Ana"].select(panel, "next_round", starts="cn:tsetting:")
    await club["Ana"].select(panel, "next_round=when_ready", starts="cn:tvalue:")
    assert (await one.record()).terms == NEW_TABLES
    assert (await two.record()).terms == structs.replace(NEW_TABLES, next_round=NextRound.WHEN_READY)
    for scene in two_tables:
        await club["Ana"].slash("table start", table=scene.table)
        await scene.calm()
    busy = {seat for scene in two_tables for seat in (await scene.view(0)).table.seats_to_act}
    name = next(name for seat, name in enumerate(FOUR) if seat not in busy)
    orders = await club[name].click(await two.open_hand(name), "Plan ahead")
    assert "Table 2" in orders.text
    await club[name].select(orders, "0", starts="cn:order:")
    await club[name].click(orders, "Confirm")
    assert (await one.record()).ordered == ()
    assert (await two.record()).ordered == (FOUR.index(name),)
    there = await club[name].slash("orders", where=one.place)
    assert "Table 1" in there.text
    assert "No orders yet" in there.text


async def test_after_a_turn_the_panel_leads_to_the_next_table_that_waits(club, two_tables):
    one, _ = two_tables
    for scene in two_tables:
        await club["Ana"].slash("table start", table=scene.table)
        await scene.lay(drawing("4C 5 6").state)
    panel = await club["Ana"].slash("hand", where=one.place)
    assert not _next_tables(panel)
    panel = await club["Ana"].click(panel, "Draw")
    panel = await discard_first(club["Ana"], panel)
    [button] = _next_tables(panel)
    assert button.label == "Next: Table 2"
    there = await club["Ana"].click(panel, custom_id=button.custom_id)
    assert there.post.id == panel.post.id
    assert "Table 2" in there.text
    panel = await discard_first(club["Ana"], await club["Ana"].click(there, "Draw"))
    assert not _next_tables(panel)
    assert not _next_tables(await one.open_hand("Cyd"))


def _next_tables(panel):
    return [button for button in panel.post.buttons if button.label.startswith("Next: ")]
