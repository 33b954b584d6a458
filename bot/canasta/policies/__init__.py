"""Rule behaviour that numbers and flags cannot say, one dispatch table a file."""
