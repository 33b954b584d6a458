"""The phases of a round: what may be done in each, whether it is legal, and what it changes."""
