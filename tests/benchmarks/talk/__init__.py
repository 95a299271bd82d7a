"""What people write around a poll and a choice, and what it comes to."""
