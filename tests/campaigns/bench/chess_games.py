"""The yardstick: random games of chess by python-chess, played in the same manner."""

from __future__ import annotations

import gc
from random import Random
from time import process_time

import chess


def play_game(rng: Random) -> int:
    """Play a game to its end at random; the number of moves made.

    The ends of :meth:`chess.Board.is_game_over` are tested one by one, since mate and stalemate are known from the
    list of moves: this is the faster way, so the harder yardstick.
    """
    board = chess.Board()
    moves_made = 0
    random = rng.random
    while True:
        moves = list(board.legal_moves)
        if (
            not moves
            or board.is_insufficient_material()
            or board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
        ):
            return moves_made
        board.push(moves[int(random() * len(moves))])
        moves_made += 1


class RandomChess:
    """Random games of chess one after the other."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, seconds: float) -> float:
        """Return the moves a second, in processor time of this process, of so many seconds and the game begun in them."""
        moves = 0
        gc.collect()
        started = process_time()
        while process_time() - started < seconds:
            moves += play_game(self._rng)
        return moves / (process_time() - started)
