"""Rule behaviour that numbers and flags cannot express, one dispatch table per file."""
