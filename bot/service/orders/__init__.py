"""Standing orders of players."""
