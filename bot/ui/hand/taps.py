"""Selection of cards by taps on buttons: a tap selects all cards of a rank for its meld, another tap one less, then none.

What is selected is the draft, as far as a draft can hold it: every card there belongs to a meld. A wild card for which
several melds come into question, or none yet, a red three that cannot be melded and a card that lies exposed are
selected by themselves (``Taps.loose``); only the custom ids of the panel remember that.

A tap sets the number of cards at one place and never adds to it, whatever stands at other places. So two quick taps
on one button are one, and two on different buttons are both kept, in whatever order they arrive.

Where sequences are melded and suits matter, single cards are selected: a tap selects one more of the same cards, after
the last of them none. What is selected stands in the stored draft, a place for each face. Which melds the cards make is
found when they are laid down.
"""

from functools import cached_property
from typing import Final

from msgspec import structs

from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NO_CARDS,
    RED_THREES,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    each_card,
    is_red_three,
    is_wild,
    of_rank,
    one,
    rank_of,
    size,
)
from bot.canasta.drafts.choices import Choice, choices
from bot.canasta.drafts.places import THREES_PLACE, WILD_PLACE, face_of_place, place_beside, place_of_face
from bot.canasta.drafts.rows import DraftPlay, cards_of_row, upcard_rank
from bot.canasta.hand_order import HandOrder, in_order
from bot.canasta.phases.irregularities import must_discard_exposed
from bot.canasta.search.exact_lay_downs import ExactLayDowns, exact_lay_downs
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.ui.words.cards import counts_of

NO_PLACE: Final = 999
"""The place of a card that is selected by itself, and of a wild card that goes back to the hand."""

_RED_THREE: Final = card(Rank.THREE, Suit.HEARTS)
_TWO: Final = card(Rank.TWO, Suit.CLUBS)


def look_of(some: Card) -> Card:
    """Return the card that stands for all which one button selects: those of a rank, threes by colour."""
    if rank_of(some) == Rank.JOKER:
        return JOKER
    return _RED_THREE if is_red_three(some) else card(rank_of(some), Suit.CLUBS)


def has_card_buttons(view: SeatView) -> bool:
    """Return whether the cards can be selected by their ranks: where no sequences are melded."""
    return not view.table.rules.melds.sequence_melds


