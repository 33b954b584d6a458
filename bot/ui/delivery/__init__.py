"""The messenger: channels, calls, posting each message once."""
