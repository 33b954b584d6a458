"""Learning Canasta by touch: small positions, each with one thing to do and a sentence why."""
