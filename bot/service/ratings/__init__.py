"""Ratings of people by the matches they finished, and the ladders made of them."""
