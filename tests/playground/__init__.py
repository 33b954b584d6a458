"""The playground without a browser."""
