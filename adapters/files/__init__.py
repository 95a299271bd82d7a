"""Files that a person hands in, and the answers they get: scenarios, polls, preferences as data."""
