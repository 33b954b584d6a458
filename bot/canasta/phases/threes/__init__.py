"""Threes: laid on the table, held, and as the last card of the stock."""
