"""Buttons of a replay."""

from bot.ui import verbs
from bot.ui.history.replaying import send_json, send_text, show_replay, show_step
from bot.ui.toolkit.clickable import Click, Clickable, on_click


@on_click(verbs.REPLAY)
async def open_replay(click: Click) -> None:
    """Open the replay of a round that is over, from its beginning."""
    await show_replay(click, click.table, click.id.args[0] or None)


@on_click(verbs.REPLAY_STEP)
async def go_to_step(click: Click) -> None:
    """Show another step of the same round."""
    number, step, _ = click.id.args
    await show_step(click, click.table, number, step)


@on_click(verbs.REPLAY_ROUND)
async def choose_round(click: Click) -> None:
    """Show another round, from its beginning."""
    await show_step(click, click.table, click.number)


@on_click(verbs.EXPORT_TEXT)
async def export_text(click: Click) -> None:
    """Send all rounds that are over as a text file."""
    await send_text(click, click.table)


@on_click(verbs.EXPORT_JSON)
async def export_json(click: Click) -> None:
    """Send all rounds that are over as a JSON file."""
    await send_json(click, click.table)


REPLAY: tuple[type[Clickable], ...] = (open_replay, go_to_step, choose_round, export_text, export_json)
