"""Substitutes and resigning."""
