"""The phases of a round: the options in each, their legality, and the changes they make."""
