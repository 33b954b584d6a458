"""Rounds played to their end by a simple policy, in compiled code.

Everybody takes the pile when it is worth it, lays down what fits, goes out when possible, and discards what feeds the
opponents least. The engine is the authority: :mod:`tests.campaigns.rollouts` plays every action of a record again.

numba was chosen by measurement: for drawing, laying naturals and discarding alone, NumPy over 5,000 rounds at once took
270 ns a turn, and numba 80. The rest of a turn has branches, which NumPy would compute for every round.
"""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.coverage import ALWAYS, BEFORE_MELDS, NEVER, TOP_CARD
from bot.players.rollouts.hands import add_card, earns_foot, played_from_foot
from bot.players.rollouts.melds import set_apart
from bot.players.rollouts.policy.discarding import freeze_what_stays, worst_card
from bot.players.rollouts.policy.laying import end_chance, plans_lay_down
from bot.players.rollouts.policy.planning import count_planned, held_by, plan_upcard, planned, unplan
from bot.players.rollouts.policy.sequences import choose_suits
from bot.players.rollouts.policy.taking import plans_take
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
    OPENED,
    OVER,
    PILE_SIZE,
    PLAYING,
    RUN_ROW,
    SEAT,
    SHOWN,
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
    OF_SUIT,
    RANK_OF,
    RANKS,
    RED_THREE,
    SUIT_BITS,
    THREES_SET_ASIDE,
    TWO,
    WILD_MELD,
    Numbers,
)
from bot.players.rollouts.recording import (
    COUNT,
    DISCARD,
    DRAW,
    LAY_DOWN,
    MORE,
    PASS,
    SHOW,
    SUITS,
    TAKE,
    write,
    write_plan,
    write_question,
    write_run,
)
from bot.players.rollouts.rules import ON_TABLE, RolloutRules, ScoringRules
from bot.players.rollouts.runs import card_of, lay_runs, plan_card
from bot.players.rollouts.scoring import score_round, settle_sides, special_hand
from bot.players.rollouts.stock import (
    draw,
    draw_bonus,
    draw_with_threes,
    earns_bonus,
    lay_by_choice,
    lay_held_threes,
    lay_threes,
    pick_bonus_up,
    picks_foot_up,
    put_bonus_aside,
    replace_threes,
    threes_of,
)


@compiled
def play_round(
    rules: RolloutRules, scoring: ScoringRules, game: Round, record: Numbers, scores: Numbers
) -> int:
    """Play a round to its end and write the scores by side; return how many rows of ``record`` were written.

    Nothing is recorded into an array without rows.
    """
    rows = 0
    now = game.now
    while now[STAGE] < OVER:
        place = now[SEAT]
        if now[STAGE] == BEGINNING:
            if rules.ends_with_turn and now[DRAWN] >= len(game.stock):
                break
            game.turn[:] = 0
            now[OPENED] = 0
            now[RUN_ROW] = 0
            if now[WATCHER] == place:
                now[WATCHER] = -1
            if rules.turn_card > 0:
                pick_bonus_up(game, place)
            if rules.lays_by_choice != NEVER:
                rows = lay_held_threes(rules, game, place, record, rows)
                if now[STAGE] == EXHAUSTED:
                    break
            elif game.hands[place, RED_THREE] > 0 and not rules.keeps_threes:
                lay_threes(rules, game, place)
            now[TOOK] = plans_take(rules, game, place)
            if now[TOOK]:
                brings_bonus = earns_bonus(rules, game, place)
                threes = game.red_threes[place]
                if rules.has_runs:
                    choose_suits(rules, game, place)
                rows = _take_pile(rules, game, place, record, rows)
                rows = write_plan(rules, game, place, record, rows, MORE)
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
            if rules.lays_by_choice == ALWAYS or (
                rules.lays_by_choice == BEFORE_MELDS and not game.has_melded[game.sides[place]]
            ):
                rows = draw_with_threes(rules, game, place, record, rows)
                if now[STAGE] == EXHAUSTED:
                    break
            elif not draw(rules, game, place, rules.draw_count):
                break
        if now[TOOK] == 0 and game.has_melded[game.sides[place]] == 0:
            special = special_hand(rules, game, place)
            if special >= 0:
                rows = write(record, rows, SHOW, special, 0, 0, 0)
                now[SHOWN] = rules.special_hands[special]
                now[STAGE] = OVER
                break
        picks_foot_up(rules, game, place)
        late = end_chance(rules, game, place)
        while now[STAGE] != EXHAUSTED and plans_lay_down(rules, game, place, now[TOOK] > 0, late):
            brings_bonus = earns_bonus(rules, game, place)
            rows = write_question(rules, game, place, record, rows)
            if rules.has_runs:
                choose_suits(rules, game, place)
            rows = write_plan(rules, game, place, record, rows, LAY_DOWN)
            _lay_plan(rules, game, place)
            if brings_bonus and held_by(game, place) > 0:
                if not draw_bonus(rules, game, place):
                    now[STAGE] = EXHAUSTED
            elif not picks_foot_up(rules, game, place):
                break
        if now[STAGE] == EXHAUSTED:
            break
        if held_by(game, place) == 0:
            now[STAGE] = OVER
            break
        while True:
            card = worst_card(rules, game, place, late)
            if (
                rules.lays_by_choice != ALWAYS
                or card >= LOWEST
                or threes_of(game, place) == 0
                or held_by(game, place) == 1
            ):
                break
            # Threes are laid before a wild card is discarded.
            rows = lay_by_choice(rules, game, place, record, rows)
            if now[STAGE] == EXHAUSTED:
                break
        if now[STAGE] == EXHAUSTED:
            break
        rows = write(record, rows, DISCARD, card, 1, 0, 0)
        discard(rules, game, place, card)
    score_round(rules, scoring, game, now[SEAT] if now[STAGE] == OVER else -1, scores)
    return rows


