"""Matches that are played: the table and its record, moves, what follows from them, computers, drafts."""
