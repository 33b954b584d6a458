"""House rules are renamed and copied, and taken back to what they were, all by buttons."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.house_rules.model import HouseWrite
from bot.service.ids import UserId
from bot.service.people.anonymising import NOBODY
from tests.cogs.house_rules.test_house_rules import house, who_manages
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.scene import Scene


@pytest.fixture
async def moe(club: Club) -> ClubMember:
    """Manages the server, and has changed a house rule twice."""
    person = who_manages(club, club.guild, "Moe")
    await person.slash("house create", name="Friday")
    await person.slash("house set", name="Friday", option="pile_always_frozen", value="yes")
    await person.slash("house set", name="Friday", option="canastas_to_go_out", value="2")
    return person


async def filled(person: ClubMember, asked: Reply, text: str) -> Reply:
    """The answer to the only field of a form."""
    [field] = [row["components"][0] for row in asked.form["components"]]
    return await person.submit(asked, {field["custom_id"]: text})


async def test_back_to_an_earlier_version_while_a_table_plays_the_later(club: Club, moe: ClubMember) -> None:
    await club["Ben"].slash("table new", rules="Friday")
    playing = (await Scene(club).record()).rules
    assert playing.going_out.canastas_to_go_out == 2
    shown = await moe.slash("house show", name="Friday")
    history = await moe.click(shown, "History")
    assert history.private
    newest, middle, first = history.post.embeds[0]["description"].splitlines()
    assert newest.startswith("**3 (now)**")
    assert f"<@{moe.id}>: 2 canastas are needed" in newest
    assert "the pile is always frozen" in middle
    assert "Classic for four, without any change." in first
    await club.restart()
    version = await moe.select(history, "2", starts="cn:hversion:")
    assert "If you go back to this: Canastas to go out as in Classic for four again." in version.text
    assert "Friday, version 2" in version.text
    assert (await house(club)).revision == 3  # looking changes nothing
    back = await moe.click(version, "Back to this")
    assert "Tables that are open keep their rules" in back.text
    assert (await house(club)).differences == {"pile_always_frozen": True}
    assert (await Scene(club).record()).rules == playing
    history = await moe.click(back, "History")
    assert "**4 (now)**" in history.text
    assert "back to its version of <t:" in (await moe.slash("admin log")).text
    # The way back is kept, too.
    await moe.click(await moe.select(history, "3", starts="cn:hversion:"), "Back to this")
    assert (await house(club)).differences == {"pile_always_frozen": True, "canastas_to_go_out": 2}


async def test_a_house_rule_is_renamed(club: Club, moe: ClubMember) -> None:
    shown = await moe.slash("house show", name="Friday")
    asked = await moe.click(shown, "Rename…")
    taken = await moe.slash("house create", name="Sunday")
    assert "already a house rule" in (await filled(moe, asked, "sunday")).text
    renamed = await filled(moe, await moe.click(shown, "Rename…"), "Saturday *night*")
    assert "**Friday** is now called **Saturday \\*night\\***" in renamed.text
    assert (await house(club, "Saturday *night*")).differences == {
        "pile_always_frozen": True,
        "canastas_to_go_out": 2,
    }
    history = await moe.click(renamed, "History")
    assert "called **Saturday \\*night\\***" in history.text
    assert "renamed the house rule **Friday** to" in (await moe.slash("admin log")).text
    assert "Sunday" in taken.text


async def test_a_house_rule_is_copied_and_the_copy_changed(club: Club, moe: ClubMember) -> None:
    form = await moe.slash("house edit", name="Friday")
    copied = await filled(moe, await moe.click(form, "Copy…"), "Saturday")
    assert "**Saturday** is a copy of **Friday**" in copied.text
    await moe.select(copied, "pile.0", starts="cn:hsection:")
    await moe.select(copied, "pile_always_frozen", starts="cn:hoption:")
    await moe.select(copied, "false", starts="cn:hvalue:")
    assert (await house(club, "Saturday")).differences == {"canastas_to_go_out": 2}
    assert (await house(club)).differences["pile_always_frozen"] is True
    assert "copied the house rule **Friday** as **Saturday**" in (await moe.slash("admin log")).text


async def test_what_is_answered_late_is_refused(club: Club, moe: ClubMember) -> None:
    shown = await moe.slash("house show", name="Friday")
    renaming, copying = await moe.click(shown, "Rename…"), await moe.click(shown, "Copy…")
    history = await moe.click(await moe.slash("house show", name="Friday"), "History")
    version = await moe.select(history, "1", starts="cn:hversion:")
    with club.as_the_bot():
        await Scene(club).services.houses.delete(club.guild.id, moe.id, (await house(club)).id)
    for late in (
        await filled(moe, renaming, "Sunday"),
        await filled(moe, copying, "Sunday"),
        await moe.click(version, "Back to this"),
        await moe.click(shown, "History"),
    ):
        assert "This house rule was deleted" in late.text


async def test_a_version_that_is_no_longer_kept(club: Club, moe: ClubMember) -> None:
    history = await moe.click(await moe.slash("house show", name="Friday"), "History")
    version = await moe.select(history, "1", starts="cn:hversion:")
    other = await moe.click(await moe.slash("house show", name="Friday"), "History")
    with club.as_the_bot():
        for number in range(12):
            changes = {"target_score": 6000 + number}
            await Scene(club).services.houses.set(club.guild.id, moe.id, (await house(club)).id, changes)
    refused = await moe.click(version, "Back to this")
    assert "no longer kept" in refused.text
    shown = await moe.select(other, "1", starts="cn:hversion:")
    assert "Changes of Friday" in shown.text  # what there is now
    assert "6,011" in shown.text


async def test_the_history_names_nobody_who_was_erased(club: Club, moe: ClubMember) -> None:
    """And knows what to say of options that this version of the bot does not have."""
    now = await house(club)
    first, *others = now.history
    strange = structs.replace(first, by=NOBODY, differences={"gone_option": 3, "draw_count": 2})
    change = structs.replace(now, revision=4, versions=(strange, *others), changed_by=UserId(moe.id))
    await Scene(club).bot._store.commit(Change(at=now.changed, houses=(HouseWrite(change),)))
    history = await moe.click(await moe.slash("house show", name="Friday"), "History")
    assert "Somebody: Classic for four, but" in history.text
    assert "gone_option" in history.text
    version = await moe.select(history, "1", starts="cn:hversion:")
    refused = await moe.click(version, "Back to this")
    assert "unknown option" in refused.text
    assert (await house(club)).revision == 4
