"""The asynchronous application between the game and its surroundings; no Discord and no SQL here."""
