"""Events of a match. Each event tells who may know it: ``audience`` is None for everybody, else one seat.

Public and private halves of one happening are separate events (:class:`Drew` and :class:`DrewCards`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from bot.canasta.cards import Card, Cards
from bot.canasta.melds import Make, MeldId, MeldKind
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import RoundResult


class _Public(Struct, frozen=True, gc=False):
    @property
    def audience(self) -> Seat | None:
        """Return None, which stands for everybody."""
        return None


class _Private(Struct, frozen=True, gc=False):
    seat: Seat
    cards: Cards

    @property
    def audience(self) -> Seat | None:
        """Return the seat alone."""
        return self.seat


class RoundStarted(_Public, frozen=True, gc=False, tag="round_started"):
    """A round was dealt.

    ``upcards`` are the cards turned for the pile, bottom to top, one byte each, ``face_down`` the number of cards below
    them. ``sits_out`` are the seats that do not play this round. A ``hand_size`` of 0 says that the round was not dealt
    but goes on from a moment of another one.
    """

    round: int
    dealer: Seat
    first: Seat
    hand_size: int
    upcards: bytes
    face_down: int = 0
    foot_size: int = 0
    sits_out: tuple[Seat, ...] = ()


class PackShuffled(_Public, frozen=True, gc=False, tag="pack_shuffled"):
    """The order of the pack was made of a secret whose commitment was published before, and of the players' cuts.

    Emitted by the table, not by the engine.
    """

    commitment: str
    cut: str


class DealSealed(_Public, frozen=True, gc=False, tag="deal_sealed"):
    """The secret of a coming deal was drawn: this is its commitment, and until that deal players may cut.

    Emitted by the table, not by the engine.
    """

    round: int
    commitment: str


class SeatsDrawn(_Public, frozen=True, gc=False, tag="seats_drawn"):
    """Partners and seats were drawn with cards before the first deal (option ``seat_draw``).

    ``draws`` are the cards for the partners, one byte a card, a card for each place of the lobby; ``cuts`` those for
    the seats, a card for each of the places in ``cutters``. The last ones count, those before were ties. ``seats`` has
    the new seat of each place.
    """

    draws: tuple[bytes, ...]
    cutters: tuple[int, ...]
    cuts: tuple[bytes, ...]
    seats: tuple[Seat, ...]


class DealResealed(_Public, frozen=True, gc=False, tag="deal_resealed"):
    """The deal that was just made was sealed anew after a backup was restored: ``before`` are the commitments that had
    been published for it, oldest first.

    Emitted by the table, not by the engine.
    """

    before: tuple[str, ...]


class HandDealt(_Private, frozen=True, gc=False, tag="hand_dealt"):
    """The hand a seat was dealt, red threes already laid and replaced."""


class ThreesLaid(_Public, frozen=True, gc=False, tag="threes_laid"):
    """Threes went to the table. ``replaced`` is the number of cards drawn for them."""

    seat: Seat
    cards: Cards
    replaced: int


class Drew(_Public, frozen=True, gc=False, tag="drew"):
    """A seat drew ``count`` cards that it keeps; ``stock`` cards are left."""

    seat: Seat
    count: int
    stock: int


class DrewCards(_Private, frozen=True, gc=False, tag="drew_cards"):
    """The cards that a seat drew and keeps."""


class TookPile(_Public, frozen=True, gc=False, tag="took_pile"):
    """A seat took the pile. ``to_hand`` are the face-up cards that went to its hand; ``count`` is the whole pile."""

    seat: Seat
    upcard: Card
    count: int
    to_hand: Cards


class LaidDown(_Public, frozen=True, gc=False, tag="laid_down"):
    """Cards came to a meld; ``cards`` include the upcard where it was used. ``is_new``: the meld was begun."""

    seat: Seat
    meld: MeldId
    kind: MeldKind
    rank: int
    cards: Cards
    is_new: bool
    size: int


class CanastaCompleted(_Public, frozen=True, gc=False, tag="canasta_completed"):
    """A meld became a canasta."""

    seat: Seat
    side: SideId
    meld: MeldId
    rank: int
    make: Make


class Discarded(_Public, frozen=True, gc=False, tag="discarded"):
    """A card was discarded, None when face down. ``freezes``: the pile is frozen from now on and was not before."""

    seat: Seat
    card: Card | None
    freezes: bool


class DiscardForced(_Public, frozen=True, gc=False, tag="discard_forced"):
    """A card was discarded that is banned while the seat has another: it had none, and need not show its hand.

    ``why`` names the ban (pagat, Modern American Canasta: "you must show your hand if requested"; option
    hand_proof_on_demand).
    """

    seat: Seat
    why: str


class PartnerAsked(_Public, frozen=True, gc=False, tag="partner_asked"):
    """A seat asked whether it may go out."""

    seat: Seat
    answerers: tuple[Seat, ...]


class QuestionWithdrawn(_Public, frozen=True, gc=False, tag="question_withdrawn"):
    """The question was taken back unanswered."""

    seat: Seat


class PartnerAnswered(_Public, frozen=True, gc=False, tag="partner_answered"):
    """The question was answered."""

    seat: Seat
    asker: Seat
    yes: bool


class Passed(_Public, frozen=True, gc=False, tag="passed"):
    """The stock is empty and the seat left the pile: the round ends."""

    seat: Seat


class WentOut(_Public, frozen=True, gc=False, tag="went_out"):
    """A seat went out."""

    seat: Seat
    concealed: bool


class ExactCut(_Public, frozen=True, gc=False, tag="exact_cut"):
    """A seat cut the pack at exactly the cards needed for the deal; its side gets the points."""

    seat: Seat
    side: SideId
    points: int


class DrewHidden(_Private, frozen=True, gc=False, tag="drew_hidden"):
    """The cards that a seat got without anybody seeing them: replacements, face-down cards of the pile, bonus cards."""


class TurnCardDrawn(_Public, frozen=True, gc=False, tag="turn_card_drawn"):
    """The turn card left the stock; ``stock`` cards are left."""

    seat: Seat
    stock: int


class BonusGiven(_Public, frozen=True, gc=False, tag="bonus_given"):
    """A seat got bonus cards for the initial meld, face down until its next turn or at once into the hand."""

    seat: Seat
    count: int
    to_hand: bool


class BonusTaken(_Public, frozen=True, gc=False, tag="bonus_taken"):
    """The bonus cards before a seat joined its hand."""

    seat: Seat
    count: int


class FootTaken(_Public, frozen=True, gc=False, tag="foot_taken"):
    """A seat picked up its second packet."""

    seat: Seat
    count: int


class PileRecycled(_Public, frozen=True, gc=False, tag="pile_recycled"):
    """The pile was shuffled and became the stock, since this seat had nothing to draw; the upcard stays."""

    seat: Seat
    stock: int


class PileTurnedOver(_Public, frozen=True, gc=False, tag="pile_turned_over"):
    """The whole pile was turned over and became the stock, in its order, since this seat had nothing to draw."""

    seat: Seat
    stock: int


class SidesFormed(_Public, frozen=True, gc=False, tag="sides_formed"):
    """The sides of this round were formed: ``seat`` plays alone, the others are partners."""

    seat: Seat
    partners: tuple[Seat, ...]


class SpecialHandShown(_Public, frozen=True, gc=False, tag="special_hand_shown"):
    """A seat showed its whole hand as a special hand."""

    seat: Seat
    name: str
    cards: Cards


class Fined(_Public, frozen=True, gc=False, tag="fined"):
    """A seat was fined for an irregularity; ``why`` names it."""

    seat: Seat
    points: int
    why: str


class CardsExposed(_Public, frozen=True, gc=False, tag="cards_exposed"):
    """An improper initial meld: its cards lie exposed before the seat."""

    seat: Seat
    cards: Cards


class ExposedTakenBack(_Public, frozen=True, gc=False, tag="exposed_taken_back"):
    """The side of a seat has melded: what was left of its exposed cards joined its hand again."""

    seat: Seat
    cards: Cards


class TookBack(_Public, frozen=True, gc=False, tag="took_back"):
    """A seat took back what it had laid down in this turn; ``cards`` are in its hand again.

    The engine does not know this event: see :mod:`bot.canasta.taking_back`.
    """

    seat: Seat
    cards: Cards


class RoundEnded(_Public, frozen=True, gc=False, tag="round_ended"):
    """The round is over and scored."""

    round: int
    result: RoundResult


class MatchEnded(_Public, frozen=True, gc=False, tag="match_ended"):
    """The match is over. ``winners`` are sides; ``margin`` is the lead over the best other side."""

    winners: tuple[SideId, ...]
    totals: tuple[int, ...]
    margin: int


Event: TypeAlias = (
    RoundStarted
    | PackShuffled
    | DealSealed
    | SeatsDrawn
    | DealResealed
    | HandDealt
    | ThreesLaid
    | Drew
    | DrewCards
    | TookPile
    | LaidDown
    | CanastaCompleted
    | Discarded
    | DiscardForced
    | PartnerAsked
    | QuestionWithdrawn
    | PartnerAnswered
    | Passed
    | WentOut
    | ExactCut
    | DrewHidden
    | TurnCardDrawn
    | BonusGiven
    | BonusTaken
    | FootTaken
    | PileRecycled
    | PileTurnedOver
    | SidesFormed
    | SpecialHandShown
    | Fined
    | CardsExposed
    | ExposedTakenBack
    | TookBack
    | RoundEnded
    | MatchEnded
)
"""Anything that can happen."""


def visible_to(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events that this seat may know; with None those that everybody may know."""
    # A list comprehension takes half the time, and every move calls this.
    return tuple([event for event in events if event.audience in (None, seat)])
