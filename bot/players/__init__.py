"""Computer players: a seat's view and a Random in, an action out."""
