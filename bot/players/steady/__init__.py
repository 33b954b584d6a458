"""The steady player: its opinions, one module each."""
