"""Offers of the hand panel: the legal actions of a seat, computed from its view alone."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import islice
from typing import TypeVar

from msgspec import Struct, structs

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
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import WILDS, Card, Rank, is_red_three, is_wild, points, rank_of, size
from bot.canasta.codec import encode_action
from bot.canasta.engine import legal_actions
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.suggest import suggested_plays
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import Appraisal
from bot.players.suggesting import Ranking, judged, ranked
from bot.ui.toolkit.components import MOST_OPTIONS

_LOOKED_AT = 2000
"""The most legal actions that are examined for a panel; players never have as many."""

_SUGGESTED = 5

_A = TypeVar("_A", bound=Action)


class Offers(Struct, frozen=True):
    """The legal actions of a seat, sorted by what the panel does with them.

    ``lay_downs`` are in the order of what they lead to; ``better_kept`` says that laying down nothing is better.
    """

    legal: tuple[Action, ...] = ()
    draw: bool = False
    passing: bool = False
    ask: bool = False
    withdraw: bool = False
    answer: bool = False
    takes: tuple[TakePile, ...] = ()
    lay_downs: tuple[LayDown, ...] = ()
    better_kept: bool = False
    threes: tuple[LayThrees, ...] = ()
    special_hands: tuple[DeclareSpecialHand, ...] = ()
    discards: tuple[Card, ...] = ()

    @property
    def simple(self) -> tuple[Action, ...]:
        """Return the legal actions without cards."""
        kinds: tuple[tuple[bool, Action], ...] = (
            (self.draw, Draw()),
            (self.passing, Pass()),
            (self.ask, AskPartner()),
            (self.withdraw, WithdrawQuestion()),
            (self.answer, Answer(yes=True)),
            (self.answer, Answer(yes=False)),
        )
        return tuple(action for is_legal, action in kinds if is_legal)

    @property
    def plays(self) -> tuple[TakePile | LayDown, ...]:
        """Return the actions that menus offer by fingerprint."""
        return (*self.takes, *self.lay_downs)


def offers_for(view: SeatView) -> Offers:
    """Return the legal actions of this seat; none while the table waits for another seat."""
    legal = tuple(islice(legal_actions(view), _LOOKED_AT))
    kinds = {type(action) for action in legal}
    good = suggested_plays(view, _SUGGESTED, legal) if legal else []
    # Those without wild cards first, then those of more points.
    listed = sorted(_of(LayDown, legal), key=lambda action: (_wilds(action), -_worth(action)))
    ranking = ranked(view, _first([*_of(LayDown, good), *listed]))
    threes = sorted(
        _of(LayThrees, legal), key=lambda action: (_ends_round(view, action), -size(action.cards))
    )
    return Offers(
        legal=legal,
        draw=Draw in kinds,
        passing=Pass in kinds,
        ask=AskPartner in kinds,
        withdraw=WithdrawQuestion in kinds,
        answer=Answer in kinds,
        takes=_first([*_of(TakePile, good), *_of(TakePile, legal)]),
        lay_downs=ranking.ordered,
        better_kept=ranking.better_kept,
        threes=_first(threes),
        special_hands=_first(_of(DeclareSpecialHand, legal)),
        discards=_discards(view.table.rules, [action.card for action in _of(Discard, legal)]),
    )


def in_strong_order(offers: Offers, view: SeatView, appraisals: Sequence[Appraisal]) -> Offers:
    """Return offers with their lay-downs in the order of turns that were compared; as they are without any."""
    ranking = judged(view, Ranking(offers.lay_downs, offers.better_kept), appraisals)
    return structs.replace(offers, lay_downs=ranking.ordered, better_kept=ranking.better_kept)


def _of(kind: type[_A], actions: Iterable[Action]) -> list[_A]:
    return [action for action in actions if isinstance(action, kind)]


def _first(actions: Sequence[_A]) -> tuple[_A, ...]:
    return tuple(dict.fromkeys(actions))[:MOST_OPTIONS]


def _ends_round(view: SeatView, action: LayThrees) -> bool:
    """Return whether laying these threes ends the round, as the stock cannot replace them all."""
    ends = view.table.rules.threes.unreplaced_three_ends_round
    return ends and size(action.cards) > view.table.stock_size


def _wilds(action: LayDown) -> int:
    return sum(size(play.cards & WILDS) for play in action.plays)


def _worth(action: LayDown) -> int:
    return sum(points(play.cards) for play in action.plays)


def _discards(rules: RuleSet, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards to choose a discard from: one of each rank (threes by colour), or of each face where
    suits matter.
    """
    by_look: dict[tuple[int, int], Card] = {}
    for a_card in sorted(cards):
        look = a_card & 3 if rules.melds.sequence_melds else int(is_red_three(a_card))
        by_look.setdefault((rank_of(a_card), look), a_card)
    # Aces first, wild cards last, as the hand is shown.
    ordered = sorted(
        by_look.values(), key=lambda a_card: (is_wild(a_card), rank_of(a_card) == Rank.THREE, -a_card)
    )
    if len(ordered) > MOST_OPTIONS:
        # More than a menu holds: at least one card of every rank stays in it.
        chosen = {rank_of(a_card): a_card for a_card in reversed(ordered)}
        spare = [a_card for a_card in ordered if a_card not in chosen.values()]
        kept = {*chosen.values(), *spare[: MOST_OPTIONS - len(chosen)]}
        ordered = [a_card for a_card in ordered if a_card in kept]
    return tuple(ordered)


def fingerprint(action: Action) -> int:
    """Return a number for this action; two actions that are offered together hardly ever share one."""
    return int.from_bytes(sha256(encode_action(action)).digest()[:8], "big") % 1_000_000_000


def by_fingerprint(actions: Iterable[Action], number: int) -> Action | None:
    """Return the action with this fingerprint among those offered now, or None."""
    return next((action for action in actions if fingerprint(action) == number), None)
