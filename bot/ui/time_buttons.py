"""What the buttons do when somebody's time has run out, and for whom a computer plays."""

from typing import Final

from bot.ui import verbs
from bot.ui.asked import Manner
from bot.ui.clickable import Click, Clickable, on_click
from bot.ui.looking import record_here, show_hand

A_DAY: Final = 24
"""Hours that one click gives."""


@on_click(verbs.PLAY_FOR, when_public=Manner.QUIET)
async def play_for(click: Click) -> None:
    """Let a computer play the turn whose time has run out."""
    if await _is_that_turn(click):
        await click.services.clocks.play_for(click.table, click.user, key=click.key)


@on_click(verbs.GIVE_TIME, when_public=Manner.QUIET)
async def give_time(click: Click) -> None:
    """Give more time to whoever has run out of it."""
    if await _is_that_turn(click):
        await click.services.clocks.give_time(click.table, click.user, hours=A_DAY, key=click.key)


@on_click(verbs.COME_BACK)
async def come_back(click: Click) -> None:
    """Play on for oneself."""
    await record_here(click, click.table)
    await click.services.clocks.come_back(click.table, click.user, key=click.key)
    await show_hand(click, click.table, note=click.texts("time-welcome-back"))


async def _is_that_turn(click: Click) -> bool:
    """Whether the table still waits for the turn that the message was about; if not, that is said."""
    record = await record_here(click, click.table)
    if record.turn_version == click.id.version:
        return True
    await click.say(click.texts("time-turn-is-over"))
    return False


TIME: Final[tuple[type[Clickable], ...]] = (play_for, give_time, come_back)
