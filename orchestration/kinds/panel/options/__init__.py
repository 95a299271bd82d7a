"""What a panel can speak for, and who vouches for it."""
