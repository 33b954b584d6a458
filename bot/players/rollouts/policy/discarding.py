"""The discard of a rollout's player: what the card is worth to it, what the next player would gain by it, and what freezes."""

from __future__ import annotations

from math import exp

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.coverage import NEVER, SEVENS_AFTER_OWN, SEVENS_FREE
from bot.players.rollouts.melds import has_sevens_canasta, is_closed, is_dead, room_for_naturals
from bot.players.rollouts.policy.planning import held_by
from bot.players.rollouts.policy.sequences import gift_to_runs, worth_for_runs
from bot.players.rollouts.position import DRAWN, FACE_DOWN, IS_FROZEN, PILE_SIZE, TURN, TURNED_THREE, Round
from bot.players.rollouts.ranks import BLACK_THREE, LOWEST, RANK_OF, RANKS, RED_THREE, SEVEN
from bot.players.rollouts.rules import IN_HAND, RolloutRules
from bot.players.rollouts.runs import card_of
from bot.players.rollouts.weights import (
    BLACK,
    CARD,
    FEEDS,
    FIT,
    FREEZE,
    KEEPS_PAIRS,
    LET_LIE,
    LOSE,
    LOSE_LATE,
    NOT_MELDED,
    PAIR,
    SET,
    TAKEN,
    WILD,
    WITH_WILD,
)

_BARRED = 1e6
"""Cost of a card that may be discarded only where the hand has no other; a harder ban is a multiple of it."""
_HELD_TO_THE_END = 0.4
"""Chance that cards in the hand are still there at the end of the round; any from 0.1 on wins as many points."""
_OF_A_TAKE = 3
"""The naturals of the meld that takes a frozen pile."""
_LONGEST_LOOK = 12
"""The number of cards from the top of the pile that a player remembers the discarders of."""


@inlined
def worst_card(rules: RolloutRules, game: Round, place: int, late: float) -> int:
    """Return the rank to discard, or the card where there are sequences: its value in the hand and its danger are least."""
    side = game.sides[place]
    weights = rules.weights[side]
    after = (place + 1) % len(game.sides)
    theirs = game.sides[after]
    size = game.now[PILE_SIZE]
    is_frozen = (
        game.now[IS_FROZEN] > 0
        or rules.always_frozen
        or (rules.frozen_until_melded and not game.has_melded[theirs])
    )
    # Each unseen card is in the next hand with this chance.
    share = weights[KEEPS_PAIRS] * held_by(game, after) / _hidden_from(game, place)
    pile = min(size, rules.most_taken - 1) * weights[CARD] + weights[TAKEN]
    lose = weights[LOSE] + weights[LOSE_LATE] * late
    sevens_barred = rules.seven_discards != SEVENS_FREE and _bars_sevens(rules, game, side)
    _count_seen(game, place)
    best, least = 0, 1e9
    for rank in range(RED_THREE, RANKS):
        held = game.hands[place, rank]
        if held == 0:
            continue
        if rank in (RED_THREE, BLACK_THREE):
            cost = -lose * rules.points[IN_HAND, rank] if rules.keeps_threes else weights[BLACK]
            if rank == BLACK_THREE and rules.bars_black_threes and game.now[TURN] <= len(game.sides):
                cost += _BARRED
            if rules.lays_by_choice != NEVER:
                cost += 8 * _BARRED
        elif rank < LOWEST:
            cost = (
                weights[WILD] * (1.0 - late)
                - rules.points[IN_HAND, rank] * late
                - _gain_of_freezing(rules, game, place)
            )
            if rules.wild_ban > 0:
                cost += 4 * _BARRED
        else:
            cost = -lose * rules.points[IN_HAND, rank]
            if rank == SEVEN and sevens_barred:
                cost += _BARRED
            if size == 0:
                cost += _ban_on_empty_pile(rules, game, place, rank)
            if is_closed(rules, game, side, rank):
                pass
            elif game.naturals[side, rank] > 0:
                cost += weights[FIT]
            elif held >= 3:
                cost += weights[SET]
            elif held == 2:
                cost += weights[PAIR]
            if held >= rules.many_in_hand[rank]:
                cost -= _HELD_TO_THE_END * rules.many_costs[rank]
            laid = game.naturals[theirs, rank] + game.wilds[theirs, rank]
            if (
                (rules.canasta_blocks and laid >= rules.canasta_size)
                or (rules.sevens_block and rank == SEVEN)
                or is_closed(rules, game, theirs, rank)
                or (rules.closes_ranks and room_for_naturals(rules, game, theirs, rank) < _OF_A_TAKE)
            ):
                chance = 0.0
            elif laid > 0 and not is_frozen:
                chance = 1.0
            else:
                expected = share * (rules.copies - game.seen[rank])
                none = exp(-expected)
                chance = 1.0 - none * (1.0 + expected)
                if not is_frozen:
                    chance += weights[WITH_WILD] * (1.0 - chance) * (1.0 - none)
                if not game.has_melded[theirs]:
                    chance *= weights[NOT_MELDED]
                if _was_let_lie(game, rank):
                    chance *= weights[LET_LIE]
            gain = pile
            if laid > 0:
                gain += weights[FEEDS + min(4, max(0, laid - 3))]
            cost += chance * gain
        if rules.has_runs and rank >= LOWEST:
            for suit in range(4):
                card = card_of(rank, suit)
                copies = game.hands[place, card]
                if copies > 0:
                    of_card = cost + gift_to_runs(rules, game, place, rank, suit, pile * (not is_frozen))
                    if copies == 1:
                        of_card += worth_for_runs(rules, game, place, rank, suit)
                    if of_card < least:
                        best, least = card, of_card
        elif cost < least:
            best, least = rank, cost
    return best


