"""Stores for tests: in memory, and the real ones on a new database of their own."""
