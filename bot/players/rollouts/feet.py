"""Feet: second packets that are picked up when the hand is played out, unknown to everybody until then."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.position import HAS_FOOT, PICKED_UP, PLAYED, Round
from bot.players.rollouts.ranks import RANKS, RED_THREE


@compiled
def has_foot(game: Round, place: int) -> bool:
    """Return whether a player still has a foot to pick up."""
    return game.foot_stage[place] == HAS_FOOT


@compiled
def played_from_foot(game: Round, place: int) -> None:
    """Note that a player lays or discards a card, which counts as one of a foot that was picked up."""
    if game.foot_stage[place] == PICKED_UP:
        game.foot_stage[place] = PLAYED


@compiled
def picks_foot_up(game: Round, place: int, held: int) -> bool:
    """Pick up the foot if no cards are held; return whether that was done."""
    if held > 0 or game.foot_stage[place] != HAS_FOOT:
        return False
    game.foot_stage[place] = PICKED_UP
    for rank in range(RED_THREE, RANKS):
        game.hands[place, rank] += game.feet[place, rank]
        game.feet[place, rank] = 0
    return True


@compiled
def is_barred(game: Round, place: int) -> bool:
    """Return whether a foot bars going out: the own one not picked up, or a partner's not played from."""
    if game.foot_stage[place] == HAS_FOOT:
        return True
    for other in range(len(game.sides)):
        if other != place and game.sides[other] == game.sides[place] and game.foot_stage[other] != PLAYED:
            return True
    return False
