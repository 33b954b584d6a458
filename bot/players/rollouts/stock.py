"""Cards that come to a hand unseen: drawn, for threes, for first melds, from under the pile, and feet."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.coverage import ALWAYS, BEFORE_MELDS
from bot.players.rollouts.hands import add_card, has_foot
from bot.players.rollouts.policy.planning import held_by, planned_points
from bot.players.rollouts.position import (
    DRAWN,
    DUE,
    EARNED,
    EXHAUSTED,
    FACE_DOWN,
    PICKED_UP,
    PILE_SIZE,
    STAGE,
    TOOK,
    Round,
)
from bot.players.rollouts.ranks import BLACK_THREE, JOKER, RANKS, RED_THREE, THREES_SET_ASIDE, Numbers
from bot.players.rollouts.recording import LAY_THREES, write
from bot.players.rollouts.rules import RolloutRules


@inlined
def draw(rules: RolloutRules, game: Round, place: int, wanted: int) -> bool:
    """Draw so many cards beside laid threes; return False if the round ends with one that has no replacement."""
    drawn, threes, black, last = 0, 0, 0, 0
    while drawn < wanted and game.now[DRAWN] < len(game.stock):
        last = game.stock[game.now[DRAWN]]
        game.now[DRAWN] += 1
        if last == RED_THREE and not rules.keeps_threes:
            threes += 1
        elif last == BLACK_THREE and rules.lays_black_threes:
            black += 1
        else:
            add_card(game, place, last, 1)
            drawn += 1
    if threes + black == 0:
        return True
    game.red_threes[place] += threes
    game.wilds[game.sides[place], THREES_SET_ASIDE] += black
    is_uncredited = game.now[DRAWN] == len(game.stock) and not rules.credits_last_three
    if is_uncredited and (last == RED_THREE or (last == BLACK_THREE and rules.lays_black_threes)):
        if last == RED_THREE:
            game.red_threes[place] -= 1
        else:
            game.wilds[game.sides[place], THREES_SET_ASIDE] -= 1
        game.hands[place, last] += rules.lays_by_choice == BEFORE_MELDS
        return False
    return drawn == wanted or (drawn > 0 and not rules.must_replace_threes)


@compiled
def lay_threes(rules: RolloutRules, game: Round, place: int) -> None:
    """Lay and replace the red threes of a hand, where that is done in the player's first turn, or those of a foot."""
    threes = game.hands[place, RED_THREE]
    game.hands[place, RED_THREE] = 0
    game.red_threes[place] += threes
    draw(rules, game, place, threes)


@compiled
def lay_held_threes(rules: RolloutRules, game: Round, place: int, record: Numbers, rows: int) -> int:
    """Lay and replace the threes of a hand, where they may be kept; return the rows after that.

    As long as they may that is an action, and threes drawn by it come to the hand. One as the last card of the stock
    exhausts it, unless they always may: then they stay where the stock has too few cards, as laying them ends the round.
    """
    while game.now[STAGE] != EXHAUSTED:
        threes = threes_of(game, place)
        if threes == 0 or (rules.lays_by_choice == ALWAYS and threes > len(game.stock) - game.now[DRAWN]):
            break
        rows = lay_by_choice(rules, game, place, record, rows)
    return rows


@inlined
def threes_of(game: Round, place: int) -> int:
    """Return the number of threes in a hand."""
    return game.hands[place, RED_THREE] + game.hands[place, BLACK_THREE]


@inlined
def lay_by_choice(rules: RolloutRules, game: Round, place: int, record: Numbers, rows: int) -> int:
    """Lay and replace all threes of a hand that could be kept; return the rows after that."""
    side, threes = game.sides[place], threes_of(game, place)
    is_short = threes > len(game.stock) - game.now[DRAWN]
    game.red_threes[place] += game.hands[place, RED_THREE]
    game.hands[place, RED_THREE] = 0
    game.wilds[side, THREES_SET_ASIDE] += game.hands[place, BLACK_THREE]
    game.hands[place, BLACK_THREE] = 0
    if game.has_melded[side] == 0 or rules.lays_by_choice == ALWAYS:
        rows = write(record, rows, LAY_THREES, 0, 0, 0, 0)
        draw_to_hand(game, place, threes, rules.lays_by_choice == ALWAYS)
        if is_short and rules.lays_by_choice == ALWAYS:
            game.now[STAGE] = EXHAUSTED
    elif not draw(rules, game, place, threes):
        game.now[STAGE] = EXHAUSTED
    return rows


@compiled
def draw_to_hand(game: Round, place: int, wanted: int, may_stay: bool) -> None:
    """Draw so many cards with the threes among them; one as the last card of the stock exhausts it unless it may stay."""
    last = JOKER
    for _ in range(min(wanted, len(game.stock) - game.now[DRAWN])):
        last = game.stock[game.now[DRAWN]]
        game.now[DRAWN] += 1
        game.hands[place, last] += 1
    if last in (RED_THREE, BLACK_THREE) and game.now[DRAWN] == len(game.stock) and not may_stay:
        game.now[STAGE] = EXHAUSTED


