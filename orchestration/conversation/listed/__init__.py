"""What is put on a session's list, or taken off it."""
