"""Searches for plays: suggestions, initial melds, ways to go out. What is legal is decided in `phases`."""
