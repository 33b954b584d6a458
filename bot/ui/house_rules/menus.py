"""The form for house rules: menus of sections, then of options, then of values. Each click reads the state again."""

import json
from typing import Any, Final

from discord import ui

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.kinds import Flag, OneOf, Whole
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, Option, value_of
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.rules.share_code import encode, number_of
from bot.canasta.rules.values import folded, parse_value, plain_value, values_to_offer
from bot.service.house_rules.editing import ContradictionError
from bot.service.house_rules.model import HouseRule
from bot.service.ids import TableId
from bot.ui.house_rules.presenter import conflicts_text, fix_words, house_embed, offered_embed
from bot.ui.tables.buttons import PUBLISH, TERMS_OF_HOUSE
from bot.ui.texts import Texts
from bot.ui.toolkit.components import (
    BLUE,
    GREEN,
    GREY,
    LONGEST_OPTION,
    MOST_OPTIONS,
    RED,
    button,
    cut,
    menu,
    text_option,
)
from bot.ui.toolkit.custom_ids import NO_TABLE, Verb
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.options import (
    difference_sentence,
    goes_by_round,
    house_name,
    names_of_parts,
    option_about,
    option_name,
    preset_name,
    value_words,
)

HOUSE_EDIT: Final = Verb("house")
HOUSE_SECTION: Final = Verb("hsection")  # value: a page of options
HOUSE_OPTION: Final = Verb("hoption")  # value: the id of an option
HOUSE_VALUE: Final = Verb("hvalue", 1)  # the number of the option; value: as JSON
HOUSE_UNSET: Final = Verb("hunset", 1)  # the number of the option
HOUSE_TYPE: Final = Verb("htype", 1)  # the number of the option
HOUSE_FIX: Final = Verb("hfix")  # value: changes as a share code
HOUSE_ACCEPT: Final = Verb("haccept")
HOUSE_DECLINE: Final = Verb("hdecline")
HOUSE_DELETE: Final = Verb("hdelete")


_LONGEST_VALUE: Final = 100
_LONGEST_TEXT: Final = 1500


def place_of(house: HouseRule) -> TableId:
    """Return the house rule's number, which takes the place of the table's number in a custom id."""
    return TableId(house.id)


def house_message(texts: Texts, house: HouseRule, note: str | None = None) -> Message:
    """Return a house rule with a button that opens the form; ``note`` says what has just been changed."""
    edit = button(HOUSE_EDIT, texts("button-house-edit"), place_of(house), style=BLUE)
    terms = button(TERMS_OF_HOUSE, texts("button-terms"), place_of(house))
    publish = button(PUBLISH, texts("button-house-publish"), place_of(house))
    return Message(note, (house_embed(texts, house),), [[edit, terms, publish]])


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
    if page is not None and page in _pages():
        rows.append([_option_menu(texts, house, page, option)])
    if option is not None and option.has_choice:
        # The note on a change tells the present value already.
        text = note or _about(texts, house, option)
        if values := _value_menu(texts, house, option):
            rows.append(values)
        buttons: list[ui.Item[Any]] = []
        if _may_be_typed(option):
            number = number_of(option.id)
            label = texts("button-house-type")
            buttons.append(button(HOUSE_TYPE, label, place_of(house), 0, number, style=BLUE))
        if option.id in house.differences:
            label = texts("button-house-unset", preset=preset_name(texts, house.preset))
            buttons.append(button(HOUSE_UNSET, label, place_of(house), 0, number_of(option.id), style=GREY))
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
    entries = [text_option(title, page) for page, title in titles.items()]
    # A chosen entry would hide the placeholder, which says what the menu is for.
    label = (
        texts("house-form-section", section=titles[chosen])
        if chosen in titles
        else texts("house-form-sections")
    )
    return menu(HOUSE_SECTION, label, entries, place_of(house))


def _page_title(texts: Texts, page: str) -> str:
    section, _, number = page.partition(".")
    key = f"house-section-{section}"
    title = texts(key) if texts.has(key) else section
    return title if number == "0" else texts("house-section-page", section=title, number=str(int(number) + 1))


def _option_menu(texts: Texts, house: HouseRule, page: str, chosen: Option | None) -> Any:
    entries = []
    for option in _pages()[page]:
        entry = text_option(option_name(texts, option.id), option.id)
        entry.description = cut(option_about(texts, option.id), _LONGEST_VALUE) or None
        entries.append(entry)
    label = (
        texts("house-form-options")
        if chosen is None
        else texts("house-form-option-chosen", name=option_name(texts, chosen.id))
    )
    return menu(HOUSE_OPTION, label, entries, place_of(house))


def value_now(house: HouseRule, option: Option) -> Any:
    """Return the value in the house rule, or else in its preset."""
    return house.differences.get(option.id, _before(house, option))


