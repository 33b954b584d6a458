"""Searches for combinations that make an initial meld."""
