"""Buttons for a player whose time has run out, and for players replaced by a computer."""

from typing import Final

from bot.canasta.seats import Seat
from bot.ui import verbs
from bot.ui.board.looking import record_here
from bot.ui.clocks.pauses import come_back_here
from bot.ui.toolkit.clickable import Click, Clickable, on_click
from bot.ui.toolkit.interaction import Manner

A_DAY: Final = 24
"""Hours given by one click."""


@on_click(verbs.PLAY_FOR, when_public=Manner.QUIET)
async def play_for(click: Click) -> None:
    """Let a computer play the turn whose time has run out."""
    if await _is_that_turn(click):
        await click.services.clocks.play_for(click.table, click.user, key=click.key)


@on_click(verbs.GIVE_TIME, when_public=Manner.QUIET)
async def give_time(click: Click) -> None:
    """Give more time to the player who has run out of it."""
    if await _is_that_turn(click):
        await click.services.clocks.give_time(click.table, click.user, hours=A_DAY, key=click.key)


@on_click(verbs.STAND_IN, when_public=Manner.QUIET)
async def stand_in(click: Click) -> None:
    """Let a computer play for a player who has left the server; a manager of the server may decide that, too."""
    record = await record_here(click, click.table)
    is_admin = record.seat_of(click.user) is None and click.administers
    await click.services.departures.stand_in(
        click.table, click.user, Seat(click.id.args[0]), key=click.key, is_admin=is_admin
    )


@on_click(verbs.COME_BACK)
async def come_back(click: Click) -> None:
    """Let the player play their seat again."""
    await come_back_here(click, await record_here(click, click.table))


async def _is_that_turn(click: Click) -> bool:
    """Return whether the turn that the message was about still goes on; tell the person if not."""
    record = await record_here(click, click.table)
    if record.turn_version == click.id.version:
        return True
    await click.say(click.texts("time-turn-is-over"))
    return False


TIME: Final[tuple[type[Clickable], ...]] = (play_for, give_time, stand_in, come_back)
