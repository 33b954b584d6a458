"""Tournaments in a server's channel: the sign-up, the pairings of each round, the standings, and organising."""
