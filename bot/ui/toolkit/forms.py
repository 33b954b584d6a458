"""The base of every form that people type into and send."""

from typing import Any

import discord
from discord import ui

from bot.ui.toolkit.components import cut
from bot.ui.toolkit.custom_ids import ClickId

LONGEST_TITLE = 45
LONGEST_HINT = 100


class Form(ui.Modal):
    """A form of one line. What answers it is found by its custom id.

    It is finished from the start, so that discord.py does not keep it: the id says what it asks for, also to a bot that
    was started after the form was opened.
    """

    def __init__(
        self, click_id: ClickId, title: str, label: str, hint: str, now: str = "", *, longest: int = 500
    ) -> None:
        super().__init__(title=cut(title, LONGEST_TITLE), timeout=None, custom_id=str(click_id))
        self.line: ui.TextInput[Any] = ui.TextInput(
            custom_id=_FIELD,
            label=cut(label, LONGEST_TITLE),
            placeholder=cut(hint, LONGEST_HINT),
            default=cut(now, longest) or None,
            max_length=longest,
            required=False,
        )
        self.add_item(self.line)
        self.stop()


def typed_into(interaction: discord.Interaction[Any]) -> str:
    """The text of a form's one field, in whatever row or label Discord sends it."""
    sent: dict[str, Any] = dict(interaction.data or {})
    holders = [*sent.get("components", ())]
    while holders:
        holder = holders.pop()
        if holder.get("custom_id") == _FIELD:
            return str(holder.get("value") or "")
        holders += [*holder.get("components", ()), *filter(None, [holder.get("component")])]
    return ""


_FIELD = "value"
