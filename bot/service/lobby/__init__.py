"""The table before the match: seats, the start, rematches."""
