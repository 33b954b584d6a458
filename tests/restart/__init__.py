"""What people notice when the bot is stopped and started anew: over a real connection, with real processes."""
