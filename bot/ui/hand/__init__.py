"""The hand panel: the cards of a seat, what can be done with them, and what happened meanwhile."""
