"""Rounds played to their end by a simple policy, in compiled code.

Everybody takes the pile when it is worth it, lays down what fits, goes out when possible, and discards what feeds the
opponents least. The engine is the authority: :mod:`tests.campaigns.rollouts` plays every action of a record again.

numba was chosen by measurement: for drawing, laying naturals and discarding alone, NumPy over 5,000 rounds at once took
270 ns a turn, and numba 80. The rest of a turn has branches, which NumPy would compute for every round.
"""

from __future__ import annotations

from bot.players.rollouts.canastas import room_for_naturals, set_apart
from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.discarding import freeze_what_stays, worst_card
from bot.players.rollouts.feet import has_foot, picks_foot_up, played_from_foot
from bot.players.rollouts.outlook import end_chance
from bot.players.rollouts.planning import (
    begin_plan,
    count_planned,
    held_by,
    must_go_out,
    plan_exit,
    plan_fitting,
    plan_initial,
    plan_upcard,
    plan_wild_pair,
    planned,
    planned_points,
    spare_initial,
    unplan,
)
from bot.players.rollouts.position import (
    BEGINNING,
    DRAWN,
    EXHAUSTED,
    FACE_DOWN,
    IS_FROZEN,
    IS_OPEN,
    LAID,
    LOST,
    LOWEST_TAKEN,
    MELDED,
    OVER,
    PILE_SIZE,
    PLAYING,
    SEAT,
    STAGE,
    TOOK,
    TURN,
    WATCHER,
    Round,
)
from bot.players.rollouts.ranks import (
    BLACK_THREE,
    JOKER,
    LOWEST,
    RANKS,
    RED_THREE,
    SEVEN,
    THREES_SET_ASIDE,
    TWO,
    WILD_MELD,
    Numbers,
)
from bot.players.rollouts.record import COUNT, DISCARD, DRAW, LAY_DOWN, MORE, PASS, TAKE
from bot.players.rollouts.recording import write, write_plan, write_question
from bot.players.rollouts.rules import RolloutRules, ScoringRules
from bot.players.rollouts.scoring import score_round
from bot.players.rollouts.sides import settle_sides
from bot.players.rollouts.stock import draw, draw_bonus, earns_bonus, lay_threes, replace_threes
from bot.players.rollouts.weights import (
    DRAW as DRAW_VALUE,
)
from bot.players.rollouts.weights import (
    GIVES_WILD,
    HURRY,
    MELDING,
    OUT,
    OUT_MELDS,
    OUT_PARTNERS,
    OUT_THEIRS,
    TAKE_FIT,
    WILD,
)
from bot.players.rollouts.weights import (
    TAKE as TAKE_VALUE,
)
from bot.players.rollouts.wild_melds import cost_of_leaving, locks_others


@compiled
def play_round(
    rules: RolloutRules, scoring: ScoringRules, game: Round, record: Numbers, scores: Numbers
) -> int:
    """Play a round to its end and write the scores by side; return how many rows of ``record`` were written.

    Nothing is recorded into an array without rows.
    """
    rows = 0
    now = game.now
    while now[STAGE] != OVER:
        place = now[SEAT]
        if now[STAGE] == BEGINNING:
            if rules.ends_with_turn and now[DRAWN] >= len(game.stock):
                break
            game.turn[:] = 0
            if now[WATCHER] == place:
                now[WATCHER] = -1
            if game.hands[place, RED_THREE] > 0 and not rules.keeps_threes:
                lay_threes(rules, game, place)
            now[TOOK] = _plans_take(rules, game, place)
            if now[TOOK]:
                brings_bonus = earns_bonus(rules, game, place)
                threes = game.red_threes[place]
                rows = write_plan(game, record, _take_pile(rules, game, place, record, rows), MORE)
                _lay_plan(rules, game, place)
                if now[IS_OPEN] > 0:
                    settle_sides(game, place)
                now[STAGE] = PLAYING
                threes = game.red_threes[place] - threes
                if (
                    threes > 0
                    and rules.replaces_pile_threes
                    and not replace_threes(rules, game, place, threes)
                ):
                    break
                if brings_bonus and not draw_bonus(rules, game, place):
                    break
        if now[STAGE] != PLAYING:
            if now[DRAWN] >= len(game.stock):
                rows = write(record, rows, PASS, 0, 0, 0, 0)
                break
            rows = write(record, rows, DRAW, 0, 0, 0, 0)
            if not draw(rules, game, place, rules.draw_count):
                break
        picks_foot_up(game, place, held_by(game, place))
        late = end_chance(rules, game, place)
        while now[STAGE] != EXHAUSTED and _plans_lay_down(rules, game, place, now[TOOK] > 0, late):
            brings_bonus = earns_bonus(rules, game, place)
            rows = write_question(rules, game, place, record, rows)
            rows = write_plan(game, record, rows, LAY_DOWN)
            _lay_plan(rules, game, place)
            if brings_bonus and held_by(game, place) > 0:
                if not draw_bonus(rules, game, place):
                    now[STAGE] = EXHAUSTED
            elif not picks_foot_up(game, place, held_by(game, place)):
                break
        if now[STAGE] == EXHAUSTED:
            break
        if held_by(game, place) == 0:
            now[STAGE] = OVER
            break
        rank = worst_card(rules, game, place, late)
        rows = write(record, rows, DISCARD, rank, 1, 0, 0)
        discard(game, place, rank)
    score_round(rules, scoring, game, now[SEAT] if now[STAGE] == OVER else -1, scores)
    return rows


