"""Cutting and verifying deals."""
