"""Messages to be sent: notices, the outbox, the channels of a table."""