@compiled
def draw_with_threes(rules: RolloutRules, game: Round, place: int, record: Numbers, rows: int) -> int:
    """Draw where threes come to the hand, and lay them; return the number of rows after that."""
    draw_to_hand(game, place, rules.draw_count, rules.lays_by_choice == ALWAYS)
    return lay_held_threes(rules, game, place, record, rows)


@compiled
def replace_threes(rules: RolloutRules, game: Round, place: int, threes: int) -> bool:
    """Draw for the red threes of a pile as far as the stock goes; return whether the round goes on."""
    return draw(rules, game, place, threes) or rules.credits_last_three


@inlined
def picks_foot_up(rules: RolloutRules, game: Round, place: int) -> bool:
    """Pick up the foot if it is earned or no card is held; return whether that was done."""
    if not has_foot(game, place) or (game.foot_stage[place] != EARNED and held_by(game, place) > 0):
        return False
    _pick_foot_up(rules, game, place)
    return True


@compiled
def _pick_foot_up(rules: RolloutRules, game: Round, place: int) -> None:
    """Pick up the foot. Its red threes are laid down and replaced; one that is the last card of the stock ends the round."""
    now = game.now
    game.foot_stage[place] = PICKED_UP
    for rank in range(RED_THREE, RANKS):
        game.hands[place, rank] += game.feet[place, rank]
        game.feet[place, rank] = 0
    drawn = now[DRAWN]
    if game.hands[place, RED_THREE] > 0 and not rules.keeps_threes:
        lay_threes(rules, game, place)
        if drawn < now[DRAWN] == len(game.stock) and game.stock[now[DRAWN] - 1] == RED_THREE:
            now[STAGE] = EXHAUSTED


@inlined
def earns_bonus(rules: RolloutRules, game: Round, place: int) -> bool:
    """Return whether the plan brings bonus cards: first melds that reach the minimum."""
    if rules.bonus_cards[0] == 0 or rules.turn_card > 0 or game.has_melded[game.sides[place]]:
        return False
    return game.now[TOOK] > 0 or planned_points(rules, game) >= game.minimums[place]


@compiled
def _bonus_of(rules: RolloutRules, game: Round, place: int) -> int:
    """Return the number of bonus cards for the first melds of a player's side."""
    for side in range(len(game.naturals)):
        if side != game.sides[place] and game.has_melded[side]:
            return rules.bonus_cards[1]
    return rules.bonus_cards[0]


@compiled
def put_bonus_aside(rules: RolloutRules, game: Round, place: int) -> None:
    """Put the bonus cards for first melds aside for the next turn, unless the turn card was drawn."""
    left = len(game.stock) - game.now[DRAWN]
    if left >= rules.turn_card:
        for _ in range(min(left, _bonus_of(rules, game, place))):
            game.feet[place, game.stock[game.now[DRAWN]]] += 1
            game.now[DRAWN] += 1


@compiled
def pick_bonus_up(game: Round, place: int) -> None:
    """Add the bonus cards that were put aside to the hand."""
    for rank in range(RANKS):
        game.hands[place, rank] += game.feet[place, rank]
        game.feet[place, rank] = 0


@compiled
def draw_bonus(rules: RolloutRules, game: Round, place: int) -> bool:
    """Draw the bonus cards for the first melds of a side; return False if the round ends with the last card of the stock.

    A red three among them never ends it, unlike one drawn to replace it.
    """
    threes = 0
    for at in range(game.now[DRAWN], min(len(game.stock), game.now[DRAWN] + _bonus_of(rules, game, place))):
        if game.stock[at] == RED_THREE:
            threes += 1
        else:
            game.hands[place, game.stock[at]] += 1
        game.now[DRAWN] += 1
    game.red_threes[place] += threes
    if threes == 0 or game.now[DRAWN] >= len(game.stock):
        return True
    draw(rules, game, place, threes)
    return game.now[DRAWN] < len(game.stock) or game.stock[game.now[DRAWN] - 1] != RED_THREE


@compiled
def take_due(rules: RolloutRules, game: Round, place: int) -> None:
    """Bring the hidden cards to a hand that a play of its seat has earned: those under a taken pile, or a bonus."""
    game.now[DUE] = 0
    if game.now[FACE_DOWN] == 0:
        draw_bonus(rules, game, place)
        return
    for at in range(game.now[FACE_DOWN]):
        if game.pile[at] == RED_THREE:
            game.red_threes[place] += 1
        else:
            game.hands[place, game.pile[at]] += 1
    game.now[FACE_DOWN] = 0
    game.now[PILE_SIZE] = 0
