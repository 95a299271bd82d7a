"""Whether somebody comes to what was decided, and what is in their way."""
