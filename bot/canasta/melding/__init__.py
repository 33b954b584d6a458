"""Melds: what makes one, laying down, laying off, runs of a suit."""
