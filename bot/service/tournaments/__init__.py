"""Tournaments: entries, rounds of matches between them, and standings."""
