"""What a group is asked to choose, out of what, and who is asked."""
