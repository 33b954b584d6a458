"""Choice of the initial meld (which cards to give for it, and whether to make it) and of the best lay-down."""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import JOKER, NATURAL_RANKS, Card, Cards, Rank, card_points, one, rank_of, some_of_rank
from bot.canasta.errors import Violation
from bot.canasta.melding.shapes import wild_cap
from bot.canasta.phases.going_out.rights import must_keep
from bot.canasta.phases.laying_down import play
from bot.canasta.phases.laying_down.initial_meld import initial_plays, terms_for
from bot.canasta.search.initial_meld.combinations import CLASSIC_TERMS
from bot.players.steady.candidates import single_plays
from bot.players.steady.evaluation import evaluate
from bot.players.steady.holdings import Holdings, holdings_with
from bot.players.steady.keeping_cards import POINTS
from bot.players.steady.situation import Situation

_MOST_WILDS = 3
"""The most wild cards given for an initial meld."""

_Piece = tuple[int, int, int, int]
"""A meld: its rank, and the numbers of naturals of the hand, twos and jokers in it."""

_Ways = dict[tuple[int, int, int], tuple[float, tuple[_Piece, ...]]]
"""The cost and the pieces of the cheapest combination, by points, twos and jokers."""

_WILD_CHOICES = ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))


def best_initial_meld(situation: Situation, holdings: Holdings) -> LayDown | None:
    """Return the best initial meld from the hand, None if holding is better or none is possible."""
    best, best_value = None, evaluate(situation, holdings) + situation.weights.initial_meld_margin
    for value, action in valued_initial_melds(situation, holdings):
        if value > best_value:
            best, best_value = action, value
    return best


def valued_initial_melds(situation: Situation, holdings: Holdings) -> Iterator[tuple[float, LayDown]]:
    """Yield initial melds that leave cards to go on with, with the value of the holdings after them."""
    for action in _initial_melds(situation, holdings):
        after = after_laying(situation, holdings, action)
        if after is not None and (after.cards_held >= 2 or situation.has_foot):
            yield evaluate(situation, after), action


def _initial_melds(situation: Situation, holdings: Holdings) -> Iterator[LayDown]:
    """Yield the initial melds to be evaluated: the cheapest ones of ranks, and others that the rules offer."""
    hand = holdings.cards
    for pieces in _cheapest_initial_melds(situation, holdings, situation.view.requirement):
        yield LayDown(plays_of(hand, pieces))
    if not situation.rules.traits.plain_melds or terms_for(situation.view) is not CLASSIC_TERMS:
        free = holdings.cards_held - must_keep(situation.view) - 1
        for action in initial_plays(situation.view, free):
            if isinstance(action, LayDown):
                yield action


def initial_takes(situation: Situation, holdings: Holdings, upcard: Card) -> Iterator[TakePile]:
    """Yield the cheapest initial melds that take the pile with a pair."""
    rank = rank_of(upcard)
    if holdings.hand[rank] < 2 or situation.rules.initial.initial_pile_allowed != "top_counts":
        return
    needed = situation.view.requirement - card_points(upcard)
    for pieces in _cheapest_initial_melds(situation, holdings, needed, upcard_rank=rank):
        use_first = sorted(pieces, key=lambda piece: piece[0] != rank)
        plays = plays_of(holdings.cards, use_first)
        yield TakePile(plays[0], plays[1:])


