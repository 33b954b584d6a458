"""Digest of what happened since a player's last turn: as a private message, and above a hand opened after a while."""

from dataclasses import replace
from typing import Final

from discord import ui

from bot.service.queries import CatchUp
from bot.ui import verbs
from bot.ui.board.messages import hand_button
from bot.ui.history.catch_up_presenter import catch_up_embed, is_shortened
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.components import button
from bot.ui.toolkit.messages import Message, of_embed

_MOST_BUTTONS: Final = 5
_ROOM_ABOVE_HAND: Final = 1500
_MARGIN: Final = 300
"""Characters left for a title, and for what a style adds."""


def catch_up_message(texts: Texts, catch_up: CatchUp) -> Message:
    """Return the digest, with buttons for the hand and the log."""
    table = catch_up.record.id
    row = [hand_button(texts, table), button(verbs.LOG, texts("button-log"), table, 0, 0)]
    return of_embed(catch_up_embed(texts, catch_up), [row])


def with_catch_up(texts: Texts, panel: Message, catch_up: CatchUp) -> Message:
    """Return the hand with the digest above it, and a button for the whole digest where it is shortened."""
    taken = sum(limits.total(embed) for embed in panel.embeds)
    room = min(_ROOM_ABOVE_HAND, limits.EMBEDS_TOTAL - taken - _MARGIN)
    embed = catch_up_embed(texts, catch_up, room=room, alone=False)
    rows = [list(row) for row in panel.rows]
    if (
        is_shortened(catch_up)
        and rows
        and len(rows[-1]) < _MOST_BUTTONS
        and isinstance(rows[-1][0], ui.Button)
    ):
        rows[-1].append(button(verbs.CATCH_UP, texts("button-catch-up"), catch_up.record.id))
    return replace(panel, embeds=(embed, *panel.embeds), rows=rows)