@compiled
def _bars_sevens(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether canastas of sevens are missing before a seven may be discarded."""
    if rules.seven_discards == SEVENS_AFTER_OWN:
        return not has_sevens_canasta(rules, game, side)
    sides_with_one = 0
    for each in range(len(game.naturals)):
        sides_with_one += has_sevens_canasta(rules, game, each)
    return sides_with_one < len(game.naturals)


@compiled
def _ban_on_empty_pile(rules: RolloutRules, game: Round, place: int, rank: int) -> float:
    """Return the cost of a card that is barred on an empty pile while the hand has others."""
    if rules.barred_on_empty >> rank & 1:
        for other in range(LOWEST, RANKS):
            if game.hands[place, other] > 0 and not rules.barred_on_empty >> other & 1:
                return 2 * _BARRED
    return _BARRED if rules.closes_ranks and is_dead(rules, game, rank) else 0.0


@inlined
def _hidden_from(game: Round, place: int) -> int:
    """Return the number of cards that a player does not see, at least 1."""
    count = len(game.stock) - game.now[DRAWN] + game.now[FACE_DOWN]
    for other in range(len(game.sides)):
        if other != place:
            count += held_by(game, other)
    return max(1, count)


@inlined
def _count_seen(game: Round, place: int) -> None:
    """Count the naturals that a player sees, by rank."""
    seen = game.seen
    for rank in range(RANKS):
        seen[rank] = game.hands[place, rank]
    for side in range(len(game.naturals)):
        for rank in range(LOWEST, RANKS):
            seen[rank] += game.naturals[side, rank]
    for at in range(game.now[FACE_DOWN], game.now[PILE_SIZE]):
        seen[game.pile[at] & RANK_OF] += 1


@compiled
def _was_let_lie(game: Round, rank: int) -> bool:
    """Return whether the next player discarded a rank, or left it when this one discarded it, since the last take."""
    places, size = len(game.sides), game.now[PILE_SIZE]
    for back in range(1, min(size - game.now[FACE_DOWN], _LONGEST_LOOK) + 1):
        if game.pile[size - back] & RANK_OF == rank and (back % places == 0 or back % places == places - 1):
            return True
    return False


@inlined
def _gain_of_freezing(rules: RolloutRules, game: Round, place: int) -> float:
    """Return what freezing the pile is worth: melds of the others cannot take it any more, nor can the own ones."""
    if game.now[IS_FROZEN] > 0 or rules.always_frozen:
        return 0.0
    side = game.sides[place]
    theirs = game.sides[(place + 1) % len(game.sides)]
    weights = rules.weights[side]
    ahead, pairs = 0, 0
    for rank in range(LOWEST, RANKS):
        ahead += (game.naturals[theirs, rank] > 0) - (game.naturals[side, rank] > 0)
        pairs += game.hands[place, rank] >= 2
    pile = (game.now[PILE_SIZE] + 4) * weights[CARD]
    return weights[FREEZE] * pile * (ahead + min(pairs, 3) - 1)


@compiled
def freeze_what_stays(rules: RolloutRules, game: Round, left: int) -> None:
    """Freeze a pile of so many cards if one of them does that."""
    now = game.now
    turned_three = now[TURNED_THREE]
    now[TURNED_THREE] = 0
    now[IS_FROZEN] = 0
    for at in range(left):
        if game.pile[at] == RED_THREE:
            now[TURNED_THREE] = turned_three
            now[IS_FROZEN] |= turned_three > 0 or not rules.keeps_threes
        elif game.pile[at] < BLACK_THREE:
            now[IS_FROZEN] = 1
