"""Cards that come to a hand of a rollout or leave it, and feet: second packets, unknown to everybody until the hand is played out."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.position import EARNED, HAS_FOOT, PICKED_UP, PLAYED, Round
from bot.players.rollouts.ranks import OF_SUIT, RANK_OF
from bot.players.rollouts.rules import RolloutRules


@inlined
def add_card(game: Round, place: int, card: int, count: int) -> None:
    """Add so many of a card to a hand, or take them away."""
    game.hands[place, card & RANK_OF] += count
    if card >= OF_SUIT:
        game.hands[place, card] += count


@compiled
def has_foot(game: Round, place: int) -> bool:
    """Return whether a player still has a foot to pick up."""
    return game.foot_stage[place] <= HAS_FOOT


@compiled
def played_from_foot(game: Round, place: int) -> None:
    """Note that a player lays or discards a card, which counts as one of a foot that was picked up."""
    if game.foot_stage[place] == PICKED_UP:
        game.foot_stage[place] = PLAYED


@inlined
def earns_foot(rules: RolloutRules, game: Round, place: int, before: int, size: int) -> None:
    """Note that a player's meld has grown to a size, which brings the foot where the first own canasta does."""
    if (
        rules.canasta_brings_foot
        and before < rules.canasta_size <= size
        and game.foot_stage[place] == HAS_FOOT
    ):
        game.foot_stage[place] = EARNED


@compiled
def is_barred(rules: RolloutRules, game: Round, place: int) -> bool:
    """Return whether a foot bars going out: the own one not picked up, or a partner's not played from."""
    if has_foot(game, place):
        return True
    if not rules.partners_feet_bar:
        return False
    for other in range(len(game.sides)):
        if other != place and game.sides[other] == game.sides[place] and game.foot_stage[other] != PLAYED:
            return True
    return False
