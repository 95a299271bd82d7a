"""What an organiser writes: a request for a meeting, and who and what it needs."""
