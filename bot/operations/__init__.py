"""What whoever runs the bot sees of it: metrics, and a small HTTP server that answers how it is."""
