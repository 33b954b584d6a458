"""Non-interference of the whole bot: whatever a receiver may not know is changed, and nothing he gets may change."""
