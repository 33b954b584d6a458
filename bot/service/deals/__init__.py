"""Deals: sealed before they are dealt, cut by players, opened and verified afterwards."""
