"""What an organiser wants done, in words."""
