"""Practice matches: beginning one, and going on with it."""
