"""The rule card as messages: the game in short with a menu of everything else, one section, or the whole card.

Each takes as many leaves as a phone needs for it.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from typing import Final

import discord
from msgspec import Struct

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, differences, value_of, without_effect
from bot.canasta.rules.presets import DEFAULT_PRESET, DESCRIPTIONS, PRESETS, preset_and_options, rules_of
from bot.canasta.rules.share_code import number_of, numbered
from bot.canasta.rules.values import plain_value
from bot.service.clocks.terms import Terms
from bot.service.house_rules.editing import LONGEST_NAME, rules_of_house
from bot.service.house_rules.model import HouseRule
from bot.service.house_rules.publishing import chosen_from
from bot.service.ids import HouseId, PublishedId, TableId
from bot.service.matches.record import TableRecord
from bot.ui.rules import play, scores, threes
from bot.ui.rules.in_short import in_short
from bot.ui.rules.options_told import is_told, laid_threes
from bot.ui.rules.play import clauses, sentence
from bot.ui.tables.buttons import RULES, RULES_PUBLISHED
from bot.ui.tables.selection import rules_named
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, embed_of
from bot.ui.toolkit.paging import page_buttons, pages_of
from bot.ui.words.names import shown
from bot.ui.words.options import (
    difference_sentence,
    house_sentence,
    is_alone,
    preset_about,
    preset_name,
    preset_note,
)
from bot.ui.words.tables import preset_of
from bot.ui.words.times import terms_lines

_Lines = Iterator[str]


def section_title(texts: Texts, section: str) -> str:
    """Return the heading of a section."""
    return texts(f"rules-section-{section}")


def section_lines(texts: Texts, rules: RuleSet, section: str) -> list[str]:
    """Return the rules of a section, one by one: the general ones first, then whatever else differs from Classic."""
    of_section = (option.id for option in OPTIONS if _FURTHER_IN[option.section] == section)
    further = (option for option in of_section if not is_told(rules, option, value_of(rules, option)))
    return [*_SECTIONS[section](texts, rules), *clauses(texts, rules, *further)]


_SECTIONS: Final[dict[str, Callable[[Texts, RuleSet], _Lines]]] = {
    "deal": play.deal,
    "turn": play.turn,
    "melds": play.melds,
    "first-meld": play.first_meld,
    "pile": play.pile,
    "threes": threes.threes,
    "going-out": scores.going_out,
    "scoring": scores.scoring,
    "end": scores.end,
}

SECTIONS: Final[tuple[str, ...]] = tuple(_SECTIONS)
"""Sections of the card, in their order: keys for :func:`section_title`."""

_FURTHER_IN: Final = {
    "deal": "deal",
    "draw": "turn",
    "threes": "threes",
    "melds": "melds",
    "initial": "first-meld",
    "pile": "pile",
    "discard": "turn",
    "going_out": "going-out",
    "scoring": "scoring",
    "end": "end",
    "three_handed": "going-out",
    "manners": "turn",
}
"""Section of the card for the remaining options of each section of the rule set."""


TABLE, HOUSE, PRESET, PUBLISHED = range(4)
"""Kinds of owners of a card's rules; the custom id of its menu contains them."""

ALL, CHANGED, SHORT, ABOUT = "all", "changed", "short", "about"
PAGES: Final = (*SECTIONS, ALL, CHANGED, SHORT, ABOUT)
"""Pages in the menu of a card; a page's index is its value in the menu, also in old messages."""


class Card(Struct, frozen=True):
    """A rule set to be shown, its preset, and the kind and number of its owner."""

    rules: RuleSet
    preset: str
    kind: int
    number: int
    terms: Terms | None = None
    house: str = ""

    @property
    def base(self) -> str:
        """The game from which the house rule differs, if it is one."""
        return self.preset if self.preset in PRESETS else preset_and_options(self.rules)[0]


class Mark(Enum):
    """The marks of a line, by its key."""

    NONE = "rules-line"
    CHANGED = "rules-line-changed"
    """It differs from Classic Canasta."""
    HOUSE = "rules-line-house"
    """It differs from the game of which this is a house rule."""


def card_of_table(record: TableRecord) -> Card:
    """Return the card of the rules by which a table plays."""
    return Card(record.rules, preset_of(record), TABLE, record.id, record.terms, record.house_rule)


