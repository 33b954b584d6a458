"""The steady player, with one module for each part of its judgement."""
