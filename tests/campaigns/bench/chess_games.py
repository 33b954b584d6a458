"""The yardstick: random games of chess by python-chess, played in the same manner."""

from __future__ import annotations

from random import Random

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