def card_of_preset(preset: str) -> Card:
    """Return the card of a preset."""
    return Card(rules_of(preset), preset, PRESET, number_of(preset))


async def card_named(context: InteractionContext, name: str) -> Card:
    """Return the card of a house rule or a game.

    Raises:
        Refusal, RuleSetError
    """
    meant = await rules_named(context, name)
    if context.is_direct:
        return card_of_preset(meant)
    for house in await context.services.houses.all(context.guild):
        if house.name == meant:
            return await _card_of_house(context, house)
    return card_of_preset(meant)


async def _card_of_house(context: InteractionContext, house: HouseRule) -> Card:
    terms = house.terms or (await context.services.admin.settings(context.guild)).terms
    return Card(rules_of_house(house), house.preset, HOUSE, house.id, terms, house.name)


async def card_numbered(context: InteractionContext, kind: int, number: int) -> Card:
    """Return the card that a menu belongs to.

    Raises:
        TableNotFound, HouseGone, PublishedGone, RuleSetError
    """
    if kind == TABLE:
        return card_of_table(await record_here(context, TableId(number)))
    if kind == HOUSE:
        house = await context.services.houses.numbered(context.guild, HouseId(number))
        return await _card_of_house(context, house)
    if kind == PUBLISHED:
        rule = await context.services.library.numbered(PublishedId(number))
        chosen = chosen_from(rule)
        return Card(chosen.rules, rule.preset, PUBLISHED, number, house=rule.name)
    return card_of_preset(numbered(PRESETS).get(number, DEFAULT_PRESET))


def card_message(texts: Texts, card: Card, page: str = SHORT, leaf: int = 0) -> Message:
    """Return one leaf of a page of a card, with the menu of all pages."""
    leaves = pages_of(texts, _page(texts, card, page))
    leaf = min(leaf, len(leaves) - 1)
    pages = [SHORT, *SECTIONS, *([CHANGED] if card.rules != rules_of() else []), ALL, ABOUT]
    # On the first page the menu shows its placeholder.
    chosen = page if page != SHORT else None
    entries = [option(_page_title(texts, name), PAGES.index(name), chosen=name == chosen) for name in pages]
    table = TableId(card.number)
    sections = open_rule_section.menu(texts("rules-menu"), entries, table, 0, card.kind)
    turns = page_buttons(texts, turn_leaf, table, card.kind, PAGES.index(page), page=leaf, pages=len(leaves))
    return Message(None, leaves[leaf], [[sections], *([turns] if turns else [])])


def _page_title(texts: Texts, page: str) -> str:
    return section_title(texts, page) if page in SECTIONS else texts(f"rules-page-{page}")


def _page(texts: Texts, card: Card, page: str) -> list[discord.Embed]:
    if page == SHORT:
        return [short_embed(texts, card)]
    if page == ABOUT:
        return [about_embed(texts, card)]
    if page in SECTIONS:
        embeds = [section_embed(texts, card, page)]
    else:
        sections = [section_embed(texts, card, name, only_changed=page == CHANGED) for name in SECTIONS]
        told = [section for section in sections if section.description]
        if page == ALL:
            embeds = [short_embed(texts, card), *told, about_embed(texts, card)]
        else:
            embeds = [embed_of(_title(texts, card), _legend(texts, card, frozenset(Mark))), *told]
    embeds[-1].set_footer(text=texts("rules-footer"))
    return embeds


def short_embed(texts: Texts, card: Card) -> discord.Embed:
    """Return the embed of what a player must know, and of what the marks of the card mean."""
    marked = _marked(card, lambda rules: in_short(texts, rules, alone=is_alone(card.rules)))
    lines = [line if mark is Mark.NONE else texts(mark.value, rule=line) for line, mark, _ in marked]
    return embed_of(_title(texts, card), [*lines, *_legend(texts, card, {mark for _, mark, _ in marked})])


def _title(texts: Texts, card: Card) -> str:
    game = preset_name(texts, card.base)
    if card.house:
        return texts("rules-title-house", name=shown(card.house, LONGEST_NAME), game=game)
    return texts("rules-title", game=game)


