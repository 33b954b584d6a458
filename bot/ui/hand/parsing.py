"""Cards and plays as people type them: in the words of their language, with several readings, or by a special hand's name.

The bot's own notation counts first, then that of the language.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from bot.canasta.actions import Action
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text as written
from bot.canasta.view import SeatView
from bot.service.queries import Hand
from bot.ui.hand import verbs
from bot.ui.hand.offers import offers_for
from bot.ui.hand.why import readings_text
from bot.ui.tables.buttons import HAND
from bot.ui.texts import Texts
from bot.ui.toolkit.components import option
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.actions import action_text
from bot.ui.words.refusals import refusal_text

_Read = TypeVar("_Read")
_WORD: Final = re.compile(r"[^\W\d_]+")
_LONGEST_VALUE = 100


def reading(texts: Texts, typed: str, read: Callable[[str], _Read]) -> _Read:
    """Return what is read from a text, as it is typed or else with the words and letters of the language.

    So what means something already, as "KD" does for the king of diamonds, means the same in every language.

    Raises:
        NotationError: if it cannot be read either way.
    """
    try:
        return read(typed)
    except NotationError:
        translated = in_notation(texts, typed)
        if translated == typed:
            raise
    try:
        return read(translated)
    except NotationError:
        return read(typed)  # what is told is about what was typed


def in_notation(texts: Texts, typed: str) -> str:
    """Return a text with the words and letters of the language replaced by those of the notation."""
    known = _known(texts("typed-words"))

    def replaced(found: re.Match[str]) -> str:
        word = found[0].casefold()
        if word in known:
            return known[word]
        letters = [known.get(letter, letter.upper()) for letter in word]
        is_changed = any(letter in known for letter in word)
        return "".join(letters) if is_changed and all(len(one) == 1 for one in letters) else found[0]

    return _WORD.sub(replaced, typed)


@cache
def _known(words: str) -> dict[str, str]:
    """Return the words and letters of a language with what they stand for, from ``king=K queen=Q``."""
    pairs = (pair.partition("=") for pair in words.split())
    return {word.casefold(): meaning.replace("_", " ") for word, _, meaning in pairs}


async def ask_which(context: InteractionContext, hand: Hand, ambiguous: AmbiguousActionError) -> None:
    """Ask the user to choose between the readings of a text; those too long for a menu have to be typed in
    full.

    Where the rules forbid every one of them, there is nothing to choose: each is told with its reason.
    """
    if all(check(hand.view, action) is not None for action in ambiguous.choices):
        await context.show(Message(readings_text(context.texts, ambiguous, hand.record, hand.view)))
        return
    options = [
        option(
            context.texts.at_start(action_text(context.texts, action, hand.view, brief=True)), written(action)
        )
        for action in ambiguous.choices
        if len(written(action)) <= _LONGEST_VALUE
    ]
    rows: list[ComponentRow] = []
    if options:
        placeholder = context.texts("menu-reading")
        rows.append([verbs.READING.menu(placeholder, options, hand.record.id, hand.version)])
    rows.append([HAND.button(context.texts("button-back"), hand.record.id, hand.version)])
    await context.show(Message(refusal_text(context.texts, ambiguous, hand.record, hand.view), rows=rows))


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
