"""Drawing of a live panel, which nobody has clicked."""

import asyncio
from typing import Final

from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.live_panels import LivePanel
from bot.ui.toolkit.messages import Message, framed

_PATIENCE: Final = 5.0
"""Seconds that a drawing may take on its way: clicks on the panel wait for it."""


class Redrawing(InteractionContext):
    """Context in which a live panel is drawn anew. It is not entered: nobody waits, and no failure is told.

    Where the panel has been clicked meanwhile, nothing is shown: the click is answered with what is newer.
    """

    is_from_user = False

    def __init__(self, panel: LivePanel) -> None:
        super().__init__(panel.interaction, Manner.IN_PLACE)
        self._panel = panel
        self._before = panel.message

    async def _show(self, message: Message) -> None:
        panel = self._panel
        if panel.message.flags.components_v2:
            message = framed(message)
        async with panel.sending, asyncio.timeout(_PATIENCE):
            if self.client.live_panels.is_current(panel):
                # By its own id: the original answer of an interaction may be a public message.
                self.shown = await self.interaction.followup.edit_message(
                    panel.message.id, **self._edit(message)
                )
