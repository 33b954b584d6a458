"""Parser of whole actions as people type them."""

import re
from typing import Final

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    WithdrawQuestion,
)
from bot.canasta.cards import Cards, cards_of
from bot.canasta.errors import NotationError
from bot.canasta.melding.spare_suits import own_sequences
from bot.canasta.notation.card_parser import card_from_hand, cards_from_hand, exact_cards, parse_card
from bot.canasta.notation.readings import lay_down_in
from bot.canasta.notation.take_parser import take_in
from bot.canasta.notation.tokens import Unreadable, normalised
from bot.canasta.phases.irregularities import discardable
from bot.canasta.view import SeatView

_VERB: Final = re.compile(
    r"\s*/?(DRAW|TAKE(?:[ _]+THE)?(?:[ _-]*PILE)?|PILE|MELD|LAY(?:[ _-]*(?:DOWN|OFF|THREES))?|PLAY|ADD|DISCARD|THROW"
    r"|ASK(?:[ _-]+PARTNER)?|WITHDRAW(?:[ _]+QUESTION)?|ANSWER[ _]+(?:YES|NO)|YES|NO|PASS"
    r"|END(?:[ _]+THE)?[ _-]+ROUND|THREES|SHOW|SPECIAL[ _-]+HAND)\b"
)
VERBS: Final = (
    "draw",
    "take",
    "meld",
    "discard",
    "ask partner",
    "withdraw question",
    "answer yes",
    "lay threes",
    "end round",
)
"""The first words of action texts, named when a text begins with none of them."""


def _threes_named(text: str, view: SeatView | None) -> Cards:
    """Return the threes of a text; when it names none, those in the hand that go to the table."""
    if not text.strip() and view is not None:
        return view.hand & view.table.rules.traits.table_threes
    return cards_of(exact_cards(text)) if view is None else cards_from_hand(text, view.hand)


def parse_action(text: str, view: SeatView | None = None) -> Action:
    """Return the action of a text such as ``draw``, ``meld KKK2, QQQ``, ``take KK with QQQ2`` or ``discard 4S``.

    Without a view every suit must be given, and melds are named by their number (``#3``).

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    normal = normalised(text)
    found = _VERB.match(normal)
    if found is None:
        raise NotationError(Unreadable.UNKNOWN_ACTION, text=text.strip()[:40], known=list(VERBS))
    verb, rest = re.sub("[_-]", " ", found[1]), normal[found.end() :].lstrip(" :")
    if verb.endswith("THREES"):
        return LayThrees(_threes_named(rest, view))
    if verb in {"MELD", "PLAY", "ADD"} or verb.startswith("LAY"):
        return LayDown(()) if not rest.strip() else lay_down_in(rest, view)
    if verb.startswith(("TAKE", "PILE")):
        return take_in(rest, view)
    if verb in {"DISCARD", "THROW"}:
        discarded = rest.strip().removesuffix("SAYING MORE")
        says_more = discarded != rest.strip()
        return Discard(
            parse_card(discarded)
            if view is None
            else card_from_hand(discarded, discardable(view), own_sequences(view)),
            says_more,
        )
    if verb in {"SHOW", "SPECIAL HAND"}:
        name, *more = rest.strip().lower().replace("-", "_").split()[:4] or [""]
        return DeclareSpecialHand(name, with_upcard=more == ["with", "upcard"])
    if rest.strip():
        raise NotationError(Unreadable.TEXT_AFTER_ACTION, text=rest.strip().lower()[:40], action=verb.lower())
    if verb.endswith(("YES", "NO")):
        return Answer(verb.endswith("YES"))
    return _PLAIN_ACTIONS[verb.split()[0]]


_PLAIN_ACTIONS: Final[dict[str, Action]] = {
    "DRAW": Draw(),
    "ASK": AskPartner(),
    "WITHDRAW": WithdrawQuestion(),
    "PASS": Pass(),
    "END": Pass(),
}
