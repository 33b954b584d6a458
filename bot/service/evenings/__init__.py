"""Evenings: dates with a sign-up, whose tables are made up when they begin."""
