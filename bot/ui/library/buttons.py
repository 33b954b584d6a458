"""The buttons, menus and forms of the library."""

from __future__ import annotations

from dataclasses import replace

from bot.service.errors import HouseNameTaken
from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId, PublishedId
from bot.service.library.model import PublishedRule
from bot.ui.library.panel import (
    LIBRARY,
    LIBRARY_DOWN,
    LIBRARY_IMPORT,
    LIBRARY_RULE,
    PAGE,
    code_of,
    library_message,
    publish_form,
    published_text,
    rule_message,
    take_down_message,
)
from bot.ui.tables.buttons import PUBLISH
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import ClickId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import on_fields
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import plain, shown
from bot.ui.words.options import house_name


async def show_library(context: InteractionContext, number: int = 0, note: str | None = None) -> None:
    """Show a page of the library."""
    page = await context.services.library.page(number, PAGE)
    await context.show(library_message(context.texts, number, page, note))


async def ask_to_publish(context: InteractionContext, house: HouseRule) -> None:
    """Open the form that publishes a house rule, with what it was published with before."""
    before = await context.services.library.published_as(house)
    about, author = ("", plain(context.person.name)) if before is None else (before.about, before.author_name)
    await context.ask_for(publish_form(context.texts, house, about, author))


@on_click(PUBLISH)
async def open_publish(click: Click) -> None:
    """Open the form that publishes a house rule."""
    if not click.administers:
        raise Refusal("house-admins-only")
    await ask_to_publish(click, await click.services.houses.numbered(click.guild, HouseId(click.table)))


@on_fields(PUBLISH)
async def answer_publish(context: InteractionContext, click_id: ClickId, typed: tuple[str, ...]) -> None:
    """Publish the house rule that the form was opened for, as it is now.

    Raises:
        Refusal, HouseGone, TooManyPublished, RuleSetError, HouseChanged
    """
    if not context.administers:
        raise Refusal("house-admins-only")
    house = await context.services.houses.numbered(context.guild, HouseId(click_id.table))
    about, author = (*typed, "", "")[:2]
    rule = await context.services.library.publish(house, context.user, about, author)
    await _show_rule(context, rule, 0, published_text(context.texts, house))


async def _rule(click: Click) -> PublishedRule:
    return await click.services.library.numbered(PublishedId(click.table))


async def _show_rule(
    context: InteractionContext, rule: PublishedRule, page: int, note: str | None = None
) -> None:
    message = rule_message(
        context.texts,
        rule,
        page,
        may_import=context.administers,
        may_take_down=await _may_take_down(context, rule),
    )
    await context.show(replace(message, text=note))


async def _may_take_down(context: InteractionContext, rule: PublishedRule) -> bool:
    """Return whether the user manages the server that offers a house rule, or operates the bot."""
    return (context.administers and context.guild == rule.guild) or await context.is_operator()


@on_click(LIBRARY)
async def turn_page(click: Click) -> None:
    """Show a page."""
    await show_library(click, click.id.args[0])


@on_click(LIBRARY_RULE)
async def open_rule(click: Click) -> None:
    """Show a published house rule."""
    rule = await click.services.library.numbered(PublishedId(click.number))
    await _show_rule(click, rule, click.id.args[0])


@on_click(LIBRARY_IMPORT)
async def import_rule(click: Click) -> None:
    """Make a published house rule one of this server; a second time it is there already."""
    if not click.administers:
        raise Refusal("house-admins-only")
    rule = await _rule(click)
    try:
        made = await click.services.houses.adopt(
            click.guild, click.user, rule.name, rule.preset, rule.differences
        )
    except HouseNameTaken:
        name = shown(rule.name, LONGEST_NAME)
        raise Refusal("library-name-taken", name=name, code=code_of(rule)) from None
    await click.say(click.texts("library-imported", name=house_name(made)))


@on_click(LIBRARY_DOWN)
async def take_down(click: Click) -> None:
    """Ask whether to take a house rule out of the library, then do so."""
    rule, [is_sure] = await _rule(click), click.id.args
    if not await _may_take_down(click, rule):
        raise Refusal("house-admins-only")
    if not is_sure:
        await click.show(take_down_message(click.texts, rule))
        return
    await click.services.library.take_down(rule, click.user)
    name = shown(rule.name, LONGEST_NAME)
    await show_library(click, note=click.texts("library-taken-down", name=name))
