"""What is offered on a person under *Apps*."""

from __future__ import annotations

from typing import Any

from bot.service.ids import TableId
from bot.service.matches.record import TableRecord
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.scene import Scene

INVITE, STATISTICS = "Invite to my table", "Our statistics"


async def record(club: Club, number: int) -> TableRecord:
    """A table as it is now."""
    found: TableRecord = await Scene(club).services.queries.table(TableId(number))
    return found


async def test_a_person_is_invited_to_the_newest_own_table_with_a_free_seat(club: Club) -> None:
    ana, ben = club["Ana"], club["Ben"]
    await ana.slash("table new", title="Old")
    await ana.slash("table new", title="New")
    told = await ana.choose_on(ben, INVITE)
    assert told.private
    assert f"<@{ben.id}>" in told.text
    assert "New" in told.text
    assert [[one.user for one in (await record(club, number)).invitations] for number in (1, 2)] == [
        [],
        [ben.id],
    ]
    assert "invited before" in (await ana.choose_on(ben, INVITE)).text


async def test_without_a_table_that_waits_nobody_is_invited(club: Club) -> None:
    ana, ben = club["Ana"], club["Ben"]
    assert "`/table new`" in (await ana.choose_on(ben, INVITE)).text
    await ana.slash("table new", computers="steady")
    told = await ana.choose_on(ben, INVITE)
    assert "`/table new`" in told.text
    # Ben sits at no table of his own, and Ana's is not his to fill.
    await ana.slash("table new")
    assert "`/table new`" in (await ben.choose_on(club["Cyd"], INVITE)).text
    assert [(await record(club, number)).invitations for number in (1, 2)] == [(), ()]


async def test_the_statistics_of_two_are_those_of_the_rounds_on_one_side(club: Club) -> None:
    ana, ben = club["Ana"], club["Ben"]
    shown = await ana.choose_on(ben, STATISTICS)
    assert shown.private
    with_ben: dict[str, Any] = {"with": ben.actor}
    assert shown.text == (await ana.slash("stats", **with_ben)).text
    assert (await ana.choose_on(ana, STATISTICS)).text == (await ana.slash("stats")).text
