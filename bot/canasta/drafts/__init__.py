"""Half-built plays: what they count, what is wrong with them, what may be added, and what would help."""
