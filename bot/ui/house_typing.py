"""A form for one value of a house rule: numbers, lists, tables, whatever no menu can hold."""

from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.numbers import number_of
from bot.canasta.rules.options import OPTIONS_BY_ID, Option
from bot.canasta.rules.values import parse_value, value_text
from bot.service.house import HouseRule
from bot.service.houses import ContradictionError
from bot.service.ids import HouseId, TableId
from bot.ui import verbs
from bot.ui.asked import Asked, Manner
from bot.ui.controls import cut
from bot.ui.custom_ids import ClickId, NotOurId, parse_click_id
from bot.ui.failures import Refusal
from bot.ui.house_form import contradiction_message, form_message, option_numbered, page_of, value_now
from bot.ui.presenters.option_words import difference_sentence, option_name
from bot.ui.texts import Texts

_FIELD: Final = "value"
_LONGEST_TITLE: Final = 45
_LONGEST_HINT: Final = 100
_LONGEST_VALUE: Final = 500


class ValueForm(ui.Modal):
    """Asks for a value as text; what is typed is read as after ``/house set``.

    The form is finished from the start, so that discord.py does not keep it: its custom id says what it asks for, also to a
    bot that was started after the form was opened.
    """

    def __init__(self, texts: Texts, house: HouseRule, option: Option) -> None:
        what = ClickId(verbs.HOUSE_TYPE.name, TableId(house.id), 0, (number_of(option.id),))
        super().__init__(
            title=cut(option_name(texts, option.id), _LONGEST_TITLE), timeout=None, custom_id=str(what)
        )
        self.value: ui.TextInput[Any] = ui.TextInput(
            custom_id=_FIELD,
            label=cut(texts("house-type-label"), _LONGEST_TITLE),
            placeholder=cut(texts("house-type-hint", allowed=str(option.allowed)), _LONGEST_HINT),
            default=cut(value_text(value_now(house, option)), _LONGEST_VALUE),
            max_length=_LONGEST_VALUE,
            required=False,
        )
        self.add_item(self.value)
        self.stop()


async def answer_form(interaction: discord.Interaction[Any]) -> None:
    """Set the option that a form was opened for; any other interaction is left alone."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    sent: dict[str, Any] = dict(interaction.data or {})
    async with Asked(interaction, Manner.IN_PLACE) as asked:
        try:
            house, option = _asked_for(str(sent.get("custom_id", "")))
        except NotOurId:
            await asked.say(asked.texts("panel-outdated"))
            return
        if not asked.administers:
            raise Refusal("house-admins-only")
        rule = await asked.services.houses.numbered(asked.guild, house)
        await set_and_show(asked, rule, {option.id: parse_value(option, _typed(sent))})


def _asked_for(custom_id: str) -> tuple[HouseId, Option]:
    """Of which house rule a form asks for which option.

    Raises:
        NotOurId
    """
    click_id = parse_click_id(custom_id)
    if click_id.verb != verbs.HOUSE_TYPE.name or len(click_id.args) != verbs.HOUSE_TYPE.args:
        raise NotOurId(custom_id)
    option = option_numbered(click_id.args[0])
    if option is None:
        raise NotOurId(custom_id)
    return HouseId(click_id.table), option


def _typed(sent: dict[str, Any]) -> str:
    """The text of the form's one field, in whatever row or label Discord sends it."""
    holders = [*sent.get("components", ())]
    while holders:
        holder = holders.pop()
        if holder.get("custom_id") == _FIELD:
            return str(holder.get("value") or "")
        holders += [*holder.get("components", ()), *filter(None, [holder.get("component")])]
    return ""


async def set_and_show(asked: Asked, house: HouseRule, changes: dict[str, Any]) -> None:
    """Set options and draw the form anew; a contradiction is shown with its ways out."""
    try:
        later = await asked.services.houses.set(asked.guild, asked.user, house.id, changes)
    except ContradictionError as error:
        await asked.show_new(contradiction_message(asked.texts, house, error))
        return
    clauses = [difference_sentence(asked.texts, option, value) for option, value in changes.items()]
    note = asked.texts("house-set-done", what=asked.texts.listed(clauses))
    option = OPTIONS_BY_ID[next(iter(changes))]
    await asked.show(form_message(asked.texts, later, page_of(option), option, note))
