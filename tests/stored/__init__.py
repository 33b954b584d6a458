"""Matches, exports and share codes as a released version stored them, kept for ever."""
