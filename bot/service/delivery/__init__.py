"""Delivery of messages: notices, the outbox, the channels of a table."""
