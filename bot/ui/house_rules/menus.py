"""The form for house rules: menus of sections, then of options, then of values. Each click reads the state again."""

import json
from collections.abc import Awaitable, Sequence
from typing import Any, Final

from discord import ui

from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, Option
from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.canasta.rules.share_code import ShareCodeError, decode, encode, number_of
from bot.canasta.rules.values import value_text
from bot.service.house_rules.editing import LONGEST_NAME, ContradictionError
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId, TableId
from bot.ui.house_rules.presenter import (
    conflicts_text,
    fix_words,
    house_embed,
    house_list_embed,
    offered_embed,
)
from bot.ui.house_rules.values import (
    _goes_by_round,
    about_option,
    may_be_typed,
    option_numbered,
    value_now,
    value_typed,
    values_in_words,
)
from bot.ui.tables.buttons import PUBLISH, TERMS_OF_HOUSE
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREEN, GREY, MOST_OPTIONS, RED, Verb
from bot.ui.toolkit.components import option as menu_option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import Form, FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import plain
from bot.ui.words.options import (
    difference_sentence,
    goes_by_round,
    house_name,
    option_about,
    option_name,
    preset_name,
    value_words,
)

HISTORY: Final = Verb("hhistory")

_LONGEST_VALUE: Final = 100


def place_of(house: HouseRule) -> TableId:
    """Return the house rule's number, which takes the place of the table's number in a custom id."""
    return TableId(house.id)


def house_message(texts: Texts, house: HouseRule, note: str | None = None) -> Message:
    """Return a house rule with a button that opens the form; ``note`` says what has just been changed."""
    edit = edit_house.button(texts("button-house-edit"), place_of(house), style=BLUE)
    terms = TERMS_OF_HOUSE.button(texts("button-terms"), place_of(house))
    publish = PUBLISH.button(texts("button-house-publish"), place_of(house))
    return Message(note, (house_embed(texts, house),), [[edit, terms, publish], _keeping_row(texts, house)])


def _keeping_row(texts: Texts, house: HouseRule) -> ComponentRow:
    return [
        rename_house.button(texts("button-house-rename"), place_of(house)),
        copy_house.button(texts("button-house-copy"), place_of(house)),
        HISTORY.button(texts("button-house-history"), place_of(house)),
    ]


def form_message(
    texts: Texts,
    house: HouseRule,
    page: str | None = None,
    option: Option | None = None,
    note: str | None = None,
) -> Message:
    """Return the house rule, with the menus as far as the choice has come."""
    rows: list[ComponentRow] = [[_section_menu(texts, house, page)]]
    text = note
    if page is None:
        rows.append(_keeping_row(texts, house))
    elif page in _pages():
        rows.append([_option_menu(texts, house, page, option)])
    if option is not None and option.has_choice:
        # The note on a change tells the present value already.
        text = note or about_option(texts, house, option)
        if values := _value_menu(texts, house, option):
            rows.append(values)
        buttons: list[ui.Item[Any]] = []
        if may_be_typed(option):
            number = number_of(option.id)
            label = texts("button-house-type")
            buttons.append(type_value.button(label, place_of(house), 0, number, style=BLUE))
        if option.id in house.differences:
            label = texts("button-house-unset", preset=preset_name(texts, house.preset))
            buttons.append(unset_option.button(label, place_of(house), 0, number_of(option.id), style=GREY))
        if buttons:
            rows.append(buttons)
    return Message(text, (house_embed(texts, house, by_menus=True),), rows)


def _pages() -> dict[str, list[Option]]:
    """Return the options by section, at most a menu's worth on a page: keys like ``deal.0``."""
    sections: dict[str, list[Option]] = {}
    for option in OPTIONS:
        if option.has_choice:
            sections.setdefault(option.section, []).append(option)
    return {
        f"{section}.{start // MOST_OPTIONS}": options[start : start + MOST_OPTIONS]
        for section, options in sections.items()
        for start in range(0, len(options), MOST_OPTIONS)
    }


def page_of(option: Option) -> str:
    """Return the page on which an option stands."""
    return next((page for page, options in _pages().items() if option in options), "")


def _section_menu(texts: Texts, house: HouseRule, chosen: str | None) -> Any:
    titles = {page: _page_title(texts, page) for page in _pages()}
    entries = [menu_option(title, page) for page, title in titles.items()]
    # A chosen entry would hide the placeholder, which says what the menu is for.
    label = (
        texts("house-form-section", section=titles[chosen])
        if chosen in titles
        else texts("house-form-sections")
    )
    return choose_section.menu(label, entries, place_of(house))


def _page_title(texts: Texts, page: str) -> str:
    section, _, number = page.partition(".")
    key = f"house-section-{section}"
    title = texts(key) if texts.has(key) else section
    return title if number == "0" else texts("house-section-page", section=title, number=str(int(number) + 1))


def _option_menu(texts: Texts, house: HouseRule, page: str, chosen: Option | None) -> Any:
    entries = [
        menu_option(option_name(texts, one.id), one.id, description=option_about(texts, one.id) or None)
        for one in _pages()[page]
    ]
    label = (
        texts("house-form-options")
        if chosen is None
        else texts("house-form-option-chosen", name=option_name(texts, chosen.id))
    )
    return choose_option.menu(label, entries, place_of(house))


