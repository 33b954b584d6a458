"""Drafts of plays: their points, what is wrong with them, what may be added, and what would make them legal."""
