"""House rules in words: a sentence of the differences, the list of a server, the embed of one rule."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import discord

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.conflicts import minimums_after_the_end
from bot.canasta.rules.irregularities import CAN_HAPPEN, punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, value_of, without_effect
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import plain_value
from bot.service.house_rules.editing import ContradictionError, rules_of_house
from bot.service.house_rules.model import HouseRule
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import embed_of
from bot.ui.words.options import (
    goes_by_round,
    house_name,
    house_sentence,
    is_clause,
    minimums_from,
    option_name,
    preset_name,
    value_words,
)
from bot.ui.words.refusals import problem_text, refusal_text
from bot.ui.words.times import terms_lines

_LINE_LENGTH = 220
_DECIDE_MINIMUMS: Final = (
    "initial_minimums",
    "initial_minimums_by",
    "target_score",
    "target_compare",
    "round_count",
)


def house_embed(texts: Texts, house: HouseRule, *, by_menus: bool = False) -> discord.Embed:
    """Return the embed of a house rule with all its differences, the preset's value beside each.

    ``by_menus`` tells that the menus that change it stand below.
    """
    title = texts("house-title", name=house_name(house))
    lines = [house_sentence(texts, house.preset, house.differences)]
    if house.is_default:
        lines.append(texts("house-is-default"))
    if house.terms is not None:
        lines += terms_lines(texts, house.terms)
    lines += _lines(texts, house.preset, house.differences)
    try:
        rules = rules_of_house(house)
        lines += _penalty_lines(texts, house, rules)
        lines += _lines_without_effect(texts, house, rules)
        lines += _lines_after_the_end(texts, house, rules)
        lines += _contradiction_lines(texts, rules)
    except RuleSetError as error:
        lines.append(refusal_text(texts, error))
    return embed_of(title, lines, footer=texts("house-footer-form" if by_menus else "house-footer"))


def offered_embed(
    texts: Texts, name: str, code: str, preset: str, differences: Mapping[str, Any]
) -> discord.Embed:
    """Return the embed of a shared house rule; its author and footer are read again when it is accepted."""
    lines = [house_sentence(texts, preset, differences), *_lines(texts, preset, differences)]
    return embed_of(texts("house-import-title"), lines, footer=code).set_author(name=name)


def _lines(texts: Texts, preset: str, differences: Mapping[str, Any]) -> list[str]:
    parent = PRESETS.get(preset)
    lines = []
    for option, value in differences.items():
        if parent is None or option not in OPTIONS_BY_ID:
            line = texts("house-line-unknown", option=option)
        else:
            before = plain_value(value_of(parent, option))
            line = texts(
                "house-line-clause" if is_clause(option, before) else "house-line",
                name=option_name(texts, option),
                option=option,
                value=value_words(texts, option, value, by_round=goes_by_round(preset, differences)),
                before=value_words(texts, option, before, by_round=goes_by_round(preset, {})),
                preset=preset_name(texts, preset),
            )
        lines.append(limits.cut(line, _LINE_LENGTH))
    return lines


def _penalty_lines(texts: Texts, house: HouseRule, rules: RuleSet) -> Iterator[str]:
    """Yield the line on punished irregularities without a penalty, or on penalties that never count."""
    # Each option holds its own cost; all of them count only with `irregularities`.
    possible = [option for option, can_happen in CAN_HAPPEN.items() if can_happen(rules)]
    has_price = {option: value_of(rules, option) not in {0, "reject"} for option in possible}
    if punishes(rules):
        key, found = "house-no-penalty", [option for option in possible if not has_price[option]]
    else:
        key = "house-penalty-unused"
        found = [option for option in possible if has_price[option] and option in house.differences]
    if found:
        yield texts(
            key, names=_named(texts, found), count=len(found), option=option_name(texts, "irregularities")
        )


def _lines_without_effect(texts: Texts, house: HouseRule, rules: RuleSet) -> Iterator[str]:
    """Yield a line for each option that leaves some of the changes without effect."""
    found: dict[str, list[str]] = {}
    for on, option in without_effect(rules):
        if option in house.differences:
            found.setdefault(on, []).append(option)
    for on, options in found.items():
        yield texts(
            "house-no-effect", names=_named(texts, options), count=len(options), option=option_name(texts, on)
        )


def _lines_after_the_end(texts: Texts, house: HouseRule, rules: RuleSet) -> Iterator[str]:
    """Yield the line on minimums of the first meld that begin where the match is over."""
    rows = minimums_after_the_end(rules)
    if rows and not house.differences.keys().isdisjoint(_DECIDE_MINIMUMS):
        by, end = rules.initial.initial_minimums_by, rules.end
        yield texts(
            "house-no-effect-minimums",
            rows=minimums_from(texts, rows, by_round=by == "round"),
            by=by,
            end=end.target_score if by == "score" else end.round_count,
            tie=end.tie_rule,
        )


def _named(texts: Texts, options: Iterable[str]) -> str:
    """Return the names of options as a list, each in bold."""
    return texts.listed([texts("house-option-named", name=option_name(texts, one)) for one in options])


def _contradiction_lines(texts: Texts, rules: RuleSet) -> list[str]:
    """Return the conflicts in rules that an earlier version accepted; they are played as they are."""
    problems = problems_of(rules)
    return (
        [texts("house-contradicts"), *(f"• {problem_text(texts, one)}" for one in problems)]
        if problems
        else []
    )


def house_list_embed(texts: Texts, houses: Sequence[HouseRule]) -> discord.Embed:
    """Return the embed of a server's house rules, a line each."""
    lines = [
        texts(
            "house-list-default" if house.is_default else "house-list-line",
            name=house_name(house),
            what=limits.cut(house_sentence(texts, house.preset, house.differences), _LINE_LENGTH - 60),
        )
        for house in houses
    ]
    return embed_of(texts("house-list-title"), lines or [texts("house-list-none")])


def conflicts_text(texts: Texts, error: ContradictionError) -> str:
    """Return every conflict, and the fixes."""
    lines = [refusal_text(texts, error)]
    lines += [texts("house-fix", fix=fix_words(texts, fix)) for fix in error.fixes]
    return limits.cut("\n".join(lines), limits.CONTENT)


def fix_words(texts: Texts, fix: Mapping[str, Any]) -> str:
    """Return changes that go together, in words: "Side structure = individual"."""
    return texts.listed(
        [
            texts("house-setting", name=option_name(texts, option), value=value_words(texts, option, value))
            for option, value in fix.items()
        ]
    )
