"""Which clock somebody speaks by: where they are, and what time it is there."""