def _value_menu(texts: Texts, house: HouseRule, option: Option) -> ComponentRow:
    offered = [(words, json.dumps(value)) for words, value in values_in_words(texts, house, option)]
    entries = [menu_option(words, written) for words, written in offered if len(written) <= _LONGEST_VALUE]
    if not entries:
        return []
    words = value_words(texts, option.id, value_now(house, option), by_round=_goes_by_round(house))
    placeholder = texts("house-form-values", value=words)
    return [choose_value.menu(placeholder, entries, place_of(house), 0, number_of(option.id))]


def contradiction_message(texts: Texts, house: HouseRule, error: ContradictionError) -> Message:
    """Return every conflict, with a menu of the fixes, and with the house rule as it still is."""
    wanted = OPTIONS_BY_ID[next(iter(error.wanted))]
    page = page_of(wanted)
    rows: list[ComponentRow] = [[_section_menu(texts, house, page)]]
    if wanted.has_choice:
        rows.append([_option_menu(texts, house, page, wanted)])
    entries = []
    for fix in error.fixes:
        code = encode(DEFAULT_PRESET, {**error.wanted, **fix}).replace("-", "")
        if len(code) <= _LONGEST_VALUE:
            entries.append(menu_option(fix_words(texts, fix), code))
    if entries:
        rows.append([take_fix.menu(texts("house-form-fixes"), entries, place_of(house))])
    return Message(conflicts_text(texts, error), (house_embed(texts, house, by_menus=True),), rows)


def offer_message(texts: Texts, name: str, code: str, preset: str, differences: dict[str, Any]) -> Message:
    """Return the message on a shared house rule, with buttons to accept or decline it."""
    accept = accept_offer.button(texts("button-house-accept"), NO_TABLE, style=GREEN)
    decline = decline_offer.button(texts("button-house-decline"), NO_TABLE)
    return of_embed(offered_embed(texts, name, code, preset, differences), [[accept, decline]])


def delete_message(texts: Texts, house: HouseRule) -> Message:
    """Return the message that asks for confirmation of a deletion."""
    sure = delete_house.button(texts("button-house-delete"), place_of(house), style=RED)
    return Message(texts("house-delete-sure", name=house_name(house)), rows=[[sure]])


def value_form(texts: Texts, house: HouseRule, option: Option) -> Form:
    """Return the form that asks for a value as text, to be parsed as after ``/house set``."""
    hint = texts("house-type-hint", allowed=str(option.allowed))
    field = FormField(texts("house-type-label"), hint, value_text(value_now(house, option)))
    return answer_value.form(option_name(texts, option.id), [field], place_of(house), 0, number_of(option.id))


@fillable("htype", args=1)
async def answer_value(submission: Submission) -> None:
    """Set the option that the form was opened for.

    Raises:
        NotOurId, Refusal, HouseGone
    """
    option = _option_of(submission)
    rule = await house_of(submission)
    value = value_typed(submission.texts, rule, option, submission.text)
    await set_and_show(submission, rule, {option.id: value})


async def set_and_show(context: InteractionContext, house: HouseRule, changes: dict[str, Any]) -> None:
    """Set options and redraw the form; a conflict is shown with its fixes."""
    houses = context.services.houses
    later = await changed(context, house, houses.set(context.guild, context.user, house.id, changes))
    if later is None:
        return
    by_round = goes_by_round(later.preset, later.differences)
    clauses = [
        difference_sentence(context.texts, option, value, by_round=by_round)
        for option, value in changes.items()
    ]
    note = context.texts("house-set-done", what=context.texts.listed(clauses))
    option = OPTIONS_BY_ID[next(iter(changes))]
    await context.show(form_message(context.texts, later, page_of(option), option, note))


async def house_of(asked: Click | Submission) -> HouseRule:
    """Return the house rule that a menu, button or form belongs to, if the person may change it.

    Raises:
        HouseGone, Refusal
    """
    _expect_admin(asked)
    return await asked.services.houses.numbered(asked.guild, HouseId(asked.id.table))


def _option_of(asked: Click | Submission) -> Option:
    """Return the option whose number is the only one in a custom id.

    Raises:
        NotOurId
    """
    option = option_numbered(asked.id.args[0])
    if option is None:
        raise NotOurId(str(asked.id))
    return option


async def changed(
    context: InteractionContext, house: HouseRule, change: Awaitable[HouseRule]
) -> HouseRule | None:
    """Return the house rule after a change; where it would contradict itself, show that with the fixes, and return None."""
    try:
        return await change
    except ContradictionError as error:
        await context.show(contradiction_message(context.texts, house, error))
        return None


def _expect_admin(context: InteractionContext) -> None:
    if not context.administers:
        raise Refusal("house-admins-only")


def house_list_message(texts: Texts, houses: Sequence[HouseRule]) -> Message:
    """Return the list of a server's house rules, with a menu that shows one of them."""
    entries = [menu_option(plain(house.name), house.id) for house in houses]
    rows = [[show_house.menu(texts("menu-house-show"), entries, NO_TABLE)]] if entries else []
    return of_embed(house_list_embed(texts, houses), rows)


