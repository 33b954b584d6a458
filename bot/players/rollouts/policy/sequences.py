"""Sequences in the decisions of a rollout's player: what goes to them, what is kept for them, and the upcard."""

from __future__ import annotations

from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.coverage import NO_TAKE, WHOLE_PILE
from bot.players.rollouts.melds import lacks_red_threes, missing_planned
from bot.players.rollouts.policy.planning import SMALLEST, begin_plan, held_by
from bot.players.rollouts.position import DRAWN, IS_FROZEN, LOWEST_TAKEN, MELDED, PILE_SIZE, RUN_ROW, Round
from bot.players.rollouts.ranks import (
    BLACK_THREE,
    FIRST_RUN,
    LAST_RUN,
    LOWEST,
    OF_SUIT,
    RANK_OF,
    RANKS,
    RED_THREE,
    RUNS_OF_SUIT,
    SUIT_BITS,
)
from bot.players.rollouts.rules import RolloutRules
from bot.players.rollouts.runs import SHORT, card_of, fits_run, plan_card, run_size, suit_of_row, unplan_runs
from bot.players.rollouts.weights import (
    DRAW,
    FIT,
    PAIR,
    RUN,
    RUN_FEEDS,
    RUN_KEPT,
    RUN_LEFT,
    RUN_NEAR,
    RUN_SHORT,
    SET,
)


@compiled
def plan_runs(rules: RolloutRules, game: Round, place: int) -> None:
    """Plan all cards that make sequences longer, and new sequences that are worth more than what they cost the hand."""
    side = game.sides[place]
    for row in range(FIRST_RUN, LAST_RUN):
        if game.naturals[side, row] > 0:
            _extend(rules, game, place, row)
    for suit in range(4):
        first = LOWEST
        while first < RANKS:
            end = first
            while (
                end < RANKS and end - first < LONGEST_SEQUENCE and game.hands[place, card_of(end, suit)] > 0
            ):
                end += 1
            if end - first >= SMALLEST and _is_worth_beginning(rules, game, place, first, end):
                _begin(rules, game, place, suit, first, end)
            first = max(end, first + 1)


@compiled
def _extend(rules: RolloutRules, game: Round, place: int, row: int) -> None:
    side, suit = game.sides[place], suit_of_row(row)
    found = True
    while found:
        found = False
        for rank in range(LOWEST, RANKS):
            if game.hands[place, card_of(rank, suit)] > 0 and fits_run(game, side, row, rank):
                plan_card(rules, game, place, row, rank)
                found = True


@compiled
def _begin(rules: RolloutRules, game: Round, place: int, suit: int, first: int, end: int) -> None:
    side, at = game.sides[place], FIRST_RUN + suit * RUNS_OF_SUIT
    for row in range(at, at + RUNS_OF_SUIT):
        if run_size(game, side, row) == 0:
            for rank in range(first, end):
                plan_card(rules, game, place, row, rank)
            return


@compiled
def _is_worth_beginning(rules: RolloutRules, game: Round, place: int, first: int, end: int) -> bool:
    side = game.sides[place]
    weights = rules.weights[side]
    gain = weights[RUN + end - first - SMALLEST] - weights[RUN_SHORT] * (end - first < SHORT)
    for rank in range(first, end):
        held = game.hands[place, rank]
        if game.naturals[side, rank] > 0:
            gain -= weights[FIT]
        elif held >= SMALLEST:
            gain -= weights[SET]
        elif held == SMALLEST - 1:
            gain -= weights[PAIR]
    return gain > 0.0


@compiled
def choose_suits(rules: RolloutRules, game: Round, place: int) -> None:
    """Choose the suits of the naturals that are planned for melds of ranks: those that sequences need least."""
    for rank in range(LOWEST, RANKS):
        game.plan[rank, 3] = 0
        for _ in range(game.plan[rank, 0]):
            best, least = 0, 1e9
            for suit in range(4):
                left = game.hands[place, card_of(rank, suit)] - (game.plan[rank, 3] >> SUIT_BITS * suit & 31)
                if left > 0:
                    worth = worth_for_runs(rules, game, place, rank, suit) if left == 1 else 0.0
                    if worth < least:
                        best, least = suit, worth
            game.plan[rank, 3] += 1 << SUIT_BITS * best


