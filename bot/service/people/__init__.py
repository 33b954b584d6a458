"""People: settings, names, what is stored about them, and its erasure."""
