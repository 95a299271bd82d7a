"""Play a conversation that is written down, and print all that anybody sees of it."""
