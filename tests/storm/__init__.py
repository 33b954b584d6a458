"""Discord at its worst: the bot's real process over a real connection, and a table that must come right by itself."""
