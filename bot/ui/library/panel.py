"""The library: its pages, a published house rule, and the form that publishes one."""

from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.share_code import ShareCodeError, encode
from bot.service.errors import HouseNameTaken
from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.house_rules.model import HouseRule, PublishedPage, PublishedRule
from bot.service.house_rules.publishing import LONGEST_ABOUT, LONGEST_AUTHOR
from bot.service.ids import HouseId, PublishedId, TableId
from bot.ui.tables.buttons import PRACTISE_PUBLISHED, PUBLISH, RULES_PUBLISHED
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, RED, option
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import Form, FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.toolkit.paging import page_buttons
from bot.ui.words.names import plain, shown
from bot.ui.words.options import house_name, house_sentence

# Custom ids hold the number of the published house rule in the place of a table's.

PAGE: Final = 5
"""The house rules of a page."""

_LONGEST_LINE: Final = 160


def library_message(texts: Texts, number: int, page: PublishedPage, note: str | None = None) -> Message:
    """Return a page of the library, with a menu of what stands on it."""
    last = max(0, (page.count - 1) // PAGE)
    number = min(number, last)
    lines = [*([note, ""] if note else []), *(_line(texts, rule) for rule in page.rules)]
    if not page.rules:
        lines.append(texts("library-empty"))
    embed = discord.Embed(
        title=texts("library-title"), description="\n".join(lines), colour=colours.PLAIN
    ).set_footer(text=texts("library-footer", page=number + 1, pages=last + 1))
    rows: list[ComponentRow] = []
    if page.rules:
        entries = [option(plain(rule.name, LONGEST_NAME), rule.id) for rule in page.rules]
        rows.append([open_rule.menu(texts("menu-library"), entries, NO_TABLE, 0, number)])
    labels = ("button-library-newer", "button-library-older")
    turns = page_buttons(texts, turn_page, NO_TABLE, page=number, pages=last + 1, labels=labels)
    return of_embed(embed, [*rows, turns])


def _line(texts: Texts, rule: PublishedRule) -> str:
    about = shown(rule.about, LONGEST_ABOUT) or house_sentence(texts, rule.preset, rule.differences)
    name = shown(rule.name, LONGEST_NAME)
    return texts("library-line", name=name, about=limits.cut(about, _LONGEST_LINE))


def rule_message(
    texts: Texts, rule: PublishedRule, page: int, *, may_import: bool, may_take_down: bool
) -> Message:
    """Return a published house rule, with all that can be done with it."""
    place = TableId(rule.id)
    lines = [shown(rule.about, LONGEST_ABOUT)] if rule.about else []
    lines.append(house_sentence(texts, rule.preset, rule.differences))
    if rule.author_name:
        lines.append(texts("library-author", author=shown(rule.author_name)))
    embed = discord.Embed(
        title=texts("library-rule-title", name=shown(rule.name, LONGEST_NAME)),
        description=limits.cut("\n".join(lines), limits.DESCRIPTION),
        colour=colours.PLAIN,
    )
    if code := code_of(rule):
        embed.add_field(name=texts("library-code"), value=f"`{code}`", inline=False)
    first: list[ui.Item[Any]] = [
        RULES_PUBLISHED.button(texts("button-rules"), place),
        PRACTISE_PUBLISHED.button(texts("button-library-try"), place, style=BLUE),
    ]
    if may_import:
        first.append(import_rule.button(texts("button-library-import"), place))
    second: list[ui.Item[Any]] = [turn_page.button(texts("button-back"), NO_TABLE, 0, page)]
    if may_take_down:
        second.append(take_down.button(texts("button-library-down"), place, 0, 0))
    return of_embed(embed, [first, second])


def code_of(rule: PublishedRule) -> str:
    """Return the code by which a published house rule is imported under any name; empty if none can hold it."""
    try:
        code = encode(rule.preset, rule.differences)
    except ShareCodeError:
        return ""
    return code if len(code) + 2 <= limits.FIELD_VALUE else ""


def take_down_message(texts: Texts, rule: PublishedRule) -> Message:
    """Return the question whether a house rule is to be taken out of the library."""
    sure = take_down.button(texts("button-library-down-sure"), TableId(rule.id), 0, 1, style=RED)
    back = turn_page.button(texts("button-back"), NO_TABLE, 0, 0)
    text = texts("library-down-sure", name=shown(rule.name, LONGEST_NAME))
    return Message(text, rows=[[sure, back]])


def publish_form(texts: Texts, house: HouseRule, about: str, author: str) -> Form:
    """Return the form that publishes a house rule, with what it was published with before."""
    hint = texts("library-form-about-hint")
    fields = (
        FormField(texts("library-form-about"), hint, about, LONGEST_ABOUT, has_lines=True),
        FormField(texts("library-form-author"), texts("library-form-author-hint"), author, LONGEST_AUTHOR),
    )
    title = texts("library-form-title", name=plain(house.name, LONGEST_NAME))
    return answer_publish.form(title, fields, TableId(house.id))


async def show_library(context: InteractionContext, number: int = 0, note: str | None = None) -> None:
    """Show a page of the library."""
    page = await context.services.library.page(number, PAGE)
    await context.show(library_message(context.texts, number, page, note))


async def ask_to_publish(context: InteractionContext, house: HouseRule) -> None:
    """Open the form that publishes a house rule, with what it was published with before."""
    before = await context.services.library.published_as(house)
    about, author = ("", plain(context.person.name)) if before is None else (before.about, before.author_name)
    await context.ask_for(publish_form(context.texts, house, about, author))


@clickable(PUBLISH)
async def open_publish(click: Click) -> None:
    """Open the form that publishes a house rule."""
    click.expect_administers("house-admins-only")
    await ask_to_publish(click, await click.services.houses.numbered(click.guild, HouseId(click.table)))


@fillable(PUBLISH)
async def answer_publish(submission: Submission) -> None:
    """Publish the house rule that the form was opened for, as it is now.

    Raises:
        Refusal, HouseGone, TooManyPublished, RuleSetError, HouseChanged
    """
    submission.expect_administers("house-admins-only")
    house = await submission.services.houses.numbered(submission.guild, HouseId(submission.id.table))
    about, author = (*submission.typed, "", "")[:2]
    rule = await submission.services.library.publish(house, submission.user, about, author)
    await _show_rule(submission, rule, 0, submission.texts("library-published", name=house_name(house)))


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


@clickable("library", args=1)  # a page
async def turn_page(click: Click) -> None:
    """Show a page."""
    await show_library(click, click.id.args[0])


@clickable("libraryrule", args=1)  # the page it stands on; value: the number of a house rule
async def open_rule(click: Click) -> None:
    """Show a published house rule."""
    rule = await click.services.library.numbered(PublishedId(click.number))
    await _show_rule(click, rule, click.id.args[0])


@clickable("libraryimport")
async def import_rule(click: Click) -> None:
    """Make a published house rule one of this server; a second time it is there already."""
    click.expect_administers("house-admins-only")
    rule = await _rule(click)
    try:
        made = await click.services.houses.adopt(
            click.guild, click.user, rule.name, rule.preset, rule.differences
        )
    except HouseNameTaken:
        name = shown(rule.name, LONGEST_NAME)
        raise Refusal("library-name-taken", name=name, code=code_of(rule)) from None
    await click.say(click.texts("library-imported", name=house_name(made)))


@clickable("librarydown", args=1)  # 0: ask, 1: take it down
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
