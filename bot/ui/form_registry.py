"""Registry of forms: a submitted form goes to the handler that its custom id names."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.ui import verbs
from bot.ui.deals.cutting import answer_cut
from bot.ui.house_rules.value_form import answer_value
from bot.ui.people.zone_form import answer_zone
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, parse_click_id
from bot.ui.toolkit.forms import typed_into
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.rate_limit import may_be_answered
from bot.ui.verbs import Verb

FormAnswer = Callable[[InteractionContext, ClickId, str], Awaitable[None]]

FORMS: Final[dict[Verb, FormAnswer]] = {
    verbs.HOUSE_TYPE: answer_value,
    verbs.ZONE_TYPE: answer_zone,
    verbs.CUT: answer_cut,
}
"""The handler of each form, by verb."""


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
            await _answer_of(click_id)(context, click_id, typed_into(interaction))
        except NotOurId:
            await context.say(context.texts("panel-outdated"))


def _answer_of(click_id: ClickId) -> FormAnswer:
    """Return the handler of a form.

    Raises:
        NotOurId
    """
    for verb, answer in FORMS.items():
        if (verb.name, verb.args) == (click_id.verb, len(click_id.args)):
            return answer
    raise NotOurId(str(click_id))
