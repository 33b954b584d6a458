"""Ladders of members by their ratings: ``/ladder``."""
