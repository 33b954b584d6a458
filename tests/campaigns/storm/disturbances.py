"""What Discord does to a table. After each of these the table must have come right without anybody's help."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.service.clocks.hours import STAYS_HERE
from tests.campaigns.storm.table import StormError, StormTable
from tests.support.loopback.server import Interaction

_MESSAGES: Final = r"/channels/\d+/messages(/\d+)?"


async def dropped(table: StormTable) -> None:
    """The connection breaks and is resumed; a click that came meanwhile is answered."""
    await table.discord.drop()
    await table.turn()


async def forgotten(table: StormTable) -> None:
    """The connection breaks, and Discord does not know it any more; what happened meanwhile is never told."""
    identified = table.discord.identified
    table.discord.forgets = True
    await table.discord.drop()
    await _until(lambda: table.discord.identified > identified)
    await table.turn()


async def thread_deleted_unseen(table: StormTable) -> None:
    """The thread is deleted while nobody listens."""
    identified = table.discord.identified
    table.discord.forgets = True
    await table.discord.drop()
    if table.discord.threads:
        await table.discord.delete_thread(table.discord.threads[-1])
    await _until(lambda: table.discord.identified > identified)


async def thread_deleted(table: StormTable) -> None:
    """A moderator deletes the thread."""
    if table.discord.threads:
        await table.discord.delete_thread(table.discord.threads[-1])


async def limited(table: StormTable) -> None:
    """Too many requests: everything is to be tried again a little later."""
    table.discord.fail("POST|PATCH|DELETE", _MESSAGES, 429, times=4)
    await table.turn()


async def failing(table: StormTable) -> None:
    """Discord fails for some requests."""
    for status in (500, 502, 503, 504):
        table.discord.fail("POST|PATCH|DELETE", _MESSAGES, status)
    await table.turn()


async def failing_for_long(table: StormTable) -> None:
    """Discord fails more often than a request is tried."""
    # discord.py tries five times where the status is 502, and once where it is 503; the bot waits longer each time.
    table.discord.fail("POST|PATCH", _MESSAGES, 502, times=5)
    table.discord.fail("POST|PATCH", _MESSAGES, 503, times=3)
    await table.turn()


async def slow(table: StormTable) -> None:
    """The answer takes too long for one: Discord is told that it comes, and it comes."""
    panel, before = await table.hand(), await table.actions()
    with table.locked():
        asked = await _drawing(table, panel, nobody_waits=True)
        await _until(lambda: asked.kind is not None)
        _expect(asked.kind in {5, 6}, "the slow answer was not announced")
    await _until_async(lambda: _has_more(table, before))
    await _until(lambda: asked.completed.is_set() or asked.kind == 6)
    await table.turn()


async def expired(table: StormTable) -> None:
    """What was to answer an interaction has expired when the answer comes; the move counts all the same."""
    panel, before = await table.hand(), await table.actions()
    code = table.chance.choice((10015, 50027))
    with table.locked():
        asked = await _drawing(table, panel, nobody_waits=True)
        await _until(lambda: asked.kind is not None)
        status = 404 if code == 10015 else 401
        table.discord.fail("POST|PATCH", r"/webhooks/.*", status, times=3, code=code)
    await _until_async(lambda: _has_more(table, before))
    await asyncio.sleep(0.5)
    table.discord.faults.clear()
    await table.turn()


async def late(table: StormTable) -> None:
    """Discord has given up an interaction when the bot takes it; the move counts all the same, and once."""
    before = await table.actions()
    panel = await table.hand()
    table.discord.fail("POST", r"/interactions/.*", 404, times=1, code=10062)
    await _drawing(table, panel, nobody_waits=True)
    await _until_async(lambda: _has_more(table, before))
    await asyncio.sleep(0.2)
    table.discord.faults.clear()
    _expect(await table.actions() == before + 1, "one click made several actions")
    await table.turn()


async def twice(table: StormTable) -> None:
    """Interactions are delivered several times."""
    before = await table.actions()
    asked = await _drawing(table, await table.hand())
    for _ in range(3):
        await table.discord.again(asked)
    await asyncio.sleep(0.3)
    _expect(await table.actions() == before + 1, "one click made several actions")
    await table.turn()
    done = await _settled_actions(table)
    await table.discord.again(asked)
    await asyncio.sleep(0.3)
    _expect(await _settled_actions(table) == done, "an old click made an action")


async def out_of_order(table: StormTable) -> None:
    """A click on a button of a turn that is over arrives after those of the next one."""
    panel = await table.hand()
    await table.turn()
    await table.comes_right("a turn before an old click")
    before = await table.actions()
    await _drawing(table, panel)
    _expect(await table.actions() == before, "a click on an old button made an action")


async def board_deleted(table: StormTable) -> None:
    """Somebody deletes the board."""
    for board in await table.boards():
        del table.discord.messages[int(board["id"])]
    await table.turn()


async def everything_deleted(table: StormTable) -> None:
    """Somebody deletes every message of the table's place, calls included."""
    for message in table.discord.in_place((await table.record()).place):
        del table.discord.messages[int(message["id"])]
    await table.turn()


