"""Selection of single cards by taps on buttons, where sequences are melded and suits matter.

A tap selects one more of the same cards, after the last of them none. What is selected stands in the stored draft, a
place for each face, so that two quick taps on different buttons are both kept. Which melds the cards make is found when
they are laid down.
"""

from functools import cached_property
from typing import Final

from bot.canasta.cards import NO_CARDS, Card, Cards, Rank, each_card, of_rank, one, rank_of, size
from bot.canasta.drafts.draft import DraftPlay
from bot.canasta.drafts.places import face_of_place, place_of_face
from bot.canasta.drafts.rows import cards_of_row
from bot.canasta.hand_order import HandOrder, in_order
from bot.canasta.phases.irregularities import must_discard_exposed
from bot.canasta.search.exact_lay_downs import ExactLayDowns, exact_lay_downs
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.ui.hand.selection.taps import Taps, held_alike, look_of

_MOST_FACES: Final = 20


def look_of_face(some: Card) -> Card:
    """Return the card that stands for all which one button selects: those of a face, wild cards and threes by kind."""
    return some if rank_of(some) > Rank.THREE else look_of(some)


def has_face_buttons(view: SeatView) -> bool:
    """Return whether single cards can be selected now: in the own turn after the draw, where sequences are melded, if the
    buttons suffice.
    """
    table = view.table
    if not table.rules.melds.sequence_melds or table.phase is not Phase.PLAY or table.turn.seat != view.seat:
        return False
    if must_discard_exposed(table, view.seat):
        return False
    return len({look_of_face(card) for card in each_card(view.hand)}) <= _MOST_FACES


class FaceTaps(Taps):
    """The card buttons of a hand where suits matter, and what is selected of it."""

    shows_suits = True

    def __init__(self, view: SeatView, draft: Draft, order: HandOrder = HandOrder.SUIT) -> None:
        super().__init__(view, Draft(draft.revision), order=order)
        self._counts = {play.place: play.naturals for play in rows_of_faces(draft, view)}

    @cached_property
    def looks(self) -> tuple[Card, ...]:
        """Return the looks of the cards in hand, in its order."""
        return tuple(dict.fromkeys(map(look_of_face, in_order(self.view.hand, self.order))))

    def held(self, look: Card) -> Cards:
        """Return the cards that a button selects."""
        return _held(self.view, look)

    def look_of(self, some: Card) -> Card:
        """Return the card that stands for all which the button of this card selects."""
        return look_of_face(some)

    def count(self, look: Card) -> int:
        """Return how many cards of a look are selected."""
        return self._counts.get(place_of_face(look), 0)

    def next_tap(self, look: Card) -> tuple[int, int]:
        """Return the place that a tap on these cards sets, and how many of them it puts there."""
        return place_of_face(look), (self.count(look) + 1) % (size(self.held(look)) + 1)

    @cached_property
    def cards(self) -> Cards:
        """Return the selected cards."""
        return sum((_some(self.held(look), self.count(look)) for look in self.selected), NO_CARDS)

    @cached_property
    def lay_downs(self) -> ExactLayDowns:
        """Return the ways to lay the selected cards down; there must be some."""
        return exact_lay_downs(self.view, self.cards)


def rows_of_faces(draft: Draft, view: SeatView) -> tuple[DraftPlay, ...]:
    """Return what is selected as rows of faces: what is prepared for melds, too, each card once."""
    left, found = view.hand, dict[Card, int]()
    for play in draft.plays:
        look = face_of_place(play.place)
        cards = cards_of_row(play, left, view)[0] if look is None else _some(_held(view, look), play.naturals)
        left -= cards
        for card in each_card(cards):
            found[look_of_face(card)] = found.get(look_of_face(card), 0) + 1
    return tuple(DraftPlay(place_of_face(look), count) for look, count in found.items())


def with_face(draft: Draft, view: SeatView, look: Card, count: int) -> Draft:
    """Return the draft with so many cards of a look selected, and what else was prepared as selected cards."""
    others = Draft(draft.revision, False, rows_of_faces(draft, view))
    return others.with_play(DraftPlay(place_of_face(look), count))


def rows_of_cards(cards: Cards) -> tuple[DraftPlay, ...]:
    """Return cards as rows of faces."""
    looks = [look_of_face(card) for card in each_card(cards)]
    return tuple(DraftPlay(place_of_face(look), looks.count(look)) for look in dict.fromkeys(looks))


def _held(view: SeatView, look: Card) -> Cards:
    if rank_of(look) <= Rank.THREE:
        return held_alike(view, look)
    return of_rank(view.hand, rank_of(look)) & (one(look) * 0xFF)


def _some(cards: Cards, count: int) -> Cards:
    return sum(map(one, each_card(cards)[:count]), NO_CARDS)
