"""A session of kind meeting: its state, its decide, what it shows."""
