"""The private panel that chooses whether partners rotate."""

from typing import Final

from bot.service.matches.guards import expect_lobby
from bot.service.matches.record import TableRecord
from bot.service.rotation.model import ROUNDS
from bot.service.rotation.progress import expect_not_begun
from bot.ui.tables.rotation import rotation_lines
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, GREY
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import table_name

_OFF: Final = 99
_CHOICES: Final = (_OFF, 0, *ROUNDS)


def rotation_message(texts: Texts, record: TableRecord) -> Message:
    """Return the panel with the present choice in green."""
    rotation = record.rotation
    chosen = _OFF if rotation is None else rotation.rounds or 0
    buttons = [
        rotate.button(
            texts("button-rotate", rounds=choice),
            record.id,
            0,
            choice,
            style=GREEN if choice == chosen else GREY,
        )
        for choice in _CHOICES
    ]
    about = texts("rotation-about", table=table_name(texts, record))
    return Message("\n".join([about, *rotation_lines(texts, record)]), rows=[buttons])


@clickable("partners")
async def show_rotation(click: Click) -> None:
    """Show the panel."""
    record = await record_here(click, click.table)
    expect_lobby(record)
    expect_not_begun(record)
    await click.show_new(rotation_message(click.texts, record))


@clickable("rotate", args=1, tokens=TELLS_TABLE)  # rounds of each match; 0: as the game says, 99: off
async def rotate(click: Click) -> None:
    """Let partners rotate, or turn it off."""
    record = await record_here(click, click.table)
    (choice,) = click.id.args
    if choice not in _CHOICES:
        raise NotOurId(click.id.verb)
    record = await click.services.rotations.choose(
        click.table,
        click.user,
        is_on=choice != _OFF,
        rounds=None if choice in {_OFF, 0} else choice,
        is_admin=click.administers,
        key=click.key,
    )
    await click.show(rotation_message(click.texts, record))
