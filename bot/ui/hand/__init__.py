"""The hand panel: the cards of a seat and everything that can be done with them."""
