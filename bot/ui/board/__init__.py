"""The public board of a table."""
