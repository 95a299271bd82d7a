"""What a decision shows: to its channel, to each member, and of how it came about."""
