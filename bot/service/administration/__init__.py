"""Server limits, the admin log and data retention."""
