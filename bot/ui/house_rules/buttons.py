"""Menus and buttons of house rules, all in private messages."""

import json

from bot.canasta.rules.options import OPTIONS_BY_ID
from bot.canasta.rules.share_code import ShareCodeError, decode
from bot.service.house_rules.editing import ContradictionError
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId
from bot.ui.house_rules.menus import (
    HOUSE_ACCEPT,
    HOUSE_DECLINE,
    HOUSE_DELETE,
    HOUSE_EDIT,
    HOUSE_FIX,
    HOUSE_OPTION,
    HOUSE_SECTION,
    HOUSE_TYPE,
    HOUSE_UNSET,
    HOUSE_VALUE,
    contradiction_message,
    form_message,
    house_message,
    option_numbered,
    page_of,
)
from bot.ui.house_rules.value_form import set_and_show, value_form
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import Message
from bot.ui.words.options import house_name, option_name, preset_name


async def _house(click: Click) -> HouseRule:
    """Return the house rule that a menu belongs to, if the person may change it.

    Raises:
        HouseGone, Refusal
    """
    _expect_admin(click)
    return await click.services.houses.numbered(click.guild, HouseId(click.table))


def _expect_admin(click: Click) -> None:
    if not click.administers:
        raise Refusal("house-admins-only")


@on_click(HOUSE_EDIT)
async def edit_house(click: Click) -> None:
    """Open the form."""
    await click.show(form_message(click.texts, await _house(click)))


@on_click(HOUSE_SECTION)
async def choose_section(click: Click) -> None:
    """Show the options of a section of the rules."""
    await click.show(form_message(click.texts, await _house(click), click.text))


@on_click(HOUSE_OPTION)
async def choose_option(click: Click) -> None:
    """Show the values of an option."""
    house = await _house(click)
    option = OPTIONS_BY_ID.get(click.text)
    if option is None:
        raise NotOurId(click.text)
    await click.show(form_message(click.texts, house, page_of(option), option))


@on_click(HOUSE_VALUE)
async def choose_value(click: Click) -> None:
    """Set an option; choosing it twice sets it once."""
    option = option_numbered(click.id.args[0])
    if option is None:
        raise NotOurId(str(click.id))
    try:
        value = json.loads(click.text)
    except ValueError as unreadable:
        raise NotOurId(click.text) from unreadable
    await set_and_show(click, await _house(click), {option.id: value})


@on_click(HOUSE_FIX)
async def take_fix(click: Click) -> None:
    """Set the wanted options together with a fix of their conflict."""
    house = await _house(click)
    try:
        _, changes = decode(click.text)
    except ShareCodeError as unreadable:
        raise NotOurId(click.text) from unreadable
    await set_and_show(click, house, changes)


@on_click(HOUSE_TYPE)
async def type_value(click: Click) -> None:
    """Ask for a value that no menu holds."""
    house = await _house(click)
    option = option_numbered(click.id.args[0])
    if option is None:
        raise NotOurId(str(click.id))
    await click.ask_for(value_form(click.texts, house, option))


@on_click(HOUSE_UNSET)
async def unset_option(click: Click) -> None:
    """Reset an option to the preset's value."""
    house = await _house(click)
    option = option_numbered(click.id.args[0])
    if option is None:
        raise NotOurId(str(click.id))
    try:
        later = await click.services.houses.unset(click.guild, click.user, house.id, option.id)
    except ContradictionError as error:
        await click.show(contradiction_message(click.texts, house, error))
        return
    note = click.texts(
        "house-unset-done",
        name=option_name(click.texts, option.id),
        preset=preset_name(click.texts, house.preset),
    )
    await click.show(form_message(click.texts, later, page_of(option), option, note))


@on_click(HOUSE_ACCEPT)
async def accept_offer(click: Click) -> None:
    """Accept a house rule shared by another server; its name and code stand in the message itself."""
    _expect_admin(click)
    embeds = [] if click.interaction.message is None else click.interaction.message.embeds
    if not embeds or not embeds[0].author.name or not embeds[0].footer.text:
        raise Refusal("house-offer-lost")
    made = await click.services.houses.accept(
        click.guild, click.user, embeds[0].author.name, embeds[0].footer.text
    )
    note = click.texts("house-made", name=house_name(made))
    await click.show(house_message(click.texts, made, note=note))


@on_click(HOUSE_DECLINE)
async def decline_offer(click: Click) -> None:
    """Decline a shared house rule."""
    await click.show(Message(click.texts("house-import-declined")))


@on_click(HOUSE_DELETE)
async def delete_house(click: Click) -> None:
    """Delete a house rule, after the confirmation."""
    house = await _house(click)
    await click.services.houses.delete(click.guild, click.user, house.id)
    await click.show(Message(click.texts("house-deleted", name=house_name(house))))
