"""Tables that fill their seats, and lists of tables."""
