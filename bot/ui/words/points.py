"""Points as text."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.ui.texts import Texts

_MINUS = "−"


def signed(texts: Texts, points: int) -> str:
    """Return points with their sign: "+450", "−120", "0"."""
    if points == 0:
        return "0"
    return ("+" if points > 0 else _MINUS) + texts.number(abs(points))


def total(texts: Texts, points: int) -> str:
    """Return a score, negative ones with a proper minus sign."""
    return texts.number(points) if points >= 0 else _MINUS + texts.number(-points)


def of_winners(texts: Texts, totals: Sequence[int], winners: Collection[int]) -> tuple[str, str]:
    """Return the total of the winners, and those of the other sides, best first: "5,115" and "2,770"."""
    others = sorted((points for side, points in enumerate(totals) if side not in winners), reverse=True)
    best = max(totals, default=0)
    return total(texts, best), texts.listed([total(texts, points) for points in others])
