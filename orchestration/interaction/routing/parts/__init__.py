"""A message into its parts, and what these are to each other."""
