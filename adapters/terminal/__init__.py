"""A session in the terminal, as it happens."""
