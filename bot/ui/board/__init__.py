"""The public board of a table and its buttons."""