class Taps:
    """The card buttons of a hand and its draft, at one version of the table.

    ``loose`` is the look of a card that is selected by itself, 0 if there is none.
    """

    shows_suits = False
    """Whether cards of a rank have a button for each suit."""

    def __init__(
        self, view: SeatView, draft: Draft, loose: Card = 0, order: HandOrder = HandOrder.HIGH
    ) -> None:
        self.view = view
        self.order = order
        self.draft = draft
        self.loose = loose if loose and size(held_alike(view, loose)) > self._drafted(loose) else 0

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Return the most that may be set at each place of the draft."""
        return choices(self.draft, self.view)

    @cached_property
    def looks(self) -> tuple[Card, ...]:
        """Return the looks of the cards in hand, as hands are held, then of those that lie exposed."""
        exposed = must_discard_exposed(self.view.table, self.view.seat)
        found: list[Card] = []
        for cards in (self.view.hand, exposed):
            for rank, _ in counts_of(cards, self.order):
                found += map(look_of, each_card(of_rank(cards, rank)))
        return tuple(dict.fromkeys(found))

    @cached_property
    def selected(self) -> tuple[Card, ...]:
        """Return the looks of which a card is selected."""
        return tuple(look for look in self.looks if self.count(look))

    def count(self, look: Card) -> int:
        """Return how many cards of a look are selected."""
        return self._drafted(look) + (self.loose == look)

    def held(self, look: Card) -> Cards:
        """Return the cards that a button selects."""
        return held_alike(self.view, look)

    def look_of(self, some: Card) -> Card:
        """Return the card that stands for all which the button of this card selects."""
        return look_of(some)

    def _drafted(self, look: Card) -> int:
        return sum(count_in(play, look) for play in self.draft.plays)

    @property
    def homes(self) -> list[Choice]:
        """Return where the loose wild card may go: to prepared melds, to own ones, to a meld of wild cards."""
        if not (self.loose and is_wild(self.loose)):
            return []
        places = {WILD_PLACE, *(play.place for play in self.draft.plays if play.count)}
        return [
            choice
            for choice in self.choices
            if self._room(choice) and (choice.meld is not None or choice.place in places)
        ]

    def _room(self, choice: Choice) -> int:
        return choice.jokers if self.loose == JOKER else choice.twos

    def next_tap(self, look: Card) -> tuple[int, int]:
        """Return the place that a tap on these cards sets, and how many of them it puts there."""
        if is_wild(look):
            return self._next_wild(look)
        place = self._place_of(look)
        if place == NO_PLACE:
            return NO_PLACE, int(self.loose != look)
        now = count_in(self.draft.play_of(place), look)
        free = size(held_alike(self.view, look)) - (self._drafted(look) - now)
        choice = self._choice(place)
        fit = 0 if choice is None else (choice.reds if look == _RED_THREE else choice.naturals)
        return place, now - 1 if now else (min(free, fit) if fit else free)

    def _next_wild(self, look: Card) -> tuple[int, int]:
        """Return what a tap on a wild card sets: one more with the only prepared meld, from the last one none."""
        if len(self.draft.plays) == 1:
            [play] = self.draft.plays
            choice = self._choice(play.place)
            room = 0 if choice is None else (choice.jokers if look == JOKER else choice.twos)
            now = count_in(play, look)
            if now or room:
                return play.place, now + 1 if now < room else 0
        return NO_PLACE, int(self.loose != look)

    def _place_of(self, look: Card) -> int:
        if not _alike(self.view.hand, look):
            return NO_PLACE
        if look == _RED_THREE:
            return THREES_PLACE if self.view.table.rules.melds.threes_melds else NO_PLACE
        rank = rank_of(look)
        beside = place_beside(rank)
        if self._choice(rank) is None and self._choice(beside) is not None:
            return beside
        return rank

    def _choice(self, place: int) -> Choice | None:
        return next((choice for choice in self.choices if choice.place == place), None)

    @property
    def has_two_homes(self) -> bool:
        """Return whether cards of some rank may go to one of two melds, which a button cannot ask."""
        places = {choice.place for choice in self.choices}
        return any(place_beside(rank) in places for rank in places)


def count_in(play: DraftPlay, look: Card) -> int:
    """Return how many cards of a look are prepared in a play."""
    if look == JOKER:
        return play.jokers
    if look == _TWO:
        return play.twos
    if play.rank != rank_of(look):
        return 0
    return play.reds if look == _RED_THREE else play.naturals


def with_count(play: DraftPlay, look: Card, count: int) -> DraftPlay:
    """Return the play with so many cards of a look."""
    if look == JOKER:
        return structs.replace(play, jokers=count)
    if look == _TWO:
        return structs.replace(play, twos=count)
    return structs.replace(play, **{"reds" if look == _RED_THREE else "naturals": count})


def tapped(draft: Draft, view: SeatView, look: Card, place: int, count: int, loose: Card) -> Draft:
    """Return the draft after a tap; a loose wild card goes to the meld if that is the only one now."""
    uses_pile = view.table.phase is Phase.DRAW
    play = with_count(draft.play_of(place), look, count)
    if not (is_wild(look) or play.naturals or play.reds) and not _lies(view, play):
        play = DraftPlay(
            place
        )  # its wild cards go back to the hand with the last of the cards that they stood beside
    after = Draft(draft.revision, uses_pile, draft.plays).with_play(play)
    if loose and is_wild(loose) and count and [each.place for each in after.plays] == [place]:
        choice = next((each for each in choices(after, view) if each.place == place), None)
        if choice is not None and (choice.jokers if loose == JOKER else choice.twos):
            return after.with_play(with_count(play, loose, max(1, count_in(play, loose))))
    return after


def _lies(view: SeatView, play: DraftPlay) -> bool:
    """Return whether there is a card for the meld at a place without those of the hand."""
    if view.table.phase is Phase.DRAW and play.rank and play.rank == upcard_rank(view):
        return True
    return any(meld.rank == play.rank for meld in view.melds)


def held_alike(view: SeatView, look: Card) -> Cards:
    """Return the cards that one button selects: those in hand, else those that lie exposed and must be discarded."""
    return _alike(view.hand, look) or _alike(must_discard_exposed(view.table, view.seat), look)


def _alike(cards: Cards, look: Card) -> Cards:
    if rank_of(look) == Rank.THREE:
        return cards & (RED_THREES if look == _RED_THREE else BLACK_THREES)
    return of_rank(cards, rank_of(look))


def is_one_face(cards: Cards) -> bool:
    """Return whether all the cards are of one suit, so that a button may show it."""
    return len(set(each_card(cards))) == 1


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
        for face in each_card(cards):
            found[look_of_face(face)] = found.get(look_of_face(face), 0) + 1
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