@inlined
def discard(game: Round, place: int, rank: int) -> None:
    """Discard, and go on to the next turn unless that was the last card."""
    now = game.now
    game.hands[place, rank] -= 1
    game.pile[now[PILE_SIZE]] = rank
    now[PILE_SIZE] += 1
    played_from_foot(game, place)
    held = held_by(game, place)
    if held == 0 and not picks_foot_up(game, place, held):
        now[STAGE] = OVER
        return
    if JOKER <= rank < BLACK_THREE:
        now[IS_FROZEN] = 1
    for each in range(WILD_MELD, RANKS):
        if game.turn[each, 0] + game.turn[each, 1] > 0:
            game.has_laid[place] = 1
    now[STAGE] = BEGINNING
    now[TURN] += 1
    now[LAID] = 0
    now[SEAT] = (place + 1) % len(game.sides)


@inlined
def _plans_take(rules: RolloutRules, game: Round, place: int) -> bool:
    """Plan the cards to lay down with a card of the pile; return whether the pile is taken."""
    now, side = game.now, game.sides[place]
    size = now[PILE_SIZE]
    if size == 0 or (size == 1 and not rules.one_card_takes_one and held_by(game, place) == 1):
        return False
    upcard = game.pile[size - 1]
    if (
        (upcard < LOWEST and not (rules.takes_wild and JOKER <= upcard <= TWO))
        or (upcard == SEVEN and rules.sevens_block)
        or _goes_out_by_drawing(rules, game, place)
    ):
        return False
    if rules.canasta_blocks and game.naturals[side, upcard] + game.wilds[side, upcard] >= rules.canasta_size:
        return False
    if rules.takes_from_card:
        return _plans_take_from_card(rules, game, place)
    now[MELDED] = size - 1
    now[LOWEST_TAKEN] = max(0, size - rules.most_taken)
    if upcard < LOWEST:
        return plan_wild_pair(rules, game, place, upcard) and _wants_take(rules, game, place, upcard)
    return _plans_take_with(rules, game, place, upcard)


