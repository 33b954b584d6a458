"""Tables that wait for players, and lists of tables."""
