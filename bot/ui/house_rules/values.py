"""The values of options of house rules: those there are, in words, and as somebody types them."""

from typing import Any, Final

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.kinds import Flag, OneOf, Whole
from bot.canasta.rules.options import OPTIONS_BY_ID, Option, value_of
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.rules.share_code import number_of
from bot.canasta.rules.values import folded, parse_value, plain_value, values_to_offer
from bot.service.house_rules.model import HouseRule
from bot.ui.texts import Texts
from bot.ui.toolkit.components import LONGEST_OPTION, cut
from bot.ui.words.options import (
    difference_sentence,
    goes_by_round,
    names_of_parts,
    option_about,
    option_name,
    preset_name,
    value_words,
)

_LONGEST_TEXT: Final = 1500


def value_now(house: HouseRule, option: Option) -> Any:
    """Return the value in the house rule, or else in its preset."""
    return house.differences.get(option.id, _before(house, option))


def _goes_by_round(house: HouseRule | None) -> bool:
    return house is not None and goes_by_round(house.preset, house.differences)


def _before(house: HouseRule, option: Option) -> Any:
    return plain_value(value_of(PRESETS.get(house.preset, PRESETS[DEFAULT_PRESET]), option.id))


def about_option(texts: Texts, house: HouseRule, option: Option) -> str:
    """Return what an option is about, and its value now."""
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
    if may_be_typed(option):
        lines.append(texts("house-form-type", allowed=str(option.allowed)))
    return cut("\n".join(lines), _LONGEST_TEXT)


def may_be_typed(option: Option) -> bool:
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


def option_numbered(number: int) -> Option | None:
    """Return the option with the number in a custom id; None where there is none."""
    return next((option for option in OPTIONS_BY_ID.values() if number_of(option.id) == number), None)
