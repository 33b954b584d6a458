"""What those who run the bot see of it: metrics, and a small HTTP server that answers how it is."""
