"""Views of a match: :class:`TableView` for everybody, :class:`SeatView` for one seat.

The state of a match shares its :class:`TableView` with all views, so that a view costs one small object and has no
room for a secret.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.canasta.cards import Card, Cards, count_all, full_pack, size
from bot.canasta.melds import Meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating, SideId
from bot.canasta.turn import DRAWING, PLAYING, Phase, Question, Turn


class EndReason(StrEnum):
    """The reason why a round ended."""

    WENT_OUT = "went_out"
    STOCK_EXHAUSTED = "stock_exhausted"
    LAST_CARD_RED_THREE = "last_card_red_three"
    LAST_CARD_DISCARDED = "last_card_discarded"
    SPECIAL_HAND = "special_hand"


class ScoreKey(StrEnum):
    """The item that a line of a score sheet counts."""

    SPECIAL_HAND = "special_hand"
    NATURAL_CANASTAS = "natural_canastas"
    MIXED_CANASTAS = "mixed_canastas"
    SEVENS_CANASTAS = "sevens_canastas"
    ACES_CANASTAS = "aces_canastas"
    WILD_CANASTAS = "wild_canastas"
    SEQUENCE_CANASTAS = "sequence_canastas"
    THREES_CANASTAS = "threes_canastas"
    CONCEALED_CANASTAS = "concealed_canastas"
    GOING_OUT = "going_out"
    CONCEALED = "concealed"
    EXACT_CUT = "exact_cut"
    RED_THREES = "red_threes"
    BLACK_THREES = "black_threes"
    MELDED_CARDS = "melded_cards"
    UNFINISHED_SEVENS = "unfinished_sevens"
    UNFINISHED_ACES = "unfinished_aces"
    UNFINISHED_WILDS = "unfinished_wilds"
    SHORT_SEQUENCES = "short_sequences"
    SEVENS_IN_HAND = "sevens_in_hand"
    ACES_IN_HAND = "aces_in_hand"
    CARDS_IN_HAND = "cards_in_hand"
    CARDS_IN_FOOT = "cards_in_foot"
    FINES = "fines"


class ScoreLine(Struct, frozen=True, gc=False):
    """One line of a score sheet: ``count`` things make ``points``; ``seat`` where it is one player's."""

    key: ScoreKey
    count: int
    points: int
    seat: Seat | None = None


class ScoreSheet(Struct, frozen=True, gc=False):
    """The score of one side in a round: its lines, their sum, and the totals before and after.

    Where every seat has a total of its own (three players with a lone hand) ``side`` is the number of the seat.
    """

    side: SideId
    lines: tuple[ScoreLine, ...]
    total: int
    before: int
    after: int


class RoundResult(Struct, frozen=True, gc=False):
    """The end of a round, and its score sheets by side."""

    reason: EndReason
    went_out: Seat | None
    concealed: bool
    sheets: tuple[ScoreSheet, ...]
    special_hand: str | None = None


