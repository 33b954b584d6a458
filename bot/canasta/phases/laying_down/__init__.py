"""Laying melds down and laying cards off."""
