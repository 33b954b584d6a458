"""Time at a table: terms, clocks, deadlines, pauses, quiet hours and time zones."""
