"""Clauses about what somebody did, which follow a name: "drew a card and discarded K♥"."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from bot.canasta import events
from bot.canasta.cards import BLACK_THREES, NATURALS, faces, rank_of, size, suit_of
from bot.canasta.melds import MeldId, MeldKind
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text, cards_counted, cards_listed, counted_in_list, rank_name
from bot.ui.words.melds import (
    RANKLESS,
    black_threes_laid,
    laid_cards,
    make_name,
    meld_name,
    special_hand_name,
)
from bot.ui.words.names import seat_name


def clauses_of(texts: Texts, record: TableRecord, done: Sequence[events.Event], who: str) -> list[str]:
    """Return what one seat did, as clauses that follow its name."""
    # Readers who may know which cards were drawn are told these instead of their number.
    knows = any(isinstance(event, events.DrewCards) for event in done)
    clauses: list[str] = []
    for event in _laid_together(done):
        if isinstance(event, events.Drew) and knows:
            continue
        if isinstance(event, tuple):
            clauses += _laid(texts, event, who)
        elif clause := _clause(texts, record, event, who):
            clauses.append(clause)
    return clauses


def _laid_together(done: Sequence[events.Event]) -> Iterator[events.Event | tuple[events.LaidDown, ...]]:
    """Yield the events, with consecutive lay-downs as one tuple and cards for the same meld joined."""
    row: dict[MeldId, events.LaidDown] = {}
    for event in done:
        if isinstance(event, events.LaidDown):
            before = row.get(event.meld)
            if before is not None:
                event = replace(event, cards=before.cards + event.cards, is_new=before.is_new)  # noqa: PLW2901
            row[event.meld] = event
            continue
        if row:
            yield tuple(row.values())
            row = {}
        yield event
    if row:
        yield tuple(row.values())


_OF_NUMBERS: Final[dict[type[events.Event], tuple[str, ...]]] = {
    events.QuestionWithdrawn: ("event-withdrew",),
    events.Passed: ("event-passed",),
    events.ExactCut: ("event-exact-cut", "points"),
    events.TurnCardDrawn: ("event-turn-card", "stock"),
    events.BonusGiven: ("event-bonus-given", "count"),
    events.BonusTaken: ("event-bonus-taken", "count"),
    events.FootTaken: ("event-foot-taken", "count"),
    events.PileRecycled: ("event-pile-recycled", "stock"),
    events.PileTurnedOver: ("event-pile-turned-over", "stock"),
    events.Fined: ("event-fined", "points", "why"),
}
"""Clauses that say no more than some fields of their events: their keys, and these fields."""


def _clause(texts: Texts, record: TableRecord, event: events.Event, who: str) -> str:
    """Return the clause of an event; empty where there is nothing to say."""
    match event:
        case events.Drew():
            return texts("event-drew" if event.count else "event-drew-nothing", count=event.count, who=who)
        case events.DrewCards():
            cards = cards_listed(event.cards)
            return texts("event-drew-cards", cards=cards, who=who) if cards else ""
        case events.ThreesLaid():
            cards = cards_listed(event.cards, " ")
            if event.cards & BLACK_THREES:
                return texts("event-threes-laid", cards=cards, count=size(event.cards), who=who)
            threes = texts.word("counted-red-three", count=size(event.cards))
            return texts("event-red-threes-laid", threes=threes, cards=cards, who=who)
        case events.TookPile():
            return texts("event-took-pile", count=event.count, upcard=card_text(event.upcard), who=who)
        case events.CanastaCompleted():
            made = make_name(texts, event.make)
            if event.make in RANKLESS:
                return texts("event-canasta-made", make=made, who=who)
            return texts("event-canasta", make=made, rank=rank_name(texts, event.rank), who=who)
        case events.Discarded(card=None):
            return texts("event-discarded-face-down", who=who)
        case events.Discarded(card=int(card)):
            key = "event-discarded-freezing" if event.freezes else "event-discarded"
            return texts(key, card=card_text(card), who=who)
        case events.DiscardForced():
            return texts("event-discard-forced", why=event.why.replace("_", "-"), who=who)
        case events.PartnerAsked():
            partner = texts.listed([seat_name(texts, record, seat) for seat in event.answerers])
            return texts("event-asked", partner=partner, who=who)
        case events.PartnerAnswered():
            asker = seat_name(texts, record, event.asker)
            return texts("event-answered", asker=asker, yes="yes" if event.yes else "no", who=who)
        case events.WentOut():
            return texts("event-went-out-concealed" if event.concealed else "event-went-out", who=who)
        case events.SidesFormed():
            partners = texts.listed([seat_name(texts, record, seat) for seat in event.partners])
            return texts("event-sides-formed", partners=partners, who=who)
        case events.SpecialHandShown():
            hand = special_hand_name(texts, event.name)
            return texts("event-special-hand", hand=hand, cards=cards_listed(event.cards), who=who)
        case events.DrewHidden():
            return texts("event-drew-hidden", cards=cards_listed(event.cards), who=who)
        case events.CardsExposed():
            return texts("event-cards-exposed", cards=cards_listed(event.cards), who=who)
        case events.ExposedTakenBack():
            return texts("event-exposed-taken-back", cards=cards_listed(event.cards), who=who)
        case events.TookBack():
            return texts("event-took-back", cards=cards_counted(texts, event.cards), who=who)
    if type(event) not in _OF_NUMBERS:
        return ""
    key, *fields = _OF_NUMBERS[type(event)]
    return texts(key, who=who, **{field: getattr(event, field) for field in fields})


def _laid(texts: Texts, laid: Sequence[events.LaidDown], who: str) -> list[str]:
    """Return one clause for new melds and another for additions."""
    clauses = []
    new = [
        black_threes_laid(texts, event.cards)
        if event.kind is MeldKind.BLACK_THREES
        else _cards_of_one(texts, event)
        for event in laid
        if event.is_new
    ]
    if new:
        clauses.append(texts("event-melded", cards=texts.with_commas(new), who=who))
    added = [event for event in laid if not event.is_new]
    if added:
        goes_without_saying = all(map(_tells_its_meld, added))
        cards = [
            _cards_of_one(texts, event)
            if goes_without_saying
            else texts.word("event-to-meld", cards=_cards_of_one(texts, event), rank=_joined(texts, event))
            for event in added
        ]
        clauses.append(texts("event-added", cards=texts.with_commas(cards), who=who))
    return clauses


def _tells_its_meld(event: events.LaidDown) -> bool:
    """Return whether the cards alone tell where they were added: naturals to a meld of their rank."""
    return event.kind is MeldKind.RANK and set(map(rank_of, faces(event.cards))) == {event.rank}


def _cards_of_one(texts: Texts, event: events.LaidDown) -> str:
    in_sequence = event.kind is MeldKind.SEQUENCE
    return laid_cards(texts, event.cards, counted_in_list, in_sequence=in_sequence)


def _joined(texts: Texts, event: events.LaidDown) -> str:
    suit = None
    if event.kind is MeldKind.SEQUENCE:
        suit = next((suit_of(face) for face in faces(event.cards & NATURALS)), None)
    return meld_name(texts, event.kind, event.rank, suit)
