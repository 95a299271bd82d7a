"""What is the same on every chat platform: what comes of a message, and what is kept of it."""
