"""The form for one value of a house rule that no menu can hold: numbers, lists, tables."""

from typing import Any

from bot.canasta.rules.options import OPTIONS_BY_ID, Option
from bot.canasta.rules.share_code import number_of
from bot.canasta.rules.values import value_text
from bot.service.house_rules.editing import ContradictionError
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId, TableId
from bot.ui.house_rules.menus import (
    HOUSE_TYPE,
    contradiction_message,
    form_message,
    option_numbered,
    page_of,
    value_now,
    value_typed,
)
from bot.ui.texts import Texts
from bot.ui.toolkit.custom_ids import ClickId, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import Form, on_submit
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.options import difference_sentence, goes_by_round, option_name


def value_form(texts: Texts, house: HouseRule, option: Option) -> Form:
    """Return the form that asks for a value as text, to be parsed as after ``/house set``."""
    return Form(
        ClickId(HOUSE_TYPE.name, TableId(house.id), 0, (number_of(option.id),)),
        title=option_name(texts, option.id),
        label=texts("house-type-label"),
        hint=texts("house-type-hint", allowed=str(option.allowed)),
        now=value_text(value_now(house, option)),
    )


@on_submit(HOUSE_TYPE)
async def answer_value(context: InteractionContext, click_id: ClickId, typed: str) -> None:
    """Set the option that the form was opened for.

    Raises:
        NotOurId, Refusal, HouseGone
    """
    option = option_numbered(click_id.args[0])
    if option is None:
        raise NotOurId(str(click_id))
    if not context.administers:
        raise Refusal("house-admins-only")
    rule = await context.services.houses.numbered(context.guild, HouseId(click_id.table))
    await set_and_show(context, rule, {option.id: value_typed(context.texts, rule, option, typed)})


async def set_and_show(context: InteractionContext, house: HouseRule, changes: dict[str, Any]) -> None:
    """Set options and redraw the form; a conflict is shown with its fixes."""
    try:
        later = await context.services.houses.set(context.guild, context.user, house.id, changes)
    except ContradictionError as error:
        await context.show(contradiction_message(context.texts, house, error))
        return
    by_round = goes_by_round(later.preset, later.differences)
    clauses = [
        difference_sentence(context.texts, option, value, by_round=by_round)
        for option, value in changes.items()
    ]
    note = context.texts("house-set-done", what=context.texts.listed(clauses))
    option = OPTIONS_BY_ID[next(iter(changes))]
    await context.show(form_message(context.texts, later, page_of(option), option, note))