class TableView(Struct, frozen=True, gc=False):
    """Everything that is public at a table.

    Tuples are indexed by seat or by side, as their names say.

    * ``melds``: by side, in the order they were begun.
    * ``laid_threes``: by seat, threes on the table (and black threes set aside).
    * ``hand_sizes``: by seat.
    * ``known``: by seat, cards that everybody saw go into this hand (with a taken pile) and that are still there for
      certain.
    * ``pile``: the cards that were face up once, bottom to top, one byte each. All were seen when discarded;
      the option ``pile_visibility`` says what is *shown* of them.
    * ``pile_face_down``: how many cards below those nobody has seen.
    * ``pile_frozen``: a freezing card lies in the pile. A pile can also be frozen for one side only, see
      :func:`bot.canasta.phases.taking.frozen_and_blocked.frozen_for`.
    * ``has_melded``: by side.
    * ``melded_before``: by seat, whether this player laid cards down in an earlier turn of the round.
    * ``questions_asked``: by seat, in this round.
    * ``totals``: by side, before this round (after it once ``result`` is there); by seat where every seat has its own.
    * ``minimums``: indexed as ``totals``, the initial meld requirement in this round.
    * ``feet``: by seat, or by side where each side has one (option ``foot_scope``), the cards of the second packet
      while it is not picked up; empty without feet.
    * ``played_from_foot``: by seat, whether this player laid or discarded a card of the foot; empty without feet, and
      where each side has one.
    * ``bonus``: by seat, bonus cards lying face down until the seat's next turn; empty where there are none.
    * ``wings``: the sizes of the packets that are still to be given.
    * ``turn_card_drawn``: whether the turn card has left the stock (True where there is none).
    * ``recycled``: how often the pile has become a new stock in this round.
    * ``penalty_cards``: by seat, cards lying exposed after an improper initial meld; empty without irregularities.
    * ``fines``: by seat, points to be taken from the side at the end of the round; empty without irregularities.
    * ``says_more``: by seat, whether it said falsely that it holds more than one card, until its next turn; empty while
      nobody did.
    * ``exact_cut``: the side that has the bonus for an exact cut in this round.
    * ``result``: of the round just ended, None while one is running.
    * ``winners``: sides, once the match is over.
    * ``turned_red_three``: a red three turned up at the deal lies in the pile and freezes it, in a game in which a
      discarded one does not (option ``turned_red_three_freezes``).
    * ``seen_stock``: the last cards of the stock, one byte each, as far as everybody saw them in the pile before it was
      turned over; the first of them is drawn first.
    """

    rules: RuleSet
    seating: Seating
    round: int
    dealer: Seat
    phase: Phase
    turn: Turn
    question: Question | None
    melds: tuple[tuple[Meld, ...], ...]
    laid_threes: tuple[Cards, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[Cards, ...]
    stock_size: int
    pile: bytes
    pile_face_down: int
    pile_frozen: bool
    has_melded: tuple[bool, ...]
    melded_before: tuple[bool, ...]
    questions_asked: tuple[int, ...]
    totals: tuple[int, ...]
    minimums: tuple[int, ...]
    feet: tuple[int, ...] = ()
    played_from_foot: tuple[bool, ...] = ()
    bonus: tuple[int, ...] = ()
    wings: tuple[int, ...] = ()
    turn_card_drawn: bool = True
    recycled: int = 0
    penalty_cards: tuple[Cards, ...] = ()
    fines: tuple[int, ...] = ()
    says_more: tuple[bool, ...] = ()
    exact_cut: SideId | None = None
    result: RoundResult | None = None
    winners: tuple[SideId, ...] = ()
    turned_red_three: bool = False
    seen_stock: bytes = b""

    @property
    def upcard(self) -> Card | None:
        """Return the card on top of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def pile_size(self) -> int:
        """Return the number of cards of the pile."""
        return len(self.pile) + self.pile_face_down

    @property
    def is_running(self) -> bool:
        """Return whether a round is being played."""
        return self.phase is DRAWING or self.phase is PLAYING

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act: those that may answer an open question, else the seat whose turn it is."""
        phase = self.phase
        if phase is not PLAYING and phase is not DRAWING:
            return ()
        question = self.question
        if question is None or question.answer is not None:
            return (self.turn.seat,)
        return question.answerers

    @property
    def has_face_down_discard(self) -> bool:
        """Return whether the round ended with a last discard that lies face down (option final_discard_face_down)."""
        if self.result is None or not self.rules.discard.final_discard_face_down:
            return False
        deal = self.rules.deal
        elsewhere = (
            sum(self.hand_sizes)
            + self.stock_size
            + self.pile_size
            + sum((*self.feet, *self.bonus, *self.wings))
            + sum(meld.size for melds in self.melds for meld in melds)
            + sum(map(size, self.laid_threes))
        )
        return elsewhere < count_all(
            full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
        )

    def turns_begun(self, seat: Seat) -> int:
        """Return the number of turns of this round that a playing seat has begun, the one in progress included."""
        order = self.seating.order
        seats = len(order)
        behind_first = (order.index(seat) - order.index(self.seating.next_after(self.dealer))) % seats
        return max(0, (self.turn.number - behind_first + seats - 1) // seats)

    def count_told(self, seat: Seat) -> int | None:
        """Return the number of cards in a hand as told to others; None is "more than one" (option card_count_question).

        Scarne, Seeking Information: a player with a single card must say so and need say no more than that.
        """
        count = self.hand_sizes[seat]
        if self.rules.manners.card_count_question != "one_or_more":
            return count
        return None if count > 1 or (self.says_more and self.says_more[seat]) else count

    def foot_place(self, seat: Seat) -> int:
        """Return the index in ``feet`` of the packet that this seat picks up."""
        return self.seating.sides[seat] if self.rules.deal.foot_scope == "team" else seat

    def cards_in_feet(self, side: SideId) -> int:
        """Return the number of cards in the packets of a side that are not picked up."""
        if not self.feet:
            return 0
        return sum(self.feet[place] for place in {*map(self.foot_place, self.seating.members(side))})

    def minimum_of(self, seat: Seat) -> int:
        """Return the initial meld requirement for this seat in this round, whether or not its side has melded."""
        return self.minimums[self.seating.account_of(seat)]

    def side_melds(self, seat: Seat) -> tuple[Meld, ...]:
        """Return the melds of a seat's side."""
        return self.melds[self.seating.sides[seat]]


class SeatView(Struct, frozen=True, gc=False):
    """Everything one seat may see: the public facts and its own hand."""

    table: TableView
    seat: Seat
    hand: Cards

    @property
    def side(self) -> SideId:
        """Return the side of the seat."""
        return self.table.seating.sides[self.seat]

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Return the melds of the own side."""
        return self.table.melds[self.table.seating.sides[self.seat]]

    @property
    def requirement(self) -> int:
        """Return the initial meld requirement that is still due: 0 once the side has melded."""
        table = self.table
        return 0 if table.has_melded[table.seating.sides[self.seat]] else table.minimum_of(self.seat)

    @property
    def is_to_act(self) -> bool:
        """Return whether the table waits for this seat."""
        return self.seat in self.table.seats_to_act
