"""What may be seen: :class:`TableView` by everybody, :class:`SeatView` by one seat.

The state of a match shares its :class:`TableView` with all views, so that a view costs one small object and has no
room for a secret.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.canasta.cards import Card, Cards
from bot.canasta.melds import Meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating, SideId
from bot.canasta.turn import DRAWING, PLAYING, Phase, Question, Turn


class EndReason(StrEnum):
    """Why a round ended."""

    WENT_OUT = "went_out"
    STOCK_EXHAUSTED = "stock_exhausted"
    LAST_CARD_RED_THREE = "last_card_red_three"


class ScoreKey(StrEnum):
    """What a line of a score sheet counts."""

    NATURAL_CANASTAS = "natural_canastas"
    MIXED_CANASTAS = "mixed_canastas"
    GOING_OUT = "going_out"
    CONCEALED = "concealed"
    RED_THREES = "red_threes"
    MELDED_CARDS = "melded_cards"
    CARDS_IN_HAND = "cards_in_hand"


class ScoreLine(Struct, frozen=True, gc=False):
    """One line of a score sheet: ``count`` things make ``points``; ``seat`` where it is one player's."""

    key: ScoreKey
    count: int
    points: int
    seat: Seat | None = None


class ScoreSheet(Struct, frozen=True, gc=False):
    """What one side made in a round: its lines, their sum, and the totals before and after."""

    side: SideId
    lines: tuple[ScoreLine, ...]
    total: int
    before: int
    after: int


class RoundResult(Struct, frozen=True, gc=False):
    """How a round ended, and its score sheets by side."""

    reason: EndReason
    went_out: Seat | None
    concealed: bool
    sheets: tuple[ScoreSheet, ...]


class TableView(Struct, frozen=True, gc=False):
    """Everything that is public at a table.

    Tuples are indexed by seat or by side, as their names say.

    * ``melds``: by side, in the order they were begun.
    * ``red_threes``: by seat, laid on the table.
    * ``hand_sizes``: by seat.
    * ``known``: by seat, cards that everybody saw go into this hand (with a taken pile) and that are still there for
      certain.
    * ``pile``: the cards that were face up once, bottom to top, one byte each. All were seen when they were thrown;
      the option ``pile_visibility`` says what is *shown* of them.
    * ``pile_face_down``: cards below those that nobody has seen.
    * ``pile_frozen``: a freezing card lies in the pile. A pile can also be frozen for one side only, see
      :func:`bot.canasta.phases.take_pile.frozen_for`.
    * ``has_melded``: by side.
    * ``melded_before``: by seat, whether this player laid cards down in an earlier turn of the round.
    * ``questions_asked``: by seat, in this round.
    * ``totals``: by side, before this round (after it once ``result`` is there).
    * ``minimums``: by side, the initial meld requirement in this round.
    * ``result``: of the round just ended, None while one is running.
    * ``winners``: sides, once the match is over.
    """

    rules: RuleSet
    seating: Seating
    round: int
    dealer: Seat
    phase: Phase
    turn: Turn
    question: Question | None
    melds: tuple[tuple[Meld, ...], ...]
    red_threes: tuple[Cards, ...]
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
    result: RoundResult | None = None
    winners: tuple[SideId, ...] = ()

    @property
    def upcard(self) -> Card | None:
        """The card on top of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def pile_size(self) -> int:
        """How many cards the pile has."""
        return len(self.pile) + self.pile_face_down

    @property
    def is_running(self) -> bool:
        """Whether a round is being played."""
        return self.phase is DRAWING or self.phase is PLAYING

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Whom the table waits for: those who may answer an open question, else the seat whose turn it is."""
        phase = self.phase
        if phase is not PLAYING and phase is not DRAWING:
            return ()
        question = self.question
        if question is None or question.answer is not None:
            return (self.turn.seat,)
        return question.answerers

    def side_melds(self, seat: Seat) -> tuple[Meld, ...]:
        """The melds of a seat's side."""
        return self.melds[self.seating.sides[seat]]


class SeatView(Struct, frozen=True, gc=False):
    """Everything one seat may see: the public facts and its own hand."""

    table: TableView
    seat: Seat
    hand: Cards

    @property
    def side(self) -> SideId:
        """The side of the seat."""
        return self.table.seating.sides[self.seat]

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds of the own side."""
        return self.table.melds[self.table.seating.sides[self.seat]]

    @property
    def requirement(self) -> int:
        """The initial meld requirement that is still due: 0 once the side has melded."""
        side = self.side
        return 0 if self.table.has_melded[side] else self.table.minimums[side]

    @property
    def is_to_act(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat in self.table.seats_to_act