def _goes_by_round(house: HouseRule | None) -> bool:
    return house is not None and goes_by_round(house.preset, house.differences)


def _before(house: HouseRule, option: Option) -> Any:
    return plain_value(value_of(PRESETS.get(house.preset, PRESETS[DEFAULT_PRESET]), option.id))


def _about(texts: Texts, house: HouseRule, option: Option) -> str:
    now, before = value_now(house, option), _before(house, option)
    lines = [
        texts(
            "house-form-option",
            name=option_name(texts, option.id),
            about=option_about(texts, option.id),
            value=value_words(texts, option.id, now, by_round=_goes_by_round(house)),
            before=value_words(texts, option.id, before, by_round=goes_by_round(house.preset, {})),
            preset=preset_name(texts, house.preset),
        ),
    ]
    if _may_be_typed(option):
        lines.append(texts("house-form-type", allowed=str(option.allowed)))
    return cut("\n".join(lines), _LONGEST_TEXT)


def _may_be_typed(option: Option) -> bool:
    """Return whether there are more values than the menu offers."""
    allowed = option.allowed
    if isinstance(allowed, Whole):
        offered = [value for value in values_to_offer(option) if value is not None]
        return len(offered) < allowed.most - allowed.least + 1
    return not isinstance(allowed, Flag | OneOf)


def values_in_words(texts: Texts, house: HouseRule | None, option: Option) -> list[tuple[str, Any]]:
    """Return the values to choose from as lists show them, numbers sorted; that of the house rule is marked."""
    now = [] if house is None else [value_now(house, option)]
    values = list(values_to_offer(option, now))
    if isinstance(option.allowed, Whole):
        values.sort(key=lambda value: (value is not None, value))
    by_round = _goes_by_round(house)
    shown = []
    for value in values:
        words = value_words(texts, option.id, value, by_round=by_round)
        is_now = any(value == one and type(value) is type(one) for one in now)
        shown.append((texts("house-choice-now", value=words) if is_now else words, value))
    return shown


def value_typed(texts: Texts, house: HouseRule | None, option: Option, typed: str) -> Any:
    """Return the value that somebody typed: in words that the bot has for it, or as :func:`parse_value` reads.

    Raises:
        RuleSetError: if no reading of the text is allowed.
    """
    try:
        return parse_value(option, typed, names_of_parts(texts, option))
    except RuleSetError:
        by_round = _goes_by_round(house)
        for _, value in values_in_words(texts, house, option):
            words = value_words(texts, option.id, value, by_round=by_round)
            marked = texts("house-choice-now", value=words)
            clause = difference_sentence(texts, option.id, value, by_round=by_round)
            labels = [cut(text, LONGEST_OPTION) for text in (words, marked)]
            if folded(typed) in map(folded, (words, marked, clause, *labels)):
                return value
        raise


def _value_menu(texts: Texts, house: HouseRule, option: Option) -> ComponentRow:
    offered = [(words, json.dumps(value)) for words, value in values_in_words(texts, house, option)]
    entries = [text_option(words, written) for words, written in offered if len(written) <= _LONGEST_VALUE]
    if not entries:
        return []
    words = value_words(texts, option.id, value_now(house, option), by_round=_goes_by_round(house))
    return [
        menu(
            HOUSE_VALUE,
            texts("house-form-values", value=words),
            entries,
            place_of(house),
            0,
            number_of(option.id),
        )
    ]


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
            entries.append(text_option(fix_words(texts, fix), code))
    if entries:
        rows.append([menu(HOUSE_FIX, texts("house-form-fixes"), entries, place_of(house))])
    return Message(conflicts_text(texts, error), (house_embed(texts, house, by_menus=True),), rows)


def offer_message(texts: Texts, name: str, code: str, preset: str, differences: dict[str, Any]) -> Message:
    """Return the message on a shared house rule, with buttons to accept or decline it."""
    return of_embed(
        offered_embed(texts, name, code, preset, differences),
        [
            [
                button(HOUSE_ACCEPT, texts("button-house-accept"), NO_TABLE, style=GREEN),
                button(HOUSE_DECLINE, texts("button-house-decline"), NO_TABLE),
            ]
        ],
    )


def delete_message(texts: Texts, house: HouseRule) -> Message:
    """Return the message that asks for confirmation of a deletion."""
    sure = button(HOUSE_DELETE, texts("button-house-delete"), place_of(house), style=RED)
    return Message(texts("house-delete-sure", name=house_name(house)), rows=[[sure]])


def option_numbered(number: int) -> Option | None:
    """Return the option with the number in a custom id; None where there is none."""
    return next((option for option in OPTIONS_BY_ID.values() if number_of(option.id) == number), None)
