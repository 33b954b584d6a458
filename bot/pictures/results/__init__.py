"""Pictures of results: the sheets of a round, the course of a match, standings, years, and moments."""
