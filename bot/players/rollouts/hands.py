"""Cards that come to a hand of a rollout or leave it, by rank, and by card where there are sequences."""

from __future__ import annotations

from bot.players.rollouts.compiling import inlined
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import OF_SUIT, RANK_OF


@inlined
def add_card(game: Round, place: int, card: int, count: int) -> None:
    """Add so many of a card to a hand, or take them away."""
    game.hands[place, card & RANK_OF] += count
    if card >= OF_SUIT:
        game.hands[place, card] += count