@inlined
def discard(rules: RolloutRules, game: Round, place: int, card: int) -> None:
    """Discard, and go on to the next turn unless the round is over with that."""
    now = game.now
    add_card(game, place, card, -1)
    game.pile[now[PILE_SIZE]] = card
    now[PILE_SIZE] += 1
    played_from_foot(game, place)
    if held_by(game, place) == 0 and not picks_foot_up(rules, game, place):
        now[STAGE] = OVER
    if now[STAGE] >= OVER:
        return
    if rules.turn_card > 0 and now[OPENED] > 0:
        put_bonus_aside(rules, game, place)
    if JOKER <= card < BLACK_THREE:
        now[IS_FROZEN] = 1
    for each in range(WILD_MELD, RANKS):
        if game.turn[each, 0] + game.turn[each, 1] > 0:
            game.has_laid[place] = 1
    now[STAGE] = BEGINNING
    now[TURN] += 1
    now[LAID] = 0
    now[SEAT] = (place + 1) % len(game.sides)


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
            add_card(game, place, game.pile[at], 1)
    now[PILE_SIZE] = left
    now[FACE_DOWN] = 0
    freeze_what_stays(rules, game, left)
    is_for_run = now[RUN_ROW] > 0
    if (
        now[WATCHER] >= 0
        and game.sides[now[WATCHER]] != side
        and not (is_for_run and rules.run_takes == TOP_CARD)
    ):
        now[LOST] = 1
    if is_for_run:
        rows = write_run(game, side, record, rows, TAKE, now[RUN_ROW])
        plan_card(rules, game, place, now[RUN_ROW], upcard & RANK_OF)
        lay_runs(rules, game, place)
        return rows
    row = max(upcard & RANK_OF, WILD_MELD)
    kind = TAKE
    if rules.opens_before_pile and not game.has_melded[side] and planned(game, row) > game.plan[row, 0]:
        # The upcard joins a meld from the hand.
        rows = write(record, rows, TAKE, row, 0, 0, 0)
        kind = MORE
    rows = write(record, rows, kind, row, game.plan[row, 0], game.plan[row, 1], game.plan[row, 2])
    if rows > 0:
        record[rows - 1, COUNT] = count * rules.takes_from_card
        record[rows - 1, SUITS] = game.plan[row, 3]
    if upcard >= OF_SUIT:
        game.plan[row, 3] += 1 << SUIT_BITS * (upcard // OF_SUIT - 1)
    plan_upcard(game, upcard & RANK_OF, 1)
    _lay_rank(rules, game, place, row)
    return rows


@inlined
def _lay_plan(rules: RolloutRules, game: Round, place: int) -> None:
    """Lay the planned cards down."""
    if rules.has_runs:
        lay_runs(rules, game, place)
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
    if rules.has_runs and rank >= LOWEST:
        for suit in range(4):
            game.hands[place, card_of(rank, suit)] -= game.plan[rank, 3] >> SUIT_BITS * suit & 31
    game.hands[place, TWO] -= twos
    game.hands[place, JOKER] -= jokers
    game.naturals[side, rank] += naturals
    game.wilds[side, rank] += twos + jokers
    game.turn[rank, 0] += naturals
    game.turn[rank, 1] += twos + jokers
    game.laid_points[side] += (
        naturals * rules.points[ON_TABLE, rank]
        + twos * rules.points[ON_TABLE, TWO]
        + jokers * rules.points[ON_TABLE, JOKER]
    )
    if game.has_melded[side] == 0:
        game.has_melded[side] = 1
        game.now[OPENED] = 1
    played_from_foot(game, place)
    size = game.naturals[side, rank] + game.wilds[side, rank]
    earns_foot(rules, game, place, size - naturals - twos - jokers, size)
    unplan(game, rank)
    if rules.sets_apart or (rank == WILD_MELD and rules.sets_wilds_apart):
        set_apart(rules, game, side, rank)
