"""Playthroughs that are kept as text and reviewed as diffs."""
