"""Base of all forms that users fill in."""

from typing import Any

import discord
from discord import ui

from bot.ui.toolkit.components import cut
from bot.ui.toolkit.custom_ids import ClickId

LONGEST_TITLE = 45
LONGEST_HINT = 100


class Form(ui.Modal):
    """A form of one line. Its handler is found by its custom id.

    The modal is stopped at once, so that discord.py does not keep it: the custom id is enough, also for a bot
    that was started after the form was opened.
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
    """Return the text of a form's only field, in whatever row or label Discord sends it."""
    sent: dict[str, Any] = dict(interaction.data or {})
    holders = [*sent.get("components", ())]
    while holders:
        holder = holders.pop()
        if holder.get("custom_id") == _FIELD:
            return str(holder.get("value") or "")
        holders += [*holder.get("components", ()), *filter(None, [holder.get("component")])]
    return ""


_FIELD = "value"
