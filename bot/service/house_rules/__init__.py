"""House rules of servers."""
