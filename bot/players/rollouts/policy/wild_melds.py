"""The meld of wild cards of a side in a rollout: when it is begun, and what goes there."""

from __future__ import annotations

from bot.players.rollouts.compiling import inlined
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import FULL_WILD_MELDS, SPARE, WILD_MELD
from bot.players.rollouts.rules import RolloutRules
from bot.players.rollouts.weights import GATHERS_FROM, OUT_WILDS

_SMALLEST = 3
"""The fewest cards of a meld."""


@inlined
def spare_wilds(game: Round) -> int:
    """Return the number of wild cards that are not planned."""
    return game.plan[SPARE, 1] + game.plan[SPARE, 2]


@inlined
def _size(game: Round, side: int) -> int:
    """Return the cards of the meld after the plan."""
    on_table = game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD]
    return on_table + game.plan[WILD_MELD, 0] + game.plan[WILD_MELD, 2]


@inlined
def wild_canastas_of(rules: RolloutRules, game: Round, side: int) -> int:
    """Return the number of canastas of wild cards on the table."""
    size = game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD]
    return game.wilds[side, FULL_WILD_MELDS] + (size >= rules.canasta_size)


@inlined
def wild_canastas_planned(rules: RolloutRules, game: Round, side: int) -> int:
    """Return the number of canastas of wild cards after the plan."""
    return game.wilds[side, FULL_WILD_MELDS] + (_size(game, side) >= rules.canasta_size)


@inlined
def is_wild_canasta_missing(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether going out needs one more canasta of wild cards after the plan."""
    return rules.wild_canastas > 0 and wild_canastas_planned(rules, game, side) < rules.wild_canastas


@inlined
def locks_others(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether no wild card goes to another meld."""
    if not rules.locks_wilds:
        return False
    return 0 < game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD] < rules.canasta_size


@inlined
def gathered(rules: RolloutRules, game: Round, side: int) -> int:
    """Return how many of the spare wild cards go to the meld of wild cards until it is a canasta."""
    if rules.largest_wild_meld == 0:
        return 0
    size, spare = _size(game, side), spare_wilds(game)
    fewest = _SMALLEST if is_wild_canasta_missing(rules, game, side) else rules.weights[side][GATHERS_FROM]
    if size >= rules.canasta_size or (size == 0 and spare < fewest):
        return 0
    return min(spare, rules.largest_wild_meld - size)


@inlined
def gathered_to_go_out(rules: RolloutRules, game: Round, side: int) -> int:
    """Return how many of the spare wild cards must go there before others, for the player to go out."""
    if rules.largest_wild_meld == 0:
        return 0
    missing, spare = rules.canasta_size - _size(game, side), spare_wilds(game)
    if locks_others(rules, game, side):
        return min(spare, rules.largest_wild_meld - _size(game, side))
    return missing if is_wild_canasta_missing(rules, game, side) and missing <= spare else 0


@inlined
def unloaded(rules: RolloutRules, game: Round, side: int, begins: bool) -> int:
    """Return how many of the spare wild cards the meld can still take; none where it would have to be begun but may not."""
    size, spare = _size(game, side), spare_wilds(game)
    if size == 0 and (not begins or spare < _SMALLEST):
        return 0
    return min(spare, rules.largest_wild_meld - size)


@inlined
def cost_of_leaving(rules: RolloutRules, game: Round, side: int) -> float:
    """Return what it costs to end the round while the meld is no canasta."""
    size = _size(game, side)
    return rules.weights[side][OUT_WILDS] * size if size < rules.canasta_size else 0.0
