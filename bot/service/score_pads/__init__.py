"""Score pads for games that are played with real cards."""
