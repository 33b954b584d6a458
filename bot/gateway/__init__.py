"""The connection to Discord: the client, shards, limits on identifying and on requests, command sync."""
