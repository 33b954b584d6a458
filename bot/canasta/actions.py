"""The actions of a seat, each a complete value."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.canasta.cards import NO_CARDS, Card, Cards
from bot.canasta.melds import MeldId


class Play(Struct, frozen=True, gc=False):
    """Cards of the own hand put on the table in one place.

    With ``meld`` they are laid off on that meld of the own side. Without it the cards say what they are: naturals of
    one rank with or without wild cards a meld of that rank, which joins the side's meld of the same rank when there is
    one and the rules merge them; wild cards alone a meld of wild cards, which joins the unfinished one when there is
    one; naturals of one suit and different ranks a new sequence; threes a meld of threes.
    """

    cards: Cards
    meld: MeldId | None = None


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """A draw from the stock."""


class TakePile(Struct, frozen=True, gc=False, tag="take_pile"):
    """The taking of the discard pile.

    ``use`` are the cards of the hand that go with the upcard (none when the upcard alone is laid off on a meld of
    the own side). ``more`` are further melds from the hand that are laid together with it: an initial meld may
    need them to reach the requirement. Where the initial meld must come from the hand alone (Modern American), they are
    that meld, and ``use`` is empty when the pair for the upcard lies in one of them.

    ``count`` is how many cards are taken where the taker chooses (option pile_take_extent, from_card): the lowest card
    taken goes with ``use`` then. None is the whole pile, or as much as the rules give. With ``use`` naming a sequence,
    the upcard is laid off there.
    """

    use: Play = Play(NO_CARDS)
    more: tuple[Play, ...] = ()
    count: int | None = None


class LayDown(Struct, frozen=True, gc=False, tag="lay_down"):
    """Melds laid down and cards laid off, all at once."""

    plays: tuple[Play, ...]


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """A card discarded to the pile, which ends the turn.

    With ``says_more`` a player left with one card claims to hold more: a false claim, fined when it comes out
    (option penalty_false_card_count).
    """

    card: Card
    says_more: bool = False


class AskPartner(Struct, frozen=True, gc=False, tag="ask_partner"):
    """The question "may I go out?" to the partner; the answer binds."""


class WithdrawQuestion(Struct, frozen=True, gc=False, tag="withdraw_question"):
    """The withdrawal of a question that is not answered yet."""


class Answer(Struct, frozen=True, gc=False, tag="answer"):
    """The answer to the partner's question."""

    yes: bool


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """The refusal of the pile when the stock is empty, which ends the round."""


class LayThrees(Struct, frozen=True, gc=False, tag="lay_threes"):
    """Threes kept in the hand, laid on the table; a card is drawn for each."""

    cards: Cards


class DeclareSpecialHand(Struct, frozen=True, gc=False, tag="declare_special_hand"):
    """The declaration of the whole hand as a special hand, which ends the round.

    ``name`` is a name of the option special_hands; ``with_upcard`` takes the only card of the pile as the last one.
    """

    name: str
    with_upcard: bool = False


class StartRound(Struct, frozen=True, gc=False, tag="start_round"):
    """The deal of the next round, done by the table and not by a seat.

    ``secret`` are 32 random bytes as 64 hexadecimal digits; ``label`` names the table; ``cut`` is what the players
    added. The order of the pack follows from these and the number of the round.

    ``position`` is an encoded state, without its rules, from which the round goes on in place of a deal; empty in
    matches that are dealt.
    """

    secret: str
    label: str = ""
    cut: str = ""
    position: bytes = b""


Action: TypeAlias = (
    Draw
    | TakePile
    | LayDown
    | Discard
    | AskPartner
    | WithdrawQuestion
    | Answer
    | Pass
    | LayThrees
    | DeclareSpecialHand
    | StartRound
)
"""Any action."""