@compiled
def worth_for_runs(rules: RolloutRules, game: Round, place: int, rank: int, suit: int) -> float:
    """Return what a card of the hand is worth for sequences: on the table, or with others of the hand."""
    side = game.sides[place]
    weights = rules.weights[side]
    worth = 0.0
    at = FIRST_RUN + suit * RUNS_OF_SUIT
    for row in range(at, at + RUNS_OF_SUIT):
        ranks = game.naturals[side, row]
        if ranks == 0 or ranks >> rank & 1:
            continue
        apart = 0
        if ranks >> rank == 0:
            while not ranks >> (rank - apart) & 1:
                apart += 1
        else:
            while rank + apart < RANKS and not ranks >> (rank + apart) & 1:
                apart += 1
        size = run_size(game, side, row)
        if size + apart <= LONGEST_SEQUENCE:
            worth = max(worth, weights[RUN_KEPT] * size / (apart * apart))
    for apart in range(1, SMALLEST):
        near = 0
        if rank - apart >= LOWEST:
            near += game.hands[place, card_of(rank - apart, suit)] > 0
        if rank + apart < RANKS:
            near += game.hands[place, card_of(rank + apart, suit)] > 0
        worth += weights[RUN_NEAR] * near / apart
    return worth


@compiled
def gift_to_runs(rules: RolloutRules, game: Round, place: int, rank: int, suit: int, pile: float) -> float:
    """Return the cost of a discard that the next player can lay off on a sequence; ``pile`` is what comes with it."""
    if rules.run_takes == NO_TAKE:
        return 0.0
    theirs = game.sides[(place + 1) % len(game.sides)]
    weights = rules.weights[game.sides[place]]
    cost = 0.0
    at = FIRST_RUN + suit * RUNS_OF_SUIT
    for row in range(at, at + RUNS_OF_SUIT):
        if fits_run(game, theirs, row, rank):
            size = run_size(game, theirs, row)
            cost = max(cost, weights[RUN_FEEDS] * (weights[RUN + size - 2] - weights[RUN + size - 3]))
            if rules.run_takes == WHOLE_PILE:
                cost += pile
    return cost


@compiled
def cost_of_open_runs(rules: RolloutRules, game: Round, place: int) -> float:
    """Return what unfinished sequences are worth to the player's side beyond those of the others."""
    weights = rules.weights[game.sides[place]]
    cost = 0.0
    for side in range(len(game.naturals)):
        for row in range(FIRST_RUN, LAST_RUN):
            size = run_size(game, side, row)
            if SMALLEST <= size < LONGEST_SEQUENCE:
                value = weights[RUN_LEFT] * weights[RUN + size - SMALLEST] + weights[RUN_SHORT] * (
                    size < SHORT
                )
                cost += value if side == game.sides[place] else -value
    return cost


@compiled
def plans_run_take(rules: RolloutRules, game: Round, place: int) -> bool:
    """Plan to lay the upcard off on a sequence; return whether that is allowed and wanted."""
    now, side = game.now, game.sides[place]
    top = now[PILE_SIZE] - 1
    rank, suit = game.pile[top] & RANK_OF, game.pile[top] // OF_SUIT - 1
    if rank < LOWEST:
        return False
    if rules.run_takes == WHOLE_PILE and (now[IS_FROZEN] > 0 or rules.always_frozen):
        return False
    best, longest = 0, 0
    at = FIRST_RUN + suit * RUNS_OF_SUIT
    for row in range(at, at + RUNS_OF_SUIT):
        size = run_size(game, side, row)
        if size > longest and fits_run(game, side, row, rank):
            best, longest = row, size
    if best == 0:
        return False
    left = held_by(game, place)
    lowest = top
    if rules.run_takes == WHOLE_PILE:
        lowest = max(0, now[PILE_SIZE] - rules.most_taken)
        for each in range(lowest, top):
            left += rules.keeps_threes or not (
                game.pile[each] == RED_THREE or (game.pile[each] == BLACK_THREE and rules.sets_threes_aside)
            )
    weights = rules.weights[side]
    gain = weights[RUN + longest + 1 - SMALLEST] - weights[RUN + longest - SMALLEST]
    is_wanted = rules.run_takes == WHOLE_PILE or gain > weights[DRAW] * rules.draw_count
    if now[DRAWN] >= len(game.stock):
        if left < 2 and not _goes_out_with(rules, game, place, best, top):
            return False
    elif left < 2 or not is_wanted:
        return False
    begin_plan(game, place)
    now[MELDED] = top
    now[LOWEST_TAKEN] = lowest
    now[RUN_ROW] = best
    return True


@compiled
def _goes_out_with(rules: RolloutRules, game: Round, place: int, row: int, top: int) -> bool:
    """Return whether a player goes out with its last card after the upcard has gone to a sequence."""
    if rules.must_ask or held_by(game, place) == 0:
        return False
    begin_plan(game, place)
    card = game.pile[top]
    game.hands[place, card & RANK_OF] += 1
    game.hands[place, card] += 1
    plan_card(rules, game, place, row, card & RANK_OF)
    side = game.sides[place]
    goes_out = missing_planned(rules, game, side) == 0 and not lacks_red_threes(rules, game, side)
    unplan_runs(game, place)
    game.hands[place, card & RANK_OF] -= 1
    game.hands[place, card] -= 1
    return goes_out
