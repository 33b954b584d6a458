"""JSON values of actions, events and refusals; cards in them are texts.

``docs/positions.md`` shows an example of each.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, get_type_hints

from msgspec import Struct, to_builtins

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
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import NO_CARDS, Card, Cards, cards_of, each_card
from bot.canasta.codec import is_cards
from bot.canasta.errors import NotationError, Violation
from bot.canasta.events import Event
from bot.canasta.melding.runs import own_sequences
from bot.canasta.melds import MeldId
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.card_parser import card_from_hand, cards_from_hand
from bot.canasta.notation.writing import card_text, card_texts, cards_text, pile_text, rank_text
from bot.canasta.phases.irregularities import discardable
from bot.canasta.positions.reader import Document, Faces, PositionReader, inside, shown, unreadable
from bot.canasta.view import SeatView

_PLAIN: Final[dict[str, Action]] = {
    "draw": Draw(),
    "ask_partner": AskPartner(),
    "withdraw_question": WithdrawQuestion(),
    "pass": Pass(),
}
_FIELDS: Final = {
    "take_pile": ("use", "more", "count"),
    "lay_down": ("plays",),
    "discard": ("card", "says_more"),
    "answer": ("yes",),
    "lay_threes": ("cards",),
    "declare_special_hand": ("name", "with_upcard"),
}
"""The fields of the actions that have more than a type."""

ACTION_TYPES: Final = (*_PLAIN, *_FIELDS)
"""The types of the actions of a seat."""


# ------------------------------------------------------------------------------------------------------ actions


def read_action(reader: PositionReader, path: str, value: Any, view: SeatView) -> Action:
    """Return the action of a JSON value: an object with its ``type``, or a text as players type it.

    Suits that are left out are chosen from the hand of the view. After a mistake, which the reader records, the action
    returned is a placeholder.

    Raises:
        AmbiguousActionError: if a text can be read in more than one way.
    """
    if isinstance(value, str):
        try:
            return parse_action(value, view)
        except NotationError as error:
            reader.wrong(path, unreadable(error))
            return Draw()
    if not isinstance(value, dict):
        reader.wrong(path, f'{shown(value)} is neither a text such as "discard 4S" nor an object with a type')
        return Draw()
    kind = reader.choice(inside(path, "type"), value.get("type"), ACTION_TYPES)
    if kind is None:
        return Draw()
    reader.fields(path, value, ("type", *_FIELDS.get(kind, ())))
    return _PLAIN[kind] if kind in _PLAIN else _read_fields(reader, path, value, view, kind)


def _read_fields(reader: PositionReader, path: str, value: Document, view: SeatView, kind: str) -> Action:
    left = _HandLeft(reader, view)
    match kind:
        case "take_pile":
            use = left.play(inside(path, "use"), value["use"]) if value.get("use") else Play(NO_CARDS)
            more = left.plays(inside(path, "more"), value.get("more", []))
            count = value.get("count")
            if count is not None:
                count = reader.whole(inside(path, "count"), count, 1, 999)
            return TakePile(use, more, count)
        case "lay_down":
            return LayDown(left.plays(inside(path, "plays"), value.get("plays")))
        case "lay_threes":
            return LayThrees(left.play(inside(path, "cards"), value.get("cards")).cards)
        case "discard":
            return _read_discard(reader, path, value, view)
        case "answer":
            return Answer(reader.flag(inside(path, "yes"), value.get("yes")))
        case _:
            return _read_special_hand(reader, path, value)


def _read_discard(reader: PositionReader, path: str, value: Document, view: SeatView) -> Discard:
    says_more = reader.flag(inside(path, "says_more"), value.get("says_more", False))
    text = value.get("card")
    if not isinstance(text, str):
        reader.wrong(inside(path, "card"), f"{shown(text)} is not a card such as KH, 10S, 2D or *")
        return Discard(0)
    try:
        return Discard(card_from_hand(text, discardable(view), own_sequences(view)), says_more)
    except NotationError as error:
        reader.wrong(inside(path, "card"), unreadable(error))
        return Discard(0)


def _read_special_hand(reader: PositionReader, path: str, value: Document) -> DeclareSpecialHand:
    name = value.get("name")
    if not isinstance(name, str):
        reader.wrong(inside(path, "name"), f"{shown(name)} is not the name of a special hand")
        return DeclareSpecialHand("")
    with_upcard = reader.flag(inside(path, "with_upcard"), value.get("with_upcard", False))
    return DeclareSpecialHand(name, with_upcard)


class _HandLeft:
    """A reader of successive plays; suits left out are chosen from the cards that the earlier plays have left."""

    def __init__(self, reader: PositionReader, view: SeatView) -> None:
        self._reader = reader
        self._left = view.hand

    def plays(self, path: str, value: Any) -> tuple[Play, ...]:
        if not isinstance(value, list):
            self._reader.wrong(path, f"{shown(value)} is not a list of plays")
            return ()
        return tuple(self.play(f"{path}[{index}]", item) for index, item in enumerate(value[:40]))

    def play(self, path: str, value: Any) -> Play:
        if isinstance(value, (str, list)):
            return Play(self._cards(path, value))
        fields = self._reader.fields(path, value, ("cards", "meld"))
        meld = fields.get("meld")
        if meld is not None:
            meld = MeldId(self._reader.whole(inside(path, "meld"), meld, 0, 10_000))
        return Play(self._cards(inside(path, "cards"), fields.get("cards", "")), meld)

    def _cards(self, path: str, value: Any) -> Cards:
        listed: Faces = self._reader.cards(path, value)
        if len(listed) > 100:
            self._reader.wrong(path, f"{len(listed)} cards; no hand has as many")
            return NO_CARDS
        if all(face > 0 for face in listed):
            cards = cards_of(listed)
        else:
            texts = (card_text(face) if face > 0 else rank_text(-face) for face in listed)
            cards = cards_from_hand(" ".join(texts), self._left)
        for face in each_card(cards):
            if (self._left >> 8 * face) & 0xFF:
                self._left -= 1 << 8 * face
        return cards


def write_action(action: Action) -> Document:
    """Return the JSON object of an action, without the secret of a deal."""
    match action:
        case LayDown(plays):
            return {"type": "lay_down", "plays": [_written_play(play) for play in plays]}
        case Discard(a_card, says_more):
            discard: Document = {"type": "discard", "card": card_text(a_card)}
            return discard | {"says_more": True} if says_more else discard
        case TakePile(use, more, count):
            document: Document = {"type": "take_pile"}
            if count is not None:
                document["count"] = count
            if use.cards or use.meld is not None:
                document["use"] = _written_play(use)
            if more:
                document["more"] = [_written_play(play) for play in more]
            return document
        case Answer(yes):
            return {"type": "answer", "yes": yes}
        case LayThrees(some):
            return {"type": "lay_threes", "cards": cards_text(some)}
        case DeclareSpecialHand(name, with_upcard):
            shown_hand: Document = {"type": "declare_special_hand", "name": name}
            return shown_hand | {"with_upcard": True} if with_upcard else shown_hand
        case StartRound():
            return {"type": "start_round"}
        case _:
            return {"type": type(action).__struct_config__.tag}


def _written_play(play: Play) -> Document:
    document: Document = {"cards": cards_text(play.cards)}
    if play.meld is not None:
        document["meld"] = play.meld
    return document


# ----------------------------------------------------------------------------------------------- events, refusals


def write_event(event: Event) -> Document:
    """Return the JSON object of an event; private ones have an ``audience``, the only seat that may know them."""
    document: Document = {"type": type(event).__struct_config__.tag}
    for name, write in _event_fields(type(event)):
        value = getattr(event, name)
        document[name] = value if write is None else write(value)
    if event.audience is not None:
        document["audience"] = event.audience
    return document


_Write = Callable[[Any], Any]
_fields_by_event: dict[type[Struct], tuple[tuple[str, _Write | None], ...]] = {}


def _event_fields(cls: type[Struct]) -> tuple[tuple[str, _Write | None], ...]:
    known = _fields_by_event.get(cls)
    if known is None:
        hints = get_type_hints(cls, include_extras=True)
        known = tuple((name, _writer(name, hints[name])) for name in cls.__struct_fields__)
        _fields_by_event[cls] = known
    return known


def _writer(field: str, hint: Any) -> _Write | None:
    if is_cards(hint):
        return cards_text
    if hint is bytes:
        return pile_text
    if hint == tuple[bytes, ...]:
        return lambda rows: [pile_text(row) for row in rows]
    if field in {"card", "upcard"}:
        # A card discarded face down has no face in the event.
        return lambda card: None if card is None else card_text(card)
    if field == "rank":
        return rank_text
    if hint in {int, bool, str} or getattr(hint, "__supertype__", None) is int:
        return None
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda value: value.value
    return to_builtins


def write_violation(violation: Violation) -> Document:
    """Return the reason of a refusal and its facts."""
    return {"reason": violation.reason.value, "facts": write_facts(violation.facts)}


def write_facts(facts: dict[str, Any]) -> Document:
    """Return facts with cards and ranks as texts."""
    return {name: _FACTS.get(name, to_builtins)(value) for name, value in facts.items()}


def _fact_cards(cards: tuple[Card, ...]) -> list[str]:
    return card_texts(cards_of(cards))


_FACTS: Final[dict[str, _Write]] = {
    "upcard": card_text,
    "card": card_text,
    "rank": rank_text,
    "missing": _fact_cards,
    "short": lambda held: {rank_text(rank): count for rank, count in held.items()},
    "cards": _fact_cards,
    "kinds": lambda kinds: ", ".join(f"{kind} {count}" for kind, count in kinds.items()),
}
