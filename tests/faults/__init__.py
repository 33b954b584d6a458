"""Faults planted on purpose in what guards state, secrets, permissions and time: each must be noticed by a test."""
