"""What a suggested play makes of the own melds: a canasta completed or spoilt, and melds that cost points unfinished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.canasta.actions import LayDown
from bot.canasta.drafts.judging import resolve_in_turn
from bot.canasta.errors import Violation
from bot.canasta.melds import Make, Meld
from bot.canasta.policies.penalties import unfinished
from bot.canasta.view import SeatView
from bot.ui.texts import Texts
from bot.ui.words.cards import rank_name


class Consequences(NamedTuple):
    """The consequences of a play in words; either may be empty."""

    gains: tuple[str, ...]
    risks: tuple[str, ...]


def consequences_of(texts: Texts, action: LayDown, view: SeatView) -> Consequences:
    """Return what a legal play makes of the own melds; nothing where it only adds cards to them."""
    after = resolve_in_turn(action, view)
    if isinstance(after, Violation):
        return Consequences((), ())
    before = {meld.id: meld for meld in view.melds}
    changed = [(before.get(meld.id), meld) for meld in after if before.get(meld.id) != meld]
    return Consequences(tuple(_gains(texts, changed)), tuple(_risks(texts, view, changed)))


def _gains(texts: Texts, changed: list[tuple[Meld | None, Meld]]) -> Iterator[str]:
    for old, new in changed:
        if new.is_canasta and not (old is not None and old.is_canasta):
            yield texts("play-makes", make=texts(f"make-{new.make}"))


def _risks(texts: Texts, view: SeatView, changed: list[tuple[Meld | None, Meld]]) -> Iterator[str]:
    scoring = view.table.rules.scoring
    for old, new in changed:
        if old is not None and old.is_canasta and old.make is Make.NATURAL and new.make is Make.MIXED:
            yield texts("play-spoils", rank=rank_name(texts, new.rank))
        cost = unfinished(scoring, new)
        if cost is not None and cost[1] and (old is None or unfinished(scoring, old) != cost):
            yield texts("play-unfinished", rank=rank_name(texts, new.rank), points=cost[1])
