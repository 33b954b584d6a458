"""Messages of the bot that stand in channels already: their files, and how to find them again."""
