"""Positions with a request to the judge and what its answer must show, in a line each."""

from typing import Any, NamedTuple


class JudgedPosition(NamedTuple):
    """A request, and what its answer must show; ``reason`` is that of the refusal."""

    name: str
    source: str
    position: dict[str, Any]
    ask: dict[str, Any]
    reason: str | None
    shows: dict[str, Any]


def does(
    name: str, source: str, action: Any, shows: dict[str, Any] | None = None, **position: Any
) -> JudgedPosition:
    """An action that is legal."""
    return JudgedPosition(name, source, position, {"action": action}, None, {"legal": True} | (shows or {}))


def may_not(
    name: str, source: str, action: Any, reason: str, facts: Any = None, **position: Any
) -> JudgedPosition:
    """An action that is refused."""
    shows = {"legal": False, "reason": reason} | ({"facts": facts} if facts else {})
    return JudgedPosition(name, source, position, {"action": action}, reason, shows)


def sees(name: str, source: str, shows: dict[str, Any], **position: Any) -> JudgedPosition:
    """What the seat to act sees."""
    return JudgedPosition(name, source, position, {"view": True}, None, shows)


def scores(
    name: str, source: str, totals: list[int], shows: dict[str, Any] | None = None, **position: Any
) -> JudgedPosition:
    """The totals after a round."""
    return JudgedPosition(name, source, position, {"score": True}, None, {"totals": totals} | (shows or {}))


REST = {"1": "4", "2": "5", "3": "6"}
"""One card for everybody else, so that the end of the round can be told."""


def hand(cards: str, **others: str) -> dict[str, str]:
    return {"0": cards} | REST | others


PAGAT = "pagat, "
WIKIPEDIA = "Wikipedia 2005, "
AMERICAN = PAGAT + "Modern American Canasta, "
