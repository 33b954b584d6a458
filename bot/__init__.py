"""A Discord bot for Canasta, played over hours or days with slash commands and buttons."""
