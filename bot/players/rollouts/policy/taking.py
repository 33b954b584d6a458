"""The pile: whether a rollout's player can take it, and wants to."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.coverage import TOP_CARD, WHOLE_PILE
from bot.players.rollouts.hands import has_foot
from bot.players.rollouts.melds import locks_others, room_for_naturals, spare_wilds, takes_wild, unloaded
from bot.players.rollouts.policy.initial_meld import plan_initial, plans_first_canasta
from bot.players.rollouts.policy.laying import goes_out_by_drawing
from bot.players.rollouts.policy.planning import (
    begin_plan,
    begins_meld,
    count_planned,
    give_wild,
    held_by,
    is_take_forced,
    must_go_out,
    plan_wild_pair,
    planned,
)
from bot.players.rollouts.policy.sequences import plans_run_take
from bot.players.rollouts.position import (
    DRAWN,
    FACE_DOWN,
    FIRST_ANY,
    IS_FROZEN,
    LOWEST_TAKEN,
    MELDED,
    PILE_SIZE,
    Round,
)
from bot.players.rollouts.ranks import (
    BLACK_THREE,
    JOKER,
    LOWEST,
    RANK_OF,
    RANKS,
    RED_THREE,
    SEVEN,
    TWO,
    WILD_MELD,
)
from bot.players.rollouts.rules import RolloutRules
from bot.players.rollouts.weights import DRAW as DRAW_VALUE
from bot.players.rollouts.weights import GIVES_WILD, MELDING, TAKE_FIT, WILD
from bot.players.rollouts.weights import TAKE as TAKE_VALUE

_WITH_PAIR = 3
"""The naturals of a meld of the upcard with a pair."""


@inlined
def plans_take(rules: RolloutRules, game: Round, place: int) -> bool:
    """Plan the cards to lay down with a card of the pile; return whether the pile is taken."""
    now, side = game.now, game.sides[place]
    size = now[PILE_SIZE]
    if size == 0 or (size == 1 and not rules.one_card_takes_one and held_by(game, place) == 1):
        return False
    upcard = game.pile[size - 1] & RANK_OF
    if (
        (upcard < LOWEST and not (rules.takes_wild and JOKER <= upcard <= TWO))
        or (upcard == SEVEN and rules.sevens_block)
        or goes_out_by_drawing(rules, game, place)
    ):
        return False
    if rules.canasta_blocks and game.naturals[side, upcard] + game.wilds[side, upcard] >= rules.canasta_size:
        return False
    if rules.takes_from_card:
        return _plans_take_from_card(rules, game, place)
    # With a meld of its rank the upcard brings the whole pile; with a sequence not everywhere.
    if rules.run_takes == WHOLE_PILE and plans_run_take(rules, game, place):
        return True
    now[MELDED] = size - 1
    now[LOWEST_TAKEN] = max(0, size - rules.most_taken)
    if upcard < LOWEST:
        return plan_wild_pair(rules, game, place, upcard) and _wants_take(rules, game, place, upcard)
    return _plans_take_with(rules, game, place, upcard) or (
        rules.run_takes == TOP_CARD and plans_run_take(rules, game, place)
    )


@compiled
def _plans_take_from_card(rules: RolloutRules, game: Round, place: int) -> bool:
    """Plan a take from the lowest card on that can be melded and is worth it; return whether there is one."""
    for at in range(game.now[PILE_SIZE]):
        game.now[MELDED] = at
        game.now[LOWEST_TAKEN] = at
        upcard = game.pile[at] & RANK_OF
        if upcard >= LOWEST and _plans_take_with(rules, game, place, upcard):
            return True
    return False


@inlined
def _plans_take_with(rules: RolloutRules, game: Round, place: int, upcard: int) -> bool:
    """Plan the cards to lay down with one of this rank, which a take gets; return whether that is allowed and wanted."""
    now, side = game.now, game.sides[place]
    is_frozen = now[IS_FROZEN] > 0 or rules.always_frozen
    has_meld = game.naturals[side, upcard] > 0
    # Naturals that the meld can take beside the upcard.
    room = room_for_naturals(rules, game, side, upcard) - 1
    if room < 0:
        return False
    if not game.has_melded[side] and rules.opens_before_pile:
        if room < 2 or game.hands[place, upcard] < 2 or not begins_meld(rules, game, upcard, _WITH_PAIR):
            return False
        # The first melds are other cards of the hand.
        game.hands[place, upcard] -= 2
        is_enough = plan_initial(rules, game, place, game.minimums[place])
        game.hands[place, upcard] += 2
        if is_enough and planned(game, upcard) == 0:
            game.plan[upcard, 0] = 2
        else:
            is_enough = False
        if is_take_forced(rules, game) and not (is_enough and _count_left(rules, game, place) >= 2):
            is_enough = _plans_forced_opening(rules, game, place, upcard)
        if not is_enough:
            return False
    elif not game.has_melded[side]:
        if game.hands[place, upcard] < 2 or not rules.opens_from_pile:
            return False
        game.hands[place, upcard] += 1
        is_enough = plan_initial(rules, game, place, game.minimums[place])
        game.hands[place, upcard] -= 1
        if not is_enough or game.plan[upcard, 0] == 0:
            return False
        game.plan[upcard, 0] -= 1
    else:
        begin_plan(game, place)
        if has_meld and not is_frozen:
            pass
        elif (
            game.hands[place, upcard] >= 2
            and room >= 2
            and (has_meld or begins_meld(rules, game, upcard, game.hands[place, upcard] + 1))
        ):
            game.plan[upcard, 0] = min(game.hands[place, upcard], room)
            if rules.must_take and now[DRAWN] >= len(game.stock):
                game.plan[upcard, 0] = 2
        elif (
            is_frozen
            or not rules.takes_with_wild
            or game.hands[place, upcard] == 0
            or not takes_wild(rules, game, side, upcard, 2)
            or locks_others(rules, game, side)
        ):
            return False
        elif game.hands[place, TWO] > 0:
            game.plan[upcard, 0] = 1
            game.plan[upcard, 1] = 1
        elif game.hands[place, JOKER] > 0:
            game.plan[upcard, 0] = 1
            game.plan[upcard, 2] = 1
        else:
            return False
    return _wants_take(rules, game, place, upcard)


@compiled
def _plans_forced_opening(rules: RolloutRules, game: Round, place: int, upcard: int) -> bool:
    """Plan first melds to which the pair for the upcard belongs, or that a canasta allows; return whether there are any."""
    if plan_initial(rules, game, place, game.minimums[place]) and game.plan[upcard, 0] >= 2:
        return True
    if not rules.waives_first:
        return False
    side = game.sides[place]
    plan_initial(rules, game, place, 0)
    if spare_wilds(game) >= rules.canasta_size:
        for _ in range(unloaded(rules, game, side, True)):
            give_wild(game, WILD_MELD, False)
    if not plans_first_canasta(rules, game, side, FIRST_ANY):
        return False
    game.plan[upcard, 0] = max(2, game.plan[upcard, 0])
    return True


@inlined
def _wants_take(rules: RolloutRules, game: Round, place: int, upcard: int) -> bool:
    """Return whether the take that is planned leaves enough cards, and is wanted."""
    left = _count_left(rules, game, place)
    if left < 2 and not has_foot(game, place):
        return (left == 1 or rules.has_feet) and must_go_out(rules, game, place, upcard)
    return _gain_of_take(rules, game, place) > 0.0


@inlined
def _count_left(rules: RolloutRules, game: Round, place: int) -> int:
    """Return how many cards the take that is planned leaves in the hand."""
    now = game.now
    left = held_by(game, place) - count_planned(game) - 1
    # Whether the pile may be taken does not depend on cards that nobody has seen.
    for at in range(max(now[LOWEST_TAKEN], now[FACE_DOWN]), now[PILE_SIZE]):
        rank = game.pile[at]
        left += rules.keeps_threes or not (
            rank == RED_THREE or (rank == BLACK_THREE and rules.sets_threes_aside)
        )
    return left


@inlined
def _gain_of_take(rules: RolloutRules, game: Round, place: int) -> float:
    """Return what taking the pile with the plan is worth beyond a card from the stock."""
    if game.now[DRAWN] >= len(game.stock):
        # The pile may have to be taken then, and to refuse it ends the round.
        return 1.0
    side = game.sides[place]
    weights = rules.weights[side]
    gain = -weights[DRAW_VALUE] * rules.draw_count
    # Cards that nobody has seen count as cards alone.
    seen_from = max(game.now[LOWEST_TAKEN], game.now[FACE_DOWN])
    gain += weights[TAKE_VALUE] * (seen_from - game.now[LOWEST_TAKEN])
    for at in range(seen_from, game.now[PILE_SIZE]):
        rank = game.pile[at] & RANK_OF
        gain += weights[TAKE_VALUE]
        if rank >= LOWEST and (game.naturals[side, rank] > 0 or game.hands[place, rank] >= 2):
            gain += weights[TAKE_FIT]
        elif rank in (JOKER, TWO):
            gain += weights[WILD]
    for rank in range(LOWEST, RANKS):
        gain -= weights[GIVES_WILD] * (game.plan[rank, 1] + game.plan[rank, 2])
    return gain if game.has_melded[side] else gain + weights[MELDING]
