"""Tables that wait for players, rematches, and lists of tables."""
