"""The daily deal in a server's channel: its message, the votes, and what an admin chooses."""
