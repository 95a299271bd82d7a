"""A choice that repeats by itself."""