def _cheapest_initial_melds(
    situation: Situation, holdings: Holdings, needed: int, upcard_rank: int = 0
) -> list[tuple[_Piece, ...]]:
    """Return combinations of melds that reach ``needed``, cheapest first, at most one per number of twos and jokers.

    Ranks are processed one after the other; of all ways to the same points with the same wild cards only the
    cheapest is kept, so the work is bounded whatever the hand.
    """
    ways: _Ways = {(0, 0, 0): (0.0, ())}
    for rank in sorted(NATURAL_RANKS, key=lambda rank: rank != upcard_rank):
        pieces = list(_pieces(situation, holdings, rank, extra=int(rank == upcard_rank)))
        before = dict(ways)
        if rank == upcard_rank:
            # The upcard's own meld must be one of them.
            ways = {}
        for (value, twos, jokers), (cost, chosen) in before.items():
            if value >= needed and chosen:
                continue
            for piece, points, its_cost in pieces:
                _, _, more_twos, more_jokers = piece
                all_twos, all_jokers = twos + more_twos, jokers + more_jokers
                if (
                    all_twos > holdings.hand[Rank.TWO]
                    or all_jokers > holdings.hand[Rank.JOKER]
                    or all_twos + all_jokers > _MOST_WILDS
                ):
                    continue
                key = (min(needed, value + points), all_twos, all_jokers)
                total = cost + its_cost
                if key not in ways or total < ways[key][0]:
                    ways[key] = (total, (*chosen, piece))
    enough = [way for (value, _, _), way in ways.items() if value >= needed and way[1]]
    return [pieces for _, pieces in sorted(enough, key=lambda way: way[0])]


def _pieces(
    situation: Situation, holdings: Holdings, rank: int, extra: int
) -> Iterator[tuple[_Piece, int, float]]:
    """Yield the candidate melds of a rank: the piece, its points (without the upcard) and its cost."""
    held = holdings.hand[rank]
    limits, weights = situation.rules.melds, situation.weights
    if held < limits.min_naturals:
        return
    for naturals in sorted({2, 3, 4, held} & set(range(held + 1))):
        cap = wild_cap(limits, naturals + extra)
        for twos, jokers in _WILD_CHOICES:
            if twos + jokers > cap or naturals + extra + twos + jokers < limits.min_meld_cards:
                continue
            points = naturals * POINTS[rank] + twos * POINTS[Rank.TWO] + jokers * POINTS[Rank.JOKER]
            cost = naturals * weights.give_natural + twos * weights.give_two + jokers * weights.give_joker
            cost -= naturals * POINTS[rank] * weights.give_points
            if held - naturals < 2:
                cost += weights.give_pair
            yield (rank, naturals, twos, jokers), points, cost


def plays_of(hand: Cards, pieces: tuple[_Piece, ...] | list[_Piece]) -> tuple[Play, ...]:
    """Return plays of the hand's cards for these melds."""
    left = hand
    plays = []
    for rank, naturals, twos, jokers in pieces:
        cards = some_of_rank(left, rank, naturals) + some_of_rank(left, Rank.TWO, twos) + one(JOKER) * jokers
        left -= cards
        plays.append(Play(cards))
    return tuple(plays)


def best_lay_down(situation: Situation, holdings: Holdings) -> LayDown | None:
    """Return the lay-down that improves the holdings most, None if laying nothing is best.

    Calling it again after each lay-down builds a whole turn step by step.
    """
    best, best_value = None, evaluate(situation, holdings)
    for value, action in valued_lay_downs(situation, holdings):
        if value > best_value:
            best, best_value = action, value
    return best


def valued_lay_downs(situation: Situation, holdings: Holdings) -> Iterator[tuple[float, LayDown]]:
    """Yield the lay-downs of a single meld that leave cards to go on with, with the value of the holdings after them."""
    least = 0 if situation.has_foot else 2
    tried = set()
    for single in single_plays(situation, holdings):
        if single in tried:
            continue
        tried.add(single)
        action = LayDown((single,))
        after = after_laying(situation, holdings, action)
        if after is not None and after.cards_held >= least:
            yield evaluate(situation, after), action


def after_laying(situation: Situation, holdings: Holdings, action: LayDown) -> Holdings | None:
    """Return the holdings after a lay-down, None if the lay-down is not allowed."""
    lowered = play.resolve(situation.view, action)
    if isinstance(lowered, Violation):
        return None
    return holdings_with(situation.view, lowered.laid.melds, lowered.hand, holdings.pile)
