"""Evenings: the message with the sign-up, the calls to it, and the organiser's panel."""
