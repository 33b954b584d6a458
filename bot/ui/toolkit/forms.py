"""Forms that users fill in, and their dispatch: a submitted form goes to the function that its custom id names."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.ui.toolkit.admission import may_be_answered
from bot.ui.toolkit.components import cut
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, Verb, parse_click_id
from bot.ui.toolkit.interaction import InteractionContext, Manner

_FIELD: Final = "value"
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


def _text_of(interaction: discord.Interaction[Any]) -> str:
    """Return the text of a form's only field, in whatever row or label Discord sends it."""
    sent: dict[str, Any] = dict(interaction.data or {})
    holders = [*sent.get("components", ())]
    while holders:
        holder = holders.pop()
        if holder.get("custom_id") == _FIELD:
            return str(holder.get("value") or "")
        holders += [*holder.get("components", ()), *filter(None, [holder.get("component")])]
    return ""


FormAnswer: TypeAlias = Callable[[InteractionContext, ClickId, str], Awaitable[None]]

_ANSWERS: Final[dict[Verb, FormAnswer]] = {}


def on_submit(verb: Verb) -> Callable[[FormAnswer], FormAnswer]:
    """Return a decorator that registers a function to answer the submitted forms of a verb."""

    def registered(answering: FormAnswer) -> FormAnswer:
        if _ANSWERS.setdefault(verb, answering) is not answering:
            raise ValueError(f"two functions answer the forms of {verb.name}")
        return answering

    return registered


async def answer_form(interaction: discord.Interaction[Any]) -> None:
    """Answer a submitted form; ignore any other interaction."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if not await may_be_answered(interaction):
        return
    custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
    async with InteractionContext(interaction, Manner.IN_PLACE) as context:
        try:
            click_id = parse_click_id(custom_id)
            await _answer_of(click_id)(context, click_id, _text_of(interaction))
        except NotOurId:
            await context.say(context.texts("panel-outdated"))


def _answer_of(click_id: ClickId) -> FormAnswer:
    answer = _ANSWERS.get(Verb(click_id.verb, len(click_id.args)))
    if answer is None:
        raise NotOurId(str(click_id))
    return answer
