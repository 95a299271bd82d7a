"""A local workspace in the browser: people, conversations, and a bot that takes part in them."""
