"""Irregularities that are punished instead of refused: penalty cards, false card counts and fines."""