@clickable("hlist")  # value: the number of a house rule
async def show_house(click: Click) -> None:
    """Show a house rule.

    Raises:
        HouseGone, Refusal
    """
    _expect_admin(click)
    house = await click.services.houses.numbered(click.guild, HouseId(click.number))
    await click.show(house_message(click.texts, house))


@clickable("house")
async def edit_house(click: Click) -> None:
    """Open the form."""
    await click.show(form_message(click.texts, await house_of(click)))


@clickable("hsection")  # value: a page of options
async def choose_section(click: Click) -> None:
    """Show the options of a section of the rules."""
    await click.show(form_message(click.texts, await house_of(click), click.text))


@clickable("hoption")  # value: the id of an option
async def choose_option(click: Click) -> None:
    """Show the values of an option."""
    house = await house_of(click)
    option = OPTIONS_BY_ID.get(click.text)
    if option is None:
        raise NotOurId(click.text)
    await click.show(form_message(click.texts, house, page_of(option), option))


@clickable("hvalue", args=1)  # the number of the option; value: as JSON
async def choose_value(click: Click) -> None:
    """Set an option; choosing it twice sets it once."""
    option = _option_of(click)
    try:
        value = json.loads(click.text)
    except ValueError as unreadable:
        raise NotOurId(click.text) from unreadable
    await set_and_show(click, await house_of(click), {option.id: value})


@clickable("hfix")  # value: changes as a share code
async def take_fix(click: Click) -> None:
    """Set the wanted options together with a fix of their conflict."""
    house = await house_of(click)
    try:
        _, changes = decode(click.text)
    except ShareCodeError as unreadable:
        raise NotOurId(click.text) from unreadable
    await set_and_show(click, house, changes)


@clickable("htype", args=1)  # the number of the option
async def type_value(click: Click) -> None:
    """Ask for a value that no menu holds."""
    house = await house_of(click)
    await click.ask_for(value_form(click.texts, house, _option_of(click)))


@clickable("hunset", args=1)  # the number of the option
async def unset_option(click: Click) -> None:
    """Reset an option to the preset's value."""
    house = await house_of(click)
    option = _option_of(click)
    houses = click.services.houses
    later = await changed(click, house, houses.unset(click.guild, click.user, house.id, option.id))
    if later is not None:
        note = unset_text(click.texts, house, option)
        await click.show(form_message(click.texts, later, page_of(option), option, note))


def unset_text(texts: Texts, house: HouseRule, option: Option) -> str:
    """Return that an option has the preset's value again."""
    name, preset = option_name(texts, option.id), preset_name(texts, house.preset)
    return texts("house-unset-done", name=name, preset=preset)


@clickable("haccept")
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


@clickable("hdecline")
async def decline_offer(click: Click) -> None:
    """Decline a shared house rule."""
    await click.show(Message(click.texts("house-import-declined")))


@clickable("hdelete")
async def delete_house(click: Click) -> None:
    """Delete a house rule, after the confirmation."""
    house = await house_of(click)
    await click.services.houses.delete(click.guild, click.user, house.id)
    await click.show(Message(click.texts("house-deleted", name=house_name(house))))


@fillable("hrename")
async def answer_name(submission: Submission) -> None:
    """Rename the house rule.

    Raises:
        Refusal, HouseGone, HouseNameTaken, HouseNameEmpty
    """
    before = await house_of(submission)
    later = await submission.services.houses.rename(
        submission.guild, submission.user, before.id, plain(submission.text, LONGEST_NAME)
    )
    note = submission.texts("house-renamed", before=house_name(before), name=house_name(later))
    await submission.show(house_message(submission.texts, later, note))


@clickable("hrename")
async def rename_house(click: Click) -> None:
    """Ask for another name."""
    house = await house_of(click)
    field = FormField(
        click.texts("house-name-label"), click.texts("house-name-hint"), house.name, LONGEST_NAME
    )
    title = click.texts("house-rename-title", name=plain(house.name))
    await click.ask_for(answer_name.form(title, [field], place_of(house)))


@fillable("hcopy")
async def answer_copy(submission: Submission) -> None:
    """Copy the house rule, and show the form that changes the copy.

    Raises:
        Refusal, HouseGone, HouseNameTaken, HouseNameEmpty, TooManyHouses
    """
    original = await house_of(submission)
    made = await submission.services.houses.copy(
        submission.guild, submission.user, original.id, plain(submission.text, LONGEST_NAME)
    )
    note = submission.texts("house-copied", name=house_name(made), original=house_name(original))
    await submission.show(form_message(submission.texts, made, note=note))


@clickable("hcopy")
async def copy_house(click: Click) -> None:
    """Ask for the name of a copy."""
    house = await house_of(click)
    field = FormField(click.texts("house-copy-label"), click.texts("house-name-hint"), "", LONGEST_NAME)
    title = click.texts("house-copy-title", name=plain(house.name))
    await click.ask_for(answer_copy.form(title, [field], place_of(house)))
