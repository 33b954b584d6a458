"""The rule card as messages: a summary with a menu of everything else, one section, or the whole card.

Each takes as many leaves as a phone needs for it.
"""

from typing import Final

import discord
from msgspec import Struct

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import DEFAULT_PRESET, DESCRIPTIONS, PRESETS, preset_and_options, rules_of
from bot.canasta.rules.share_code import number_of, numbered
from bot.service.clocks.terms import Terms
from bot.service.house_rules.editing import LONGEST_NAME, rules_of_house
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId, PublishedId, TableId
from bot.service.library.publishing import chosen_from
from bot.service.matches.record import TableRecord
from bot.ui.rules.play import beside_points, sequences
from bot.ui.rules.rule_card import SECTIONS, section_lines, section_title
from bot.ui.tables.buttons import RULES, RULES_PUBLISHED
from bot.ui.tables.rules_named import rules_named
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.paging import page_buttons, pages_of
from bot.ui.words.names import shown
from bot.ui.words.options import house_sentence, option_name, preset_about, preset_name, preset_note
from bot.ui.words.tables import preset_of
from bot.ui.words.times import terms_lines

TABLE, HOUSE, PRESET, PUBLISHED = range(4)
"""Kinds of owners of a card's rules; the custom id of its menu contains them."""

_LONGEST_HEAD: Final = 1450

ALL, CHANGED, SHORT = "all", "changed", "short"
PAGES: Final = (*SECTIONS, ALL, CHANGED, SHORT)
"""Pages in the menu of a card; a page's index is its value in the menu, also in old messages."""
_IN_SHORT: Final = {"deal": 1, "turn": 4, "melds": 1, "first-meld": 1, "pile": 1, "going-out": 1}
"""Number of rules of each section in the summary: a section begins with what matters most.

Sequences, and what a first meld needs beside points, are added.
"""


class Card(Struct, frozen=True):
    """A rule set to be shown, its preset, and the kind and number of its owner."""

    rules: RuleSet
    preset: str
    kind: int
    number: int
    terms: Terms | None = None
    house: str = ""


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
    terms = await context.services.terms.of(context.guild) if house.terms is None else house.terms
    return Card(rules_of_house(house), house.preset, HOUSE, house.id, terms, house.name)


async def card_numbered(context: InteractionContext, kind: int, number: int) -> Card:
    """Return the card that a menu belongs to.

    Raises:
        TableNotFound, HouseGone, PublishedGone, RuleSetError
    """
    if kind == TABLE:
        return card_of_table(await record_here(context, TableId(number)))
    if kind == HOUSE:
        return await _card_of_house(
            context, await context.services.houses.numbered(context.guild, HouseId(number))
        )
    if kind == PUBLISHED:
        rule = await context.services.library.numbered(PublishedId(number))
        chosen = chosen_from(rule, context.guild)
        return Card(chosen.rules, rule.preset, PUBLISHED, number, house=rule.name)
    return card_of_preset(numbered(PRESETS).get(number, DEFAULT_PRESET))


def card_message(texts: Texts, card: Card, page: str = SHORT, leaf: int = 0) -> Message:
    """Return one leaf of a page of a card, with the menu of all pages."""
    leaves = pages_of(texts, _page(texts, card, page))
    leaf = min(leaf, len(leaves) - 1)
    pages = [SHORT, *SECTIONS, *([CHANGED] if card.rules != rules_of() else []), ALL]
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
        embeds = [head_embed(texts, card), _in_short(texts, card.rules)]
    elif page in SECTIONS:
        embeds = [section_embed(texts, card.rules, page)]
    else:
        sections = [section_embed(texts, card.rules, name, only_changed=page == CHANGED) for name in SECTIONS]
        embeds = [head_embed(texts, card), *(section for section in sections if section.description)]
    embeds[-1].set_footer(text=texts("rules-footer"))
    return embeds


def head_embed(texts: Texts, card: Card) -> discord.Embed:
    """Return the embed on the game, the differences from its preset, and what the preset's sources leave open."""
    known = card.preset in PRESETS
    preset = card.preset if known else preset_and_options(card.rules)[0]
    own = differences(card.rules, PRESETS[preset])
    name = texts("rules-game", name=preset_name(texts, preset), about=preset_about(texts, preset))
    lines = [texts("rules-house", name=shown(card.house, LONGEST_NAME))] if card.house else []
    lines.append(house_sentence(texts, preset, own) if own else name)
    if open_options := [option for option in DESCRIPTIONS[preset].house_completion if option not in own]:
        named = texts.listed([option_name(texts, option) for option in open_options])
        lines.append(texts("rules-completion", options=named))
    if note := preset_note(texts, preset):
        lines.append(texts("rules-note", note=note))
    if card.rules != rules_of():
        lines.append(texts("rules-marked", classic=preset_name(texts, DEFAULT_PRESET)))
    if card.terms is not None:
        lines += terms_lines(texts, card.terms)
    description = limits.cut("\n".join(lines), _LONGEST_HEAD)
    return discord.Embed(title=texts("rules-title"), description=description, colour=colours.PLAIN)


def _marked_lines(texts: Texts, rules: RuleSet, section: str) -> list[tuple[str, bool]]:
    """Return the lines of a section, each with whether it differs from Classic Canasta."""
    classic = frozenset(section_lines(texts, rules_of(), section))
    return [
        (texts("rules-line" if line in classic else "rules-line-changed", rule=line), line not in classic)
        for line in section_lines(texts, rules, section)
    ]


def section_embed(texts: Texts, rules: RuleSet, name: str, *, only_changed: bool = False) -> discord.Embed:
    """Return the embed of a section; with ``only_changed`` only what differs from Classic Canasta."""
    marked = _marked_lines(texts, rules, name)
    lines = [line for line, is_changed in marked if is_changed or not only_changed]
    return _embed(texts, section_title(texts, name), lines)


def _in_short(texts: Texts, rules: RuleSet) -> discord.Embed:
    """Return the summary for a player who has never played this game."""
    matters = set(beside_points(texts, rules))
    if rules.melds.sequence_melds:
        matters.add(sequences(texts, rules))
    lines = [
        line
        for name, count in _IN_SHORT.items()
        for number, (rule, (line, _)) in enumerate(
            zip(section_lines(texts, rules, name), _marked_lines(texts, rules, name), strict=True)
        )
        if number < count or rule in matters
    ]
    more = texts("rules-more" if rules == rules_of() else "rules-more-changed")
    return _embed(texts, texts("rules-page-short"), [*lines, more])


def _embed(texts: Texts, title: str, lines: list[str]) -> discord.Embed:
    return discord.Embed(
        title=texts("rules-title-section", section=title),
        description=limits.cut("\n".join(lines), limits.DESCRIPTION),
        colour=colours.PLAIN,
    )


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
