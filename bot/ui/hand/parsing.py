"""Parsing of cards as people type them, and the choices offered while they type."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from discord import app_commands

from bot.canasta.actions import Action, Discard, LayDown, TakePile
from bot.canasta.cards import each_card, rank_count, rank_of
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError
from bot.canasta.notation import action_text as written
from bot.canasta.notation import card_text as card_written
from bot.canasta.notation import parse_action, parse_cards
from bot.canasta.view import SeatView
from bot.service.queries import Hand
from bot.ui.hand.offers import Offers, offers_for
from bot.ui.hand.why import readings_text
from bot.ui.tables.buttons import HAND
from bot.ui.texts import Texts
from bot.ui.toolkit.components import MOST_OPTIONS, Verb, cut, text_option
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.actions import action_text
from bot.ui.words.cards import card_text
from bot.ui.words.reading import reading
from bot.ui.words.refusals import refusal_text

READING: Final = Verb("mean")  # value: one of the readings of a typed text, as text


_LONGEST_VALUE = 100


async def ask_which(context: InteractionContext, hand: Hand, ambiguous: AmbiguousActionError) -> None:
    """Ask the user to choose between the readings of a text; those too long for a menu have to be typed in
    full.

    Where the rules forbid every one of them, there is nothing to choose: each is told with its reason.
    """
    if all(check(hand.view, action) is not None for action in ambiguous.choices):
        await context.show(Message(readings_text(context.texts, ambiguous, hand.record, hand.view)))
        return
    options = [
        text_option(
            context.texts.at_start(action_text(context.texts, action, hand.view, brief=True)), written(action)
        )
        for action in ambiguous.choices
        if len(written(action)) <= _LONGEST_VALUE
    ]
    rows: list[ComponentRow] = []
    if options:
        placeholder = context.texts("menu-reading")
        rows.append([READING.menu(placeholder, options, hand.record.id, hand.version)])
    rows.append([HAND.button(context.texts("button-back"), hand.record.id, hand.version)])
    await context.show(Message(refusal_text(context.texts, ambiguous, hand.record, hand.view), rows=rows))


def melds_to_type(texts: Texts, view: SeatView, typed: str) -> list[app_commands.Choice[str]]:
    """Return the legal lay-downs that contain what is typed so far."""
    return _choices(texts, view, offers_for(view).lay_downs, typed, "meld")


def takes_to_type(texts: Texts, view: SeatView, typed: str) -> list[app_commands.Choice[str]]:
    """Return the legal ways of taking the pile that contain what is typed so far."""
    return _choices(texts, view, offers_for(view).takes, typed, "take")


def threes_to_type(texts: Texts, view: SeatView, typed: str) -> list[app_commands.Choice[str]]:
    """Return the threes that may be laid on the table now."""
    return [
        app_commands.Choice(
            name=cut(texts.at_start(action_text(texts, action, view, brief=True)), _LONGEST_VALUE),
            value=written(action).removeprefix("threes "),
        )
        for action in offers_for(view).threes
        if _contains(texts, each_card(action.cards), typed)
    ]


def special_hands_to_type(texts: Texts, view: SeatView, typed: str) -> list[app_commands.Choice[str]]:
    """Return the special hands that may be shown now."""
    found = []
    for action in offers_for(view).special_hands:
        name = texts.at_start(action_text(texts, action, view, brief=True))
        if typed.casefold() in name.casefold():
            value = written(action).removeprefix("show ")
            found.append(app_commands.Choice(name=cut(name, _LONGEST_VALUE), value=value))
    return found


def special_hand_named(name: str | None, view: SeatView) -> Action:
    """Return the special hand of this name; without a name the best that may be shown.

    Raises:
        Refusal: if none is named and none may be shown.
        NotationError
    """
    if name is not None:
        return parse_action(f"show {name}", view)
    legal = offers_for(view).special_hands
    if not legal:
        has_some = bool(view.table.rules.scoring.special_hands)
        raise Refusal("panel-no-special-hand" if has_some else "panel-no-special-hands")
    return legal[0]


def discards_to_type(texts: Texts, view: SeatView, typed: str) -> list[app_commands.Choice[str]]:
    """Return the cards that may be discarded now."""
    found = []
    for card in offers_for(view).discards:
        if _contains(texts, [card], typed):
            count = rank_count(view.hand, rank_of(card))
            name = texts("option-discard", card=card_text(card), count=count)
            found.append(app_commands.Choice(name=cut(name, _LONGEST_VALUE), value=card_written(card)))
    return found[:MOST_OPTIONS]


def actions_to_type(texts: Texts, view: SeatView, typed: str) -> list[app_commands.Choice[str]]:
    """Return all legal actions that contain what is typed so far, to ask about."""
    found = []
    wanted = typed.casefold().replace(" ", "")
    for action in legal_examples(offers_for(view)):
        name, value = texts.at_start(action_text(texts, action, view, brief=True)), written(action)
        if len(value) <= _LONGEST_VALUE and (
            wanted in value.casefold().replace(" ", "") or wanted in name.casefold()
        ):
            found.append(app_commands.Choice(name=cut(name, _LONGEST_VALUE), value=value))
    return found[:MOST_OPTIONS]


def legal_examples(offers: Offers) -> Iterable[Action]:
    """Yield the legal actions, the simple ones first."""
    yield from offers.simple
    yield from offers.special_hands
    yield from offers.threes
    yield from offers.plays
    yield from (Discard(card) for card in offers.discards)


def _choices(
    texts: Texts, view: SeatView, actions: Iterable[LayDown | TakePile], typed: str, verb: str
) -> list[app_commands.Choice[str]]:
    found = []
    for action in actions:
        value = written(action).removeprefix(verb).strip()
        if not value or len(value) > _LONGEST_VALUE or not _contains(texts, _cards_of(action), typed):
            continue
        name = texts.at_start(action_text(texts, action, view, brief=True))
        found.append(app_commands.Choice(name=cut(name, _LONGEST_VALUE), value=value))
    return found[:MOST_OPTIONS]


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