@compiled
def _plans_take_from_card(rules: RolloutRules, game: Round, place: int) -> bool:
    """Plan a take from the lowest card on that can be melded and is worth it; return whether there is one."""
    for at in range(game.now[PILE_SIZE]):
        game.now[MELDED] = at
        game.now[LOWEST_TAKEN] = at
        if game.pile[at] >= LOWEST and _plans_take_with(rules, game, place, game.pile[at]):
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
    if not game.has_melded[side]:
        if game.hands[place, upcard] < 2 or not rules.opens_from_pile:
            return False
        game.hands[place, upcard] += 1
        is_enough = plan_initial(rules, game, place, game.minimums[place])
        game.hands[place, upcard] -= 1
        if not is_enough:
            return False
        game.plan[upcard, 0] -= 1
    else:
        begin_plan(game, place)
        if has_meld and not is_frozen:
            pass
        elif game.hands[place, upcard] >= 2 and room >= 2:
            game.plan[upcard, 0] = min(game.hands[place, upcard], room)
            if rules.must_take and now[DRAWN] >= len(game.stock):
                game.plan[upcard, 0] = 2
        elif (
            is_frozen
            or not rules.takes_with_wild
            or game.hands[place, upcard] == 0
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


@inlined
def _wants_take(rules: RolloutRules, game: Round, place: int, upcard: int) -> bool:
    """Return whether the take that is planned leaves enough cards, and is wanted."""
    now = game.now
    left = held_by(game, place) - count_planned(game) - 1
    # Whether the pile may be taken does not depend on cards that nobody has seen.
    for at in range(max(now[LOWEST_TAKEN], now[FACE_DOWN]), now[PILE_SIZE]):
        rank = game.pile[at]
        left += rules.keeps_threes or not (
            rank == RED_THREE or (rank == BLACK_THREE and rules.sets_threes_aside)
        )
    if left < 2 and not has_foot(game, place):
        return (left == 1 or rules.has_feet) and must_go_out(rules, game, place, upcard)
    return _gain_of_take(rules, game, place) > 0.0


@inlined
def _goes_out_by_drawing(rules: RolloutRules, game: Round, place: int) -> bool:
    """Return whether the player can go out, and wants to, whatever card it draws."""
    if not game.has_melded[game.sides[place]] or game.now[DRAWN] >= len(game.stock) or has_foot(game, place):
        return False
    return (
        plan_exit(rules, game, place)
        and count_planned(game) == held_by(game, place)
        and _gain_of_exit(rules, game, place) > 0.0
    )


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
        rank = game.pile[at]
        gain += weights[TAKE_VALUE]
        if rank >= LOWEST and (game.naturals[side, rank] > 0 or game.hands[place, rank] >= 2):
            gain += weights[TAKE_FIT]
        elif rank in (JOKER, TWO):
            gain += weights[WILD]
    for rank in range(LOWEST, RANKS):
        gain -= weights[GIVES_WILD] * (game.plan[rank, 1] + game.plan[rank, 2])
    return gain if game.has_melded[side] else gain + weights[MELDING]


@inlined
def _take_pile(rules: RolloutRules, game: Round, place: int, record: Numbers, rows: int) -> int:
    """Take the pile or its upper cards, meld one of them with the planned cards of its rank, and leave the rest planned."""
    now, side = game.now, game.sides[place]
    upcard, left = game.pile[now[MELDED]], now[LOWEST_TAKEN]
    count = now[PILE_SIZE] - left
    for at in range(left, now[PILE_SIZE]):
        if game.pile[at] == RED_THREE and not rules.keeps_threes:
            game.red_threes[place] += 1
        elif rules.sets_threes_aside and game.pile[at] == BLACK_THREE:
            game.wilds[side, THREES_SET_ASIDE] += 1
        else:
            game.hands[place, game.pile[at]] += 1
    now[PILE_SIZE] = left
    now[FACE_DOWN] = 0
    freeze_what_stays(rules, game, left)
    if now[WATCHER] >= 0 and game.sides[now[WATCHER]] != side:
        now[LOST] = 1
    row = max(upcard, WILD_MELD)
    rows = write(record, rows, TAKE, row, game.plan[row, 0], game.plan[row, 1], game.plan[row, 2])
    if rules.takes_from_card and rows > 0:
        record[rows - 1, COUNT] = count
    plan_upcard(game, upcard, 1)
    _lay_rank(rules, game, place, row)
    return rows


@inlined
def _plans_lay_down(rules: RolloutRules, game: Round, place: int, takes: bool, late: float) -> bool:
    """Plan the next lay-down: a way out, else an initial meld, else what fits."""
    side = game.sides[place]
    needed = 0 if game.has_melded[side] else game.minimums[place]
    to_foot = has_foot(game, place)
    waives = rules.exit_waives_minimum and not takes and not to_foot
    if (
        plan_exit(rules, game, place)
        and (needed == 0 or waives or planned_points(rules, game) >= needed)
        and (to_foot or _gain_of_exit(rules, game, place) > 0.0)
    ):
        return True
    if needed == 0:
        return plan_fitting(rules, game, place, late)
    return (
        plan_initial(rules, game, place, needed)
        and spare_initial(rules, game, place, needed, late)
        and (to_foot or _gain_of_melding(rules, game, place, late) > 0.0)
    )


@inlined
def _gain_of_exit(rules: RolloutRules, game: Round, place: int) -> float:
    """Return what ending the round is worth beyond playing on."""
    side = game.sides[place]
    weights = rules.weights[side]
    gain = weights[OUT]
    for other in range(len(game.sides)):
        if game.sides[other] != side:
            gain += weights[OUT_THEIRS] * held_by(game, other)
        elif other != place:
            gain -= weights[OUT_PARTNERS] * held_by(game, other)
    for rank in range(LOWEST, RANKS):
        size = game.naturals[side, rank] + game.wilds[side, rank] + planned(game, rank)
        if size < rules.canasta_size:
            gain -= weights[OUT_MELDS] * size
    return gain - cost_of_leaving(rules, game, side)


@inlined
def _gain_of_melding(rules: RolloutRules, game: Round, place: int, late: float) -> float:
    """Return what the planned first melds are worth beyond waiting."""
    weights = rules.weights[game.sides[place]]
    gain = weights[MELDING] + weights[HURRY] * late
    for rank in range(LOWEST, RANKS):
        gain -= weights[GIVES_WILD] * (game.plan[rank, 1] + game.plan[rank, 2])
    return gain


@inlined
def _lay_plan(rules: RolloutRules, game: Round, place: int) -> None:
    """Lay the planned cards down."""
    if rules.must_ask and count_planned(game) > 0:
        game.now[LAID] = 1
    _lay_rank(rules, game, place, WILD_MELD)
    for rank in range(BLACK_THREE, RANKS):
        _lay_rank(rules, game, place, rank)


@compiled
def _lay_rank(rules: RolloutRules, game: Round, place: int, rank: int) -> None:
    """Lay the planned cards of one rank down."""
    if planned(game, rank) == 0:
        return
    side = game.sides[place]
    naturals, twos, jokers = game.plan[rank, 0], game.plan[rank, 1], game.plan[rank, 2]
    game.hands[place, rank] -= naturals
    game.hands[place, TWO] -= twos
    game.hands[place, JOKER] -= jokers
    game.naturals[side, rank] += naturals
    game.wilds[side, rank] += twos + jokers
    game.turn[rank, 0] += naturals
    game.turn[rank, 1] += twos + jokers
    game.laid_points[side] += (
        naturals * rules.laid_points[rank] + twos * rules.laid_points[TWO] + jokers * rules.laid_points[JOKER]
    )
    game.has_melded[side] = 1
    played_from_foot(game, place)
    unplan(game, rank)
    if rules.sets_apart:
        set_apart(rules, game, side, rank)
