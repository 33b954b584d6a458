"""Decisions of the players of rollouts: the cards that they take, lay down and discard."""
