"""Drawing from the stock or taking the pile."""

from __future__ import annotations

from bot.canasta.actions import Action, Draw, Pass, TakePile
from bot.canasta.cards import cards_of, each_card, rank_of
from bot.canasta.engine import check, legal_actions
from bot.players.laying import after_play, after_take
from bot.players.opening import opening_takes
from bot.players.reading import Reading
from bot.players.standing import Standing
from bot.players.worth import score_to_come, settled, worth


def best_beginning(reading: Reading, standing: Standing) -> Action:
    """How to begin the turn: take the pile where that is worth more than a card from the stock."""
    actions = list(legal_actions(reading.view))
    others = [action for action in actions if not isinstance(action, TakePile)]
    takes = [action for action in actions if isinstance(action, TakePile)]
    takes += good_openings(reading, standing)
    if not takes:
        return others[0]
    values = [worth_of_take(reading, standing, take) for take in takes]
    best = max(values)
    if others and best <= worth_of_other(reading, standing, others[0]):
        return others[0]
    return takes[values.index(best)]


def good_openings(reading: Reading, standing: Standing) -> list[TakePile]:
    """The cheapest initial melds with the upcard; the legal actions list only some of all there are."""
    upcard = reading.table.upcard
    if standing.opened or upcard is None:
        return []
    return [take for take in opening_takes(reading, standing, upcard) if check(reading.view, take) is None]


def worth_of_take(reading: Reading, standing: Standing, take: TakePile) -> float:
    """What the standing will be worth with the pile in the hand."""
    pile = reading.table.pile
    after = after_play(standing, rank_of(pile[-1]), take.use.cards)
    for play in take.more:
        after = after_play(after, max(map(rank_of, each_card(play.cards))), play.cards)
    after = after_take(after, pile[-1], cards_of(pile[:-1]))
    if not reading.table.stock_size:
        return score_to_come(reading, after)
    return worth(reading, after) + reading.weights.taken_from_them * len(pile)


def worth_of_other(reading: Reading, standing: Standing, other: Action) -> float:
    """What it is worth to draw, or to let the round end on an empty stock."""
    if isinstance(other, Pass):
        return settled(reading, standing)
    assert isinstance(other, Draw)
    return worth(reading, standing) + reading.weights.draw
