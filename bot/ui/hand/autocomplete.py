"""Autocomplete for typed cards: what is legal now, from the user's own hand only."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.canasta.actions import Action, Discard, LayDown, TakePile
from bot.canasta.cards import each_card, rank_count, rank_of
from bot.canasta.errors import NotationError
from bot.canasta.notation.card_parser import parse_cards
from bot.canasta.notation.writing import action_text as written
from bot.canasta.notation.writing import card_text as card_written
from bot.canasta.view import SeatView
from bot.ui.hand.offers import Offers, offers_for
from bot.ui.hand.parsing import reading
from bot.ui.tables.selection import table_played
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import autocomplete
from bot.ui.toolkit.components import MOST_OPTIONS, cut
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.actions import action_text
from bot.ui.words.cards import card_text
from bot.ui.words.style import labelled, style_of

Interaction: TypeAlias = discord.Interaction[Any]
Choices: TypeAlias = list[app_commands.Choice[str]]
Offered: TypeAlias = Iterator[tuple[str, str]]
"""What may be chosen: as it is shown, and as it is sent."""

_LONGEST_VALUE = 100


def melds_to_type(texts: Texts, view: SeatView, typed: str) -> Offered:
    """Yield the legal lay-downs that contain what is typed so far."""
    return _plays(texts, view, offers_for(view).lay_downs, typed, "meld")


def takes_to_type(texts: Texts, view: SeatView, typed: str) -> Offered:
    """Yield the legal ways of taking the pile that contain what is typed so far."""
    return _plays(texts, view, offers_for(view).takes, typed, "take")


def threes_to_type(texts: Texts, view: SeatView, typed: str) -> Offered:
    """Yield the threes that may be laid on the table now."""
    for action in offers_for(view).threes:
        if _contains(texts, each_card(action.cards), typed):
            yield _named(texts, view, action), written(action).removeprefix("threes ")


def special_hands_to_type(texts: Texts, view: SeatView, typed: str) -> Offered:
    """Yield the special hands that may be shown now."""
    for action in offers_for(view).special_hands:
        name = _named(texts, view, action)
        if typed.casefold() in name.casefold():
            yield name, written(action).removeprefix("show ")


def discards_to_type(texts: Texts, view: SeatView, typed: str) -> Offered:
    """Yield the cards that may be discarded now."""
    for card in offers_for(view).discards:
        if _contains(texts, [card], typed):
            count = rank_count(view.hand, rank_of(card))
            yield texts("option-discard", card=card_text(card), count=count), card_written(card)


def actions_to_type(texts: Texts, view: SeatView, typed: str) -> Offered:
    """Yield all legal actions that contain what is typed so far, to ask about."""
    wanted = typed.casefold().replace(" ", "")
    for action in _legal_examples(offers_for(view)):
        name, value = _named(texts, view, action), written(action)
        if wanted in value.casefold().replace(" ", "") or wanted in name.casefold():
            yield name, value


def _legal_examples(offers: Offers) -> Iterable[Action]:
    """Yield the legal actions, the simple ones first."""
    yield from offers.simple
    yield from offers.special_hands
    yield from offers.threes
    yield from offers.plays
    yield from (Discard(card) for card in offers.discards)


def _plays(
    texts: Texts, view: SeatView, actions: Iterable[LayDown | TakePile], typed: str, verb: str
) -> Offered:
    for action in actions:
        value = written(action).removeprefix(verb).strip()
        if value and _contains(texts, _cards_of(action), typed):
            yield _named(texts, view, action), value


def _named(texts: Texts, view: SeatView, action: Action) -> str:
    return texts.at_start(action_text(texts, action, view, brief=True))


def _cards_of(action: LayDown | TakePile) -> list[int]:
    plays = action.plays if isinstance(action, LayDown) else (action.use, *action.more)
    return [card for play in plays for card in each_card(play.cards)]


def _contains(texts: Texts, cards: Iterable[int], typed: str) -> bool:
    """Return whether the cards include those typed so far; a text that is not readable yet excludes nothing."""
    try:
        wanted = Counter(rank for rank, _ in reading(texts, typed, parse_cards))
    except NotationError:
        return True
    have = Counter(rank_of(card) for card in cards)
    return all(have[rank] >= count for rank, count in wanted.items())


def _offering(
    offer: Callable[[Texts, SeatView, str], Offered],
) -> Callable[[Interaction, str], Any]:
    async def choose(interaction: Interaction, current: str) -> Choices:
        return await _offered(interaction, current, offer)

    return autocomplete(choose)


async def _offered(
    interaction: Interaction, current: str, offer: Callable[[Texts, SeatView, str], Offered]
) -> Choices:
    """Return the choices with their names in the user's style; the values that are sent have none."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    table = interaction.namespace.table  # half-typed numbers are texts
    record = await table_played(context, table if isinstance(table, int) else None)
    hand = await context.services.queries.hand(record.id, context.user)
    style = style_of(await context.settings())
    return [
        app_commands.Choice(name=labelled(context.texts, cut(name, _LONGEST_VALUE), style), value=value)
        for name, value in offer(context.texts, hand.view, current)
        if len(value) <= _LONGEST_VALUE
    ][:MOST_OPTIONS]


melds_so_far = _offering(melds_to_type)
takes_so_far = _offering(takes_to_type)
threes_so_far = _offering(threes_to_type)
special_hands_so_far = _offering(special_hands_to_type)
discards_so_far = _offering(discards_to_type)
actions_so_far = _offering(actions_to_type)
