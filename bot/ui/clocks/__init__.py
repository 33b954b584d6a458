"""Terms of time, pauses, and time that runs out."""
