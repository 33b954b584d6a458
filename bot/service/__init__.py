"""The asynchronous application layer between the game and its adapters; no Discord and no SQL here."""
