"""What server managers decide, the log of it, and how long data is kept."""