def _legend(texts: Texts, card: Card, marks: Collection[Mark]) -> list[str]:
    """Return what the marks of this card mean, those ``marks`` that stand above and those elsewhere in it."""
    classic, game = preset_name(texts, DEFAULT_PRESET), preset_name(texts, card.base)
    lines = []
    if rules_of(card.base) != rules_of():
        lines.append(texts("rules-marked", shown=yes_no(Mark.CHANGED in marks), classic=classic))
    if card.rules != rules_of(card.base):
        lines.append(texts("rules-marked-house", shown=yes_no(Mark.HOUSE in marks), game=game))
    return lines


def about_embed(texts: Texts, card: Card) -> discord.Embed:
    """Return the embed on the game, the differences from its preset, and what the preset's sources leave open."""
    preset = card.base
    own = differences(card.rules, PRESETS[preset])
    name = texts("rules-game", name=preset_name(texts, preset), about=preset_about(texts, preset))
    lines = [texts("rules-house", name=shown(card.house, LONGEST_NAME))] if card.house else []
    lines.append(house_sentence(texts, preset, own) if own else name)
    if card.terms is not None:
        lines += terms_lines(texts, card.terms)
    if note := preset_note(texts, preset):
        lines.append(texts("rules-note", note=note))
    if open_options := [one for one in DESCRIPTIONS[preset].house_completion if one not in own]:
        lines += _completion(texts, card.rules, open_options)
    return embed_of(texts("rules-title-section", section=texts("rules-page-about")), lines)


def _completion(texts: Texts, rules: RuleSet, options: Sequence[str]) -> list[str]:
    """Return what the sources leave open, each as it is played here."""
    idle = {option for _, option in without_effect(rules)}
    if laid_threes(rules) == "none":
        idle.add("red_three_totals")
    by_round, alone = rules.initial.initial_minimums_by == "round", is_alone(rules)
    lines = []
    for one in options:
        if one not in idle:
            value = plain_value(value_of(rules, one))
            clause = difference_sentence(texts, one, value, alone=alone, by_round=by_round)
            lines.append(texts("rules-line", rule=sentence(texts, clause)))
    return [texts("rules-completion"), *lines] if lines else []


def _marked(card: Card, told: Callable[[RuleSet], list[str]]) -> list[tuple[str, Mark, bool]]:
    """Return the lines of a card, each with its mark, and whether it differs from Classic Canasta."""
    classic, of_game = told(rules_of()), told(rules_of(card.base))
    lines = []
    for line in told(card.rules):
        mark = Mark.NONE if line in classic else Mark.CHANGED
        lines.append((line, mark if line in of_game else Mark.HOUSE, line not in classic))
    return lines


def section_embed(texts: Texts, card: Card, name: str, *, only_changed: bool = False) -> discord.Embed:
    """Return the embed of a section; with ``only_changed`` only what differs from Classic Canasta."""
    marked = _marked(card, lambda rules: section_lines(texts, rules, name))
    lines = [texts(mark.value, rule=line) for line, mark, changed in marked if changed or not only_changed]
    return embed_of(texts("rules-title-section", section=section_title(texts, name)), lines)


@clickable(RULES)
async def open_rules(click: Click) -> None:
    """Show the rules of this table."""
    record = await record_here(click, click.table)
    await click.show_new(card_message(click.texts, card_of_table(record)))


@clickable(RULES_PUBLISHED)
async def open_published(click: Click) -> None:
    """Show the rules of a published house rule."""
    await click.show_new(card_message(click.texts, await card_numbered(click, PUBLISHED, click.table)))


@clickable("rulepart", args=1)  # whose rules: of a table, a house rule, a game; value: a section
async def open_rule_section(click: Click) -> None:
    """Show another page of a rule card."""
    card = await card_numbered(click, click.id.args[0], click.table)
    if not 0 <= click.number < len(PAGES):
        raise NotOurId(str(click.id))
    await click.show(card_message(click.texts, card, PAGES[click.number]))


@clickable("ruleleaf", args=3)  # whose rules, which page, which of its leaves, from 0
async def turn_leaf(click: Click) -> None:
    """Show another leaf of a page."""
    kind, page, leaf = click.id.args
    card = await card_numbered(click, kind, click.table)
    if page >= len(PAGES):
        raise NotOurId(str(click.id))
    await click.show(card_message(click.texts, card, PAGES[page], leaf))
