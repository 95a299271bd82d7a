"""What is said once something is over: that it does not hold, or that somebody cannot come."""