async def permissions_withdrawn(table: StormTable) -> None:
    """The bot may write nothing in the middle of a match; people still play, and later it may again."""
    code = table.chance.choice((50001, 50013))
    table.discord.fail("POST|PATCH|DELETE", _MESSAGES, 403, times=10**6, code=code)
    await table.turn()
    await asyncio.sleep(1)
    table.discord.faults.clear()
    await _until_async(lambda: _is_anas(table))
    await table.turn()


async def permissions_come_back(table: StormTable) -> None:
    """The bot may write nothing while it becomes Ana's turn again, and may write again later; nobody moves after that."""
    code = table.chance.choice((50001, 50013))
    table.discord.fail("POST", r"/users/@me/channels", 403, code=50007)
    await table.discord.forbid(code)
    await table.turn()
    await _until_async(lambda: _is_anas(table))
    table.let_pass(STAYS_HERE.total_seconds())  # nobody is called who has just clicked
    await _until_async(table.nothing_waits)
    left = {call["id"] for call in table.calls()}
    await table.discord.allow()
    await table.discord.rename_roles(50)
    await _until(lambda: bool({call["id"] for call in table.calls()} - left))
    _expect(not left & {call["id"] for call in table.calls()}, "an old call is still there")


async def kicked(table: StormTable) -> None:
    """The bot is removed from the server and invited again."""
    await table.discord.remove_bot()
    await _until_async(lambda: _rests(table))
    await table.discord.invite_bot()


WEATHER: Final[dict[str, Callable[[StormTable], Awaitable[None]]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        dropped,
        forgotten,
        thread_deleted,
        thread_deleted_unseen,
        limited,
        failing,
        failing_for_long,
        slow,
        expired,
        late,
        twice,
        out_of_order,
        board_deleted,
        everything_deleted,
        permissions_withdrawn,
        permissions_come_back,
        kicked,
    )
}


def _expect(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise StormError(otherwise)


async def _drawing(table: StormTable, panel: dict[str, object], *, nobody_waits: bool = False) -> Interaction:
    return await table.discord.click("Ana", panel, "Draw", nobody_waits=nobody_waits)


async def _has_more(table: StormTable, before: int) -> bool:
    return await table.actions() > before


async def _rests(table: StormTable) -> bool:
    return (await table.record()).pause is not None


async def _is_anas(table: StormTable) -> bool:
    record = await table.record()
    return bool(record.seats_waited_for) and record.seats_waited_for[0] == 0


async def _settled_actions(table: StormTable) -> int:
    await _until_async(lambda: _is_anas(table))
    return await table.actions()


async def _until(condition: Callable[[], bool]) -> None:
    async def is_so() -> bool:
        return condition()

    await _until_async(is_so)


async def _until_async(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
