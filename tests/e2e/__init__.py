"""End to end: the real process over loopback, and the playground in a real browser."""
