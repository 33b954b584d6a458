"""Scores of a round from what is counted at its end: by the engine, or at a table with real cards."""
