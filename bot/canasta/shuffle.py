"""The order of the pack, derived from a secret so that anybody can check it afterwards.

Every number comes from HMAC-SHA256 with the secret as its key over a text that names the purpose, the table, the round,
the players' cut and a counter. Numbers are drawn by rejection, so that no order is likelier than another, and no
library's random generator is involved.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator

from bot.canasta.cards import Card, Cards, each_card

_WORD = 1 << 32
_EIGHT_WORDS = struct.Struct(">8I")

DEAL = "deal"
FIRST_DEALER = "first dealer"
CUT_FOR_DEAL = "cut for the deal"
DRAW_FOR_PARTNERS = "draw for partners"
CUT_FOR_SEATS = "cut for seats"
EXACT_CUT = "exact cut"
RECYCLED_PILE = "recycled pile"


def commitment(secret: bytes) -> str:
    """Return the commitment that is published before the deal: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def _words(secret: bytes, purpose: str, label: str, round_number: int, cut: str) -> Iterator[int]:
    """Yield 32-bit numbers without end."""
    # The cut is free text of players: hashed, it cannot be taken for another field.
    prefix = "|".join(
        ("canasta", purpose, label, str(round_number), hashlib.sha256(cut.encode()).hexdigest())
    )
    counter = 0
    while True:
        digest = hmac.digest(secret, f"{prefix}|{counter}".encode(), "sha256")
        yield from _EIGHT_WORDS.unpack(digest)
        counter += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """Return a number from 0 to ``limit - 1``, each equally likely."""
    fair = _WORD - _WORD % limit
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % limit


def shuffled(
    cards: Cards, secret: bytes, label: str, round_number: int, cut: str, purpose: str = DEAL
) -> bytes:
    """Return the cards in pack order, top first, one byte a card: a Fisher-Yates shuffle of the sorted cards."""
    order: list[Card] = list(each_card(cards))
    words = _words(secret, purpose, label, round_number, cut)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return bytes(order)


def drawn_lot(count: int, secret: bytes, label: str, round_number: int, cut: str, purpose: str) -> int:
    """Return a number from 0 to ``count - 1``, for a decision by lot such as the first dealer."""
    return _below(count, _words(secret, purpose, label, round_number, cut))


def derived_secret(secret: bytes, label: str, round_number: int, cut: str, purpose: str) -> bytes:
    """Return a secret for one purpose, computed from another secret that it does not reveal."""
    words = _words(secret, purpose, label, round_number, cut)
    return b"".join(next(words).to_bytes(4, "big") for _ in range(8))
