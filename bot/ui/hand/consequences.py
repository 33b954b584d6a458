"""What a suggested play makes of the own melds: canastas that it completes, and its pitfalls."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.canasta.actions import LayDown
from bot.canasta.drafts.judging import resolve_in_turn
from bot.canasta.errors import Violation
from bot.canasta.melds import Meld
from bot.canasta.search.pitfalls import CountsAgainst, FewCards, Pitfall, Spoilt, Unfinished, pitfalls_of
from bot.canasta.view import SeatView
from bot.ui.texts import Texts
from bot.ui.words.cards import rank_name
from bot.ui.words.melds import make_name


class Consequences(NamedTuple):
    """The consequences of a play in words; either may be empty."""

    gains: tuple[str, ...]
    risks: tuple[str, ...]


def consequences_of(texts: Texts, action: LayDown, view: SeatView) -> Consequences:
    """Return what a legal play makes of the own melds; nothing where it only adds cards to them."""
    melds = resolve_in_turn(action, view)
    if isinstance(melds, Violation):
        return Consequences((), ())
    risks = tuple(_risk(texts, pitfall) for pitfall in pitfalls_of(view, action, melds))
    return Consequences(tuple(_gains(texts, view, melds)), risks)


def _gains(texts: Texts, view: SeatView, melds: tuple[Meld, ...]) -> Iterator[str]:
    before = {meld.id for meld in view.melds if meld.is_canasta}
    for meld in melds:
        if meld.is_canasta and meld.id not in before:
            yield texts("play-makes", make=make_name(texts, meld.make))


def _risk(texts: Texts, pitfall: Pitfall) -> str:
    match pitfall:
        case Spoilt(meld, before, after):
            rank = rank_name(texts, meld.rank)
            return texts("play-spoils", rank=rank, before=before, after=after)
        case Unfinished(meld, cost):
            return texts("play-unfinished", rank=rank_name(texts, meld.rank), points=cost)
        case FewCards(needed, have) if have < needed:
            return texts("play-leaves-one", needed=needed, have=have)
        case FewCards():
            return texts("play-leaves-one-barred")
        case CountsAgainst(stock):
            return texts("play-counts-against", stock=stock)
