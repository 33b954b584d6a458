"""Points as text."""

from __future__ import annotations

from bot.ui.texts import Texts

_MINUS = "−"


def signed(texts: Texts, points: int) -> str:
    """Points with their sign: "+450", "−120", "0"."""
    if points == 0:
        return "0"
    return ("+" if points > 0 else _MINUS) + texts.number(abs(points))


def total(texts: Texts, points: int) -> str:
    """A score, negative ones with a proper minus."""
    return texts.number(points) if points >= 0 else _MINUS + texts.number(-points)
