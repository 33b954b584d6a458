"""Writers of cards, melds and actions as text, in one form each."""

from collections.abc import Iterable
from functools import lru_cache
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
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import JOKER, Card, Cards, Rank, each_card, rank_of

RANK_TEXTS: Final = ("", "*", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_TEXTS: Final = "CDHS"
_CARD_TEXTS: Final = tuple(
    "*" if a_card == JOKER else RANK_TEXTS[a_card >> 2] + SUIT_TEXTS[a_card & 3] for a_card in range(60)
)


def rank_text(rank: int) -> str:
    """Return a rank as text: ``K``, ``10``, ``2``; ``*`` for the joker."""
    return RANK_TEXTS[rank]


def card_text(a_card: Card) -> str:
    """Return a card as text: ``KH``, ``10S``, ``2D``; ``*`` for the joker."""
    return _CARD_TEXTS[a_card]


def card_texts(cards: Cards) -> list[str]:
    """Return the texts of all cards: aces first, wild cards last."""
    return [_CARD_TEXTS[a_card] for a_card in sorted(each_card(cards), key=_aces_first)]


def _aces_first(a_card: Card) -> int:
    return 4 * (20 - (a_card >> 2)) + (a_card & 3)


@lru_cache(maxsize=1 << 13)
def cards_text(cards: Cards, suits: bool = True) -> str:
    """Return cards as one text, by rank, aces first and wild cards last: ``KC KH 2D *``, without suits ``KK 2 *``."""
    if suits:
        return " ".join(card_texts(cards))
    words: list[str] = []
    last = 0
    for a_card in sorted(each_card(cards), key=_aces_first):
        rank = rank_of(a_card)
        if rank == last and rank != Rank.TEN:
            words[-1] += RANK_TEXTS[rank]
        else:
            words.append(RANK_TEXTS[rank])
        last = rank
    return " ".join(words)


def pile_text(pile: Iterable[Card]) -> str:
    """Return cards as one text, in the order in which they lie."""
    return " ".join(_CARD_TEXTS[a_card] for a_card in pile)


def play_text(play: Play) -> str:
    """Return a play as text: ``KC KD KH``, or ``2S > #3`` where it names a meld."""
    target = "" if play.meld is None else f"> #{play.meld}"
    return f"{cards_text(play.cards)} {target}".strip()


def action_text(action: Action) -> str:
    """Return an action as text that :func:`parse_action` reads; the start of a round has no such text, only a name."""
    match action:
        case LayDown(plays):
            return " ".join(["meld", ", ".join(map(play_text, plays))]).strip()
        case Discard(a_card, says_more):
            return f"discard {card_text(a_card)}" + (" saying more" if says_more else "")
        case TakePile(use, more, count):
            words = ["take", "" if count is None else f"top {count}", play_text(use)]
            if more:
                words += ["with", ", ".join(map(play_text, more))]
            return " ".join(word for word in words if word)
        case Answer(yes):
            return f"answer {'yes' if yes else 'no'}"
        case LayThrees(some):
            return f"threes {cards_text(some)}"
        case DeclareSpecialHand(name, with_upcard):
            return f"show {name}" + (" with upcard" if with_upcard else "")
        case _:
            return _PLAIN_TEXTS[type(action)]


_PLAIN_TEXTS: Final[dict[type, str]] = {
    Draw: "draw",
    AskPartner: "ask partner",
    WithdrawQuestion: "withdraw question",
    Pass: "pass",
    StartRound: "start round",
}
