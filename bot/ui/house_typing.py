"""A form for one value of a house rule: numbers, lists, tables, whatever no menu can hold."""

from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.options import OPTIONS_BY_ID, Option
from bot.canasta.rules.values import parse_value, value_text
from bot.service.house import HouseRule
from bot.service.houses import ContradictionError
from bot.ui.asked import Asked, Manner
from bot.ui.controls import cut
from bot.ui.failures import Refusal
from bot.ui.house_form import contradiction_message, form_message, page_of, value_now
from bot.ui.presenters.option_words import difference_sentence, option_name
from bot.ui.texts import Texts

_LONGEST_TITLE: Final = 45
_LONGEST_HINT: Final = 100
_LONGEST_VALUE: Final = 500


class ValueForm(ui.Modal):
    """Asks for a value as text; what is typed is read as after ``/house set``."""

    def __init__(self, texts: Texts, house: HouseRule, option: Option) -> None:
        super().__init__(title=cut(option_name(texts, option.id), _LONGEST_TITLE), timeout=None)
        self._house, self._option = house.id, option
        self.value: ui.TextInput[Any] = ui.TextInput(
            custom_id="value",
            label=cut(texts("house-type-label"), _LONGEST_TITLE),
            placeholder=cut(texts("house-type-hint", allowed=str(option.allowed)), _LONGEST_HINT),
            default=cut(value_text(value_now(house, option)), _LONGEST_VALUE),
            max_length=_LONGEST_VALUE,
            required=False,
        )
        self.add_item(self.value)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option."""
        async with Asked(interaction, Manner.IN_PLACE) as asked:
            if not asked.administers:
                raise Refusal("house-admins-only")
            house = await asked.services.houses.numbered(asked.guild, self._house)
            await set_and_show(asked, house, {self._option.id: parse_value(self._option, self.value.value)})


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
